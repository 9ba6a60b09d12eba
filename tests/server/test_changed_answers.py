"""Answers changed at a barrier, and much that is taken back: neither costs others anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.helpers import House, Live, Visit, in_house
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.server.runtime.guest_limits import ANSWERS_PER_RECORD, CHANGES_PER_ANSWER
from undercroft.server.storage.database_schema import ACTIONS
from undercroft.server.storage.write_statements import NEW_ACTION
from undercroft.server.storage.writing.group_commit import BatchWriter


def a_match(seats: int = 2) -> Match:
    """A game that begins with a barrier."""
    game = find_game("dungeon-lords")
    return Match.start(game, seats, game.preset("full"), "changes")


def hesitant(changes: int, seats: int = 2) -> tuple[Match, str]:
    """A match in which seat 0 has only answered once, and a record in which it has changed this answer often."""
    match = a_match(seats)
    first, second = [option.action for option in match.state.decision(0).options][:2]
    record = Record(match.record.header)
    record.moves = [(0, first if number % 2 else second) for number in range(changes + 1)]
    match.apply(0, record.moves[-1][1])
    return match, record.to_text()


async def rows(house: House, table_id: str) -> list[tuple[int, str]]:
    """The stored answers of a table, without notes."""
    query = select(ACTIONS.c.seat, ACTIONS.c.action).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.number)
    async with house.services.engine.connect() as connection:
        return [(seat, action) for seat, action in await connection.execute(query) if seat >= 0]


async def change_often(live: Live, decision: dict[str, Any], times: int) -> list[dict[str, Any]]:
    """Answer a decision, and change the answer some times; the replies."""
    actions = [option["action"] for option in decision["options"]]
    return [await live.answer(decision, actions[number % 2]) for number in range(times + 1)]


def test_a_changed_answer_replaces_the_earlier_one_in_storage(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", seed="changes")
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            decision = (await live.hello())["decisions"][0]
            before = (await house.services.store.table(made["id"]) or [{}])[0]
            assert [reply["type"] for reply in await change_often(live, decision, 8)] == ["done"] * 9
            chosen = decision["options"][0]["action"]
            assert await rows(house, made["id"]) == [(0, chosen)]
            row = (await house.services.store.table(made["id"]) or [{}])[0]
            await change_often(live, decision, 1)
            await live.answer(decision, chosen)
            again = (await house.services.store.table(made["id"]) or [{}])[0]
            assert again["changed"] == row["changed"] > before["changed"]  # or the list would tell of the change
            theirs = (await other.hello())["decisions"][0]
            await other.answer(theirs)
            assert (await rows(house, made["id"]))[:2] == [(0, chosen), (1, theirs["default"])]
        kept.update(id=made["id"], cookie=anna.http.cookies["undercroft_guest"])
        kept["table"] = await anna.snapshot(made["id"])

    async def after(house: House) -> None:
        anna = await house.person()
        anna.http.cookies.clear()
        anna.http.cookies.set("undercroft_guest", kept["cookie"], domain="127.0.0.1")
        assert (await anna.snapshot(kept["id"]))["view"] == kept["table"]["view"]

    in_house(tmp_path, play)
    in_house(tmp_path, after)


def test_a_sealed_answer_can_be_changed_only_so_often(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", seed="changes")
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            decision = (await live.hello())["decisions"][0]
            replies = await change_often(live, decision, CHANGES_PER_ANSWER + 1)
            assert [reply["type"] for reply in replies[:-1]] == ["done"] * (CHANGES_PER_ANSWER + 1)
            assert (replies[-1]["type"], replies[-1]["code"]) == ("refused", "changes")
            assert (await other.answer((await other.hello())["decisions"][0]))["type"] == "done"
            table = await live.until_table(lambda table: table["number"] >= 2)
            assert table["number"] == 2

    visit(play)


def test_a_change_does_not_end_the_request_for_an_undo(visit: Visit) -> None:
    """Otherwise the others would see that somebody has changed a sealed answer."""

    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", "hotseat:C", seed="changes")
        await boris.sit(made, 1)
        async with anna.live(made["id"]) as live, boris.live(made["id"]) as other:
            mine = (await live.hello())["decisions"][0]
            await live.answer(mine)
            await other.answer((await other.hello())["decisions"][0])
            assert (await live.ask(type="undo", seat=0))["type"] == "done"
            action = next(option["action"] for option in mine["options"] if option["action"] != mine["default"])
            assert (await live.answer(mine, action))["type"] == "done"
            assert (await boris.snapshot(made["id"]))["request"] == {"seat": 0, "agreed": [0, 2]}
            assert (await other.ask(type="agree"))["type"] == "done"
            assert (await boris.snapshot(made["id"]))["number"] == 0

    visit(play)


@pytest.mark.parametrize("restart", [False, True])
def test_a_log_of_an_earlier_version_with_changed_answers_goes_on(visit: Visit, restart: bool) -> None:
    """Earlier versions gave each change a row; a later change and an undo must find their way in such a log."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "hotseat:B", "hotseat:C", seed="changes")
        path = f"/api/tables/{made['id']}"
        decisions = [(await me.get(path, look=seat))["decisions"][0] for seat in range(3)]
        actions = [[option["action"] for option in decision["options"]] for decision in decisions]
        given = [(0, actions[0][0]), (1, actions[1][0]), (0, actions[0][1]), (0, actions[0][2])]
        house.services.tables._tables.clear()
        writer: BatchWriter = house.services.writer
        for number, (seat, action) in enumerate(given):
            row = {"table_id": made["id"], "number": number, "seat": seat, "action": action}
            await writer.write([(NEW_ACTION, row)])

        async def sealed() -> list[str | None]:
            if restart:
                house.services.tables._tables.clear()
            snapshots = [await me.get(path, look=seat) for seat in range(3)]
            return [snapshot["decisions"][0]["sealed"] for snapshot in snapshots]

        assert (await me.snapshot(made["id"]))["number"] == 2
        assert await sealed() == [actions[0][2], actions[1][0], None]
        number = decisions[0]["number"]
        await me.post(f"{path}/answer", {"seat": 0, "decision": number, "action": actions[0][0]})
        assert await sealed() == [actions[0][0], actions[1][0], None]
        await me.post(f"{path}/undo", {"seat": 1})
        assert await sealed() == [actions[0][0], None, None]
        number = (await me.get(path, look=0))["decisions"][0]["number"]
        await me.post(f"{path}/answer", {"seat": 0, "decision": number, "action": actions[0][1]})
        await me.post(f"{path}/answer", {"seat": 1, "decision": number, "action": actions[1][1]})
        assert await sealed() == [actions[0][1], actions[1][1], None]
        await me.post(f"{path}/undo", {"seat": 1})
        await me.post(f"{path}/undo", {"seat": 0})
        assert await sealed() == [None, None, None]

    visit(play)


