"""Where the rules of the games, and the pages beside them, are as Markdown in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = (_HERE / "rules", _HERE.parents[1] / "docs" / "rules")
"""Where the texts are: in the installed package, or in a working copy."""


def file_of(game_id: str, lang: str, kind: str = "") -> tuple[Path | None, str]:
    """Return a file of a game (None: it has none) and its language: the one asked for or English.

    Args:
        game_id: the game.
        lang: the language.
        kind: the kind of page, which is the name of its folder; none for the numbered rules.
    """
    for name, found in ((f"{game_id}.{lang}.md", lang), (f"{game_id}.md", "en")):
        for folder in FOLDERS:
            path = folder / kind / name
            if path.is_file():
                return path, found
    return None, "en"
