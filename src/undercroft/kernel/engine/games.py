"""Game: the immutable description of a game, and where games are found."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Final, Generic, Self, TypeVar

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Vocabulary
from undercroft.kernel.engine.chance import Seed, new_seed, seed_text
from undercroft.kernel.engine.game_state import State

S = TypeVar("S", bound=State)

GAMES: Final[Mapping[str, str]] = {
    "dungeon-lords": "undercroft.dungeonlords",
    "dungeoneer": "undercroft.dungeoneer",
}
"""The package of each game, by its id. It has a ``GAME`` and is imported when the game is first needed. The rest of a
game is found by the name of its package (`companion`), or by the game's id (its texts and its rules).
"""

FIRST_GAME: Final = next(iter(GAMES))
"""The game of a command that names none."""


class TrainingLesson(msgspec.Struct, frozen=True):
    """A position to learn from.

    Attributes:
        id: its name among the game's lessons.
        position: in the game's own notation.
        solution: the answers that solve it; forced ones are left out.
    """

    id: str
    position: str
    solution: tuple[str, ...] = ()


class Summary(msgspec.Struct, frozen=True):
    """How a game stands, in a few numbers.

    Attributes:
        chapter: where in the game: a season, a round, …; it changes as the game goes on.
        seats: for each seat, the numbers to chart, by name.
    """

    chapter: dict[str, int | str]
    seats: tuple[dict[str, int], ...]


class Game(Generic[S]):
    """What a game is, apart from any position of it.

    Attributes:
        id: its name in records and on the command line.
        seat_counts: with how many seats it can be played.
        options: the typed options (a frozen msgspec struct whose defaults are a sensible game).
        presets: named options.
        vocabulary: all its actions.
        state_class: its positions.
        view_class: the type of its views. A field that a later version adds to it has a default, so that views in old
            chronicles can be read.
        balance_class: the type of its `balances`; None if it has none.
        rules_version: rises when the same actions would lead to another state.
        content: a hash of each part of its content, by the name of the part.
        earlier_content: the parts behind the one hash that records of version 0.1.0 have.
        lessons: positions to learn from.
        longest: an upper bound for the answers of a game, even if it is played at random.
        asides: verbs of answers that change nothing in the game, such as when to be asked.
    """

    id: str
    seat_counts: tuple[int, ...]
    options: type[msgspec.Struct]
    presets: Mapping[str, msgspec.Struct]
    vocabulary: Vocabulary
    state_class: type[S]
    view_class: type[msgspec.Struct]
    balance_class: type[msgspec.Struct] | None = None
    rules_version: int
    content: Mapping[str, str]
    earlier_content: Mapping[str, Mapping[str, str]] = {}
    lessons: tuple[TrainingLesson, ...] = ()
    longest: int = 5_000
    asides: frozenset[str] = frozenset()

    def __reduce__(self) -> tuple[Any, ...]:
        return (find_game, (self.id,)) if self.id in GAMES else (type(self), ())

    def __copy__(self) -> Self:
        return self  # it never changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def usual_seats(self, preset: str | None) -> int:
        """Return how many play if nothing is said, with a preset of the game or its own options."""
        return max(self.seat_counts)

    def set_up(self, seats: int, options: Any, seed: str) -> S:
        """Return the position before anything has happened; `State.run` continues to the first decision.

        Args:
            seats: how many play; one of `seat_counts`.
            options: an instance of `options`.
            seed: any text; the same seed gives the same game.

        Raises:
            OptionError: the game cannot be played with this number of seats or these options.
        """
        raise TypeError(f"{self.id} cannot be played")

    def set_up_position(self, position: str, seed: str) -> S:
        """Return such a position from text in the game's own notation (a battle, a puzzle), instead of a new game.

        Raises:
            OptionError: the game has no such notation, or the text is not a position.
        """
        raise OptionError(f"{self.id} has no notation for positions")

    def content_of(self, options: Any) -> dict[str, str]:
        """Return the hashes of those parts of the content that a game with these options uses; by default all.

        A game goes on unchanged when other parts are corrected.
        """
        return dict(self.content)

    def chapter(self, state: S) -> dict[str, int | str]:
        """Return where in the game it is, as everybody may know: a season, a round, …; empty if it is nowhere."""
        return {}

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that have won a game that is over; by default, those with the best result."""
        returns = state.returns()
        return tuple([seat for seat, result in enumerate(returns) if result == max(returns)])

    def summary(self, state: S) -> Summary | None:
        """Return how the game stands, for a chart of its course; None if there is nothing to chart."""
        return None

    def balances(self, state: S, events: Iterable[Event]) -> tuple[msgspec.Struct, ...]:
        """Return what each part of the game that has ended cost and brought each seat, as everybody may know.

        Args:
            state: the position.
            events: all events up to it, in their order.

        Returns:
            A `balance_class` for each part; by default, there are no such parts.
        """
        return ()

    def breakdown(self, state: S) -> tuple[dict[str, int], ...]:
        """Return what each seat's result is made of, by category, to compare players by. A category has a name, as ids
        have; by default, the numbers of the `summary`.
        """
        summary = self.summary(state)
        return summary.seats if summary is not None else ({},) * state.seats

    def new(self, seats: int | None = None, options: Any = None, seed: Seed | None = None) -> S:
        """Return the first position that asks for an answer: `set_up`, then `State.run`.

        Args:
            seats: how many play; None: as many as is usual.
            options: an instance of `options`, or the name of a preset; None: the default preset.
            seed: any text or whole number; the same seed gives the same game. None: a random one.

        Raises:
            OptionError: the game has no such number of seats or options, or the seed is of another type.
        """
        chosen = self.chosen_options(options)
        seed = new_seed() if seed is None else seed_text(seed)
        state = self.set_up(self.chosen_seats(seats, options), chosen, seed)
        state.run()
        return state

    def chosen_options(self, options: Any) -> Any:
        """Return the options that are meant by an instance of `options`, by the name of a preset, or by None: those of
        the default preset.

        Raises:
            OptionError: no preset has that name.
        """
        if options is None or isinstance(options, str):
            return self.preset(options or self.default_preset)
        return options

    def chosen_seats(self, seats: int | None, options: Any) -> int:
        """Return how many play: ``seats``, or if that is None as many as is usual with these options."""
        preset = options if isinstance(options, str) else None
        return self.usual_seats(preset) if seats is None else seats

    def load(self, dump: bytes | str) -> S:
        """Return any position of this game that `State.dump` wrote: the whole position in one line of text.

        A dump belongs to the version that wrote it; what is to outlive that is a record.

        Raises:
            StateError: the text is not a dump of this game and version.
        """
        return self.state_class.load(dump.encode() if isinstance(dump, str) else dump)

    def parse_options(self, data: Mapping[str, Any]) -> Any:
        """Return options made from plain data, by name; options that are not named keep their defaults.

        Raises:
            OptionError: an unknown option, or a value that it cannot have.
        """
        unknown = sorted(set(data) - set(self.options.__struct_fields__))
        if unknown:
            raise OptionError(f"{self.id} has no option {unknown[0]!r}")
        try:
            return msgspec.convert(dict(data), self.options)
        except msgspec.ValidationError as error:
            raise OptionError(f"{self.id}: {error}") from error

    def preset(self, name: str) -> Any:
        """Return the options of the preset with that name.

        Raises:
            OptionError: no preset has that name.
        """
        if name not in self.presets:
            raise OptionError(f"{self.id} has no preset {name!r}; it has {', '.join(self.presets)}")
        return self.presets[name]

    @property
    def default_preset(self) -> str:
        """The name of the preset to use if none is named: the first one."""
        return next(iter(self.presets))

    def options_from(self, preset: str | None, changes: Iterable[str] = ()) -> Any:
        """Return the options of a preset with some of them changed.

        Args:
            preset: its name; None: the default one.
            changes: ``name`` to switch an option on, or ``name=value``.

        Raises:
            OptionError: no such preset, no such option, or a value that it cannot have.
        """
        data: dict[str, Any] = msgspec.to_builtins(self.preset(preset or self.default_preset))
        for change in changes:
            name, _, value = change.partition("=")
            data[name.strip()] = _value(value.strip() or "true")
        return self.parse_options(data)

    def check_seats(self, seats: int) -> None:
        """Check that the game can be played with this many seats.

        Raises:
            OptionError: it cannot; the message names the numbers that it can be played with.
        """
        if seats not in self.seat_counts:
            raise OptionError(f"{self.id} is for {', '.join(map(str, self.seat_counts))} players, not {seats}")


