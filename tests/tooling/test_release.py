"""What `make release` makes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from undercroft import __version__

ROOT = Path(__file__).resolve().parents[2]


def sbom(folder: Path) -> dict[str, Any]:
    """The SBOM as `make release` makes it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", "")
    command = re.search(r"^\t\$\(BIN\)/python (deploy/sbom.py \S+) dist/\S+$", makefile, re.MULTILINE)
    assert command is not None
    made = folder / "sbom.json"
    subprocess.run([sys.executable, *command[1].split(), made], cwd=ROOT, timeout=PATIENCE, check=True)
    found: dict[str, Any] = json.loads(made.read_text(encoding="utf-8"))
    return found


def test_the_sbom_names_every_locked_package_with_its_hashes_and_who_needs_it(tmp_path: Path) -> None:
    found = sbom(tmp_path)
    assert found["bomFormat"] == "CycloneDX"
    main = found["metadata"]["component"]
    assert (main["name"], main["version"]) == ("undercroft", __version__)
    locked = re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
    parts = found["components"]
    assert locked and {(part["name"], part["version"]) for part in parts} == set(locked)
    assert all(any(reference.get("hashes") for reference in part["externalReferences"]) for part in parts)
    needs = {one["ref"]: one["dependsOn"] for one in found["dependencies"]}
    assert set(needs) == {main["bom-ref"], *[part["bom-ref"] for part in parts]}
    reached, ahead = set(), [main["bom-ref"]]
    while ahead:
        ref = ahead.pop()
        if ref not in reached:
            reached.add(ref)
            ahead.extend(needs[ref])
    assert reached == set(needs), "everything is there because something needs it"


def metadata(**environment: str) -> dict[str, Any]:
    """The metadata of the package, as they are published."""
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=True,
        stdout=subprocess.PIPE,
    )
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def test_links_lead_to_where_the_project_is_published() -> None:
    found = metadata(UNDERCROFT_URL="https://example.org/undercroft/")
    assert found["urls"]["Homepage"] == "https://example.org/undercroft"
    links = re.findall(r"\]\(([^)]+)\)", found["readme"]["text"])
    assert len(links) > 15 and all(link.startswith(("https://", "#")) for link in links)
    for link in links:
        file = re.fullmatch(r"https://example\.org/undercroft/(?:blob|raw)/HEAD/([^#]+)(?:#.*)?", link)
        assert link.startswith("#") or (file is not None and (ROOT / file[1]).exists()), link
    assert "urls" not in metadata(UNDERCROFT_URL="")


def test_the_engine_alone_needs_no_server() -> None:
    found = metadata()
    names = [re.split(r"[\[<>=;~! ]", one)[0] for one in found["dependencies"]]
    assert "msgspec" in names and not {"litestar", "sqlalchemy", "uvicorn", "numpy"} & set(names)
    extras = found["optional-dependencies"]
    parts = [set(needs) for name, needs in extras.items() if name not in ("all", "train")]
    assert set(extras["all"]) == set().union(*parts) and set(extras["server"]) < set(extras["cluster"])


def test_every_python_that_is_named_is_tested() -> None:
    named = re.findall(r"Python :: (3\.\d+)", " ".join(metadata()["classifiers"]))
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    matrix = re.search(r"python: \[(.*)\]", workflow)
    assert matrix is not None and re.findall(r"[\d.]+", matrix[1]) == named


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the sources come from an archive")
def test_the_sources_have_what_the_readme_asks_for(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path],
        cwd=ROOT,
        timeout=PATIENCE,
        check=True,
    )
    (made,) = tmp_path.iterdir()
    with tarfile.open(made) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    missing = {name for name in tracked.stdout.splitlines() if (ROOT / name).exists()} - names
    assert not missing
