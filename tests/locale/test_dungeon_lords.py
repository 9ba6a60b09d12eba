"""The right words for Dungeon Lords."""

from __future__ import annotations

from typing import Any

import pytest

from tests.locale.sources import PLAYERS
from undercroft.locale.texts import LANGUAGES, Texts


def texts(lang: str) -> Texts:
    return Texts(lang, "dungeon-lords", strict=True)


def test_numbers_of_tiles() -> None:
    english = texts("en")
    assert [english.name(i) for i in ("goblin2", "warrior3", "paladin1", "decoy", "3,1", 7)] == [
        "goblin 2",
        "warrior 3",
        "paladin",
        "decoy",
        "3,1",
        "7",
    ]
    assert texts("ru").name("witch2", "acc") == "ведьму 2"
    assert texts("it").name("ghost1", "the") == "lo spettro 1"


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(1, "1 ловушку"), (2, "2 ловушки"), (5, "5 ловушек"), (11, "11 ловушек"), (21, "21 ловушку"), (22, "22 ловушки")],
)
def test_russian_plurals(amount: int, expected: str) -> None:
    args = {"seat": 0, "amount": amount, "traps": ()}
    assert texts("ru").event("TrapsDrawn", args, PLAYERS) == f"Anna тянет {expected}."


def test_russian_plurals_of_points() -> None:
    points = [texts("ru").event("Scored", {"seat": 0, "points": n}, PLAYERS) for n in (1, 3, 12, -2)]
    assert points == ["Anna: 1 очко.", "Anna: 3 очка.", "Anna: 12 очков.", "Anna: −2 очка."]


def test_official_terms() -> None:
    russian, italian = texts("ru"), texts("it")
    terms = {
        "fire_wall": ("Стена огня", "Muro di Fuoco"),
        "rolling_stone": ("Катящийся камень", "Pietra Rotolante"),
        "tool_shed": ("Кладовая инструментов", "Baracca degli Attrezzi"),
        "dig_tunnels": ("Рытьё туннелей", "Scavare Tunnel"),
        "suggestion": ("Внушение", "Suggestione"),
        "title-dark_deeds": ("Повелитель тьмы", "Re delle Cattive Azioni"),
        "imps": ("импы", "diavoletti"),
        "goblin1": ("гоблин 1", "goblin 1"),
        "score-prisoners": ("заключённые", "prigionieri"),
    }
    assert {i: (russian.name(i), italian.name(i)) for i in terms} == terms


def test_the_russian_dark_room() -> None:
    assert texts("ru").name("dark_room") == "Тёмная комната"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("hire_monster", {"en": "Anna pays 2 food", "ru": "Anna платит 2 еды", "it": "Anna paga 2 Cibo"}),
        (None, {"en": "Anna pays 2 food", "ru": "Anna платит 2 еды", "it": "Anna paga 2 Cibo"}),
        ("rats", {"en": "Anna loses 2 food", "ru": "Anna теряет 2 еды", "it": "Anna perde 2 Cibo"}),
        ("detect_treasure", {"en": "Anna loses 2 food", "ru": "Anna теряет 2 еды", "it": "Anna perde 2 Cibo"}),
    ],
)
def test_a_price_is_paid_and_what_an_event_or_a_spell_takes_is_lost(
    source: str | None, expected: dict[str, str]
) -> None:
    args = {"seat": 0, "good": "food", "amount": 2, "source": source}
    for lang, words in expected.items():
        assert texts(lang).event("Lost", args, PLAYERS).startswith(words)


