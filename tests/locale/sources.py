"""What the source asks the texts for: questions and refusals found in it, samples of every event, all ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import undercroft
from undercroft.dungeonlords import events
from undercroft.dungeonlords.scoring import TITLES
from undercroft.dungeonlords.tables import (
    ADVENTURER_IDS,
    CREATURES,
    EVENT_IDS,
    EVENT_TILES,
    PLACES,
    ROOM_IDS,
    ROOMS,
    SEASONS,
    SPELL_IDS,
    SPELLS,
    TILE_IDS,
    TRAP_IDS,
    Goods,
)
from undercroft.kernel.events import Event
from undercroft.locale.texts import kebab

SOURCE = Path(undercroft.__file__).parent
PLAYERS = ("Anna", "Boris", "Carla", "Dario")
ORDER_IDS = tuple(place.id for place in PLACES)
ATTACK_IDS = (*(f"{c.id}-{a.id}" for c in CREATURES for a in c.attacks), "sheep")
SCORE_LINES = ("rooms", "monsters", "prisoners", "conquered", "red_counters", "scoring_rooms", "titles")
COUNTS = (0, 1, 2, 5, 11, 21)

# Every value, or enough of them, that an argument of this name may have.
VALUES: dict[str, tuple[Any, ...]] = {
    "adventurer": ("warrior3", "thief1", "priest2", "wizard8", "paladin1", "paladin2", "decoy"),
    "adventurers": (("warrior1",), ("thief1", "priest2", "wizard8", "paladin1")),
    "amount": COUNTS,
    "attack": ATTACK_IDS,
    "by": ("trap", "creature", "fatigue", "dart"),
    "class": ("priest",),
    "creature": TILE_IDS,
    "creatures": ((), ("goblin1",), ("goblin1", "witch2", "ghost3")),
    "dinner": (0, 1),
    "dummy": (0, 1),
    "good": ("gold", "food", "imps"),
    "monster": TILE_IDS,
    "order": ORDER_IDS,
    "orders": (ORDER_IDS[:3], ORDER_IDS[3:]),
    "place": ORDER_IDS,
    "points": (-3, *COUNTS),
    "room": ROOM_IDS,
    "rooms": (ROOM_IDS[:2], ROOM_IDS[:1]),
    "season": SEASONS,
    "seat": (0, 3),
    "seats": ((0,), (0, 1, 3)),
    "source": (*SPELL_IDS, *TRAP_IDS, *EVENT_IDS, *ORDER_IDS, "taxes", "payday", "witch"),
    "space": (1, 2, 3),
    "special": (None, *EVENT_IDS),
    "spell": SPELL_IDS,
    "square": ("3,1",),
    "tile": EVENT_TILES,
    "title": TITLES,
    "trap": TRAP_IDS,
    "traps": COUNTS,
    "why": ("",),
    "zone": tuple({room.zone for room in ROOMS}),
}
# Where an event means something else by a name.
OF_EVENT: dict[tuple[str, str], tuple[Any, ...]] = {
    ("CreatureLost", "why"): ("wage", "price", "event", "spell"),
    ("EvilMoved", "by"): (-2, -1, 0, 1, 3),
    ("OfferOpened", "creatures"): (("goblin1",), ("goblin1", "witch2", "ghost3")),
    ("MinionStays", "why"): ("full", "gold", "price", "declined", "nothing"),
    ("SpecialHappens", "special"): EVENT_IDS,
    ("SpellFails", "why"): ("magic", "dart", "room"),
    ("Spied", "spell"): (None, *SPELL_IDS),
    ("TrapGone", "trap"): (None, *TRAP_IDS),
    ("TrapsDrawn", "traps"): ((), TRAP_IDS[:1], TRAP_IDS[:3]),
}


def content_ids() -> Iterator[str]:
    """All ids with a name."""
    yield from (*TILE_IDS, *ATTACK_IDS, *ADVENTURER_IDS, *ROOM_IDS, *TRAP_IDS, *SPELL_IDS, *ORDER_IDS)
    yield from (*EVENT_TILES, *EVENT_IDS, *SEASONS, *Goods.__struct_fields__)
    yield from (*(room.zone for room in ROOMS), *(spell.speed for spell in SPELLS), "dungeon-lords")
    yield from (f"title-{title}" for title in TITLES)
    yield from (f"score-{line}" for line in SCORE_LINES)


def samples(values: dict[str, tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    """Arguments with each value of each name at least once, and each of a few-valued name with each of another."""
    first = {name: options[0] for name, options in values.items()}
    yield first
    for name, options in values.items():
        for value in options[1:]:
            yield {**first, name: value}
            for other, others in values.items():
                if other != name and len(options) * len(others) < 50:
                    yield from ({**first, name: value, other: o} for o in others[1:])


def event_classes() -> list[type[Event]]:
    """Every kind of event of the game."""
    found = [c for c in vars(events).values() if isinstance(c, type) and issubclass(c, Event) and c is not Event]
    assert len(found) > 50
    return found


def event_samples(kind: type[Event]) -> Iterator[dict[str, Any]]:
    """Arguments of an event."""
    name = kind.__name__
    yield from samples(
        {field: OF_EVENT.get((name, field), VALUES.get(field, COUNTS)) for field in kind.__struct_fields__}
    )


class Asked:
    """A `Prompt` or `Refusal` in the source: its key and the names of its arguments."""

    def __init__(self, key: str, args: frozenset[str], source: bool) -> None:
        self.key = key
        self.args = args
        self.source = source

    def samples(self) -> Iterator[dict[str, Any]]:
        """Arguments for it."""
        return samples({name: VALUES.get(name, COUNTS) for name in sorted(self.args)})


@cache
def calls(name: str) -> tuple[Asked, ...]:
    """All calls of ``Prompt`` or ``Refusal`` in the source, by reading it."""
    found: list[Asked] = []
    for path in sorted(SOURCE.glob("dungeonlords/**/*.py")) + sorted(SOURCE.glob("kernel/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        class_prompts = [
            str(node.value.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == "prompt"
        ]
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    place, of_args = (0, 4) if name == "Prompt" else (1, 2)
                    args = _names(node.args[of_args], function) if len(node.args) > of_args else frozenset()
                    source = name == "Prompt" and len(node.args) > 3 and ast.unparse(node.args[3]) != "None"
                    found.extend(Asked(key, args, source) for key in _keys(node.args[place], class_prompts))
    return tuple(found)


def _keys(node: ast.expr, class_prompts: list[str]) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _keys(node.body, class_prompts) + _keys(node.orelse, class_prompts)
    if isinstance(node, ast.Attribute):
        return class_prompts
    text = ast.unparse(node)
    assert re.fullmatch(r"f'too-little-\{[a-z.]+\}'", text), f"no idea which keys {text} can be"
    return [f"too-little-{good}" for good in ("gold", "food", "imps")]


def _names(node: ast.expr, function: ast.FunctionDef) -> frozenset[str]:
    """The names of the arguments that an expression passes."""
    if isinstance(node, ast.Dict):
        return frozenset([str(key.value) for key in node.keys if isinstance(key, ast.Constant)])
    if isinstance(node, ast.BinOp):
        return _names(node.left, function) | _names(node.right, function)
    if isinstance(node, ast.Call):
        assert ast.unparse(node) == "action.args()", f"no idea what {ast.unparse(node)} passes"
        return frozenset({"order"})
    assert isinstance(node, ast.Name)
    for other in ast.walk(function):
        if isinstance(other, ast.AnnAssign | ast.Assign) and other.value is not None:
            target = other.target if isinstance(other, ast.AnnAssign) else other.targets[0]
            if isinstance(target, ast.Name) and target.id == node.id:
                return _names(other.value, function)
    if node.id in [arg.arg for arg in function.args.args]:
        return frozenset()
    raise AssertionError(f"no idea what {node.id} passes in {function.name}")


@cache
def _source_nodes() -> tuple[ast.AST, ...]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.glob("**/*.py"))]
    return tuple([node for tree in trees for node in ast.walk(tree)])


@cache
def literals() -> frozenset[str]:
    """All strings in the source."""
    return frozenset([n.value for n in _source_nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)])


@cache
def _arguments_of(method: str) -> tuple[ast.expr, ...]:
    """What programs pass first to `Texts.text` or `Texts.name`."""
    calls = [node for node in _source_nodes() if isinstance(node, ast.Call) and node.args]
    first = [c.args[0] for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == method]
    return tuple([n for a in first for n in ([a.body, a.orelse] if isinstance(a, ast.IfExp) else [a])])


def literal_arguments_of(method: str) -> frozenset[str]:
    """The keys and ids that stand there whole."""
    return frozenset([str(node.value) for node in _arguments_of(method) if isinstance(node, ast.Constant)])


def key_starts() -> frozenset[str]:
    """How the other keys begin: ``n-`` of ``text(f"n-{good}")``, ``card-`` of ``text(key("card", …))``."""
    found: set[str] = set()
    for node in _arguments_of("text"):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.add(str(node.values[0].value))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            found.add(f"{node.args[0].value!s}-")
    return frozenset(found)


def tile_kind(content_id: str) -> str:
    """The key of an id's name."""
    return "name-" + kebab(re.sub(r"(?<=[a-z])\d+$", "", content_id))
