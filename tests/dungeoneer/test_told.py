"""What the lines of the log say: what dice are for, what is added, what is needed, and why numbers change."""

from __future__ import annotations

import msgspec
import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import GAME
from undercroft.dungeoneer import events as ev
from undercroft.kernel.events import Event
from undercroft.locale.texts import Texts

rules = pytest.mark.rules
NAMES = ("Anna", "Boris")


def _lines(table: Table, *kinds: type[Event], lang: str = "en") -> list[str]:
    texts = Texts(lang, "dungeoneer", strict=True)
    return [texts.event(event.kind, event.args(), NAMES) for event in table.told if isinstance(event, kinds)]


def _at_the_pit(*dice: int, **hero: object) -> Table:
    """A hero walks into a pit; he has speed 2."""
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1, **hero)  # type: ignore[arg-type]
    table.dice(*dice)
    table.feats(0)
    table.answer(0, "go n")
    return table


@rules("DN-9.6")
@pytest.mark.parametrize(
    ("lang", "passed", "failed"),
    [
        (
            "en",
            "Anna, pit (Hall of Chains): speed 2 + die 3 = 5; 5 or more needed, or the hero falls: passed.",
            "Anna, pit (Hall of Chains): speed 2 + die 2 = 4; 5 or more needed, or the hero falls: failed.",
        ),
        (
            "ru",
            "Anna, яма (Зал цепей): скорость 2 + кубик 3 = 5; нужно 5 или больше, иначе герой падает: успех.",
            "Anna, яма (Зал цепей): скорость 2 + кубик 2 = 4; нужно 5 или больше, иначе герой падает: провал.",
        ),
        (
            "it",
            "Anna, fossa (Sala delle Catene): velocità 2 + dado 3 = 5; serve almeno 5, o l'eroe cade: superata.",
            "Anna, fossa (Sala delle Catene): velocità 2 + dado 2 = 4; serve almeno 5, o l'eroe cade: fallita.",
        ),
    ],
)
def test_a_pit_says_what_is_rolled_what_is_needed_and_what_follows(lang: str, passed: str, failed: str) -> None:
    assert _lines(_at_the_pit(3), ev.Rolled, lang=lang) == [passed]
    assert _lines(_at_the_pit(2), ev.Rolled, lang=lang) == [failed]


@rules("DN-9.6")
def test_a_fall_says_that_the_pit_has_caused_it() -> None:
    assert _lines(_at_the_pit(2), ev.Fell) == ["Anna falls (pit: Hall of Chains)."]


@rules("DN-7.1")
def test_each_card_that_adds_to_a_roll_is_named() -> None:
    (line,) = _lines(_at_the_pit(3, boons=["keen_reflexes"]), ev.Rolled)
    assert "speed 3 (2, Keen Reflexes +1) + die 3 = 6;" in line


@rules("DN-8.2")
def test_glory_and_peril_name_the_location_that_gives_them() -> None:
    assert _lines(_at_the_pit(3), ev.Glory, ev.Peril)[0].endswith("(Hall of Chains).")


@rules("DN-6.3", "DN-6.4", "DN-6.5", "DN-6.8")
def test_a_battle_says_who_rolls_against_whom_and_who_has_wounded_whom() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "bone_archer")
    attack, counter = _lines(table, ev.Rolled)
    assert attack.startswith("Bone Archer, attack roll against Torvald Hask: ") and attack.endswith(".")
    assert counter.startswith("Boris, counter-roll against Bone Archer: speed 2 + die 1 = 3")
    assert _lines(table, ev.Wounded) == ["Boris takes 1 wound (Bone Archer). Life left: 5."]


@rules("DN-5.1")
def test_the_peril_that_pays_for_a_misdeed_names_it() -> None:
    table = Table()
    table.hero(1, at="crossroads1", peril=5)
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    assert _lines(table, ev.Peril)[0].endswith("(price: Poison Darts).")
    assert _lines(table, ev.Rolled)[0].startswith("Boris, Poison Darts: speed 2 + die 1 = 3; 5 or more needed: failed")


def test_an_event_leaves_out_what_it_does_not_say() -> None:
    assert msgspec.json.encode(ev.Fell(1)) == b'{"event":"Fell","seat":1}'
    assert msgspec.json.decode(b'{"event":"Fell","seat":1}', type=ev.Fell) == ev.Fell(1)


def test_a_roll_of_an_earlier_game_is_told_as_it_was() -> None:
    earlier = ev.Rolled(0, None, "threat", "speed", (3,), 3, 2, 5, 4)
    texts = Texts("en", "dungeoneer", strict=True)
    assert texts.event(earlier.kind, earlier.args(), NAMES) == "Anna, threat roll (speed): 3 + 2 = 5; needed: 4."


