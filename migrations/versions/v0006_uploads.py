"""Pictures that a platform keeps for us, by the name under which it sends them again.

Revision: 0006, after 0005.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uploads",
        sa.Column("platform", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("file_id", sa.Text(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("platform", "account", "digest", name="pk_uploads"),
    )
    op.create_index("ix_uploads_used_at", "uploads", ["used_at"])


def downgrade() -> None:
    op.drop_table("uploads")
