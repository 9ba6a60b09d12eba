"""Step 15: how people want to find their tables, and which bots answer for them while they are away.

Revision ID: 0015
Revises: 0014
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and add the column."""
    op.add_column("seats", sa.Column("stand_in", sa.String(40)))
    op.create_table(
        "table_marks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pinned", sa.Boolean, nullable=False),
        sa.Column("snoozed", sa.Float),
    )
    op.create_index("table_marks_table", "table_marks", ["table_id"])
