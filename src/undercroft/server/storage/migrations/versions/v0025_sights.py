"""Step 25: when a page of somebody was last in sight.

Revision ID: 0025
Revises: 0024
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("person_guests", sa.Column("seen", sa.Float))
