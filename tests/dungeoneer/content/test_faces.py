"""The faces of both sets: which values are ours, and that every word of the vocabulary is used."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.dungeoneer.content.faces import ALL, BY_CODE, all_effects
from undercroft.dungeoneer.content import card_vocabulary as w
from undercroft.dungeoneer.content import faces as f
from undercroft.dungeoneer.content.effect_verbs import VERBS
from undercroft.dungeoneer.content.linting.card_linter import lint_unique
from undercroft.kernel.base.errors import ContentError
from undercroft.kernel.base.toml_content import Content


def test_an_id_is_the_english_name_in_plain_letters() -> None:
    assert BY_CODE["tomb-a02"].id == "mighty_blow_ii"
    assert BY_CODE["tomb-a13"].id == "locksmiths_touch"
    assert BY_CODE["tomb-l15"].id == "wardens_armory"
    assert (BY_CODE["tomb-l01"].id, BY_CODE["vault-l01"].id) == ("tomb_antechamber", "vault_gate")
    assert not list(lint_unique([face.id for face in ALL]))


def test_proposed_values_stay_marked() -> None:
    printed = [face for face in ALL if face.source == "printed"]
    assert "zombie" in [face.id for face in printed if not face.doubt]
    assert BY_CODE["tomb-a44"].doubt == ("name_en",)
    assert "cost" in BY_CODE["tomb-a46"].doubt


@pytest.mark.rules("DN-14.1")
def test_transfers_and_shifts_are_not_in_the_solo_game() -> None:
    out = {card.id for card in f.ADVENTURES if not card.solo}
    moving = {
        card.id
        for card in f.ADVENTURES
        if any(e.do in ("transfer", "shift") for top in card.effects for e in (top, *top.nested))
    }
    assert out == moving
    assert out


def test_every_word_is_used() -> None:
    effects = list(all_effects())

    def used(field: str) -> set[str]:
        values = [getattr(effect, field) for effect in effects]
        return {word for value in values for word in ([value] if isinstance(value, str) else value)} - {""}

    def same(field: str, known: Iterable[str]) -> None:
        assert used(field) == set(known), field

    same("on", w.MOMENTS)
    same("do", VERBS)
    same("who", w.WHO)
    same("window", w.WINDOWS)
    same("once", w.ONCE)
    same("until", w.UNTIL)
    same("chooser", w.CHOOSERS)
    same("by", w.BY)
    same("keep", w.KEEP)
    same("against", w.AGAINST)
    same("scope", w.SCOPES)
    assert used("to") - set(w.DESTINATIONS) == {"eastern_rune_gate", "western_rune_gate"}
    assert set(w.DESTINATIONS) <= used("to")
    for name, verb in VERBS.items():
        mine = [effect for effect in effects if effect.do == name]
        assert {effect.what for effect in mine} - {""} == set(verb.what), name
        assert {effect.mode for effect in mine} - {""} == set(verb.mode), name
    assert {card.type for card in f.ADVENTURES} == {name for names in w.TYPES.values() for name in names}


def test_a_field_that_no_record_knows_is_an_error_that_says_where(tmp_path: Path) -> None:
    row = '[[hero]]\nid = "kron_axereaver"\nluck = 3\n'
    (tmp_path / "heroes.toml").write_text(row, encoding="utf-8")
    with pytest.raises(ContentError, match=r"heroes\.toml, kron_axereaver: .*luck"):
        Content("", tmp_path).table("heroes.toml", "hero", f.HeroFace)


def test_the_table_of_a_card_is_read_by_name() -> None:
    assert BY_CODE["tomb-h1"] == f.HEROES[0]
    assert f.HEROES[0].class_ == "avenger"
    assert f.LOCATIONS[4].exits[3] == f.Exit("blocked", "melee", 5)
    hamster = next(card for card in f.ADVENTURES if card.id == "night_hamster")
    assert hamster.monster is not None
    assert hamster.monster == f.MonsterFace(life=1, melee=2, magic=0, speed=1, attacks=("melee",))
    assert not hamster.glory_card
