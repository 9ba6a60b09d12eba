"""The content linter of Dungeon Lords: everything that types cannot check, as findings with stable codes.

=====  ==========================================================================================
C101   a duplicate id, C102 an unknown source, C103 a malformed id (`undercroft.kernel.base.toml_content.lint_records`)
C201   the number of pieces differs from the box (`undercroft.dungeonlords.content.piece_counts`)
C202   the number of pieces for one of the years differs from the box
C203   fatigue is not distributed as printed (DL-1.2)
C301   an unknown word: a zone, a class, a target, a good, a speed
C302   a ``do`` that no function carries out
C303   an unknown creature
C304   a training battle that cannot be set up, or a solution that cannot be parsed
C401   the board's numbers contradict each other
=====  ==========================================================================================

Unknown parameters are found when the content is read, because all records forbid unknown fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.board.dungeon_grid import COLS, ROWS, ZONES
from undercroft.dungeonlords.content import faces, piece_counts
from undercroft.dungeonlords.content import tile_tables as t
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.rules.combat.spells import SPELL_EFFECTS
from undercroft.dungeonlords.rules.phases.special_events import EVENT_EFFECTS
from undercroft.kernel.base.errors import NotationError, OptionError
from undercroft.kernel.base.toml_content import SOURCES, Finding, lint_records

CLASS_NAMES: Final = ("warrior", "thief", "priest", "wizard", "paladin")
HITS: Final = ("first", "any", "all", "not_first", "none")
SPEEDS: Final = ("fast", "slow")
STOPS: Final = ("spells", "healing")
GOODS: Final = ("gold", "food", "trap")


def lint() -> list[Finding]:
    """Check all tiles and cards; the list of findings is empty if nothing is wrong."""
    return [
        *lint_ids(),
        *lint_traps(t.TRAPS),
        *lint_creatures(t.CREATURES),
        *lint_rooms(t.ROOMS, t.CREATURES),
        *lint_adventurers(t.ADVENTURERS),
        *lint_spells(t.SPELLS),
        *lint_special_events(t.SPECIAL_EVENTS),
        *lint_board(t.PLACES, t.EVILOMETER),
        *lint_training((*SCENARIOS, ROOM_VARIANT)),
    ]


def lint_ids() -> Iterator[Finding]:
    """Check the ids and sources of all tables."""
    for name, records in (
        ("places.toml", t.PLACES),
        ("traps.toml", t.TRAPS),
        ("creatures.toml", t.CREATURES),
        ("rooms.toml", t.ROOMS),
        ("adventurers.toml", t.ADVENTURERS),
        ("spells.toml", t.SPELLS),
        ("special_events.toml", t.SPECIAL_EVENTS),
    ):
        yield from lint_records(name, records)
    everything: Sequence[Any] = (*t.TRAPS, *t.CREATURES, *t.ROOMS, *t.ADVENTURERS, *t.SPELLS, *t.SPECIAL_EVENTS)
    for name, times in Counter([record.id for record in everything]).items():
        if times > 1:
            yield Finding("C101", f"content:{name}", "this id is used in two files")
    for section in (t.START, t.EVILOMETER, t.OFFER, t.SCORES, t.SURCHARGES, t.SITE):
        if section.source not in SOURCES:
            yield Finding("C102", f"board.toml:{type(section).__name__}", f"source is {section.source!r}")


def lint_traps(traps: Iterable[faces.Trap]) -> Iterator[Finding]:
    """Check the traps: their number, and what a dart stops whom from."""
    traps = list(traps)
    yield from _count("traps.toml", "trap cards", sum([trap.copies for trap in traps]), piece_counts.TRAPS)
    for trap in traps:
        for values in (trap.year1, trap.year2):
            where = f"traps.toml:{trap.id}"
            yield from _known(where, "class", values.stops, CLASS_NAMES)
            yield from _known(where, "effect", values.stops.values(), STOPS)
            if values.source not in SOURCES:
                yield Finding("C102", where, f"source of a year is {values.source!r}")


def lint_creatures(creatures: Iterable[faces.Creature]) -> Iterator[Finding]:
    """Check the creatures: their number, targets and classes."""
    creatures = list(creatures)
    for year, pieces in piece_counts.YEARS.items():
        tiles = sum([creature.tiles[year - 1] for creature in creatures])
        yield from _count_year("creatures.toml", "creature tiles", year, tiles, pieces.creatures)
    for creature in creatures:
        where = f"creatures.toml:{creature.id}"
        yield from _known(where, "target", [attack.hits for attack in creature.attacks], HITS)
        yield from _known(where, "class", [creature.spares] if creature.spares else [], CLASS_NAMES)
        if len({attack.id for attack in creature.attacks}) < len(creature.attacks):
            yield Finding("C101", where, "two attacks have the same id")


def lint_rooms(rooms: Iterable[faces.Room], creatures: Iterable[faces.Creature]) -> Iterator[Finding]:
    """Check the rooms: their number, zones and creatures."""
    rooms = list(rooms)
    kinds = [creature.id for creature in creatures]
    for year, pieces in piece_counts.YEARS.items():
        yield from _count_year("rooms.toml", "rooms", year, sum([room.year == year for room in rooms]), pieces.rooms)
    for room in rooms:
        where = f"rooms.toml:{room.id}"
        yield from _known(where, "zone", [room.zone], ZONES)
        named = (*room.battle.creatures, *(room.score.creatures if room.score else ()))
        for name in named:
            if name not in kinds:
                yield Finding("C303", where, f"there is no creature {name!r}")


def lint_adventurers(adventurers: Iterable[faces.AdventurerTile]) -> Iterator[Finding]:
    """Check the adventurers: their number, four of each class, and one paladin a year."""
    adventurers = list(adventurers)
    for year, pieces in piece_counts.YEARS.items():
        of_year = [a for a in adventurers if a.year == year]
        paladins = sum([a.class_ == "paladin" for a in of_year])
        yield from _count_year("adventurers.toml", "adventurers", year, len(of_year) - paladins, pieces.adventurers)
        yield from _count_year("adventurers.toml", "paladins", year, paladins, pieces.paladins)
    for adventurer in adventurers:
        where = f"adventurers.toml:{adventurer.id}"
        yield from _known(where, "class", [adventurer.class_], CLASS_NAMES)
        if adventurer.hp < 1:
            yield Finding("C401", where, "it has no hit points")


def lint_spells(spells: Iterable[faces.Spell]) -> Iterator[Finding]:
    """Check the combat cards: their number, the printed fatigue (DL-1.2), an effect each."""
    spells = list(spells)
    for year, pieces in piece_counts.YEARS.items():
        of_year = [spell for spell in spells if spell.year == year]
        yield from _count_year("spells.toml", "combat cards", year, len(of_year), pieces.spells)
        fatigue = dict(sorted(Counter([spell.fatigue for spell in of_year]).items()))
        if fatigue != pieces.fatigue:
            message = f"fatigue in year {year} is {fatigue}, printed is {pieces.fatigue}"
            yield Finding("C203", "spells.toml", message)
    for spell in spells:
        where = f"spells.toml:{spell.id}"
        yield from _known(where, "speed", [spell.speed], SPEEDS)
        yield from _known(where, "good", spell.goods, GOODS)
        yield from _done(where, spell.do, SPELL_EFFECTS)


def lint_special_events(events: Iterable[faces.SpecialEvent]) -> Iterator[Finding]:
    """Check the special events: their number, an effect each."""
    events = list(events)
    yield from _count("special_events.toml", "special-event cards", len(events), piece_counts.SPECIAL_EVENTS)
    for event in events:
        where = f"special_events.toml:{event.id}"
        yield from _known(where, "good", [event.good] if event.good else [], GOODS)
        yield from _done(where, event.do, EVENT_EFFECTS)


def lint_board(places: Sequence[faces.Place], evilometer: faces.Evilometer) -> Iterator[Finding]:
    """Check the board: eight places, zones of the site's shape, an ordered evilometer."""
    yield from _count("places.toml", "places", len(places), piece_counts.PLACES)
    if len({place.order for place in places}) < len(places):
        yield Finding("C101", "places.toml", "two places have the same order")
    for name, rows in t.CONTENT.data("board.toml")["zones"].items():
        if name != "source" and [len(row) for row in rows] != [COLS] * ROWS:
            yield Finding("C401", f"board.toml:{name}", f"a zone has {ROWS} rows of {COLS} squares")
    if not evilometer.bottom <= evilometer.start < evilometer.paladin <= evilometer.top:
        yield Finding("C401", "board.toml:evilometer", "bottom, start, paladin and top are not in this order")


