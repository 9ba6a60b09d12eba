"""The pages of the documentation that are made from the program by `make docs`, and are not in git.

``mkdocs_hooks.py`` adds them to the site; no file of them is written.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.docs import cards, catalogue, columns


def pages() -> dict[Path, Callable[[], str]]:
    """What makes the text of each page, by the path that it would have among those written by hand."""
    return {**cards.pages(), **columns.pages(), catalogue.PAGE: catalogue.page}
