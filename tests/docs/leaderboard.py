"""The page of the leaderboard, ``docs/leaderboard.md``: its tables are made by replaying all entries.

python -m tests.docs.leaderboard     # remake it if it is out of date
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from itertools import groupby
from pathlib import Path
from typing import Final

from tests.docs.remaking import remake
from undercroft.envs.leaderboard import LeaderboardEntry, is_current, read_entry, replayed
from undercroft.envs.tasks.measurement import Measurement
from undercroft.envs.tasks.registration import IDS

ROOT: Final = Path(__file__).resolve().parents[2]
ENTRIES: Final = tuple(sorted((ROOT / "leaderboard").glob("*.json")))
PAGE: Final = ROOT / "docs" / "leaderboard.md"
BEGIN: Final = "<!-- Made from leaderboard/*.json by `make content`. -->\n"


def tables(environments: Collection[str] = tuple(IDS)) -> str:
    """The tables, one for each environment, the best entry first; entries for other rules or content are left out."""
    results: list[tuple[LeaderboardEntry, Measurement]] = []
    for path in ENTRIES:
        entry = read_entry(path)
        if entry.environment in environments and is_current(entry):
            results.append((entry, replayed(entry)))
    results.sort(key=lambda one: (one[0].environment, -one[1].mean, one[0].name))
    text = ""
    for environment, group in groupby(results, key=lambda one: one[0].environment):
        text += f"\n## {environment}\n\n| agent | mean reward, 95 % | by | how |\n|---|---|---|---|\n"
        text += "".join([f"| {e.name} | {measured} | {e.by} | {e.how} |\n" for e, measured in group])
    return text


def page() -> str:
    """The page as it is to be."""
    return PAGE.read_text(encoding="utf-8").partition(BEGIN)[0] + BEGIN + tables()


def main() -> int:
    """Write the page if it is out of date, and name it."""
    remake(PAGE, page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
