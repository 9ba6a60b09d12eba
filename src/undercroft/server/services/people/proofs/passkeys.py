"""Make the challenges for passkeys, and check the answers. Each challenge counts once, and for a few minutes."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.session_cookies import token_hash
from undercroft.server.services.people.stored_people import PASSKEY, StoredPeople
from undercroft.server.storage.stored_rows import Row

TITLE: Final = "Undercroft"
MINUTES: Final = 5
REGISTER: Final = "register"
SIGN_IN: Final = "sign-in"
"""The purposes of challenges."""

ID_LENGTH: Final = 200
"""The longest id of a passkey that can be stored; authenticators make ids of 16 to 64 bytes, in base64."""


class PasskeySite(NamedTuple):
    """What a passkey is bound to.

    Attributes:
        name: the host name of the server.
        origins: from which pages answers may come.
    """

    name: str
    origins: tuple[str, ...]


class NewOwner(msgspec.Struct, frozen=True):
    """For whom a passkey is being made.

    Attributes:
        guest: the guest whose browser has asked.
        person: the person, who may not exist yet.
    """

    guest: str
    person: str


def site_of(host: str) -> PasskeySite | None:
    """Return what passkeys are bound to at a Host header; None where there are no passkeys: at a bare address.

    Browsers allow them over https, and over http at this machine's own name.

    >>> site_of("localhost:8000")
    PasskeySite(name='localhost', origins=('https://localhost:8000', 'http://localhost:8000'))
    >>> site_of("192.168.1.5:8000")
    """
    host = host.lower()
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        local = name == "localhost" or name.endswith(".localhost")
        return PasskeySite(name, (f"https://{host}", *([f"http://{host}"] if local else []))) if name else None
    return None


def refused() -> ApiError:
    """Return the error for an answer that proves nothing: the same whatever is wrong with it."""
    return ApiError("passkey", "this passkey was not accepted", 403)


class Passkeys:
    """Makes challenges and checks answers.

    Args:
        people: what is stored.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, people: StoredPeople, wall: Callable[[], float]) -> None:
        self._people = people
        self._wall = wall

    async def registration(self, site: PasskeySite, owner: NewOwner, name: str) -> str:
        """Return what a browser needs to make a passkey, as JSON.

        Args:
            site: where.
            owner: for whom.
            name: the name under which the browser will show it.
        """
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = [row["id"] for row in await self._people.credentials_of(owner.person) if row["kind"] == PASSKEY]
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_name=name,
            user_id=owner.person.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(one)) for one in known],
        )
        await self._keep(options.challenge, REGISTER, msgspec.json.encode(owner).decode())
        return options_to_json(options)

    async def registered(self, site: PasskeySite, answer: Mapping[str, Any], guest: str) -> tuple[NewOwner, Row]:
        """Return for whom a browser has made a passkey, and the passkey as it is stored.

        Args:
            site: where.
            answer: the browser's answer.
            guest: the guest who answers, who must be the one who has asked.

        Raises:
            ApiError: the answer proves nothing.
        """
        from webauthn import verify_registration_response

        challenge, value = await self._taken(answer, REGISTER)
        owner = msgspec.json.decode(value, type=NewOwner)
        if owner.guest != guest:
            raise refused()
        try:
            found = verify_registration_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception:  # the library raises many kinds for what is malformed
            raise refused() from None
        name = _text(found.credential_id)
        if len(name) > ID_LENGTH:
            raise refused()
        key = b64encode(found.credential_public_key).decode()
        row = {"id": name, "kind": PASSKEY, "public_key": key, "counter": found.sign_count, "made": self._wall()}
        return owner, {**row, "person": owner.person}

    async def question(self, site: PasskeySite) -> str:
        """Return what a browser needs to sign somebody in whose name is not known, as JSON."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._keep(options.challenge, SIGN_IN, "")
        return options_to_json(options)

    async def owner(self, site: PasskeySite, answer: Mapping[str, Any]) -> str:
        """Return the person whose passkey a browser has answered with.

        Raises:
            ApiError: the answer proves nothing.
        """
        from webauthn import verify_authentication_response

        challenge, _ = await self._taken(answer, SIGN_IN)
        known = await self._people.credential(str(answer.get("id", ""))[: ID_LENGTH + 1], PASSKEY)
        if known is None:
            raise refused()
        try:
            found = verify_authentication_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=b64decode(known["public_key"]),
                credential_current_sign_count=known["counter"],
                require_user_verification=True,
            )
        except Exception:  # the library raises many kinds for what is malformed
            raise refused() from None
        if not await self._people.use_credential(known["id"], found.new_sign_count, self._wall()):
            raise refused()
        return str(known["person"])

    async def _keep(self, challenge: bytes, purpose: str, value: str) -> None:
        now = self._wall()
        proof = {"hash": token_hash(_text(challenge)), "purpose": purpose, "value": value, "until": now + MINUTES * 60}
        await self._people.add_proof(proof, now)

    async def _taken(self, answer: Mapping[str, Any], purpose: str) -> tuple[bytes, str]:
        """Return the challenge that a browser answers, which nobody can answer again, and whom it was made for."""
        try:
            data = msgspec.json.decode(_bytes(answer["response"]["clientDataJSON"]))
            challenge = str(data["challenge"])
            plain = _bytes(challenge)
        except (ValueError, LookupError, TypeError, AttributeError):
            raise refused() from None
        value = await self._people.take_proof(token_hash(challenge), purpose, self._wall())
        if value is None:
            raise refused()
        return plain, value


def _text(data: bytes) -> str:
    return binascii.b2a_base64(data, newline=False).decode().translate({43: 45, 47: 95, 61: None})


def _bytes(text: str) -> bytes:
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_")
