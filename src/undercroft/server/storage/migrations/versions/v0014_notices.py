"""Step 14: who is asked what since when, and how people hear of it.

Revision ID: 0014
Revises: 0013
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables, and add what a code by mail needs."""
    op.create_table(
        "questions",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("noticed", sa.Float),
        sa.Column("warned", sa.Float),
    )
    op.create_index("questions_guest", "questions", ["guest"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("target_hash", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("proved", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("paused", sa.String(20)),
        sa.Column("last_at", sa.Float),
        sa.Column("last_result", sa.String(20)),
    )
    op.create_index("channels_person", "channels", ["person", "target_hash"], unique=True)
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("locale", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("mutes_table", "mutes", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("notices_table", "notices", ["table_id"])
    op.create_index("notices_channel", "notices", ["channel"])
    op.add_column("credentials", sa.Column("value", sa.Text))
    op.add_column("proofs", sa.Column("tries", sa.Integer, nullable=False, server_default="0"))
