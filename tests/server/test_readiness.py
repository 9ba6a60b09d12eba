"""What watches the server learns whether it lives, and whether it can be used."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import House, Visit, in_house
from undercroft.server.background.bot_workers.bot_pool import BotPool
from undercroft.server.services import readiness

Monkey = pytest.MonkeyPatch


async def _said(house: House) -> tuple[int, dict[str, Any]]:
    me = await house.person()
    response = await me.http.get("/readyz")
    assert (await me.get("/healthz"))["status"] == "ok", "it lives whatever is missing"
    return response.status_code, response.json()


def test_a_server_that_has_everything_is_ready(visit: Visit) -> None:
    async def play(house: House) -> None:
        assert await _said(house) == (200, {"status": "ready", "missing": [], "lacking": []})

    visit(play)


def test_a_full_disk_is_missing(tmp_path: Path, monkeypatch: Monkey) -> None:
    async def play(house: House) -> None:
        monkeypatch.setattr(readiness, "KNOWN", 0.0)
        monkeypatch.setattr(readiness, "SPARE", shutil.disk_usage(tmp_path).total + 1)
        assert await _said(house) == (503, {"status": "not-ready", "missing": ["disk"], "lacking": []})
        monkeypatch.setattr(readiness, "SPARE", 0)
        assert (await _said(house))[0] == 200

    in_house(tmp_path, play)


def test_a_database_that_cannot_be_used_is_missing(tmp_path: Path, monkeypatch: Monkey) -> None:
    async def play(house: House) -> None:
        monkeypatch.setattr(readiness, "KNOWN", 0.0)
        monkeypatch.setattr(house.services.readiness, "_engine", None)
        assert await _said(house) == (503, {"status": "not-ready", "missing": ["database"], "lacking": []})

    in_house(tmp_path, play)


def test_a_bus_that_is_away_is_lacking_and_the_server_can_be_used(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert await _said(house) == (200, {"status": "ready", "missing": [], "lacking": ["bus"]})

    in_house(tmp_path, play, bus="nats://127.0.0.1:1")


def test_bots_that_cannot_be_started_are_missing(tmp_path: Path, monkeypatch: Monkey) -> None:
    async def play(house: House) -> None:
        monkeypatch.setattr(
            house.services.readiness, "_pool", BotPool(1, PATIENCE, (str(tmp_path / "there is no such program"),))
        )
        assert await _said(house) == (503, {"status": "not-ready", "missing": ["bots"], "lacking": []})

    in_house(tmp_path, play)
