"""A minute of what `tests.cluster.kills` does for hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.amounts import amount
from tests.cluster.kills import play_on
from tests.cluster.nodes import cluster
from tests.server.helpers import run_with_losses


@pytest.mark.soak
@pytest.mark.nightly("nodes die for a minute; tests/server/test_nodes.py has what may happen one by one")
def test_nothing_is_lost_whatever_happens_to_the_nodes(tmp_path: Path) -> None:
    with cluster(tmp_path / "data", 3) as server:
        told = run_with_losses(play_on(server, amount(10, 10, 300), seed=1))
    print(told.text())
    assert not any(told.lost.values()), told.text()
    assert told.answers > 50
