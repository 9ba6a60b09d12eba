"""Step 8: how many bytes each table takes; of what was said at it, the last 1,000 messages stay.

Revision ID: 0008
Revises: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEPT = 1000


def upgrade() -> None:
    """Add the column, compute it, and delete older messages."""
    op.execute(
        "DELETE FROM chat WHERE number <= "
        f"(SELECT max(latest.number) FROM chat AS latest WHERE latest.table_id = chat.table_id) - {KEPT}"
    )
    op.add_column("tables", sa.Column("size", sa.Integer))
    op.execute(
        "UPDATE tables SET size = length(header)"
        " + coalesce((SELECT sum(length(action) + 50) FROM actions WHERE table_id = tables.id), 0)"
        " + coalesce((SELECT sum(length(text) + 50) FROM chat WHERE table_id = tables.id), 0)"
    )
