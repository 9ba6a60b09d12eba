"""The page on hosting names every setting with its default."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from undercroft.server.runtime.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
ROW = re.compile(r"^\| `UNDERCROFT_(\w+)` \| (.*?) \|", re.MULTILINE)


def test_every_setting_is_listed_with_its_default() -> None:
    rows = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    assert set(rows) == {name.upper() for name in Settings.__struct_fields__}
    for field in msgspec.structs.fields(Settings):
        value = field.default
        if value is not msgspec.NODEFAULT and value != "":
            words = {True: "yes", False: "no"}
            expected = words[value] if isinstance(value, bool) else value if isinstance(value, str) else f"{value:g}"
            assert rows[field.name.upper()] == expected, field.name
