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


SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
"""The bounds of the histograms that measure time."""


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
        self.responses = Counter("undercroft_responses", "HTTP responses", ["status"], registry=self.registry)
        self.bot_questions = Gauge("undercroft_bot_questions", "questions that wait for a free bot process", **live)
        self.bot_wait = self._seconds("undercroft_bot_wait_seconds", "how long a question waits for a free bot process")
        self.bot_answer = self._seconds("undercroft_bot_answer_seconds", "how long a bot takes from then on")
        self.load = self._seconds("undercroft_load_seconds", "time to load a table, with its replay")
        self.replay = self._seconds("undercroft_replay_seconds", "time to replay the answers of a table")
        self.loop_lag = self._seconds("undercroft_loop_lag_seconds", "how late the event loop is")
        lowest: Any = {"registry": self.registry, "multiprocess_mode": "livemin"}
        self.disk = Gauge("undercroft_disk_free_bytes", "free space for the data folder", **lowest)
        self.commit = Histogram("undercroft_commit_seconds", "time of a commit", registry=self.registry)

    def _seconds(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, buckets=SECONDS, registry=self.registry)

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
