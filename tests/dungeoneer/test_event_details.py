"""What the lines of the log say: what dice are for, what is added, what is needed, and why numbers change."""

from __future__ import annotations

import msgspec
import pytest

from tests.dungeoneer.cards.scenes import wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import GAME
from undercroft.dungeoneer import events as ev
from undercroft.kernel.base.event import Event
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
            "Anna, pit (Hall of Chains): speed 2 + die 3 = 5 (5 needed). Passed: the hero does not fall.",
            "Anna, pit (Hall of Chains): speed 2 + die 2 = 4 (5 needed). Failed: the hero falls.",
        ),
        (
            "ru",
            "Anna, яма (Зал цепей): скорость 2 + кубик 3 = 5 из 5. Успех: герой не падает.",
            "Anna, яма (Зал цепей): скорость 2 + кубик 2 = 4 из 5. Провал: герой падает.",
        ),
        (
            "it",
            "Anna, fossa (Sala delle Catene): velocità 2 + dado 3 = 5 (serve 5). Riuscita: l'eroe non cade.",
            "Anna, fossa (Sala delle Catene): velocità 2 + dado 2 = 4 (serve 5). Fallita: l'eroe cade.",
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
    assert "speed 3 (2, Keen Reflexes +1) + die 3 = 6 (5 needed)" in line


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
    assert (
        _lines(table, ev.Sent, ev.Peril)[0]
        == "Anna sends Poison Darts against Boris, paid for with 2 of Boris's peril."
    )
    assert _lines(table, ev.Rolled)[0].startswith("Boris, roll (Poison Darts): speed 2 + die 1 = 3 (5 needed). Failed.")


@rules("DN-9.6")
@pytest.mark.parametrize(
    ("lang", "sum_of"),
    [
        ("en", "speed 2 + die 1 = 3 (7 needed: 5 + danger 2). Failed."),
        ("ru", "скорость 2 + кубик 1 = 3 из 7 (5 + опасность 2). Провал."),
        ("it", "velocità 2 + dado 1 = 3 (serve 7: 5 + insidia 2). Fallita."),
    ],
)
def test_a_roll_names_the_danger_that_is_added_to_what_the_trap_says(lang: str, sum_of: str) -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(1, "torvald_hask", at="dark_crossroads")
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    (rolled,) = [event for event in table.told if isinstance(event, ev.Rolled)]
    assert sum_of in Texts(lang, "dungeoneer", strict=True).event(rolled.kind, rolled.args(), NAMES)


def test_an_event_leaves_out_what_it_does_not_say() -> None:
    assert msgspec.json.encode(ev.Fell(1)) == b'{"event":"Fell","seat":1}'
    assert msgspec.json.decode(b'{"event":"Fell","seat":1}', type=ev.Fell) == ev.Fell(1)


@pytest.mark.parametrize("lang", Texts.languages())
def test_what_an_event_leaves_out_changes_nothing_in_its_line(lang: str) -> None:
    """A chronicle keeps events as JSON, without what they leave out."""
    texts = Texts(lang, "dungeoneer", strict=True)
    tables = (_at_the_pit(2), _bones(6, 6), _bones(1, 1), _at_the_warden(6, 1))
    told = [event for table in tables for event in table.told]
    assert {ev.Glory, ev.Fell, ev.Rolled, ev.Wounded, ev.Level} <= {type(event) for event in told}
    for event in told:
        kept = msgspec.json.decode(event.encoded())
        assert texts.event(kept.pop("event"), kept, NAMES) == texts.event(event.kind, event.args(), NAMES)


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
    ("to", "line"),
    [
        (1, "Boris gains 1 peril (Anna's choice, for a wound by Zombie)."),
        (0, "Anna gains 1 peril (Zombie has dealt a wound)."),
    ],
)
def test_peril_for_a_wound_says_who_chooses_and_why(to: int, line: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_hand zombie", f"give_peril {to}")
    assert _lines(table, ev.Peril)[-1] == line


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
    assert _lines(table, ev.Rolled)[0].endswith("Failed, but from now on the exit is open.")
    (opened,) = _lines(table, ev.ExitOpened)
    assert opened.endswith("is now open to everyone, as long as Anna's hero is there.")


@rules("DN-6.5")
@pytest.mark.parametrize(
    ("dice", "line", "seat"),
    [
        ((6, 1), "Zombie 8, Torvald Hask 2: Zombie strikes.", 0),
        ((1, 6), "Torvald Hask strikes.", 1),
        ((1, 2), "a tie, and nobody strikes.", None),
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


def _attempting(quest: str, face: str, dice: tuple[int, ...], **hero: object) -> Table:
    """A hero attempts a quest in the Ossuary."""
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, face, at="ossuary", quests=[quest], **hero)  # type: ignore[arg-type]
    table.dice(*dice)
    table.feats(0)
    table.answer(0, f"attempt {quest}")
    return table


def _bones(*dice: int, **hero: object) -> Table:
    """A hero of level 1, with melee 1, magic 0 and speed 2, attempts A Game of Bones."""
    return _attempting("a_game_of_bones", "kron_axereaver", dice, **hero)


def _at_the_warden(*dice: int, **hero: object) -> Table:
    """A hero attempts the quest whose monster must be beaten."""
    return _attempting("the_bone_warden", "raka", dice, **hero)


@rules("DN-10.8")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Anna: level 1 → 2 (reward: “A Game of Bones”). Melee 1 → 3, magic 0, speed 2 → 3."),
        ("ru", "Anna: уровень 1 → 2 (награда: «Игра в кости»). Ближний бой 1 → 3, магия 0, скорость 2 → 3."),
        ("it", "Anna: livello 1 → 2 (ricompensa: «Una Partita agli Aliossi»). Mischia 1 → 3, magia 0, velocità 2 → 3."),
    ],
)
def test_a_new_level_says_from_what_to_what_each_strength_changes(lang: str, line: str) -> None:
    assert _lines(_bones(6, 6), ev.Level, lang=lang) == [line]


