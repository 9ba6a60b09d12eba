"""DL-20: public and secret information."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import discarded_parts
from undercroft.dungeonlords.content.piece_counts import TRAPS, YEARS
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, TILE_IDS, TRAP_IDS
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat
from undercroft.dungeonlords.rules.phases.new_round import look_ahead
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.kernel.engine.chance import Chance


def worlds(state: DungeonLordsState, seat: int | None, look: Callable[[DungeonLordsState], object]) -> set[object]:
    """The results of `look` in many worlds that are possible for the seat."""
    return {look(state.determinize(seat, Chance.from_seed(f"world {n}"))) for n in range(40)}


@pytest.mark.rules("DL-20.1")
def test_a_board_is_public_except_for_the_faces_of_traps() -> None:
    table = Table(3)
    table.lord(0, gold=4, food=5, imps=6, evil=7, red_counters=1, traps=["pendulum", "fire_wall"], diggers=2)
    table.lord(0, creatures=["troll1", "ghost1"], knocked_out=["ghost1"], rooms={"1,0": "mint"}, conquered=["2,1"])
    table.lord(0, party=["warrior1:2"], prison=["thief1"], inaccessible=["hire", "build"])
    own, rival, spectator = [table.state.view(viewer).lords[0] for viewer in (0, 1, None)]
    assert rival == spectator
    assert {name for name in own.__struct_fields__ if getattr(own, name) != getattr(rival, name)} == {"traps", "laid"}
    assert (rival.gold, rival.food, rival.imps, rival.evil, rival.red_counters) == (4, 5, 6, 7, 1)
    assert (rival.free_imps, rival.troll_tokens, rival.trap_count, rival.traps) == (4, 1, 2, None)
    assert [(c.id, c.knocked_out) for c in rival.creatures] == [("troll1", False), ("ghost1", True)]
    assert [(t.square, t.room, t.conquered) for t in rival.tiles] == [
        ("1,0", "mint", False),
        ("2,0", None, False),
        ("2,1", None, True),
        ("2,2", None, False),
    ]
    assert [(a.id, a.hp, a.damage) for a in rival.party] == [("warrior1", 3, 2)]
    assert (rival.prison, rival.inaccessible) == (("thief1",), ("hire_monster", "build_room"))
    assert len(rival.hand) == 6  # all but the two that lie open
    table.done()


@pytest.mark.rules("DL-20.1")
def test_the_stacks_can_be_counted_and_discarded_tiles_are_known_but_not_their_order() -> None:
    table = Table(3)
    view = table.state.view(None)
    assert len(view.unseen_creatures) == YEARS[1].creatures
    assert len(view.unseen_rooms) == YEARS[1].rooms
    assert len(view.unseen_adventurers) == YEARS[1].adventurers
    assert view.trap_deck == TRAPS
    table.state.creature_stack = table.state.creature_stack[::-1]
    assert table.state.view(None) == view  # its contents, but not the order
    gone = table.state.creature_stack[0]
    table.state.creature_stack = table.state.creature_stack[1:]
    (missing,) = set(view.unseen_creatures) - set(table.state.view(None).unseen_creatures)
    assert missing == TILE_IDS[gone]
    table.done()


@pytest.mark.rules("DL-20.1", "DL-3.4")
def test_tiles_put_under_a_stack_are_open() -> None:
    table = Table(3, season="winter")
    people = ["thief2", "priest2", "wizard2", "thief1"]  # the first three have the same glyph
    rest = [n for n in range(len(ADVENTURER_IDS) - 1) if ADVENTURER_IDS[n] not in people][:5]
    table.state.adventurer_stack = (*[ADVENTURER_IDS.index(name) for name in people], *rest)
    table.begin(look_ahead)
    view = table.state.view(None)
    assert view.under_stack == ("wizard2",)
    assert "wizard2" not in view.unseen_adventurers
    assert worlds(table.state, 1, lambda world: world.adventurer_stack[-1]) == {ADVENTURER_IDS.index("wizard2")}
    assert len(worlds(table.state, 1, lambda world: world.adventurer_stack[0])) > 1
    table.done()


@pytest.mark.rules("DL-20.1", "DL-12.1")
def test_dummies_cards_are_open() -> None:
    state = GAME.new(3, GAME.preset("first"), seed="open")
    dummy = state.view(None).dummies[0]
    assert (len(dummy.orders), set(dummy.inaccessible)) == (3, set(dummy.orders))


@pytest.mark.rules("DL-20.2", "DL-4.1")
def test_orders_are_secret_until_all_are_given() -> None:
    state = GAME.new(4, GAME.preset("first"), seed="orders")
    mine = state.legal_actions(0)[17]
    before = state.view(1)
    state.apply(0, mine)
    seen = state.view(1).lords[0]
    assert seen.answered
    assert msgspec.structs.replace(seen, answered=False) == before.lords[0]
    assert state.decision(0).sealed == mine.text
    assert worlds(state, 0, lambda world: world.decision(0).sealed) == {mine.text}
    assert len(worlds(state, 1, lambda world: world.decision(0).sealed)) > 1
    for seat in (1, 2, 3):
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.view(1).lords[0].orders != ()


@pytest.mark.rules("DL-20.2", "DL-14.2")
def test_the_three_cards_drawn_are_their_owners_secret() -> None:
    state = GAME.new(4, GAME.preset("full"), seed="drawn")
    assert len(state.view(0).lords[0].drawn) == 3
    assert state.view(1).lords[0].drawn == state.view(None).lords[0].drawn == ()
    assert len(worlds(state, 1, lambda world: world.lords[0].drawn)) > 1
    assert worlds(state, 0, lambda world: world.lords[0].drawn) == {state.lords[0].drawn}
    for seat in range(4):
        state.apply(seat, state.legal_actions(seat)[0])
    assert [len(lord.inaccessible) for lord in state.view(None).lords] == [2, 2, 2, 2]
    assert state.view(0).lords[0].drawn == ()


@pytest.mark.rules("DL-20.2")
def test_the_faces_of_held_and_laid_traps_are_their_owners_secret() -> None:
    table = Table(2, season="autumn")
    table.lord(0, traps=["pendulum", "trap_door"], party=["thief1"])
    table.lord(1, traps=["fire_wall"], party=["thief2"])
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.combat_round(1)
    table.answer(0, "lay trap_door", "ready")
    assert (table.state.view(0).lords[0].traps, table.state.view(0).lords[0].laid) == (("pendulum",), ("trap_door",))
    for viewer in (1, None):
        lord = table.state.view(viewer).lords[0]
        assert (lord.trap_count, lord.traps, lord.laid_count, lord.laid) == (1, None, 1, None)
    assert len(worlds(table.state, 1, lambda world: (world.lords[0].traps, world.lords[0].laid))) > 5
    assert len(worlds(table.state, 0, lambda world: (world.lords[0].traps, world.lords[0].laid))) == 1
    assert worlds(table.state, 1, lambda world: world.lords[1].traps) == {(TRAP_IDS.index("fire_wall"),)}
    table.answer(1, "ready")
    table.done()


@pytest.mark.rules("DL-20.2")
def test_traps_laid_unseen_are_affordable_in_every_world() -> None:
    table = Table(2, season="autumn")
    table.lord(0, traps=["trap_door"], party=["thief1"], gold=0, food=0, imps=0)
    table.lord(1, traps=["fire_wall"], party=["thief2"])
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.combat_round(1)
    table.answer(0, "lay trap_door", "ready")
    dear = {TRAP_IDS.index(name) for name in ("cursed_ring", "poisoned_meal", "kamikaze_imp")}
    assert not worlds(table.state, 1, lambda world: world.lords[0].laid[0]) & dear
    table.answer(1, "ready")
    table.done()


@pytest.mark.rules("DL-20.2", "DL-16.2")
def test_two_laid_traps_are_asked_about_even_if_they_are_of_one_kind() -> None:
    table = Table.battle("party warrior8; traps pendulum pendulum; tiles 2,0=labyrinth; cards jailbreak ? ? ?; year 2")
    table.answer(0, "lay pendulum", "lay pendulum", "ready")
    assert table.options(0) == ["spring pendulum"]  # otherwise everybody would know the second one
    table.answer(0, "spring pendulum")
    table.done()


@pytest.mark.rules("DL-20.2", "DL-5.6")
def test_combat_cards_are_known_to_those_who_spied() -> None:
    table = Table(3)
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.minion(0, "reputation", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "spy 3")
    assert [card.spell for card in table.state.view(0).cards] == [None, None, "magic_shield", None]
    for viewer in (1, 2, None):
        cards = table.state.view(viewer).cards
        assert [card.spell for card in cards] == [None] * 4
        assert [card.looked_at_by for card in cards] == [(), (), (0,), ()]  # everybody saw that he looked
    (spied,) = table.happened(ev.Spied)
    assert spied.seen_by(0) == ev.Spied(0, 3, "magic_shield")
    assert spied.seen_by(1) == spied.seen_by(None) == ev.Spied(0, 3, None)
    assert len(worlds(table.state, 0, lambda world: world.cards[2])) == 1
    assert len(worlds(table.state, 0, lambda world: world.cards[0])) > 1
    assert len(worlds(table.state, 1, lambda world: world.cards[2])) > 1
    table.done()


@pytest.mark.rules("DL-20.2", "DL-11.5")
def test_revealed_combat_cards_are_known_to_all() -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior4"], traps=["pendulum"])
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.begin(Combat.begin)
    table.answer(0, "ready")
    assert [card.spell for card in table.state.view(None).cards] == ["fireball", None, None, None]
    table.answer(0, "ready", "ready")
    table.done()


@pytest.mark.rules("DL-20.2", "DL-7.4")
def test_the_special_event_card_is_secret_until_its_tile_is_turned_up() -> None:
    table = Table(3, season="winter")
    table.event("special_event", "rats")
    table.state.season, table.state.special_up, table.state.events_up = 0, 0, 0
    table.state.event_tiles = (2, 0, 1)
    assert (table.state.view(0).events, table.state.view(0).special_event) == ((None,) * 3, None)
    assert len(worlds(table.state, 0, lambda world: world.special)) > 5
    table.begin(look_ahead)
    assert table.state.view(None).events == ("special_event", None, None)
    assert table.state.view(None).special_event == "rats"
    assert len(worlds(table.state, 0, lambda world: world.special[0])) == 1
    assert len(worlds(table.state, 0, lambda world: world.special[1])) > 1  # next year's is still unknown
    table.done()


@pytest.mark.rules("DL-20.2", "DL-20.3")
def test_drawn_and_discarded_traps_are_seen_by_their_owner_only() -> None:
    table = Table(2, year=2)
    table.trap_deck("pendulum", "fire_wall")
    table.minion(0, "traps", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "discard fire_wall")
    (drawn,) = table.happened(ev.TrapsDrawn)
    assert drawn.seen_by(0) == ev.TrapsDrawn(0, 2, ("pendulum", "fire_wall"), "buy_traps", extra=True, free=True)
    assert drawn.seen_by(1) == ev.TrapsDrawn(0, 2, (), "buy_traps", extra=True, free=True)
    (gone,) = table.happened(ev.TrapGone)
    assert (gone.seen_by(0), gone.seen_by(1)) == (
        ev.TrapGone(0, "fire_wall", "buy_traps"),
        ev.TrapGone(0, None, "buy_traps"),
    )
    views = [table.state.view(viewer).trap_discard for viewer in (0, 1, None)]
    assert views == [("fire_wall",), (None,), (None,)]
    table.done()


@pytest.mark.rules("DL-20.3")
def test_a_revealed_trap_has_been_seen_by_all() -> None:
    table = Table(2, season="autumn")
    table.lord(0, traps=["trap_door"], party=["thief1"])
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.combat_round(1)
    table.answer(0, "lay trap_door", "ready")
    for viewer in (0, 1, None):
        assert table.state.view(viewer).trap_discard == ("trap_door",)
    assert ev.TrapSprung(0, "trap_door", free=True) in table.events
    assert worlds(table.state, 1, lambda world: discarded_parts(world.trap_discard[0])[0]) == {
        TRAP_IDS.index("trap_door")
    }
    table.done()


@pytest.mark.rules("DL-20.1", "DL-20.2", "DL-20.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_law_a_dealt_world_looks_and_asks_the_same(seats: int) -> None:
    state = GAME.new(seats, GAME.preset("full"), seed=f"law {seats}")
    dice = Chance.from_seed("dice")
    number = compared = 0
    while not state.is_terminal:
        number += 1
        if number % 5 == 0:
            for viewer in (*range(seats), None):
                world = state.determinize(viewer, dice)
                compared += 1
                assert world.view(viewer) == state.view(viewer)
                if viewer is not None and state.may_answer(viewer):
                    assert world.decision(viewer) == state.decision(viewer)
        seat = dice.pick(state.to_act)
        state.play_unchecked(seat, dice.pick(state.legal_actions(seat)))
    assert compared > 40