def _value(text: str) -> Any:
    """Parse the value of an option: JSON (``true``, ``2``), or else a word."""
    try:
        return msgspec.json.decode(text.encode())
    except msgspec.DecodeError:
        return text


def find_game(game_id: str) -> Game[Any]:
    """Return the game with that id, importing its package if necessary.

    Raises:
        OptionError: there is no such game.
    """
    game: Game[Any] = importlib.import_module(_module(game_id)).GAME
    return game


def game_of_type(kind: type) -> str:
    """Return the id of the game that a class belongs to: that of a state, a view or an event.

    Raises:
        OptionError: it belongs to none.
    """
    for game_id, package in GAMES.items():
        if kind.__module__.startswith(f"{package}."):
            return game_id
    raise OptionError(f"{kind.__module__}.{kind.__name__} belongs to no game")


def package_of(game_id: str) -> str:
    """Return the last part of the name of a game's package, which other rooms use for what they keep for the game.

    Raises:
        OptionError: there is no such game.

    >>> package_of("dungeon-lords")
    'dungeonlords'
    """
    return _module(game_id).rpartition(".")[2]


@cache
def companion(game_id: str, pattern: str) -> ModuleType | None:
    """Return the module that another room keeps for a game, if it has one.

    Args:
        game_id: the game.
        pattern: the module's name, with ``{}`` for the name of the game's package: ``undercroft.bots.{}``.

    Raises:
        OptionError: there is no such game.
    """
    name = pattern.format(package_of(game_id))
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        if importlib.util.find_spec(".".join(parts[:end])) is None:
            return None
    return importlib.import_module(name)


def _module(game_id: str) -> str:
    """Return the full name of a game's package."""
    module = GAMES.get(game_id)
    if module is None:
        raise OptionError(f"no game is called {game_id[:40]!r}; choose one of: {', '.join(GAMES)}")
    return module
