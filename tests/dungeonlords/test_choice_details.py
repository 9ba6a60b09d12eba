"""What events say of choices and prices: what a lord could have done, why he did less, and what it cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeonlords.table import Table
from tests.dungeonlords.telling import fought, minion_on
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.game_years import award_titles
from undercroft.dungeonlords.rules.phases.new_round import open_offer
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules


@rules("DL-3.1")
def test_a_new_offer_says_what_nobody_has_taken() -> None:
    table = Table(season="spring")
    table.offer(["goblin1"], ["mint"])
    table.begin(open_offer)
    (opened,) = table.happened(ev.OfferOpened)
    assert isinstance(opened, ev.OfferOpened) and opened.leftovers == ("goblin1", "mint")
    table.offer([], [])
    table.begin(open_offer)
    again = table.happened(ev.OfferOpened)[-1]
    assert isinstance(again, ev.OfferOpened) and again.leftovers == ()


# What was the lord's own choice.


def declined(order: str, space: int, year: int = 1, **lord: Any) -> ev.MinionStays:
    """What the story says when lord 0 declines what he could do there."""
    table = Table(year=year)
    table.lord(0, **lord)
    table.offer(["goblin1", "troll1", "golem1", "demon1"], ["mint", "chicken_coop", "printing_press"])
    table.minion(0, order, space)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")
    (stays,) = table.happened(ev.MinionStays)
    assert isinstance(stays, ev.MinionStays) and stays.why == "declined"
    return stays


@rules("DL-5.13", "DL-15.7", "DL-15.9")
def test_who_hires_nobody_says_who_could_have_been_hired() -> None:
    assert declined("hire", 1, food=1).could == ("goblin1",)
    assert declined("hire", 1, food=2, gold=1, traps=["pendulum"]).could == ("goblin1", "troll1", "golem1")


@rules("DL-5.15")
def test_who_builds_nothing_says_what_could_have_been_built() -> None:
    assert declined("build", 1, tunnels=["2,0"]).could == ("chicken_coop",)


@rules("DL-5.9")
def test_who_mines_nothing_says_how_much_he_could_have_mined() -> None:
    assert declined("mine", 2, tunnels=["2,0", "2,1"], imps=9).most == 2


@rules("DL-5.7")
def test_who_cannot_do_anything_has_not_declined() -> None:
    table = minion_on("hire", 1)
    table.state.creatures = ()
    assert all(stays.args()["why"] != "declined" for stays in table.happened(ev.MinionStays))


@rules("DL-7.3")
@pytest.mark.parametrize(("gold", "paid", "why"), [(5, 2, None), (5, 1, "choice"), (1, 1, "gold"), (1, 0, "choice")])
def test_who_pays_less_than_he_owes_says_why(gold: int, paid: int, why: str | None) -> None:
    table = Table(2)
    table.lord(0, gold=gold, tunnels=["2,0", "2,1", "2,2"])
    table.event("taxes")
    table.begin(event_phase)
    assert table.answer(0, f"tax {paid}")[0] == ev.TaxPaid(0, paid, 2, 3, 2, "taxes", why)


@rules("DL-11.2")
@pytest.mark.parametrize(
    ("conquered", "answers", "marked"),
    [([], ["ready"], ev.Marked(0, "2,0")), (["2,0"], ["mark 3,0", "ready"], ev.Marked(0, "3,0", ("1,0",)))],
)
def test_where_the_party_marches_says_whether_the_lord_chose(
    conquered: list[str], answers: list[str], marked: Event
) -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior4"], tunnels=["1,0", "2,0", "3,0"], conquered=conquered, traps=["pendulum"])
    table.cards("fireball", "fireball", "fireball", "fireball")
    table.combat_round(1)
    table.answer(0, *answers)
    assert table.happened(ev.Marked) == [marked]


@rules("DL-11.3")
@pytest.mark.parametrize(
    ("answers", "lord", "told"),
    [
        (
            ["ready"],
            {"creatures": ["troll1", "goblin1"], "knocked_out": ["goblin1"], "traps": ["pendulum"]},
            (("troll1",), 1),
        ),
        (["ready"], {"creatures": ["goblin1"], "knocked_out": ["goblin1"], "traps": ["pendulum"]}, ((), 1)),
        ([], {"creatures": ["goblin1"], "knocked_out": ["goblin1"]}, ((), 0)),
        (["lay pendulum", "ready"], {"creatures": ["troll1"], "traps": ["pendulum"]}, (("troll1",), None)),
        (["send troll1", "ready"], {"creatures": ["troll1"], "traps": ["pendulum"]}, ((), None)),
    ],
)
def test_where_no_creature_is_sent_it_is_said_which_could_have_been(
    answers: list[str], lord: dict[str, Any], told: tuple[tuple[str, ...], int | None]
) -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior4"], tunnels=["2,0"], **lord)
    table.cards("fireball", "fireball", "fireball", "fireball")
    table.combat_round(1)
    table.answer(0, *answers)
    (planned,) = table.happened(ev.Planned)
    assert isinstance(planned, ev.Planned) and (planned.could, planned.held) == told


@rules("DL-6.1", "DL-6.2")
@pytest.mark.parametrize(
    ("lord", "answers", "told"),
    [
        ({"imps": 2}, [], [ev.RoomsIdle(0, ("mint",))]),
        ({"imps": 9}, ["done"], [ev.RoomsIdle(0, ("mint",), ("mint",))]),
        ({"imps": 9}, ["use mint"], []),
        ({"imps": 9, "conquered": ["2,2"]}, [], []),
    ],
)
def test_a_room_that_is_not_used_says_whether_it_could_have_been(
    lord: dict[str, Any], answers: list[str], told: list[ev.RoomsIdle]
) -> None:
    table = Table(2)
    table.lord(0, rooms={"2,2": "mint"}, given=["food", "dig", "mine"], **lord)
    table.lord(1, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, *answers)
    assert table.happened(ev.RoomsIdle) == told


@rules("DL-6.4")
def test_a_tool_shed_that_could_dig_nowhere_is_not_left_idle_by_choice() -> None:
    table = Table(2)
    rows = [f"{x},{y}" for y in (0, 2) for x in range(5)]
    between = [f"{x},{y}" for y in (1, 3) for x in (0, 2, 4)]
    shed = "0,3"
    tunnels = [square for square in rows + between if square != shed]
    table.lord(0, tunnels=tunnels, rooms={shed: "tool_shed"}, imps=9, given=["food", "dig", "mine"])
    table.lord(1, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    assert table.happened(ev.RoomsIdle) == [ev.RoomsIdle(0, ("tool_shed",))]


# What it costs and brings.


@rules("DL-5.14")
@pytest.mark.parametrize(("space", "price"), [(1, 0), (2, 1)])
def test_the_price_of_a_room_names_it_and_a_free_one_says_so(space: int, price: int) -> None:
    table = Table()
    table.lord(0, tunnels=["2,0", "2,1", "2,2"], gold=1)
    table.offer(rooms=["mint"])
    table.minion(0, "build", space)
    table.begin(CarryOutOrders.begin)
    paid = [ev.Lost(0, "gold", price, "mint", why="build")] if price else []
    assert table.answer(0, "build mint 2,2")[: 1 + price] == [*paid, ev.Built(0, "mint", "2,2", not price)]


@rules("DL-5.13")
def test_the_price_of_a_creature_names_it() -> None:
    table = Table()
    table.lord(0, food=2)
    table.offer(["troll1"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    assert table.answer(0, "hire troll1")[:2] == [
        ev.Lost(0, "food", 2, "troll1", why="hire"),
        ev.Hired(0, "troll1"),
    ]


@rules("DL-5.12")
@pytest.mark.parametrize(("space", "free"), [(1, False), (2, True)])
def test_a_trap_for_which_nothing_is_paid_is_told_as_free(space: int, free: bool) -> None:
    table = minion_on("traps", space)
    table.answer(0, "act")
    (drawn,) = table.happened(ev.TrapsDrawn)
    assert isinstance(drawn, ev.TrapsDrawn) and drawn.free is free


@rules("DL-11.3")
@pytest.mark.parametrize(("trap", "free"), [("rolling_stone", True), ("cursed_ring", False)])
def test_a_trap_that_costs_nothing_says_so_when_it_goes_off(trap: str, free: bool) -> None:
    table = fought(f"lay {trap}", "ready", party=["warrior4"], traps=[trap])
    assert table.happened(ev.TrapSprung) == [ev.TrapSprung(0, trap, free=free)]


@rules("DL-13.2")
def test_a_title_says_what_it_brings() -> None:
    table = Table(4, year=2, season="autumn")
    table.lord(0, evil=9)
    table.begin(award_titles)
    won = {event.args()["title"]: event for event in table.happened(ev.TitleWon)}
    assert (won["dark_deeds"].args()["points"], won["battle"].args()["points"]) == (3, 2)


# Battles.


@rules("DL-19.5", "DL-21.1", "DL-21.5", "DL-21.8", "DL-21.10")
@pytest.mark.parametrize(
    ("spell", "year", "lord", "why"),
    [
        ("fireball", 1, {}, "harmless"),
        ("detect_treasure", 1, {}, "goods"),
        ("detect_treasure", 1, {"traps": ["pendulum"]}, None),
        ("fist_of_justice", 1, {"imps": 0}, "imps"),
        ("fist_of_justice", 1, {"imps": 1}, None),
        ("suggestion", 1, {}, "monsters"),
        ("aura_of_fear", 1, {"creatures": ["ghost1"]}, "monsters"),
        ("word_of_peace", 1, {"creatures": ["goblin1"]}, None),
        ("invisibility", 1, {"party": ["paladin1"]}, "wizards"),
        ("invisibility", 1, {}, None),
        ("metamorphosis", 2, {}, "monsters"),
        ("blind_rage", 2, {}, "monsters"),
        ("regeneration", 2, {}, "unhurt"),
        ("regeneration", 2, {"party": ["warrior8:2", "wizard8"]}, None),
        ("jailbreak", 2, {}, "prisoners"),
        ("jailbreak", 2, {"prison": ["thief1"]}, None),
        ("illusion", 2, {}, None),
        ("create_food", 2, {}, None),
    ],
)
def test_a_spell_without_effect_says_why(spell: str, year: int, lord: dict[str, Any], why: str | None) -> None:
    table = Table(2, year=year, season="autumn")
    empty = {"party": ["warrior4", "wizard3"], "gold": 0, "food": 0, "imps": 3, "tunnels": ["2,0"]}
    table.lord(0, **{**empty, **lord})
    table.cards(spell, "fireball", "fireball", "fireball")
    table.combat_round(1)
    while not table.happened(ev.SpellCast):
        ready = [f"send {one}" for one in lord.get("creatures", [])] + ["ready"]
        table.answer(0, *ready)
    assert table.happened(ev.SpellCast) == [ev.SpellCast(0, spell, why)]