@rules("DN-10.8")
def test_a_new_level_says_what_the_hero_has_with_all_that_lies_open() -> None:
    table = _bones(6, 6, treasures=["crusaders_longsword"], boons=["blessings_of_nakari"])
    (level,) = [event for event in table.told if isinstance(event, ev.Level)]
    hero = table.state.view(0).heroes[0]
    assert (level.melee, level.magic, level.speed) == (hero.melee, hero.magic, hero.speed)
    assert level.magic == 1 and level.old_magic is None


def test_a_level_of_an_earlier_game_is_told_as_it_was() -> None:
    earlier = {"seat": 0, "level": 2, "cause": None, "why": "", "melee": 3, "magic": 0, "speed": 3}
    line = Texts("en", "dungeoneer", strict=True).event("Level", earlier, NAMES)
    assert line == "Anna is now level 2. Melee 3, magic 0, speed 3."


@rules("DN-11.1", "DN-11.6")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Anna does not complete “The Bone Warden”: the attempt has failed."),
        ("ru", "Anna не выполняет задание «Костяной страж»: попытка не удалась."),
        ("it", "Anna non completa «Il Custode d'Ossa»: il tentativo è fallito."),
    ],
)
def test_an_attempt_fails_if_the_monster_of_the_quest_survives(lang: str, line: str) -> None:
    assert _lines(_at_the_warden(6, 1), ev.AttemptFailed, lang=lang) == [line]


@rules("DN-11.1")
def test_an_attempt_that_ends_otherwise_needs_no_such_words() -> None:
    dead = _at_the_warden(6, 1, life=1)
    assert dead[0].life == 0 and _lines(dead, ev.AttemptFailed) == []
    assert _lines(_bones(6, 6), ev.AttemptFailed) == []
    failed = _bones(1, 1)
    assert _lines(failed, ev.DiceRolled)[0].endswith(": failure.") and _lines(failed, ev.AttemptFailed) == []


@rules("DN-6.11")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Anna uses A Game of Bones for 2 glory: +2 to the roll."),
        ("ru", "Anna применяет: Игра в кости за 2 очка славы (+2 к броску)."),
        ("it", "Anna usa: Una Partita agli Aliossi per 2 Gloria (+2 al tiro)."),
    ],
)
def test_what_is_paid_for_a_roll_says_what_it_adds_and_the_odds_take_it_in(lang: str, line: str) -> None:
    table = _bones(1, 1, glory=2, standing="mine")
    assert _odds(table) == (0, 2)
    table.answer(0, "use a_game_of_bones")
    odds: list[tuple[int, int]] = []

    def hear(event: Event) -> None:
        table.told.append(event)
        if isinstance(event, ev.Used):
            odds.append(_odds(table))

    table.state.apply(0, table.state.vocabulary.parse("x 2"), hear)
    assert odds == [(2, 2)]
    assert _lines(table, ev.Used, lang=lang) == [line]
    assert _lines(table, ev.Glory) == [], "what is paid is part of the line"


def _odds(table: Table) -> tuple[int, int]:
    """What the other player sees of the coming roll: what is added, and the number of dice."""
    roll = table.state.view(1).roll
    assert roll is not None
    return roll.plus, roll.dice


@rules("DN-4.4")
def test_exploring_says_the_action_point() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.location_deck("crypt")
    table.feats(0)
    table.answer(0, "explore")
    table.answer(0, next(option for option in table.options(0) if option.startswith("place")))
    (line,) = _lines(table, ev.LocationPlaced)
    assert "(explored for 1 action point); entering it" in line
    (placed,) = [event for event in table.told if isinstance(event, ev.LocationPlaced)]
    told = Texts("en", "dungeoneer", strict=True).event(placed.kind, {**placed.args(), "ap": None}, NAMES)
    assert "explored" not in told


