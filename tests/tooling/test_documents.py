"""What the documents refer to exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.browser.scenes import PICTURED

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), ROOT / "web" / "README.md")
_LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|src=\"([^\"]+)\"")
_TARGET: Final = re.compile(r"\bmake ([a-z]+)(?=[`\n ]*[`\n])|^ {4}make ([a-z]+)", re.M)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    found = ["".join(pair) for pair in _LINK.findall(document.read_text(encoding="utf-8"))]
    missing = [link for link in found if "://" not in link and not (document.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_make_target_in_the_documents_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    promised = {"".join(pair) for pair in _TARGET.findall(document.read_text(encoding="utf-8"))}
    assert promised <= targets


def test_every_screen_in_the_documents_is_pictured_in_both_sizes() -> None:
    there = {path.stem for path in (ROOT / "docs" / "screenshots").glob("*.png")}
    assert there == {f"{name}{size}" for name in PICTURED for size in ("", "-phone")}
