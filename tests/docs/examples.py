"""The programs in the documents, with what they print.

    python -m tests.docs.examples     # run them all and write what they print into the pages

A program is a fenced block ``python``; the block ``text`` after it is what it prints.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_EVERY: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")))
PAGES: Final = tuple(page for page in _EVERY if not page.name.startswith("adding-a-"))
"""The documents whose programs stand alone; the pages on adding something have tests that follow them."""

BLOCK: Final = re.compile(r"^```python\n(?P<program>.*?)^```\n(?:\n```text\n(?P<printed>.*?)^```$)?", re.M | re.S)


def output(program: str, folder: Path) -> str:
    """Run a program in a folder and return what it prints.

    Raises:
        RuntimeError: it fails.
    """
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, check=False, encoding="utf-8"
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def remade(page: str) -> str:
    """The page with what its programs print today."""

    def block(match: re.Match[str]) -> str:
        with tempfile.TemporaryDirectory() as folder:
            printed = output(match["program"], Path(folder))
        return f"```python\n{match['program']}```\n\n```text\n{printed}```"

    return BLOCK.sub(block, page)


def main() -> int:
    """Write the pages that are out of date and name them; the exit status is 1 if a program fails."""
    failed = 0
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        try:
            new = remade(text)
        except RuntimeError as error:
            print(f"{path.relative_to(ROOT).as_posix()}: a program fails: {error}", file=sys.stderr)
            failed = 1
            continue
        if new != text:
            path.write_text(new, encoding="utf-8")
            print(f"{path.relative_to(ROOT).as_posix()}: its programs print something else now; remade")
    return failed


if __name__ == "__main__":
    sys.exit(main())
