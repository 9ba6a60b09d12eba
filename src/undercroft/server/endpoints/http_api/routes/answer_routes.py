"""Playing over HTTP: the same commands as over a socket."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.kernel.base.refusals import Refusal
from undercroft.server.endpoints.http_api import guest, playing
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import Refused


class AnswersApi(Controller):
    """Handlers for what a player does at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("playing",)

    @post("/answer", status_code=200)
    async def answer(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[wire.AnswerBody]
    ) -> wire.TableMessage:
        """Answer a decision. Status 409: the answer was refused and nothing has changed."""
        me = guest(request)
        await playing(state).answer(table_id, me, data.seat, data.decision, data.action)
        return await playing(state).snapshot(table_id, me, data.seat, 0, 0)

    @get("/why")
    async def why(
        self,
        request: Request[Any, Any, Any],
        state: State,
        table_id: FromPath[str],
        seat: FromQuery[int],
        action: FromQuery[str],
    ) -> Refusal | None:
        """Return why an action may not be chosen; null if it may."""
        return await playing(state).why(table_id, guest(request), seat, action)

    @post("/undo", status_code=200)
    async def undo(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[wire.SeatBody]
    ) -> wire.TableMessage:
        """Take back my last answer, or ask the others to agree to it."""
        if data.seat is None:
            raise Refused("bad")
        me = guest(request)
        await playing(state).undo(table_id, me, data.seat)
        return await playing(state).snapshot(table_id, me, data.seat, 0, 0)

    @post("/undo/agree", status_code=200)
    async def agree(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.TableMessage:
        """Agree to the undo that another player has asked for."""
        await playing(state).agree(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/undo/disagree", status_code=200)
    async def disagree(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]
    ) -> wire.TableMessage:
        """Decline the undo that another player has asked for."""
        await playing(state).disagree(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/pause", status_code=200)
    async def pause(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.TableMessage:
        """Ask for a pause, or agree to the one that is asked for."""
        await playing(state).pause(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/play-on", status_code=200)
    async def play_on(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]
    ) -> wire.TableMessage:
        """End a pause, or decline the one that is asked for."""
        await playing(state).play_on(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/resume", status_code=200)
    async def resume(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.TableMessage:
        """Agree to go on from where the game diverges under today's rules."""
        await playing(state).resume(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/close", status_code=200)
    async def close(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.TableMessage:
        """Agree to close a game that diverges under today's rules."""
        await playing(state).close(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/back", status_code=200)
    async def back(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.TableMessage:
        """Come back after being away."""
        await playing(state).back(table_id, guest(request))
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/stand-in", status_code=200)
    async def appoint(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[wire.BotBody]
    ) -> wire.TableMessage:
        """Let a bot answer for me until I am back."""
        await playing(state).appoint(table_id, guest(request), data.bot)
        return await playing(state).snapshot(table_id, guest(request), None, 0, 0)

    @post("/seats/{seat:int}/nudge", status_code=200)
    async def nudge(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: FromPath[int]
    ) -> dict[str, bool]:
        """Remind the person at a seat that the table waits; once a day."""
        await playing(state).nudge(table_id, guest(request), seat)
        return {"nudged": True}

    @post("/chat", status_code=200)
    async def say(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[wire.ChatBody]
    ) -> dict[str, bool]:
        """Send a chat message."""
        await playing(state).say(table_id, guest(request), data.text)
        return {"said": True}

    @get("/chat")
    async def chat(self, state: State, table_id: FromPath[str]) -> list[wire.ChatMessage]:
        """Return the latest chat messages."""
        return await playing(state).chat_so_far(table_id)
