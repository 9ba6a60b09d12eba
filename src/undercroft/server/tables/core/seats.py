"""Seats: who sits where, and how a new table names them."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from undercroft.bots import bots_of, level_number
from undercroft.kernel.base.errors import OptionError
from undercroft.locale.bot_aliases import aliases_of
from undercroft.locale.person_names import visible_name
from undercroft.server.protocol.api_errors import reading

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot"
HOTSEAT: Final = "hotseat"
PERSON: Final = "person"

BACK: Final = "seat-back"
"""The note of a seat whose owner was away."""

_WORD: Final = re.compile(r"[a-z0-9#-]{0,20}")


class Seat(msgspec.Struct, eq=False):
    """One seat of a table.

    Attributes:
        kind: ``person``, ``hotseat`` (a person who shares a screen), ``open`` (nobody yet) or ``bot``.
        bot: the name of the bot, if a bot plays here.
        name: the person's name; if it is empty, the client chooses one.
        colour: a word that means something to the client.
        shape: another such word.
        guest: the guest who answers for it.
        secret: the hash of the secret in its link.
        asked: since when its owner has been asked, in seconds since 1970; None if nothing is asked.
        bank: how many seconds its owner had then: on the clock, where the seats have clocks, which it keeps; or until
            the time is over, where days off are in between. None for as many as the table's pace.
        away: whether somebody else answers until its owner is back.
        stand_in: the bot that answers meanwhile, if its owner has chosen one.
        former: whether its person has been deleted, or has asked to be: the name is shown to nobody.
        vacation_from: from when on its owner is on vacation, in seconds since 1970, at a table that is slow enough; as
            it was known when something was asked last, or when the owner said so. None without one.
        vacation_until: until when.
    """

    kind: Literal["person", "hotseat", "open", "bot"]
    bot: str | None = None
    name: str = ""
    colour: str = ""
    shape: str = ""
    guest: str | None = None
    secret: str | None = None
    asked: float | None = None
    bank: float | None = None
    away: bool = False
    stand_in: str | None = None
    former: bool = False
    vacation_from: float | None = None
    vacation_until: float | None = None

    @property
    def vacation(self) -> tuple[float, float] | None:
        """From when until when its owner is on vacation."""
        if self.vacation_from is None or self.vacation_until is None:
            return None
        return self.vacation_from, self.vacation_until

    @vacation.setter
    def vacation(self, vacation: tuple[float, float] | None) -> None:
        self.vacation_from, self.vacation_until = vacation or (None, None)

    @property
    def shown_name(self) -> str:
        """The name that others may see."""
        return "" if self.former else self.name

    @classmethod
    def of_row(cls, row: dict[str, Any]) -> Seat:
        """Return the seat in a row of the database.

        Raises:
            KeyError, ValidationError: the row is not one of a seat.
        """
        return msgspec.convert({name: row[name] for name in cls.__struct_fields__}, cls)

    def row(self) -> dict[str, Any]:
        """Return the values of the seat for a row of the database, without its table and number."""
        return msgspec.structs.asdict(self)

    def be_back(self) -> None:
        """Note that its owner answers again."""
        self.away, self.stand_in = False, None

    def copy(self) -> Seat:
        """Return an equal seat, to be changed independently."""
        return msgspec.structs.replace(self)

    def new_link(self) -> str:
        """Make a new bearer secret for the seat's link and return it; the old one stops working."""
        secret = secrets.token_urlsafe(16)
        self.secret = _hashed(secret)
        return secret

    def opens_with(self, secret: str | None) -> bool:
        """Return whether the secret is the one in the seat's newest link."""
        return secret is not None and self.secret is not None and hmac.compare_digest(_hashed(secret), self.secret)


def seats_in(table_id: str, count: int, rows: Sequence[dict[str, Any]]) -> list[Seat]:
    """Return the seats of a table from their rows, in order.

    Args:
        table_id: the table.
        count: how many seats it has.
        rows: the rows.

    Raises:
        NotOpened: a row is missing or cannot be read.
    """
    seats = []
    for number in range(count):
        with reading(table_id, f"seats {number}"):
            seats.append(Seat.of_row(rows[number]))
    return seats


def _hashed(secret: str) -> str:
    """Return what is stored of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(f"seat {secret}".encode()).hexdigest()


def parse_seat(text: str, game_id: str, guest: str) -> Seat:
    """Parse a seat of a new table: ``me``, ``open``, ``bot:greedy`` or ``hotseat:Anna``.

    Args:
        text: the seat.
        game_id: the game whose bots may be named.
        guest: who ``me`` and ``hotseat`` stand for.

    Raises:
        OptionError: the text is none of these, or the game has no such bot.
    """
    kind, _, name = text.partition(":")
    if text == ME:
        return Seat(PERSON, guest=guest)
    if text == OPEN:
        return Seat(OPEN)
    if kind == HOTSEAT:
        return Seat(HOTSEAT, name=visible_name(name), guest=guest)
    bots = bots_of(game_id)
    if kind == BOT and name in bots:
        return Seat(BOT, bot=name)
    names = ", ".join([ME, OPEN, "hotseat:NAME", *[f"bot:{bot}" for bot in bots]])
    raise OptionError(f"{text[:40]!r} cannot take a seat; choose one of: {names}")


def parse_seats(texts: Sequence[str], game_id: str, guest: str) -> list[Seat]:
    """Parse all seats of a new table; see `parse_seat`.

    Raises:
        OptionError: one of them cannot be parsed, or all are bots.
    """
    seats = [parse_seat(text, game_id, guest) for text in texts]
    if all(seat.kind == BOT for seat in seats):
        raise OptionError("at least one seat has to be for a person")
    return seats


class Rank(NamedTuple):
    """How a bot appears at its seat.

    Attributes:
        level: which level it is, from 1; None if it is not a level.
        alias: the id of its name; None where no bot sits, or the game has no names.
    """

    level: int | None
    alias: str | None


_NOBODY: Final = Rank(None, None)


def ranks_of(game_id: str, commitment: str, seats: Sequence[Seat]) -> list[Rank]:
    """Return how the bots appear at a table, by seat.

    Args:
        game_id: the game.
        commitment: the hash of the table's seed.
        seats: who sits where.
    """
    aliases = aliases_of(game_id, commitment, len(seats))
    return [
        Rank(level_number(seat.bot, game_id), alias) if seat.kind == BOT and seat.bot is not None else _NOBODY
        for seat, alias in zip(seats, aliases, strict=True)
    ]


def clean_word(word: str) -> str:
    """Return the colour or shape, if it is a short plain word; otherwise an empty text."""
    return word if _WORD.fullmatch(word) else ""