@rules("DN-10.1", "DN-5.1")
def test_a_played_card_says_its_price_and_who_pays() -> None:
    table = Table()
    table.hero(0, at="crossroads1", glory=5, hand=["haste"])
    table.feats(0)
    table.answer(0, "play haste")
    assert _lines(table, ev.Played, ev.Glory) == ["Anna plays Haste for 2 glory."]
    assert _lines(table, ev.Played, lang="ru") == ["Anna играет Ускорение за 2 очка славы."]
    assert _lines(table, ev.Played, lang="it") == ["Anna gioca «Celerità» per 2 Gloria."]
    table = Table()
    table.hero(0, hand=["grave_chill"])
    table.hero(1, peril=5)
    table.misdeeds(0)
    table.answer(0, "play grave_chill")
    (line,) = _lines(table, ev.Played, ev.Peril)
    assert line.startswith("Anna plays Grave Chill on Boris, paid for with ") and line.endswith(" of Boris's peril.")


@rules("DN-10.3")
def test_the_tokens_that_are_left_are_told_and_that_a_card_is_used_up() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=5, standing="mine")
    table.hero(0, treasures=["wand_of_sparks"], tokens={"wand_of_sparks": 2})
    table.feats(0)
    for left, step in ((1, "go s"), (0, "")):
        table.dice(1)
        table.answer(0, "go n")
        wait(table, "roll")
        table.answer(0, "use wand_of_sparks")
        table.until("feats")
        assert _lines(table, ev.Used)[-1] == f"Anna uses Wand of Sparks: +2 to the roll ({left} left)."
        assert len(_lines(table, ev.Discarded)) == 1 - left
        if step:
            table.answer(0, step)
    assert _lines(table, ev.Discarded) == ["Anna has used up Wand of Sparks."]
    assert _lines(table, ev.Discarded, lang="it") == ["Anna esaurisce «Bacchetta delle Scintille»."]


def test_a_card_of_an_earlier_game_is_told_as_it_was() -> None:
    texts = Texts("en", "dungeoneer", strict=True)
    played = {"seat": 0, "card": "haste", "rival": None, "x": None}
    assert texts.event("Played", played, NAMES) == "Anna plays Haste."
    assert texts.event("Played", {**played, "rival": 1}, NAMES) == "Anna plays Haste, paid for with Boris's peril."
    assert texts.event("Used", {"seat": 0, "source": "haste"}, NAMES) == "Anna uses Haste."


@rules("DN-6.7")
@pytest.mark.parametrize(
    ("monster", "dice", "answer", "line"),
    [
        (
            "zombie",
            (1, 2),
            "to_lair",
            "Zombie goes to Anna's lair: neither wounded nor beaten, so its player keeps it.",
        ),
        (
            "zombie",
            (1, 2),
            "to_hand",
            "Zombie returns to Anna's hand: neither wounded nor beaten, so its player keeps it.",
        ),
        (
            "barrow_knight",
            (1, 6),
            "to_lair",
            "Barrow Knight goes to Anna's lair: wounded but not beaten, so its player keeps it.",
        ),
        (
            "barrow_knight",
            (1, 6),
            "discard",
            "Anna discards Barrow Knight: wounded but not beaten, so its player does not keep it.",
        ),
    ],
)
def test_a_monster_that_is_not_beaten_says_why_it_stays_with_its_player(
    monster: str, dice: tuple[int, int], answer: str, line: str
) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(*dice)
    table.ambush(0, 1, monster)
    table.answer(0, f"{answer} {monster}")
    assert _lines(table, ev.ToLair, ev.BackToHand, ev.Discarded) == [line]


@rules("DN-5.4", "DN-6.7")
def test_a_monster_that_is_out_of_the_battle_is_not_called_unwounded() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["distraction"], standing="mine")
    table.ambush(0, 1, "zombie")
    wait(table, "response")
    table.answer(1, "play distraction")
    table.answer(0, "to_lair zombie")
    assert _lines(table, ev.ToLair) == [
        "Zombie goes to Anna's lair: it left the battle unbeaten, so its player keeps it."
    ]


@rules("DN-4.3")
def test_the_location_of_each_turn_says_that_it_is_free() -> None:
    table = Table()
    table.location_deck("crypt")
    table.turn(0)
    table.answer(0, "done")
    table.answer(0, next(option for option in table.options(0) if option.startswith("place")))
    (line,) = _lines(table, ev.LocationPlaced)
    assert "(free: each turn brings one location); entering it" in line
    (placed,) = [event for event in table.told if isinstance(event, ev.LocationPlaced)]
    earlier = {**placed.args(), "why": ""}
    assert "free" not in Texts("en", "dungeoneer", strict=True).event(placed.kind, earlier, NAMES)


