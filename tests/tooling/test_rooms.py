"""The contracts of the layers in pyproject.toml are kept, and an import that goes up breaks them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SETTINGS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
LAYERS: Final = [contract for contract in SETTINGS["contracts"] if contract["type"] == "layers"]
CHECK: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def names(layer: str) -> list[str]:
    """The rooms of one layer.

    >>> names("dungeonlords | dungeoneer"), names("(study)")
    (['dungeonlords', 'dungeoneer'], ['study'])
    """
    return [room.strip(" ()") for room in re.split(r"[|:]", layer)]


def rooms(contract: dict[str, Any], container: str) -> list[str]:
    """The existing rooms of a container as modules, highest first."""
    listed = [f"{container}.{name}" for layer in contract["layers"] for name in names(layer)]
    return [room for room in listed if source(ROOT / "src", room).exists()]


def source(folder: Path, module: str) -> Path:
    """The file of a module or package."""
    path = folder.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def lint(folder: Path) -> str:
    """Run import-linter on the sources in the folder, and return its report."""
    done = subprocess.run(
        [sys.executable, "-c", CHECK, "--config", "pyproject.toml", "--no-cache", "--no-logo"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert "Contracts:" in done.stdout, done.stdout
    return done.stdout


def broken(report: str) -> list[str]:
    """The names of the broken contracts in a report.

    >>> broken("The house KEPT\\nThe server BROKEN\\n")
    ['The server']
    """
    return re.findall(r"^(.+) BROKEN$", report, re.M)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", folder)
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "undercroft", folder / "src" / "undercroft", ignore=ignored)
    return folder


@pytest.fixture
def lowest(copy: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """The file of the lowest room of the contract in `request.param`; it is restored afterwards."""
    contract, container = request.param
    path = source(copy / "src", rooms(contract, container)[-1])
    before = path.read_text(encoding="utf-8")
    yield path
    path.write_text(before, encoding="utf-8")


def test_the_rooms_are_as_the_contracts_say(copy: Path) -> None:
    assert broken(lint(copy)) == []


@pytest.mark.parametrize(
    ("contract", "container", "lowest"),
    [(one, container, (one, container)) for one in LAYERS for container in one["containers"]],
    ids=[container for one in LAYERS for container in one["containers"]],
    indirect=["lowest"],
)
def test_an_import_that_goes_up_breaks_the_contract(
    copy: Path, contract: dict[str, Any], container: str, lowest: Path
) -> None:
    highest = rooms(contract, container)[0]
    with lowest.open("a", encoding="utf-8") as file:
        file.write(f"\nimport {highest}\n")
    assert contract["name"] in broken(lint(copy))


def test_a_room_without_a_place_breaks_the_contract(copy: Path) -> None:
    exhaustive = [contract for contract in LAYERS if contract.get("exhaustive")]
    containers = [container for contract in exhaustive for container in contract["containers"]]
    new = [source(copy / "src", container).with_name("attic.py") for container in containers]
    for path in new:
        path.write_text('"""A room that no contract knows."""\n')
    try:
        assert set(broken(lint(copy))) == {contract["name"] for contract in exhaustive}
    finally:
        for path in new:
            path.unlink()
