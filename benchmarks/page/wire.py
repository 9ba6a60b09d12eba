"""How many bytes an own answer against three bots brings over the socket."""

from __future__ import annotations

import json
import random
import statistics
import tempfile
from pathlib import Path

from setting import BOTS, table

from tests.server.helpers import PICTURES, house


async def sizes(game: str, default: bool, answers: int) -> dict[str, float]:
    """Play a game over a socket, and return what was sent.

    Args:
        game: its id.
        default: whether the person takes every default, or else answers at random.
        answers: how many are given, at most.
    """
    dice = random.Random("bytes")
    with tempfile.TemporaryDirectory() as data:
        async with house(Path(data)) as server:
            person = await server.person()
            made = await person.make("me", *BOTS, **table(game, "bytes"))
            given = 0
            async with person.live(made["id"]) as live:
                await live.hello()
                while live.table["table"]["status"] != "finished" and given < answers:
                    asked = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
                    if not asked:
                        await live.until_table()
                        continue
                    option = dice.choice(asked[0]["options"])["action"]
                    await live.answer(asked[0], asked[0]["default"] if default else option)
                    given += 1
                found = [len(text.encode()) for text in live.raw if json.loads(text)["type"] in PICTURES]
    return {"per_answer": sum(found) / given, "median_message": statistics.median(found), "answers": given}
