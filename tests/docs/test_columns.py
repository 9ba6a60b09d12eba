"""The pages with columns and environments are those that today's descriptions make."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import catalogue
from tests.docs.columns import DOCS, pages

PAGES = [pytest.param(path, text, id=path.name) for path, text in pages()]


@pytest.mark.parametrize(("path", "text"), PAGES)
def test_the_page_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, f"remake {DOCS / 'environments'}: python -m tests.docs.columns"


def test_the_page_with_all_environments_is_up_to_date() -> None:
    assert catalogue.PAGE.read_text(encoding="utf-8") == catalogue.page(), "remake it: python -m tests.docs.catalogue"
