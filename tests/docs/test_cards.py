"""The pages with all cards are those that today's data make."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.cards import DOCS, pages

PAGES = [pytest.param(path, text, id=str(path.relative_to(DOCS))) for path, text in pages()]


@pytest.mark.parametrize(("path", "text"), PAGES)
def test_the_page_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "remake it: python -m tests.docs.cards"
