"""Which plays of a match that was put away the computer made for somebody; unknown of older ones.

Revision: 0007, after 0006.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("stood_in", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("records", "stood_in")
