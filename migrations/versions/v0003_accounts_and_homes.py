"""One person with several accounts, servers as homes of their channels, codes of open tables.

Also the platform that a seat's hand goes to, and a clock for one match. Revision: 0003, after 0002.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "chats",
        sa.Column(
            "home_key",
            sa.Integer(),
            sa.ForeignKey("chats.key", name="fk_chats_home_key"),
            nullable=True,
        ),
        inline_references=True,
    )
    op.create_index("ix_chats_home_key", "chats", ["home_key"])
    op.add_column("seats", sa.Column("platform", sa.Text(), nullable=True))
    op.add_column("posts", sa.Column("platform", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("code", sa.Text(), nullable=True))
    op.create_index("ix_matches_code", "matches", ["code"], unique=True)
    op.add_column("matches", sa.Column("turn_seconds", sa.Integer(), nullable=True))
    _accounts()
    op.create_table(
        "links",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("external_id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("claimed_by", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_links_person_id"),
        sa.ForeignKeyConstraint(["claimed_by"], ["people.id"], name="fk_links_claimed_by"),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
    )
    op.create_index("ix_links_person_id", "links", ["person_id"])
    op.create_index("ix_links_claimed_by", "links", ["claimed_by"])


def _accounts() -> None:
    """Each account has a name and a language of its own: so far a person had one account."""
    op.add_column("accounts", sa.Column("name", sa.Text(), nullable=True))
    op.add_column("accounts", sa.Column("language", sa.Text(), nullable=True))
    op.add_column(
        "accounts", sa.Column("hand_place", sa.Text(), nullable=False, server_default="dm")
    )
    op.execute(
        "UPDATE accounts SET"
        " name = (SELECT name FROM people WHERE people.id = accounts.person_id),"
        " language = (SELECT language FROM people"
        " WHERE people.id = accounts.person_id AND NOT people.language_chosen)"
    )
    op.drop_index("ix_accounts_person_id", "accounts")
    op.create_index(
        "ix_accounts_person_id_platform", "accounts", ["person_id", "platform"], unique=True
    )


def downgrade() -> None:
    op.drop_table("links")
    op.drop_index("ix_accounts_person_id_platform", "accounts")
    op.create_index("ix_accounts_person_id", "accounts", ["person_id"])
    for column in ("hand_place", "language", "name"):
        op.drop_column("accounts", column)
    op.drop_column("matches", "turn_seconds")
    op.drop_index("ix_matches_code", "matches")
    op.drop_column("matches", "code")
    op.drop_column("posts", "platform")
    op.drop_column("seats", "platform")
    op.drop_index("ix_chats_home_key", "chats")
    op.drop_column("chats", "home_key")
