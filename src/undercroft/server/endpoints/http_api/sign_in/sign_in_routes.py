"""Keep one's games, and sign in, over HTTP."""

from __future__ import annotations

from functools import partial

from litestar import Controller, MediaType, Response, delete, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.server.endpoints.http_api import browser_guest, identity, services
from undercroft.server.endpoints.http_api.sign_in.person_routes import Requested, me_now, sender_network, site
from undercroft.server.protocol import people_messages as wire
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.services.notices.notice_texts import SIGN_IN, plain_message
from undercroft.server.services.people.devices import device_of
from undercroft.server.services.people.person_accounts import NewSession


class SignInApi(Controller):
    """Handlers under ``/api/person`` for those who are not signed in yet."""

    path = "/api/person"
    tags = ("person",)

    @post("/passkey-question", status_code=200)
    async def passkey_question(self, request: Requested, state: State, data: JSONBody[wire.NameBody]) -> Response[str]:
        """Return what my browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`)."""
        people = services(state).people
        return _json(await people.passkey_question(identity(request), site(request), data.name))

    @post("/keep", status_code=201)
    async def keep(
        self, request: Requested, state: State, data: JSONBody[wire.KeepBody]
    ) -> Response[wire.RecoveryCode]:
        """Keep the games of this browser under a name, and sign in."""
        people, me = services(state).people, identity(request)
        token, code = await people.keep(me, site(request), data.name, data.passkey, _device(request))
        return Response(wire.RecoveryCode(code), headers=_signed_in(state, token))

    @post("/passkeys", status_code=200)
    async def add_passkey(self, request: Requested, state: State, data: JSONBody[wire.PasskeyBody]) -> dict[str, bool]:
        """Add a passkey to the ways in which I can sign in."""
        people = services(state).people
        await people.add_passkey(identity(request), site(request), data.passkey, _device(request))
        return {"added": True}

    @delete("/passkeys/{passkey:str}", status_code=200)
    async def remove_passkey(
        self, request: Requested, state: State, passkey: FromPath[str], last: FromQuery[bool] = False
    ) -> wire.Me:
        """Delete a passkey; with `last`, also if there is no other way in which I can sign in."""
        await services(state).people.remove_passkey(identity(request), passkey, last=last)
        return await me_now(request, state)

    @post("/proof", status_code=200)
    async def prove(
        self, request: Requested, state: State, data: JSONBody[wire.FreshProofBody]
    ) -> Response[dict[str, bool]]:
        """Show again that it is me, before I change how I sign in or where notices go; it counts for ten minutes."""
        people, me = services(state).people, identity(request)
        if data.passkey is not None:
            token = await people.prove_by_passkey(me, site(request), data.passkey)
        elif data.address:
            owner = await services(state).mail_sign_in.owner(data.address, data.code, sender_network(request))
            token = await people.fresh.give(me, owner)
        else:
            token = await people.prove_by_code(me, data.code, sender_network(request))
        return Response({"proved": True}, headers=_signed_in(state, token))

    @post("/sign-in-question", status_code=200)
    async def sign_in_question(self, request: Requested, state: State) -> Response[str]:
        """Return what my browser needs to sign me in by a passkey (`PublicKeyCredentialRequestOptionsJSON`)."""
        found = site(request)
        if found is None:
            raise ApiError("no-passkeys", "there are no passkeys at a bare address: use a name, and https", 409)
        return _json(await services(state).people.passkeys.question(found))

    @post("/sign-in", status_code=200)
    async def sign_in(
        self, request: Requested, state: State, data: JSONBody[wire.PasskeyBody]
    ) -> Response[wire.SignedInAnswer]:
        """Sign in by a passkey, without a name."""
        people, own = services(state).people, browser_guest(request)
        session = await people.sign_in_by_passkey(own, site(request), data.passkey, _device(request))
        return session_answer(state, session)

    @post("/recover", status_code=200)
    async def recover(
        self, request: Requested, state: State, data: JSONBody[wire.CodeBody]
    ) -> Response[wire.SignedInAnswer]:
        """Sign in by a recovery code."""
        people, own = services(state).people, browser_guest(request)
        session = await people.sign_in_by_code(own, data.code, sender_network(request), _device(request))
        return session_answer(state, session)

    @post("/mail-question", status_code=200)
    async def mail_question(self, request: Requested, state: State, data: JSONBody[wire.MailBody]) -> dict[str, bool]:
        """Have a code sent to an address by which I can sign in; the answer is the same if I cannot."""
        write = partial(plain_message, SIGN_IN, lang=data.lang)
        network, letter = sender_network(request), lambda one, code: write(one, code=code)
        await services(state).mail_sign_in.ask(data.address, network, letter)
        return {"asked": True}

    @post("/mail-sign-in", status_code=200)
    async def mail_sign_in(
        self, request: Requested, state: State, data: JSONBody[wire.MailCodeBody]
    ) -> Response[wire.SignedInAnswer]:
        """Sign in by a code that has come by mail."""
        person = await services(state).mail_sign_in.owner(data.address, data.code, sender_network(request))
        session = await services(state).people.sign_in(person, browser_guest(request), _device(request))
        return session_answer(state, session)


def _signed_in(state: State, token: str) -> dict[str, str]:
    return {"set-cookie": services(state).session_cookies.set_cookie(token)}


def session_answer(state: State, session: NewSession) -> Response[wire.SignedInAnswer]:
    """Return the answer to somebody who has just signed in, with the cookie of the session."""
    return Response(wire.SignedInAnswer(True, session.restored), headers=_signed_in(state, session.token))


def _json(text: str) -> Response[str]:
    return Response(text, media_type=MediaType.JSON)


def _device(request: Requested) -> str:
    return device_of(request.headers.get("user-agent", ""))
