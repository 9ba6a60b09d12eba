"""Changes of who sits where: what they allow, and what everybody at the table learns of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from tests.server.helpers import House, Person, Visit, in_house
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.database_schema import SEATS


def codes(table: dict[str, Any]) -> list[tuple[str, int, str]]:
    """The notes of a snapshot: code, seat and name."""
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
        table = await anna.snapshot(made["id"])
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
        assert codes(await clara.snapshot(made["id"])) == expected

    in_house(tmp_path, play)
    in_house(tmp_path, later)


async def in_play(house: House, *, public: bool = False, people: int = 3) -> tuple[str, list[Person]]:
    """A table of people at which all have answered once; its path, and the people, the host first."""
    found = [await house.person() for _ in range(people)]
    made = await found[0].make("me", *["open"] * (people - 1), public=public)
    for seat in range(1, people):
        await found[seat].sit(made, seat, name=f"P{seat}")
    path = f"/api/tables/{made['id']}"
    while not (table := await found[0].snapshot(made["id"]))["number"]:
        for seat in range(people):
            for decision in (await found[seat].snapshot(made["id"]))["decisions"]:
                if decision["sealed"] is None:
                    body = {"seat": seat, "decision": decision["number"], "action": decision["default"]}
                    await found[seat].post(f"{path}/answer", body)
    assert table["table"]["status"] == "playing"
    return path, found


async def _newcomers(person: Person, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get(path))["newcomers"]
    return found


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("way", ["free", "leave"])
def test_a_seat_abandoned_in_play_needs_the_consent_of_everybody_present(visit: Visit, public: bool, way: str) -> None:
    """Otherwise the host, or anybody at a public table, would see the hand with a second browser."""

    async def play(house: House) -> None:
        path, (anna, boris, clara) = await in_play(house, public=public)
        body: dict[str, Any] = {"name": "Second"}
        if way == "free":
            await anna.post(f"{path}/seats/2/free")
        else:
            await clara.post(f"{path}/leave")
        if not public:
            body["secret"] = secret_of((await anna.post(f"{path}/seats/2/link"))["link"])
        second, third = await house.person(), await house.person()
        for _ in range(2):
            table = await second.post(f"{path}/seats/2/claim", body)
            assert not table["seats"][2]["mine"] and table["look"] is None and not table["decisions"]
        assert await _newcomers(second, path) == [{"seat": 2, "name": "Second", "mine": True, "agreed": []}]
        assert (await third.post(f"{path}/seats/2/claim", body, 409))["code"] == "asked-for"
        for stranger in (second, third):
            assert (await stranger.post(f"{path}/seats/2/admit", {"yes": True}, 409))["code"] == "not-yours"
        assert (await third.post(f"{path}/seats/2/admit", {"yes": False}, 409))["code"] == "not-yours"
        table = await anna.post(f"{path}/seats/2/admit", {"yes": True})
        assert table["newcomers"] == [{"seat": 2, "name": "Second", "mine": False, "agreed": [0]}]
        assert not (await second.get(path))["seats"][2]["mine"]
        await boris.post(f"{path}/seats/2/admit", {"yes": True})
        table = await second.get(path)
        assert table["seats"][2]["mine"] and table["look"] == 2 and table["newcomers"] == []
        assert codes(table)[-1] == ("seat-claimed", 2, "Second")
        assert (await boris.post(f"{path}/seats/2/admit", {"yes": True}, 409))["code"] == "stale"
        # The newcomer may go and come back; the person before may not any more.
        await second.post(f"{path}/leave")
        if public and way == "leave":
            assert not (await clara.post(f"{path}/seats/2/claim", {}))["seats"][2]["mine"]
            await clara.post(f"{path}/seats/2/admit", {"yes": False})
            assert (await second.post(f"{path}/seats/2/claim", {}))["seats"][2]["mine"]

    visit(play)


def test_a_newcomer_who_is_declined_cannot_ask_again(visit: Visit) -> None:
    async def play(house: House) -> None:
        path, (anna, boris, clara) = await in_play(house, public=True)
        await clara.post(f"{path}/leave")
        dora, emil = await house.person(), await house.person()
        await dora.post(f"{path}/seats/2/claim", {})
        await anna.post(f"{path}/seats/2/admit", {"yes": True})
        await boris.post(f"{path}/seats/2/admit", {"yes": False})
        assert await _newcomers(anna, path) == []
        assert (await dora.post(f"{path}/seats/2/claim", {}, 403))["code"] == "declined"
        await emil.post(f"{path}/seats/2/claim", {})
        await anna.post(f"{path}/seats/2/bot", {"bot": "random"})
        assert await _newcomers(anna, path) == []

    visit(play)


def test_a_host_left_alone_cannot_see_the_hand_of_a_person_whose_seat_was_freed(visit: Visit) -> None:
    """Nobody else is there to agree; a bot may have the seat, or the person who played there."""

    async def play(house: House) -> None:
        path, (anna, boris) = await in_play(house, people=2)
        await anna.post(f"{path}/seats/1/free")
        body = {"secret": secret_of((await anna.post(f"{path}/seats/1/link"))["link"])}
        second = await house.person()
        assert (await second.post(f"{path}/seats/1/claim", body, 409))["code"] == "only-bot"
        assert (await boris.post(f"{path}/seats/1/claim", body))["seats"][1]["mine"]

    visit(play)


def test_seats_go_freely_before_the_game_begins_and_where_nobody_is_left(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, clara = [await house.person() for _ in range(3)]
        made = await anna.make("me", "open", public=True)
        path = f"/api/tables/{made['id']}"
        await boris.sit(made, 1)
        await boris.post(f"{path}/leave")
        assert (await clara.post(f"{path}/seats/1/claim", {}))["seats"][1]["mine"]
        path, (anna, boris) = await in_play(house, public=True, people=2)
        await boris.post(f"{path}/leave")
        assert (await boris.post(f"{path}/seats/1/claim", {}))["seats"][1]["mine"], "the same guest comes back"

    visit(play)


def test_who_played_at_a_seat_is_known_after_a_restart(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def play(house: House) -> None:
        path, (_, _, clara) = await in_play(house, public=True)
        await clara.post(f"{path}/leave")
        kept.extend([path, clara.http.cookies[COOKIE]])

    async def later(house: House) -> None:
        dora, clara = await house.person(), await house.person()
        clara.http.cookies.set(COOKIE, kept[1])
        assert not (await dora.post(f"{kept[0]}/seats/2/claim", {}))["seats"][2]["mine"]
        assert (await clara.post(f"{kept[0]}/seats/2/claim", {}))["seats"][2]["mine"]
        assert await _newcomers(clara, kept[0]) == []

    in_house(tmp_path, play)
    in_house(tmp_path, later)


def test_two_people_of_one_name_can_be_told_apart(visit: Visit) -> None:
    """By their names in every text: the second of them gets a number, also on one screen."""

    async def play(house: House) -> None:
        anna, other = await house.person(), await house.person()
        made = await anna.make("me", "open", "hotseat:anna", "open", name="Anna")
        await other.sit(made, 1, name=" Anna")
        await other.post(f"/api/tables/{made['id']}/seats/1/claim", {"name": "Anna"})
        names = [seat["name"] for seat in (await anna.snapshot(made["id"]))["seats"]]
        assert names == ["Anna", "Anna (3)", "anna (2)", ""]

    visit(play)


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
