"""Write the SBOM: every package of a lock with its version and hashes, and which of them needs which.

    python deploy/sbom.py requirements.txt dist/undercroft.cdx.json

CycloneDX reads the packages and their hashes from the lock, but not who needs them. The lock says that, too, in the
comments behind each package (``# via``), and this adds it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PROJECT: Final = "undercroft"

_PINNED: Final = re.compile(r"([\w.-]+)(?:\[[^]]*\])?==")
_NEEDS: Final = re.compile(r"\s+#\s+(?:via\s*)?([\w.-]*)")


def needed_by(lock: str) -> dict[str, set[str]]:
    """Return for each package of a lock which packages need it."""
    found: dict[str, set[str]] = {}
    package = ""
    for line in lock.splitlines():
        if pinned := _PINNED.match(line):
            package = pinned[1]
            found[package] = set()
        elif (needs := _NEEDS.match(line)) and needs[1]:
            found[package].add(needs[1])
    return found


def with_graph(sbom: dict[str, Any], lock: str) -> dict[str, Any]:
    """Return an SBOM with its dependencies as the lock has them; nothing stands apart from the project."""
    reference = {part["name"]: part["bom-ref"] for part in sbom["components"]}
    reference[PROJECT] = sbom["metadata"]["component"]["bom-ref"]
    needs: dict[str, set[str]] = {name: set() for name in reference.values()}
    for package, users in needed_by(lock).items():
        for user in users:
            needs[reference[user]].add(reference[package])
    sbom["dependencies"] = [{"ref": ref, "dependsOn": sorted(parts)} for ref, parts in sorted(needs.items())]
    return sbom


def main() -> None:
    """Write it."""
    lock, out = (Path(word) for word in sys.argv[1:])
    program = Path(sys.executable).with_name("cyclonedx-py")
    pyproject = str(ROOT / "pyproject.toml")
    words = [str(program), "requirements", str(lock), "--pyproject", pyproject, "--output-reproducible", "--of", "JSON"]
    # Its warning is that the graph is missing.
    made = subprocess.run([*words, "-o", "-"], check=True, capture_output=True)
    sbom = with_graph(json.loads(made.stdout), lock.read_text(encoding="utf-8"))
    out.write_text(json.dumps(sbom, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
