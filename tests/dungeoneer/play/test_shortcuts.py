"""Shortcuts are their answers one after another: nothing else can be reached by them, and nothing is lost (layer 4)."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from tests.amounts import SOAK
from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table
from tests.fixtures.dungeoneer import VARIANTS
from tests.fixtures.games import FOLDER
from undercroft.dungeoneer import GAME, Options
from undercroft.dungeoneer.board.actions import Shortcut
from undercroft.dungeoneer.events import Played, Sent
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.shortcuts import ANSWERS, AT_ONCE, DECLARING, HARMLESS, UNCONDITIONAL
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

GAMES = 20 if SOAK else 2
KINDS = [
    (2, Options()),
    (4, Options(sets="both")),
    (3, VARIANTS["limited-movement"]),
    (2, Options(sets="vault")),
    (1, Options()),
]


def answers_of(state: DungeoneerState, seat: int, shortcut: Shortcut) -> list[tuple[str, Action]]:
    """The answers that the shortcut stands for, each with its question."""
    return list(ANSWERS[shortcut.verb](state, seat, shortcut))


def plain(state: DungeoneerState) -> str:
    """The fingerprint of the position without what is left of a shortcut."""
    world = state.clone()
    world.rest = None
    return world.fingerprint()


def step_by_step(
    world: DungeoneerState, answers: list[tuple[int, str, Action]], settled: int
) -> list[tuple[int, str, Action]]:
    """Give those of these answers that are asked for, until as many questions are settled; return what is left.

    Each answer has the seat that has given it in advance, and its question.
    """
    while world.settled < settled:
        (seat,) = world.to_act
        prompt = world.decision(seat).prompt
        key = f"give-peril {prompt.source}" if prompt.key == "give-peril" else prompt.key.replace("window", DECLARING)
        place = next(i for i, (owner, question, _) in enumerate(answers) if (owner, question) == (seat, key))
        world.play_unchecked(seat, answers[place][2])
        answers = answers[:place] + answers[place + 1 :]
    return answers


def choose(rnd: random.Random, state: DungeoneerState, seat: int) -> Action:
    """Any answer, but shortcuts more often than chance would, and seldom the end of the turn."""
    legal = state.legal_actions(seat)
    shortcuts = [action for action in legal if isinstance(action, Shortcut)]
    return rnd.choice(shortcuts if shortcuts and rnd.random() < 0.6 else legal)


@pytest.mark.soak
@pytest.mark.rules("DN-5.2", "DN-8.3", "DN-4.5", "DN-12.1")
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_shortcut_leads_where_its_answers_lead(kind: int) -> None:
    """Two games side by side: one with shortcuts, one without. They never differ, whatever the others do meanwhile."""
    seats, options = KINDS[kind]
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        rnd = random.Random(f"{kind} {number}")
        short = GAME.new(seats, options, f"shortcuts {number}")
        long = short.clone()
        left: list[tuple[int, str, Action]] = []
        verb, owner = "", -1
        while short.stack and short.round < 8:
            seat = short.to_act[0]
            action = choose(rnd, short, seat)
            assert long.legal_actions(seat) == short.legal_actions(seat)
            if isinstance(action, Shortcut):
                seen[action.verb] += 1
                between = action.verb in AT_ONCE and seat != owner
                both = bool(left) and (seat == owner or between) and {verb, action.verb} <= UNCONDITIONAL
                (_, first), *others = answers_of(short, seat, action)
                left = [(seat, *answer) for answer in others] + (left if both else [])
                if not (both and between):
                    verb, owner = action.verb, seat
                short.play_unchecked(seat, action)
                long.play_unchecked(seat, first)
                left = step_by_step(long, left, short.settled)
                continue
            if left and action.verb not in HARMLESS and verb not in UNCONDITIONAL:
                left = []
            short.play_unchecked(seat, action)
            long.play_unchecked(seat, action)
            if left and long.settled < short.settled:
                left = step_by_step(long, left, short.settled)
            assert plain(short) == plain(long)
    assert seen["walk"] and seen["place_on"]
    assert seats == 1 or (seen["send_last"] and (options.limited_movement or seen["finish"]))
    assert seen["draw_all"] or options.sets != "both"
    assert not SOAK or seen["challenge_in"]


@pytest.mark.soak
@pytest.mark.rules("DN-15.2")
def test_whatever_a_shortcut_begins_with_can_be_answered_by_itself() -> None:
    """So each position has all the answers that it would have without shortcuts."""
    rnd = random.Random(5)
    for seats, options in KINDS:
        state = GAME.new(seats, options, "elementary")
        while state.stack and state.round < 6:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            assert state.stack[-1].default(legal) not in [a for a in legal if isinstance(a, Shortcut)]
            for action in legal:
                if isinstance(action, Shortcut):
                    assert answers_of(state, seat, action)[0][1] in legal
            state.play_unchecked(seat, choose(rnd, state, seat))


@pytest.mark.soak
@pytest.mark.rules("DN-20.2")
def test_nobody_else_knows_what_is_left_of_a_shortcut() -> None:
    chance = Chance.from_seed("rest")
    rnd = random.Random(6)
    met = 0
    for number in range(GAMES):
        state = GAME.new(4, Options(sets="both"), f"rest {number}")
        for seat in range(4):
            state.heroes[seat].standing = 2
        while state.stack and state.round < 6:
            rest = state.rest
            if rest is not None:
                other = (rest.seat + 1) % 4
                world = state.determinize(other, chance)
                assert world.rest is None and world.view(other) == state.view(other)
                assert state.determinize(rest.seat, chance).rest == rest
                without = state.clone()
                without.rest = None
                assert [without.view(seat) for seat in (None, *range(4))] == [
                    state.view(seat) for seat in (None, *range(4))
                ]
                met += 1
            state.play_unchecked(state.to_act[0], choose(rnd, state, state.to_act[0]))
    assert met > 10


@pytest.mark.rules("DN-8.3")
def test_a_walk_goes_round_by_open_exits() -> None:
    table = Table(2)
    table.hero(0, at="crossroads1", ap=2)
    table.feats(0)
    assert table.options(0, "walk") == ["walk crossroads2"]  # past the entrance, which is only one step away
    table.answer(0, "walk crossroads2")
    assert table.location(0) == "crossroads2" and table[0].ap == 0


@pytest.mark.rules("DN-8.3", "DN-15.2")
def test_who_is_interrupted_on_a_walk_is_asked_again() -> None:
    table = Table(2)
    table.hero(0, at="crossroads1", ap=2)
    table.hero(1, glory=9, life=3, hand=["draught_of_mending", "troll_tonic"], standing="always")
    table.feats(0)
    table.pass_all()
    table.answer(0, "walk crossroads2")
    table.answer(1, "play draught_of_mending")
    while table.window():
        table.answer(1, "pass")
    assert table.asked() == (0, "feats") and table.location(0) not in ("crossroads1", "crossroads2")


@pytest.mark.rules("DN-8.3", "DN-15.2")
def test_who_is_not_interrupted_walks_on() -> None:
    table = Table(2)
    table.hero(0, at="crossroads1", ap=2)
    table.hero(1, glory=9, life=3, hand=["draught_of_mending", "troll_tonic"], standing="always")
    table.feats(0)
    table.pass_all()
    table.answer(0, "walk crossroads2")
    while table.window():
        table.answer(1, "pass")
    assert table.asked() == (0, "feats") and table.location(0) == "crossroads2"


@pytest.mark.rules("DN-5.2")
def test_the_last_encounter_ends_the_misdeeds() -> None:
    table = Table(2)
    table.hero(0, hand=["zombie", "crushing_walls"])
    table.hero(1, at="crossroads1", peril=9)
    table.dice(1, 6)
    table.misdeeds(0)
    table.answer(0, "send_last zombie 1")
    table.until("where-to", "place", "feats")
    assert len(table.happened(Sent)) == 1
    assert "misdeeds" not in table.asked() and "banes" not in table.asked()


@pytest.mark.rules("DN-4.4")
def test_a_location_is_placed_and_the_hero_explores_on() -> None:
    table = Table(2)
    table.hero(0, ap=2)
    table.location_deck("bend1", "bend2")
    table.feats(0)
    table.answer(0, "explore")
    table.answer(0, table.options(0, "place_on")[0])
    assert table.asked() == (0, "place") and table[0].ap == 0
    assert table.cell("bend1") and table.state.decision(0).prompt.source == "bend2"
    assert table.options(0, "place_on") == []  # no point is left
    table.answer(0, table.options(0, "place")[0])
    assert table.asked() == (0, "feats") and table.state.rest is None


@pytest.mark.rules("DN-14.2")
def test_alone_a_location_is_placed_and_the_turn_ends() -> None:
    table = solo_table()
    table.hero(0, ap=1, moved=1)
    table.feats(0)
    table.answer(0, "explore")
    before = table.state.round
    table.answer(0, table.options(0, "place_on")[0])
    table.answer(0, "draw glory")  # the last card may be declined (DN-14.5)
    assert table.asked() == (0, "place") and table.state.round == before + 1


@pytest.mark.rules("DN-6.6", "DN-6.1")
def test_a_challenge_and_its_form_in_one() -> None:
    table = Table(2)
    table.hero(1, "roderik_talus", at="crossroads1", ap=1)
    table.dice(1, 1)
    table.ambush(0, 1, "zombie")
    table.until("challenge")
    forms = [action.split()[2] for action in table.options(1, "challenge_in")]
    assert forms == ["melee", "magic"]
    table.dice(6, 1)
    table.answer(1, "challenge_in zombie magic")
    assert table.asked()[1] != "form" and table.rolls()[-2:] == ["1 attack 6", "zombie counter 1"]
    assert table.state.rest is None


@pytest.mark.rules("DN-5.2", "DN-6.6")
def test_the_last_encounter_stays_the_last_whatever_its_victim_says_at_once() -> None:
    table = Table(2)
    table.hero(0, hand=["zombie", "crushing_walls"])
    table.hero(1, "roderik_talus", at="crossroads1", ap=1, peril=9)
    table.dice(1, 1, 6, 1)
    table.misdeeds(0)
    table.answer(0, "send_last zombie 1")
    table.until("challenge")
    table.answer(1, "challenge_in zombie melee")
    assert table.asked()[1] not in ("form", "banes", "misdeeds")
    table.until("place", "feats", "banes")
    assert table.asked()[1] != "banes"


@pytest.mark.rules("DN-19.2")
def test_a_card_and_its_x_in_one() -> None:
    table = Table(2, "crossroads1 0,-1")
    table.hero(1, at="crossroads1", glory=2, hand=["surge_of_faith"], standing="mine")
    table.dice(1, 1)
    table.ambush(0, 1, "zombie")
    while table.window() != "roll" or not table.options(1, "play"):
        table.answer(1, "pass")
    assert table.options(1, "play_x") == ["play_x surge_of_faith 1", "play_x surge_of_faith 2"]
    table.answer(1, "play_x surge_of_faith 2")
    assert Played(1, "surge_of_faith", None, 2) in table.happened(Played)
    assert table.asked()[1] != "x"


@pytest.mark.rules("DN-4.5")
def test_the_end_of_the_turn_and_the_discard_in_one() -> None:
    table = Table(2)
    table.hero(0, hand=["haste", "zombie"], ap=0)
    table.feats(0)
    table.answer(0, "finish haste")
    assert "haste" in table.discards()
    assert table.state.rest is None


def test_games_of_version_3_go_on() -> None:
    """Shortcuts came after version 3: each of its answers is still legal and leads where it led."""
    for name in ("dungeoneer-2-tomb", "dungeoneer-1-tomb", "dungeoneer-4-both"):
        record = Record.open(FOLDER / f"{name}.record")
        old = Record(msgspec.structs.replace(record.header, rules=3))
        old.moves += record.moves
        opened = Match.reopen(old)
        assert opened.changes is not None and opened.changes.rules == (3, GAME.rules_version)
        assert opened.divergence is None
        assert len(opened.match.record.moves) == len(record.moves)