@rules("DN-8.2")
def test_a_location_where_the_hero_has_been_this_turn_says_why_it_gives_nothing() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=3)
    table.feats(0)
    table.answer(0, "go s", "go n")
    first, again = _lines(table, ev.Moved)
    assert "not new" not in first and again == "Anna moves to Crossroads 1 (not new this turn: no glory or peril)."


@rules("DN-7.1")
def test_a_test_after_which_nothing_follows_says_so() -> None:
    def walk(die: int) -> str:
        table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
        table.hero(0, "torvald_hask", at="crossroads1", ap=1, glory=3)
        table.dice(die)
        table.feats(0)
        table.answer(0, "go n")
        (line,) = _lines(table, ev.Rolled)
        return line

    assert walk(6).endswith("(5 needed). Passed: nothing happens.")
    assert walk(1).endswith("(5 needed). Failed.")


@rules("DN-4.5", "DN-13.4")
@pytest.mark.parametrize(
    ("optional", "why"), [(0, "(end of the turn: one card must go)"), (1, "(end of the turn, optional)")]
)
def test_a_discard_at_the_end_of_the_turn_says_whether_it_is_due(optional: int, why: str) -> None:
    table = Table(optional_discard=optional)
    table.hero(0, hand=["haste"])
    table.feats(0)
    table.answer(0, "done", "discard haste")
    assert _lines(table, ev.Discarded) == [f"Anna discards Haste {why}."]


@rules("DN-19.6", "DN-4.1")
def test_a_card_that_takes_an_action_point_later_is_named_then() -> None:
    table = Table()
    table.hero(0, hand=["grave_chill"])
    table.hero(1, "kron_axereaver", level=2, peril=5)
    table.misdeeds(0)
    table.answer(0, "play grave_chill")
    table.state = table.state.clone()
    table.turn(1)
    assert _lines(table, ev.Recovered)[-1] == "Boris has 2 action points (speed 3, Grave Chill −1)."


def test_a_position_that_was_saved_has_forgotten_the_card() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", level=2)
    table[0].chill = 1
    table.turn(0)
    assert _lines(table, ev.Recovered) == ["Anna has 2 action points (speed 3, earlier effect −1)."]


@rules("DN-10.8")
def test_a_question_about_ones_own_hero_or_cards_says_so() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", glory=2, hand=["ghost_step"])
    table.feats(0)
    table.answer(0, "play ghost_step")
    prompt = msgspec.to_builtins(table.state.decision(0).prompt)
    for lang, asked in (("en", "where does your hero go?"), ("ru", "ваш герой"), ("it", "il tuo eroe")):
        texts = Texts(lang, "dungeoneer", strict=True)
        assert asked in texts.prompt(prompt, NAMES)
        other = texts.prompt({**prompt, "args": {"seat": 1, "own": False}}, NAMES)
        assert "Boris" in other and asked not in other


@rules("DN-10.8")
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_shifted_location_is_called_by_one_beside_it(lang: str) -> None:
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "corridor1 0,-3", "corridor2 0,-4")
    table.hero(0, hand=["shifting_crypts"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    table.answer(0, "play shifting_crypts")
    while table.asked()[1] in ("payer", "target", "shift", "swap-with", "swap-turning", "window"):
        table.answer(table.asked()[0], table.options(table.asked()[0])[0])
    shifted = [event for event in table.happened(ev.Shifted) if isinstance(event, ev.Shifted)]
    assert all(event.beside and event.side for event in shifted)
    assert len(lines := _lines(table, ev.Shifted, lang=lang)) == 2
    cells = [event.square.replace("-", "−") for event in shifted]
    assert not any(cell in line for cell, line in zip(cells, lines, strict=True))


@rules("DN-11.7", "DN-10.5")
def test_getting_rid_of_a_card_and_searching_are_not_called_a_use() -> None:
    table = Table()
    table.hero(0, at="tomb_antechamber", glory=3, banes=["curse_of_frailty"])
    table.feats(0)
    table.answer(0, "use curse_of_frailty")
    assert _lines(table, ev.Used) == ["Anna gets rid of Curse of Frailty for 3 glory."]
    assert _lines(table, ev.Used, lang="ru") == ["Anna избавляется от карты «Порча немощи» за 3 очка славы."]
    search = ev.Used(1, "the_lost_codex", ap=1, why="search").args()
    for lang, said in (
        ("en", "Boris spends 1 action point to search (“The Lost Codex”)."),
        ("ru", "Boris тратит 1 очко действия на поиск («"),
        ("it", "Boris spende 1 punto azione per cercare («"),
    ):
        assert Texts(lang, "dungeoneer", strict=True).event("Used", search, NAMES).startswith(said)
