"""Compiled rules never run in place of newer sources, and the program says how it runs."""

from __future__ import annotations

import ast
import inspect
import json
import os
import runpy
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE
from undercroft.compiled import PLAIN, STAMP, SWITCH, digest, engine
from undercroft.kernel.base.plain_data import Plain

ROOT: Final = Path(__file__).parents[2]
SCRIPT: Final = ROOT / "compile_engine.py"
RULES: Final = "ANSWER = 'from the source'\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package like ours, whose only rule looks compiled. Its extension module cannot be loaded."""
    package = tmp_path / "undercroft"
    (package / "kernel" / "base").mkdir(parents=True)
    for name in ("__init__.py", "compiled.py", "notebook_pictures.py", "version.py"):
        (package / name).write_bytes((ROOT / "src" / "undercroft" / name).read_bytes())
    for folder in ("kernel", "kernel/base"):
        (package / folder / "__init__.py").touch()
    source = package / "kernel" / "base" / "plain_data.py"
    source.write_text(RULES)
    source.with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"not an extension module")
    stamp = {
        "sources": {"kernel/base/plain_data.py": digest(str(source))},
        "modules": ["undercroft.kernel.base.plain_data"],
    }
    (package / STAMP).write_text(json.dumps(stamp))
    return package


def run(package: Path, program: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a program that imports this package."""
    found = {name: value for name, value in os.environ.items() if name != SWITCH}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**found, "PYTHONPATH": str(package.parent), **env},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


ASK: Final = "from undercroft.compiled import engine; print(engine())"
USE: Final = "from undercroft.kernel.base.plain_data import ANSWER; print(ANSWER)"


def test_compiled_rules_are_used_while_their_sources_are_the_same(package: Path) -> None:
    assert run(package, ASK).stdout == "compiled\n"
    assert "ImportError" in run(package, USE).stderr


@pytest.mark.parametrize("text", ["ANSWER = 'edited'\n", None], ids=["changed", "deleted"])
def test_after_a_change_the_sources_run_and_one_line_says_why(package: Path, text: str | None) -> None:
    other = package / "kernel" / "base" / "errors.py"
    other.write_text("")
    stamp = json.loads((package / STAMP).read_text())
    stamp["sources"]["kernel/base/errors.py"] = digest(str(other))
    (package / STAMP).write_text(json.dumps(stamp))
    if text is None:
        other.unlink()
    else:
        other.write_text(text)
    done = run(package, USE)
    assert done.stdout == "from the source\n"
    assert done.stderr.count("\n") == 1
    assert "running plain, because kernel/base/errors.py changed" in done.stderr and "make fast" in done.stderr
    assert run(package, ASK).stdout == "plain\n"


def test_compiled_rules_can_be_switched_off_for_a_run(package: Path) -> None:
    done = run(package, USE, **{SWITCH: PLAIN})
    assert (done.stdout, done.stderr) == ("from the source\n", "")


def test_a_run_that_must_be_compiled_does_not_run_plain(package: Path) -> None:
    assert run(package, ASK, **{SWITCH: "compiled"}).stdout == "compiled\n"
    (package / "kernel" / "base" / "plain_data.py").write_text("")
    assert "ImportError" in run(package, ASK, **{SWITCH: "compiled"}).stderr
    (package / STAMP).unlink()
    assert "ImportError" in run(package, ASK, **{SWITCH: "compiled"}).stderr


def test_removing_leaves_only_the_sources(package: Path) -> None:
    runpy.run_path(str(SCRIPT))["remove"](package)
    assert sorted(path.name for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc") == [
        "__init__.py",
        "__init__.py",
        "__init__.py",
        "compiled.py",
        "notebook_pictures.py",
        "plain_data.py",
        "version.py",
    ]
    assert run(package, USE).stdout == "from the source\n"


def test_every_module_of_the_rules_is_compiled_or_named_as_interpreted() -> None:
    script = runpy.run_path(str(SCRIPT))
    compiled = {name for names in script["modules"]().values() for name in names}
    assert {"kernel/base/plain_data.py", "dungeonlords/board/lord.py", "dungeoneer/board/hero.py"} <= compiled
    for game, left_out in script["INTERPRETED"].items():
        names = {path.relative_to(ROOT / "src" / "undercroft" / game).as_posix() for path in sources(game)}
        assert {f"{game}/{name}" for name in names if not name.startswith(left_out)} <= compiled
        assert all(any(name.startswith(out) for name in names) for out in left_out)


def sources(game: str) -> list[Path]:
    """The modules of a game's rules."""
    return [path for path in (ROOT / "src" / "undercroft" / game).rglob("*.py") if path.name != "__init__.py"]


def test_no_compiled_module_defines_a_msgspec_struct() -> None:
    """mypyc cannot make such a class as msgspec wants it."""
    for names in runpy.run_path(str(SCRIPT))["modules"]().values():
        for name in names:
            assert "msgspec.Struct" not in (ROOT / "src" / "undercroft" / name).read_text(encoding="utf-8"), name


def test_the_program_says_how_its_rules_run() -> None:
    command = [sys.executable, "-m", "undercroft", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    assert said.strip().endswith(f"({engine()})")


@pytest.mark.plain
def test_what_mypyc_compiles_has_the_methods_that_python_makes() -> None:
    """The copy that is compiled declares the same fields, has the same constructors, and keeps the numbers of lines."""
    package = ROOT / "src" / "undercroft"
    script = runpy.run_path(str(SCRIPT))
    texts = script["expanded"]()
    found = 0
    for name, text in texts.items():
        assert text.count("\n") == (package / name).read_text(encoding="utf-8").count("\n")
        module = import_module("undercroft." + name.removesuffix(".py").replace("/", "."))
        for node in ast.parse(text).body:
            if not isinstance(node, ast.ClassDef) or not issubclass(getattr(module, node.name), Plain):
                continue
            functions = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
            if "__init__" in functions:
                taken = [argument.arg for argument in functions["__init__"].args.args]
                assert taken == ["self", *inspect.signature(getattr(module, node.name)).parameters]
                found += 1
            assert node.name == "Plain" or "clone" in functions
            assert not node.keywords
    assert found > 80
