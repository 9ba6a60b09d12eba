"""Whether the rules run compiled or plain, and what keeps compiled code from running in place of newer sources.

``make fast`` compiles the rules with mypyc (``compile_engine.py``): extension modules lie beside the sources of which
they were made, with a stamp that has the hash of each source. Python prefers the extension modules. `guard` looks at
the stamp first: once a source has changed, all of them are passed over, and one line says so.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64 as i64  # noqa: PLC0414  # kernel and games import both from here
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414
else:
    i64 = int
    """A number of 64 bits with its sign where the rules run compiled; there, what exceeds them is cut off."""

    def mypyc_attr(**marks):
        """Return the class as it is: only the compiler reads these marks."""
        return lambda cls: cls


COMPILED: Final = "compiled"
PLAIN: Final = "plain"

FOLDER: Final = os.path.dirname(os.path.abspath(__file__))
STAMP: Final = "compiled.json"
"""The stamp's name in the folder of the package."""
SWITCH: Final = "UNDERCROFT_ENGINE"
"""An environment variable: with `PLAIN` the sources run in any case, with `COMPILED` only compiled rules run."""


def digest(path: str) -> str:
    """Return the hash of a source, as it stands in the stamp."""
    import hashlib

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def read_stamp(folder: str) -> dict[str, Any] | None:
    """Return the stamp in a folder of the package: ``sources``, their hashes, and ``modules``, what was compiled.

    Returns:
        None if nothing was compiled.
    """
    path = os.path.join(folder, STAMP)
    if not os.path.exists(path):
        return None
    import json

    with open(path, encoding="utf-8") as file:
        stamp: dict[str, Any] = json.load(file)
    return stamp


def changed(folder: str, stamp: dict[str, Any]) -> list[str]:
    """Return the sources that are not those of which the compiled modules were made."""
    found = []
    for name, known in stamp["sources"].items():
        path = os.path.join(folder, name)
        if not os.path.exists(path) or digest(path) != known:
            found.append(name)
    return found


class _Sources(MetaPathFinder):
    """Finds the sources of compiled modules.

    Args:
        folder: the folder of the package.
        modules: the full names of the modules.
    """

    def __init__(self, folder: str, modules: list[str]) -> None:
        self._folder = folder
        self._modules = frozenset(modules)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self._modules:
            return None
        return spec_from_file_location(fullname, os.path.join(self._folder, *fullname.split(".")[1:]) + ".py")


def guard(folder: str = FOLDER) -> None:
    """Make Python pass over the compiled modules if their sources have changed, or if the user wants plain ones.

    Raises:
        ImportError: the user wants compiled ones, but there are none of these sources.
    """
    stamp = read_stamp(folder)
    wanted = os.environ.get(SWITCH)
    stale = changed(folder, stamp) if stamp is not None and wanted != PLAIN else []
    if wanted == COMPILED and (stamp is None or stale):
        raise ImportError(f"{SWITCH} is {COMPILED}, but these rules are not compiled: run 'make fast' first")
    if stale:
        names = ", ".join(stale[:3]) + (f" and {len(stale) - 3} more" if len(stale) > 3 else "")
        print(
            f"undercroft: running plain, because {names} changed after the rules were compiled. "
            "'make fast' compiles them again, 'make plain' removes what was compiled.",
            file=sys.stderr,
        )
    if stamp is not None and (stale or wanted == PLAIN):
        sys.meta_path.insert(0, _Sources(folder, stamp["modules"]))


def engine() -> str:
    """Return how the rules run in this process: `COMPILED` or `PLAIN`."""
    spec = find_spec("undercroft.kernel.base.plain_data")
    return COMPILED if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else PLAIN
