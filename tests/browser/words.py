"""The words on the screen, by key."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = (
    ROOT / "web" / "locale",
    ROOT / "web" / "locale" / "study",
    ROOT / "web" / "locale" / "people",
    *sorted((ROOT / "web" / "src" / "games").glob("*/locale")),
    ROOT / "src" / "undercroft" / "locale",
)


def _files(folder: Path, lang: str) -> list[Path]:
    return sorted((*folder.glob(f"{lang}.ftl"), *(folder / lang).glob("*.ftl")))


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in FOLDERS:
        for path in _files(folder, lang):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """All words of two letters or more in a language's texts, in lower case, without those for terminals."""
    paths = [path for folder in FOLDERS for path in _files(folder, lang) if path.stem != "terminal"]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    values = re.findall(r"^(?:[a-z][\w-]*|\s+\.[\w-]+) = (.*)|^[ ]+(.*)", "\n".join(texts), re.M)
    plain = re.sub(r"\{[^}]*\}|\[\w+\]", " ", " ".join(a or b for a, b in values).lower())
    return frozenset(re.findall(r"[^\W\d_]{2,}", plain))


def words(key: str, lang: str = "en", **args: Any) -> str:
    """A text of the client or the game."""
    pattern = _bundle(lang).get_message(key).value
    assert pattern is not None, key
    text, errors = _bundle(lang).format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


def either(*keys: str) -> str:
    """The first of these keys that has a text, since a game may have its own texts."""
    return next(key for key in keys if _bundle("en").has_message(key))


def title(content: str, lang: str = "en") -> str:
    """The name of a content id, with a capital letter."""
    name = words(f"name-{content.replace('_', '-')}", lang)
    return name[:1].upper() + name[1:]
