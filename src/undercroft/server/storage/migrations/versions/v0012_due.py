"""Step 12: when to look at which table, and when nobody could answer.

Revision ID: 0012
Revises: 0011
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, with a look at once at every table that may need one."""
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("lasted", sa.Float, nullable=False),
    )
    op.create_table(
        "due",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
    looks = {
        "late": "pace IS NOT NULL AND status != 'finished'",
        "bots": "status != 'finished' AND id IN (SELECT table_id FROM seats WHERE kind = 'bot' OR away)",
        "chronicle": "status = 'finished' AND id NOT IN (SELECT table_id FROM chronicles)",
    }
    for kind, tables in looks.items():
        op.execute(f"INSERT INTO due SELECT '{kind}', id, changed, 0 FROM tables WHERE {tables}")
    op.execute("INSERT INTO due VALUES ('expiry', '', 0, 0)")
    op.drop_index("seats_asked", "seats")