@pytest.mark.parametrize(
    ("event", "args", "expected"),
    [
        (
            "EvilMoved",
            {"by": 1, "to": 6, "source": "ghost1", "why": "wage"},
            {
                "en": "Anna: +1 evil, now 6 (wage of ghost 1).",
                "ru": "Anna: +1 зло, теперь 6 (зарплата: призрак 1).",
                "it": "Anna: +1 Malvagità, ora 6 (stipendio: spettro 1).",
            },
        ),
        (
            "Lost",
            {"good": "food", "amount": 1, "source": "troll2", "why": "attack"},
            {
                "en": "Anna pays 1 food (for the attack of troll 2).",
                "ru": "Anna платит 1 еду (за атаку: тролль 2).",
                "it": "Anna paga 1 Cibo (per l'attacco: troll 2).",
            },
        ),
        (
            "Lost",
            {"good": "gold", "amount": 1, "source": "golem1", "why": "strike"},
            {
                "en": "Anna pays 1 gold (so that golem 1 does not strike).",
                "ru": "Anna платит 1 золото (чтобы не было забастовки: голем 1).",
                "it": "Anna paga 1 Oro (contro lo sciopero: golem 1).",
            },
        ),
        (
            "TrapGone",
            {"trap": None, "source": "golem1", "why": "wage"},
            {
                "en": "Anna gives up a trap, face down (wage of golem 1).",
                "ru": "Anna отдаёт ловушку лицом вниз (зарплата: голем 1).",
                "it": "Anna cede una trappola, coperta (stipendio: golem 1).",
            },
        ),
        (
            "EvilMoved",
            {"by": 1, "to": 6, "source": "payday"},
            {
                "en": "Anna: +1 evil, now 6 (a wage was not paid).",
                "ru": "Anna: +1 зло, теперь 6 (зарплата не выплачена).",
                "it": "Anna: +1 Malvagità, ora 6 (uno stipendio non pagato).",
            },
        ),
        (
            "EvilMoved",
            {"by": -1, "to": 6, "source": "conquest"},
            {
                "en": "Anna: −1 evil, now 6 (a tile was conquered).",
                "ru": "Anna: −1 зло, теперь 6 (сектор захвачен).",
                "it": "Anna: −1 Malvagità, ora 6 (una tessera conquistata).",
            },
        ),
    ],
)
def test_a_price_says_what_is_paid_for_whom(event: str, args: dict[str, Any], expected: dict[str, str]) -> None:
    for lang, line in expected.items():
        assert texts(lang).event(event, {"seat": 0, **args}, PLAYERS) == line


def test_points_below_zero_have_a_minus_sign() -> None:
    for lang in LANGUAGES:
        assert "−21" in texts(lang).event("Scored", {"seat": 0, "points": -21}, PLAYERS)


def test_a_spell_that_fails_for_want_of_magic_says_how_much_there_is() -> None:
    """Older chronicles do not say it."""
    args = {"seat": 0, "spell": "regeneration", "why": "magic", "needs": 2, "has": 1}
    assert texts("en").event("SpellFails", args, PLAYERS) == "Too little magic for Regeneration: needs 2, has 1."
    assert texts("en").event("SpellFails", args | {"needs": None, "has": None}, PLAYERS).endswith("Regeneration.")


def test_a_trap_that_is_given_up_says_why() -> None:
    args = {"seat": 0, "trap": None, "source": "buy_traps"}
    assert texts("en").event("TrapGone", args, PLAYERS).endswith("(year 2: one more drawn, one given up).")
    assert texts("en").event("TrapGone", args | {"source": "impatient_heroes"}, PLAYERS).endswith(": the wizard).")


