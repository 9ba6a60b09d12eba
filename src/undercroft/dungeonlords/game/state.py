"""The state as everything outside the rules knows it: a position with views, dealt worlds and a census."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.rules.scoring import points
from undercroft.dungeonlords.views import View
from undercroft.dungeonlords.visibility.census import census
from undercroft.dungeonlords.visibility.view_builder import views_of
from undercroft.dungeonlords.visibility.view_parts import redeal
from undercroft.kernel.engine.chance import Chance


@final
class DungeonLordsState(Position):
    """A position of Dungeon Lords."""

    def returns(self) -> tuple[float, ...]:
        return tuple([float(p) for p in points(self)])

    def view(self, seat: int | None) -> View:
        return views_of(self, (seat,), {})[0]

    def views_again(self, seats: Sequence[int | None], known: dict[Any, Any]) -> list[View]:
        return views_of(self, seats, known)

    def census(self) -> dict[str, object]:
        return census(self)

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, seat, chance)
