"""Properties: what must hold at every decision of every game, checked while a game is played.

================  ====================================================================================
`clone`           a clone is equal, continues alike, and playing in it changes nothing elsewhere
`earlier-clone`   earlier clones have not changed
`dump`            a loaded dump is equal and continues alike
`replay`          the record, written and read, replays to the same position
`conserved`       the census of components never changes
`dead-end`        until the game is over somebody is asked, and has a legal answer
`bounded`         the game ends
`decision`        a decision lists the legal actions, including the default, and asking changes nothing
`refusal`         candidates include the legal actions, and every other one is refused for a named reason
`notation`        every legal action can be parsed from its notation
`no-leak`         a world dealt for a seat looks the same to it: view, question, candidates, refusals
`beats`           so it does at each event of an answer, and a seat sees no change at one that it may not know
`events`          equal events are written alike, so that matches can share them
`world`           such a world can be played on, and neither sees nor disturbs the game's own chance
`arrival-order`   at a barrier every order of answers leads to the same state, changed answers included
`undo`            taking back answers restores each position, back to the first
`undo-policy`     an answer that revealed something was disclosed, so that it cannot be taken back
`no-crash`        legal answers cause no exception
================  ====================================================================================

`check_game` checks one random game. To choose the answers yourself, make a `MatchChecker`, `apply` every answer
through it, and call `finish`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.kernel.base.event import Event
from undercroft.kernel.checks.position_checks import STEPS, PositionChecker, PropertyBroken
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

__all__ = ["Chooser", "MatchChecker", "PropertyBroken", "check_game"]

Chooser = Callable[[State, int], Action]
"""Chooses a legal action for a seat."""

KEPT: Final = 6
"""The number of earlier clones that are watched."""
ENOUGH: Final = 20
"""If none of this many worlds differs from the game, nothing was dealt."""


class MatchChecker(PositionChecker):
    """Checks a match while it is played.

    Args:
        match: at its first position.
        thorough: the probability of checking each costly property at each decision; 1 checks everything.
        limit: the most answers a game may have; None: the game's own limit (`Game.longest`).
        hidden: whether the game has anything hidden; then some world must differ from the game.
    """

    def __init__(self, match: Match, thorough: float = 1.0, limit: int | None = None, hidden: bool = True) -> None:
        super().__init__(match, thorough)
        self.limit = match.game.longest if limit is None else limit
        self._first = self._print
        self._earlier: list[tuple[int, State, str]] = []
        self._twins: dict[str, tuple[State, int]] = {}
        self._hidden = hidden
        self._look()

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Apply an answer to the match and check the outcome.

        Raises:
            PropertyBroken: a property does not hold.
            NotYourTurn: the seat has nothing to answer.
            IllegalAction: the action is not legal.
        """
        match = self.match
        if action not in match.state.legal_actions(seat):
            return match.apply(seat, action)  # the caller's mistake: it raises
        before = self._print
        changed = match.state.sealed(seat) is not None
        worlds = self._expectations(seat, action) if self._now() else []
        watch = self._watch(match.state) if self._now() else None
        with self._no_crash("no-crash", f"'{seat} {action.text}' cannot be carried out"):
            events = match.apply(seat, action, watch)
        self._print = match.state.fingerprint()
        self._check("bounded", len(match.record.moves) <= self.limit, f"more than {self.limit} answers")
        self._follow(seat, action)
        if not changed:
            kept, told = [[event.encoded() for event in some] for some in (match.events[-1], events)]
            self._same("events", kept, told, "an event is written differently from one that is equal to it")
        if not match.state.disclosed:
            self._nothing_new(worlds, seat, action)
        if not changed and self._now(0.1):  # undoing a changed answer takes back the first one too
            self._undo(seat, action, before)
        self._look()
        return events

    def finish(self) -> None:
        """Check what can only be checked at the end.

        Raises:
            PropertyBroken: a property does not hold.
        """
        for number, clone, fingerprint in self._earlier:
            self._is_unchanged(number, clone, fingerprint)
        for name in list(self._twins):
            self._compare_twin(name)
        if self._hidden and self._worlds >= ENOUGH:
            self._check("no-leak", self._redealt, "no dealt world differs from the game")
        with self._no_crash("replay", "the record does not replay"):
            record = Record.from_text(self.match.record.to_text())
            again = Match.replay(record, game=self.match.game)
        self._same("replay", again.state.fingerprint(), self._print, "the replay ends elsewhere")
        with self._no_crash("undo", "the match cannot be rewound"):
            again.rewind(0)
        self._same("undo", again.state.fingerprint(), self._first, "rewinding does not lead to the first position")

    # At every position.

    def _look(self) -> None:
        state = self.match.state
        self._same("conserved", state.census(), self._census, "the components changed")
        self._check("dead-end", state.is_terminal or state.to_act, "nobody is asked, and the game is not over")
        for seat in range(state.seats):
            self._asked(state, seat)
        if self._earlier:
            self._is_unchanged(*self._chance.pick(self._earlier))
        if self._now():
            self._clone(state)
        if self._now():
            self._dump(state)
        if len(state.to_act) > 1 and self._now():
            self._arrival_order(state)
        if self._now():
            viewers = (None, *range(state.seats))
            for viewer in self._some(viewers, 1):
                self._law(state, viewer)
            self._world(state, self._chance.pick(viewers))
        if self._now():
            self._check("decision", len(state.returns()) == state.seats, "returns are not one for each seat")

    # Copies.

    def _clone(self, state: State) -> None:
        clone = state.clone()
        self._equal("clone", clone, state)
        if len(self._earlier) == KEPT:
            del self._earlier[self._chance.below(KEPT)]
        self._earlier.append((len(self.match.record.moves), clone, self._print))
        self._walk(state.clone())
        self._same("clone", state.fingerprint(), self._print, "playing on a clone changed the original")
        self._twins.setdefault("clone", (state.clone(), len(self.match.record.moves) + STEPS))

    def _dump(self, state: State) -> None:
        with self._no_crash("dump", "a dump cannot be loaded"):
            loaded = type(state).load(state.dump())
        self._equal("dump", loaded, state)
        self._twins.setdefault("dump", (loaded, len(self.match.record.moves) + STEPS))

    def _is_unchanged(self, number: int, clone: State, fingerprint: str) -> None:
        now = clone.fingerprint()
        self._same("earlier-clone", now, fingerprint, f"the clone taken after {number} answers changed")

    def _follow(self, seat: int, action: Action) -> None:
        for name, (twin, until) in list(self._twins.items()):
            with self._no_crash(name, f"the copy refuses '{seat} {action.text}'"):
                self._check(name, action in twin.legal_actions(seat), f"{action.text!r} is not legal in the copy")
                twin.play_unchecked(seat, action)
            if len(self.match.record.moves) >= until:
                self._compare_twin(name)

    def _compare_twin(self, name: str) -> None:
        twin, _ = self._twins.pop(name)
        self._same(name, twin.fingerprint(), self._print, "the copy went another way")

    # Secrets.

    def _expectations(self, seat: int, action: Action) -> list[tuple[int | None, State]]:
        """Return worlds in which the answer is legal, each with the viewer it was dealt for."""
        state = self.match.state
        found: list[tuple[int | None, State]] = []
        for viewer in self._some((None, *range(state.seats)), 2):
            with self._no_crash("no-leak", "a world cannot be dealt"):
                world = state.determinize(viewer, Chance(self._chance.below(1 << 60)))
            if action in world.legal_actions(seat):
                found.append((viewer, world))
        return found

    def _nothing_new(self, worlds: list[tuple[int | None, State]], seat: int, action: Action) -> None:
        """Check that an answer that was not disclosed tells no viewer which world it is in."""
        state = self.match.state
        for viewer, world in worlds:
            with self._no_crash("world", "the world cannot be played on"):
                world.play_unchecked(seat, action)
            news = f"'{seat} {action.text}' told {viewer} something new and can be taken back"
            self._same("undo-policy", world.view(viewer), state.view(viewer), news)
            self._same("undo-policy", world.to_act, state.to_act, news)

    def _undo(self, seat: int, action: Action, before: str) -> None:
        match = self.match
        if match.why_no_undo(seat) is not None:
            return
        with self._no_crash("undo", "an answer cannot be taken back"):
            match.undo(seat)
            undone = match.state.fingerprint()
            match.apply(seat, action)
        self._same("undo", undone, before, f"taking '{seat} {action.text}' back leads elsewhere")
        self._same("undo", match.state.fingerprint(), self._print, "the same answer again leads elsewhere")


def check_game(
    game: Game[Any],
    seats: int,
    options: Any,
    seed: str,
    chooser: Chooser | None = None,
    thorough: float = 1.0,
    limit: int | None = None,
    hidden: bool = True,
) -> Match:
    """Play one game and check every property along the way.

    Args:
        game: the game.
        seats: the number of seats.
        options: the game's options.
        seed: decides everything: the game, the random answers, what is checked when.
        chooser: chooses the answers; None: they are random.
        thorough: as for `MatchChecker`.
        limit: as for `MatchChecker`.
        hidden: as for `MatchChecker`.

    Returns:
        The finished match.

    Raises:
        PropertyBroken: a property does not hold.
    """
    chance = Chance.from_seed(f"play {seed}")
    match = Match.start(game, seats, options, seed)
    checker = MatchChecker(match, thorough, limit, hidden)
    while not match.state.is_terminal:
        state = match.state
        seat = chance.pick(state.to_act)
        if chance.below(4) == 0:  # somebody may change a sealed answer
            seat = chance.pick([s for s in range(state.seats) if state.may_answer(s)])
        checker.apply(seat, chooser(state, seat) if chooser else chance.pick(state.legal_actions(seat)))
    checker.finish()
    return match
