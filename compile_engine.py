"""Compile the rules with mypyc: the same files, several times as fast.

    python compile_engine.py            compile, and put the extension modules beside the sources (make fast)
    python compile_engine.py --remove   remove the extension modules (make plain)
    python compile_engine.py --possible say whether this machine can compile: the exit status is 0 if it can

Everything is compiled in build/engine, a copy of the package in which plain classes have their methods written out
(`expand_declarations.py`). What was compiled there last is used again if nothing has
changed. It needs a C compiler, mypy and setuptools. `undercroft/compiled.py` says what keeps compiled code from running
in place of newer sources.

Modules that define msgspec structs stay as they are, for mypyc cannot make such classes; so do those that run once.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
EXPANDER: Final = ROOT / "expand_declarations.py"
SOURCES: Final = ROOT / "src" / "undercroft"
APART: Final = ROOT / "build" / "engine"
STAMP: Final = "compiled.json"
KEY: Final = "compiled.key"
"""What the modules in build/engine were made of, apart from the sources: versions and settings."""

OPTIMIZE: Final = "2"
INLINE: Final = () if os.name == "nt" else ("-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt")
"""Tells the compiler that nothing replaces the functions of a module: so it may inline them and call them directly."""
JOBS: Final = 2

KERNEL: Final = (
    "base/plain_data",
    "engine/action_vocabulary",
    "engine/chance",
    "engine/frames",
    "engine/game_state",
    "engine/view_cache",
    "history/beat_recorder",
    "history/view_diff",
)
"""What the engines and their views need of the kernel."""
INTERPRETED: Final = {
    "dungeonlords": (
        "board/terms/identifiers",
        "content/faces",
        "content/piece_counts",
        "content/training_scenarios",
        "events",
        "game/definition",
        "game/position_notation",
        "game/tile_linter",
        "views",
    ),
    "dungeoneer": (
        "board/terms/identifiers",
        "content/card_text/",
        "content/card_vocabulary",
        "content/effect_verbs",
        "content/faces",
        "content/linting/card_counts",
        "content/linting/card_linter",
        "content/linting/printed_values",
        "content/location_cards",
        "events",
        "game/definition",
        "game/position_notation",
        "views",
    ),
}
"""What is not compiled of each game."""
LISTED: Final = {
    "bots/dungeonlords": (
        "evaluation/position_features",
        "policy/battle_estimates",
        "policy/order_policy",
        "policy/playout_policy",
        "policy/rules_of_thumb",
        "tile_worth",
    ),
    "bots/dungeoneer": (
        "evaluation/position_features",
        "outlook/card_worth",
        "outlook/encounter_harm",
        "outlook/path_costs",
        "outlook/quest_outlook",
        "policy/dungeonlord_turns",
        "policy/hero_turns",
        "policy/play_styles",
        "policy/playout_policy",
        "policy/windows_and_battles",
    ),
    "study/dungeonlords/solver": (
        "battle_objective",
        "battle_search",
        "battle_steps_to_study",
        "equivalent_positions",
        "search_budget",
        "unknown_cards",
        "useful_stores",
        "value_bounds",
    ),
}
"""What is compiled outside the rules: what search plays worlds on with and weighs them by, and the battle solver."""
LOWER: Final = ("board/", "content/", "rules/deeds/", "rules/questions/")
GROUPS: Final = {"dungeonlords": "dungeonlords", "dungeoneer": "dungeoneer", "dungeoneer_lower": "dungeoneer"}
"""The game of each group: a group is compiled as one, and several at the same time."""


def modules() -> dict[str, list[str]]:
    """Return the files to compile, from the folder of the package, by the group in which they are compiled."""
    groups = {"kernel": [f"kernel/{name}.py" for name in KERNEL]}
    for group, game in GROUPS.items():
        paths = [path for path in (SOURCES / game).rglob("*.py") if path.name != "__init__.py"]
        names = sorted(path.relative_to(SOURCES / game).as_posix() for path in paths)
        if game == "dungeoneer":
            names = [name for name in names if name.startswith(LOWER) == group.endswith("lower")]
        groups[group] = [f"{game}/{name}" for name in names if not name.startswith(INTERPRETED[game])]
    for folder, listed in LISTED.items():
        groups[folder.replace("/", "_")] = [f"{folder}/{name}.py" for name in listed]
    return groups


def sources() -> dict[str, str]:
    """Return the hash of each source that compiled code depends on, by its name in the package."""
    digest = runpy.run_path(str(SOURCES / "compiled.py"))["digest"]
    paths = [path for room in ("kernel", *INTERPRETED) for path in sorted((SOURCES / room).rglob("*.py"))]
    paths += [SOURCES / folder / f"{name}.py" for folder, names in LISTED.items() for name in names]
    return {path.relative_to(SOURCES).as_posix(): digest(str(path)) for path in paths}


def stamp() -> dict[str, Any]:
    """Return what is written beside the compiled modules."""
    named = [name for group in modules().values() for name in group]
    return {"sources": sources(), "modules": [f"undercroft.{name[:-3].replace('/', '.')}" for name in named]}


def key() -> str:
    """Return what else decides what the compiler makes."""
    expander = hashlib.sha256(EXPANDER.read_bytes()).hexdigest()
    versions = (sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"), expander)
    return "\n".join([*versions, OPTIMIZE, *INLINE])


def extensions(folder: Path) -> list[Path]:
    """Return the extension modules of the package in a folder, and those that they share, which lie beside it."""
    return [
        path
        for suffix in ("*.so", "*.pyd")
        for path in sorted([*folder.glob(f"undercroft_{suffix}"), *(folder / "undercroft").rglob(suffix)])
    ]


def missing() -> str | None:
    """Return what the machine needs before it can compile; None if it has everything."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ('{compiler}' was not found)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (Python.h; on Debian and Ubuntu: apt install python3-dev)"
    return None


