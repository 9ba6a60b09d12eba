"""`web/build.py` knows all files that the client is made of, and rebuilds it when one of them changes."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any, Final

import pytest

WEB: Final = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def sources() -> set[Path]:
    return set(runpy.run_path(str(WEB / "build.py"))["sources"]())


def test_the_files_exist(sources: set[Path]) -> None:
    assert [path for path in sources if not path.is_file()] == []


def test_the_files_of_all_types_are_among_them(sources: set[Path]) -> None:
    schema = runpy.run_path(str(WEB / "schema.py"))
    declared: list[Any] = []

    def declarations(kinds: Any, *more: Any) -> tuple[str, set[str]]:
        declared.extend(kinds)
        return "", set()

    for name in ("kernel", "protocol"):
        schema[name].__globals__["declarations"] = declarations
        schema[name]()
    files = {Path(str(sys.modules[kind.__module__].__file__)).resolve() for kind in declared}
    assert len(files) > 5
    assert files - {path.resolve() for path in sources} == set()
