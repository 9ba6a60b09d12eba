"""Step 2: keep private tables out of the index of public ones, so that their answers need not update it.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PUBLIC: sa.ColumnElement[bool] = sa.literal_column("public")


def upgrade() -> None:
    """Recreate the index."""
    op.drop_index("tables_public", "tables")
    op.create_index("tables_public", "tables", ["status", "changed"], sqlite_where=PUBLIC, postgresql_where=PUBLIC)
