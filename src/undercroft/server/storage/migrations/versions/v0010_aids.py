"""Step 10: whether the planner and hints may be used at a table of several people; at older tables they may not.

Revision ID: 0010
Revises: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.false()))
