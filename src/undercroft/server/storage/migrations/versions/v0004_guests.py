"""Step 4: seeds that are known, people who are away, budgets by address, one server at a time.

Revision ID: 0004
Revises: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


ASKED: sa.ColumnElement[bool] = sa.literal_column("asked IS NOT NULL")


def upgrade() -> None:
    """Add the columns and the table. Links of seats that are taken die, as they do now when a seat is taken."""
    op.execute("UPDATE seats SET secret = NULL WHERE guest IS NOT NULL")
    op.add_column("tables", sa.Column("seed_known", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET seed_known = true WHERE lesson IS NOT NULL")
    op.add_column("tables", sa.Column("pace", sa.Integer))
    op.add_column("tables", sa.Column("absent", sa.String(40)))
    op.add_column("tables", sa.Column("address", sa.String(64)))
    op.create_index("tables_address", "tables", ["address", "status"])
    op.add_column("seats", sa.Column("asked", sa.Float))
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_asked", "seats", ["asked"], sqlite_where=ASKED, postgresql_where=ASKED)
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
