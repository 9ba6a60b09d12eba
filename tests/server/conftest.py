"""A server that tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers import SharedHouse, Visit


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
