"""What browsers of tests do in order to keep their games, and to sign in."""

from __future__ import annotations

from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.helpers import House, Person


async def newcomer(home: House) -> Person:
    """A new browser, which knows the server under a name: there are no passkeys at a bare address."""
    person = await home.person()
    person.http.headers["Host"] = f"localhost:{home.address.rpartition(':')[2]}"
    return person


def passkey(home: House, **more: Any) -> Authenticator:
    """A passkey for the page of a server."""
    return Authenticator(f"http://localhost:{home.address.rpartition(':')[2]}", **more)


async def keep(person: Person, name: str, key: Authenticator | None = None) -> str:
    """Keep the games of a browser; the recovery code."""
    answer = None
    if key is not None:
        answer = key.make(await person.post("/api/person/passkey-question", {"name": name}, 200))
    made = await person.post("/api/person/keep", {"name": name, "passkey": answer}, 201)
    return str(made["code"])


async def sign_in(person: Person, key: Authenticator, status: int = 200) -> dict[str, Any]:
    """Sign in by a passkey; the answer that was sent."""
    answer = key.sign(await person.post("/api/person/sign-in-question", None, 200))
    await person.post("/api/person/sign-in", {"passkey": answer}, status)
    return answer


async def me(person: Person) -> Any:
    """Who a browser is."""
    return await person.get("/api/person")


async def mine(person: Person) -> list[str]:
    """The tables that a browser finds in its list."""
    return sorted([table["id"] for table in (await person.get("/api/tables", which="mine"))["tables"]])
