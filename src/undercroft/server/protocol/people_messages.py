"""What a client and the server say to each other about people who keep their games."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class NameBody(msgspec.Struct, frozen=True):
    """A name that somebody wants.

    Attributes:
        name: the name.
    """

    name: str


class NameCheck(msgspec.Struct, frozen=True):
    """Whether a name may be had.

    Attributes:
        name: the name as it would be stored.
        problem: why not: ``name-length``, ``name-letters``, ``name-scripts``, ``name-reserved`` or ``name-taken``; null
            if it may.
    """

    name: str
    problem: str | None


class KeepBody(msgspec.Struct, frozen=True):
    """A guest wants to keep the games of this browser.

    Attributes:
        name: the person's name.
        passkey: the browser's answer to ``POST /api/person/passkey-question`` (`PublicKeyCredential.toJSON`); null
            where there are no passkeys.
    """

    name: str
    passkey: dict[str, Any] | None = None


class PasskeyBody(msgspec.Struct, frozen=True):
    """The browser's answer to a question for a passkey.

    Attributes:
        passkey: `PublicKeyCredential.toJSON`.
    """

    passkey: dict[str, Any]


class CodeBody(msgspec.Struct, frozen=True):
    """A code that somebody has typed.

    Attributes:
        code: the five words of a recovery code, of which four letters each are enough; or the letters that a program
            or another device shows.
    """

    code: str


class MailBody(msgspec.Struct, frozen=True):
    """An address to which a code is to be sent, so that somebody can sign in.

    Attributes:
        address: the address.
        lang: the language of the mail.
    """

    address: str
    lang: str = "en"


class MailCodeBody(msgspec.Struct, frozen=True):
    """A code that has come by mail.

    Attributes:
        address: where it was sent to.
        code: its eight digits.
    """

    address: str
    code: str


class FreshProofBody(msgspec.Struct, frozen=True):
    """What shows again that it is the person who is signed in: a passkey, or a code.

    Attributes:
        passkey: the browser's answer to ``POST /api/person/sign-in-question``; null for a code.
        code: the recovery code, or the one that has come by mail.
        address: where the code by mail was sent to; empty for a recovery code.
    """

    passkey: dict[str, Any] | None = None
    code: str = ""
    address: str = ""


class DeviceCode(msgspec.Struct, frozen=True):
    """What a program without a browser needs to sign in.

    Attributes:
        code: what its person confirms in a browser.
        secret: what it claims the session with; nobody else may see it.
        until: until when, in seconds since 1970.
    """

    code: str
    secret: str
    until: int


class AskingDevice(msgspec.Struct, frozen=True):
    """A program that wants to sign in.

    Attributes:
        device: the program and the system; empty if unknown.
        near: whether it asks from the same network as this browser.
    """

    device: str
    near: bool


class DeviceLink(msgspec.Struct, frozen=True):
    """A code with which another device signs in as me: it is typed there, or the link that contains it is opened.

    Attributes:
        code: the code; nobody else may see it.
        until: until when, in seconds since 1970.
    """

    code: str
    until: int


class LinkOwner(msgspec.Struct, frozen=True):
    """The person whom a device would become by a code.

    Attributes:
        name: the person's name.
    """

    name: str


class OpenIdBody(msgspec.Struct, frozen=True):
    """A browser wants to go to the other service that the host trusts.

    Attributes:
        aim: what for: to sign in, to add that way to those of mine, or to show again that it is me.
    """

    aim: Literal["sign-in", "add", "proof"] = "sign-in"


class OpenIdAddress(msgspec.Struct, frozen=True):
    """Where a browser has to go.

    Attributes:
        url: the address, which leads back to this server.
    """

    url: str


class SecretBody(msgspec.Struct, frozen=True):
    """The secret that belongs to a code.

    Attributes:
        secret: the secret.
    """

    secret: str


class SignedInAnswer(msgspec.Struct, frozen=True):
    """Whether somebody is signed in now.

    Attributes:
        signed_in: whether it is so; false while nobody has confirmed the code of a program.
        restored: whether the person had asked to be deleted, which is not done now.
    """

    signed_in: bool
    restored: bool = False


class RecoveryCode(msgspec.Struct, frozen=True):
    """A new recovery code, which is shown once: the server keeps only a hash. An earlier one no longer works.

    Attributes:
        code: five words.
    """

    code: str


class Device(msgspec.Struct, frozen=True):
    """A browser in which a person is signed in.

    Attributes:
        id: names it in ``DELETE /api/person/devices/{id}``.
        device: the browser and the system; empty if unknown.
        made: when the person signed in there, in seconds since 1970.
        seen: when it was used last, to the hour.
        here: it is this one.
    """

    id: str
    device: str
    made: float
    seen: float
    here: bool


class KnownPasskey(msgspec.Struct, frozen=True):
    """A passkey of a person.

    Attributes:
        id: names it in ``DELETE /api/person/passkeys/{id}``.
        made: since when it is known, in seconds since 1970.
        used: when it was used last; null if it never was.
        device: the browser and the system where it was made; empty if unknown.
    """

    id: str
    made: float
    used: float | None
    device: str


class PersonHead(msgspec.Struct, frozen=True):
    """The person who is signed in.

    Attributes:
        name: the person's name.
        made: since when games are kept, in seconds since 1970.
        passkeys: the passkeys, the oldest first.
        has_code: whether there is a recovery code.
        has_mail: whether a code can come by mail.
        has_openid: whether the other service that the host trusts signs the person in.
        has_old_openid: whether a service did so that this server no longer knows.
        devices: where the person is signed in, the browser that was used last first.
    """

    name: str
    made: float
    passkeys: list[KnownPasskey]
    has_code: bool
    has_mail: bool
    has_openid: bool
    has_old_openid: bool
    devices: list[Device]


class Me(msgspec.Struct, frozen=True):
    """Who this browser is.

    Attributes:
        person: who is signed in; null for a guest.
        passkeys: whether the server's address allows passkeys; a browser needs https as well, or ``localhost``.
        mail: whether the server can send mail.
        openid: the name of the other service by which people can sign in; empty if there is none.
        games: how many tables belong to the guest of this browser and not to the person who is signed in.
    """

    person: PersonHead | None
    passkeys: bool
    mail: bool
    openid: str
    games: int
