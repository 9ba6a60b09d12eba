"""One guest who does his worst, and another who plays quietly beside him: `benchmarks/bench_guest.py`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import SOAK
from tests.patience import MUCH

BENCH = Path(__file__).resolve().parents[2] / "benchmarks" / "bench_guest.py"


@pytest.mark.soak
def test_the_worst_guest_does_not_keep_another_from_playing(tmp_path: Path) -> None:
    """Each answer of the quiet person is accepted; in the soak test, the median wait is less than 3 times as long."""
    file = tmp_path / "guest.json"
    command = [sys.executable, str(BENCH), "--seconds", "60" if SOAK else "3", "--json", str(file)]
    subprocess.run(command, check=True, timeout=MUCH, stdout=subprocess.DEVNULL)
    result = json.loads(file.read_text())["guest"]
    requests = result["busy"]["requests"]
    assert any(kind.endswith(" 429") for kind in requests), "the worst guest was never refused"
    assert not [kind for kind in requests if kind.rpartition(" ")[2].startswith("5")]
    assert all(result[phase]["answers"] for phase in ("before", "during", "after"))
    if SOAK:
        assert result["ratio"] < 3, result
