"""Step 21: how much time people have on their clocks.

Revision ID: 0021
Revises: 0020
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("increment", sa.Integer))
    op.add_column("seats", sa.Column("bank", sa.Float))
