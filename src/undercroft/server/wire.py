"""All messages and bodies between client and server, as types; ``docs/protocol.md`` explains them."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.decisions import Decision
from undercroft.kernel.refusals import Refusal
from undercroft.kernel.upgrades import Departure


class TableHead(msgspec.Struct, frozen=True):
    """What is known about a table, apart from its game. The seed is null until the game is finished.

    `seed_known`: somebody has chosen or seen the seed, and may know everything that is hidden. `pace`: how many seconds
    people have for each answer. `absent`: the bot that answers for who is away longer; null for the default answer.
    """

    id: str
    game: str
    options: dict[str, Any]
    commitment: str
    seed: str | None
    public: bool
    chat: bool
    status: str
    lesson: str | None
    rematch: str | None
    host: bool
    spectators: int
    seed_known: bool
    pace: int | None
    absent: str | None


class SeatHead(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `mine` says whether the reader answers for it.

    `away`: its owner has not answered in time, and somebody else answers until the owner is back. `asked`: since when
    it has been asked, in seconds since 1970, at a table with a pace.
    """

    seat: int
    kind: str
    bot: str | None
    name: str
    colour: str
    shape: str
    mine: bool
    online: bool
    to_act: bool
    away: bool = False
    asked: float | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that needs the consent of the other players, and the seats that have agreed."""

    seat: int
    agreed: list[int]


class Past(msgspec.Struct, frozen=True):
    """How a game was played that other versions have begun.

    `rules` are the versions of the rules, then and now; `parts` the parts of the content whose values have changed.
    `departure` is the first answer that is not legal under today's rules, if there is one.
    """

    made_by: str
    rules: tuple[int, int]
    parts: tuple[str, ...]
    departure: Departure | None = None


class Wishes(msgspec.Struct, frozen=True):
    """At a game that departs: the seats that want to go on from there, and those that want to close the game."""

    resume: list[int]
    close: list[int]


class Note(msgspec.Struct, frozen=True):
    """Something to know about a table.

    A bot has failed, a seat has changed (`name` is the name of its person at that time; empty without one), or another
    version goes on with the game (`past`). `number` is the number of answers by then.
    """

    code: str
    seat: int
    number: int
    past: Past | None = None
    name: str = ""


class Surroundings(msgspec.Struct, frozen=True):
    """What one reader may know of a table apart from its game."""

    table: TableHead
    seats: tuple[SeatHead, ...]
    number: int
    edition: int
    request: UndoRequest | None
    past: Past | None
    wishes: Wishes | None
    notes: tuple[Note, ...]
    undo: dict[str, str | None]


class TableMessage(Surroundings, frozen=True, tag_field="type", tag="table"):
    """Everything that one reader may know. `view` and the numbered events are the game's own structs.

    `lists`: long lists of options by name. A decision may have such a name instead of its options, and so may decisions
    of later messages on the same socket.
    """

    look: int | None
    view: Any
    decisions: list[Decision]
    since: int
    events: list[tuple[int, Any]]
    lists: dict[str, Any] = {}


class StoryMessage(msgspec.Struct, frozen=True, tag_field="type", tag="story"):
    """What has happened since the last message of this kind, or the last `TableMessage`.

    `beats`: one after another, each with its event (or null) and what changed with it in `view`. `since`: how many
    events came before them. `changes`: what has changed in the rest of the `TableMessage`. Changes are those of
    `kernel/changes.py`.
    """

    since: int
    beats: list[tuple[Any, list[Any]]]
    changes: list[Any]
    lists: dict[str, Any]


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was refused; nothing has changed."""

    id: str | int | None
    code: str
    refusal: Refusal | None = None


