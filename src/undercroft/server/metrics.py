"""Numbers for whoever runs the server, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("undercroft_answers", "answers on disk", ["by"], registry=self.registry)
        self.refused = Counter("undercroft_refused", "answers refused", ["code"], registry=self.registry)
        self.bot_failures = Counter("undercroft_bot_failures", "bots that failed", ["reason"], registry=self.registry)
        self.tables = Gauge("undercroft_tables_in_memory", "tables in memory", registry=self.registry)
        self.connections = Gauge("undercroft_connections", "open sockets", registry=self.registry)
        self.group = Histogram(
            "undercroft_commit_group",
            "writes per commit",
            buckets=(1, 2, 5, 10, 25, 50, 100, 250),
            registry=self.registry,
        )
        self.commit = Histogram("undercroft_commit_seconds", "time of a commit", registry=self.registry)

    def text(self) -> bytes:
        """All of them."""
        return generate_latest(self.registry)
