"""The contracts of the layers in pyproject.toml are kept, and an import that goes up breaks them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
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


ENDS: Final = [
    (contract["name"], rooms(contract, container)[-1], rooms(contract, container)[0])
    for contract in LAYERS
    for container in contract["containers"]
]
"""Of each contract and package the lowest room and the highest."""


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


@pytest.fixture(scope="module")
def upward(copy: Path) -> str:
    """The report on a copy in which the lowest room of each contract imports the highest."""
    lowest = {source(copy / "src", low) for _, low, _ in ENDS}
    before = {path: path.read_text(encoding="utf-8") for path in lowest}
    for _, low, high in ENDS:
        with source(copy / "src", low).open("a", encoding="utf-8") as file:
            file.write(f"\nimport {high}\n")
    report = lint(copy)
    for path, text in before.items():
        path.write_text(text, encoding="utf-8")
    return report


def test_the_rooms_are_as_the_contracts_say(copy: Path) -> None:
    assert broken(lint(copy)) == []


@pytest.mark.parametrize(("contract", "low", "high"), ENDS, ids=[low for _, low, _ in ENDS])
def test_an_import_that_goes_up_breaks_the_contract(upward: str, contract: str, low: str, high: str) -> None:
    assert contract in broken(upward)
    assert f"{low} is not allowed to import {high}:" in upward


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
