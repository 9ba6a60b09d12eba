"""What a browser is to fetch at once with a page, since the program in it will need it: parts, words, styles and fonts.

Without this it would fetch them one after another, each when the program has come to it, and a far server would make
people wait several times. The build knows which files those are (`web/scripts/ahead.mjs`).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from undercroft.server.api.previews import Preview

NAME: Final = "ahead.json"
"""The file in the built client: what is needed by language, screen and game, where "" stands for no game, or all."""


class Needs(msgspec.Struct, frozen=True):
    """What a screen needs.

    Attributes:
        first: the screen itself, with its words and fonts.
        then: what it shows. It must not delay what is first.
    """

    first: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


Files = dict[str, dict[str, dict[str, Needs]]]

END: Final = "</head>"
LOW: Final = ' fetchpriority="low"'


def with_ahead(page: str, preview: Preview, folder: Path) -> str:
    """Return the page with links to what its screen needs.

    Args:
        page: the HTML.
        preview: which screen it shows, in which language, and of which game.
        folder: the built client.
    """
    by_game = _files(folder).get(preview.lang, {}).get(preview.screen, {})
    needs = by_game.get(preview.game or "") or by_game.get("", Needs())
    links = [_link(file) for file in needs.first] + [_link(file, LOW) for file in needs.then]
    return page.replace(END, "".join([f"  {link}\n  " for link in links]) + END, 1)


def _link(file: str, priority: str = "") -> str:
    match Path(file).suffix:
        case ".js":
            kind = 'rel="modulepreload"'
        case ".css":
            # Browsers fetch styles before scripts, but these are used only when the program has begun.
            kind, priority = 'rel="preload" as="style"', LOW
        case _:
            kind = 'rel="preload" as="font" type="font/woff2"'
    return f'<link {kind} crossorigin{priority} href="/{file}">'


def _files(folder: Path) -> Files:
    path = folder / NAME
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        return {}


@lru_cache(4)
def _read(path: Path, changed: int) -> Files:
    """Read the file; `changed` makes sure that a new build is noticed."""
    return msgspec.json.decode(path.read_bytes(), type=Files)
