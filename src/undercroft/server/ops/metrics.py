"""Metrics in the Prometheus text format.

With several processes, the Prometheus client library keeps the numbers of each in files, and any process reports the
sums. It reads the folder for them (`PROMETHEUS_MULTIPROC_DIR`) when this module is imported.
"""

from __future__ import annotations

import os
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        live: Any = {"registry": self.registry, "multiprocess_mode": "livesum"}
        self.answers = Counter("undercroft_answers", "answers on disk", ["by"], registry=self.registry)
        self.refused = Counter("undercroft_refused", "answers refused", ["code"], registry=self.registry)
        self.bot_failures = Counter("undercroft_bot_failures", "bots that failed", ["reason"], registry=self.registry)
        self.tables = Gauge("undercroft_tables_in_memory", "tables in memory", **live)
        self.connections = Gauge("undercroft_connections", "open sockets", **live)
        self.group = Histogram(
            "undercroft_commit_group",
            "writes per commit",
            buckets=(1, 2, 5, 10, 25, 50, 100, 250),
            registry=self.registry,
        )
        self.commit = Histogram("undercroft_commit_seconds", "time of a commit", registry=self.registry)

    def text(self) -> bytes:
        """Return all metrics as text: this process's, or the sums over all processes."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_process(pid: int) -> None:
    """Stop counting what a process had open, since it has ended."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
