"""Tests wait for conditions: the bounds that end a hang are those of `tests/patience.py`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
SECONDS: Final = re.compile(r"timeout=[\d.]|wait_for_timeout\(|wait_for\(.*, ?[\d.]+\)|\.(?:join|wait)\([\d.]+\)")
"""A bound in seconds, or a pause instead of a condition."""

ALLOWED: Final = {
    "browser/hands.py": 1,  # something may be passing over a target
    "browser/people.py": 1,  # lets the page's events arrive while a condition is awaited
    "browser/screenshots.py": 1,  # not a test
    "browser/test_double_clicks.py": 1,  # nothing may happen meanwhile
    "browser/test_shell.py": 1,  # nothing may happen meanwhile
}


def found(text: str) -> int:
    """How often a text measures or waits for seconds.

    >>> found("page.wait_for_timeout(300)"), found("process.wait(20)"), found("process.wait(PATIENCE)")
    (1, 1, 0)
    """
    return len(SECONDS.findall(text))


def test_bounds_are_in_one_place() -> None:
    counted = {}
    for path in TESTS.rglob("*.py"):
        if path != Path(__file__) and (count := found(path.read_text(encoding="utf-8"))):
            counted[path.relative_to(TESTS).as_posix()] = count
    assert counted == ALLOWED
