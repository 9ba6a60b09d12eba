"""Step 20: one mail a day instead of many.

Revision ID: 0020
Revises: 0019
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("notice_choices", sa.Column("digest", sa.Integer))
    op.add_column("notices", sa.Column("at", sa.Float))
