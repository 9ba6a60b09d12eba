"""The page for who runs a server names every setting, and what it is without being set."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from undercroft.server.ops.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
ROW = re.compile(r"^\| `UNDERCROFT_(\w+)` \| (.*?) \|", re.MULTILINE)
WORDS = {False: "no"}


def test_every_setting_is_there_with_what_it_is_without_being_set() -> None:
    rows = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    assert set(rows) == {name.upper() for name in Settings.__struct_fields__}
    for field in msgspec.structs.fields(Settings):
        value = field.default
        if value is not msgspec.NODEFAULT and value != "":
            assert rows[field.name.upper()] == WORDS.get(value, f"{value:g}"), field.name