@pytest.mark.parametrize(
    ("kind", "args", "expected"),
    [
        (
            "Mined",
            {"amount": 1, "most": 2, "why": "tunnels"},
            "Anna mines 1 gold (the space allows 2): no other tunnel to mine in.",
        ),
        ("Mined", {"amount": 1, "most": 2, "why": "choice"}, "Anna mines 1 gold, though the space allows 2."),
        (
            "Mined",
            {"amount": 1, "most": 3, "why": "choice", "possible": 2},
            "Anna mines 1 gold, though 2 could have been mined (the space allows 3).",
        ),
        ("Mined", {"amount": 2}, "Anna mines 2 gold."),
        (
            "DugFewer",
            {"amount": 1, "most": 3, "why": "choice"},
            "Anna stops after 1 tunnel (the space allows 3), though another could have been dug.",
        ),
        (
            "MinionStays",
            {"order": "dig_tunnels", "why": "declined", "space": 3},
            "Anna declines “Dig Tunnels”, space III: a tunnel could have been dug.",
        ),
        (
            "MinionStays",
            {"order": "hire_monster", "why": "declined", "space": 1, "could": ("troll1", "golem1")},
            "Anna declines “Hire Monster”, space I: could have been hired: troll 1 and golem 1.",
        ),
        ("MinionStays", {"order": "hire_monster", "why": "declined"}, "Anna declines “Hire Monster”."),
        ("RedCounters", {"amount": 2}, "Anna gets 2 red counters for taxes not paid: −3 points each at the end."),
        (
            "TaxPaid",
            {"paid": 1, "due": 2, "source": "taxes", "why": "gold"},
            "Anna owes 2 gold in taxes and pays 1: there is no more gold.",
        ),
        (
            "TaxPaid",
            {"paid": 1, "due": 2, "source": "taxes", "why": "choice"},
            "Anna owes 2 gold in taxes and pays 1, though there is more gold.",
        ),
        (
            "TaxPaid",
            {"paid": 0, "due": 2, "source": "taxes", "why": "choice"},
            "Anna owes 2 gold in taxes and pays nothing, though there is gold.",
        ),
        (
            "Lost",
            {"good": "food", "amount": 2, "source": "troll1", "why": "hire"},
            "Anna pays 2 food (to hire troll 1).",
        ),
        (
            "Lost",
            {"good": "gold", "amount": 1, "source": "mint", "why": "build"},
            "Anna pays 1 gold (to build the Mint).",
        ),
        ("Built", {"room": "mint", "square": "2,2", "free": True}, "Anna builds the Mint on 2,2, no charge."),
        ("Produced", {"room": "mint", "times": 2, "workers": 3}, "Anna uses the Mint a second time (workers: 3)."),
        (
            "TrapsDrawn",
            {"amount": 1, "traps": (), "source": "buy_traps", "free": True},
            "Anna draws 1 trap (Buy Traps, no charge).",
        ),
        ("TrapSprung", {"trap": "pendulum", "free": True}, "Anna springs a trap: Pendulum, no charge!"),
        (
            "Marked",
            {"square": "2,1"},
            "Anna: the party marches to 2,1, the unconquered tile closest to the entrance.",
        ),
        (
            "Marked",
            {"square": "2,1", "others": ("1,0", "3,0")},
            "Anna chooses where the party marches: 2,1. Just as close: 1,0 and 3,0.",
        ),
        ("Planned", {"square": "2,1", "traps": 0, "creatures": ()}, "Anna leaves 2,1 undefended."),
        (
            "Planned",
            {"square": "2,1", "traps": 0, "creatures": (), "held": 0},
            "Anna leaves 2,1 undefended: no trap in hand, and no creature that can fight.",
        ),
        (
            "Planned",
            {"square": "2,1", "traps": 0, "creatures": (), "held": 2},
            "Anna sends nobody to 2,1: no creature can fight. Traps kept in hand: 2.",
        ),
        (
            "Planned",
            {"square": "2,1", "traps": 0, "creatures": (), "could": ("troll1",), "held": 0},
            "Anna leaves 2,1 undefended. Could have fought: troll 1. No trap in hand.",
        ),
        (
            "Planned",
            {"square": "2,1", "traps": 1, "creatures": (), "could": ("troll1",)},
            "Anna defends 2,1. Traps: 1; no creatures. Could have fought: troll 1.",
        ),
        (
            "Planned",
            {"square": "2,1", "traps": 0, "creatures": ("troll1", "golem1"), "room": "mint"},
            "Anna defends 2,1. Traps: 0; creatures: troll 1 and golem 1. Two monsters may fight in the Mint.",
        ),
        ("Tired", {"amount": 2, "source": "fireball"}, "The party grows tired. Fatigue: 2 (Fireball)."),
        ("Conquered", {"square": "2,1"}, "Adventurers are left, so 2,1 is conquered: Anna loses a tunnel."),
        ("RoomsIdle", {"rooms": ("mint",)}, "Anna does not have enough free imps or goods to use: Mint."),
        ("RoomsIdle", {"rooms": ("mint",), "could": ("mint",)}, "Anna lets a room stand idle: Mint."),
        (
            "RoomsIdle",
            {"rooms": ("mint", "chicken_coop"), "could": ("mint", "chicken_coop")},
            "Anna lets rooms stand idle: Mint and Chicken Coop.",
        ),
        (
            "SpellCast",
            {"spell": "metamorphosis", "why": "monsters"},
            "The party casts Metamorphosis without effect: no monster is in the battle.",
        ),
        ("SpellCast", {"spell": "metamorphosis"}, "The party casts Metamorphosis."),
        (
            "TitleWon",
            {"title": "imps", "seats": (0, 1), "has": 5, "points": 2},
            "Imp Lord, most imps (5): Anna and Boris, 2 points each.",
        ),
        (
            "TitleWon",
            {"title": "imps", "seats": (0,), "has": 5, "points": 3},
            "Imp Lord, most imps (5): Anna, 3 points.",
        ),
        (
            "EvilMoved",
            {"by": -1, "to": 1, "source": "improve_reputation", "wanted": -2},
            "Anna: −1 evil, now 1 (Improve Reputation): it cannot fall below 1.",
        ),
        (
            "EvilMoved",
            {"by": 0, "to": 15, "source": "rats", "wanted": 1},
            "Anna: evil stays at 15 (Rats): it cannot rise above 15.",
        ),
        (
            "TrapsDrawn",
            {"amount": 2, "traps": (), "source": "buy_traps", "extra": True},
            "Anna draws 2 traps (Buy Traps; year 2: one more, then one is given up).",
        ),
        (
            "Hit",
            {"adventurer": "priest1", "amount": 2, "by": "dart", "left": 1},
            "At the end of the battle, the dart's poison deals 2 damage to priest 1: 1 HP left.",
        ),
        (
            "Aimed",
            {"adventurer": "priest1", "later": 2},
            "The dart flies at priest 1. Its poison deals 2 more at the end of the battle.",
        ),
        (
            "KnockedOut",
            {"creature": "witch2", "why": "nobody"},
            "Witch 2 has had its turn and is knocked out: nobody is left for its second hit.",
        ),
        ("ConquestPrevented", {"source": "cursed_ring"}, "No fatigue and no conquest this round (Cursed Ring)."),
        ("HealingPrevented", {"source": "dragon1"}, "The party cannot heal this round (dragon 1)."),
        (
            "Healed",
            {"adventurer": "warrior4", "amount": 2, "healers": ("paladin", "priest"), "hearts": 4},
            "Warrior 4 heals 2 damage (paladin and priest: 4 hearts).",
        ),
        (
            "TrapSprung",
            {"trap": "pendulum", "room": "dark_room", "amount": 1},
            "Anna springs a trap: Pendulum! In the Dark Room it costs 1 gold more.",
        ),
        (
            "TaxPaid",
            {"paid": 2, "due": 3, "tiles": 5, "per": 2, "source": "taxes"},
            "Anna owes 3 gold in taxes (5 tiles: 1 gold for every 2, rounded up) and pays 2.",
        ),
        (
            "CreatureLost",
            {"creature": "golem1", "why": "no_trap"},
            "Anna cannot pay golem 1, which walks out: no trap to give.",
        ),
        (
            "OrderReturned",
            {"order": "get_food", "locked": ("dig_tunnels", "mine_gold")},
            "Anna takes back “Get Food”. Locked next season: Dig Tunnels and Mine Gold.",
        ),
    ],
)
def test_an_event_says_why(kind: str, args: dict[str, object], expected: str) -> None:
    assert texts("en").event(kind, {"seat": 0, **args}, PLAYERS) == expected


@pytest.mark.parametrize(
    ("kind", "args", "expected"),
    [
        ("Mined", {"amount": 2}, "Anna mines 2 gold."),
        ("EvilMoved", {"by": 0, "to": 1, "source": "rats"}, "Anna: evil stays at 1 (Rats)."),
        ("OrderReturned", {"order": "get_food"}, "Anna takes back “Get Food”."),
        ("TaxPaid", {"paid": 2, "due": 3}, "Anna owes 3 gold in taxes and pays 2."),
        ("CreatureLost", {"creature": "goblin1", "why": "wage"}, "Anna: unpaid, goblin 1 walks out."),
        ("ConquestPrevented", {}, "No fatigue and no conquest this round."),
        ("Healed", {"adventurer": "thief2", "amount": 1}, "Thief 2 heals 1 damage."),
    ],
)
def test_an_older_chronicle_is_read_as_before(kind: str, args: dict[str, object], expected: str) -> None:
    assert texts("en").event(kind, {"seat": 0, **args}, PLAYERS) == expected
