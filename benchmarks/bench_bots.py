"""Measure what bots cost: their answers, what they are asked with, and how much they slow other tables of a server.

Of each game: the view, the decision and a world (median and 99th percentile), and the answers of each bot at positions
of games between `greedy` bots, with the time that it has where somebody waits. Then, against one server with the
default number of bot processes: how long a quiet person waits for an answer, alone and while the strongest bots of two
other tables think all the time. All is printed and added to ``bench.json`` as ``bots``.

    python benchmarks/bench_bots.py [--seconds S] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench import SUBJECTS, Subject, measure_questions
from bench_guest import beside
from bench_server import FREE, HERE, ROOT, Server

from undercroft.bots import THINKS, answer_of, bots_of, levels_of, make_bot, usual_bot
from undercroft.compiled import COMPILED, engine
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import GAMES

TABLES = 2
"""How many tables with level-5 bots: at four seats, six bots, of which at least four have something to think about."""

WANTED_RATIO = 2.0
WANTED_SECONDS = 1.0 if engine() == COMPILED else 3.0


def positions(subject: Subject, number: int) -> list[tuple[State, int]]:
    """Positions of a game between the usual bots at which a seat has a choice, in a random order."""
    state = subject.new_game(number)
    bots = [make_bot(usual_bot(subject.game.id), subject.game.id, str(seat)) for seat in range(state.seats)]
    found = []
    answers = 0
    while not state.is_terminal:
        seat, legal = state.question()
        said = legal[0]
        if len(legal) > 1:
            found.append((state.clone(), seat))
            said = subject.game.vocabulary.parse(answer_of(bots[seat], state, seat, f"{number} {answers}"))
        state.play_unchecked(seat, said)
        answers += 1
    random.Random(number).shuffle(found)
    return found


def measure_answers(subject: Subject, seconds: float) -> dict[str, dict[str, float]]:
    """Milliseconds that each bot takes for an answer: median and 99th percentile, and how many were measured."""
    asked = positions(subject, 1)
    found = {}
    for name in bots_of(subject.game.id):
        times: list[float] = []
        end = time.perf_counter() + seconds
        for number, (state, seat) in enumerate(asked):
            start = time.perf_counter()
            if start > end and len(times) > 1:
                break
            answer_of(make_bot(name, subject.game.id, str(number), THINKS), state, seat, str(number))
            times.append(1e3 * (time.perf_counter() - start))
        part = {"median": statistics.median(times), "p99": statistics.quantiles(times, n=100, method="inclusive")[98]}
        found[name] = {**part, "answers": len(times)}
    return found


def thinkers(server: Server, game_id: str, seconds: float) -> subprocess.Popen[str]:
    """Start the tables at which bots think."""
    asked = [str(server.port), str(seconds), game_id, levels_of(game_id)[-1], str(TABLES)]
    command = [sys.executable, str(HERE / "load" / "thinking.py"), *asked]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def measure_server(game_id: str, seconds: float) -> dict[str, Any]:
    """A quiet person's waiting times alone, beside bots that think, and alone again."""
    return beside(lambda server: thinkers(server, game_id, seconds + 5), seconds, **FREE)


def main() -> None:
    """Measure, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Measure what bots cost.")
    parser.add_argument("--seconds", type=float, default=30.0, help="how many seconds each figure takes")
    parser.add_argument("--json", type=Path, default=ROOT / "bench.json", help="the file that gets the figures")
    options = parser.parse_args()
    found: dict[str, Any] = {"engine": engine()}
    for subject in SUBJECTS:
        found[subject.game.id] = {
            "microseconds_to_ask": measure_questions(subject, 3),
            "milliseconds_to_answer": measure_answers(subject, options.seconds),
        }
    with_levels = [game_id for game_id in GAMES if levels_of(game_id)]
    found["server"] = {game_id: measure_server(game_id, options.seconds) for game_id in with_levels}
    whole = json.loads(options.json.read_text()) if options.json.exists() else {}
    options.json.write_text(json.dumps({**whole, "bots": found}, indent=2) + "\n")
    report(found)


def report(found: dict[str, Any]) -> None:
    """Print the figures."""
    for subject in SUBJECTS:
        of = found[subject.game.id]
        print(f"{subject.game.id}: {found['engine']}, {len(bots_of(subject.game.id))} bots, one core")
        for name, us in of["microseconds_to_ask"].items():
            print(f"  {name:22}{us['median']:12.1f} µs  p99 {us['p99']:10.1f} µs")
        for name, ms in of["milliseconds_to_answer"].items():
            wanted = f"  wanted under {1e3 * WANTED_SECONDS:,.0f}" if name in levels_of(subject.game.id) else ""
            print(f"  {name:22}{ms['median']:12.1f} ms  p99 {ms['p99']:10.1f} ms{wanted}")
    for game_id, of in found["server"].items():
        print(f"\nA quiet person's answers beside level {len(levels_of(game_id))} of {game_id}, in ms")
        print(f"  {'':29}{'p50':>12}{'p99':>10}{'answers':>10}")
        for name, said in (("before", "alone"), ("during", "while bots think"), ("after", "alone again")):
            line = of[name]
            print(f"  {said:29}{line['p50']:12.2f}{line['p99']:10.2f}{line['answers']:10}")
        print(f"  ratio of the medians {of['ratio']:.2f} (wanted under {WANTED_RATIO:.0f})")


if __name__ == "__main__":
    main()
