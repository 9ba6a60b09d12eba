"""The last parts of set-up, some of which players decide: quests and the opening hands (DN-2.4, DN-2.5, DN-12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.cards import QUESTS
from undercroft.dungeoneer.parts import Part
from undercroft.dungeoneer.phases.discard import HAND, DrawToFive
from undercroft.dungeoneer.phases.turn import Turns
from undercroft.dungeoneer.piles import draw
from undercroft.dungeoneer.quests import draw_quest, open_common
from undercroft.kernel.frames import EachSeat, Sequence, Step

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState

PERSONAL: Final = 2
SOLO_QUESTS: Final = 3


def _quests(state: DungeoneerState) -> None:
    """Two personal quests each and a global one (DN-2.4); three in the solo game (DN-14.1)."""
    solo = state.variant.solo
    each = SOLO_QUESTS if solo else 0 if state.variant.nothing_personal else PERSONAL
    for seat in state.turn_order():
        for _ in range(each):
            quest = draw_quest(state)
            state.heroes[seat].quests = (*state.heroes[seat].quests, quest)
            state.tell(events.QuestOpened, QUESTS[quest].id, seat)
    if solo:
        state.quest_deck = ()
    open_common(state)


class Hands(EachSeat["DungeoneerState"], Part):
    """Five cards each (DN-2.5); in the solo game from the glory deck (DN-14.1)."""

    __slots__ = ()

    def each(self, state: DungeoneerState, seat: int) -> None:
        if state.variant.solo:
            for _ in range(HAND):
                draw(state, seat, 0)
        else:
            state.stack.append(DrawToFive(seat))


def _turns(state: DungeoneerState) -> None:
    state.stack[:] = [Turns()]


class Opening(Sequence["DungeoneerState"], Part):
    """From the set table to the first turn."""

    __slots__ = ()

    steps: ClassVar[tuple[Step, ...]] = (_quests, Hands.begin, _turns)
