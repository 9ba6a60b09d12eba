"""Step 17: people have time to change their mind before they are deleted, and leave seats without a name.

Revision ID: 0017
Revises: 0016
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("people", sa.Column("ends", sa.Float))
    op.add_column("seats", sa.Column("former", sa.Boolean, nullable=False, server_default=sa.false()))
