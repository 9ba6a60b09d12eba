"""The hook that builds the browser's client into the package: see `web/build.py`."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client for wheels and for editable installs."""

    PLUGIN_NAME = "custom"

    def _script(self) -> dict[str, Any] | None:
        script = Path(self.root, "web", "build.py")
        return runpy.run_path(str(script)) if script.exists() else None

    def dependencies(self) -> list[str]:
        """What building needs here: the engine's own packages (its types become the client's); Node if there is none.

        Nothing, if the client is there already.
        """
        script = self._script()
        if script is None or script["fresh"]():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["project"]
        node = [] if script["system_npm"]() else [script["NODE_PACKAGE"]]
        return [*project["dependencies"], *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, and put it into the package."""
        script = self._script()
        if script is not None:
            script["main"]()
        if version == "standard":  # a working copy has the rules' text where it is written
            build_data.setdefault("force_include", {})[str(Path(self.root, "docs", "rules"))] = "undercroft/rules"
        build_data.setdefault("artifacts", []).append("/src/undercroft/server/static/")