@rules("DN-2.6")
def test_the_first_player_is_told_with_the_dice_that_decide_it() -> None:
    rolled_again = False
    for seed in range(30):
        state = GAME.set_up(3, GAME.preset("tomb"), f"first {seed}")
        told: list[Event] = []
        state.listen(told.append)
        state.run()
        (first,) = [event for event in told if isinstance(event, ev.FirstPlayer)]
        best = [seat for seat, die in enumerate(first.dice) if die == max(first.dice)]
        assert first.seat in best and bool(first.again) == (len(best) > 1)
        rolled_again |= bool(first.again)
    assert rolled_again


@rules("DN-11.6")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Bone Warden attacks Raka (melee). Boris rolls for it."),
        ("ru", "Костяной страж атакует Раку (ближний бой). За монстра бросает Boris."),
        ("it", "Il Custode d'Ossa attacca Raka (mischia). Tira Boris."),
    ],
)
def test_the_monster_of_a_quest_is_nobodys_and_it_is_said_who_rolls_for_it(lang: str, line: str) -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "raka", at="ossuary", ap=1, quests=["the_bone_warden"])
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    (attacks,) = [event for event in table.told if isinstance(event, ev.Attacks)]
    assert (attacks.seat, attacks.rival) == (None, 1)
    assert _lines(table, ev.Attacks, lang=lang) == [line]


def test_an_attack_in_an_earlier_game_is_told_as_it_was() -> None:
    earlier = {"foe": "zombie", "seat": 1, "defender": "raka", "form": "melee"}
    assert Texts("en", "dungeoneer", strict=True).event("Attacks", earlier, NAMES) == "Zombie attacks Raka (melee)."


@rules("DN-6.8")
@pytest.mark.parametrize(
    ("to", "line"), [(1, "Boris gains 1 peril (given by Anna: Zombie has"), (0, "Anna gains 1 peril (Zombie has")]
)
def test_peril_for_a_wound_says_who_gives_it_and_why(to: int, line: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_hand zombie", f"give_peril {to}")
    assert _lines(table, ev.Peril)[-1] == f"{line} dealt a wound)."


@rules("DN-4.1")
def test_action_points_are_always_shown_as_a_sum() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", level=2)
    table.turn(0)
    assert _lines(table, ev.Recovered) == ["Anna has 3 action points (speed 3)."]


@rules("DN-13.7")
def test_limited_movement_does_not_call_its_points_speed() -> None:
    table = Table(limited_movement=1)
    table.turn(0)
    (recovered,) = [event for event in table.told if isinstance(event, ev.Recovered)]
    assert recovered.form is None and "speed" not in _lines(table, ev.Recovered)[0]


@rules("DN-9.2", "DN-9.4")
def test_a_blocked_exit_says_what_failing_costs_and_for_whom_it_opens() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=2)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert _lines(table, ev.Rolled)[0].endswith("or 1 action point is spent to break it open: failed.")
    (opened,) = _lines(table, ev.ExitOpened)
    assert opened.endswith("now stands open to everyone, as long as Anna's hero is there.")


@rules("DN-6.5")
@pytest.mark.parametrize(
    ("dice", "line", "seat"),
    [
        ((6, 1), "Zombie 8, Torvald Hask 2: Zombie strikes.", 0),
        ((1, 6), "Torvald Hask strikes.", 1),
        ((1, 2), "a tie.", None),
    ],
)
def test_a_comparison_says_who_strikes_and_carries_the_mark_of_that_player(
    dice: tuple[int, int], line: str, seat: int | None
) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(*dice)
    table.ambush(0, 1, "zombie")
    (compared,) = [event for event in table.told if isinstance(event, ev.Compared)]
    assert compared.seat == seat
    assert _lines(table, ev.Compared)[0].endswith(line)


@rules("DN-11.6")
def test_the_strike_of_a_quests_monster_has_nobodys_mark() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", ap=1, quests=["the_bone_warden"])
    table.dice(6, 1)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    (compared,) = [event for event in table.told if isinstance(event, ev.Compared)]
    assert (compared.by, compared.seat) == ("foe", None)


@rules("DN-10.8")
def test_a_new_level_says_the_new_strengths() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "kron_axereaver", at="ossuary", quests=["a_game_of_bones"])
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    (level,) = _lines(table, ev.Level)
    assert level.startswith("Anna is now level 2 (") and level.endswith(". Melee 3, magic 0, speed 3.")
