"""Pages that are made from the program, and made again when it has changed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def remake(path: Path, text: str) -> None:
    """Write a page if it is out of date, and name it."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT).as_posix()}: remade")


def remake_all(pages: Iterable[tuple[Path, str]]) -> int:
    """Write the pages that are out of date and name them; there is never a problem, which is 0."""
    for path, text in pages:
        remake(path, text)
    return 0
