"""Match: a game being played, with its record, its events and its undo policy.

A seat that changes its sealed answer at a barrier has given only the last one: it stands in the record in place of the
first. So a record is no longer for it, and tells nobody who reads it how often somebody hesitated.
"""

from __future__ import annotations

import copy
import zlib
from array import array
from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

import msgspec

from undercroft.kernel.base.errors import (
    IllegalAction,
    NotationError,
    NotYourTurn,
    OptionError,
    RecordError,
    StateError,
    UndoRefused,
)
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Seed, commitment, new_seed, seed_text
from undercroft.kernel.engine.game_state import State, Watch
from undercroft.kernel.engine.games import Game, find_game
from undercroft.kernel.engine.saved_matches import SavedMatch, SavedPosition, decode_events, unpack, ways
from undercroft.kernel.history.beat_recorder import BeatRecorder
from undercroft.kernel.history.records import CHECKPOINT_EVERY, Header, Record
from undercroft.kernel.history.story_beats import Beat, RetoldGame
from undercroft.kernel.history.version_changes import Changes, Divergence, changes_since, todays
from undercroft.notebook_pictures import picture_of

T = TypeVar("T")


class Shared(Generic[T]):
    """Replaces values that cannot be changed by equal ones that it has seen, so that many matches share them.

    Args:
        most: the most values that it remembers; then it begins again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[T, T] = {}

    def __call__(self, value: T) -> T:
        known = self._known.get(value)
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            known = self._known[value] = value
        return known


_MOVES: Final[Shared[tuple[int, str]]] = Shared(1 << 14)
_EVENTS: Final[Shared[Event]] = Shared(1 << 14)


def _kept(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return events as a match keeps them: nine of ten are equal to one of another answer or match."""
    return tuple([_EVENTS(event) for event in events])


Steps = Generator[None, None, T]
"""Long work that pauses after each of its parts, so that its caller may do something else meanwhile."""


