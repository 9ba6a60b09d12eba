"""Short ways to the moment that a card is about."""

from __future__ import annotations

from tests.dungeoneer.table import Table

ATTACKED, LORD = 1, 0
"""The seats of a hero that is attacked, and of the dungeon lord."""


def wait(table: Table, moment: str, times: int = 1) -> None:
    """Everybody gives the default answer until a window of that moment opens, or the so manieth one."""
    while True:
        if table.window() == moment:
            times -= 1
            if not times:
                return
        seat, prompt = table.asked()
        assert prompt not in ("feats", "misdeeds", "banes", "over"), f"no window {moment!r} has opened"
        table.answer(seat, table.state.decision(seat).default)


def settle(table: Table) -> None:
    """Everybody gives the default answer until the active player decides again; no die is left."""
    table.until("feats", "misdeeds", "banes")
    table.assert_settled()


def attacked(table: Table, monster: str, *dice: int) -> None:
    """The lord, seat 0, sends a monster against seat 1; its attack roll, the counter-roll, …"""
    table.dice(*dice)
    table.ambush(LORD, ATTACKED, monster)
