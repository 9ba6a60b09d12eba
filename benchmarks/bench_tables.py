"""Measure what many open tables cost: on disk, in memory, to load, and in the looks at what is due.

A few tables of both games are played for a while and leave memory; copies of them fill an SQLite database. Then a
server opens it, and loads some tables of each game: from their saved matches, and from their logs alone.

    python benchmarks/bench_tables.py [--tables N] [--loaded N]
"""

from __future__ import annotations

import argparse
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.helpers import House, in_house
from undercroft.server.storage.writing.due_rows import DueRows
from undercroft.server.tables.core.table_details import FINISHED

GAMES = (("dungeon-lords", "full", 4), ("dungeoneer", "tomb", 3))
PLAYED = (20, 60, 120, 200)
"""How many answers the tables have that are copied."""

PARTS = (
    ("tables", "id"),
    ("seats", "table_id"),
    ("actions", "table_id"),
    ("due", "table_id"),
    ("saved_matches", "table_id"),
)
"""What is copied, and which column has the id of its table."""

PACE = 3 * 86400
LOOKS = 200


async def play(house: House) -> None:
    """Create the tables that are copied, all at three days for an answer."""
    chance = random.Random(1)
    for game, preset, seats in GAMES:
        for answers in PLAYED:
            people = [await house.person() for _ in range(seats)]
            made = await people[0].make("me", *["open"] * (seats - 1), game=game, preset=preset, pace=PACE)
            for seat in range(1, seats):
                await people[seat].sit(made, seat)
            async with house.services.tables.at(made["id"]) as table:
                while table.answer_count < answers and table.status != FINISHED:
                    seat = chance.choice(table.state.to_act)
                    await table.give(seat, chance.choice(table.state.legal_actions(seat)))
    tables = house.services.tables
    await tables.save([await tables.get(table_id) for table_id in tables.ids()])


def copy_tables(file: Path, count: int) -> tuple[int, float, float]:
    """Copy the tables until there are so many.

    Returns:
        How many answers they have, how many bytes a table takes, and how many of these its saved match takes.
    """
    with closing(sqlite3.connect(file)) as database:
        [there] = database.execute("SELECT count(*) FROM tables").fetchone()
        database.execute(
            "CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            f"WHERE i < {max(1, count // there)}) SELECT i FROM n"
        )
        for name, key in PARTS:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            values = ", ".join([f"{key} || '-' || i" if column == key else column for column in columns])
            database.execute(f"INSERT INTO {name} SELECT {values} FROM {name}, numbers WHERE {key} != ''")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [rows] = database.execute("SELECT count(*) FROM actions").fetchone()
        [tables] = database.execute("SELECT count(*) FROM tables").fetchone()
        [saved] = database.execute("SELECT coalesce(sum(length(data)), 0) FROM saved_matches").fetchone()
    return rows, file.stat().st_size / tables, saved / tables


Times = tuple[list[float], list[float]]
"""Milliseconds, in order of size: as the clock counts, and of processor time, which waiting does not lengthen."""


async def timed(what: Callable[[], Awaitable[object]], times: int) -> Times:
    """Do something so many times, and return how long each time took."""
    found: Times = [], []
    for _ in range(times):
        begun = time.perf_counter(), time.process_time()
        await what()
        found[0].append((time.perf_counter() - begun[0]) * 1000)
        found[1].append((time.process_time() - begun[1]) * 1000)
    return sorted(found[0]), sorted(found[1])


def told(name: str, times: Times) -> str:
    """Return a line about times in milliseconds."""
    parts = [
        f"p50 {statistics.median(one):.2f} ms, p99 {one[min(len(one) - 1, int(0.99 * len(one)))]:.2f} ms"
        for one in times
    ]
    return f"{name}: {parts[0]} (of processor time {parts[1]})"


def memory() -> float:
    """Return how many megabytes this process takes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


async def measure(house: House, file: Path, loaded: int) -> None:
    """Measure a server that has these tables."""
    services = house.services
    await services.due.stop()
    rows, now = DueRows(services.engine), services.clock.time()
    print(told("a look at what is due, of which nothing is", await timed(lambda: rows.claim(now, now, 20), LOOKS)))
    for game, *_ in GAMES:
        query = "SELECT id FROM tables WHERE header LIKE ? AND status != 'finished' ORDER BY random() LIMIT ?"
        with closing(sqlite3.connect(file)) as database:
            ids = [row[0] for row in database.execute(query, (f'{{"game":"{game}"%', loaded))]
        await services.tables.get(ids[0])  # so that what happens once is done
        before = memory()
        print(told(f"loading a table of {game} from its saved match", await load_all(house, ids[1:])))
        print(f"memory of a loaded table: {(memory() - before) * 1000 / len(ids):.0f} KB")
        with closing(sqlite3.connect(file)) as database:
            database.executemany("DELETE FROM saved_matches WHERE table_id = ?", [(table_id,) for table_id in ids])
            database.commit()
        await forget_all(house)
        print(told(f"loading a table of {game} from its log alone", await load_all(house, ids[1:])))
        await forget_all(house)


async def load_all(house: House, ids: Sequence[str]) -> Times:
    """Load tables, one after another, and return how long each took."""
    left = iter(ids)
    return await timed(lambda: house.services.tables.get(next(left)), len(ids))


async def forget_all(house: House) -> None:
    """Let all tables leave memory, without saving anything."""
    for table_id in house.services.tables.ids():
        table = await house.services.tables.get(table_id)
        table.used = -1e9
    house.services.tables.sweep()


def main(words: Sequence[str]) -> None:
    """Do it as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="how many tables the database has")
    parser.add_argument("--loaded", type=int, default=1000, help="how many of each game are loaded")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        data, file = Path(folder), Path(folder) / "tables.sqlite3"
        in_house(data, play)
        rows, size, saved = copy_tables(file, asked.tables)
        print(f"{asked.tables:,} tables: {rows:,} answers, {size / 1000:.1f} KB a table on disk")
        print(f"saved matches are {saved / 1000:.1f} KB of it")
        begun = time.perf_counter()

        async def opened(house: House) -> None:
            print(f"the server starts in {time.perf_counter() - begun:.1f} s")
            await measure(house, file, asked.loaded)

        in_house(data, opened, tables_in_memory=asked.loaded)


if __name__ == "__main__":
    main(sys.argv[1:])
