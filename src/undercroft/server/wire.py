"""What travels: the bodies and messages of ``docs/protocol.md``, typed."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.decisions import Decision
from undercroft.kernel.refusals import Refusal


class TableHead(msgspec.Struct, frozen=True):
    """What a table is. The seed is there once the game is finished."""

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


class SeatHead(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `mine`: the reader answers for it."""

    seat: int
    kind: str
    bot: str | None
    name: str
    colour: str
    shape: str
    mine: bool
    online: bool
    to_act: bool


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    agreed: list[int]


class Note(msgspec.Struct, frozen=True):
    """What went wrong at a table, and what was done about it."""

    code: str
    seat: int
    number: int


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The whole picture for one reader. `view` and the events, which are numbered, are the game's own structs."""

    table: TableHead
    seats: list[SeatHead]
    number: int
    look: int | None
    view: Any
    decisions: list[Decision]
    edition: int
    since: int
    events: list[tuple[int, Any]]
    undo: dict[str, str | None]
    request: UndoRequest | None
    notes: list[Note]


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed."""

    id: str | int | None
    code: str
    refusal: Refusal | None = None


class DoneMessage(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """It is on disk."""

    id: str | int | None


class WhyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action may not be chosen; null: it may."""

    id: str | int | None
    refusal: Refusal | None


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class PongMessage(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Still here."""


# From the client, by socket.


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: what is known already, and the seat to look from."""

    since: int = 0
    edition: int = 0
    look: int | None = None
    id: str | int | None = None


class Look(msgspec.Struct, tag_field="type", tag="look"):
    """Look from another seat of mine; what is known already of what that seat may know."""

    seat: int | None = None
    since: int = 0
    edition: int = 0
    id: str | int | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """An answer."""

    seat: int
    decision: int
    action: str
    id: str | int | None = None


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """A question about an action."""

    seat: int
    action: str
    id: str | int | None = None


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take my last answer back."""

    seat: int
    id: str | int | None = None


class Agree(msgspec.Struct, tag_field="type", tag="agree"):
    """Let them."""

    seat: int | None = None
    id: str | int | None = None


class Disagree(msgspec.Struct, tag_field="type", tag="disagree"):
    """Do not."""

    seat: int | None = None
    id: str | int | None = None


class Say(msgspec.Struct, tag_field="type", tag="chat"):
    """Chat."""

    text: str
    id: str | int | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Still there?"""

    id: str | int | None = None


FromClient = Hello | Look | Answer | Why | Undo | Agree | Disagree | Say | Ping


# From the client, by HTTP.


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to make."""

    game: str
    seats: list[str]
    preset: str | None = None
    options: dict[str, Any] = {}
    public: bool = False
    chat: bool | None = None
    seed: str | None = None
    name: str = ""
    colour: str = ""
    shape: str = ""


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of a new table, with the link that gives it away (none for bots)."""

    seat: int
    kind: str
    link: str | None


class MadeTable(msgspec.Struct, frozen=True):
    """A table that was made."""

    id: str
    seats: list[SeatLink]


class Claim(msgspec.Struct):
    """To sit down, or to say how I am called."""

    secret: str | None = None
    name: str | None = None
    colour: str | None = None
    shape: str | None = None


class BotBody(msgspec.Struct):
    """A bot for an open seat."""

    bot: str


class AnswerBody(msgspec.Struct):
    """An answer, by HTTP."""

    seat: int
    decision: int
    action: str


class SeatBody(msgspec.Struct):
    """A seat of mine."""

    seat: int | None = None


class ChatBody(msgspec.Struct):
    """Something to say."""

    text: str


class TableSettings(msgspec.Struct):
    """What the host may change."""

    chat: bool


class LessonBody(msgspec.Struct):
    """Which game's lesson; without it the first game that has one."""

    game: str | None = None


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

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
