"""Readers receive the same bytes in two games that differ only in what they may not know."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.amounts import daily
from tests.server.helpers import GAME, House, Live, Visit
from undercroft.bots import make_bot
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.database_engine import make_engine
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.seats import PERSON, Seat
from undercroft.server.tables.core.story import ENCODER
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import TableDetails
from undercroft.server.tables.snapshots.table_snapshot import whole


def table_of(match: Match, path: Path) -> Table:
    """A table where each seat has a different guest."""
    writer = BatchWriter(make_engine(f"sqlite+aiosqlite:///{path / 'unused'}"), Metrics())
    seats = [Seat(PERSON, name=f"n{number}", guest=f"g{number}") for number in range(match.state.seats)]
    return Table("secret", TableDetails("g0", False, False), seats, match, writer)


CHOSEN = [
    (GAME, "full", (), 4, "1"),
    (GAME, "full", (), 2, "2"),
    (GAME, "full", (), 3, "3"),
    ("dungeoneer", "both", (), 3, "4"),
    ("dungeoneer", "tomb", (), 2, "5"),
    ("dungeoneer", "vault", ("no_white_spots",), 4, "6"),
    ("dungeoneer", "both", (), 1, "27"),
]
OTHERS = [
    (name, find_game(name).default_preset, (), max(find_game(name).seat_counts), "8")
    for name in GAMES
    if name not in {chosen[0] for chosen in CHOSEN}
]


@pytest.mark.parametrize(
    ("name", "preset", "options", "seats", "seed"), daily([*CHOSEN, *OTHERS], CHOSEN[1], CHOSEN[3], CHOSEN[4])
)
def test_snapshots_of_worlds_that_cannot_be_told_apart(
    tmp_path: Path, name: str, preset: str, options: tuple[str, ...], seats: int, seed: str
) -> None:
    """At every position of whole games, for every viewer: view, decisions, undo, events, everything."""
    game = find_game(name)
    match = Match.start(game, seats, game.options_from(preset, options), seed)
    table = table_of(match, tmp_path)
    chance = Chance.from_seed(f"worlds {seed}")
    positions = 0
    while not match.state.is_terminal:
        real = match.state
        for viewer in (*range(seats), None):
            guest = None if viewer is None else f"g{viewer}"
            seen = ENCODER.encode(whole(table, guest, viewer, 0, 0))
            match.state = real.determinize(viewer, chance)
            assert ENCODER.encode(whole(table, guest, viewer, 0, 0)) == seen
            match.state = real
            assert match.record.header.seed.encode() not in seen or len(seed) < 9
        positions += 1
        seat = chance.pick(match.state.to_act)
        bot = make_bot("random", name, f"{seed} {positions}")
        match.apply(seat, bot.choose(match.state.view(seat), match.state.decision(seat)))
        table.changed()
    assert positions > 40


def test_the_seed_is_secret_until_the_end(tmp_path: Path) -> None:
    game = find_game(GAME)
    seed = "a seed that would be seen"
    match = Match.start(game, 2, game.preset("full"), seed)
    table = table_of(match, tmp_path)
    chance = Chance.from_seed("end")
    while not match.state.is_terminal:
        assert seed.encode() not in ENCODER.encode(whole(table, "g0", 0, 0, 0))
        seat = match.state.to_act[0]
        match.apply(seat, chance.pick(match.state.legal_actions(seat)))
        table.changed()
    assert seed.encode() in ENCODER.encode(whole(table, None, None, 0, 0))


def scrubbed(texts: list[str], table_id: str) -> list[str]:
    """The messages without times and without the table's id, which always differ."""
    return [re.sub(r'"at":[0-9.]+', '"at":0', text.replace(table_id, "TABLE")) for text in texts]


def test_sockets_show_nothing_of_sealed_answers(visit: Visit) -> None:
    """Of two tables with the same seed, at one the other seat gives another answer and changes it twice."""

    async def play(house: House) -> None:
        anna, boris, clara = await house.person(), await house.person(), await house.person()
        received: list[list[list[str]]] = []
        for answers in ([0], [1, 2, 1]):
            made = await anna.make("me", "open", seed="sealed", preset="full")
            await boris.sit(made, 1, name="Boris")
            async with (
                anna.live(made["id"]) as seat,
                clara.live(made["id"]) as spectator,
                boris.live(made["id"]) as other,
            ):
                decision = (await other.hello())["decisions"][0]
                await seat.hello()
                await spectator.hello()
                for index in answers:
                    action = decision["options"][index]["action"]
                    assert (await other.answer(decision, action))["type"] == "done"
                await settle(seat, spectator)
                assert not seat.table["seats"][1]["to_act"] and seat.table["seats"][0]["to_act"]
                more = [
                    await anna.get(f"/api/tables/{made['id']}"),
                    await anna.get(f"/api/tables/{made['id']}/report"),
                    await anna.get(f"/api/tables/{made['id']}/chat"),
                    await clara.get(f"/api/tables/{made['id']}"),
                ]
                last = [tables(seat)[-1], tables(spectator)[-1], *[msgspec.json.encode(one).decode() for one in more]]
                counts = [[str(len(tables(live)))] for live in (seat, spectator)]
                received.append([scrubbed(last, made["id"]), *counts])
        assert received[0] == received[1]

    visit(play)


def tables(live: Live) -> list[str]:
    """The snapshots of the table that a socket has received, as text."""
    return [text for text in live.raw if '"table"' in text[:20]]


async def settle(*lives: Live) -> None:
    """Read all messages up to those that show seat 1's answer, and whatever comes with them."""
    for live in lives:
        await live.until_table(lambda table: not table["seats"][1]["to_act"])
        await live.send(type="ping")
        await live.until(lambda message: message["type"] == "pong")


def test_nothing_secret_in_the_logs(visit: Visit, capfd: pytest.CaptureFixture[str]) -> None:
    from undercroft.server.runtime.logs import set_up_logs

    kept: list[str] = []

    async def play(house: House) -> None:
        import structlog

        set_up_logs()
        try:
            anna, boris = await house.person(), await house.person()
            made = await anna.make("me", "open", seed="the seed in the logs")
            await boris.sit(made, 1, name="Boris")
            kept.extend([made["id"], "the seed in the logs", "Boris", anna.http.cookies["undercroft_guest"]])
            kept.append(made["seats"][1]["link"].partition("#")[2])
            decision = (await boris.get(f"/api/tables/{made['id']}"))["decisions"][0]
            body = {"seat": 1, "decision": decision["number"], "action": decision["default"]}
            await boris.post(f"/api/tables/{made['id']}/answer", body)
            kept.append(decision["default"])
        finally:
            structlog.reset_defaults()

    visit(play)
    captured = capfd.readouterr()
    assert "table-made" in captured.err
    assert not [secret for secret in kept if secret in captured.err + captured.out]
