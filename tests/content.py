"""Remake everything that is made from the content: the last step after correcting a value or adding a card.

    make content     # checks the content first, then does the same as: python -m tests.content

It names every file that it changes, and says why. Run a second time, it changes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from tests.docs import examples, leaderboard, notebook, protocol, tables, transcript
from tests.fixtures import frozen, games, perft

STEPS: Final[tuple[tuple[str, Callable[[], int]], ...]] = (
    ("Recorded games (tests/fixtures/games)", lambda: games.remake_all(or_new=True)),
    ("Counts of the ways to play on (tests/fixtures/perft.toml)", perft.main),
    ("Answers of frozen levels (tests/fixtures/frozen.toml)", frozen.main),
    ("The pages with tables (docs/rules/tables)", tables.main),
    ("The leaderboard (docs/leaderboard.md)", leaderboard.main),
    ("The tutorial (examples/tutorial.ipynb)", notebook.main),
    ("The messages of the server (docs/protocol.md)", protocol.main),
    ("The session in the terminal (docs/transcript.ru.md)", transcript.main),
    ("What the programs in the documents print", examples.main),
)
"""What is remade, and how; each remakes only what is out of date, and returns 1 if there is a problem."""


def main() -> int:
    """Remake everything and print any problems; the exit status is 1 if there are any."""
    status = 0
    for what, remake in STEPS:
        print(f"{what} ...", flush=True)
        status = max(status, remake())
    if status:
        print("Not everything could be remade: see above.")
    else:
        print("Done: whatever was out of date is named above. `git diff` shows what has changed.")
    return status


if __name__ == "__main__":
    sys.exit(main())
