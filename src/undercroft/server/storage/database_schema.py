"""The tables of the database. `migrations` creates them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
)

REVISION: Final = "0026"
"""The last of the migrations, which leads to this schema."""

STATUSES: Final = ("open", "playing", "finished")
"""The statuses of tables."""

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),  # of the record: game, options, seats, seed, position
    Column("host", String(32), nullable=False),  # the guest who created it
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("to_act", String(60), nullable=False),  # seats, separated by spaces
    Column("lesson", String(40)),
    Column("rematch", String(32)),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seed_known", Boolean, nullable=False, server_default=false()),  # chosen or seen by somebody
    Column("pace", Integer),  # how many seconds people have for each answer, or at first on their clocks
    Column("increment", Integer),  # how many seconds an answer adds to a clock; null: the seats have none
    Column("days_off", String(64)),  # the zone by which weekends do not count, unless people have one; null: they do
    Column("paused", Float),  # since when no time runs, as its people have agreed; null: it runs
    Column("absent", String(40)),  # the bot that answers for players away longer; null: the default answer
    Column("aids", Boolean, nullable=False, server_default=false()),  # the planner and hints, among several people
    Column("address", String(64)),  # a keyed hash of where it was created
    Column("size", Integer),  # how many bytes it takes, apart from its chronicle; null: not known
    Column("stands", Text),  # where the game is, for the list; null: not known since an earlier version
    Column("version", Integer, nullable=False, server_default="0"),  # how often the table has changed (`TableVersion`)
    Column("requests", Text),  # what its people ask of each other (`table_details.Requests`) as JSON; null: nothing
    Index(
        "tables_public",
        "status",
        "changed",
        sqlite_where=literal_column("public"),
        postgresql_where=literal_column("public"),
    ),
    Index("tables_host", "host", "status"),
    Index("tables_address", "address", "status"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("shape", String(20), nullable=False),
    Column("guest", String(32)),
    Column("secret", String(64)),  # its hash
    Column("asked", Float),  # since when its owner has been asked, in seconds since 1970
    Column("bank", Float),  # how many seconds its owner had then; null: the pace, or a full clock
    Column("away", Boolean, nullable=False, server_default=false()),  # somebody else answers until its owner is back
    Column("stand_in", String(40)),  # the bot that answers meanwhile, if its owner has chosen one
    Column("former", Boolean, nullable=False, server_default=false()),  # deleted, or about to be: no name is shown
    Column("vacation_from", Float),  # since when its owner is on vacation, or will be, in seconds since 1970
    Column("vacation_until", Float),
    Index("seats_guest", "guest"),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
)
"""Rows are only added, except that an answer changed at a barrier takes the place of the one before. `seat` is the seat
that answered, or one of the numbers below."""

UNDO: Final = -1
"""In `seat`: an undo. `action` is "N offset": answers from N on no longer count, and `Table.offset` afterwards."""

NOTE: Final = -2
"""In `seat`: something to know about the table. `action` is a `protocol.wire.Note` as JSON."""

BARRED: Final = -3
"""In `seat`: a guest whose seat the host has freed. `action` is a hash of the guest, for the server alone."""

PREVIOUS: Final = -4
"""In `seat`: who has gone from a seat. `action` is "SEAT HASH", the hash as for `BARRED`."""

CHRONICLES: Final = Table(
    "chronicles",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What everybody saw of a game that is over (`kernel.history.chronicle`)."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What the decisions of a game that is over cost (`background.study_jobs.review_jobs.StoredReview`), as JSON; made
again if it is lost."""

SAVED_MATCHES: Final = Table(
    "saved_matches",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What the match of a table had come to at some time (`kernel.engine.saved_matches`); a cache, which may be lost."""

CLOCK: Final = Table(
    "lease",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Column("believed", Float),  # see `runtime.wall_clock.Clock`; null: not known since an earlier version
    Column("doubted", Float),
)
"""One row: what the server believes of the clock. In earlier versions only one server at a time could write, which the
other columns named: such a server ends when it finds another `epoch` than its own."""

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("lasted", Float, nullable=False),
)
"""When nobody could answer (`runtime.wall_clock.Outage`)."""

DUE: Final = Table(
    "due",
    METADATA,
    Column("kind", String(12), primary_key=True),
    Column("table_id", String(32), primary_key=True),  # empty: what is about no table
    Column("at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("due_at", "at"),
)
"""When to look at what (`writing.due_rows`): at the latest, since a row may come too early and say too much, and is
written with what causes it."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(32)),  # who said it; null: not known since an earlier version, or forgotten
    Index("chat_guest", "guest"),
)

