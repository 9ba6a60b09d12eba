"""`from undercroft import …`: the names that programs need, which are imported when they are first used."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import undercroft

PACKAGE: Final = Path(undercroft.__file__).parent


def declared() -> dict[str, str]:
    """The modules from which type checkers import each name."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    blocks = [node.body for node in tree.body if isinstance(node, ast.If)]
    imports = [node for body in blocks for node in body if isinstance(node, ast.ImportFrom)]
    return {alias.name: str(node.module) for node in imports for alias in node.names}


def test_at_run_time_the_names_are_what_type_checkers_see() -> None:
    homes = declared()
    assert {*homes, "__version__"} == set(undercroft.__all__)
    assert set(homes) <= set(dir(undercroft))
    for name, module in homes.items():
        assert getattr(undercroft, name) is getattr(sys.modules[module], name)


def test_the_package_alone_imports_no_room() -> None:
    program = "import sys, undercroft; print(*sorted(name for name in sys.modules if name.startswith('undercroft.')))"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8").stdout
    assert printed.split() == ["undercroft.compiled", "undercroft.notebook_pictures", "undercroft.version"]


def test_there_is_no_other_name() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'findgame'"):
        getattr(undercroft, "findgame")  # noqa: B009 - mypy would refuse it
    with pytest.raises(ImportError):
        exec("from undercroft import findgame")


def test_no_room_imports_from_the_top() -> None:
    """An import from the package would be one from above."""
    found: list[str] = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "undercroft":
                found += [f"{path.name}: {alias.name}" for alias in node.names if alias.name in undercroft.__all__]
            elif isinstance(node, ast.Import):
                found += [path.name for alias in node.names if alias.name == "undercroft"]
    assert found == []
