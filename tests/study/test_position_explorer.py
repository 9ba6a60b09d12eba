"""The explorer: positions from seeds, text, records; estimates that agree with the coach and are found again."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import msgspec
import pytest

from tests.amounts import amount
from tests.fixtures.games import FOLDER
from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.study.analysis.position_explorer import (
    STAGES,
    GameStart,
    comparison,
    estimates,
    explored,
    played_on,
    start_of,
)

STARTS: Final = {
    "dungeon-lords": GameStart(3, msgspec.to_builtins(find_game("dungeon-lords").preset("full")), "link"),
    "dungeoneer": GameStart(2, msgspec.to_builtins(find_game("dungeoneer").preset("tomb")), "link 8"),
}
BATTLE: Final = "party warrior1 thief2; creatures troll1 witch1; traps pendulum; tiles 2,0 2,1; food 1; training"


@pytest.mark.parametrize("game", STARTS)
def test_every_answer_has_an_estimate_which_stages_make_better(game: str) -> None:
    start, line = STARTS[game], list[str]()
    for _ in range(amount(1, 4, 4)):
        (decision, *_) = explored(game, start, line).decisions
        wanted = {one.action for one in decision.options if one.verb not in find_game(game).asides}
        found = [estimates(game, start, line, decision.seat, stage) for stage in range(len(STAGES))]
        for stage, one in enumerate(found):
            assert {each.action for each in one.estimates} == wanted
            assert one.last == (stage == len(STAGES) - 1)
            best = one.estimates[0]
            assert best.behind == best.low == best.high == 0
            assert all(each.low <= each.behind <= each.high and each.worlds >= 2 for each in one.estimates)
        assert found[0] == estimates(game, start, line, decision.seat, 0)
        worlds = [one.estimates[0].worlds for one in found]
        assert all(before < after for before, after in pairwise(worlds))
        line += played_on(game, start, line, decision.seat)


@pytest.mark.parametrize("game", STARTS)
def test_bots_answer_until_the_seat_is_asked_again(game: str) -> None:
    start, line = STARTS[game], list[str]()
    for _ in range(3):
        seat = explored(game, start, line).decisions[0].seat
        more = played_on(game, start, line, seat)
        line += more
        there = explored(game, start, line)
        assert seat in [one.seat for one in there.decisions]
        assert [f"{one.seat} {one.answer.action}" for one in there.line] == line
        asked = [
            [one.seat for one in explored(game, start, line[: -len(more) + n]).decisions] for n in range(1, len(more))
        ]
        assert not any(seat in seats for seats in asked)


@pytest.mark.parametrize("game", STARTS)
def test_a_comparison_agrees_with_the_estimates(game: str) -> None:
    start = STARTS[game]
    decision = explored(game, start, ()).decisions[0]
    ranked = estimates(game, start, (), decision.seat, len(STAGES) - 1).estimates
    certain = [one.action for one in ranked if one.low > 0 and one.worlds >= 12]
    if certain:
        better, worse = comparison(game, start, (), decision.seat, [certain[-1], ranked[0].action]).advised
        assert (better.answers[0], worse.answers[0]) == (ranked[0].action, certain[-1])
    (alone,) = comparison(game, start, (), decision.seat, [ranked[0].action] * 2).advised
    assert alone.answers[0] == ranked[0].action


def test_a_record_is_explored_from_its_last_position_and_from_earlier_ones() -> None:
    record = Record.from_text((FOLDER / "2-lords-full.record").read_text())
    start, line = start_of(record)
    assert explored("dungeon-lords", start, line).decisions == ()
    for to in (0, 20, 50):
        there, state = explored("dungeon-lords", start, line[:to]), Match.replay(record, to).state
        assert there.views == tuple([state.view(seat) for seat in range(2)])
        assert [one.seat for one in there.decisions] == list(state.to_act)


def test_a_position_in_words_and_plans_step_by_step() -> None:
    """A step is judged as the best plan with it, so the best first step of a plan is behind nothing."""
    start = GameStart(seed="x", position=BATTLE)
    there = explored("dungeon-lords", start, ())
    assert there.start.seats == len(there.views) and there.decisions[0].prompt.key == "plan"
    found = {one.action: one for one in estimates("dungeon-lords", start, (), 0, 2).estimates}
    assert found["ready"].low > 0
    assert min(one.behind for one in found.values()) == 0


@pytest.mark.parametrize(
    ("start", "line", "why"),
    [
        (GameStart(9, {}, "x"), [], "9"),
        (GameStart(2, {"colour": 1}, "x"), [], "colour"),
        (GameStart(2, {}, "x", "party; tiles"), [], "position"),
        (GameStart(2, {}, "x"), ["0 sing"], "answer 1"),
        (GameStart(2, {}, "x"), ["7 dig 3,1"], "answer 1"),
        (GameStart(2, {}, "x"), ["dig"], "answer 1"),
        (GameStart(2, {}, "x"), ["0 ready"], "answer 1"),
        (GameStart(2, {}, "x"), ["0 ready"] * 5_000, "more than"),
    ],
)
def test_what_cannot_be_explored_is_refused(start: GameStart, line: list[str], why: str) -> None:
    with pytest.raises(UndercroftError, match=why):
        explored("dungeon-lords", start, line)


def test_who_is_not_asked_has_no_estimates() -> None:
    start = STARTS["dungeoneer"]
    seat = explored("dungeoneer", start, ()).decisions[0].seat
    with pytest.raises(UndercroftError, match="not asked"):
        estimates("dungeoneer", start, (), 1 - seat, 0)
    for stage in (-1, len(STAGES)):
        with pytest.raises(UndercroftError, match="stage"):
            estimates("dungeoneer", start, (), seat, stage)
    with pytest.raises(UndercroftError, match="legal"):
        comparison("dungeoneer", start, (), seat, ["explore"])
