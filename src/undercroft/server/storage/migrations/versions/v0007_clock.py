"""Step 7: what the server believes of its clock.

Revision ID: 0007
Revises: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Until they are known, the tables tell when the clock was last right."""
    op.add_column("lease", sa.Column("believed", sa.Float))
    op.add_column("lease", sa.Column("doubted", sa.Float))
