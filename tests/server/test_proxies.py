"""Answers that were given for people who were away are marked, and tell nobody what is still sealed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import House, Person, Visit, in_house, play_out
from tests.server.test_answer_deadlines import PACE, answer_own, look
from undercroft.kernel.history.chronicle import Chronicle
from undercroft.kernel.history.records import BY_BOT, BY_DEFAULT, Record
from undercroft.server.tables.core.table import Table


async def seated(home: House, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table, at which both are asked."""
    anna, boris = await home.person(), await home.person()
    made = await anna.make("me", "open", preset="first", **{**PACE, **more})
    await boris.sit(made, 1, name="Boris")
    return anna, boris, made["id"]


async def at_rest(home: House, table_id: str) -> Table:
    """The table, once nothing is answered for anybody any more."""
    table = await home.services.tables.get(table_id)
    while table.bot_task is not None and not table.bot_task.done():
        await table.bot_task
    return table


def given(table: dict[str, Any]) -> list[tuple[int, int, bool]]:
    """The answers that are marked: after how many answers, for which seat, whether by a bot."""
    return [(one["number"], one["seat"], one["bot"]) for one in table["proxies"]]


@pytest.mark.parametrize("absent", [None, "random"])
def test_what_was_answered_for_somebody_away_is_marked_and_stays_so(tmp_path: Path, absent: str | None) -> None:
    """In the snapshot, wherever the table is loaded, and in the record and the chronicle; not what they answer."""
    kept: dict[str, Any] = {}

    async def play(home: House) -> None:
        anna, boris, table_id = await seated(home, absent=absent)
        async with anna.live(table_id) as live:
            await live.hello()
            await answer_own(live)
            assert live.table["proxies"] == []
            await look(home)
            await at_rest(home, table_id)
            table = await anna.snapshot(table_id)
            marked = given(table)
            assert marked[0] == (1, 1, absent is not None) and {seat for _, seat, _ in marked} == {1}
            for one in table["proxies"]:
                known = (await home.services.tables.get(table_id)).log.known_after(0, one["number"])
                assert one["at"] == known
            spectator = await (await home.person()).snapshot(table_id)
            assert given(spectator) == marked
        await boris.post(f"/api/tables/{table_id}/back")
        table = await anna.snapshot(table_id)
        assert given(table) == marked and table["notes"][-1]["code"] == "seat-back"
        kept.update(id=table_id, proxies=table["proxies"], cookies=[one.http.cookies for one in (anna, boris)])

    async def after(home: House) -> None:
        anna, boris = await home.person(), await home.person()
        for person, cookies in zip((anna, boris), kept["cookies"], strict=True):
            person.http.cookies = cookies
        table_id = kept["id"]
        assert (await anna.snapshot(table_id))["proxies"] == kept["proxies"]
        await boris.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"}, 200)
        async with anna.live(table_id) as live:
            await play_out(live)
        first = dict.fromkeys([one["number"] + 1 for one in kept["proxies"]], BY_BOT if absent else BY_DEFAULT)
        text = (await anna.http.get(f"/api/tables/{table_id}/record")).text
        data = (await anna.http.get(f"/api/tables/{table_id}/chronicle")).content
        for record in (Record.from_text(text), Chronicle(data).record):
            assert first.items() <= record.proxies.items() and BY_BOT in record.proxies.values()
            assert {record.moves[number - 1][0] for number in record.proxies} == {1}
        table = await anna.snapshot(table_id)
        home.services.tables.forget(await home.services.tables.get(table_id))
        assert (await anna.snapshot(table_id))["proxies"] == table["proxies"] != []

    in_house(tmp_path, play)
    in_house(tmp_path, after)


async def sealed_by_a_bot(home: House) -> tuple[Person, Person, str]:
    """A bot has sealed an answer for Boris, while Anna is still asked."""
    anna, boris, table_id = await seated(home, seed="proxies")
    await boris.post(f"/api/tables/{table_id}/stand-in", {"bot": "random"}, 200)
    assert 1 not in (await at_rest(home, table_id)).state.to_act
    return anna, boris, table_id


def test_what_is_sealed_is_marked_once_it_is_shown(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna, _, table_id = await sealed_by_a_bot(home)
        table = await anna.snapshot(table_id)
        assert table["seats"][1]["away"] and not table["seats"][1]["to_act"] and table["proxies"] == []
        async with anna.live(table_id) as live:
            await live.hello()
            await answer_own(live)
            await at_rest(home, table_id)
            assert given(await live.hello())[0] == (0, 1, True)

    visit(play)


@pytest.mark.parametrize("how", ["back", "changed", "back, then changed"])
def test_who_comes_back_while_it_is_sealed_has_it_as_their_own(visit: Visit, how: str) -> None:
    """Whether they change it or not: the others see the same."""

    async def play(home: House) -> None:
        anna, boris, table_id = await sealed_by_a_bot(home)
        [mine] = (await boris.snapshot(table_id))["decisions"]
        other = next(one["action"] for one in mine["options"] if one["action"] != mine["sealed"])
        body = {"seat": 1, "decision": mine["number"], "action": other}
        if how != "changed":
            await boris.post(f"/api/tables/{table_id}/back")
        if how != "back":
            await boris.post(f"/api/tables/{table_id}/answer", body)
        note = (await anna.snapshot(table_id))["notes"][-1]
        assert (note["code"], note["seat"], note["number"]) == ("seat-back", 1, 0)
        async with anna.live(table_id) as live:
            await live.hello()
            await answer_own(live)
            assert live.table["proxies"] == []
        home.services.tables.forget(await home.services.tables.get(table_id))
        assert (await anna.snapshot(table_id))["proxies"] == []

    visit(play)


def test_what_is_taken_back_is_marked_no_more(visit: Visit) -> None:
    async def play(home: House) -> None:
        anna, _, table_id = await seated(home)
        async with anna.live(table_id) as live:
            await live.hello()
            await answer_own(live)
        await look(home)
        await at_rest(home, table_id)
        marked = given(await anna.snapshot(table_id))
        async with home.services.tables.at(table_id) as table:
            await table.rewind(marked[0][0])
            table.changed()
        assert given(await anna.snapshot(table_id)) == []

    visit(play)
