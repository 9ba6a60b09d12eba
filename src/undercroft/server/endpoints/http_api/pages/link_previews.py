"""What the HTML of a page says before the page runs: its status, title, description, and the preview of its link.

Programs read this: search engines, and chats in which somebody sends a link. So it names the game and the number of
seats, but no person, and it knows no secret: that of an invitation is in the fragment of the link, which is never sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

import msgspec

from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import FALLBACK, LANGUAGES, Texts
from undercroft.server.catalogue.guide_pages import KINDS
from undercroft.server.storage.stored_tables import Store

SCREENS: Final = {
    "home": re.compile(""),
    "table": re.compile("table/(?P<table>[^/]+)"),
    "join": re.compile("join/(?P<table>[^/]+)/(?P<seat>[0-9]{1,3})"),
    "replay": re.compile("replay/(?P<table>[^/]+)"),
    "verify": re.compile("verify/(?P<table>[^/]+)"),
    "rules": re.compile(f"rules(/(?P<game>[^/]+)(/(?P<kind>{'|'.join(KINDS)}))?)?"),
    "gallery": re.compile("gallery(/(?P<game>[^/]+))?"),
    "learn": re.compile("learn/(?P<game>[^/]+)"),
    "review": re.compile("review/(?P<table>[^/]+)"),
    "explore": re.compile("explore/(?P<game>[^/]+)"),
    "solve": re.compile("solve/(?P<game>[^/]+)"),
    "puzzles": re.compile("puzzles(/(?P<game>[^/]+))?"),
    "puzzle": re.compile("puzzles/(?P<game>[^/]+)/[^/]+"),
    "about": re.compile("about"),
    "privacy": re.compile("privacy"),
    "device": re.compile("device"),
}
"""The paths of the client's screens, as `routes.ts` reads them."""

OF_A_GAME: Final = frozenset({"rules", "gallery", "puzzles"})
"""The screens that may be about one game or all."""

UNKNOWN: Final = "unknown"
"""The client's screen for everything else."""

HIDDEN: Final = frozenset({"device", "join", "replay", "review", "verify", UNKNOWN})
"""Screens that search engines must not index."""

PICTURE: Final = ("/icons/social.png", 1200, 630)
"""The picture of every preview: its path, width and height."""

SITE: Final = "Undercroft"

TITLE: Final = f"<title>{SITE}</title>"
"""What stands in the built page where the head of each page belongs."""

_HOST: Final = re.compile(r"[\w.:\[\]-]+", re.ASCII)
_TAG: Final = re.compile(r"\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?", re.IGNORECASE | re.ASCII)


class Preview(msgspec.Struct, frozen=True):
    """A page as programs see it."""

    lang: str
    screen: str
    title: str
    about: str
    game: str | None = None

    @property
    def status(self) -> int:
        """The status of the page: 404 if there is nothing at its address."""
        return 404 if self.screen == UNKNOWN else 200


async def preview_of(path: str, lang: str, store: Store) -> Preview:
    """Describe the page at a path; a table or a game that does not exist makes it an unknown page.

    Args:
        path: the path without the slashes at its ends.
        lang: the language of the description.
        store: where the tables are.
    """
    for screen, pattern in SCREENS.items():
        if found := pattern.fullmatch(path):
            wanted = found.groupdict()
            if (table := wanted.get("table")) is not None:
                known = await store.game_and_seats(table)
                if known is None or int(wanted.get("seat") or 0) >= known[1]:
                    break
                return _described(lang, screen, *known)
            if (game := wanted.get("game")) is not None:
                if game not in GAMES:
                    break
                return _described(lang, screen, game, 0, wanted.get("kind") or "of")
            return _described(lang, screen)
    return _described(lang, UNKNOWN)


@cache
def _described(lang: str, screen: str, game: str | None = None, seats: int = 0, kind: str = "of") -> Preview:
    texts = Texts(lang)
    names = texts.names(GAMES)
    page = f"{screen}-{kind}" if screen in OF_A_GAME and game is not None else screen
    args: dict[str, str | int] = {"site": SITE, "games": names, "n": seats, "game": texts.name(game or "")}
    return Preview(lang, screen, texts.text(f"page-{page}", **args), texts.text(f"page-{page}-about", **args), game)


def language_of(asked: str | None, accepted: str) -> str:
    """Return the language of a page: the one that its link asks for, or else the one that the browser likes best.

    >>> language_of(None, "de, it-IT;q=0.8, en;q=0.9"), language_of("ru", "it"), language_of("xx", "")
    ('en', 'ru', 'en')
    """
    if asked in LANGUAGES:
        return asked
    liked = [(_weight(found[2]), found[1].lower()) for found in map(_TAG.fullmatch, accepted.split(",")[:20]) if found]
    known = [(weight, lang) for weight, lang in liked if weight and lang in LANGUAGES]
    return max(known, key=lambda pair: pair[0])[1] if known else FALLBACK


def _weight(said: str | None) -> float:
    try:
        return 1.0 if said is None else float(said)
    except ValueError:
        return 0.0


def headed(page: str, preview: Preview, origin: str, path: str) -> str:
    """Return the built page with the head of one page.

    Args:
        page: the built page.
        preview: what to say.
        origin: the address of the server, as the reader knows it; empty if that is malformed.
        path: the path of the page, with its slash.
    """
    picture, width, height = PICTURE
    named = {"description": preview.about, "twitter:card": "summary_large_image"}
    if preview.screen in HIDDEN:
        named["robots"] = "noindex"
    shared = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:locale": preview.lang,
    }
    if origin:
        shared |= {"og:url": origin + quote(path)} if preview.screen != UNKNOWN else {}
        shared |= {"og:image": origin + picture, "og:image:width": str(width), "og:image:height": str(height)}
    title = preview.title if preview.screen == "home" else f"{preview.title} · {SITE}"
    lines = [
        f"<title>{escape(title)}</title>",
        *_tags("name", named.items()),
        *_tags("property", shared.items()),
        f'<link rel="manifest" href="/manifest-{preview.lang}.webmanifest">',
    ]
    page = page.replace('<html lang="en"', f'<html lang="{preview.lang}"', 1)
    return page.replace(TITLE, "\n    ".join(lines), 1)


def _tags(attribute: str, contents: Iterable[tuple[str, str]]) -> list[str]:
    return [f'<meta {attribute}="{name}" content="{escape(content)}">' for name, content in contents]


def origin_of(scheme: str, host: str) -> str:
    """Return the address of the server from a request, or nothing if its host is not one.

    >>> origin_of("https", "example.org:8000"), origin_of("http", '"><script>')
    ('https://example.org:8000', '')
    """
    return f"{scheme}://{host}" if scheme in ("http", "https") and _HOST.fullmatch(host) else ""
