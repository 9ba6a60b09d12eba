"""No import cycles between the files of Undercroft, including imports for type checkers.

A cycle costs nothing at run time, but none of its files can be understood, or moved, without all the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from pathlib import Path

import pytest
from grimp import build_graph


def imports(package: str) -> dict[str, set[str]]:
    """The files of the package that each file imports, including imports in functions and for type checkers."""
    graph = build_graph(package, cache_dir=None)
    return {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}


def circles(arrows: Mapping[str, Set[str]]) -> list[list[str]]:
    """The largest groups of nodes that can all reach each other, found by Tarjan's algorithm.

    Args:
        arrows: the nodes that each node points at.

    >>> circles({"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": set()})
    [['a', 'b', 'c']]
    >>> circles({"a": {"b", "c"}, "b": {"c"}, "c": set()})
    []
    """
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = lowest[node] = len(index)
        path.append(node)
        for other in sorted(arrows[node]):
            if other not in index:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in path:
                lowest[node] = min(lowest[node], index[other])
        if lowest[node] == index[node]:
            group = path[path.index(node) :]
            del path[path.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(arrows):
        if node not in index:
            visit(node)
    return found


def test_there_are_no_import_cycles() -> None:
    found = circles(imports("undercroft"))
    assert not found, "\n".join([" <-> ".join(group) for group in found])


@pytest.mark.parametrize(
    "upward",
    [
        "from house import roof\n",
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from house.roof import Roof\n",
        "def climb():\n    from house.roof import Roof\n",
    ],
    ids=["plain", "for type checkers", "in a function"],
)
def test_a_cycle_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, upward: str) -> None:
    house = tmp_path / "house"
    house.mkdir()
    for name, text in (("__init__", ""), ("roof", "from house import walls\n"), ("cellar", upward)):
        (house / f"{name}.py").write_text(text)
    (house / "walls.py").write_text("from house.cellar import Cellar\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert circles(imports("house")) == [["house.cellar", "house.roof", "house.walls"]]