def run_to_end(steps: Steps[T]) -> T:
    """Carry out long work without pauses, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class Reopened(NamedTuple):
    """A record that was opened under today's rules.

    Attributes:
        match: the game, with all answers up to where it diverges.
        changes: what has changed since it was played; None if nothing has, or nothing that matters in this game:
            its answers are legal and its checkpoints agree.
        divergence: where it diverges; None if all answers are legal today.
        differs: after how many answers the position is first seen to be another than in the record; None if it is not.
    """

    match: Match
    changes: Changes | None
    divergence: Divergence | None
    differs: int | None


class Match:
    """A game in play.

    Attributes:
        game: its description.
        state: the current position. Change it only through `apply`, `undo` and `rewind`.
        record: the answers so far.
        prelude: the events before the first answer.
        events: the events that each answer of the record caused.
        decisions: the number of the decision that each answer of the record was given to.
        latest: which answer of the record, counted from 0, was given or changed last.
        most_changes: how often a seat has changed its sealed answer at a barrier, at most.
    """

    def __init__(self, game: Game[Any], header: Header) -> None:
        self._set_up(game, header)
        self.state: State = self._first_position()
        self._keep(0, self.state)

    def _set_up(self, game: Game[Any], header: Header) -> None:
        """Set everything but the position."""
        self.game = game
        self.record = Record(header)
        self.options = game.parse_options(header.options)
        self.prelude: Sequence[Event] = ()
        self.events: list[Sequence[Event]] = []
        self.decisions = array("I")
        self.latest = -1
        self.most_changes = 0
        self._disclosed = bytearray()
        self._changes: Counter[int] = Counter()
        self._changes_at = 0
        self._snapshots: dict[int, bytes] = {}

    def _repr_svg_(self) -> str | None:
        return picture_of(self.state.view(None))  # what a spectator sees, whose notebook it may be

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # two matches must not play at one position

    @classmethod
    def start(
        cls,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Any = None,
        seed: Seed | None = None,
        players: tuple[str, ...] = (),
        position: str | None = None,
    ) -> Match:
        """Start a new game.

        Args:
            game: the game, or its id.
            seats: the number of seats, one of ``game.seat_counts``; None: as many as is usual, or as the position has.
            options: the name of a preset, or an instance of ``game.options``; None: the default preset.
            seed: any text or whole number; the same seed gives the same game. None: a random one.
            players: who sits where, for the record.
            position: a position to start from, in the game's notation, instead of a new game.

        Raises:
            OptionError: there is no such game, it has no such number of seats, options or position, or the seed is of
                another type.

        >>> match = Match.start("dungeon-lords", seats=2, options="full", seed=42)
        >>> match.legal_actions()
        [<keep mine>, <keep imps>, <keep build>]
        >>> match.play("keep mine")
        []
        >>> match.to_act
        (1,)
        """
        if isinstance(game, str):
            game = find_game(game)
        chosen = game.chosen_options(options)
        seed = new_seed() if seed is None else seed_text(seed)
        if seats is None and position is not None:
            seats = game.set_up_position(position, seed).seats
        data = msgspec.to_builtins(chosen)
        header = Header(game.id, game.chosen_seats(seats, options), seed, data, players, position)
        return cls(game, todays(header, game))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown from the start (`engine.chance.commitment`)."""
        return commitment(self.record.header.seed)

    def _first_position(self) -> State:
        header = self.record.header
        if header.position is not None:
            state: State = self.game.set_up_position(header.position, header.seed)
            if state.seats != header.seats:
                raise OptionError(f"the position has {state.seats} seats, not {header.seats}")
        else:
            state = self.game.set_up(header.seats, self.options, header.seed)
        self.prelude = _kept(state.start())
        return state

    # The position, asked without naming it.

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to answer now; several at a barrier, none at the end of the game."""
        return self.state.to_act

    def returns(self) -> tuple[float, ...]:
        """Return one number for each seat: its result so far, which is final when `is_terminal`."""
        return self.state.returns()

    def legal_actions(self, seat: int | None = None) -> Sequence[Action]:
        """Return all legal answers of a seat; by default of the first one that has to answer."""
        return self.state.question()[1] if seat is None else self.state.legal_actions(seat)

    def why_not(self, answer: Action | str, seat: int | None = None) -> Refusal | None:
        """Return the rule that forbids an answer; None if it is legal. `undercroft.explain` makes a sentence of it.

        Args:
            answer: the action, or its notation.
            seat: who would give it; None: the first seat that has to answer.

        Raises:
            NotationError: the text is not an action of the game.
        """
        return self.state.why_not(self._asked(seat), self._action(answer))

    def play(self, answer: Action | str, seat: int | None = None) -> list[Event]:
        """Give an answer, checked like every answer to a match: `apply`, for the seat that has to answer.

        Args:
            answer: the action, or its notation.
            seat: who answers; None: the first seat that has to.

        Raises:
            NotationError: the text is not an action of the game.
            NotYourTurn: the seat has nothing to answer.
            IllegalAction: the action is not legal.
        """
        return self.apply(self._asked(seat), answer)

    def _asked(self, seat: int | None) -> int:
        """Return a seat; for None the first one that has to answer, or seat 0 once the game is over."""
        return max(self.state.question()[0], 0) if seat is None else seat

    def _action(self, answer: Action | str) -> Action:
        return self.game.vocabulary.parse(answer) if isinstance(answer, str) else answer

    def apply(self, seat: int, action: Action | str, watch: Watch | None = None) -> list[Event]:
        """Carry out an answer and record it. An answer that changes a sealed one takes its place in the record.

        Args:
            seat: who answers.
            action: the action, or its notation.
            watch: called at each event (`State.apply`).

        Returns:
            What happened, all-seeing (`Event.seen_by` filters).

        Raises:
            NotationError: the text is not an action of the game.
            NotYourTurn: the seat has nothing to answer.
            IllegalAction: the action is not legal.
        """
        action = self._action(action)
        sealed, decision = self.state.sealed(seat), self.state.settled
        events = self.state.apply(seat, action, watch)
        if sealed is not None and (answer := self._last_answer(seat, sealed)) is not None:
            self._change(answer, seat, action)
            return events
        self.latest = len(self.record.moves)
        self.record.moves.append(_MOVES((seat, action.text)))
        self.events.append(_kept(events))
        self.decisions.append(decision)
        self._disclosed.append(self.state.disclosed)
        if len(self.record.moves) % CHECKPOINT_EVERY == 0 or self.state.is_terminal:
            self._keep(len(self.record.moves), self.state)
        return events

    def _last_answer(self, seat: int, text: str) -> int | None:
        """Return which answer of the record is the seat's last, if it is `text`; a position may begin with others."""
        moves = self.record.moves
        last = next((i for i in range(len(moves) - 1, -1, -1) if moves[i][0] == seat), None)
        return None if last is None or moves[last][1] != text else last

    def _change(self, answer: int, seat: int, action: Action) -> None:
        """Put an answer in the place of the sealed one that it changes, as if it had been given first."""
        self.latest = answer
        self.record.moves[answer] = _MOVES((seat, action.text))
        for number in [number for number in self._snapshots if number > answer]:
            state = self._snapshot(number)
            state.play_unchecked(seat, action)
            self._keep(number, state)
        changes = self.changes(seat) + 1
        if self._changes_at != self.state.settled:
            self._changes.clear()
            self._changes_at = self.state.settled
        self._changes[seat] = changes
        self.most_changes = max(self.most_changes, changes)

    def changes(self, seat: int) -> int:
        """Return how often a seat has changed the answer that is sealed now. Nobody else may know."""
        return self._changes[seat] if self._changes_at == self.state.settled else 0

    def _keep(self, answers: int, state: State) -> None:
        """Make a checkpoint and a snapshot after this many answers. A packed dump is a sixth of the size of a clone."""
        self.record.checkpoints[answers] = state.fingerprint()
        self._snapshots[answers] = zlib.compress(state.dump(), 1)

    def _snapshot(self, answers: int) -> State:
        """Return the position after this many answers, of which there is a snapshot."""
        return type(self.state).load(zlib.decompress(self._snapshots[answers]))

    def _last_snapshot(self, answers: int) -> int:
        """Return the last number of answers up to this one after which there is a snapshot.

        The first position is made again if it is not there (`restored`).
        """
        if 0 not in self._snapshots and min(self._snapshots, default=answers + 1) > answers:
            self._snapshots[0] = zlib.compress(self._first_position().dump(), 1)
        return max(number for number in self._snapshots if number <= answers)

    def save(self, back: int) -> bytes:
        """Return what the match has come to, for `restored`.

        Args:
            back: how many answers can be taken back then, or told again, without giving all of them again.
        """
        answers = len(self.record.moves)
        first = max([number for number in self._snapshots if number <= answers - back], default=0)
        dumps = {number: zlib.decompress(kept) for number, kept in self._snapshots.items() if number >= first}
        dumps[answers] = self.state.dump()
        numbers = sorted(dumps)
        led = ways(self.game, self.record.header.to_json(), self.record.moves, numbers)
        return SavedMatch(
            positions=[SavedPosition(number, way, dumps[number]) for number, way in zip(numbers, led, strict=True)],
            checkpoints=self.record.checkpoints,
            disclosed=bytes(self._disclosed),
            decisions=self.decisions.tolist(),
            events=msgspec.Raw(msgspec.msgpack.encode([self.prelude, *self.events])),
        ).pack()

    @classmethod
    def restored(cls, game: Game[Any], header: Header, moves: Sequence[tuple[int, str]], data: bytes) -> Match | None:
        """Return the match that was saved, or an earlier position of it, without giving its answers again.

        Args:
            game: the game.
            header: what it started from.
            moves: its answers today. Some may have been taken back or changed since it was saved.
            data: what `save` returned.

        Returns:
            The match after as many of the answers as possible; None if the data is damaged, was saved by another
            version of the program, or no position in it lies on the way of these answers.
        """
        saved = unpack(data)
        positions = [] if saved is None else [one for one in saved.positions if one.answers <= len(moves)]
        led = ways(game, header.to_json(), moves, [one.answers for one in positions])
        there = [one for one, way in zip(positions, led, strict=True) if one.way == way]
        if saved is None or not there:
            return None
        match = cls.__new__(cls)
        match._set_up(game, header)
        answers = there[-1].answers
        try:
            match.state = game.load(there[-1].dump)
            prelude, *events = decode_events(game, saved.events)
        except (StateError, msgspec.DecodeError):
            return None
        match.record.moves = [_MOVES(move) for move in moves[:answers]]
        match.record.checkpoints = {at: print_ for at, print_ in saved.checkpoints.items() if at <= answers}
        match.prelude, match.events = _kept(prelude), [_kept(caused) for caused in events[:answers]]
        match.decisions = array("I", saved.decisions[:answers])
        match.latest = answers - 1
        match._disclosed = bytearray(saved.disclosed[:answers])
        kept = [one for one in there if one.answers in match.record.checkpoints]
        match._snapshots = {one.answers: zlib.compress(one.dump, 1) for one in kept}
        return match

    def why_no_undo(self, seat: int | None) -> str | None:
        """Return why this seat may not take back the last answer, as a key of the locale files; None if it may.

        The policy: never past new information, a die, or another seat's answer. A seat of None (somebody who
        plays all seats at one screen) may take back anybody's answer.
        """
        if not self.record.moves:
            return "undo-nothing"
        if seat is not None and self.record.moves[-1][0] != seat:
            return "undo-other-seat"
        if self._disclosed[-1]:
            return "undo-disclosed"
        return None

    def disclosed_by(self, answer: int) -> bool:
        """Return whether this answer (counted from 0) revealed something, so that nothing before it can be undone."""
        return bool(self._disclosed[answer])

    def undo(self, seat: int | None) -> None:
        """Take back the last answer.

        Raises:
            UndoRefused: the policy forbids it.
        """
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise UndoRefused(reason)
        self.rewind(len(self.record.moves) - 1)

    def rewind(self, moves: int) -> None:
        """Return to the position after this many answers, regardless of the undo policy (for analysis).

        At most `CHECKPOINT_EVERY` answers are played again, however long the game is.
        """
        del self.record.moves[moves:], self.events[moves:], self.decisions[moves:], self._disclosed[moves:]
        moves = len(self.record.moves)
        for number in [number for number in self.record.checkpoints if number > moves]:
            del self.record.checkpoints[number]
            self._snapshots.pop(number, None)
        last = self._last_snapshot(moves)
        self.state = self._snapshot(last)
        for seat, text in self.record.moves[last:]:
            self.state.play_unchecked(seat, self.game.vocabulary.parse(text))
        self._changes.clear()

    def retelling(self, reader: int | None, answers: int) -> Steps[RetoldGame] | None:
        """Return what has happened after this many answers, as a reader saw it, with a pause after each answer.

        They are given again in a copy, from the last checkpoint before them; the match may go on meanwhile. None if
        this match cannot do so.
        """
        first = self._last_snapshot(answers)
        moves = self.record.moves[first:]
        return self._retelling(reader, self._snapshot(first), moves[: answers - first], moves[answers - first :])

    def _retelling(
        self, reader: int | None, state: State, before: Sequence[tuple[int, str]], told: Sequence[tuple[int, str]]
    ) -> Steps[RetoldGame]:
        parse = self.game.vocabulary.parse
        for seat, text in before:
            state.play_unchecked(seat, parse(text))
            yield
        teller = BeatRecorder(state)
        teller.follow(reader)
        view = teller.views[reader]
        beats: list[Beat] = []
        for seat, text in told:
            state.apply(seat, parse(text), teller.hear)
            beats += teller.take()[reader]
            yield
        return RetoldGame(view, beats)

    @classmethod
    def replay(cls, record: Record, to: int | None = None, game: Game[Any] | None = None) -> Match:
        """Replay a record, or its first ``to`` answers.

        Args:
            record: the record.
            to: the number of answers after which to stop; None: replay all.
            game: the game, if `find_game` does not know it.

        Raises:
            RecordError: the game does not exist, an answer is not legal, or the game is not the one that was recorded;
                the message says where it diverges, and what has changed since.
        """
        match, changes, divergence, differs = cls.reopen(record, to, game)
        why = "" if changes is None else f"; it was made by version {changes.made_by}, and this one differs: {changes}"
        if divergence is not None:
            seat, text = record.moves[divergence.number - 1]
            raise RecordError(f"answer {divergence.number} ({seat} {text[:60]}) is not legal today{why}")
        if differs is not None:
            before = max((number for number in record.checkpoints if number < differs), default=0)
            where = f"between answers {before} and {differs}"
            raise RecordError(f"the game diverges {where}: the position is not the one in the record{why}")
        if changes is not None:
            raise RecordError(f"the record cannot be compared with this version{why}")
        return match

    @classmethod
    def reopen(cls, record: Record, to: int | None = None, game: Game[Any] | None = None) -> Reopened:
        """Replay a record, even if it was made under other rules or content, as far as its answers are legal today.

        Args:
            record: the record.
            to: the number of answers after which to stop; None: replay all.
            game: the game, if `find_game` does not know it.

        Raises:
            RecordError: the game or its options do not exist any more; or nothing is known to have changed, and still
                an answer is not legal.
        """
        return run_to_end(cls.reopening(record, to, game))

    @classmethod
    def reopening(cls, record: Record, to: int | None = None, game: Game[Any] | None = None) -> Steps[Reopened]:
        """Do what `reopen` does, with a pause after each answer."""
        header = record.header
        try:
            game = game or find_game(header.game)
            changes = changes_since(header, game)
            match = cls(game, todays(header, game))
        except OptionError as error:
            raise RecordError(f"the record cannot be played: {error}") from None
        divergence = None
        differs = None if match._agrees(record, 0) else 0
        for i, (seat, text) in enumerate(record.moves[:to], start=1):
            try:
                match.apply(seat, text)
            except (NotationError, NotYourTurn, IllegalAction) as error:
                if changes is None:
                    raise RecordError(f"answer {i} ({seat} {text[:60]}) is not legal: {error}") from None
                divergence = Divergence(i, len(record.moves))
                break
            if differs is None and not match._agrees(record, i):
                differs = i
            yield
        if divergence is None and differs is None and match._compared(record):
            changes = None
        return Reopened(match, changes, divergence, differs)

    def _agrees(self, record: Record, answers: int) -> bool:
        """Return whether the position is the one that the record has after this many answers, if it has one."""
        expected = record.checkpoints.get(answers)
        return expected is None or expected == self.state.fingerprint()

    def _compared(self, record: Record) -> bool:
        """Return whether the record has a checkpoint where this match has its last one."""
        return max(self.record.checkpoints) in record.checkpoints
