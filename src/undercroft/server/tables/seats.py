"""Seats: who sits where."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from undercroft.bots import BOTS
from undercroft.kernel.errors import OptionError
from undercroft.server.limits import NAME_LENGTH

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot"
HOTSEAT: Final = "hotseat"
PERSON: Final = "person"

_WORD: Final = re.compile(r"[a-z0-9#-]{0,20}")


class Seat:
    """One seat of a table.

    Attributes:
        kind: ``person``, ``hotseat`` (a person at a screen with others), ``open`` (nobody yet) or ``bot``.
        bot: the name of the bot.
        name: what the person is called; empty: the client knows a name.
        colour: a word of the client's.
        shape: another.
        guest: who answers for it.
        secret: the hash of the secret in its link.
    """

    __slots__ = ("bot", "colour", "guest", "kind", "name", "secret", "shape")

    def __init__(
        self,
        kind: str,
        bot: str | None = None,
        name: str = "",
        colour: str = "",
        shape: str = "",
        guest: str | None = None,
        secret: str | None = None,
    ) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.colour = colour
        self.shape = shape
        self.guest = guest
        self.secret = secret

    @classmethod
    def of_row(cls, row: dict[str, Any]) -> Seat:
        """As it is stored."""
        return cls(**{name: row[name] for name in cls.__slots__})

    def row(self) -> dict[str, Any]:
        """As it is stored."""
        return {name: getattr(self, name) for name in self.__slots__}

    def copy(self) -> Seat:
        """Another one like it."""
        return Seat(**self.row())

    def new_link(self) -> str:
        """A new bearer secret for the seat's link; the old one stops working."""
        secret = secrets.token_urlsafe(16)
        self.secret = _hashed(secret)
        return secret

    def opens_with(self, secret: str | None) -> bool:
        """Whether the secret is the one in the seat's newest link."""
        return secret is not None and self.secret is not None and hmac.compare_digest(_hashed(secret), self.secret)


def _hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(f"seat {secret}".encode()).hexdigest()


def parse_seat(text: str, game_id: str, guest: str) -> Seat:
    """A seat as a new table names it: ``me``, ``open``, ``bot:greedy``, ``hotseat:Anna``.

    Raises:
        OptionError: nobody is called so.
    """
    kind, _, name = text.partition(":")
    if text == ME:
        return Seat(PERSON, guest=guest)
    if text == OPEN:
        return Seat(OPEN)
    if kind == HOTSEAT:
        return Seat(HOTSEAT, name=clean_name(name), guest=guest)
    bots = BOTS.get(game_id, {})
    if kind == BOT and name in bots:
        return Seat(BOT, bot=name)
    names = ", ".join([ME, OPEN, "hotseat:NAME", *[f"bot:{bot}" for bot in bots]])
    raise OptionError(f"nobody is called {text[:40]!r}; there is {names}")


def parse_seats(texts: Sequence[str], game_id: str, guest: str) -> list[Seat]:
    """All seats of a new table.

    Raises:
        OptionError: nobody is called so, or all are bots.
    """
    seats = [parse_seat(text, game_id, guest) for text in texts]
    if all(seat.kind == BOT for seat in seats):
        raise OptionError("somebody has to play: not all seats can be bots'")
    return seats


def clean_name(name: str) -> str:
    """A name that can be shown anywhere: printable, on one line, not long."""
    return "".join([letter for letter in " ".join(name.split()) if letter.isprintable()])[:NAME_LENGTH].strip()


def clean_word(word: str) -> str:
    """A colour or shape: a word of the client's, or nothing."""
    return word if _WORD.fullmatch(word) else ""
