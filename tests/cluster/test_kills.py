"""A few minutes of what `tests.cluster` does for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.amounts import amount
from tests.cluster.failovers import fail_over
from tests.cluster.held import at, measure
from tests.cluster.kills import READERS, play_on
from tests.cluster.nodes import cluster
from tests.cluster.upgrades import upgrade
from tests.server.helpers import run_with_losses

BACK_WITHIN = 2.0
"""Within how many seconds a reader sees the table again whose node is upgraded."""


@pytest.mark.soak
@pytest.mark.nightly("nodes die for a minute; tests/server/test_nodes.py has what may happen one by one")
def test_nothing_is_lost_whatever_happens_to_the_nodes(tmp_path: Path) -> None:
    with cluster(tmp_path / "data", 3) as server:
        told = run_with_losses(play_on(server, amount(10, 10, 300), seed=1))
    print(told.text())
    assert not any(told.lost.values()), told.text()
    assert told.answers > 50


@pytest.mark.soak
@pytest.mark.nightly("a primary dies several times; tests/server/test_storage.py has a lost database")
def test_nothing_is_lost_when_a_synchronous_standby_takes_over(tmp_path: Path) -> None:
    told = fail_over(tmp_path / "data", 2, amount(2, 2, 20), seed=1)
    assert not any(told.lost.values()), told.text()
    assert told.answers > 50


@pytest.mark.nightly("it runs two versions side by side; tests/server/test_nodes.py has newer rules on one node")
def test_an_upgrade_to_newer_rules_loses_nothing_and_readers_are_back_soon(tmp_path: Path) -> None:
    told = upgrade(tmp_path)
    print(told.text())
    assert not any(told.lost.values()), told.text()
    assert len(told.absences) >= READERS
    assert max(told.absences) < BACK_WITHIN, told.text()


@pytest.mark.nightly("it plays for half a minute; tests/server/test_nodes.py holds one table open for a moment")
def test_a_table_that_is_held_open_delays_no_other(tmp_path: Path) -> None:
    """By the middle, since a busy machine delays some answers in either half."""
    before, meanwhile = measure(tmp_path / "data", 10.0)
    assert len(meanwhile) > len(before) / 3 and at(0.5, meanwhile) < 3 * at(0.5, before) + 0.1
