"""The first tables.

Revision: 0001, after nothing.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chats",
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("external_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("lost", sa.Boolean(), nullable=False),
        sa.Column("welcomed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_chats")),
        sa.UniqueConstraint("platform", "external_id", name=op.f("uq_chats_platform_external_id")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=True),
        sa.Column("shifts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("language_chosen", sa.Boolean(), nullable=False),
        sa.Column("luck", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rated_matches", sa.Integer(), nullable=False),
        sa.Column("forgotten", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "accounts",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("external_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("handle", sa.Text(), nullable=True),
        sa.Column("reachable", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_accounts_person_id")),
        sa.PrimaryKeyConstraint("platform", "external_id", name=op.f("pk_accounts")),
    )
    op.create_index("ix_accounts_person_id", "accounts", ["person_id"], unique=False)
    op.create_index("ix_accounts_platform_handle", "accounts", ["platform", "handle"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("blocked_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["blocked_id"], ["people.id"], name=op.f("fk_blocks_blocked_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_blocks_person_id")),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("chat_key", sa.Integer(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=True),
        sa.Column("teams", sa.Boolean(), nullable=False),
        sa.Column("starter", sa.Integer(), nullable=True),
        sa.Column("first_dealer", sa.Integer(), nullable=True),
        sa.Column("dealer_drawn", sa.Boolean(), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("delivered", sa.Integer(), nullable=False),
        sa.Column("due", sa.Text(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.Integer(), nullable=True),
        sa.Column("rematch_of", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["chat_key"], ["chats.key"], name=op.f("fk_matches_chat_key")),
        sa.ForeignKeyConstraint(["starter"], ["people.id"], name=op.f("fk_matches_starter")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("key", name=op.f("uq_matches_key")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_chat_key_status", "matches", ["chat_key", "status"], unique=False)
    op.create_index("ix_matches_due_at", "matches", ["due_at"], unique=False)
    op.create_index(
        "ix_matches_starter_created_at", "matches", ["starter", "created_at"], unique=False
    )
    op.create_table(
        "events",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_events_match_id")),
        sa.PrimaryKeyConstraint("match_id", "version", name=op.f("pk_events")),
    )
    op.create_table(
        "plays",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("takes", sa.Text(), nullable=False),
        sa.Column("by_computer", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_plays_match_id")),
        sa.PrimaryKeyConstraint("match_id", "ply", name=op.f("pk_plays")),
    )
    op.create_table(
        "posts",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("chat_key", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.Text(), nullable=True),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("generation", sa.Text(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["chat_key"], ["chats.key"], name=op.f("fk_posts_chat_key")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_posts_match_id")),
        sa.PrimaryKeyConstraint("match_id", "slot", name=op.f("pk_posts")),
    )
    op.create_table(
        "records",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_records_match_id")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_records")),
        sa.UniqueConstraint("key", name=op.f("uq_records_key")),
    )
    op.create_table(
        "results",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("chat_key", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["chat_key"], ["chats.key"], name=op.f("fk_results_chat_key")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_results_match_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_results_person_id")),
        sa.PrimaryKeyConstraint("match_id", "person_id", name=op.f("pk_results")),
    )
    op.create_index(
        "ix_results_chat_key_finished_at", "results", ["chat_key", "finished_at"], unique=False
    )
    op.create_index(
        "ix_results_people_finished_at", "results", ["people", "finished_at"], unique=False
    )
    op.create_index(
        "ix_results_person_id_finished_at", "results", ["person_id", "finished_at"], unique=False
    )
    op.create_table(
        "rounds",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=True),
        sa.Column("words", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("counted", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("totals", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_rounds_match_id")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_rounds")),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("invited", sa.Text(), nullable=True),
        sa.Column("invited_id", sa.Integer(), nullable=True),
        sa.Column("arriving", sa.Boolean(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("unreachable", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["invited_id"], ["people.id"], name=op.f("fk_seats_invited_id")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seats_match_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_invited_id", "seats", ["invited_id"], unique=False)
    op.create_index("ix_seats_person_id", "seats", ["person_id"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_seats_person_id", table_name="seats")
    op.drop_index("ix_seats_invited_id", table_name="seats")
    op.drop_table("seats")
    op.drop_table("rounds")
    op.drop_index("ix_results_person_id_finished_at", table_name="results")
    op.drop_index("ix_results_people_finished_at", table_name="results")
    op.drop_index("ix_results_chat_key_finished_at", table_name="results")
    op.drop_table("results")
    op.drop_table("records")
    op.drop_table("posts")
    op.drop_table("plays")
    op.drop_table("events")
    op.drop_index("ix_matches_starter_created_at", table_name="matches")
    op.drop_index("ix_matches_due_at", table_name="matches")
    op.drop_index("ix_matches_chat_key_status", table_name="matches")
    op.drop_table("matches")
    op.drop_table("blocks")
    op.drop_index("ix_accounts_platform_handle", table_name="accounts")
    op.drop_index("ix_accounts_person_id", table_name="accounts")
    op.drop_table("accounts")
    op.drop_table("people")
    op.drop_table("heartbeat")
    op.drop_table("chats")
