"""The snapshot at each event is that of the event: what it says has been done, and nothing later (`Running.tell`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.dungeonlords.snapshots import CHECKS, Beat
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.history.match import Match

FEWEST, MOST = 6, 90
"""How many games are played, at least and at most: until all kinds of events have come up."""

NOT_IN_PLAY = {ev.CardsDrawn}
"""Told before the first answer."""
RARE = {ev.DecoyVanishes, ev.PlanReturns}
KINDS = {one for one in vars(ev).values() if isinstance(one, type) and issubclass(one, Event)} - {Event}


class Watcher:
    """Checks the snapshot at each event of one game."""

    def __init__(self, state: DungeonLordsState) -> None:
        self.state = state
        self.heard: set[type[Event]] = set()
        self.known: dict[Any, Any] = {}

    def _look(self) -> dict[int | None, Any]:
        viewers = (None, *range(self.state.seats))
        return dict(zip(viewers, self.state.views_again(viewers, self.known), strict=True))

    def answer(self, seat: int, action: Action) -> None:
        """Carry out an answer, and check the snapshot at each of its events."""
        self.earlier: list[Event] = []
        self.before = self._look()
        self.state.apply(seat, action, self._hear)

    def _hear(self, event: Event) -> None:
        now = self._look()
        seat = getattr(event, "seat", None)
        beat = Beat(event, self.before[None], now[None], self.before[seat], now[seat], self.earlier)
        try:
            CHECKS[type(event)](beat)
        except (AssertionError, ValueError) as error:
            raise AssertionError(f"{event} after {self.earlier}: {error}") from error
        assert now[seat] == self.state.view(seat), f"what is kept of earlier views is wrong at {event}"
        self.before = now
        self.earlier.append(event)
        self.heard.add(type(event))


def keen(chance: Chance, legal: Sequence[Action]) -> Action:
    """Choose an answer, more often than not something else than the last option, which declines."""
    return chance.pick(legal[:-1] if len(legal) > 1 and chance.below(5) else legal)


def played(seats: int, game: int) -> set[type[Event]]:
    """Play a whole game, and return the kinds of its events."""
    match = Match.start(GAME, seats, GAME.preset("full"), f"beats {game}")
    chance = Chance.from_seed(f"answers {game}")
    assert isinstance(match.state, DungeonLordsState)
    watcher = Watcher(match.state)
    while not match.state.is_terminal:
        seat = chance.pick(match.state.to_act)
        watcher.answer(seat, keen(chance, match.state.legal_actions(seat)))
    return watcher.heard


def test_there_is_a_check_for_each_kind_of_event() -> None:
    assert set(CHECKS) == KINDS


def test_the_snapshots_of_whole_games_are_those_of_their_events() -> None:
    missing = KINDS - NOT_IN_PLAY - RARE
    for game in range(MOST):
        missing -= played(2 + game % 3, game)
        if not missing and game >= FEWEST:
            return
    raise AssertionError(f"never seen: {missing}")


def test_a_lord_sees_the_cards_that_he_draws_before_the_first_answer() -> None:
    match = Match.start(GAME, 3, GAME.preset("full"), "cards")
    assert {type(event) for event in match.prelude} == NOT_IN_PLAY
    for event in match.prelude:
        assert isinstance(event, ev.CardsDrawn)
        everybody, own = match.state.view(None), match.state.view(event.seat)
        CHECKS[ev.CardsDrawn](Beat(event, everybody, everybody, own, own, []))


@pytest.mark.rules("DL-10.6")
def test_when_the_paladin_leaves_he_has_arrived_before_the_decoy_and_the_plan_are_gone() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=10, party=["warrior4", "wizard1"], creatures=["vampire1"])
    table.lord(1, evil=11, party=["decoy", "paladin1"], traps=["pendulum"], creatures=["goblin1"])
    table.cards("suggestion", "fireball", "magic_shield", "invisibility")
    table.combat_round(1)
    table.answer(0, "send vampire1", "ready")
    table.answer(1, "lay pendulum", "send goblin1", "ready")
    watcher = Watcher(table.state)
    watcher.answer(0, table.state.vocabulary.parse("pay vampire1"))
    assert [type(event) for event in watcher.earlier] == [
        ev.WagePaid,
        ev.EvilMoved,
        ev.PaladinComes,
        ev.DecoyVanishes,
        ev.PartyGone,
        ev.PlanReturns,
    ]
