"""A view is right, whatever has been kept of earlier ones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.amounts import amount
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import Battle, Position
from undercroft.dungeonlords.content.tile_tables import ADVENTURERS
from undercroft.dungeonlords.visibility.view_builder import same_battle, same_lord, same_middle
from undercroft.dungeonlords.visibility.view_parts import adventurer_view
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_that_of_the_position_at_every_answer_and_event_of_whole_games(seats: int) -> None:
    def look(*_: object) -> None:
        assert match.state.views_again(viewers, known) == [match.state.view(viewer) for viewer in viewers]

    viewers = (None, *range(seats))
    chance = random.Random(seats)
    for game in range(amount(1, 4, 4)):
        match = Match.start(GAME, seats, GAME.preset("full"), f"{seats} {game}")
        known: dict[Any, Any] = {}
        while True:
            state = match.state
            look()
            if state.is_terminal:
                break
            seat = chance.choice(state.to_act)
            match.apply(seat, chance.choice(state.legal_actions(seat)), look)


def test_an_unchanged_part_is_the_same_object() -> None:
    match = Match.start(GAME, 4, GAME.preset("full"), "once")
    known: dict[Any, Any] = {}
    before = match.state.views_again((0,), known)[0]
    seat = match.state.to_act[0]
    match.apply(seat, match.state.legal_actions(seat)[0])
    after = match.state.views_again((0,), known)[0]
    assert after.lords[seat] is not before.lords[seat]
    others = [other for other in range(4) if other != seat]
    assert all(after.lords[other] is before.lords[other] for other in others)
    assert after.cards is before.cards and after.board is before.board


def changed(whole: Any, name: str) -> Any:
    """Return a clone in which one field has another value."""
    clone = whole.clone()
    value = getattr(clone, name)
    setattr(clone, name, (*value, 0) if isinstance(value, tuple) else value + 1)
    return clone


def test_every_field_of_a_part_is_compared() -> None:
    state = GAME.new(4, GAME.preset("full"), seed="1")
    lord, battle = state.lords[0], Battle(0, 1)
    assert same_lord(lord.clone(), lord) and same_battle(battle.clone(), battle) and same_middle(state.clone(), state)
    assert [name for name in Lord.fields if same_lord(changed(lord, name), lord)] == []
    assert [name for name in Battle.fields if same_battle(changed(battle, name), battle)] == []
    assert not same_battle(None, battle) and not same_battle(battle, None) and same_battle(None, None)
    elsewhere = {"battle", "cards", "cards_up", "lords", "trap_discard"}  # in other parts of a view
    unseen = {"began", "variant"}
    fields = set(Position.fields) - set(State.fields) - elsewhere - unseen
    assert [name for name in fields if same_middle(changed(state, name), state)] == []


def test_a_view_in_which_nothing_has_changed_is_the_same_object() -> None:
    state = GAME.new(4, GAME.preset("full"), seed="1")
    known: dict[Any, Any] = {}
    before = state.views_again((0, None), known)
    assert all(now is then for now, then in zip(state.views_again((0, None), known), before, strict=True))
    state.lords[1].gold += 1
    assert state.views_again((0,), known)[0] == state.view(0) != before[0]
    assert state.views_again((None,), known)[0] == state.view(None) != before[1]


def test_a_lord_says_how_many_imps_are_idle_and_traps_are_owned_in_hand_or_laid() -> None:
    """An imp is idle if it has neither dug nor mined and works in no room; a token may work in its place (DL-6.1)."""
    state = GAME.new(4, GAME.preset("full"), seed="1")
    lord = state.lords[0]
    lord.imps, lord.diggers, lord.traps, lord.laid = 5, 2, (0, 0, 1), (2,)
    seen = state.view(1).lords[0]
    assert (seen.idle_imps, seen.traps_owned, seen.trap_count, seen.laid_count) == (3, 4, 3, 1)
    lord.workers = 2
    assert state.view(1).lords[0].idle_imps == 1
    lord.workers = 4
    assert state.view(1).lords[0].idle_imps == 0


@pytest.mark.parametrize(("damage", "left"), [(0, 3), (2, 1), (5, 0)])
def test_surplus_damage_leaves_no_fewer_than_no_hit_points(damage: int, left: int) -> None:
    tile = next(number for number, one in enumerate(ADVENTURERS) if one.hp == 3)
    seen = adventurer_view(Adventurer(tile, damage))
    assert (seen.hp, seen.damage, seen.hp_left, seen.bonus) == (3, damage, left, 0)
    fed = adventurer_view(Adventurer(tile, damage, 3))
    assert (fed.hp, fed.hp_left, fed.bonus) == (6, 6 - damage, 3)
