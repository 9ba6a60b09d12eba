"""Events are emitted with the right fields, and without secrets for other players (DN-20.2)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from undercroft.dungeoneer import events
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules
ENGINE = Path(events.__file__).parent
KINDS = {kind.__name__: kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__}


def _told() -> list[tuple[str, int, str]]:
    """The events that the engine emits: the kind, the number of arguments, and the place in the source."""
    found = []
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", "")
            if name == "tell" and isinstance(node.args[0], ast.Attribute):
                found.append((node.args[0].attr, len(node.args) - 1, f"{file.name}:{node.lineno}"))
            elif isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "events":
                found.append((name, len(node.args), f"{file.name}:{node.lineno}"))
    return found


def test_events_are_emitted_with_their_fields() -> None:
    told = _told()
    assert len(told) > 50
    for kind, given, where in told:
        assert kind in KINDS, f"{where}: there is no event {kind}"
        fields = KINDS[kind].__struct_fields__
        needed = len(fields) - len(KINDS[kind].__struct_defaults__)
        assert needed <= given <= len(fields), f"{where}: {kind} has {', '.join(fields)}"


def test_every_event_is_emitted_somewhere() -> None:
    assert KINDS.keys() - {kind for kind, _, _ in _told()} == set()


@rules("DN-20.2")
def test_a_drawn_card_is_seen_by_the_player_who_draws_it() -> None:
    event = events.Drawn(1, "haste", "glory")
    assert event.seen_by(1) == event
    for other in (None, 0, 2):
        assert event.seen_by(other) == events.Drawn(1, None, "glory")


@rules("DN-20.2")
def test_locations_dealt_are_seen_by_the_player_who_gets_them() -> None:
    event = events.LocationsSeen(2, 2, ("crypt", "library"))
    assert event.seen_by(2) == event
    for other in (None, 0, 1):
        assert event.seen_by(other) == events.LocationsSeen(2, 2, ())


@rules("DN-20.1")
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_everything_else_is_public(kind: str) -> None:
    overrides = "seen_by" in vars(KINDS[kind])
    assert overrides == (kind in ("Drawn", "LocationsSeen"))
