"""The texts that the source needs: its questions and refusals, samples of every event, and the programs' keys."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import undercroft
from tests.amounts import amount
from undercroft.kernel.base.event import Event
from undercroft.locale.texts import kebab

SOURCE = Path(undercroft.__file__).parent
PLAYERS = ("Anna", "Boris", "Carla", "Dario")
COUNTS = (0, 1, 2, 5, 11, 21)
MANY = 30
PAIRS = amount(16, 50, 50)
"""All pairs of values of two names are tried if there are fewer than this."""

Samples = Mapping[str, tuple[Any, ...]]


@dataclass(frozen=True, eq=False)
class GameWords:
    """The texts that a game needs, as far as they cannot be found in its source.

    Attributes:
        game: its id.
        package: its folder in the source.
        ids: the ids of everything with a name.
        events: the modules of its events.
        values: all values, or enough of them, that an argument of each name may have.
        of_event: the same for an event (by class name) in which a name means something else.
        parts: the values of a name in the key of a prompt or refusal, such as ``good`` in ``f"too-little-{good}"``.
        passed: the arguments that ``action.args()`` may pass to a refusal.
        phrases: the keys of texts that are put together from phrases.
        rule: the number of one of its rules.
    """

    game: str
    package: str
    ids: tuple[str, ...]
    events: tuple[ModuleType, ...] = ()
    values: Samples = field(default_factory=dict)
    of_event: Mapping[tuple[str, str], tuple[Any, ...]] = field(default_factory=dict)
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    passed: frozenset[str] = frozenset()
    phrases: frozenset[str] = frozenset()
    rule: str = ""

    def event_classes(self) -> list[type[Event]]:
        """Every kind of event of the game."""
        found = [c for module in self.events for c in vars(module).values() if isinstance(c, type)]
        return list(dict.fromkeys([c for c in found if issubclass(c, Event) and c is not Event]))

    def event_samples(self, kind: type[Event]) -> Iterator[dict[str, Any]]:
        """Sample arguments of an event."""
        name = kind.__name__
        fields = {f: self.of_event.get((name, f), self.values.get(f, COUNTS)) for f in kind.__struct_fields__}
        yield from samples(fields)

    def calls(self, name: str) -> tuple[Asked, ...]:
        """All calls of ``Prompt`` or ``Refusal`` in the source of the game and the kernel."""
        return _calls(self, name)

    def name_keys(self) -> set[str]:
        """The keys of all names."""
        return {tile_kind(content_id) for content_id in self.ids}


KERNEL = GameWords("", "kernel", ())
"""The texts that the kernel needs in every game."""


def of_many(options: tuple[Any, ...]) -> tuple[Any, ...]:
    """All values of a name; by day every fourth of many, such as the ids of all cards, each of which has a name."""
    return options[:: amount(4, 1, 1)] if len(options) > MANY else options


def samples(values: Samples) -> Iterator[dict[str, Any]]:
    """Sample arguments: each value of each name at least once, and all pairs of values for names with few values."""
    first = {name: options[0] for name, options in values.items()}
    yield first
    for name, options in values.items():
        for value in of_many(options)[1:]:
            yield {**first, name: value}
            for other, others in values.items():
                if other != name and len(options) * len(others) < PAIRS:
                    yield from ({**first, name: value, other: o} for o in others[1:])


@dataclass(frozen=True)
class Asked:
    """A `Prompt` or `Refusal` in the source: its key and the names of its arguments."""

    key: str
    args: frozenset[str]
    source: bool

    def samples(self, values: Samples) -> Iterator[dict[str, Any]]:
        """Sample arguments for its text."""
        return samples({name: values.get(name, COUNTS) for name in sorted(self.args)})


@cache
def _calls(words: GameWords, name: str) -> tuple[Asked, ...]:
    """Find all calls by reading the source."""
    found: list[Asked] = []
    for tree in (*_trees(words.package), *_trees(KERNEL.package)):
        class_prompts = [
            str(node.value.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == "prompt"
        ]
        constants = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
        for place in (*[node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)], *constants):
            for node in ast.walk(place):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    found.extend(_asked(node, place, class_prompts, words))
    return tuple(found)


def _asked(node: ast.Call, place: ast.AST, class_prompts: list[str], words: GameWords) -> Iterator[Asked]:
    """Read the key and the names of the arguments from a call."""
    prompts = isinstance(node.func, ast.Name) and node.func.id == "Prompt"
    of_key, of_args = (0, 4) if prompts else (1, 2)
    given = len(node.args) > of_args
    args = _names(node.args[of_args], place, words.passed) if given else frozenset()
    source = prompts and len(node.args) > 3 and ast.unparse(node.args[3]) != "None"
    for key in _keys(node.args[of_key], class_prompts, words.parts):
        yield Asked(key, args, source)


def _keys(node: ast.expr, class_prompts: list[str], parts: Mapping[str, tuple[str, ...]]) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _keys(node.body, class_prompts, parts) + _keys(node.orelse, class_prompts, parts)
    if isinstance(node, ast.Attribute):
        return class_prompts
    text = ast.unparse(node)
    found = re.fullmatch(r"f'([a-z-]+-)\{(?:[a-z]+\.)*([a-z]+)\}'", text)
    assert found and found[2] in parts, f"cannot tell which keys {text} can be"
    return [found[1] + part for part in parts[found[2]]]


def _names(node: ast.expr, function: ast.AST, passed: frozenset[str]) -> frozenset[str]:
    """The names of the arguments that an expression passes."""
    if isinstance(node, ast.Dict):
        merged = [_names(value, function, passed) for key, value in zip(node.keys, node.values, strict=True) if not key]
        return frozenset([str(key.value) for key in node.keys if isinstance(key, ast.Constant)]).union(*merged)
    if isinstance(node, ast.BinOp):
        return _names(node.left, function, passed) | _names(node.right, function, passed)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id == "dict":
            return _names(node.args[0], function, passed)
        assert ast.unparse(node) == "action.args()", f"cannot tell what {ast.unparse(node)} passes"
        return passed
    assert isinstance(node, ast.Name)
    for other in ast.walk(function):
        if isinstance(other, ast.AnnAssign | ast.Assign) and other.value is not None:
            target = other.target if isinstance(other, ast.AnnAssign) else other.targets[0]
            if isinstance(target, ast.Name) and target.id == node.id:
                return _names(other.value, function, passed)
    if isinstance(function, ast.FunctionDef) and node.id in [arg.arg for arg in function.args.args]:
        return frozenset()
    raise AssertionError(f"cannot tell what {node.id} passes in {ast.unparse(function)}")


@cache
def _trees(package: str) -> tuple[ast.Module, ...]:
    paths = sorted((SOURCE / package).rglob("*.py")) if package else sorted(SOURCE.rglob("*.py"))
    return tuple([ast.parse(path.read_text(encoding="utf-8")) for path in paths])


@cache
def _source_nodes() -> tuple[ast.AST, ...]:
    return tuple([node for tree in _trees("") for node in ast.walk(tree)])


@cache
def literals() -> frozenset[str]:
    """All string literals in the source."""
    return frozenset([n.value for n in _source_nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)])


@cache
def _arguments_of(method: str) -> tuple[ast.expr, ...]:
    """The first arguments of calls of `Texts.text` or `Texts.name` in the programs."""
    calls = [node for node in _source_nodes() if isinstance(node, ast.Call) and node.args]
    first = [c.args[0] for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == method]
    return tuple([n for a in first for n in ([a.body, a.orelse] if isinstance(a, ast.IfExp) else [a])])


def literal_arguments_of(method: str) -> frozenset[str]:
    """The keys and ids among them that are literals."""
    return frozenset([str(node.value) for node in _arguments_of(method) if isinstance(node, ast.Constant)])


def key_starts() -> frozenset[str]:
    """The beginnings of the other keys: ``n-`` in ``text(f"n-{good}")``, ``card-`` in ``text(key("card", …))``."""
    found: set[str] = set()
    for node in _arguments_of("text"):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.add(str(node.values[0].value))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            found.add(f"{node.args[0].value!s}-")
    return frozenset(found)


def tile_kind(content_id: str) -> str:
    """The key of the name of an id."""
    return "name-" + kebab(re.sub(r"(?<=[a-z])\d+$", "", content_id))
