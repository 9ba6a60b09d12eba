"""Alembic's entry point; `database_engine` leaves its connection in the attributes of the configuration."""

from __future__ import annotations

from alembic import context

from undercroft.server.storage.database_schema import METADATA

if hasattr(context, "config"):  # otherwise the file is only being imported
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
