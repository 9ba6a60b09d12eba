"""Changes of who sits where: what they allow, and what everybody at the table learns of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select, text

from tests.server.helpers import House, Person, Visit, in_house
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import SEATS


def codes(table: dict[str, Any]) -> list[tuple[str, int, str]]:
    """The notes of a picture: code, seat and name."""
    return [(note["code"], note["seat"], note["name"]) for note in table["notes"]]


def secret_of(link: str) -> str:
    """The secret in a link."""
    return link.partition("#")[2]


async def link_of(person: Person, table_id: str, seat: int) -> str:
    """Make a new link for a seat; its secret."""
    return secret_of((await person.post(f"/api/tables/{table_id}/seats/{seat}/link"))["link"])


def test_a_host_cannot_take_over_an_invited_player_s_seat(visit: Visit) -> None:
    """The links of a new table are for its open seats, and die when somebody takes the seat."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "hotseat:Ada", "open", "bot:random")
        assert [bool(seat["link"]) for seat in made["seats"]] == [False, False, True, False]
        await boris.sit(made, 2, name="Boris")
        path = f"/api/tables/{made['id']}/seats/2"
        secret = secret_of(made["seats"][2]["link"])
        assert (await anna.post(f"{path}/claim", {"secret": secret}, 403))["code"] == "not-yours"
        assert (await anna.post(f"{path}/link", status=403))["code"] == "not-yours"
        table = await anna.picture(made["id"])
        assert not table["seats"][2]["mine"] and table["seats"][2]["name"] == "Boris"
        own = await link_of(boris, made["id"], 2)
        tablet = await house.person()
        await tablet.post(f"{path}/claim", {"secret": own})
        assert (await boris.post(f"{path}/claim", {"secret": own}, 403))["code"] == "not-yours"

    visit(play)


def test_every_change_of_a_seat_is_told_to_the_table_and_stays_in_its_log(tmp_path: Path) -> None:
    expected = [
        ("seat-claimed", 1, "Boris"),
        ("seat-link", 1, "Boris"),
        ("seat-claimed", 1, "Boris"),
        ("seat-bot", 2, ""),
    ]
    made: dict[str, Any] = {}

    async def play(house: House) -> None:
        anna, boris, tablet = await house.person(), await house.person(), await house.person()
        made.update(await anna.make("me", "open", "open"))
        async with anna.live(made["id"]) as live:
            await live.hello()
            await boris.sit(made, 1, name="Boris")
            await live.until_table(lambda table: codes(table) == expected[:1])
            secret = await link_of(boris, made["id"], 1)
            await live.until_table(lambda table: codes(table) == expected[:2])
            await tablet.post(f"/api/tables/{made['id']}/seats/1/claim", {"secret": secret})
            await link_of(anna, made["id"], 2)  # an open seat is nobody's: there is nothing to tell
            await anna.post(f"/api/tables/{made['id']}/seats/2/bot", {"bot": "random"})
            await live.until_table(lambda table: codes(table) == expected)
            assert secret not in "".join(live.raw)

    async def later(house: House) -> None:
        clara = await house.person()
        assert codes(await clara.picture(made["id"])) == expected

    in_house(tmp_path, play)
    in_house(tmp_path, later)


def test_links_of_taken_seats_die_with_the_update(tmp_path: Path) -> None:
    """Older versions left the links of taken seats alive."""
    seats: list[dict[str, Any]] = [{"seat": 0, "guest": "anna"}, {"seat": 1, "guest": None}]

    async def run() -> list[tuple[int, str | None]]:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'a'}")
        await migrate(engine, "0003")
        async with engine.begin() as connection:
            columns = "id, header, host, public, chat, status, to_act, made, changed"
            values = "'t', '', 'anna', 0, 0, '', '', 0, 0"
            await connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
            columns = "table_id, seat, kind, name, colour, shape, guest, secret"
            sql = text(f"INSERT INTO seats ({columns}) VALUES ('t', :seat, 'person', '', '', '', :guest, 'hash')")
            await connection.execute(sql, seats)
        await migrate(engine)
        async with engine.connect() as connection:
            rows = (await connection.execute(select(SEATS.c.seat, SEATS.c.secret).order_by(SEATS.c.seat))).all()
        await engine.dispose()
        return [(row[0], row[1]) for row in rows]

    assert asyncio.run(run()) == [(0, None), (1, "hash")]