class DoneMessage(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out and is on disk."""

    id: str | int | None


class WhyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action may not be chosen; null if it may."""

    id: str | int | None
    refusal: Refusal | None


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A player said something."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class PongMessage(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The reply to a ping."""


# From the client to the socket.


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: how many events the reader has, and the seat to look from.

    `tell`: after how many events the reader was here last; what has happened since comes as a story, if it can.
    """

    since: int = 0
    edition: int = 0
    look: int | None = None
    tell: int | None = None
    id: str | int | None = None


class Look(msgspec.Struct, tag_field="type", tag="look"):
    """Look from another seat of mine; `since` and `edition` are about the events of that seat."""

    seat: int | None = None
    since: int = 0
    edition: int = 0
    id: str | int | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to a decision."""

    seat: int
    decision: int
    action: str
    id: str | int | None = None


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask why an action may not be chosen."""

    seat: int
    action: str
    id: str | int | None = None


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take back my last answer, or ask the others to agree to it."""

    seat: int
    id: str | int | None = None


class Agree(msgspec.Struct, tag_field="type", tag="agree"):
    """Agree to the undo that is being asked for."""

    seat: int | None = None
    id: str | int | None = None


class Disagree(msgspec.Struct, tag_field="type", tag="disagree"):
    """Decline the undo that is being asked for."""

    seat: int | None = None
    id: str | int | None = None


class Resume(msgspec.Struct, tag_field="type", tag="resume"):
    """Agree to go on from where the game departs."""

    id: str | int | None = None


class Close(msgspec.Struct, tag_field="type", tag="close"):
    """Agree to close a game that departs."""

    id: str | int | None = None


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """I am back: nobody else needs to answer for me any more."""

    id: str | int | None = None


class Say(msgspec.Struct, tag_field="type", tag="chat"):
    """Send a chat message."""

    text: str
    id: str | int | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Ask for a sign of life."""

    id: str | int | None = None


FromClient = Hello | Look | Answer | Why | Undo | Agree | Disagree | Resume | Close | Back | Say | Ping


# From the client by HTTP, and what it gets back.


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The table to create; see `TableHead` for `pace` and `absent`."""

    game: str
    seats: list[str]
    preset: str | None = None
    options: dict[str, Any] = {}
    public: bool = False
    chat: bool | None = None
    seed: str | None = None
    pace: int | None = None
    absent: str | None = None
    name: str = ""
    colour: str = ""
    shape: str = ""


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of a new table, with the link that gives it away (null unless the seat is open)."""

    seat: int
    kind: str
    link: str | None


class MadeTable(msgspec.Struct, frozen=True):
    """A table that has just been created, and its links."""

    id: str
    seats: list[SeatLink]


class Claim(msgspec.Struct):
    """Take a seat (with the secret of its link), or change how I appear at it."""

    secret: str | None = None
    name: str | None = None
    colour: str | None = None
    shape: str | None = None


class BotBody(msgspec.Struct):
    """The name of a bot for an open seat."""

    bot: str


class AnswerBody(msgspec.Struct):
    """The answer to a decision, by HTTP."""

    seat: int
    decision: int
    action: str


class SeatBody(msgspec.Struct):
    """The seat of mine that a request is about."""

    seat: int | None = None


class AnswerToJudge(msgspec.Struct):
    """An answer of my seat that is to be judged before it is given."""

    seat: int
    action: str


class ChatBody(msgspec.Struct):
    """The text of a chat message."""

    text: str


class TableSettings(msgspec.Struct):
    """The settings of a table that the host may change."""

    chat: bool


class LessonBody(msgspec.Struct):
    """The game that a lesson belongs to; without it, the first game that has such a lesson."""

    game: str | None = None


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of mine, as it is stored."""

    seat: int
    name: str
    colour: str
    shape: str


class OwnWords(msgspec.Struct, frozen=True):
    """Something that was said from a seat of mine, and when, in seconds since 1970."""

    text: str
    name: str
    at: float


class OwnTable(msgspec.Struct, frozen=True):
    """What is stored of me at one table: my seats, the answers given there (seat and notation), what was said there."""

    id: str
    game: str
    lesson: str | None
    status: str
    host: bool
    made: float
    changed: float
    seats: list[OwnSeat]
    answers: list[tuple[int, str]]
    chat: list[OwnWords]


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is stored of me."""

    tables: list[OwnTable]


class Forgotten(msgspec.Struct, frozen=True):
    """The tables where something is still stored of me."""

    tables: list[str]


class Stands(msgspec.Struct, frozen=True):
    """Where a game is, as everybody may know.

    Attributes:
        chapter: the season, the round, …, by the game's own names.
        winners: the seats that have won, once the game is over; null before, and if it was closed early.
    """

    chapter: dict[str, int | str]
    winners: tuple[int, ...] | None = None


class TableListed(msgspec.Struct, frozen=True):
    """A table, as the list of tables shows it; `stands` is null where that is not known."""

    id: str
    game: str
    status: str
    public: bool
    lesson: str | None
    seats: list[SeatHead]
    mine: bool
    my_turn: bool
    made: float
    changed: float
    seed_known: bool
    stands: Stands | None = None


class TableList(msgspec.Struct, frozen=True):
    """A part of a list of tables, and what to send as `cursor` for the next part (null at the end)."""

    tables: list[TableListed]
    cursor: str | None