def test_undos_leave_room_for_the_answers_of_the_others(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.tables.changes.undo_requests.UNDONE_PER_TABLE", 6)

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "hotseat:B", seed="changes")
        path = f"/api/tables/{made['id']}"
        for _ in range(3):
            decision = (await me.get(path, look=0))["decisions"][0]
            body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}
            await me.post(f"{path}/answer", body)
            await me.post(f"{path}/undo", {"seat": 0})
        body["decision"] = (await me.get(path, look=0))["decisions"][0]["number"]
        table = await me.post(f"{path}/answer", body)
        assert table["undo"]["0"] == "undo-too-many"
        refused = await me.post(f"{path}/undo", {"seat": 0}, 409)
        assert (refused["code"], refused["refusal"]["reason"]) == ("undo", "undo-too-many")

    visit(play)


# Uploaded records.


async def upload(house: House, text: str, status: int) -> Any:
    me = house.people[0] if house.people else await house.person()
    response = await me.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert response.status_code == status, response.text
    return response.json()


def test_an_uploaded_record_may_change_an_answer_only_so_often(visit: Visit) -> None:
    async def play(house: House) -> None:
        match, text = hesitant(CHANGES_PER_ANSWER)
        made = await upload(house, text, 201)
        assert await rows(house, made["id"]) == match.record.moves
        assert (await house.people[0].snapshot(made["id"]))["number"] == 1
        _, text = hesitant(CHANGES_PER_ANSWER + 1)
        refused = await upload(house, text, 400)
        assert refused["code"] == "record"
        assert f"more than {CHANGES_PER_ANSWER} times" in refused["message"]

    visit(play)


def test_an_uploaded_record_may_be_only_so_long(visit: Visit) -> None:
    async def play(house: House) -> None:
        _, text = hesitant(ANSWERS_PER_RECORD)
        refused = await upload(house, text, 400)
        assert refused["code"] == "record" and "more than 5,000 answers" in refused["message"]
        _, text = hesitant(3 * ANSWERS_PER_RECORD)
        assert "more than 5,000 answers" in (await upload(house, text, 400))["message"]

    visit(play)
