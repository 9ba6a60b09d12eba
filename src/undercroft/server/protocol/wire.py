"""All messages and bodies between client and server, as types; ``docs/protocol.md`` explains them."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.history.version_changes import Divergence
from undercroft.server.protocol.notice_messages import OwnNotices
from undercroft.server.protocol.people_messages import PersonHead
from undercroft.server.protocol.vacation_messages import VacationBody


class TableHead(msgspec.Struct, frozen=True):
    """What is known about a table, apart from its game.

    Attributes:
        id: the table's id.
        game: the id of its game.
        options: the game's options, by name.
        commitment: a hash of the seed, which shows later that the seed was not changed.
        seed: the seed; null until the game is finished.
        public: whether the table is in the list for everybody.
        chat: whether people can chat at it.
        status: `open`, `playing` or `finished`.
        lesson: the lesson or training position that it shows, if any.
        rematch: the id of the next table of the same people, if there is one.
        host: whether the reader is its host.
        spectators: how many people look on without a seat.
        seed_known: somebody has chosen or seen the seed, and may know everything that is hidden.
        pace: how many seconds people have for each answer, or with an increment, at first on their clocks; null for any
            time.
        increment: how many seconds each answer adds to the clock of its seat; null if the seats have no clocks.
        days_off: whether weekends do not count.
        absent: the bot that answers for a person who is away longer; null for the default answer.
        aids: whether the host allows the planner and hints among several people; alone they always are.
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
    increment: int | None
    days_off: bool
    absent: str | None
    aids: bool


