"""Step 11: how often each table has changed, and what its people ask of each other.

Revision ID: 0011
Revises: 0010
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. A server of an earlier version that still runs may not write any more: its lease is taken."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("requests", sa.Text))
    op.execute("UPDATE lease SET epoch = epoch + 1, holder = '', until = 0")
