"""Step 24: when people are away for some days.

Revision ID: 0024
Revises: 0023
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and add what seats know of it."""
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("notices", sa.Boolean, nullable=False),
    )
    op.add_column("seats", sa.Column("vacation_from", sa.Float))
    op.add_column("seats", sa.Column("vacation_until", sa.Float))
