"""What is written on the screen, by its key."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = (ROOT / "web" / "locale", ROOT / "src" / "undercroft" / "locale")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in FOLDERS:
        for path in sorted((*folder.glob(f"{lang}.ftl"), *(folder / lang).glob("*.ftl"))):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def words(key: str, lang: str = "en", **args: Any) -> str:
    """A text of the client or of the game."""
    pattern = _bundle(lang).get_message(key).value
    assert pattern is not None, key
    text, errors = _bundle(lang).format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


def title(content: str, lang: str = "en") -> str:
    """The name of a content id as it begins a line."""
    name = words(f"name-{content.replace('_', '-')}", lang)
    return name[:1].upper() + name[1:]
