"""The tables of `bench_bots.py` at which bots think all the time.

    python benchmarks/load/thinking.py PORT SECONDS GAME BOT TABLES

Each table has one person, who gives the default answer as soon as there is a question, and bots on all other seats. It
prints ``ready`` once every bot has been asked something, and one line of JSON at the end.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import msgspec
from ours import CHANGES, sign_in
from sockets import ask

from undercroft.kernel.engine.games import find_game

LOOK = 0.1
"""The person looks at the table every so many seconds, so that looking costs the server next to nothing."""


async def table(port: int, cookie: str, game_id: str, bot: str, answers: list[int]) -> None:
    """Play game after game with bots until the task is cancelled; count the person's answers."""
    headers = {**CHANGES, "Cookie": cookie}
    game = find_game(game_id)
    seats = ["me", *[f"bot:{bot}"] * (max(game.seat_counts) - 1)]
    while True:
        new = {"game": game_id, "preset": list(game.presets)[-1], "seats": seats}
        _, made = await ask(port, "POST", "/api/tables", new, headers)
        path = f"/api/tables/{msgspec.json.decode(made)['id']}"
        while True:
            _, data = await ask(port, "GET", path, None, headers)
            picture: dict[str, Any] = msgspec.json.decode(data)
            if picture["table"]["status"] == "finished":
                break
            for decision in picture["decisions"]:
                said = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
                try:
                    await ask(port, "POST", f"{path}/answer", said, headers)
                    answers[0] += 1
                except RuntimeError as error:
                    if "409" not in str(error):  # a bot was quicker, and there is another question
                        raise
            await asyncio.sleep(LOOK)


async def think(port: int, seconds: float, game_id: str, bot: str, tables: int) -> dict[str, Any]:
    """Keep bots thinking for some seconds; how many answers the people gave in that time."""
    answers = [0]
    cookie = await sign_in(port)
    tasks = [asyncio.create_task(table(port, cookie, game_id, bot, answers)) for _ in range(tables)]
    while not answers[0]:
        await asyncio.sleep(LOOK)
    print("ready", flush=True)
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    for task in done:
        task.result()  # only an error ends one before its time
    return {"answers": answers[0]}


def main() -> None:
    """Play the tables that the command line names."""
    port, seconds, game_id, bot, tables = sys.argv[1:]
    print(json.dumps(asyncio.run(think(int(port), float(seconds), game_id, bot, int(tables)))))


if __name__ == "__main__":
    main()