TABLE_MARKS: Final = Table(
    "table_marks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("pinned", Boolean, nullable=False),
    Column("snoozed", Float),  # until when it does not ask for attention, in seconds since 1970; null: not snoozed
    Index("table_marks_table", "table_id"),
)
"""How those who play at a table want to find it in their list."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(200), nullable=False),  # the same for names that look alike (`unique_names.name_key`)
    Column("made", Float, nullable=False),
    Column("ends", Float),  # when everything of the person is deleted, as the person has asked; null: not at all
    Index("people_name", "name_key", unique=True),
)
"""People who keep their games. A person is a set of guests: the seats of tables know guests only."""

PERSON_GUESTS: Final = Table(
    "person_guests",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float),  # when a page was last in sight, as a node noted when that was over; null: not noted
    Index("person_guests_person", "person"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of what is in the cookie
    Column("guest", String(32), nullable=False),  # the guest that this browser is while it is signed in
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # at most an hour old while it is in use
    Column("until", Float, nullable=False),
    Column("device", String(60), nullable=False),  # the browser and the system, nothing else
    Column("proved", Float),  # when its person has shown last to be there, by a passkey or a code; null: never
    Index("sessions_person", "person"),
)

CREDENTIALS: Final = Table(
    "credentials",
    METADATA,
    Column("id", String(200), primary_key=True),  # of a passkey, as the browser names it; else a keyed hash
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(12), nullable=False),  # passkey, code, mail or openid
    Column("public_key", Text),  # of a passkey, in base64
    Column("counter", Integer, nullable=False, server_default="0"),  # how often a passkey says it has signed
    Column("made", Float, nullable=False),
    Column("used", Float),
    Column("value", Text),  # of a mail address, the address itself, encrypted; of openid, the URL of the service
    Column("device", String(60)),  # of a passkey, the browser and the system where it was made; null: not known
    Index("credentials_person", "person"),
)
"""Ways to sign in."""

PROOFS: Final = Table(
    "proofs",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of a challenge
    Column("purpose", String(20), nullable=False),
    Column("value", Text, nullable=False),  # whom it was made for
    Column("until", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),  # how many wrong answers there have been
    Index("proofs_until", "until"),
)
"""Challenges that wait for an answer. Each is deleted as it is answered, so no answer counts twice."""

QUESTIONS: Final = Table(
    "questions",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # tells a question from the next one at this seat; below 0, its time ran out, and others answer
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("asked", Float, nullable=False),
    Column("noticed", Float),  # when notices of it were made, in seconds since 1970; null: not yet
    Column("warned", Float),  # the same for the warning that little time is left
    Column("nudged", Float),  # when somebody at the table has reminded of it last; null: nobody has
    Column("reminded", Float),  # when notices of that were made; null: not yet
    Index("questions_guest", "guest"),
)
"""What people are asked now at tables of several people (`table_schedule.OpenQuestions`): the change that asks writes a
row, and the one that answers deletes it."""

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(12), nullable=False),  # mail, push or webhook
    Column("target", Text, nullable=False),  # encrypted
    Column("target_hash", String(64), nullable=False),  # keyed
    Column("origin", String(300), nullable=False),  # the address of the server as its owner knows it, for links
    Column("made", Float, nullable=False),
    Column("proved", Float),  # since when it is known that its owner reads it; null: not yet
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("paused", String(20)),  # why nothing is sent
    Column("last_at", Float),  # when something was sent last, or could not be
    Column("last_result", String(20)),  # how that went
    Index("channels_person", "person", "target_hash", unique=True),
)
"""Where people want notices."""

NOTICE_CHOICES: Final = Table(
    "notice_choices",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("locale", String(5), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("delay", Integer, nullable=False),  # how many seconds after a question, or after the page was in sight
    Column("quiet_from", Integer),  # minutes after midnight; null: there are no quiet hours
    Column("quiet_until", Integer),
    Column("digest", Integer),  # when mails come together, in minutes after midnight; null: each by itself
)
"""When people want notices."""

VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
    Column("notices", Boolean, nullable=False),  # whether notices come nevertheless
)
"""When people are away for some days. Those of the last year count towards what one may have (`vacation_calendar`)."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("mutes_table", "table_id"),
)
"""Tables of which people want no notices."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),  # the same for the same notice, so that it cannot be made twice
    Column("channel", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(32), nullable=False),  # empty: about the person, who is not asked anything
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the question
    Column("at", Float),  # when it is delivered together with others; null: by itself
    Index("notices_table", "table_id"),
    Index("notices_channel", "channel"),
)
"""Notices that are not delivered yet; `DUE` says when each is tried."""
