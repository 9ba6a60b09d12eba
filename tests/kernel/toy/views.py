"""The toy's view: what a seat may know."""

from __future__ import annotations

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """What a seat may know of one player; what only the player may know is None for everybody else."""

    seat: int
    coins: int
    cards: int
    hand: tuple[str, ...] | None
    bid: str | None


class View(msgspec.Struct, frozen=True):
    """What a seat (None: a spectator) may know."""

    seat: int | None
    to_act: tuple[int, ...]
    round: int
    leader: int
    players: tuple[PlayerView, ...]
    bank: int
    deck: int
    discard: tuple[str, ...]
