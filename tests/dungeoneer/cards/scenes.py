"""Shortcuts to the moment at which a card matters."""

from __future__ import annotations

from tests.dungeoneer.table import Table

ATTACKED, LORD = 1, 0
"""The seats of the hero who is attacked, and of the dungeonlord."""


def wait(table: Table, moment: str, times: int = 1) -> None:
    """Give default answers until a window opens at this moment for the given number of times."""
    while True:
        if table.window() == moment:
            times -= 1
            if not times:
                return
        seat, prompt = table.asked()
        assert prompt not in ("feats", "misdeeds", "banes", "over"), f"no window {moment!r} opened"
        table.answer(seat, table.state.decision(seat).default)


def settle(table: Table) -> None:
    """Everybody gives the default answer until the active player decides again; no die is left."""
    table.until("feats", "misdeeds", "banes")
    table.assert_settled()


def attacked(table: Table, monster: str, *dice: int) -> None:
    """Let the lord, seat 0, send a monster against seat 1; the dice are its attack roll, the counter-roll, …"""
    table.dice(*dice)
    table.ambush(LORD, ATTACKED, monster)
