"""Wrap the documents as wide as the code, with mdformat.

    python -m tests.docs.wrapping           # format them
    python -m tests.docs.wrapping --check   # name those that are not formatted; exit with 1 if there are any

Code that is indented stays so: the tests that follow the documents find commands by it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import mdformat
from mdformat.plugins import PARSER_EXTENSIONS

ROOT: Final = Path(__file__).resolve().parents[2]
WIDTH: Final = 120
FOLDERS: Final = (".", "docs", "docs/research", ".github", ".github/ISSUE_TEMPLATE", "web")
"""Where the documents are; what is below `docs/rules`, `docs/api` and the like is made or read by programs."""
MADE: Final = frozenset({"leaderboard.md", "protocol.md", "transcript.ru.md"})
"""Pages that programs make, at least in part."""
EXTENSIONS: Final = frozenset({"gfm", "tables", "front_matters", "indented"})
OPTIONS: Final[Mapping[str, Any]] = {"wrap": WIDTH, "number": True, "compact_tables": True}


def _indented(node: Any, context: Any) -> str:
    """Render indented code as it is; mdformat would fence it."""
    return "\n".join([f"    {line}".rstrip() for line in node.content.rstrip("\n").split("\n")])


def documents() -> Iterator[Path]:
    """Yield the documents that people write."""
    for folder in FOLDERS:
        yield from sorted([path for path in (ROOT / folder).glob("*.md") if path.name not in MADE])


def formatted(text: str) -> str:
    """Return a document with its paragraphs wrapped and its lists and tables in one form."""
    cast("dict[str, Any]", PARSER_EXTENSIONS)["indented"] = SimpleNamespace(
        CHANGES_AST=False, RENDERERS={"code_block": _indented}, POSTPROCESSORS={}, update_mdit=lambda mdit: None
    )
    return mdformat.text(text, options=OPTIONS, extensions=EXTENSIONS)


def main(check: bool) -> int:
    """Format the documents, or name those that are not formatted; return 1 if a check finds any."""
    found = 0
    for path in documents():
        text = path.read_text(encoding="utf-8")
        wanted = formatted(text)
        if text == wanted:
            continue
        found += 1
        state = "not formatted; run python -m tests.docs.wrapping" if check else "formatted"
        print(f"{path.relative_to(ROOT)}: {state}")
        if not check:
            path.write_text(wanted, encoding="utf-8")
    return int(check and found > 0)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
