"""A server that tests share, and new ones on each kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, lift_limits
from tests.server.helpers import SharedHouse, Visit, in_house


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedHouse]:
    """One server for each worker."""
    house = SharedHouse(tmp_path_factory.mktemp("shared"))
    yield house
    house.close()


@pytest.fixture
def visit(shared_house: SharedHouse) -> Visit:
    """Do something with the server that all tests share; one that needs other settings says `in_house`."""
    return shared_house.visit


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A new database of each kind, with today's schema. A slow machine may take its time with it."""
    lift_limits(monkeypatch)
    with KINDS[request.param](tmp_path, request, migrated=True) as new:
        yield new


@pytest.fixture
def visit_new(url: str, tmp_path: Path) -> Visit:
    """Do something with a new server, on each kind of database."""
    return lambda play: in_house(tmp_path, play, database_url=url)
