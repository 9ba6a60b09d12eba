"""The linter finds nothing in the faces, and gives each of its codes for a broken one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from undercroft.dungeoneer.content import faces as f
from undercroft.dungeoneer.content.linting import card_linter
from undercroft.dungeoneer.content.linting.effect_grammar import lint_effects
from undercroft.kernel.base.toml_content import Finding

T = TypeVar("T", bound=f.Face)

HERO, LOCATION, QUEST = f.HEROES[0], f.LOCATIONS[0], f.QUESTS[0]
CARDS = {card.id: card for card in f.ADVENTURES}
QUESTS = {quest.id: quest for quest in f.QUESTS}
PLACES = [location.id for location in f.LOCATIONS]


def codes(findings: Iterable[Finding]) -> set[str]:
    """The codes of the findings."""
    return {finding.code for finding in findings}


def with_one(faces: Sequence[T], name: str, **changes: Any) -> list[T]:
    """The faces, one of them changed."""
    return [msgspec.structs.replace(face, **changes) if face.id == name else face for face in faces]


def test_all_faces_are_in_order() -> None:
    assert card_linter.lint() == []


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"id": "roderik_talus"}, "C101"),
        ({"source": "hearsay"}, "C102"),
        ({"id": "Kron"}, "C103"),
        ({"code": "tomb-a01"}, "C104"),
        ({"code": "vault-h1"}, "C104"),
        ({"code": "tomb-h2"}, "C104"),
        ({"doubt": ("shoe_size",)}, "C105"),
        ({"source": "proposed"}, "C105"),
        ({"set": "attic", "code": "attic-h1"}, "C301"),
    ],
)
def test_what_every_face_has(changes: dict[str, Any], found: str) -> None:
    assert found in codes(card_linter.lint_faces("heroes.toml", "h", with_one(f.HEROES, HERO.id, **changes)))


def test_an_id_in_two_tables() -> None:
    assert codes(card_linter.lint_unique(["crypt", "draky", "crypt"])) == {"C101"}


def test_no_two_cards_of_a_set_are_equal_but_for_their_ids() -> None:
    zombie = CARDS["zombie"]
    twin = msgspec.structs.replace(zombie, id="ghoul", code="tomb-a90", source="proposed", doubt=())
    assert [str(finding) for finding in card_linter.lint_twins([zombie, twin])] == [
        "content:ghoul: C106 it is the same as zombie; give it something that zombie lacks"
    ]
    assert zombie.monster is not None
    for other in (
        msgspec.structs.replace(twin, set="vault"),
        msgspec.structs.replace(twin, cost=2),
        msgspec.structs.replace(twin, monster=msgspec.structs.replace(zombie.monster, speed=2)),
    ):
        assert list(card_linter.lint_twins([zombie, other])) == []


def test_two_hunts_with_equal_monsters_under_other_names_are_found() -> None:
    hunt = QUESTS["slay_draky"]
    assert hunt.monster is not None
    twin = msgspec.structs.replace(hunt, id="slay_dracula", monster=msgspec.structs.replace(hunt.monster, id="dracula"))
    assert codes(card_linter.lint_twins([hunt, twin])) == {"C106"}


def test_a_box_is_full() -> None:
    assert codes(card_linter.lint_heroes(f.HEROES[1:])) == {"C201"}
    assert codes(card_linter.lint_locations(f.LOCATIONS[1:])) == {"C201"}
    assert codes(card_linter.lint_adventures(f.ADVENTURES[1:], f.LOCATIONS)) == {"C201"}
    assert codes(card_linter.lint_quests(f.QUESTS[1:], f.LOCATIONS)) == {"C201"}


def test_the_finding_says_where_and_what() -> None:
    (found,) = card_linter.lint_heroes(with_one(f.HEROES, HERO.id, boon_limit=5))
    assert str(found) == "heroes.toml:kron_axereaver: C401 the limits add up to 6, not to 5"


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"levels": ((1, 0, 2), (3, 0, 3), (5, 0, 4), (6, 0, 5))}, "C401"),
        ({"levels": HERO.levels[:3]}, "C401"),
        ({"life": 7}, "C401"),
        ({"treasure_limit": 2}, "C401"),
        ({"attack_forms": ("shouting",)}, "C301"),
    ],
)
def test_heroes(changes: dict[str, Any], found: str) -> None:
    assert codes(card_linter.lint_heroes(with_one(f.HEROES, HERO.id, **changes))) == {found}


OPEN, WALL = f.Exit("open"), f.Exit("wall")


@pytest.mark.parametrize(
    ("name", "changes", "found"),
    [
        ("corner", {"kind": "attic"}, {"C201", "C301"}),
        ("corner", {"exits": (OPEN, OPEN, OPEN, f.Exit("curtain"))}, {"C301"}),
        ("corner", {"exits": (OPEN, OPEN, OPEN, f.Exit("blocked", "melee"))}, {"C401"}),
        ("corner", {"exits": (OPEN, OPEN, OPEN, f.Exit("wall", "melee", 5))}, {"C401"}),
        ("corner", {"exits": (OPEN, OPEN, OPEN, f.Exit("trapped", "luck", 5))}, {"C301"}),
        ("corner", {"exits": (WALL, WALL, WALL, WALL)}, {"C401"}),
        ("tomb_antechamber", {"exits": (OPEN, OPEN, OPEN, WALL)}, {"C401"}),
        ("tomb_antechamber", {"entrance": False}, {"C201"}),
        ("corner", {"hazards": (f.Hazard("fog", stat="speed", value=4),)}, {"C301"}),
        ("corner", {"hazards": (f.Hazard("danger"),)}, {"C401"}),
        ("corner", {"hazards": (f.Hazard("pit", stat="speed"),)}, {"C401"}),
        ("corner", {"hazards": (f.Hazard("pit", 1, "speed", 4),)}, {"C401"}),
        ("corner", {"peril": -1}, {"C401"}),
        ("corner", {"copies": 1}, {"C201"}),
    ],
)
def test_locations(name: str, changes: dict[str, Any], found: set[str]) -> None:
    assert codes(card_linter.lint_locations(with_one(f.LOCATIONS, name, **changes))) == found


ZOMBIE: dict[str, Any] = {"life": 1, "melee": 2, "magic": 0, "speed": 1, "attacks": ("melee",)}


@pytest.mark.parametrize(
    ("name", "changes", "found"),
    [
        ("haste", {"kind": "wish"}, {"C201", "C301", "C403"}),
        ("haste", {"type": "potion"}, {"C301"}),
        ("haste", {"timing": "lunch"}, {"C301"}),
        ("haste", {"timing": "misdeeds"}, {"C403"}),
        ("haste", {"duration": "fleeting"}, {"C301"}),
        ("haste", {"duration": "permanent"}, {"C403"}),
        ("grave_lore", {"duration": "instant"}, {"C403"}),
        ("serrated_edge", {"duration": "permanent"}, {"C403"}),
        ("haste", {"cost": -1}, {"C402"}),
        ("haste", {"cost_x": True}, {"C402"}),
        ("surge_of_faith", {"cost_x": False}, {"C402"}),
        ("surge_of_faith", {"cost": 1}, {"C402"}),
        ("haste", {"least_level": 2}, {"C402"}),
        ("zombie", {"monster": None}, {"C403"}),
        ("zombie", {"duration": "instant"}, {"C403"}),
        ("zombie", {"monster": f.MonsterFace(**{**ZOMBIE, "attacks": ()})}, {"C401"}),
        ("zombie", {"monster": f.MonsterFace(**{**ZOMBIE, "life": 0})}, {"C401"}),
        ("zombie", {"monster": f.MonsterFace(**{**ZOMBIE, "speed": -1})}, {"C401"}),
        ("zombie", {"monster": f.MonsterFace(**{**ZOMBIE, "attacks": ("shouting",)})}, {"C301"}),
        ("zombie", {"type": "trap"}, {"C403", "C504"}),
        ("falling_slab", {"effects": ()}, {"C403"}),
        ("shifting_crypts", {"own": False}, {"C403"}),
        ("soul_leech", {"own": True}, {"C403"}),
    ],
)
def test_adventure_cards(name: str, changes: dict[str, Any], found: set[str]) -> None:
    assert codes(card_linter.lint_adventures(with_one(f.ADVENTURES, name, **changes), f.LOCATIONS)) == found


@pytest.mark.parametrize(
    ("name", "changes", "found"),
    [
        ("slay_draky", {"where": ("attic",)}, {"C303"}),
        ("slay_draky", {"where": ("laboratory",)}, {"C303"}),  # a place of the other set
        ("slay_draky", {"where": ()}, {"C404"}),
        ("slay_draky", {"monster": None}, {"C404"}),
        ("slay_draky", {"categories": ("threat",)}, {"C404"}),
        ("slay_draky", {"categories": ("hunt", "picnic")}, {"C301"}),
        ("slay_draky", {"reward": f.Reward(level=0, glory=2, heal=1)}, {"C401"}),
        ("damsel_in_distress", {"deliver": ()}, {"C404"}),
        ("damsel_in_distress", {"deliver": ("attic",)}, {"C303"}),
        ("damsel_in_distress", {"effects": QUESTS["damsel_in_distress"].effects[:1]}, {"C404"}),
        ("the_runed_blade", {"effects": QUESTS["the_runed_blade"].effects[:1]}, {"C404"}),
        ("the_lost_codex", {"effects": QUESTS["the_lost_codex"].effects[1:]}, {"C404"}),
    ],
)
def test_quests(name: str, changes: dict[str, Any], found: set[str]) -> None:
    assert codes(card_linter.lint_quests(with_one(f.QUESTS, name, **changes), f.LOCATIONS)) == found


def test_a_quests_monster_is_a_monster() -> None:
    draky = QUESTS["slay_draky"].monster
    assert draky is not None
    for changes, found in (({"family": "fish"}, "C301"), ({"life": 0}, "C401"), ({"effects": QUEST.effects}, "C504")):
        broken = msgspec.structs.replace(draky, **changes)
        assert codes(card_linter.lint_quests(with_one(f.QUESTS, "slay_draky", monster=broken), f.LOCATIONS)) == {found}


@pytest.mark.parametrize(
    ("sort", "effect", "found"),
    [
        ("boon", {"do": "heal", "n": 1}, {"C501"}),
        ("boon", {"on": "lunch", "do": "heal", "n": 1}, {"C301"}),
        ("boon", {"on": "trap", "do": "heal", "n": 1}, {"C504"}),
        ("boon", {"on": "play", "do": "sing"}, {"C302"}),
        ("boon", {"on": "play", "do": "draw", "n": 1, "then": [{"on": "play", "do": "stand"}]}, {"C501"}),
        ("boon", {"on": "play", "do": "draw", "n": 1, "then": [{"do": "sing"}]}, {"C302"}),
        ("boon", {"on": "play", "do": "draw", "n": 1, "then": [{"do": "heal", "n": 1, "cost": {"ap": 1}}]}, {"C503"}),
        # An unknown word, for every field that has words.
        ("boon", {"on": "play", "do": "heal", "n": 1, "who": "grandmother"}, {"C301"}),
        ("boon", {"on": "play", "do": "gain", "what": "weight", "n": 1}, {"C301"}),
        ("boon", {"on": "play", "do": "shift", "mode": "sideways"}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "attack", "n": 1, "form": ["shouting"]}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "attack", "n": 1, "families": ["cousins"]}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "cost", "n": 1, "types": ["hat"]}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "cost", "n": 1, "kinds": ["wish"]}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "threat", "n": 1, "against": ["rain"]}, {"C301"}),
        ("boon", {"on": "always", "do": "mod", "what": "attack", "n": 1, "scope": "town"}, {"C301"}),
        ("boon", {"on": "use", "do": "stand", "window": "lunch"}, {"C301"}),
        ("boon", {"on": "use", "do": "stand", "window": "any", "once": "life"}, {"C301"}),
        ("boon", {"on": "use", "do": "stand", "window": "any", "cost": {"discard_families": ["cousins"]}}, {"C301"}),
        ("boon", {"on": "play", "do": "gain", "what": "ap", "n": 1, "until": "lunch"}, {"C301"}),
        ("boon", {"on": "play", "do": "discard", "what": "hand", "n": 1, "chooser": "grandmother"}, {"C301"}),
        ("boon", {"on": "would_transfer", "do": "cancel", "what": "transfer", "by": "bus"}, {"C301"}),
        ("boon", {"on": "play", "do": "extra_die", "what": "attack", "n": 1, "keep": "middle"}, {"C301"}),
        ("boon", {"on": "play", "do": "threat", "stat": "luck", "value": 4}, {"C301"}),
        ("boon", {"on": "play", "do": "fall", "stand": {"stat": "luck", "value": 4}}, {"C301"}),
        ("boon", {"on": "play", "do": "transfer", "to": "attic"}, {"C303"}),
        ("bane", {"on": "use", "do": "discard", "what": "this", "window": "any", "where": ["attic"]}, {"C303"}),
        # Something is missing.
        ("boon", {"on": "play", "do": "heal"}, {"C502"}),
        ("boon", {"on": "play", "do": "threat", "stat": "magic"}, {"C502"}),
        ("boon", {"on": "play", "do": "threat", "value": 4}, {"C502"}),
        ("boon", {"on": "play", "do": "transfer"}, {"C502"}),
        ("boon", {"on": "play", "do": "transfer", "to": "within"}, {"C502"}),
        ("boon", {"on": "play", "do": "token", "what": "life"}, {"C502"}),
        ("boon", {"on": "play", "do": "token", "what": "deactivation"}, {"C502"}),
        ("boon", {"on": "play", "do": "choose"}, {"C502"}),
        ("boon", {"on": "play", "do": "mod", "what": "attack", "n": 1}, {"C502"}),
        ("boon", {"on": "use", "do": "stand"}, {"C502"}),
        ("boon", {"on": "play", "do": "heal", "n": 1, "most": 2, "x": True}, {"C502", "C503"}),
        # Something has no effect.
        ("boon", {"on": "play", "do": "heal", "n": 1, "reach": 2}, {"C503"}),
        ("boon", {"on": "play", "do": "stand", "window": "any"}, {"C503"}),
        ("boon", {"on": "play", "do": "stand", "may": True}, {"C503"}),
        ("boon", {"on": "play", "do": "stand", "mode": "slowly"}, {"C301", "C503"}),
        ("boon", {"on": "always", "do": "mod", "what": "attack", "n": 1, "until": "turn"}, {"C503"}),
    ],
)
def test_effects(sort: str, effect: dict[str, Any], found: set[str]) -> None:
    assert codes(lint_effects("here", sort, [msgspec.convert(effect, f.Effect)], PLACES)) == found
