"""Structured logs, one JSON object a line. No seed, link, cookie or answer is ever logged; tables by a short hash."""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import structlog

LOG: Any = structlog.get_logger("undercroft")


def set_up_logs() -> None:
    """Write them to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def short(table_id: str) -> str:
    """What stands for a table in the logs: its id would let a reader in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]
