"""The words that only the page has."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.locale.test_spelling import WEB
from undercroft.locale.texts import Texts


def page(lang: str, key: str, **args: str | int) -> str:
    """A message of Dungeoneer's page."""
    bundle = FluentBundle([lang], use_isolating=False)
    path = WEB / "src" / "games" / "dungeoneer" / "locale" / f"{lang}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(text)


@pytest.mark.parametrize(
    ("lang", "monster", "expected"),
    [
        ("en", "cackling_hag", "beaten"),
        ("ru", "cackling_hag", "повержена"),
        ("ru", "bugbear", "повержен"),
        ("it", "cackling_hag", "sconfitta"),
        ("it", "bugbear", "sconfitto"),
    ],
)
def test_a_beaten_monster_has_its_own_gender(lang: str, monster: str, expected: str) -> None:
    gender = Texts(lang, "dungeoneer", strict=True).name(monster, "gender")
    assert page(lang, "web-dn-out-beaten", **{"card-gender": gender}) == expected
