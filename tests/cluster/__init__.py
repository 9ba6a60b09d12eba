"""Several nodes of one server, real PostgreSQL and NATS, and what may happen to them."""
