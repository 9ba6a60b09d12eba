#!/usr/bin/env python3
"""Install the package in fresh environments, without and with each extra, and try what each is for.

python3 .ci/packages.py                # builds the wheel from the sources' archive, then all of it
python3 .ci/packages.py WHEEL          # this wheel
python3 .ci/packages.py WHEEL server   # only without extras, and with this one

It prints how large each environment is. `train` is left out: it takes gigabytes.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

GAME = """
from undercroft import Match, find_game, make_bot
game = find_game("dungeoneer")
match = Match.start(game, 2, game.preset("tomb"), seed="1")
bot = make_bot("greedy", game.id, seed="1")
while not match.state.is_terminal:
    seat = match.state.to_act[0]
    match.apply(seat, bot.choose(match.state.view(seat), match.state.decision(seat)))
"""
APP = """
import asyncio
from pathlib import Path
from undercroft.server.endpoints.asgi_app import create_app
from undercroft.server.runtime.settings import Settings
app = create_app(Settings.read(data=Path("data")))
asyncio.run(app.state.services.prepare())
"""
ENVS = """
import gymnasium
from undercroft.envs import dungeon_lords_v0
env = dungeon_lords_v0.env(seats=2)
env.reset(seed=1)
assert env.last()[0]["action_mask"].any()
gymnasium.make("undercroft/Battle-v0").reset(seed=1)
"""
SPIEL = """
import pyspiel
from undercroft.envs.libraries import openspiel
openspiel.register()
assert pyspiel.load_game("undercroft_dungeoneer(players=2)").new_initial_state().is_chance_node()
"""
DATA = ["arena", "games", "games.parquet", "--game", "dungeoneer", "--games", "1"]

TRIED: dict[str, list[list[str]]] = {
    "": [["python", "-c", GAME], ["undercroft", "selfplay", "-n", "1"], ["undercroft", "learn", "--lint"]],
    "server": [["python", "-c", APP], ["undercroft", "admin", "list", "--data", "data"]],
    "envs": [["python", "-c", ENVS]],
    "openspiel": [["python", "-c", SPIEL]],
    "data": [["undercroft", *DATA]],
    "all": [["python", "-c", APP], ["python", "-c", ENVS], ["python", "-c", SPIEL], ["undercroft", *DATA]],
}
"""What each extra is for, as commands."""


def run(*words: str | Path, folder: Path | None = None) -> None:
    """Run a command; stop if it fails."""
    subprocess.run([str(word) for word in words], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def environment(folder: Path) -> Path:
    """Make an environment, and return where its programs are."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def built(folder: Path) -> Path:
    """Build the archive of the sources, and the wheel from that."""
    programs = environment(folder / "build")
    run(programs / "pip", "install", "--quiet", "hatchling")
    run(programs / "python", "-m", "hatchling", "build", "-t", "sdist", "-d", folder / "dist", folder=ROOT)
    (sources,) = (folder / "dist").iterdir()
    run(programs / "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder / "wheels", sources)
    (wheel,) = (folder / "wheels").iterdir()
    return wheel


def size(folder: Path) -> float:
    """Return the size of all files in a folder, in MB."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def tried(wheel: Path, extra: str, folder: Path) -> str:
    """Install the wheel with an extra, do what it is for, and return a line about it."""
    folder.mkdir()
    programs = environment(folder / "venv")
    empty = size(folder)
    run(programs / "pip", "install", "--quiet", f"{wheel}[{extra}]" if extra else wheel)
    listed = subprocess.run([programs / "pip", "list"], check=True, stdout=subprocess.PIPE, text=True).stdout
    large = size(folder) - empty
    for program, *words in TRIED[extra]:
        run(programs / program, *words, folder=folder)
    if not extra:
        refused = subprocess.run([programs / "undercroft", "serve"], stderr=subprocess.PIPE, text=True, check=False)
        if refused.returncode != 2 or "undercroft[server]" not in refused.stderr:
            raise SystemExit(f"without the server, `undercroft serve` says: {refused.stderr}")
    return f"{extra or 'no extra':10}{large:8.0f} MB{len(listed.splitlines()) - 3:5} packages"


def main() -> None:
    """Try all of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else built(folder)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, Python {sys.version.split()[0]}", flush=True)
        for extra in ["", *sys.argv[2:]] if len(sys.argv) > 2 else TRIED:
            print(tried(wheel, extra, folder / f"with-{extra}"), flush=True)


if __name__ == "__main__":
    main()
