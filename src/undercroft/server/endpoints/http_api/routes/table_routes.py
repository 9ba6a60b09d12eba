"""Tables over HTTP: create and find them, sit down at them."""

from __future__ import annotations

import base64
from typing import Any, Final, Literal

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.kernel.engine.games import GAMES
from undercroft.server.endpoints.http_api import guest, identity, playing, services
from undercroft.server.endpoints.table_commands import own_data, table_creation
from undercroft.server.endpoints.table_commands.table_listing import listed
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import ApiError, NotOpened
from undercroft.server.storage.database_schema import STATUSES
from undercroft.server.storage.write_statements import Row
from undercroft.server.tables.core.table_details import OPEN_TABLE, PLAYING

LISTED: Final = 30
"""The most tables in one part of a list."""

WANTED: Final = {
    "any": STATUSES,
    "unfinished": (OPEN_TABLE, PLAYING),
    **{status: (status,) for status in STATUSES},
}
"""The statuses that each word for them stands for."""


class TablesApi(Controller):
    """Handlers under ``/api/tables``."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def listed(
        self,
        request: Request[Any, Any, Any],
        state: State,
        which: FromQuery[Literal["mine", "public"]] = "mine",
        status: FromQuery[Literal["open", "playing", "finished", "unfinished", "any"] | None] = None,
        game: FromQuery[str | None] = None,
        cursor: FromQuery[str | None] = None,
    ) -> wire.TableList:
        """List my tables, or the public ones at which I have no seat: those with an open seat, unless asked otherwise.

        The table that changed last comes first; `cursor` continues a list.
        """
        me = identity(request).guests
        statuses = WANTED[status or ("any" if which == "mine" else "open")]
        before = None if cursor is None else _place(cursor)
        wanted = game if game is None or game in GAMES else ""
        found = await services(state).store.listed(me, which == "mine", statuses, wanted, before, LISTED + 1)
        tables, unreadable = [], []
        for row, seats in found[:LISTED]:
            try:
                tables.append(listed(row, seats, me))
            except NotOpened:
                unreadable.append(row["id"])
        last = found[LISTED - 1][0] if len(found) > LISTED else None
        return wire.TableList(tables, None if last is None else _cursor(last), unreadable if which == "mine" else [])

    @post("/")
    async def make(
        self, request: Request[Any, Any, Any], state: State, data: JSONBody[wire.NewTable]
    ) -> wire.MadeTable:
        """Create a table."""
        return await table_creation.open_table(services(state), guest(request), data)

    @get("/{table_id:str}")
    async def snapshot(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        since: FromQuery[int] = 0,
        edition: FromQuery[int] = 0,
        look: FromQuery[int | None] = None,
    ) -> wire.TableMessage:
        """Return everything I may know about a table."""
        return await playing(state).snapshot(table_id, guest(request), look, since, edition)

    @get("/{table_id:str}/balances")
    async def balances(self, state: State, table_id: FromPath[str]) -> list[Any]:
        """Return what each part of the game that has ended cost and brought each seat, such as each year."""
        return list(await playing(state).balances(table_id))

    @post("/{table_id:str}/seats/{seat:int}/claim", status_code=200)
    async def claim(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[wire.Claim],
    ) -> wire.TableMessage:
        """Take a seat, or change my name, colour or shape."""
        me = guest(request)
        await playing(state).claim(table_id, me, seat, data)
        return await playing(state).snapshot(table_id, me, seat, 0, 0)

    @post("/{table_id:str}/seats/{seat:int}/admit", status_code=200)
    async def admit(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[wire.AdmitBody],
    ) -> wire.TableMessage:
        """Agree that a newcomer takes the seat of somebody who has gone, or decline."""
        me = guest(request)
        await playing(state).admit(table_id, me, seat, data.yes)
        return await playing(state).snapshot(table_id, me, None, 0, 0)

    @post("/{table_id:str}/seats/{seat:int}/link", status_code=200)
    async def link(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: FromPath[int]
    ) -> dict[str, str]:
        """Make a new link for a seat of mine, or for an open seat of my table. The old one stops working."""
        secret = await playing(state).new_link(table_id, guest(request), seat)
        return {"link": table_creation.link_of(table_id, seat, secret)}

    @post("/{table_id:str}/seats/{seat:int}/bot", status_code=200)
    async def bot(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[wire.BotBody],
    ) -> wire.TableMessage:
        """Give an open seat of my table to a bot."""
        me = guest(request)
        await playing(state).seat_bot(table_id, me, seat, data.bot)
        return await playing(state).snapshot(table_id, me, None, 0, 0)

    @post("/{table_id:str}/seats/{seat:int}/free", status_code=200)
    async def free(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: FromPath[int]
    ) -> wire.TableMessage:
        """Free a seat of my table: its person loses it, its link dies, and somebody else can take it."""
        me = guest(request)
        await playing(state).free(table_id, me, seat)
        return await playing(state).snapshot(table_id, me, None, 0, 0)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> dict[str, bool]:
        """Leave a table; others go on without me."""
        await playing(state).leave(table_id, guest(request))
        return {"left": True}

    @delete("/{table_id:str}", status_code=200)
    async def delete(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        forget: FromQuery[bool] = False,
    ) -> dict[str, bool]:
        """Delete a table at which nobody else is, or leave it; with `forget`, without my name and words.

        Anybody who can play as me can leave, too. To forget is more: done at each table, it is what ``DELETE /api/me``
        does to a person, without the two weeks to change one's mind, so it asks for the same proof. Guests have none.
        """
        if forget:
            if identity(request).person is not None:
                await services(state).people.fresh.require(identity(request))
            await own_data.forget_at(playing(state), table_id, guest(request))
        else:
            await playing(state).delete(table_id, guest(request))
        return {"left": True}

    @post("/{table_id:str}/settings", status_code=200)
    async def settings(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[wire.TableSettings]
    ) -> wire.TableMessage:
        """Change the settings that are the host's to change."""
        me = guest(request)
        await playing(state).settings(table_id, me, data)
        return await playing(state).snapshot(table_id, me, None, 0, 0)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> dict[str, str]:
        """Open a table for the same players, or find the one that is open already."""
        return {"id": await table_creation.rematch(services(state), guest(request), table_id)}


def _cursor(last: Row) -> str:
    """Return what continues a list after a table."""
    return base64.urlsafe_b64encode(msgspec.json.encode((last["changed"], last["id"]))).decode()


def _place(cursor: str) -> tuple[float, str]:
    """Return where a list goes on.

    Raises:
        ApiError: it is not a cursor.
    """
    try:
        place = msgspec.json.decode(base64.urlsafe_b64decode(cursor), type=tuple[float, str])
        if not place[1].isprintable():
            raise ValueError
        return place
    except ValueError:  # msgspec's and binascii's errors are such
        raise ApiError("bad-request", "this cursor is not one of this server's") from None
