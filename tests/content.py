"""Remake everything that is made from the content: the last step after correcting a value or adding a card.

    make content     # checks the content first, then does the same as: python -m tests.content

It remakes the recorded games, the counts of all ways to go on, the pages with all cards, the transcript and what the
programs in the documents print, and says what it changed. Run a second time, it changes nothing.
"""

from __future__ import annotations

import sys

from tests.docs import cards, examples, transcript
from tests.fixtures import games, perft


def main() -> int:
    """Remake everything and print any problems; the exit status is 1 if there are any."""
    return max(games.remake_all(or_new=True), perft.main(), cards.main(), transcript.main(), examples.main())


if __name__ == "__main__":
    sys.exit(main())
