"""Records, bug reports, replays and lessons over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.base.text_files import decoded
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import SUFFIX, Chronicle, Moment
from undercroft.kernel.history.chronicle_match import beats_for_all, of_today
from undercroft.server.endpoints.http_api import guest, playing, services
from undercroft.server.endpoints.table_commands import table_creation
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_limits import RECORD_BYTES
from undercroft.server.services.process_services import Services
from undercroft.server.tables.changes import record_disclosure
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.server.tables.snapshots.table_snapshot import allowed_look, whole
from undercroft.version import __version__


class ReplayStep(msgspec.Struct, frozen=True):
    """A position of a finished game: as one seat saw it (`view`), or as everyone did (`views`, `public`)."""

    number: int
    answers: int
    at: tuple[int, str] | None
    view: Any = None
    views: list[Any] | None = None
    public: Any = None
    events: list[Any] = []


class ReplayStory(msgspec.Struct, frozen=True):
    """What happened with an answer of a finished game: its beats as one seat saw them.

    Without a seat, a beat has all of its event, and a list of changes for the view of each seat.
    """

    number: int
    answers: int
    at: tuple[int, str]
    beats: list[Any]


class RecordsApi(Controller):
    """Handlers for what a game leaves behind."""

    tags = ("records",)

    @get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
    async def record(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Response[str]:
        """Return the record of a finished game, or of a game in which I play every seat that is not a bot's.

        Before the end the seed has to be known: see `disclose`.
        """
        async with services(state).tables.at(table_id) as table:
            text = record_disclosure.record_for(table, guest(request))
            if text is None and table.plays_all(guest(request)):
                raise ApiError("seed-unseen", "a record shows the seed; if you want that, disclose it first", 403)
            if text is None:
                raise record_disclosure.not_finished()
            return Response(text, media_type=MediaType.TEXT, headers=_file(table.match.game.id, ".undercroft"))

    @post("/api/tables/{table_id:str}/disclose", status_code=200)
    async def disclose(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> dict[str, bool]:
        """Make the record of a game available to me in which I play every seat that is not a bot's.

        The record shows the seed, and the table tells everybody who comes later that I know it.
        """
        await playing(state).disclose(table_id, guest(request))
        return {"disclosed": True}

    @get("/api/tables/{table_id:str}/report")
    async def report(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]
    ) -> Response[dict[str, Any]]:
        """Return a bug report: everything that helps to find a mistake, and nothing that I may not know."""
        me = guest(request)
        async with services(state).tables.at(table_id) as table:
            record = record_disclosure.record_for(table, me)
            seen = whole(table, me, allowed_look(table, me, None), 0, 0)
            report = {
                "undercroft": __version__,
                "rules": table.match.game.rules_version,
                "content": dict(table.match.game.content),
                "browser": request.headers.get("user-agent", "")[:300],
                "table": msgspec.to_builtins(msgspec.structs.replace(seen.table, id="")),
                "picture": msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(seen, table=None))),
                "record": record,
            }
            return Response(report, headers=_file(table.match.game.id, ".report.json"))

    @post("/api/records", request_max_body_size=RECORD_BYTES + 1)
    async def upload(
        self,
        request: Request[Any, Any, Any],
        state: State,
        to: FromQuery[int | None] = None,
        seats: FromQuery[str | None] = None,
    ) -> wire.MadeTable:
        """Turn a record (as text) into a table, to continue or to replay."""
        data = await request.body()
        if len(data) > RECORD_BYTES:
            raise ApiError("too-large", "the record is too large", 413)
        try:
            text = decoded(data)
        except UnicodeDecodeError:
            raise RecordError("this is not text, so it cannot be a record") from None
        return await table_creation.open_record(services(state), guest(request), text, to, seats)

    @get("/api/tables/{table_id:str}/replay")
    async def replay(
        self, state: State, table_id: FromPath[str], to: FromQuery[int] = 0, seat: FromQuery[int | None] = None
    ) -> ReplayStep:
        """Any position of a finished game, with the events of the answer that led there."""
        chronicle = await chronicle_of(services(state), table_id, "only a finished game can be replayed")
        about = chronicle.about
        if not 0 <= to <= about.answers or not 0 <= (seat or 0) < about.seats:
            raise ApiError("no-position", "there is no such position", 404)
        game, keeper = find_game(chronicle.record.header.game), services(state).keeper

        async def view(one: int | None) -> msgspec.Raw:
            return of_today(game, await keeper.view(table_id, one, to))

        events = await keeper.events(table_id, to)
        return ReplayStep(
            number=to,
            answers=about.answers,
            at=chronicle.record.moves[to - 1] if to else None,
            view=await view(seat) if seat is not None else None,
            views=[await view(one) for one in range(about.seats)] if seat is None else None,
            public=await view(None) if seat is None else None,
            events=[event.event for event in events]
            if seat is None
            else [seen for event in events if (seen := event.seen_by(seat)) is not None],
        )

    @get("/api/tables/{table_id:str}/log")
    async def log(self, state: State, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> list[list[Any]]:
        """Return the events of the set-up and of each answer of a finished game: those a seat saw, or all."""
        chronicle = await chronicle_of(services(state), table_id, "only a finished game has such a log")
        if not 0 <= (seat or 0) < chronicle.about.seats:
            raise ApiError("no-position", "there is no such seat", 404)
        return await services(state).keeper.log(table_id, seat)

    @get("/api/tables/{table_id:str}/story")
    async def story(
        self, state: State, table_id: FromPath[str], to: FromQuery[int], seat: FromQuery[int | None] = None
    ) -> ReplayStory:
        """Return the beats of an answer of a finished game, which lead from the position before it to that after it."""
        chronicle = await chronicle_of(services(state), table_id, "only a finished game can be replayed")
        about = chronicle.about
        if not 1 <= to <= about.answers or not 0 <= (seat or 0) < about.seats:
            raise ApiError("no-position", "there is no such position", 404)
        keeper = services(state).keeper
        told = await keeper.beats(table_id, range(about.seats) if seat is None else [seat], to)
        return ReplayStory(
            number=to,
            answers=about.answers,
            at=chronicle.record.moves[to - 1],
            beats=list(told[0]) if seat is not None else list(beats_for_all(await keeper.events(table_id, to), told)),
        )

    @get("/api/tables/{table_id:str}/history")
    async def history(self, state: State, table_id: FromPath[str]) -> list[Moment]:
        """Return how a finished game went, for a chart: its state at the beginning of each chapter and at the end."""
        chronicle = await chronicle_of(services(state), table_id, "only a finished game has a history")
        return list(chronicle.about.moments)

    @get("/api/tables/{table_id:str}/chronicle", media_type="application/octet-stream")
    async def chronicle(self, state: State, table_id: FromPath[str]) -> Response[bytes]:
        """Return the chronicle of a finished game: what everybody saw, to be read by this and all later versions."""
        chronicle = await chronicle_of(services(state), table_id, "only a finished game has a chronicle")
        headers = _file(chronicle.record.header.game, SUFFIX)
        return Response(chronicle.data, media_type="application/octet-stream", headers=headers)

    @post("/api/training/{lesson:str}")
    async def lesson(
        self,
        request: Request[Any, Any, Any],
        state: State,
        lesson: FromPath[str],
        data: JSONBody[wire.LessonBody | None] = None,
    ) -> wire.MadeTable:
        """Open a table with the position of a lesson."""
        game = data.game if data is not None else None
        return await table_creation.open_lesson(services(state), guest(request), lesson, game)


def _file(game_id: str, suffix: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{game_id}{suffix}"'}


async def chronicle_of(services: Services, table_id: str, otherwise: str) -> Chronicle:
    """Return the chronicle of a table whose game is over.

    Raises:
        ApiError: the game is not over (`otherwise` says what is impossible then), or there is no such table.
        NotStored: the chronicle has just been made and could not be stored.
    """
    async with services.tables.at(table_id) as table:
        if table.status != FINISHED:
            raise ApiError("not-finished", otherwise, 403)
    return await services.keeper.of(table_id)
