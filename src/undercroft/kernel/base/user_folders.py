"""Where the user's files are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the user's folder for saved games and the server's data, under ``XDG_DATA_HOME`` or its default."""
    base = environment.get("XDG_DATA_HOME", "")
    try:
        data = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
    except RuntimeError:  # there is no home folder
        data = Path()
    return data / "undercroft"
