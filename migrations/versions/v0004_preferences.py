"""What chats and people have set, who set it, and how far a person has come in the course.

Revision: 0004, after 0003.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chats", sa.Column("preferences", sa.JSON(), nullable=True))
    op.drop_column("chats", "language")  # among the preferences now; nothing ever wrote it
    op.add_column("people", sa.Column("preferences", sa.JSON(), nullable=True))
    op.add_column(
        "people", sa.Column("lessons", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "preference_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat_key", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["chat_key"], ["chats.key"], name="fk_preference_log_chat_key"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_preference_log_person_id"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_preference_log"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_preference_log_chat_key", "preference_log", ["chat_key"])
    op.create_index("ix_preference_log_person_id", "preference_log", ["person_id"])


def downgrade() -> None:
    op.drop_table("preference_log")
    op.drop_column("people", "lessons")
    op.drop_column("people", "preferences")
    op.add_column("chats", sa.Column("language", sa.Text(), nullable=True))
    op.drop_column("chats", "preferences")
