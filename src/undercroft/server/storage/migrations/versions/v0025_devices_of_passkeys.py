"""Step 25: where passkeys were made.

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
    """Add the column; it stays empty for the passkeys there are."""
    op.add_column("credentials", sa.Column("device", sa.String(60)))
