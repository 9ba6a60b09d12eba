"""The pages that teach the games say what the engine does: battles are replayed, numbers are those of the content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli.display.card_catalogue import catalogue_of
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeonlords import GAME, Options
from undercroft.dungeonlords.content.tile_tables import PLACES, SCORES
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.games import GAMES
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import FALLBACK, LANGUAGES, Texts
from undercroft.rendering.dungeonlords import tile_words
from undercroft.server.catalogue.guide_pages import Block, Cards, Grid, Heading, Listing, Strip, guide_of

ROOT = Path(__file__).resolve().parents[2]
RAKA = Path(__file__).parent / "battles" / "raka.record"
PARTY = ("warrior2", "thief1", "priest1")
TROLL = (
    f"party {' '.join(PARTY)}; creatures troll1 goblin1; traps fire_wall rolling_stone; food 1; evil 6; "
    "tiles 2,0 2,1 2,2; cards detect_evil ? ? ?"
)
ANSWERS = ("lay fire_wall", "send troll1", "ready", "attack troll1 strike")
FIGHTERS = ("raka", "chimera_whelp", "mutant_rat")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def part(game: str, lang: str, anchor: str) -> list[Block]:
    """The blocks under a heading."""
    blocks = guide_of(game, "learn", lang).blocks
    starts = [i for i, block in enumerate(blocks) if isinstance(block, Heading)] + [len(blocks)]
    at = next(i for i in starts if isinstance(block := blocks[i], Heading) and block.id == anchor)
    return blocks[at + 1 : starts[starts.index(at) + 1]]


def steps(game: str, lang: str) -> list[tuple[list[int], list[str]]]:
    """The bold numbers of each step of the battle, and what it leaves of each fighter."""
    (table,) = [block for block in part(game, lang, "battle") if isinstance(block, Grid)]
    return [([int(n) for n in re.findall(r"\*\*(\d+)\*\*", row[1])], row[2].split(", ")) for row in table.rows]


def items(game: str, lang: str, anchor: str) -> list[str]:
    (found,) = [block.items for block in part(game, lang, anchor) if isinstance(block, Listing)]
    return found


def told(events: Iterable[Event], kinds: Sequence[str]) -> list[dict[str, Any]]:
    return [{"kind": event.kind, **event.args()} for event in events if event.kind in kinds]


@every_language
def test_the_battle_of_dungeon_lords_is_what_the_engine_does(lang: str) -> None:
    match = Match.start(GAME, 1, Options(), "learn", ("",), TROLL)
    events = [event for answer in ANSWERS for event in match.apply(0, answer)]
    numbers: dict[str, list[int]] = {by: [] for by in ("trap", "creature", "heal", "fatigue")}
    damage: dict[str, int] = dict.fromkeys(PARTY, 0)
    after: dict[str, list[int]] = {}
    for one in told(events, ("Prevented", "Hit", "Healed", "Tired")):
        by = {"Prevented": "trap", "Healed": "heal", "Tired": "fatigue"}.get(one["kind"]) or one["by"]
        numbers[by].append(one["amount"])
        if one["kind"] in {"Hit", "Healed"}:
            damage[one["adventurer"]] += one["amount"] if one["kind"] == "Hit" else -one["amount"]
        after[by] = list(damage.values())
    left = {one.id: one.damage for one in match.state.view(0).lords[0].party}
    end = [str(left.get(adventurer, "–")) for adventurer in PARTY]
    trap, creature, heal = ([str(n) for n in after[by]] for by in ("trap", "creature", "heal"))
    assert [event.kind for event in events if event.kind in {"SpellFails", "Eliminated", "Conquered"}] == [
        "SpellFails",
        "Eliminated",
        "Conquered",
    ]
    assert steps("dungeon-lords", lang) == [
        (numbers["trap"], trap),
        ([], trap),
        (numbers["creature"], creature),
        ([], creature),
        (numbers["heal"], heal),
        (numbers["fatigue"], end),
    ]


@every_language
def test_the_battle_of_dungeoneer_is_what_the_engine_does(lang: str) -> None:
    record = Record.open(RAKA)
    match = Match.replay(record, to=0)
    answers = [match.apply(seat, action) for seat, action in record.moves]
    first = max(i for i, events in enumerate(answers) if told(events, ("Sent",)))
    events = [event for some in answers[first:] for event in some]
    rolls = {why: [one for one in told(events, ("Rolled",)) if one["why"] == why] for why in ("attack", "counter")}
    wounds = told(events, ("MonsterWounded", "Wounded"))
    gains = [one["n"] for one in told(events, ("Peril", "Glory")) if one["n"] > 0]
    life = dict(zip(FIGHTERS, (6, 2, 1), strict=True))
    whole = [str(n) for n in life.values()]
    for one in wounds:
        life[one.get("foe", "raka")] = one["life"]
    end = [str(n) for n in life.values()]
    thrown = {why: [n for one in found for n in (one["kept"], one["total"])] for why, found in rolls.items()}
    assert steps("dungeoneer", lang) == [
        ([], whole),
        ([], whole),
        (thrown["attack"], whole),
        (thrown["counter"], whole),
        ([one["n"] for one in wounds], end),
        (gains, end),
    ]


@every_language
def test_each_phase_of_dungeoneer_has_an_example(lang: str) -> None:
    """That of the dungeonlord is a monster with its price."""
    example = {"en": "for example", "ru": "например", "it": "per esempio"}[lang]
    (cost,) = {card.face.cost for card in CARDS if card.face.id == "chimera_whelp"}
    phases = items("dungeoneer", lang, "round")
    assert len(phases) == 5
    assert [example in line for line in phases] == [True, False, True, True, True]
    assert re.findall(r"\d+", phases[1]) == [str(cost)] * 2


@every_language
def test_the_examples_of_the_places_are_prices_of_the_board(lang: str) -> None:
    texts = Texts(lang, "dungeon-lords", strict=True)
    for place, line in zip(PLACES, items("dungeon-lords", lang, "places"), strict=True):
        assert line.startswith(f"**{texts.name(place.id)}")
        examples = {
            "hire_monster": tile_words.goods(texts, tile_words.KIND_OF["goblin"].price),
            "build_room": tile_words.room(texts, tile_words.ROOM_OF["mint"]),
        }
        space = place.spaces[1 if place.id == "buy_traps" else 0]
        assert examples.get(place.id, tile_words.space(texts, space)).casefold() in line.casefold()


@every_language
def test_the_points_are_those_that_are_scored(lang: str) -> None:
    lines = items("dungeon-lords", lang, "points")
    wanted = [
        [SCORES.room],
        [SCORES.monster],
        [SCORES.prisoner, SCORES.paladin],
        [SCORES.title, SCORES.title_shared, SCORES.title_two_lords, SCORES.title_shared_two_lords],
        [-SCORES.conquered],
        [-SCORES.red_counter],
    ]
    assert [[int(n) for n in re.findall(r"\d+", line)] for line in lines] == wanted


@every_language
def test_a_lost_tunnel_is_taxed_and_rooms_have_their_zones(lang: str) -> None:
    """The gold is a number after the points; the squares of the centre are named where rooms are built."""
    name = "dungeon-lords.md" if lang == FALLBACK else f"dungeon-lords.{lang}.md"
    text = (ROOT / "docs" / "rules" / "learn" / name).read_text(encoding="utf-8")
    points = text.partition("{ #points }")[2].partition("\n## ")[0].strip()
    assert re.findall(r"\d+", points.splitlines()[-1]) == ["1"]
    six = {"en": "six middle squares", "ru": "шесть средних квадратов", "it": "sei quadrati di mezzo"}[lang]
    assert six in items("dungeon-lords", lang, "places")[-1]


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_a_page_teaches_without_numbers_of_rules(game: str, lang: str) -> None:
    """About six parts; each strip has as many signs as its list has items; each card can be drawn."""
    blocks = guide_of(game, "learn", lang).blocks
    name = f"{game}.md" if lang == FALLBACK else f"{game}.{lang}.md"
    assert not re.search(r"D[LN]-\d", (ROOT / "docs" / "rules" / "learn" / name).read_text(encoding="utf-8"))
    assert [block.id for block in blocks if isinstance(block, Heading)][::5] == ["goal", "mistakes"]
    source = (ROOT / "web" / "src" / "games" / game / "strips.ts").read_text(encoding="utf-8")
    signs = {name: inner.count("gi:") for name, inner in re.findall(r"(\w+): \[([^\]]*)\]", source)}
    used = {
        block.name: len(after.items)
        for block, after in pairwise(blocks)
        if isinstance(block, Strip) and isinstance(after, Listing)
    }
    assert used == signs
    catalogue = catalogue_of(game)
    assert all(catalogue.find(id) is not None for block in blocks if isinstance(block, Cards) for id in block.ids)
