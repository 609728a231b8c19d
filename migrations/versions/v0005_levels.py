"""How well computers play, and whom one has played against.

Revision: 0005, after 0004.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE seats SET computer = 'casual' WHERE computer = 'greedy'")
    op.add_column("results", sa.Column("computer", sa.Text(), nullable=True))
    op.execute(
        "UPDATE results SET computer = 'casual' WHERE EXISTS (SELECT 1 FROM seats"
        " JOIN matches ON matches.id = seats.match_id"
        " WHERE seats.match_id = results.match_id AND seats.person_id IS NULL"
        " AND seats.computer IS NOT NULL AND NOT (matches.teams AND seats.number % 2 ="
        " (SELECT own.number % 2 FROM seats AS own WHERE own.match_id = results.match_id"
        " AND own.person_id = results.person_id)))"
    )


def downgrade() -> None:
    op.drop_column("results", "computer")
    op.execute("UPDATE seats SET computer = 'greedy' WHERE computer IS NOT NULL")
