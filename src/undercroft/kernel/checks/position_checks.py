"""The checks that `properties` makes of one position; the properties are listed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from undercroft.kernel.base.errors import IllegalAction
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State, Watch
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

STEPS: Final = 6
"""The number of random answers played in each copy."""
MANY: Final = 40
"""The most items checked of a long list (such as thousands of illegal orders); a random sample each time."""


class PropertyBroken(AssertionError):
    """A game broke a property that every game must keep.

    Attributes:
        name: the property.
        detail: what is wrong.
        record: the game so far; replay it to get the position.
    """

    def __init__(self, name: str, detail: str, record: Record) -> None:
        header = record.header
        super().__init__(
            f"{name}: {detail} (after {len(record.moves)} answers of {header.game}, {header.seats} seats, "
            f"seed {header.seed!r})"
        )
        self.name = name
        self.detail = detail
        self.record = record


class PositionChecker:
    """Checks the position of a match."""

    def __init__(self, match: Match, thorough: float) -> None:
        self.match = match
        self._odds = round(thorough * 10_000)
        self._chance = Chance.from_seed(f"check {match.record.header.seed}")
        self._print = match.state.fingerprint()
        self._census = match.state.census()
        self._worlds = 0
        self._redealt = False

    # Reporting.

    def _check(self, name: str, holds: object, detail: str) -> None:
        if not holds:
            raise PropertyBroken(name, detail, self.match.record)

    def _same(self, name: str, got: object, expected: object, detail: str) -> None:
        if got != expected:
            self._check(name, False, f"{detail}: {_difference(got, expected)}")

    @contextmanager
    def _no_crash(self, name: str, detail: str) -> Iterator[None]:
        try:
            yield
        except PropertyBroken:
            raise
        except Exception as error:
            message = f"{detail}: {type(error).__name__}: {error}"
            raise PropertyBroken(name, message, self.match.record) from error

    def _now(self, share: float = 1.0) -> bool:
        return self._chance.below(10_000) < self._odds * share

    def _some(self, items: Sequence[Any], n: int) -> Sequence[Any]:
        """Return a sample of ``n`` items; in a thorough check all of them, up to `MANY`."""
        if self._odds < 10_000:
            return self._chance.sample(items, n)
        return items if len(items) <= MANY else self._chance.sample(items, MANY)

    # Decisions.

    def _asked(self, state: State, seat: int) -> None:
        asked = seat in state.to_act
        if not state.may_answer(seat):
            self._check("decision", not asked, f"seat {seat} is asked but may not answer")
            self._check("decision", not state.legal_actions(seat), f"seat {seat} is not asked but has actions")
            return
        legal = state.legal_actions(seat)
        self._check("dead-end", legal, f"seat {seat} is asked and has no legal action")
        if self._now():
            with self._no_crash("decision", "the question fails"):
                self._decision(state, seat, [action.text for action in legal])
        if self._now():
            with self._no_crash("notation", "a legal action cannot be read back"):
                parse = state.vocabulary.parse
                self._check("notation", all(parse(a.text) is a for a in legal), "an action is read as another one")
        if self._now():
            with self._no_crash("refusal", "a refusal fails"):
                self._refusals(state, seat, [action.text for action in legal])

    def _decision(self, state: State, seat: int, legal: list[str]) -> None:
        decision = state.decision(seat)
        options = [option.action for option in decision.options]
        self._same("decision", options, legal, "the options are not the legal actions")
        self._same("decision", len(set(legal)), len(legal), "an action is offered twice")
        self._check("decision", decision.default in legal, f"the default {decision.default!r} is not legal")
        self._same("decision", (decision.seat, decision.number), (seat, state.settled), "seat and number")
        waiting = decision.sealed is None
        self._same("decision", waiting, seat in state.to_act, "asked, or its answer is sealed")
        self._check("decision", waiting or decision.sealed in legal, "the sealed answer is not legal")
        self._check("decision", decision.prompt.rule, "no rule asks this")
        msgspec.json.encode(decision)
        self._same("decision", state.fingerprint(), self._print, "asking changed the state")

    def _refusals(self, state: State, seat: int, legal: list[str]) -> None:
        candidates = state.candidates(seat)
        texts = {action.text for action in candidates}
        self._same("refusal", len(texts), len(candidates), "a candidate is listed twice")
        missing = sorted(set(legal) - texts)
        self._check("refusal", not missing, f"legal but no candidates: {missing[:5]}")
        others = [action for action in candidates if action.text not in legal]
        self._same("refusal", len(candidates) - len(others), len(legal), "candidates without a refusal")
        for action in self._some(others, 4):
            refusal = state.why_not(seat, action)
            reason = refusal.reason if refusal is not None else "not-asked"
            named = refusal is not None and refusal.rule and reason != "not-asked"
            self._check("refusal", named, f"candidate {action.text!r} is refused for no reason")
            try:
                state.apply(seat, action)
            except IllegalAction:
                continue
            self._check("refusal", False, f"{action.text!r} is refused but can be played")
        if others:
            self._same("refusal", state.fingerprint(), self._print, "a refused action changed the state")

    # Copies.

    def _equal(self, name: str, copy: State, state: State) -> None:
        self._same(name, copy.fingerprint(), self._print, "the copy differs")
        self._same(name, copy.to_act, state.to_act, "the copy asks others")
        for viewer in (None, *range(state.seats)):
            self._same(name, copy.view(viewer), state.view(viewer), f"the copy looks different to {viewer}")
            if viewer is not None and state.may_answer(viewer):
                self._same(name, copy.decision(viewer), state.decision(viewer), "the copy asks otherwise")

    def _walk(self, state: State, name: str | None = None) -> None:
        """Play some random answers in `state`, which is a copy. Failures are reported under `name`, if given."""
        for _ in range(STEPS):
            if state.is_terminal:
                return
            with self._no_crash(name or "no-crash", "a copy cannot be played on"):
                self._check(name or "dead-end", state.to_act, "nobody is asked in the copy, and it is not over")
                seat = self._chance.pick(state.to_act)
                legal = state.legal_actions(seat)
                self._check(name or "dead-end", legal, f"seat {seat} is asked in the copy and has no legal action")
                state.play_unchecked(seat, self._chance.pick(legal))
        self._same(name or "conserved", state.census(), self._census, "the components changed in a copy")

    # Secrets.

    def _law(self, state: State, viewer: int | None) -> None:
        """Check the law of non-interference: the viewer cannot tell a world dealt for it from the game."""
        with self._no_crash("no-leak", "a world cannot be dealt"):
            world = state.determinize(viewer, Chance(self._chance.below(1 << 60)))
            view = state.view(viewer)
            msgspec.json.encode(view)
        self._same("no-leak", world.view(viewer), view, f"seat {viewer} sees which world it is in")
        self._same("no-leak", world.to_act, state.to_act, f"seat {viewer} sees who is asked")
        if viewer is not None and state.may_answer(viewer):
            asks = world.decision(viewer)
            self._same("no-leak", asks, state.decision(viewer), f"seat {viewer} sees it by the question")
            candidates = state.candidates(viewer)
            same = [a.text for a in world.candidates(viewer)] == [a.text for a in candidates]
            self._check("no-leak", same, f"seat {viewer} sees it by the candidates")
            for action in self._some(candidates, 4):
                why = world.why_not(viewer, action)
                self._same("no-leak", why, state.why_not(viewer, action), f"the refusal of {action.text!r}")
        self._same("world", world.census(), self._census, "the components differ in the world")

    def _watch(self, state: State) -> Watch:
        """Return what checks the snapshot at each event of the next answer, for some viewers."""
        viewers = self._some((None, *range(state.seats)), 1)
        # When a barrier is lifted, the snapshot shows that nobody's answer is sealed any more.
        sealed = any(state.sealed(seat) is not None for seat in range(state.seats))
        snapshots = {viewer: None if sealed else _unasked(state.view(viewer)) for viewer in viewers}

        def watch(event: Event) -> None:
            for viewer, before in snapshots.items():
                snapshots[viewer] = self._beat(state, event, viewer, before)

        return watch

    def _beat(self, state: State, event: Event, viewer: int | None, before: object) -> object:
        """Check the law of non-interference at an event. Return the snapshot, for the next event."""
        with self._no_crash("beats", f"there is no snapshot for seat {viewer} at {event.kind}"):
            view = state.view(viewer)
            msgspec.json.encode(view)
            world = state.determinize(viewer, Chance(self._chance.below(1 << 60)))
            world.listen(lambda _: None)  # as the game does: a snapshot at an event holds nothing of a question
            dealt = world.view(viewer)
        self._same("beats", dealt, view, f"at {event.kind} seat {viewer} sees which world it is in")
        self._same("beats", world.to_act, state.to_act, f"at {event.kind} seat {viewer} sees who is asked")
        now = _unasked(view)
        if before is not None and event.seen_by(viewer) is None:
            self._same("beats", now, before, f"seat {viewer} sees a change at {event.kind}, which it may not know")
        return now

    def _world(self, state: State, viewer: int | None) -> None:
        """Check that a dealt world can be played on, and neither sees nor disturbs the game's own chance."""
        stream = self._chance.below(1 << 60)
        with self._no_crash("no-leak", "a world cannot be dealt"):
            world = state.determinize(viewer, Chance(stream))
        self._same("world", state.fingerprint(), self._print, "dealing a world changed the game")
        dealt = world.fingerprint()
        other = state.clone()
        other.chance = Chance(self._chance.below(1 << 60))
        again = other.determinize(viewer, Chance(stream)).fingerprint()
        self._same("world", again, dealt, "the world depends on the game's own chance")
        self._worlds += 1
        if not self._redealt:
            plain = world.clone()
            plain.chance = state.chance.clone()
            self._redealt = plain.fingerprint() != self._print
        self._walk(world, "world")
        self._same("world", state.fingerprint(), self._print, "playing in a world changed the game")

    def _arrival_order(self, state: State) -> None:
        waiting = state.to_act
        answers = {seat: self._chance.pick(state.legal_actions(seat)) for seat in waiting}
        results: list[str] = []
        for order in (waiting, *[self._chance.shuffled(waiting) for _ in range(2)]):
            copy = state.clone()
            hasty = self._chance.pick(order[:-1]) if results else None
            with self._no_crash("arrival-order", f"the answers cannot be given in the order {order}"):
                if hasty is not None:
                    copy.play_unchecked(hasty, self._chance.pick(copy.legal_actions(hasty)))
                for seat in order:
                    copy.play_unchecked(seat, answers[seat])
            results.append(copy.fingerprint())
        given = ", ".join(f"{seat} {action.text}" for seat, action in answers.items())
        self._same("arrival-order", set(results), {results[0]}, f"the order matters for {given}")


def _unasked(view: Any) -> object:
    """Return a view apart from who is asked, which changes as an answer is carried out, whatever it causes."""
    return msgspec.structs.replace(view, to_act=())


def _difference(got: object, expected: object) -> str:
    """Describe the difference; of structs field by field."""
    if isinstance(got, msgspec.Struct) and type(got) is type(expected):
        pairs = [(name, getattr(got, name), getattr(expected, name)) for name in got.__struct_fields__]
        return "; ".join(f"{name} is {_difference(a, b)}" for name, a, b in pairs if a != b)[:900]
    return f"{str(got)[:300]} instead of {str(expected)[:300]}"
