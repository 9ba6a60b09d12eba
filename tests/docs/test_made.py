"""The pages that are made from the program: they can be made, and their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.made import pages
from tests.docs.remaking import ROOT

PAGES = pages()
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_page_has_a_title_and_links_that_lead_somewhere(path: Path) -> None:
    text = PAGES[path]()
    assert text.startswith("# ") and text.count("\n") > 20
    linked = [(path.parent / link).resolve() for link in _LINK.findall(text) if "://" not in link]
    assert [link for link in linked if not link.exists() and link not in PAGES] == []


def test_none_of_them_is_in_a_file() -> None:
    """A file would win over what is made, and grow old."""
    assert [path for path in PAGES if path.exists()] == []


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    names = [path.relative_to(ROOT / "docs").as_posix() for path in PAGES]
    assert len(names) == 6
    assert [name for name in names if f": {name}\n" not in navigation] == []
