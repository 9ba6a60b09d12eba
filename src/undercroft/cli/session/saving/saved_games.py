"""Where games are saved."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path

from undercroft.kernel.base.user_folders import data_folder
from undercroft.kernel.history.records import MAGIC

SUFFIX = ".undercroft"


def saves_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the user's folder for saved games (XDG_DATA_HOME, or its default)."""
    return data_folder(environment) / "saves"


def new_save(game_id: str, folder: Path | None = None) -> Path:
    """Return a new file for a game, with a name that no other game has."""
    folder = folder or saves_folder()
    stem = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def save_for(loaded: Path, game_id: str) -> Path:
    """Return where a loaded game is saved: its own file if that is in our folder, else a new one."""
    folder = saves_folder()
    if loaded.resolve().parent == folder.resolve():
        return loaded
    return new_save(game_id, folder)


def named_by_player(name: str) -> Path | None:
    """Return the file that a player names for saving; None if it exists and is not a saved game, so that it is not
    overwritten.
    """
    try:
        path = Path(name).expanduser()
        if not name.isprintable() or path.is_dir():
            return None
        if path.exists():
            with path.open("rb") as file:
                return path if file.read(len(MAGIC)) == MAGIC.encode() else None
    except (OSError, RuntimeError, ValueError):
        return None
    return path
