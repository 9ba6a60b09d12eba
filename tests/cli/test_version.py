"""The option ``--version``."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.cli.helpers import run
from undercroft.compiled import engine


def test_the_version_is_the_packages() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert run("--version").words.strip() == f"undercroft {project['version']} ({engine()})"
