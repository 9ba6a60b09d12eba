"""Answers say what they cost and bring: exactly what is then paid and got."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import pytest

from tests.amounts import SOAK, amount
from tests.dungeonlords.rules.test_dl22_special_events import with_event
from tests.dungeonlords.table import Table
from tests.fixtures.dungeonlords import VARIANTS
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import OfCreature
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.content.tile_tables import IS_MONSTER
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders, DiscardTrap, Spy
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.dungeonlords.views import ChangeView, OfferView
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action

Change = tuple[str, int, int | None, bool]

SEEN_ELSEWHERE: Final = {
    "dig": {"tunnels"},
    "build": {"tunnels"},
    "hire": {"monsters"},
    **{verb: {"prisoners"} for verb in ("attack", "butt", "spring", "target")},
}
"""What an answer names itself, or is the outcome of a blow: no offer says it."""


def offers(state: DungeonLordsState, seat: int) -> dict[str, tuple[ChangeView, ...]]:
    """What each answer of the seat costs and brings."""
    found: tuple[OfferView, ...] = state.view(seat).offers
    assert {one.answer for one in found} <= {action.text for action in state.legal_actions(seat)}
    return {one.answer: one.changes for one in found}


def said(state: DungeonLordsState, seat: int, answer: str) -> list[Change]:
    """What one answer costs and brings."""
    return [(one.good, one.by, one.then, one.price) for one in offers(state, seat).get(answer, ())]


def counters(lord: Lord) -> Counter[str]:
    """What a lord has of everything that an offer names."""
    numbers = {name: getattr(lord, name) for name in ("gold", "food", "imps", "evil", "red_counters")}
    lists = {"traps": lord.traps, "prisoners": lord.prison, "monsters": lord.monsters}
    return Counter({**numbers, **{name: len(one) for name, one in lists.items()}, "tunnels": lord.tunnels.bit_count()})


def carried_out(state: DungeonLordsState, seat: int, action: Action) -> Counter[str]:
    """What the lord has once the answer is carried out, and nothing after it."""
    clone = state.clone()
    clone.stack[-1].take(clone, seat, action)
    has = counters(clone.lords[seat])
    asks = clone.stack[-1] if clone.stack else None
    has["spy"] = isinstance(asks, Spy)
    # The trap that is drawn in addition goes next.
    has["traps"] -= isinstance(asks, DiscardTrap)
    if action.verb == "hire" and isinstance(action, OfCreature):
        has["monsters"] -= IS_MONSTER[action.tile]
    return has


def compare(
    state: DungeonLordsState, seat: int, answers: list[Action], changes: dict[str, tuple[ChangeView, ...]]
) -> None:
    """Compare what is said of some answers with what each of them does."""
    before = counters(state.lords[seat])
    for action in answers:
        after = carried_out(state, seat, action)
        if action.verb == "lay":  # it is paid for later: see `Plans`
            assert (after["gold"], after["traps"]) == (before["gold"], before["traps"] - 1)
            continue
        expected = before.copy()
        for one in changes.get(action.text, ()):
            moved = one.by if one.then is None else one.then - expected[one.good]
            assert moved == one.by or (one.good == "evil" and one.price and one.by > moved), (action.text, one)
            expected[one.good] += moved
        ignored = SEEN_ELSEWHERE.get(action.verb, set())
        names = (before.keys() | after.keys()) - ignored
        wrong = {name: (expected[name], after[name]) for name in names if expected[name] != after[name]}
        assert not wrong, (action.text, wrong)


class Plans:
    """Compares what laying a trap has been said to cost with what is paid when it is revealed."""

    def __init__(self) -> None:
        self.prices: dict[tuple[int, str], list[ChangeView]] = {}
        self.compared = 0

    def lay(self, seat: int, trap: str, changes: tuple[ChangeView, ...]) -> None:
        """Note what is said when the trap is laid."""
        self.prices[seat, trap] = list(changes)

    def hear(self, told: list[Event]) -> None:
        """Look for traps that are revealed, and for what is paid then."""
        for number, event in enumerate(told):
            if isinstance(event, ev.TrapSprung):
                paid = []
                for lost in told[number + 1 :]:
                    if not isinstance(lost, ev.Lost) or lost.source != event.trap:
                        break
                    paid.append((lost.good, -lost.amount))
                prices = self.prices[event.seat, event.trap]
                assert paid == [(one.good, one.by) for one in prices], event
                assert all(one.price for one in prices)
                self.compared += bool(paid)


@pytest.mark.rules("DL-5.3", "DL-5.13", "DL-6.1", "DL-7.1", "DL-7.3", "DL-11.3", "DL-11.4")
@pytest.mark.parametrize("kind", ["first", "full", "limited-evil"])
def test_the_price_of_an_answer_is_what_is_paid(kind: str) -> None:
    kinds: Counter[str] = Counter()
    plans = Plans()
    for number in range(amount(3, 8, 60)):
        chance = random.Random(f"{kind} {number}")
        state = GAME.new(2 + number % 3, VARIANTS[kind], seed=f"offers {kind} {number}")
        while not state.is_terminal:
            seat = chance.choice(state.to_act)
            legal = list(state.legal_actions(seat))
            changes = offers(state, seat)
            offered = [action for action in legal if action.text in changes]
            free = [action for action in legal if action.text not in changes]
            compare(state, seat, [*offered, *chance.sample(free, min(3, len(free)))], changes)
            kinds.update({action.verb for action in offered})
            action = chance.choice(offered if offered and chance.random() < 0.7 else legal)
            if action.verb == "lay":
                plans.lay(seat, str(action.args()["trap"]), changes.get(action.text, ()))
            plans.hear(state.apply(seat, action))
    assert {"act", "build", "dismiss", "hire", "lay", "mine", "pay", "tax", "use"} <= {*kinds}, kinds
    assert not SOAK or (plans.compared and {"attack", "discard", "free", "lose"} <= {*kinds}), kinds


def compare_all(table: Table, seat: int = 0) -> None:
    """Compare all answers of a table put together."""
    compare(table.state, seat, list(table.state.legal_actions(seat)), offers(table.state, seat))


@pytest.mark.rules("DL-5.13")
def test_a_creature_hired_on_the_third_space_eats_in_addition() -> None:
    table = Table(2)
    table.offer(creatures=["troll1", "ghost1", "golem1"])
    table.lord(0, gold=3, food=3, traps=["pendulum"])
    table.minion(0, "hire", 3)
    table.begin(CarryOutOrders.begin)
    compare_all(table)
    assert said(table.state, 0, "hire troll1") == [("food", -3, 0, True)]
    assert said(table.state, 0, "hire ghost1") == [("food", -1, 2, True), ("evil", 1, 6, True)]
    golem = [("gold", -1, 2, True), ("food", -1, 2, True), ("traps", -1, 0, True)]
    assert said(table.state, 0, "hire golem1 pendulum") == golem
    assert table.state.view(1).offers == table.state.view(None).offers == ()
    known: dict[Any, Any] = {}
    first, again = (table.state.views_again((0,), known)[0] for _ in range(2))
    assert first is again and first.offers


@pytest.mark.rules("DL-1.8", "DL-14.4")
@pytest.mark.parametrize(
    ("evil", "order", "space", "expected"),
    [
        (14, "food", 3, [("evil", 2, 15, True), ("gold", 1, 4, False), ("food", 3, 6, False)]),
        (2, "reputation", 2, [("evil", -1, 1, False)]),
        (1, "reputation", 1, [("spy", 1, None, False)]),
    ],
)
def test_evil_stops_where_the_evilometer_ends(evil: int, order: str, space: int, expected: list[Change]) -> None:
    table = Table(2, options=Options(first_player=0, evil_price_limited=False))
    table.lord(0, evil=evil, gold=3, food=3)
    table.minion(0, order, space)
    table.begin(CarryOutOrders.begin)
    compare_all(table)
    assert said(table.state, 0, "act") == expected


@pytest.mark.rules("DL-10.1", "DL-10.2", "DL-10.3")
@pytest.mark.parametrize(
    ("evil", "paladin", "comes"),
    [
        ((8, 5), -1, True),  # he comes at once
        ((7, 5), -1, False),
        ((8, 10), 1, False),  # as evil as his host
        ((9, 10), 1, True),  # more evil than his host
        ((9, 12), 1, False),
        ((10, 5), 0, False),  # he is there already
        ((14, 5), -2, False),  # he is out
    ],
)
def test_an_answer_says_whether_the_paladin_comes(evil: tuple[int, int], paladin: int, comes: bool) -> None:
    table = Table(2, options=Options(first_player=0, evil_price_limited=False))
    for seat, has in enumerate(evil):
        table.lord(seat, evil=has, gold=3, food=3, party=["paladin1"] if seat == paladin else [])
    table.state.paladin = paladin
    table.minion(0, "food", 3)
    table.begin(CarryOutOrders.begin)
    found = {one.answer: one.paladin for one in table.state.view(0).offers}
    assert found["act"] == comes
    table.answer(0, "act")
    assert (table.state.paladin == 0) == (comes or paladin == 0)


@pytest.mark.rules("DL-5.12", "DL-1.3")
@pytest.mark.parametrize(("year", "deck", "got"), [(1, 9, 2), (2, 9, 2), (2, 2, 2), (1, 1, 1), (2, 0, 0)])
def test_no_more_traps_are_bought_than_there_are(year: int, deck: int, got: int) -> None:
    table = Table(2, year=year)
    table.lord(0, gold=2)
    table.state.trap_deck = table.state.trap_deck[:deck]
    table.minion(0, "traps", 3)
    table.begin(CarryOutOrders.begin)
    compare_all(table)
    expected = [("gold", -2, 0, True), ("traps", got, got, False)]
    assert said(table.state, 0, "act") == expected[: 2 if got else 1]


@pytest.mark.rules("DL-6.1", "DL-6.4")
def test_a_room_says_what_it_takes_and_makes() -> None:
    table = Table(2, year=2)
    table.lord(0, food=2, imps=5, rooms={"2,0": "magic_room", "2,2": "tool_shed", "0,2": "mint"}, given=["dig"])
    table.begin(ProductionAndRetrieval.begin)
    compare_all(table)
    assert said(table.state, 0, "use magic_room") == [("food", -1, 1, True), ("imps", 1, 6, False)]
    shed = {text: one for text, one in offers(table.state, 0).items() if text.startswith("use tool_shed")}
    assert shed and all(one == (ChangeView("tunnels", 1, None, False),) for one in shed.values())


@pytest.mark.rules("DL-7.3")
def test_unpaid_tax_is_red_counters() -> None:
    table = Table(2)
    table.lord(0, gold=2, red_counters=1)
    table.event("taxes")
    table.begin(event_phase)
    compare_all(table)
    asked = table.state.decision(0).prompt.args
    due, tiles = asked["due"], asked["taxed"]
    assert isinstance(due, int) and due >= 2 and tiles == table.state.lords[0].tiles.bit_count()
    assert said(table.state, 0, "tax 0") == [("red_counters", due, 1 + due, True)]
    left = [("red_counters", due - 1, due, True)]
    assert said(table.state, 0, "tax 1") == [("gold", -1, 1, True), *left]


@pytest.mark.rules("DL-7.1")
def test_a_ghost_that_is_dismissed_is_no_monster() -> None:
    table = Table(2)
    table.lord(0, creatures=["ghost1", "goblin1"])
    table.event("payday")
    table.begin(event_phase)
    compare_all(table)
    assert said(table.state, 0, "dismiss ghost1") == [("evil", 1, 6, False)]
    assert said(table.state, 0, "dismiss goblin1") == [("monsters", -1, None, False), ("evil", 1, 6, False)]


@pytest.mark.rules("DL-22.2", "DL-22.3")
@pytest.mark.parametrize(
    ("card", "answer", "expected"),
    [
        ("witch_hunt", "evil", [("evil", 3, 15, True)]),
        ("witch_hunt", "lose demon1", [("monsters", -1, None, True)]),
        ("monster_strike", "symbol monster demon1 golem1", [("monsters", -1, None, True)]),
        ("monster_strike", "symbol trap golem1 dart", [("traps", -1, 1, True)]),
        ("monster_strike", "symbol gold golem1", [("gold", -1, 1, True)]),
        ("monster_strike", "symbol evil demon1", [("evil", 1, 14, True)]),
        ("monster_strike", "refuse golem1", []),
        ("trap_inspection", "lose gold", [("gold", -1, 1, True)]),
        ("trap_inspection", "lose pendulum", [("traps", -1, 1, True)]),
    ],
)
def test_what_a_special_event_takes(card: str, answer: str, expected: list[Change]) -> None:
    table = with_event(card, year=2)
    table.lord(0, evil=13, gold=2, creatures=["golem1", "demon1"], traps=["pendulum", "rolling_stone"])
    table.begin(event_phase)
    compare_all(table)
    assert said(table.state, 0, answer.replace("dart", "rolling_stone")) == expected


@pytest.mark.rules("DL-11.4", "DL-16.2")
def test_a_second_trap_says_what_is_left_once_both_are_paid_for() -> None:
    table = Table.battle(
        "party warrior8; creatures goblin1; traps cursed_ring cursed_ring poisoned_meal; gold 3; food 2; "
        "tiles 2,0=labyrinth; cards fireball ? ? ?"
    )
    assert said(table.state, 0, "lay cursed_ring") == [("gold", -1, 2, True)]
    table.answer(0, "lay cursed_ring")
    assert said(table.state, 0, "lay cursed_ring") == [("gold", -1, 1, True)]
    assert said(table.state, 0, "lay poisoned_meal") == [("food", -1, 1, True)]
    table.answer(0, "lay poisoned_meal", "ready")
    compare_all(table)
    assert said(table.state, 0, "spring cursed_ring") == [("gold", -1, 2, True)]


@pytest.mark.rules("DL-11.3")
@pytest.mark.parametrize(
    ("where", "prices"),
    [
        ("2,0", ({"gold": 1}, {}, {"food": 1})),
        ("2,0=mint", ({"gold": 2}, {"gold": 1}, {"gold": 1, "food": 1})),
        ("2,0=labyrinth", ({"gold": 1}, {}, {"food": 1})),
    ],
)
def test_a_trap_in_a_room_costs_more(where: str, prices: tuple[dict[str, int], ...]) -> None:
    table = Table.battle(
        "party warrior4 thief4; creatures goblin1 ghost1; traps cursed_ring fire_wall poisoned_meal; gold 3; food 3; "
        f"tiles {where}; cards fireball ? ? ?"
    )
    traps = ("cursed_ring", "fire_wall", "poisoned_meal")
    found = [{one.good: -one.by for one in offers(table.state, 0).get(f"lay {trap}", ())} for trap in traps]
    assert found == [*prices]


@pytest.mark.rules("DL-15.4", "DL-21.4", "DL-21.5", "DL-21.10")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("word_of_peace", {"evil": [("evil", 2, 7, True)], "withdraw all": []}),
        ("magic_shield", {"attack troll1 fed": [("food", -1, 1, True)], "attack troll1 strike": []}),
        ("dimensional_gate; year 2", {"banish troll1": [("monsters", -1, None, False)]}),
        ("appraise_hoard; year 2", {"lose food": [("food", -1, 1, True)], "lose pendulum": [("traps", -1, 0, True)]}),
        ("jailbreak; year 2", {"free thief1": [("prisoners", -1, 1, True)]}),
    ],
)
def test_what_a_battle_takes(card: str, expected: dict[str, list[Change]]) -> None:
    spell, *year = card.split("; ")
    table = Table.battle(
        "; ".join(
            [
                "party warrior8 wizard8; creatures troll1 goblin1; traps pendulum; food 2; prison thief1 priest1",
                *("tiles 2,0=mint", f"cards {spell} ? ? ?", *year),
            ]
        )
    )
    table.answer(0, "send troll1", "send goblin1", "ready")
    while not {*expected} <= {*table.options(0)}:
        compare_all(table)
        table.answer(0, next(text for text in table.options(0) if text.startswith("attack")))
    compare_all(table)
    assert {answer: said(table.state, 0, answer) for answer in expected} == expected


@pytest.mark.rules("DL-4.1")
def test_orders_cost_nothing_before_they_are_revealed() -> None:
    state = GAME.new(4, VARIANTS["early-hire"], seed="orders")
    assert [offers(state, seat) for seat in range(4)] == [{}] * 4
