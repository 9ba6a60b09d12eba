"""Step 19: notices of reminders by others at the table.

Revision ID: 0019
Revises: 0018
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("questions", sa.Column("nudged", sa.Float))
    op.add_column("questions", sa.Column("reminded", sa.Float))
