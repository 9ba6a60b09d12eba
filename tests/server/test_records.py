"""What a game leaves behind: records, reports, replays. Also records that are uploaded, and lessons."""

from __future__ import annotations

import json
from itertools import chain, pairwise
from typing import Any

import msgspec
import pytest

from tests.server.helpers import House, Visit, play_out
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.server.tables.core.event_log import MOST


def a_game(answers: int | None = None) -> Match:
    """A random game of two, or only its first answers."""
    game = find_game("dungeon-lords")
    match = Match.start(game, 2, game.preset("full"), "records")
    chance = Chance.from_seed("records")
    while not match.state.is_terminal and (answers is None or len(match.record.moves) < answers):
        seat = match.state.to_act[0]
        match.apply(seat, chance.pick(match.state.legal_actions(seat)))
    return match


async def upload(house: House, text: str | bytes, status: int = 201, **params: Any) -> Any:
    me = house.people[0]
    response = await me.http.post("/api/records", content=text, params=params, headers={"content-type": "text/plain"})
    assert response.status_code == status, response.text
    return response.json()


def test_an_unfinished_record_can_be_continued(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        match = a_game(40)
        made = await upload(house, match.record.to_text())
        assert (await me.get(f"/api/tables/{made['id']}/record")) == match.record.to_text()
        table = await me.get(f"/api/tables/{made['id']}")
        assert table["number"] == 40 and [seat["kind"] for seat in table["seats"]] == ["person", "hotseat"]
        against = await upload(house, match.record.to_text(), to=10, seats="bot:random,me")
        async with me.live(against["id"]) as live:
            table = await live.hello()
            assert table["number"] >= 10 and table["seats"][0]["kind"] == "bot"
            await play_out(live)

    visit(play)


def test_what_a_year_has_cost_and_brought_is_counted_from_its_beginning(visit: Visit) -> None:
    """A page has only the last events; the balance is made of all, and is the same for everybody."""

    async def play(house: House) -> None:
        me = await house.person()
        match = a_game()
        events = [*match.prelude, *chain(*match.events)]
        begins = [number for number, one in enumerate(events) if one.args().get("season") == "winter"]
        assert len(events) - begins[0] > MOST
        made = await upload(house, match.record.to_text())
        balances = await me.get(f"/api/tables/{made['id']}/balances")
        assert balances == json.loads(msgspec.json.encode(match.game.balances(match.state, events)))
        assert [one["year"] for one in balances] == [1, 2]
        assert balances == await (await house.person()).get(f"/api/tables/{made['id']}/balances")
        running = await upload(house, match.record.to_text(), to=3)
        assert await me.get(f"/api/tables/{running['id']}/balances") == []

    visit(play)


def test_a_finished_record_is_replayed(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        match = a_game()
        made = await upload(house, match.record.to_text())
        path = f"/api/tables/{made['id']}/replay"
        answers = len(match.record.moves)
        for to in (0, 1, 19, 20, 21, answers // 2, answers):
            position = Match.replay(match.record, to)
            step = await me.get(path, to=to)
            assert step["answers"] == answers
            assert step["views"] == json.loads(msgspec.json.encode([position.state.view(seat) for seat in (0, 1)]))
            assert step["at"] == (list(match.record.moves[to - 1]) if to else None)
            own = await me.get(path, to=to, seat=1)
            assert own["view"] == step["views"][1] and own["views"] is None
            assert len(own["events"]) <= len(step["events"])
        assert (await me.get(path, 404, to=answers + 1))["code"] == "no-position"
        assert (await me.get(path, 404, to=-1))["code"] == "no-position"
        assert (await me.get(path, 404, seat=2))["code"] == "no-position"
        table = await me.get(f"/api/tables/{made['id']}")
        assert table["table"]["seed"] == "records" and table["decisions"] == []

    visit(play)


def test_who_opens_a_finished_game_and_remembers_nothing_sees_it_at_once(visit: Visit) -> None:
    """The story of its end is for somebody who has been there; the log has it all the same."""

    async def play(house: House) -> None:
        me = await house.person()
        match = a_game()
        made = await upload(house, match.record.to_text())
        async with me.live(made["id"]) as live:
            whole = await live.hello(tell=-1)
            known = live.known
            await live.send(type="ping")
            await live.until(lambda message: message["type"] == "pong")
            assert known == live.known
            assert whole["view"]["scores"]["totals"] == list(match.state.view(None).scores.totals)

    visit(play)


def test_a_finished_game_can_be_looked_back_at(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        match = a_game()
        made = await upload(house, match.record.to_text())
        moments = await me.get(f"/api/tables/{made['id']}/history")
        assert moments[0]["number"] == 0 and moments[-1]["number"] == len(match.record.moves)
        chapters = [moment["chapter"] for moment in moments]
        assert all(one != other for one, other in pairwise(chapters[:-1]))
        parts = ["winter", "spring", "summer", "autumn", "combat"]
        assert [one["season"] for one in chapters if one["year"] == 1] == parts
        for moment in moments:
            position = Match.replay(match.record, moment["number"]).state
            summary = match.game.summary(position)
            assert summary is not None and list(summary.seats) == moment["seats"]
        scores = match.state.view(None).scores
        assert [seat["points"] for seat in moments[-1]["seats"]] == list(scores.totals)
        going = await me.make("me", "bot:random")
        assert (await me.get(f"/api/tables/{going['id']}/history", 403))["code"] == "not-finished"

    visit(play)


def test_bad_records(visit: Visit) -> None:
    good = a_game(30).record.to_text()
    lines = good.splitlines(keepends=True)

    async def play(house: House) -> None:
        await house.person()
        bad: list[str | bytes] = [
            "",
            "hello",
            b"\xff\xfe",
            "\x00" * 100,
            "undercroft-record 1",
            "undercroft-record 99\n",
            "undercroft-record 1\n{}\nend 0\n",
            good.replace("dungeon-lords", "no-such-game"),
            good[:-10],
            "".join([*lines[:10], *lines[11:]]),
            "".join([*lines[:5], "0 pass\n", *lines[5:]]),
            "undercroft-record 1\n" + "[" * 10_000 + "\nend 0\n",
        ]
        for text in bad:
            assert (await upload(house, text, 400))["code"] == "record", text[:60]
        assert (await upload(house, good, 400, to=31))["code"] == "record"
        assert (await upload(house, good, 400, seats="me"))["code"] == "option"
        assert (await upload(house, good, 400, seats="me,bot:nobody"))["code"] == "option"
        assert (await upload(house, good, 400, seats="bot:random,bot:random"))["code"] == "option"
        assert (await house.people[0].get("/api/tables"))["tables"] == []

    visit(play)


def test_a_battle_that_no_game_has_is_refused(visit: Visit) -> None:
    record = a_game(0).record
    bad = [
        "party thief1 thief2 thief3 priest1 priest2; tiles 2,0; training",
        "party paladin1 paladin2; tiles 2,0; training",
        "party thief1 paladin1; tiles 2,0; training",
        "party thief1; tiles 2,0; cards ? ? ? ?; training",
        f"party thief1; gold {'9' * 5000}; tiles 2,0; training",
    ]
    good = "party thief1; tiles 2,0; training"

    async def play(house: House) -> None:
        await house.person()
        for seats, position in [*[(1, position) for position in bad], (2, good), (10**12, good)]:
            record.header = msgspec.structs.replace(record.header, seats=seats, position=position)
            record.checkpoints = {}
            refused = await upload(house, record.to_text(), 400)
            assert refused["code"] == "record" and "position" in refused["message"], position
        record.header = msgspec.structs.replace(record.header, seats=1)
        await upload(house, record.to_text())

    visit(play)


def test_a_report_has_no_secret_while_others_play(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", seed="a long seed for a report")
        await boris.sit(made, 1)
        for who in (anna, boris):
            report = await who.get(f"/api/tables/{made['id']}/report")
            assert report["record"] is None and "a long seed" not in str(report) and made["id"] not in str(report)
            assert report["undercroft"] and report["picture"]["view"]
            await who.get(f"/api/tables/{made['id']}/record", 403)
        alone = await anna.make("me", "bot:random")
        await anna.post(f"/api/tables/{alone['id']}/disclose")
        report = await anna.get(f"/api/tables/{alone['id']}/report")
        assert report["record"].startswith("undercroft-record")

    visit(play)


@pytest.mark.parametrize("lesson", ["1", "4", "room"])
def test_lessons(visit: Visit, lesson: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        games = await me.get("/api/games")
        solution = next(one["solution"] for one in games[0]["lessons"] if one["id"] == lesson)
        made = await me.post(f"/api/training/{lesson}", {})
        path = f"/api/tables/{made['id']}"
        table = await me.get(path)
        assert table["table"]["lesson"] == lesson and table["decisions"]
        for action in solution:
            decision = (await me.get(path))["decisions"][0]
            await me.post(f"{path}/answer", {"seat": 0, "decision": decision["number"], "action": action})
        again = await me.post(f"/api/training/{lesson}", None)
        assert again["id"] != made["id"]
        assert (await me.post("/api/training/99", {}, 404))["code"] == "no-lesson"
        assert (await me.post("/api/training/1", {"game": "chess"}, 400))["code"] == "option"

    visit(play)
