"""The positions of Dungeoneer from which all ways to play on are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import GAME, Options
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.chance import Chance


def rolling(table: Table) -> DungeoneerState:
    """The position with dice that always fall the same way."""
    table.state.chance = Chance.from_seed("perft")
    return table.state


def opening() -> DungeoneerState:
    """A new game."""
    return GAME.new(2, Options(), "perft")


def solo_game() -> DungeoneerState:
    """A new solo game."""
    return GAME.new(1, Options(sets="both"), "perft")


def walking() -> DungeoneerState:
    """A hero with a hand and a quest in reach, a rival beside him who is asked in windows."""
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2", "dark_crossroads 1,-1")
    hand = ["haste", "surge_of_faith", "ghost_step", "gravediggers_spade", "draught_of_mending"]
    table.hero(0, "raka", at="crossroads1", level=2, glory=8, ap=3, hand=hand, quests=["break_the_chains"])
    table.hero(1, at="crossroads1", ap=1, saved=1, glory=3, hand=["create_darkness"], standing="always")
    table.feats(0)
    return rolling(table)


def plotting() -> DungeoneerState:
    """A dungeonlord with monsters, traps and banes, and two opponents who can pay."""
    table = Table(3)
    hand = ["zombie", "grave_wraith", "poison_darts", "slick_floor", "bone_armor"]
    table.hero(0, hand=hand, lair=["barrow_knight"])
    table.hero(1, at="crossroads1", peril=6, glory=4, hand=["dodge", "turn_away"], standing="mine")
    table.hero(2, at="crossroads2", peril=3, glory=2, hand=["trap_sense"], standing="mine")
    table.misdeeds(0)
    return rolling(table)


def fighting() -> DungeoneerState:
    """Two monsters against a hero with responses and a saved action point."""
    table = Table(2)
    table.hero(0, "kron_axereaver", hand=[])
    responses = ["dodge", "turn_away", "vial_of_embers", "riposte"]
    table.hero(1, "pim_fallowlight", at="crossroads1", ap=1, saved=1, glory=9, hand=responses, standing="mine")
    table.state.chance = Chance.from_seed("perft")
    table.ambush(0, 1, "chimera_whelp", "web_weaver")
    return rolling(table)


POSITIONS: Final[dict[str, Callable[[], DungeoneerState]]] = {
    "opening": opening,
    "alone": solo_game,
    "walking": walking,
    "plotting": plotting,
    "fighting": fighting,
}
