"""What makes the package: the browser's client (`web/build.py`), if asked compiled rules, and absolute links.

A wheel has compiled rules if ``UNDERCROFT_COMPILE=1`` is in the environment and the machine has a C compiler:
see `compile_engine.py`. An editable install never has them: `make fast` compiles them.

``UNDERCROFT_URL`` is where the project is published. With it, the metadata have links, and those in the README lead
there.
"""

from __future__ import annotations

import os
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)(\[[^]]*\]\()(?![a-z]+:|#)([^)]*\))")
"""A link or a picture in Markdown that leads to a file of the project."""


class LinkHook(MetadataHookInterface):
    """Says where the project is, and makes the README readable apart from it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the links."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        url = os.environ.get("UNDERCROFT_URL", "").rstrip("/")
        if url:
            text = LINK.sub(lambda at: f"{at[1]}{at[2]}{url}/{'raw' if at[1] else 'blob'}/HEAD/{at[3]}", text)
            files = {"Documentation": "docs/cookbook.md", "Changelog": "CHANGELOG.md"}
            pages = {name: f"{url}/blob/HEAD/{file}" for name, file in files.items()}
            metadata["urls"] = {"Homepage": url, **pages, "Issues": f"{url}/issues"}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client for wheels and for editable installs."""

    PLUGIN_NAME = "custom"

    def _script(self) -> dict[str, Any] | None:
        script = Path(self.root, "web", "build.py")
        return runpy.run_path(str(script)) if script.exists() else None

    def _compiler(self) -> dict[str, Any] | None:
        """The script that compiles the rules, if compiled ones are asked for and can be made."""
        path = Path(self.root, "compile_engine.py")
        if os.environ.get("UNDERCROFT_COMPILE") != "1" or not path.exists():
            return None
        script = runpy.run_path(str(path))
        if (needed := script["missing"]()) is not None:
            self.app.display_warning(f"The rules in this wheel are not compiled: this machine needs {needed}.")
            return None
        return script

    def dependencies(self) -> list[str]:
        """What building needs here: mypy and setuptools to compile the rules, and what the client needs."""
        return [*(["mypy[mypyc]>=2.4"] if self._compiler() is not None else []), *self._client_dependencies()]

    def _client_dependencies(self) -> list[str]:
        """The packages of the engine and of the server (their types become the client's); Node if there is none.

        Nothing, if the client is there already.
        """
        script = self._script()
        if script is None or script["fresh"]():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["project"]
        node = [] if script["system_npm"]() else [script["NODE_PACKAGE"]]
        return [*project["dependencies"], *project["optional-dependencies"]["server"], *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, and put it into the package."""
        script = self._script()
        if script is not None:
            script["main"]()
        if version == "standard":  # a working copy has the rules' text where it is written
            build_data.setdefault("force_include", {})[str(Path(self.root, "docs", "rules"))] = "undercroft/rules"
            self._put_compiled(build_data)
        build_data.setdefault("artifacts", []).append("/src/undercroft/server/static/")

    def _put_compiled(self, build_data: dict[str, Any]) -> None:
        """Put compiled rules into the wheel, which then is for this platform and Python only."""
        compiler = self._compiler()
        if compiler is None:
            return
        package = compiler["build"]()
        made = [*compiler["extensions"](package.parent), package / compiler["STAMP"]]
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(package.parent).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
