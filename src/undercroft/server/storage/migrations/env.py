"""Run by alembic, with the server's connection in the configuration's attributes."""

from __future__ import annotations

from alembic import context

from undercroft.server.storage.schema import METADATA

if hasattr(context, "config"):  # else somebody only imports this file
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