class SeatHead(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    Attributes:
        seat: its number.
        kind: `person`, `hotseat` (a person who shares a screen), `open` (nobody yet) or `bot`.
        bot: the name of the bot, if it is one.
        level: which level that bot is, from 1; null if it is not a level.
        alias: the id of the name that a bot has here (`alias-<id>` in the texts); null where none plays.
        name: the name of its person; empty without one.
        colour: the colour that its person has chosen.
        shape: the shape that its person has chosen.
        mine: whether the reader answers for it.
        online: whether its person is connected.
        to_act: whether it is being asked.
        away: its owner has not answered in time, and somebody else answers until the owner is back.
        asked: since when it has been asked, in seconds since 1970, at a table with a pace.
        until: until when its owner has time to answer, in seconds since 1970; null if no time runs.
        bank: how many seconds its clock shows while it stands still; null while it runs, and without a clock.
        stand_in: the bot that answers until its owner is back, if the owner has chosen one.
        nudged: when its owner was last reminded to answer, in seconds since 1970; null if never.
        former: its person has been deleted, or has asked to be, and has no name any more.
        vacation_from: since when its owner is on vacation, or will be, at a table that gives a day or more for each
            answer; in seconds since 1970, null without one, and for spectators.
        vacation_until: until when. Time that stands still meanwhile is part of `until`.
    """

    seat: int
    kind: str
    bot: str | None
    level: int | None
    alias: str | None
    name: str
    colour: str
    shape: str
    mine: bool
    online: bool
    to_act: bool
    away: bool = False
    asked: float | None = None
    until: float | None = None
    bank: float | None = None
    stand_in: str | None = None
    nudged: float | None = None
    former: bool = False
    vacation_from: float | None = None
    vacation_until: float | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that needs the consent of the other players.

    Attributes:
        seat: the seat that asks for it.
        agreed: the seats that have agreed, the one that asks among them.
    """

    seat: int
    agreed: list[int]


class TablePause(msgspec.Struct, frozen=True):
    """A pause, in which nobody's time runs, or the wish for one.

    Attributes:
        seat: a seat of the player who has asked for it; null if that player has gone.
        agreed: the seats that have agreed, those of the player who has asked among them.
        since: since when the table is paused, in seconds since 1970; null while others have to agree.
    """

    seat: int | None
    agreed: list[int]
    since: float | None


class SeatRequest(msgspec.Struct, frozen=True):
    """A newcomer who asks for the seat of a person who has gone; everybody present has to agree.

    Attributes:
        seat: the seat.
        name: the name of the newcomer; may be empty.
        mine: whether the reader is the newcomer.
        agreed: the seats that have agreed.
    """

    seat: int
    name: str
    mine: bool
    agreed: list[int]


class Past(msgspec.Struct, frozen=True):
    """The history of a game that was started under another version.

    Attributes:
        made_by: the version of the program that began it.
        rules: the versions of the rules, then and now.
        parts: the parts of the content whose values have changed.
        divergence: the first answer that is not legal under today's rules, if there is one.
    """

    made_by: str
    rules: tuple[int, int]
    parts: tuple[str, ...]
    divergence: Divergence | None = None


class Wishes(msgspec.Struct, frozen=True):
    """What the seats want at a game that diverges.

    Attributes:
        resume: the seats that want to go on from there.
        close: the seats that want to close the game.
    """

    resume: list[int]
    close: list[int]


class Note(msgspec.Struct, frozen=True):
    """Something to know about a table: a bot has failed, a seat has changed, another version goes on with the game.

    Attributes:
        code: what has happened.
        seat: the seat that it is about.
        number: the number of answers by then.
        past: what another version has changed, if the note is about that.
        name: the name of the seat's person at that time; empty without one.
    """

    code: str
    seat: int
    number: int
    past: Past | None = None
    name: str = ""


class ProxyAnswer(msgspec.Struct, frozen=True):
    """An answer that was given for somebody who was away.

    Attributes:
        number: how many answers there were before it.
        at: how many events the reader knew by then.
        seat: the seat it was given for.
        bot: whether a bot gave it; otherwise it was the default answer.
    """

    number: int
    at: int
    seat: int
    bot: bool


class Surroundings(msgspec.Struct, frozen=True):
    """What one reader may know of a table apart from its game.

    Attributes:
        table: the table's head.
        seats: the table's seats.
        number: how many answers have been given.
        edition: how many undos there have been.
        request: the undo that waits for consent; null if there is none.
        pause: the pause that is asked for, or has begun; null if there is none.
        newcomers: those who ask for seats of people who have gone.
        past: how the game was played under another version; null if it was not.
        wishes: at a game that diverges, what each seat wants; otherwise null.
        notes: the last 100 notes.
        proxies: the last 100 answers given for people who were away; none that can still be changed.
        undo: for each of my seats, null if it may take back its last answer, or the reason why not.
    """

    table: TableHead
    seats: tuple[SeatHead, ...]
    number: int
    edition: int
    request: UndoRequest | None
    pause: TablePause | None
    newcomers: tuple[SeatRequest, ...]
    past: Past | None
    wishes: Wishes | None
    notes: tuple[Note, ...]
    proxies: tuple[ProxyAnswer, ...]
    undo: dict[str, str | None]


class TableMessage(Surroundings, frozen=True, tag_field="type", tag="table"):
    """Everything that one reader may know.

    Attributes:
        look: the seat that the reader looks from; null for the public view.
        view: what that seat may know, as the game's own struct.
        decisions: what my seats are asked; with several seats, only what the seat is asked that I look from.
        since: how many events come before `events`.
        events: the events with their numbers, as `[number, event]`: those after the reader's `since`, at most the last
            400.
        lists: long lists of options by name. A decision may have such a name instead of its options, and so may
            decisions of later messages on the same socket.
    """

    look: int | None
    view: Any
    decisions: list[Decision]
    since: int
    events: list[tuple[int, Any]]
    lists: dict[str, Any] = {}


class StoryMessage(msgspec.Struct, frozen=True, tag_field="type", tag="story"):
    """What has happened since the last message of this kind, or the last `table`.

    Attributes:
        since: how many events came before them.
        beats: one after another, each with its event (or null) and what changed with it in `view`.
        changes: what has changed in the rest of the `table` message.
        lists: long lists of options by name, those that the connection has not been sent before.
    """

    since: int
    beats: list[tuple[Any, list[Any]]]
    changes: list[Any]
    lists: dict[str, Any]


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was refused; nothing has changed.

    Attributes:
        id: that of the command.
        code: why: `stale`, `illegal`, `not-yours`, `unknown-action`, `busy`, `changes`, `undo`, `chat`, `diverged`,
            `no-pace` (no time runs that a pause could stop), `not-begun`, `away` (come back first), `rate` (too fast)
            or `bad` (malformed).
        refusal: the rule, the reason and its arguments, if a rule refuses it.
    """

    id: str | int | None
    code: str
    refusal: Refusal | None = None


class DoneMessage(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out and is on disk.

    Attributes:
        id: that of the command.
    """

    id: str | int | None


class WhyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action may not be chosen.

    Attributes:
        id: that of the question.
        refusal: the rule, the reason and its arguments; null if the action may be chosen.
    """

    id: str | int | None
    refusal: Refusal | None


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A player said something.

    Attributes:
        number: the number of the message at this table.
        seat: who said it.
        name: the name of that person at that time.
        text: what was said.
        at: when, in seconds since 1970.
    """

    number: int
    seat: int
    name: str
    text: str
    at: float


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether a person is at the table.

    Attributes:
        seat: the person's seat.
        here: whether a page of that person can be seen that shows the table.
        since: since when the seat has been asked, in seconds since 1970, as far as the server knows; null if it is not
            asked.
    """

    seat: int
    here: bool
    since: float | None


class PresenceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is at the table, where several people play.

    Attributes:
        seats: the seats of people.
    """

    seats: list[SeatPresence]


class PongMessage(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The reply to a ping."""


# From the client to the socket.


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message of a connection; the reply is a `table`.

    Attributes:
        since: how many events the reader has.
        edition: the edition to which they belong.
        look: the seat to look from; null lets the server choose one of mine.
        tell: after how many events the reader was here last; -1: after the last answer of the seat, unless the game is
            over, or it is a lesson whose learner has not answered yet. The table is then shown as it was at that time,
            and what has happened since follows as a `story`, if it is not too long ago.
        id: any text or number, which the reply repeats.
    """

    since: int = 0
    edition: int = 0
    look: int | None = None
    tell: int | None = None
    id: str | int | None = None


class Look(msgspec.Struct, tag_field="type", tag="look"):
    """Look from another seat of mine; the reply is a `table`.

    Attributes:
        seat: that seat; null lets the server choose.
        since: how many events of that seat the reader has.
        edition: the edition to which they belong.
        id: any text or number, which the reply repeats.
    """

    seat: int | None = None
    since: int = 0
    edition: int = 0
    id: str | int | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to a decision. A stale one is refused and changes nothing; one that is there already is `done`.

    Attributes:
        seat: my seat that answers.
        decision: the number of the decision.
        action: the notation of the action.
        id: any text or number, which the reply repeats.
    """

    seat: int
    decision: int
    action: str
    id: str | int | None = None


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask why an action may not be chosen; the reply is a `why`.

    Attributes:
        seat: my seat that would choose it.
        action: the notation of the action.
        id: any text or number, which the reply repeats.
    """

    seat: int
    action: str
    id: str | int | None = None


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take back my last answer, or ask the others to agree to it.

    Attributes:
        seat: my seat that gave it.
        id: any text or number, which the reply repeats.
    """

    seat: int
    id: str | int | None = None


class Agree(msgspec.Struct, tag_field="type", tag="agree"):
    """Agree to the undo that is being asked for.

    Attributes:
        seat: ignored; I agree with all of my seats.
        id: any text or number, which the reply repeats.
    """

    seat: int | None = None
    id: str | int | None = None


class Disagree(msgspec.Struct, tag_field="type", tag="disagree"):
    """Decline the undo that is being asked for.

    Attributes:
        seat: ignored; I decline with all of my seats.
        id: any text or number, which the reply repeats.
    """

    seat: int | None = None
    id: str | int | None = None


class Pause(msgspec.Struct, tag_field="type", tag="pause"):
    """Ask for a pause, or agree to the one that is asked for.

    Attributes:
        id: any text or number, which the reply repeats.
    """

    id: str | int | None = None


class PlayOn(msgspec.Struct, tag_field="type", tag="play-on"):
    """End a pause; decline one that is asked for, or withdraw my own request.

    Attributes:
        id: any text or number, which the reply repeats.
    """

    id: str | int | None = None


class Resume(msgspec.Struct, tag_field="type", tag="resume"):
    """Agree to go on from where the game diverges.

    Attributes:
        id: any text or number, which the reply repeats.
    """

    id: str | int | None = None


class Close(msgspec.Struct, tag_field="type", tag="close"):
    """Agree to close a game that diverges.

    Attributes:
        id: any text or number, which the reply repeats.
    """

    id: str | int | None = None


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """I am back: nobody else needs to answer for me any more.

    Attributes:
        id: any text or number, which the reply repeats.
    """

    id: str | int | None = None


class Sight(msgspec.Struct, tag_field="type", tag="sight"):
    """Say whether my page can be seen; a `hello` says that it can.

    Attributes:
        visible: whether it can.
        id: any text or number, for the client's own use.
    """

    visible: bool
    id: str | int | None = None


class Say(msgspec.Struct, tag_field="type", tag="chat"):
    """Send a chat message.

    Attributes:
        text: what to say.
        id: any text or number, which the reply repeats.
    """

    text: str
    id: str | int | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Ask for a sign of life; the reply is a `pong`.

    Attributes:
        id: any text or number, for the client's own use.
    """

    id: str | int | None = None


FromClient = (
    Hello | Look | Answer | Why | Undo | Agree | Disagree | Pause | PlayOn | Resume | Close | Back | Sight | Say | Ping
)


# Requests of the client over HTTP, and the responses.


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The table to create.

    Attributes:
        game: the id of the game.
        seats: who sits where: `me`, `open`, `bot:NAME` or `hotseat:NAME`.
        preset: the name of the options to begin with; null for the game's default ones.
        options: options that differ from them, by name.
        public: whether the table is in the list for everybody.
        chat: whether people can chat at it; null for the default, which is yes at private tables.
        seed: the seed; only if one browser holds every seat that has no bot.
        pace: see `TableHead`.
        increment: see `TableHead`.
        days_off: the time zone, such as `Europe/Rome`, by which weekends do not count for those who have not chosen one
            for their notices; null if they count.
        absent: see `TableHead`.
        aids: see `TableHead`.
        name: my name at the table.
        colour: my colour.
        shape: my shape.
    """

    game: str
    seats: list[str]
    preset: str | None = None
    options: dict[str, Any] = {}
    public: bool = False
    chat: bool | None = None
    seed: str | None = None
    pace: int | None = None
    increment: int | None = None
    days_off: str | None = None
    absent: str | None = None
    aids: bool = False
    name: str = ""
    colour: str = ""
    shape: str = ""


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of a new table.

    Attributes:
        seat: its number.
        kind: who has it, as in `SeatHead`.
        link: the link that gives it away; null unless the seat is open.
    """

    seat: int
    kind: str
    link: str | None


class MadeTable(msgspec.Struct, frozen=True):
    """A table that has just been created.

    Attributes:
        id: the table's id.
        seats: its seats with their links.
    """

    id: str
    seats: list[SeatLink]


class Claim(msgspec.Struct):
    """Take a seat, or change how I appear at it.

    Attributes:
        secret: the secret of the seat's link, if I come by it.
        name: my name; null leaves it.
        colour: my colour; null leaves it.
        shape: my shape; null leaves it.
    """

    secret: str | None = None
    name: str | None = None
    colour: str | None = None
    shape: str | None = None


class AdmitBody(msgspec.Struct):
    """Whether a newcomer may take a seat.

    Attributes:
        yes: whether I agree.
    """

    yes: bool


class BotBody(msgspec.Struct):
    """A bot for an open seat.

    Attributes:
        bot: its name.
    """

    bot: str


class AnswerBody(msgspec.Struct):
    """The answer to a decision, over HTTP.

    Attributes:
        seat: my seat that answers.
        decision: the number of the decision.
        action: the notation of the action.
    """

    seat: int
    decision: int
    action: str


class SeatBody(msgspec.Struct):
    """The seat that a request is about.

    Attributes:
        seat: a seat of mine, which must be given.
    """

    seat: int | None = None


class AnswerToJudge(msgspec.Struct):
    """An answer that is to be judged before it is given.

    Attributes:
        seat: my seat that would answer.
        action: the notation of the action.
    """

    seat: int
    action: str


class ChatBody(msgspec.Struct):
    """A chat message.

    Attributes:
        text: what to say.
    """

    text: str


class TableSettings(msgspec.Struct):
    """The settings of a table that the host may change.

    Attributes:
        chat: whether people can chat at it.
    """

    chat: bool


class LessonBody(msgspec.Struct):
    """Which lesson is meant.

    Attributes:
        game: the game that it belongs to; null for the first game that has such a lesson.
    """

    game: str | None = None


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of mine, as it is stored.

    Attributes:
        seat: its number.
        name: my name at it.
        colour: my colour.
        shape: my shape.
    """

    seat: int
    name: str
    colour: str
    shape: str


class OwnWords(msgspec.Struct, frozen=True):
    """Something that was said from a seat of mine.

    Attributes:
        text: what was said.
        name: my name at that time.
        at: when, in seconds since 1970.
    """

    text: str
    name: str
    at: float


class OwnTable(msgspec.Struct, frozen=True):
    """What is stored of me at one table.

    Attributes:
        id: the table's id.
        game: the id of its game.
        lesson: the lesson that it shows, if any.
        status: see `TableHead`.
        host: whether I am its host.
        made: when it was created, in seconds since 1970.
        changed: when it changed last.
        seats: my seats.
        answers: the answers given there, each as seat and notation.
        chat: what was said there.
        pinned: whether I want to find it first.
        snoozed: until when it does not ask for my attention, in seconds since 1970; null if it may.
        pause: whether I have asked for a pause there, or agreed to one.
    """

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
    pinned: bool = False
    snoozed: float | None = None
    pause: bool = False


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is stored of me.

    Attributes:
        tables: table by table.
        unreadable: the ids of my tables of which a part cannot be read.
        person: my name, and where I am signed in; null for a guest.
        notices: when and where I get notices, and the addresses by which I sign in; null for a guest.
        vacations: my vacations, of the last year and to come.
    """

    tables: list[OwnTable]
    unreadable: list[str] = []
    person: PersonHead | None = None
    notices: OwnNotices | None = None
    vacations: list[VacationBody] = []


class Forgotten(msgspec.Struct, frozen=True):
    """The reply when I have been forgotten.

    Attributes:
        tables: the ids of those where something is still stored of me.
        until: until when a person can take it back by signing in again, in seconds since 1970; null for a guest, who is
            deleted at once.
    """

    tables: list[str]
    until: float | None = None


class Stands(msgspec.Struct, frozen=True):
    """Where a game is, as everybody may know.

    Attributes:
        chapter: the season, the round, …, by the game's own names.
        winners: the seats that have won, once the game is over; null before, and if it was closed early.
    """

    chapter: dict[str, int | str]
    winners: tuple[int, ...] | None = None


class TableListed(msgspec.Struct, frozen=True):
    """A table, as the list of tables shows it.

    Attributes:
        id: the table's id.
        game: the id of its game.
        status: see `TableHead`.
        public: whether it is in the list for everybody.
        lesson: the lesson that it shows, if any.
        seats: its seats.
        mine: whether a seat of it is mine.
        my_turn: whether a seat of mine is asked.
        made: when it was created, in seconds since 1970.
        changed: when it changed last.
        seed_known: see `TableHead`.
        stands: where its game is; null if that is not known.
    """

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
    """A part of a list of tables.

    Attributes:
        tables: the tables of this part.
        cursor: what to send as `cursor` for the next part; null at the end.
        unreadable: the ids of my tables that would be in this part, but of which a part cannot be read.
    """

    tables: list[TableListed]
    cursor: str | None
    unreadable: list[str] = []
