"""When the clock of a match was set, so that an outage before is not added to it.

Revision: 0002, after 0001.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("wound_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "wound_at")
