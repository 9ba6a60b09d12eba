"""What the documents refer to exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.browser.films import FILMS, MOST_BYTES
from tests.browser.scenes import PICTURED
from tests.docs.made import pages

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), ROOT / "web" / "README.md")
WEBM: Final = b"\x1a\x45\xdf\xa3"
_LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|src=\"([^\"]+)\"")
_TARGET: Final = re.compile(r"\bmake ([a-z]+)(?=[`\n ]*[`\n])|^ {4}make ([a-z]+)", re.M)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    found = ["".join(pair) for pair in _LINK.findall(document.read_text(encoding="utf-8"))]
    missing = [link for link in found if "://" not in link and not (document.parent / link).exists()]
    assert [link for link in missing if (document.parent / link).resolve() not in pages()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_make_target_in_the_documents_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    promised = {"".join(pair) for pair in _TARGET.findall(document.read_text(encoding="utf-8"))}
    assert promised <= targets


def test_every_screen_in_the_documents_is_pictured_in_both_sizes() -> None:
    there = {path.stem for path in (ROOT / "docs" / "screenshots").glob("*.png")}
    assert there == {f"{name}{size}" for name in PICTURED for size in ("", "-phone")}


def test_every_film_is_there_and_shown_and_they_are_small() -> None:
    films = {path.stem: path for path in (ROOT / "docs" / "films").glob("*.webm")}
    assert films.keys() == FILMS.keys()
    pages = "".join([page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md")])
    assert [name for name in films if f'src="films/{name}.webm"' not in pages] == []
    assert all(path.read_bytes().startswith(WEBM) for path in films.values())
    assert sum([path.stat().st_size for path in films.values()]) < MOST_BYTES
