"""Measure both games' engines against catanatron's and OpenSpiel's in one run; print a table, write ``bench.json``.

All play random games of four, in one thread of one process. A decision is a question with more than one answer; forced
answers are given but not counted. The states to be cloned come from halfway through games. The answers of a game depend
on its seed alone, so two versions of an engine play the same games and clone the same states. The peer runs in a
separate environment, `.venv-bench`, and is measured before and after each game, so that a machine that gets slower
shows. OpenSpiel's chess and backgammon are measured once, in the same environment.

The engine runs compiled after ``make fast``, and plain otherwise; the table says which, and more is wanted of a
compiled one. `BENCH_SECONDS` in the environment says how long each figure is measured.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from undercroft import dungeoneer, dungeonlords
from undercroft.compiled import COMPILED, engine
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / ".venv-bench"
LOCK = ROOT / "requirements-bench.txt"
SECONDS = float(os.environ.get("BENCH_SECONDS", "6"))
PLAYERS = 4
WANTED_DUMP = 8 * 1024


class Subject:
    """A game to measure.

    Args:
        game: the game.
        preset: the options that it is measured with.
        wanted: the least ratios to the peer that we want, by the name of the figure.
        phase: the name of the part of the game that a state is in.
    """

    def __init__(self, game: Game[Any], preset: str, wanted: dict[str, float], phase: Callable[[Any], str]) -> None:
        self.game = game
        self.preset = preset
        self.wanted = wanted
        self.phase = phase

    def new_game(self, seed: int) -> State:
        """A new game for `PLAYERS` players."""
        state: State = self.game.new(PLAYERS, self.game.preset(self.preset), str(seed))
        return state


def lords_phase(state: DungeonLordsState) -> str:
    """Building or combat, and the year."""
    return f"{'combat' if state.round else 'building'}_year_{state.year}"


def heroes_phase(state: DungeoneerState) -> str:
    """The first four rounds, or those after them."""
    return f"{'first_rounds' if state.round <= 4 else 'later_rounds'}"


DECISIONS, CLONES = "decisions_per_second", "clones_per_second"
WANTED = {
    "dungeon-lords": {DECISIONS: 18.0, CLONES: 20.0} if engine() == COMPILED else {DECISIONS: 3.0, CLONES: 3.0},
    "dungeoneer": {DECISIONS: 10.0, CLONES: 15.0} if engine() == COMPILED else {DECISIONS: 2.0},
}
SUBJECTS = (
    Subject(dungeonlords.GAME, "full", WANTED["dungeon-lords"], lords_phase),
    Subject(dungeoneer.GAME, "both", WANTED["dungeoneer"], heroes_phase),
)


def play(state: State, chance: random.Random, most_answers: int | None = None) -> tuple[int, int]:
    """Play at random, to the end or for `most_answers`; how many answers were given, and how many were decisions."""
    choose = chance.choice
    answers = decisions = 0
    while answers != most_answers:
        seat, legal = state.question()
        if seat < 0:
            break
        if len(legal) > 1:
            decisions += 1
            state.play_unchecked(seat, choose(legal))
        else:
            state.play_unchecked(seat, legal[0])
        answers += 1
    return answers, decisions


def measure_games(subject: Subject, seconds: float) -> dict[str, float]:
    """Decisions and games per second, over whole random games."""
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(subject.new_game(games), random.Random(games))[1]
        games += 1
        elapsed = time.perf_counter() - start
    return {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}


def middles(subject: Subject, count: int) -> list[State]:
    """States from halfway through random games."""
    found = []
    for seed in range(count):
        answers, _ = play(subject.new_game(seed), random.Random(seed))
        state = subject.new_game(seed)
        play(state, random.Random(seed), answers // 2)
        found.append(state)
    return found


def measure_clones(subject: Subject, seconds: float) -> float:
    """How many states can be cloned per second."""
    states = middles(subject, 8)
    clones = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for state in states:
            state.clone()
        clones += len(states)
        elapsed = time.perf_counter() - start
    return clones / elapsed


def measure_cost(subject: Subject, games: int) -> dict[str, float]:
    """Microseconds per answer, in the first and last quarter of a game and in each of its phases.

    Quarters also differ in what they ask: the last one of Dungeon Lords has a combat, where one answer can fight a
    whole battle. Whether answers get slower as a game goes on shows better in its two years, which ask the same.
    """
    spent: dict[str, float] = {}
    counted: dict[str, int] = {}
    for seed in range(games):
        state, chance = subject.new_game(seed), random.Random(seed)
        times: list[float] = []
        while not state.is_terminal:
            phase = subject.phase(state)
            start = time.perf_counter()
            play(state, chance, 1)
            times.append(time.perf_counter() - start)
            spent[phase] = spent.get(phase, 0.0) + times[-1]
            counted[phase] = counted.get(phase, 0) + 1
        for quarter, name in ((0, "first_quarter"), (3, "last_quarter")):
            part = times[len(times) * quarter // 4 : len(times) * (quarter + 1) // 4]
            spent[name] = spent.get(name, 0.0) + sum(part)
            counted[name] = counted.get(name, 0) + len(part)
    return {name: 1e6 * spent[name] / counted[name] for name in sorted(spent)}


def measure_questions(subject: Subject, games: int) -> dict[str, dict[str, float]]:
    """Microseconds for the view, the decision and a world of the seat that is asked: median and 99th percentile."""
    spent: dict[str, list[float]] = {"view": [], "decision": [], "determinize": []}
    for seed in range(games):
        state, chance, worlds = subject.new_game(seed), random.Random(seed), Chance(seed)
        while not state.is_terminal:
            seat = state.to_act[0]
            asked: tuple[tuple[str, Callable[[], object]], ...] = (
                ("view", partial(state.view, seat)),
                ("decision", partial(state.decision, seat)),
                ("determinize", partial(state.determinize, seat, worlds)),
            )
            for name, ask in asked:
                start = time.perf_counter()
                ask()
                spent[name].append(1e6 * (time.perf_counter() - start))
            play(state, chance, 1)
    return {
        name: {"median": statistics.median(times), "p99": statistics.quantiles(times, n=100)[98]}
        for name, times in spent.items()
    }


def measure_dumps(subject: Subject, games: int) -> tuple[int, int]:
    """The mean and the largest size of a dumped state in bytes, over all positions of some games."""
    sizes = []
    for seed in range(games):
        state, chance = subject.new_game(seed), random.Random(seed)
        while not state.is_terminal:
            sizes.append(len(state.dump()))
            play(state, chance, 1)
    return sum(sizes) // len(sizes), max(sizes)


def measure_memory(subject: Subject, count: int) -> int:
    """How many bytes one more state in memory takes."""
    state = middles(subject, 1)[0]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def peer_python() -> Path:
    """The interpreter of the peer's environment, which is created if it is missing or its lock has changed."""
    python = PEER / "bin" / "python"
    stamp = PEER / "lock"
    if not stamp.exists() or stamp.read_bytes() != LOCK.read_bytes():
        print("Installing the peers into .venv-bench ...", file=sys.stderr)
        venv.create(PEER, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--only-binary", ":all:", "--require-hashes", "-r", str(LOCK)], check=True)
        stamp.write_bytes(LOCK.read_bytes())
    return python


def measure_peer(seconds: float, peer: str = "catanatron") -> dict[str, Any]:
    """The figures of `peer_catanatron.py`, or of another peer's file."""
    script = Path(__file__).with_name(f"peer_{peer}.py")
    run = subprocess.run([str(peer_python()), str(script), str(seconds)], check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(run.stdout)
    return result


KEYS = (DECISIONS, "games_per_second", CLONES)


def measure(subject: Subject) -> dict[str, Any]:
    """All figures of one game, and the peer's, which is measured before and after it."""
    before = measure_peer(SECONDS)
    ours: dict[str, Any] = {
        **measure_games(subject, SECONDS),
        "clones_per_second": measure_clones(subject, SECONDS / 3),
    }
    after = measure_peer(SECONDS)
    peer = {key: (before[key] + after[key]) / 2 for key in KEYS}
    dump_mean, dump_max = measure_dumps(subject, 5)
    return {
        "undercroft": ours,
        "catanatron": {**peer, "version": before["version"], "before": before, "after": after},
        "ratios": {key: ours[key] / peer[key] for key in KEYS},
        "dump_bytes": {"mean": dump_mean, "max": dump_max},
        "memory_per_state_bytes": measure_memory(subject, 2000),
        "microseconds_per_answer": measure_cost(subject, 100),
        "microseconds_to_ask": measure_questions(subject, 5),
    }


def main() -> None:
    """Measure all games, write the figures and print them."""
    openspiel = measure_peer(SECONDS, "openspiel")
    results = {subject.game.id: measure(subject) for subject in SUBJECTS}
    written = {"python": platform.python_version(), "engine": engine(), "openspiel": openspiel, **results}
    (ROOT / "bench.json").write_text(json.dumps(written, indent=2) + "\n")
    for subject in SUBJECTS:
        report(subject, results[subject.game.id], openspiel)


def report(subject: Subject, result: dict[str, Any], openspiel: dict[str, Any]) -> None:
    """Print the figures of one game."""
    python = platform.python_version()
    print(f"{subject.game.id}: {engine()}, random games, {PLAYERS} players, one thread, Python {python}")
    print(f"{'':26}{'Undercroft':>12}{'catanatron':>12}{'ratio':>8}   wanted")
    for key, ratio in result["ratios"].items():
        ours, peer = result["undercroft"][key], result["catanatron"][key]
        wanted = f"at least {subject.wanted[key]:.0f}" if key in subject.wanted else ""
        print(f"{key.replace('_', ' '):26}{ours:12,.0f}{peer:12,.0f}{ratio:8.1f}   {wanted}")
    for name, figures in openspiel.items():
        for key in (DECISIONS, CLONES):
            ours = result["undercroft"][key]
            label = f"OpenSpiel {name}, {key.split('_')[0]}"
            print(f"{label:38}{figures[key]:12,.0f}{ours / figures[key]:8.1f}")
    dump, cost = result["dump_bytes"], result["microseconds_per_answer"]
    print(
        f"size of a dumped state     {dump['mean']:,} bytes on average, {dump['max']:,} at most; under {WANTED_DUMP:,}"
    )
    print(f"memory per live state      {result['memory_per_state_bytes']:,} bytes")
    print("cost of an answer in µs    " + ", ".join([f"{name} {us:.1f}" for name, us in cost.items()]))
    asked = [f"{name} {us['median']:.1f} ({us['p99']:.1f})" for name, us in result["microseconds_to_ask"].items()]
    print("median (p99) in µs         " + ", ".join(asked) + "\n")


if __name__ == "__main__":
    main()
