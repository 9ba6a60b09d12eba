"""The steps by which a database reaches today's schema; the server runs them at its start. Alembic begins at `env`."""
