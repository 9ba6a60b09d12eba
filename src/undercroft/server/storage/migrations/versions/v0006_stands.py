"""Step 6: where each game is, for the list of tables.

Revision ID: 0006
Revises: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Of tables that exist already nothing is known until their next answer."""
    op.add_column("tables", sa.Column("stands", sa.Text))
