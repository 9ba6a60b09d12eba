"""What ``docs/protocol.md`` lists is what the server has: every call, every message."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec
import pytest

from tests.docs.protocol import PAGE, TABLES, documented, page
from tests.server.helpers import settings
from undercroft.server.endpoints.asgi_app import create_app
from undercroft.server.protocol import wire

STRUCTS = [
    kind
    for kind in vars(wire).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
]


def call(method: str, path: str) -> str:
    """A call without the names of the parameters in its path."""
    return f"{method} {re.sub(r'{[^}]*}', '{}', path)}"


def listed(text: str) -> list[str]:
    """The calls in the list of a page."""
    section = text.partition("\n## HTTP\n")[2].partition("\n### Errors")[0]
    heads = [entry.partition("`: ")[0] for entry in re.split(r"^\* ", section, flags=re.M)[1:]]
    return [call(*found) for head in heads for found in re.findall(r"`?\b([A-Z]+)\s+(/[^\s?`]*)", head)]


def differences(text: str, served: Iterable[str]) -> list[str]:
    """What is wrong with the list of a page."""
    calls = listed(text)
    lacking = [f"not in the page: {one}" for one in served if one not in calls]
    invented = [f"only in the page: {one}" for one in calls if one not in served]
    return [*lacking, *invented, *[f"twice in the page: {one}" for one in {*calls} if calls.count(one) > 1]]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every call in the server's schema."""
    schema = create_app(settings(tmp_path_factory.mktemp("data"))).openapi_schema.to_schema()
    methods = ("get", "post", "put", "patch", "delete")
    return [
        call(method.upper(), path) for path, item in schema["paths"].items() for method in methods if method in item
    ]


def test_the_page_lists_every_call_and_no_other(served: list[str]) -> None:
    assert differences(PAGE.read_text(encoding="utf-8"), served) == []


def test_a_new_call_without_a_line_and_a_line_without_a_call_are_found(served: list[str]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert differences(text, [*served, "GET /api/tables/{}/weather"]) == ["not in the page: GET /api/tables/{}/weather"]
    assert differences(text, [one for one in served if one != "GET /healthz"]) == ["only in the page: GET /healthz"]


def test_the_tables_of_messages_are_those_of_the_types() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run: python -m tests.docs.protocol"


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_message_or_body_is_documented(struct: type[msgspec.Struct]) -> None:
    summary, fields = documented(struct)
    assert summary and all(fields.values())


def test_the_tables_name_every_message_of_the_socket() -> None:
    shown = {struct for structs in TABLES.values() for struct in structs}
    assert {struct for struct in STRUCTS if struct.__struct_config__.tag is not None} <= shown
