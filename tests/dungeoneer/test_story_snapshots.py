"""At each event the snapshot shows what the event says, and nothing that only a later event says: `beats.Watcher`.

All tests that play at a `table.Table` check this too.
"""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.amounts import amount
from tests.dungeoneer.beats import CHECKS, Watcher
from tests.fixtures.dungeoneer import KEPT, SEATS, VARIANTS
from tests.fixtures.playing import FOLDER
from undercroft.dungeoneer import GAME, events
from undercroft.kernel.base.event import Event
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

GAMES = amount(1, 1, 10)
ANSWERS = amount(120, 500, 4000)
"""The most answers in a random game: some go on and on."""


def test_each_kind_of_event_has_its_check() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert set(CHECKS) == kinds - {Event}


def _play(seats: int, options: msgspec.Struct, seed: str) -> None:
    """A random game, watched from its set-up on."""
    chance = random.Random(seed)
    state = GAME.set_up(seats, options, seed)
    watcher = Watcher(state)
    state.listen(watcher.hear)
    state.run()
    state.listen(None)
    for _ in range(ANSWERS):
        if state.is_terminal:
            break
        seat = chance.choice(state.to_act)
        watcher.apply(seat, chance.choice(state.legal_actions(seat)))


@pytest.mark.soak
@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_snapshot_shows_each_event_of_random_games(seats: int, preset: str) -> None:
    for number in range(GAMES):
        _play(seats, GAME.preset(preset), f"beats {number}")


@pytest.mark.soak
@pytest.mark.parametrize("name", VARIANTS)
def test_the_snapshot_shows_each_event_with_each_option(name: str) -> None:
    for number in range(GAMES):
        _play(SEATS.get(name, 3), VARIANTS[name], f"beats {name} {number}")


@pytest.mark.parametrize("name", [name for name in KEPT if "-end-" in name or "-option-" not in name])
def test_the_snapshot_shows_each_event_of_games_between_bots(name: str) -> None:
    """Random heroes seldom complete quests or win battles."""
    record = Record.from_text((FOLDER / f"{name}.record").read_text())
    match = Match.replay(record, 0, game=GAME)
    watcher = Watcher(match.state)
    for seat, text in record.moves:
        watcher.apply(seat, GAME.vocabulary.parse(text))
    assert match.state.is_terminal
