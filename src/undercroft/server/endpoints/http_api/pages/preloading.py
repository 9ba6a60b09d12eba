"""What a browser is to fetch at once with a page, since the program in it will need it: parts, words, styles, fonts and
what it will ask the server first.

Without this it would fetch them one after another, each when the program has come to it, and a far server would make
people wait several times. The build knows which files those are (`web/scripts/ahead.mjs`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from undercroft.server.endpoints.http_api.pages.link_previews import Preview

NAME: Final = "ahead.json"
"""The file in the built client: what is needed by language, screen and game, where "" stands for no game, or all."""


class ScreenFiles(msgspec.Struct, frozen=True):
    """What a screen needs.

    Attributes:
        sheet: its styles and those of the program in one file.
        styles: the files that they come from.
        first: the screen itself, with its words and fonts.
        then: what it shows. It must not delay what is first.
    """

    sheet: str = ""
    styles: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


Files = dict[str, dict[str, dict[str, ScreenFiles]]]

END: Final = "</head>"
LOW: Final = ' fetchpriority="low"'
STYLES: Final = re.compile(r'\s*<link rel="stylesheet"[^>]*>')
"""The styles of the program, as the build links them."""

ASKED: Final[dict[str, tuple[str, ...]]] = {"home": ("/api/games",), "rules": ("/api/games",)}
"""What a screen asks the server before it can show anything. Texts are not among it: the reader may have chosen another
language than the browser asks for.
"""


def with_ahead(page: str, preview: Preview, folder: Path) -> str:
    """Return the page with links to what its screen needs.

    Args:
        page: the HTML.
        preview: which screen it shows, in which language, and of which game.
        folder: the built client.
    """
    by_game = _files(folder).get(preview.lang, {}).get(preview.screen, {})
    needs = by_game.get(preview.game or "") or by_game.get("")
    if needs is None:
        return page
    links = [_link(file) for file in needs.first]
    asked = ASKED.get(preview.screen, ())
    links += [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in asked]
    links += [_link(file, LOW) for file in needs.then]
    if needs.sheet:
        page = STYLES.sub("", page, 1)
        # The program takes these for fetched (`web/src/base/browser/lazy-parts.svelte.ts`).
        held = [f'<link rel="held" href="/{file}">' for file in needs.styles]
        links = [f'<link rel="stylesheet" href="/{needs.sheet}">', *links, *held]
    return page.replace(END, "".join([f"  {link}\n  " for link in links]) + END, 1)


def _link(file: str, priority: str = "") -> str:
    match Path(file).suffix:
        case ".js":
            kind = 'rel="modulepreload"'
        case ".css":
            # Browsers fetch styles before scripts, but these are used only when the screen shows a game.
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
