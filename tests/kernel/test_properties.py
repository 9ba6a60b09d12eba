"""Properties: the toy has them all, and for each property a toy without it is caught."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kernel.broken import BROKEN, cards_vanish, clone_forgets_where_it_was, nothing_is_dealt, view_shows_the_deck
from tests.kernel.toy import GAME, ToyOptions, ToyState
from tests.kernel.toy.actions import BIDS, REST
from undercroft.kernel.base.errors import IllegalAction, NotYourTurn
from undercroft.kernel.checks import properties
from undercroft.kernel.checks.properties import MatchChecker, PropertyBroken, check_game
from undercroft.kernel.history.match import Match

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("seed", range(8))
def test_the_toy_has_every_property(seats: int, seed: int) -> None:
    match = check_game(GAME, seats, GAME.preset("standard"), str(seed))
    assert match.state.is_terminal


@pytest.mark.parametrize("options", [ToyOptions(rounds=9), ToyOptions(hand=0), GAME.preset("blink")])
def test_other_options_have_every_property_too(options: ToyOptions) -> None:
    check_game(GAME, 4, options, "1")


@pytest.mark.parametrize("thorough", [0.0, 0.1, 0.5])
def test_a_quicker_check_passes_as_well(thorough: float) -> None:
    for seed in range(10):
        check_game(GAME, 3, GAME.preset("standard"), str(seed), thorough=thorough)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [check_game(GAME, 3, ToyOptions(), "1", thorough=t).record.to_text() for t in (1.0, 1.0, 0.1)]
    assert len(set(games)) == 1


def test_a_custom_chooser_may_answer() -> None:
    match = check_game(GAME, 2, ToyOptions(), "1", chooser=lambda state, seat: state.legal_actions(seat)[-1])
    assert {text for _, text in match.record.moves} == {"bid 3", "bid 0", "rest"}


def test_a_wrong_answer_is_the_choosers_fault() -> None:
    checker = MatchChecker(Match.start(GAME, 2, ToyOptions(), "1"))
    with pytest.raises(IllegalAction):
        checker.apply(0, REST)
    with pytest.raises(NotYourTurn):
        checker.apply(5, BIDS[0])
    assert checker.match.record.moves == []


@pytest.mark.parametrize(
    ("name", "break_it"),
    [
        # Compiled code calls a frame's own methods directly.
        pytest.param(name, f, id=f.__name__, marks=pytest.mark.plain if f is clone_forgets_where_it_was else ())
        for name, f in BROKEN
    ],
)
def test_a_toy_without_the_property_is_caught(name: str, break_it: Callable[[Patch], None], monkeypatch: Patch) -> None:
    break_it(monkeypatch)
    # Otherwise a rewind, a world or a twin notices first.
    thorough = 0.0 if name in ("replay", "dead-end") else 0.3 if name == "earlier-clone" else 1.0
    with pytest.raises(PropertyBroken) as caught:
        for seed in range(20):
            check_game(GAME, 3, ToyOptions(rounds=9), str(seed), thorough=thorough, limit=300)
    assert caught.value.name == name, str(caught.value)


def test_every_property_is_broken_by_some_toy() -> None:
    documented = {line.split("`")[1] for line in str(properties.__doc__).splitlines() if line.startswith("`")}
    assert documented - {"check_game"} == {name for name, _ in BROKEN}


def test_a_failure_names_the_property_the_place_and_how_to_reproduce_it(monkeypatch: Patch) -> None:
    cards_vanish(monkeypatch)
    with pytest.raises(PropertyBroken, match=r"^conserved: .*\(after \d+ answers of toy, 3 seats, seed 'x'\)$") as e:
        check_game(GAME, 3, ToyOptions(), "x", thorough=0.0)
    monkeypatch.undo()
    assert len(Match.replay(e.value.record, game=GAME).record.moves) == len(e.value.record.moves)


def test_a_game_without_secrets_need_not_deal_any(monkeypatch: Patch) -> None:
    honest = ToyState.view
    nothing_is_dealt(monkeypatch)
    monkeypatch.setattr(ToyState, "view", lambda self, seat: honest(self, None))
    check_game(GAME, 2, ToyOptions(rounds=9), "1", hidden=False)


def test_a_leak_names_the_field(monkeypatch: Patch) -> None:
    view_shows_the_deck(monkeypatch)
    with pytest.raises(PropertyBroken, match=r"seat None sees which world it is in: discard is \(.* instead of"):
        check_game(GAME, 3, ToyOptions(), "x")
