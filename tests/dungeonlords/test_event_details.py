"""What events say beyond what has happened: why it is less than it could be, and what it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeonlords.table import Table
from tests.dungeonlords.telling import fought, minion_on
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.content.tile_tables import EVILOMETER
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.new_round import open_offer
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules


# What is paid for whom.


@rules("DL-7.1", "DL-15.7")
def test_a_wage_is_told_as_a_wage_not_as_the_price_of_hiring() -> None:
    table = Table()
    table.lord(0, creatures=["troll1", "ghost1", "golem1"], food=2, gold=1, evil=4, traps=["pendulum"])
    table.event("payday")
    table.begin(event_phase)
    assert ev.Lost(0, "food", 2, "troll1", why="wage") in table.answer(0, "pay troll1")
    assert ev.EvilMoved(0, 1, 5, "ghost1", why="wage") in table.answer(0, "pay ghost1")
    paid = table.answer(0, "pay golem1 pendulum")
    assert [event for event in paid if isinstance(event, ev.Lost | ev.TrapGone)] == [
        ev.Lost(0, "gold", 1, "golem1", why="wage"),
        ev.TrapGone(0, "pendulum", "golem1", "wage"),
    ]


@rules("DL-22.3")
def test_what_is_paid_against_a_strike_is_told_as_that() -> None:
    table = Table()
    table.lord(0, creatures=["witch1", "golem1"], food=1, evil=4, gold=1, traps=["pendulum"])
    table.event("special_event", "monster_strike")
    table.begin(event_phase)
    assert ev.EvilMoved(0, 1, 5, "witch1", why="strike") in table.answer(0, "symbol evil witch1")
    assert ev.TrapGone(0, "pendulum", "golem1", "strike") in table.answer(0, "symbol trap golem1 pendulum")


@rules("DL-15.4")
def test_the_food_of_a_troll_is_told_as_the_price_of_its_attack() -> None:
    table = Table.battle("party warrior4 thief1; creatures troll1; food 1; tiles 2,0; training")
    table.answer(0, "send troll1", "ready")
    assert ev.Lost(0, "food", 1, "troll1", why="attack") in table.answer(0, "attack troll1 fed")


# Year 2.


@rules("DL-17.4")
@pytest.mark.parametrize(("year", "season", "told"), [(2, "winter", True), (2, "spring", False), (1, "winter", False)])
def test_what_is_different_in_year_2_is_told_as_it_begins(year: int, season: str, told: bool) -> None:
    table = Table(year=year, season=season)
    table.begin(open_offer)
    changes: list[Event] = [ev.YearTwoChanges(1), ev.YearTwoChanges(2)]
    assert table.events[1:-1] == (changes if told else [])


@rules("DL-5.12")
def test_the_trap_that_is_drawn_to_give_one_up_is_told_as_such() -> None:
    for year, more in ((1, False), (2, True)):
        table = minion_on("traps", 1, year=year)
        table.answer(0, "act")
        (drawn,) = table.happened(ev.TrapsDrawn)
        assert isinstance(drawn, ev.TrapsDrawn) and (drawn.amount, drawn.extra) == (1 + more, more)


@rules("DL-1.3")
def test_where_the_deck_has_too_few_traps_none_is_to_be_given_up() -> None:
    table = Table(year=2)
    table.minion(0, "traps", 1)
    table.only_traps("pendulum")
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table.happened(ev.TrapsDrawn) == [ev.TrapsDrawn(0, 1, ("pendulum",), "buy_traps", False)]


@rules("DL-6.2")
def test_a_room_that_works_a_second_time_says_so() -> None:
    table = Table(2, year=2)
    table.lord(0, rooms={"2,2": "mint"}, imps=9, given=["food", "dig", "mine"])
    table.lord(1, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use mint", "use mint")
    assert table.happened(ev.Produced) == [ev.Produced(0, "mint", 1, 3), ev.Produced(0, "mint", 2, 3)]


@rules("DL-6.1")
def test_what_a_room_costs_is_told_after_the_room_and_before_what_it_makes() -> None:
    table = Table(2)
    table.lord(0, rooms={"2,2": "magic_room"}, imps=9, food=3, given=["food", "dig", "mine"])
    table.lord(1, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    assert table.answer(0, "use magic_room")[:3] == [
        ev.Produced(0, "magic_room", workers=2),
        ev.Lost(0, "food", 1, "magic_room"),
        ev.Gained(0, "imps", 1, "magic_room"),
    ]


# Less than possible.


@rules("DL-5.7")
@pytest.mark.parametrize(
    ("imps", "answers", "why"),
    [(9, ["dig 1,0", "stop"], "choice"), (1, ["dig 1,0"], "imps"), (9, ["dig 1,0", "dig 0,0"], None)],
)
def test_who_digs_fewer_tunnels_than_the_space_allows_says_why(imps: int, answers: list[str], why: str | None) -> None:
    table = minion_on("dig", 1, imps=imps)
    table.answer(0, *answers)
    assert table.happened(ev.DugFewer) == ([ev.DugFewer(0, 1, 2, why)] if why else [])


@rules("DL-5.8")
def test_who_finds_no_more_square_to_dig_on_says_so() -> None:
    """All other squares of the site complete a block of four."""
    dug = ["2,0", "2,1", "2,2", "2,3", "1,3", "3,3", "3,1", "1,0", "0,3", "4,3", "4,2", "4,1", "4,0", "0,2", "0,0"]
    table = minion_on("dig", 1, imps=9, tunnels=dug)
    table.answer(0, "dig 0,1")
    assert table.happened(ev.DugFewer) == [ev.DugFewer(0, 1, 2, "squares")]


@rules("DL-5.9")
@pytest.mark.parametrize(
    ("imps", "tunnels", "amount", "why"),
    [
        (9, ["2,0", "2,1"], 1, "choice"),
        (9, ["2,0"], 1, "tunnels"),
        (1, ["2,0", "2,1"], 1, "imps"),
        (9, ["2,0", "2,1"], 2, None),
    ],
)
def test_who_mines_less_than_the_space_allows_says_why(
    imps: int, tunnels: list[str], amount: int, why: str | None
) -> None:
    table = minion_on("mine", 1, tunnels=tunnels, imps=imps)
    table.answer(0, f"mine {amount}")
    assert table.happened(ev.Mined) == [ev.Mined(0, amount, 2 if why else None, why, 2 if why == "choice" else None)]


@rules("DL-1.8")
@pytest.mark.parametrize(
    ("evil", "by", "wanted"),
    [
        (EVILOMETER.bottom, -1, -1),
        (EVILOMETER.bottom + 1, -2, -2),
        (EVILOMETER.bottom + 2, -2, None),
        (EVILOMETER.top, 1, 1),
        (EVILOMETER.top - 1, 1, None),
    ],
)
def test_where_the_evilometer_ends_the_move_says_how_far_it_would_have_gone(
    evil: int, by: int, wanted: int | None
) -> None:
    table = Table()
    table.lord(0, evil=evil)
    table.begin(lambda state: move_evil(state, 0, by, "rats"))
    (moved,) = table.happened(ev.EvilMoved)
    assert isinstance(moved, ev.EvilMoved) and moved.wanted == wanted


# Battles.


@rules("DL-11.6")
@pytest.mark.parametrize(
    ("answers", "source"),
    [(["lay cursed_ring", "ready"], "cursed_ring"), (["send slime1", "ready", "attack slime1 hold"], "slime1")],
)
def test_where_nothing_is_conquered_the_event_names_what_prevents_it(answers: list[str], source: str) -> None:
    table = fought(*answers, party=["warrior4", "warrior3"], traps=["cursed_ring"], creatures=["slime1"])
    assert table.happened(ev.ConquestPrevented) == [ev.ConquestPrevented(0, source)]


@rules("DL-11.6")
def test_fatigue_names_the_card_that_says_how_much() -> None:
    table = fought(party=["warrior4"])
    assert table.happened(ev.Tired) == [ev.Tired(0, 1, "fireball")]


@rules("DL-11.3")
@pytest.mark.parametrize(
    ("room", "creatures", "told"),
    [
        ("dark_room", ["slime1", "goblin1"], "dark_room"),
        ("dark_room", ["slime1"], None),
        (None, ["ghost1", "ghost2", "slime1"], None),
    ],
)
def test_where_two_monsters_fight_the_room_is_named(room: str | None, creatures: list[str], told: str | None) -> None:
    sent = [f"send {creature}" for creature in creatures]
    table = fought(*sent, "ready", party=["warrior4", "warrior3"], room=room, creatures=creatures)
    (planned,) = table.happened(ev.Planned)
    assert isinstance(planned, ev.Planned) and planned.room == told


@rules("DL-15.8")
def test_where_nobody_is_healed_the_event_names_what_prevents_it() -> None:
    table = fought("send dragon1", "ready", party=["warrior8", "priest8"], year=2, creatures=["dragon1"])
    assert table.happened(ev.HealingPrevented) == [ev.HealingPrevented(0, "dragon1")]


@rules("DL-11.6")
def test_healing_names_who_heals() -> None:
    table = fought("send goblin1", "ready", party=["paladin1", "warrior4", "priest4"], creatures=["goblin1"])
    (healed,) = table.happened(ev.Healed)
    assert isinstance(healed, ev.Healed)
    assert healed.healers == ("paladin", "priest") and healed.source is None
    assert healed.hearts is not None and healed.hearts > healed.amount == 2


@rules("DL-21.3", "DL-19.8")
def test_healing_by_a_spell_names_the_spell() -> None:
    table = Table(2, year=2, season="autumn")
    table.lord(0, party=["warrior8:2", "wizard8"], traps=["pendulum"])
    table.cards("regeneration", "fireball", "fireball", "fireball")
    table.combat_round(1)
    table.answer(0, "ready")
    assert table.happened(ev.Healed) == [ev.Healed(0, "warrior8", 2, source="regeneration", left=8)]


@rules("DL-11.3")
@pytest.mark.parametrize(("room", "more"), [("dark_room", 1), ("labyrinth", None), (None, None)])
def test_a_trap_that_costs_more_in_a_room_says_so(room: str | None, more: int | None) -> None:
    table = fought("lay rolling_stone", "ready", party=["warrior4", "warrior3"], room=room, traps=["rolling_stone"])
    free = more is None
    assert table.happened(ev.TrapSprung) == [ev.TrapSprung(0, "rolling_stone", room if more else None, more, free)]


@rules("DL-16.1")
@pytest.mark.parametrize(("room", "bonus"), [("dark_room", 1), ("training_room", None), (None, None)])
def test_a_creature_that_strikes_harder_in_a_room_says_so(room: str | None, bonus: int | None) -> None:
    table = fought(
        "send vampire1", "ready", "attack vampire1 bite 1", party=["warrior4"], room=room, creatures=["vampire1"]
    )
    assert table.happened(ev.CreatureActs) == [
        ev.CreatureActs(0, "vampire1", "vampire-bite", room if bonus else None, bonus)
    ]


def names(table: Table, who: str) -> set[tuple[int | None, int | None, int | None]]:
    """How the events tell an adventurer apart: by his place, his hit points and his symbols."""
    told = [event.args() for event in table.events if "hp" in event.args()]
    return {(args["nth"], args["hp"], args["symbols"]) for args in told if args["adventurer"] == who}


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("wizard1", "wizard4", [(None, 3, None), (None, 4, None)]),
        ("wizard1", "wizard2", [(None, 3, 1), (None, 3, 2)]),
        ("warrior2", "warrior4", [(None, 4, None), (None, 5, None)]),
    ],
)
def test_adventurers_of_one_class_keep_their_names_until_the_combat_ends(
    first: str, second: str, told: list[tuple[int | None, int | None, int | None]]
) -> None:
    """The wizard who is left when the other has fallen is not just "the wizard": he was called otherwise before."""
    table = fought(
        *("lay fire_wall", "send troll1", "ready", "attack troll1 strike"),
        party=[first, second],
        traps=["fire_wall"],
        creatures=["troll1"],
    )
    assert table.prison(0)[0] == first
    assert table.happened(ev.Tired)
    assert [names(table, first), names(table, second)] == [{one} for one in told]


def test_adventurers_who_are_alike_in_everything_are_told_apart_by_their_places() -> None:
    table = fought("lay fire_wall", "ready", party=["warrior3", "warrior2"], traps=["fire_wall"])
    assert names(table, "warrior3") == {(1, 4, None)} and names(table, "warrior2") == {(2, 4, None)}


def test_a_prisoner_of_the_year_before_gives_nobody_a_name() -> None:
    table = Table(2, year=2, season="autumn")
    table.lord(0, party=["warrior8"], prison=["warrior1"], traps=["rolling_stone"])
    table.cards("fireball", "fireball", "fireball", "fireball")
    table.combat_round(1)
    table.answer(0, "lay rolling_stone", "ready")
    assert names(table, "warrior8") == {(None, None, None)}


@rules("DL-11.15")
@pytest.mark.parametrize(("trap", "later"), [("poisoned_dart", 2), ("anti_magic_dart", None)])
def test_a_dart_says_what_its_poison_will_do(trap: str, later: int | None) -> None:
    table = fought(f"lay {trap}", "ready", party=["warrior4"], traps=[trap])
    assert table.happened(ev.Aimed) == [ev.Aimed(0, "warrior4", later)]
    poison = [hit for hit in table.happened(ev.Hit) if hit.args()["by"] == "dart"]
    assert [hit.args()["amount"] for hit in poison] == ([later] if later else [])


@rules("DL-15.1", "DL-15.5", "DL-15.3")
@pytest.mark.parametrize(
    ("creature", "attack", "party", "why"),
    [
        ("witch1", "hex 1", ["thief1:1", "wizard1"], "second"),
        ("witch1", "hex 1", ["thief1:2"], "nobody"),
        ("goblin1", None, ["thief1:1"], "nobody"),
        ("goblin1", None, ["thief1:1", "wizard1"], None),
        ("goblin1", None, ["thief1"], None),
        ("ghost1", None, ["thief1"], "idle"),
    ],
)
def test_a_creature_that_is_knocked_out_says_what_becomes_of_its_second_hit(
    creature: str, attack: str | None, party: list[str], why: str | None
) -> None:
    acts = [f"attack {creature} {attack}"] if attack else []
    table = fought(f"send {creature}", "ready", *acts, party=party, creatures=[creature])
    assert table.happened(ev.KnockedOut) == [ev.KnockedOut(0, creature, why)]


# Taxes, payday, the end of a round.


@rules("DL-7.3")
def test_taxes_are_told_once_with_what_they_are_for() -> None:
    table = Table(2)
    table.lord(0, gold=5, tunnels=["2,0", "2,1", "2,2"])
    table.event("taxes")
    table.begin(event_phase)
    assert table.answer(0, "tax 1") == [ev.TaxPaid(0, 1, 2, 3, 2, "taxes", "choice"), ev.RedCounters(0, 1)]
    assert table[0].gold == 4


@rules("DL-7.3")
def test_the_surcharge_says_what_it_is_for() -> None:
    table = Table(2)
    table.lord(0, gold=5, tunnels=["2,0", "2,1", "2,2"])
    table.event("special_event", "surcharge")
    table.begin(event_phase)
    assert table.answer(0, "tax 1") == [ev.TaxPaid(0, 1, 1, 3, 4, "surcharge")]


@rules("DL-7.4")
def test_a_special_event_is_told_once() -> None:
    table = Table()
    table.event("special_event", "paladin_patrol")
    table.begin(event_phase)
    assert table.events[0] == ev.SpecialHappens("paladin_patrol")


@rules("DL-22.3", "DL-22.4")
@pytest.mark.parametrize(
    ("card", "spared", "taken"),
    [
        ("burglary", {"gold": 1}, {"gold": 2}),
        ("rats", {"food": 1}, {"food": 2}),
        ("imp_fever", {"imps": 0}, {"imps": 1}),
        ("monster_strike", {"creatures": ["ghost1"]}, {"creatures": ["goblin1"]}),
    ],
)
def test_who_has_nothing_that_a_special_event_could_take_says_so(
    card: str, spared: dict[str, Any], taken: dict[str, Any]
) -> None:
    table = Table(2)
    table.lord(0, **spared)
    table.lord(1, **taken)
    table.event("special_event", card)
    table.begin(event_phase)
    assert table.happened(ev.Spared) == [ev.Spared(0, card)]


@rules("DL-7.1")
def test_on_payday_who_has_no_creatures_has_nobody_to_pay() -> None:
    table = Table(2)
    table.lord(0, creatures=["goblin1"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay goblin1")
    assert table.happened(ev.NobodyToPay) == [ev.NobodyToPay(1)]


@rules("DL-7.1", "DL-14.4", "DL-15.7", "DL-15.9")
@pytest.mark.parametrize(
    ("creature", "numbers", "lost"),
    [
        ("goblin1", {"food": 3}, ev.CreatureLost(0, "goblin1", "choice")),
        ("troll1", {"food": 1}, ev.CreatureLost(0, "troll1", "short", "food", 2, 1)),
        ("vampire1", {"evil": EVILOMETER.top - 1}, ev.CreatureLost(0, "vampire1", "short", "evil", 2, 1)),
        ("golem1", {"gold": 5}, ev.CreatureLost(0, "golem1", "no_trap")),
        ("demon1", {"evil": 1}, ev.CreatureLost(0, "demon1", "no_monster")),
    ],
)
def test_a_creature_that_is_not_paid_says_why(creature: str, numbers: dict[str, int], lost: Event) -> None:
    table = Table(2, options=Options(evil_price_limited=True))
    table.lord(0, creatures=[creature], traps=[])
    for name, value in numbers.items():
        setattr(table[0], name, value)
    table.event("payday")
    table.begin(event_phase)
    if not table.state.is_terminal:
        table.answer(0, f"dismiss {creature}")
    assert table.happened(ev.CreatureLost) == [lost]


@rules("DL-6.5")
def test_who_takes_an_order_back_says_which_are_locked() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.lord(seat, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    locked = ("dig_tunnels", "mine_gold")
    assert table.happened(ev.OrderReturned) == [ev.OrderReturned(seat, "get_food", locked) for seat in (0, 1)]


@rules("DL-6.5")
def test_after_the_last_season_nothing_is_locked_any_more() -> None:
    table = Table(2, year=2, season="autumn")
    for seat in (0, 1):
        table.lord(seat, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    assert table.happened(ev.OrderReturned) == [ev.OrderReturned(seat, "get_food", ()) for seat in (0, 1)]
