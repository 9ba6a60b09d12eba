"""Games on a Ray cluster of two nodes: the same results, and none lost when a node dies."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import PATIENCE, wait_until
from undercroft.arena.contests.contest import Contest, ContestError, round_robin
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_journal import ContestJournal
from undercroft.arena.contests.contest_processes import in_this_process
from undercroft.arena.contests.contest_runner import play_missing

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed"),
    # What Ray's own processes and sockets leave behind is not ours.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning"),
]

CONTEST = Contest.of("dungeon-lords", 2, round_robin(("greedy", "random"), 2))
MEMORY = 80 * 1024 * 1024


def started() -> Any:
    """A cluster of two nodes with a core each; the first one is its head.

    Ray gives a node half a minute to start, which on a busy machine can be too little: then it is started again.
    """
    utilities: Any = importlib.import_module("ray.cluster_utils")
    end = time.monotonic() + PATIENCE
    while True:
        found = utilities.Cluster()
        try:
            found.add_node(num_cpus=1, object_store_memory=MEMORY, include_dashboard=False)
            found.add_node(num_cpus=1, object_store_memory=MEMORY)
            return found
        except Exception as error:
            found.shutdown()
            if "timed out during startup" not in str(error) or time.monotonic() > end:
                raise


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two nodes; the second may be killed."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray: Any = importlib.import_module("ray")
    found = started()
    ray.init(address=found.address, log_to_driver=False, logging_level=logging.ERROR)
    yield found
    ray.shutdown()
    found.shutdown()


def results(games: list[ContestGame]) -> list[Any]:
    return [game.result() for game in sorted(games, key=lambda game: game.number)]


def title(pid: int) -> str:
    """What a process calls itself: one of Ray's says which task it carries out."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(after_name[1]) == parent:
            found.append(int(path.parent.name))
    return found


def halt_a_game(node: Any) -> int | None:
    """Halt a process of a node that is playing, so that the game cannot end; None if none is."""
    raylet = node.all_processes["raylet"][0].process.pid
    for pid in children(raylet):
        if "_play" in title(pid):
            os.kill(pid, signal.SIGSTOP)
            if "_play" in title(pid):
                return pid
            os.kill(pid, signal.SIGCONT)
    return None


def start_a_process_on(node: Any) -> None:
    """Let a node carry out something, so that it has a process when games come."""
    ray: Any = importlib.import_module("ray")
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    there = NodeAffinitySchedulingStrategy(node.node_id, soft=False)
    ray.get(ray.remote(children).options(scheduling_strategy=there).remote(0))


def test_the_games_are_the_same_and_a_node_that_dies_costs_none(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from undercroft.arena.contests import ray_cluster as module
    from undercroft.arena.contests.ray_cluster import on_ray

    monkeypatch.setattr(module, "AHEAD", 16)  # so that games wait for every core while we look
    (node,) = cluster.worker_nodes
    start_a_process_on(node)
    with ContestJournal.open(tmp_path, CONTEST) as journal:
        running = play_missing(journal, 16, on_ray(cluster.address))
        found = [next(running)]
        halted: list[int] = []

        def plays() -> bool:
            halted.extend([pid for pid in [halt_a_game(node)] if pid is not None])
            return bool(halted)

        wait_until(plays)
        cluster.remove_node(node, allow_graceful=False)
        os.kill(halted[0], signal.SIGKILL)
        found += list(running)
    assert len(found) == 16
    assert results(found) == results(list(in_this_process(CONTEST, CONTEST.numbers(16))))
    assert results(list(ContestJournal.look(tmp_path).played.values())) == results(found)


def test_a_contest_of_other_bots_is_refused_by_the_cluster(cluster: Any) -> None:
    from undercroft.arena.contests.ray_cluster import on_ray

    other = msgspec.structs.replace(CONTEST, bots="0")
    with pytest.raises(ContestError, match="the bots have changed here: install the same version everywhere"):
        list(on_ray(cluster.address)(other, range(4)))


def test_an_error_in_a_game_reaches_the_caller(cluster: Any) -> None:
    from undercroft.arena.contests.ray_cluster import on_ray

    with pytest.raises(ContestError, match="no bot is called 'oracle'"):
        list(on_ray(cluster.address)(msgspec.structs.replace(CONTEST, line_ups=(("oracle",) * 2,)), range(2)))


def test_a_dataset_is_the_same_row_by_row(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.arena.contests import ray_cluster as module
    from undercroft.arena.contests.ray_cluster import spread_on_ray
    from undercroft.envs.episodes.episode import Setting
    from undercroft.envs.episodes.parquet_dataset import GamesPlan, write_games

    plan = GamesPlan(Setting("dungeon-lords", 2, "first"), 5, ("greedy", "random"))
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    write_games(plan, one)
    write_games(plan, two, spread_on_ray(cluster.address, "dungeon-lords"))
    assert one.read_bytes() == two.read_bytes()
    monkeypatch.setattr(module, "code_of_bots", lambda game_id: "0")
    with pytest.raises(ContestError, match="the bots have changed here"):
        list(spread_on_ray(cluster.address, "dungeon-lords")(str, range(2)))