def lint_training(scenarios: Iterable[Scenario]) -> Iterator[Finding]:
    """Check that the training battles can be set up and their solutions parsed."""
    for scenario in scenarios:
        where = f"training.toml:{scenario.number}"
        try:
            BattlePosition.parse(scenario.position)
            for move in scenario.solution:
                VOCABULARY.parse(move)
        except (OptionError, NotationError) as error:
            yield Finding("C304", where, str(error))


def _count(where: str, what: str, there: int, wanted: int) -> Iterator[Finding]:
    if there != wanted:
        yield Finding("C201", where, f"there are {there} {what}, piece_counts.py counts {wanted}")


def _count_year(where: str, what: str, year: int, there: int, wanted: int) -> Iterator[Finding]:
    if there != wanted:
        yield Finding("C202", where, f"there are {there} {what} of year {year}, piece_counts.py counts {wanted}")


def _known(where: str, what: str, given: Iterable[str], known: Collection[str]) -> Iterator[Finding]:
    for word in given:
        if word not in known:
            yield Finding("C301", where, f"there is no {what} {word!r}; there is {', '.join(known)}")


def _done(where: str, do: str, effects: Collection[str]) -> Iterator[Finding]:
    if do not in effects:
        yield Finding("C302", where, f"no function does {do!r}; there is {', '.join(sorted(effects))}")