def expanded() -> dict[str, str]:
    """Return the text of each module whose plain classes have their methods written out, by its name in the package."""
    expander: type = runpy.run_path(str(EXPANDER))["Expander"]
    texts: dict[str, str] = expander(SOURCES, ("kernel", *INTERPRETED, *LISTED)).texts()
    return texts


def copy_package() -> None:
    """Make the copy of the package in build/engine the same as the sources; what is the same is left alone."""
    target = APART / "undercroft"
    texts = expanded()
    wanted = set()
    for path in SOURCES.rglob("*"):
        name = path.relative_to(SOURCES)
        if path.is_dir() or "__pycache__" in name.parts or name.parts[:2] == ("server", "static"):
            continue
        if path.suffix in (".so", ".pyd") or path.name == STAMP:
            continue
        wanted.add(name)
        to = target / name
        text = texts.get(name.as_posix())
        content = path.read_bytes() if text is None else text.encode()
        if not to.exists() or to.read_bytes() != content:
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(content)
    for path in target.rglob("*"):
        gone = path.relative_to(target) not in wanted
        if gone and path.suffix == ".py":
            path.unlink()


def build() -> Path:
    """Compile in build/engine, unless that was done for the same sources, and return the folder of the package."""
    package = APART / "undercroft"
    now = stamp()
    known = json.loads((package / STAMP).read_text()) if (package / STAMP).exists() else None
    if known == now and (APART / KEY).read_text() == key():
        copy_package()
        return package
    if (needed := missing()) is not None:
        raise SystemExit(f"The rules cannot be compiled: this machine needs {needed}. They run plain.")
    if (APART / KEY).exists() and (APART / KEY).read_text() != key():
        shutil.rmtree(APART)
    for old in (package / STAMP, APART / KEY):
        old.unlink(missing_ok=True)
    copy_package()
    start = time.monotonic()
    print("Compiling the rules; this takes a few minutes ...", flush=True)
    log = APART / "compiler.log"
    with log.open("w") as said:
        command = [sys.executable, str(Path(__file__).resolve()), "--here"]
        done = subprocess.run(command, cwd=APART, stdout=said, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print("\n".join(log.read_text().splitlines()[-40:]), file=sys.stderr)
        raise SystemExit(f"The rules could not be compiled (see above, and {log.relative_to(ROOT)}). They run plain.")
    for path in extensions(APART):  # of modules that there are no more
        name = path.relative_to(APART).as_posix().partition(".")[0].replace("/", ".")
        if path.parent != APART and name not in now["modules"]:
            path.unlink()
    (APART / KEY).write_text(key())
    (package / STAMP).write_text(json.dumps(now, indent=1) + "\n")
    print(f"Compiled in {time.monotonic() - start:.0f} s.", flush=True)
    return package


def compile_here() -> None:
    """Compile the copy of the package in the working folder with mypyc."""
    import setuptools  # noqa: F401  # mypyc looks whether it has been imported
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups = [([f"undercroft/{name}" for name in names], f"undercroft_{group}") for group, names in modules().items()]
    made = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *[name for names, _ in groups for name in names]],
        separate=groups,
        opt_level=OPTIMIZE,
        debug_level="0",
        multi_file=False,
        target_dir="c",
    )
    for extension in made:
        extension.extra_compile_args += INLINE
    command = build_ext(Distribution({"name": "undercroft", "ext_modules": made}))
    command.inplace = True
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


def remove(package: Path = SOURCES) -> None:
    """Remove the extension modules beside the sources; the stamp goes last."""
    for path in (*extensions(package.parent), package / STAMP):
        path.unlink(missing_ok=True)


def install(package: Path) -> None:
    """Put the extension modules beside the sources. Until all are there, the stamp says that they are out of date."""
    unfinished = {**stamp(), "sources": {"the compiler's work": ""}}
    (SOURCES / STAMP).write_text(json.dumps(unfinished))
    for path in extensions(SOURCES.parent):
        path.unlink()
    for path in extensions(package.parent):
        shutil.copyfile(path, SOURCES.parent / path.relative_to(package.parent))
    shutil.copyfile(package / STAMP, SOURCES / STAMP)


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--remove", action="store_true", help="remove what was compiled beside the sources")
    parser.add_argument("--possible", action="store_true", help="say whether this machine can compile")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.here:
        compile_here()
    elif asked.possible:
        sys.exit(0 if missing() is None else f"The rules cannot be compiled: this machine needs {missing()}.")
    elif asked.remove:
        remove()
        print("The rules run plain.")
    else:
        install(build())
        print("The rules run compiled.")


if __name__ == "__main__":
    main()
