"""Mutated records and positions: each is read or refused, by the parser, the replay, the program and the server.

Whatever a file contains, the only exceptions are the documented ones, the server never answers 5xx, and nothing hangs.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
import pytest

from tests.amounts import SOAK
from tests.cli.helpers import run
from tests.hostile.mutants import Mutants, sources
from tests.hostile.watching import watchdog
from tests.patience import PATIENCE
from tests.server.helpers import House, house
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

PARTS: Final = 10 if SOAK else 2
PER_PART: Final = 2000 if SOAK else 150
FURTHER: Final = 25
"""How many answers are given after those of a record that can be replayed."""
TO: Final = ("", "0", "1", "3", "-1", "x", "1.5", "9" * 30, "9" * 5000)
SEATS: Final = ("", "me", "me,me", "hotseat:%00,me", "hotseat:,open", "bot:nobody,me", "," * 40, "%F0%9F%97%9D,me")


def replayed(data: bytes) -> Match | None:
    """The game of a file, played under today's rules as far as its answers are legal; None if the file is refused."""
    try:
        record = Record.from_text(data.decode())
        again = Record.from_text(record.to_text())
        assert (again.header, again.moves, again.checkpoints) == (record.header, record.moves, record.checkpoints)
        match = Match.reopen(record).match
    except (UnicodeDecodeError, RecordError):
        return None
    with suppress(RecordError):
        Match.replay(record)
    return match


def play_on(match: Match, chance: Chance) -> None:
    """Play on at random, and look at everything that a reader may look at."""
    for _ in range(FURTHER):
        state = match.state
        msgspec.json.encode(match.game.summary(state))
        for seat in (None, *range(state.seats)):
            msgspec.json.decode(msgspec.json.encode(state.view(seat)))
            state.determinize(seat, chance)
        if state.is_terminal:
            break
        seat = chance.pick(state.to_act)
        assert state.decision(seat).options
        match.apply(seat, chance.pick(state.legal_actions(seat)))
    assert not match.state.census().get("wrong")
    assert Match.replay(Record.from_text(match.record.to_text())).state.fingerprint() == match.state.fingerprint()


def shown(path: Path, data: bytes) -> int:
    """The exit status of ``undercroft replay``: the game, or one line that says what is wrong."""
    path.write_bytes(data)
    ran = run("replay", path)
    assert ran.status == 0 or (ran.status == 2 and ran.out == "" and ran.err.count("\n") == 1), (ran.status, ran.err)
    return ran.status


async def uploaded(people: House, data: bytes, query: str = "") -> int:
    """The status of ``POST /api/records``; what a new table shows is asked for, too."""
    http = people.people[0].http
    headers = {"content-type": "text/plain"}
    response = await http.post(f"/api/records{query}", content=data, headers=headers, timeout=PATIENCE)
    if response.status_code == 201:
        path = f"/api/tables/{response.json()['id']}"
        table = await http.get(path, timeout=PATIENCE)
        assert table.status_code == 200, table.text
        finished = table.json()["table"]["status"] == "finished"
        for what in ("/replay?to=0", "/history", "/record", "/report"):
            there = await http.get(path + what, timeout=PATIENCE)
            assert there.status_code in ((200,) if finished else (200, 403)), there.text
    else:
        assert response.status_code in (400, 413), response.text
        codes = ("record", "option", "too-large", "bad-request") if query else ("record", "too-large")
        assert response.json()["code"] in codes, response.text
    return response.status_code


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.nightly("feeds hundreds of mutants")
def test_a_mutated_record_is_read_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: int) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    mutants = Mutants(part)
    chance = Chance.from_seed(f"hostile {part}")
    outcomes: Counter[object] = Counter()
    times: list[float] = []

    async def feed() -> None:
        most = 10**9
        async with house(tmp_path / "server", rate=float(most), burst=most, tables_per_guest=most) as people:
            await people.person()
            for number in range(PER_PART):
                data = mutants.next()
                with watchdog(f"part {part}, mutant {number}", data):
                    start = process_time()
                    match = replayed(data)
                    outcomes["replay", match is not None] += 1
                    if match is not None:
                        play_on(match, chance)
                    outcomes["program", shown(tmp_path / "mutant", data)] += 1
                    outcomes["server", await uploaded(people, data)] += 1
                    if chance.below(10) == 0:
                        await uploaded(people, data, f"?to={chance.pick(TO)}&seats={chance.pick(SEATS)}")
                times.append(process_time() - start)

    asyncio.run(feed())
    print(f"part {part}: {dict(outcomes)}, {max(times):.1f} s for the slowest")
    accepted, refused = outcomes["replay", True], outcomes["replay", False]
    assert accepted > PER_PART // 20 and refused > PER_PART // 4, outcomes
    assert min(outcomes["program", 0], outcomes["server", 201]) > PER_PART // 20, outcomes


def test_the_records_that_are_mutated_reach_deep_into_both_games() -> None:
    answers: Counter[str] = Counter()
    for record in sources():
        answers[record.header.game] += len(record.moves)
    assert min(answers["dungeon-lords"], answers["dungeoneer"]) > 1000


def test_every_action_that_can_be_written_is_legal_or_refused_for_a_reason() -> None:
    chance = Chance.from_seed("anything")
    asked = 0
    for record in sources():
        match = Match(find_game(record.header.game), record.header)
        verbs: dict[str, list[Action]] = {}
        for action in match.game.vocabulary:
            verbs.setdefault(action.verb, []).append(action)
        for seat, text in record.moves:
            if chance.below(20) == 0:
                for anybody in range(match.state.seats):
                    for actions in verbs.values():
                        action = chance.pick(actions)
                        legal = action in match.state.legal_actions(anybody)
                        assert (match.state.why_not(anybody, action) is None) == legal, (anybody, action.text)
                        asked += 1
            match.apply(seat, text)
    assert asked > 10_000
