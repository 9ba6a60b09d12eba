"""Step 9: who has said what in the chat; until now the seat was stored alone, which may have changed hands.

Revision ID: 0009
Revises: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NOTE = -2
CHANGES = "seat-claimed", "seat-left", "seat-freed"


def upgrade() -> None:
    """Add the column. Words are given to the guest at their seat if the seat never changed hands or has their name."""
    op.add_column("chat", sa.Column("guest", sa.String(32)))
    op.create_index("chat_guest", "chat", ["guest"])
    changes = " OR ".join([f"""actions.action LIKE '%"{code}"%'""" for code in CHANGES])
    op.execute(
        "UPDATE chat SET guest = (SELECT seats.guest FROM seats"
        " WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND (seats.name = chat.name OR NOT EXISTS"
        f" (SELECT 1 FROM actions WHERE actions.table_id = chat.table_id AND actions.seat = {NOTE} AND ({changes})"
        """ AND actions.action LIKE '%"seat":' || chat.seat || ',%')))"""
    )
