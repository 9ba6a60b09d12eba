"""Pytest plug-in: a run starts alike, whatever started it.

A run from a script, from cron or by `nohup` inherits signals that are ignored or blocked, a umask, a locale, a time
zone and hints for the terminal. Tests and the processes that they start must not depend on any of these.
"""

from __future__ import annotations

import os
import re
import signal
from typing import Final

import pytest

SIGNALS: Final = ("SIGHUP", "SIGQUIT", "SIGTERM", "SIGCHLD", "SIGUSR1", "SIGUSR2", "SIGALRM")
"""They may be ignored by what started the run, and its children would inherit that."""
LEFT_BEHIND: Final = re.compile(
    r"LANG|LANGUAGE|LC_.*|COLUMNS|LINES|NO_COLOR|FORCE_COLOR|CLICOLOR.*|TTY_.*|BROWSER"
    r"|PYTHONDONTWRITEBYTECODE|PYTHONUNBUFFERED"
)
"""Variables that describe the terminal, the person at it, and how Python runs there."""


def start_alike() -> None:
    """Set signals, umask, locale and time zone of this process and of all that it starts."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    os.umask(0o022)
    for name in [name for name in os.environ if LEFT_BEHIND.fullmatch(name)]:
        del os.environ[name]
    os.environ |= {"LC_ALL": "C.UTF-8", "TERM": "dumb", "TZ": "UTC"}


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    start_alike()
