"""The tutorial, ``examples/tutorial.ipynb``, with what its cells print.

python -m tests.docs.notebook     # run it and store what the cells print

The cells run in one process, one after the other, as in Jupyter, which is not needed.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

from tests.docs.remaking import remake

ROOT: Final = Path(__file__).resolve().parents[2]
NOTEBOOK: Final = ROOT / "examples" / "tutorial.ipynb"


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells print today.

    Raises:
        Exception: a cell fails.
    """
    space: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        count += 1
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("".join(cell["source"]), f"cell {count}", "exec"), space)
        text = printed.getvalue().splitlines(keepends=True)
        cell["execution_count"] = count
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] if text else []
    return notebook


def read() -> dict[str, Any]:
    """The notebook as it is stored."""
    found: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return found


def main() -> int:
    """Store the notebook if it prints something else now, and name it."""
    remake(NOTEBOOK, json.dumps(run(read()), indent=1, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
