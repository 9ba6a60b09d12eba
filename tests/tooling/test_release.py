"""What `make release` makes."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from undercroft import __version__

ROOT = Path(__file__).resolve().parents[2]


def test_the_sbom_names_every_locked_package_with_its_hashes(tmp_path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", "")
    command = re.search(r"^\t\$\(BIN\)/(cyclonedx-py .*?) -o dist/\S+$", makefile, re.MULTILINE)
    assert command is not None
    made = tmp_path / "sbom.json"
    program, *words = shlex.split(command[1])
    subprocess.run(
        [Path(sys.executable).with_name(program), *words, "-o", made], cwd=ROOT, timeout=PATIENCE, check=True
    )
    sbom = json.loads(made.read_text(encoding="utf-8"))
    assert sbom["bomFormat"] == "CycloneDX"
    main = sbom["metadata"]["component"]
    assert (main["name"], main["version"]) == ("undercroft", __version__)
    locked = re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
    found = {(part["name"], part["version"]) for part in sbom["components"]}
    assert locked and found == set(locked)
    assert all(any(reference.get("hashes") for reference in part["externalReferences"]) for part in sbom["components"])
