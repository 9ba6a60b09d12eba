"""A seed that somebody has chosen or seen is not played against others who do not know that."""

from __future__ import annotations

from typing import Any

from tests.server.helpers import GAME, House, Person, Visit

WARNING = ("seed-seen", 0, "Anna")


def known(table: dict[str, Any]) -> bool:
    """Whether a snapshot says that the seed is known."""
    return bool(table["table"]["seed_known"])


def noted(table: dict[str, Any]) -> list[tuple[str, int, str]]:
    """The notes of a snapshot: code, seat and name."""
    return [(note["code"], note["seat"], note["name"]) for note in table["notes"]]


async def record_of(person: Person, table_id: str) -> str:
    """Save a game."""
    await person.post(f"/api/tables/{table_id}/disclose")
    text: str = await person.get(f"/api/tables/{table_id}/record")
    return text


def test_a_known_seed_is_told_to_all_from_the_start(visit: Visit) -> None:
    """Those who come later learn it before they sit down: they can read the table, and it is in their list."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        chosen = await anna.make("me", "open", seed="mine")
        secret = await anna.make("me", "open")
        assert known(await boris.snapshot(chosen["id"])) and not known(await boris.snapshot(secret["id"]))
        assert known(await boris.sit(chosen, 1))
        listed = (await anna.get("/api/tables"))["tables"]
        assert {table["id"]: table["seed_known"] for table in listed} == {
            chosen["id"]: True,
            secret["id"]: False,
        }
        body = {"game": GAME, "preset": "full", "seats": ["me", "open"], "seed": "mine", "public": True}
        assert (await anna.post("/api/tables", body, 400))["code"] == "seed"

    visit(play)


def test_lessons_and_uploaded_records_have_known_seeds(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        lesson = await anna.post("/api/training/1", {"game": GAME})
        assert known(await boris.snapshot(lesson["id"]))
        text = await record_of(anna, (await anna.make("me", "bot:random"))["id"])
        headers = {"content-type": "text/plain"}
        response = await anna.http.post("/api/records", params={"seats": "me,open"}, content=text, headers=headers)
        made = response.json()
        assert known(await boris.snapshot(made["id"])) and known(await boris.sit(made, 1))

    visit(play)


def test_reading_changes_no_table(visit: Visit) -> None:
    """No GET changes anything, even with the header that requests need if they do."""

    async def play(house: House) -> None:
        anna = await house.person()
        made = await anna.make("me", "hotseat:Ada")
        path = f"/api/tables/{made['id']}"
        before = await anna.snapshot(made["id"])
        for consent in ("1", ""):
            anna.http.headers["X-Undercroft"] = consent
            assert (await anna.get(f"{path}/record", 403))["code"] == "seed-unseen"
            assert (await anna.get(f"{path}/report"))["record"] is None
            for what in ("", "/chat", "/review", "/why?seat=0&action=x", "/live", "/delete", "/leave", "/disclose"):
                await anna.http.get(path + what)
            assert await anna.snapshot(made["id"]) == before and not known(before)
        assert (await anna.http.post(f"{path}/disclose")).status_code == 403, "a form of another site cannot do it"
        anna.http.headers["X-Undercroft"] = "1"
        await anna.post(f"{path}/disclose")
        del anna.http.headers["X-Undercroft"]
        await anna.get(f"{path}/record")
        assert known(await anna.snapshot(made["id"])), "now that it is known, a link may show it"

    visit(play)


def test_a_person_who_saves_a_game_knows_its_seed(visit: Visit) -> None:
    """A record contains the seed. Nobody else has a seat when it is saved, but somebody may take one later."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        for what in ("record", "report"):
            made = await anna.make("me", "hotseat:Ada", name="Anna")
            async with anna.live(made["id"]) as live:
                assert not known(await live.hello())
                await anna.post(f"/api/tables/{made['id']}/disclose")
                await live.until_table(lambda table: known(table) and noted(table) == [WARNING])
            await anna.get(f"/api/tables/{made['id']}/{what}")
            link = (await anna.post(f"/api/tables/{made['id']}/seats/1/link"))["link"]
            assert known(await boris.snapshot(made["id"]))
            body = {"secret": link.partition("#")[2]}
            assert noted(await boris.post(f"/api/tables/{made['id']}/seats/1/claim", body))[0] == WARNING
            await anna.get(f"/api/tables/{made['id']}/record", 403)
            assert (await anna.get(f"/api/tables/{made['id']}/report"))["record"] is None

    visit(play)


def test_a_table_without_others_stops_being_public_when_its_seed_is_seen(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        made = await anna.make("me", "open", public=True)
        await anna.post(f"/api/tables/{made['id']}/disclose", status=403)
        await anna.post(f"/api/tables/{made['id']}/seats/1/bot", {"bot": "random"})
        await record_of(anna, made["id"])
        table = await anna.snapshot(made["id"])
        assert known(table) and table["table"]["public"] is False

    visit(play)
