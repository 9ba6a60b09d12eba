"""The last parts of set-up, some of them decided by players: quests and opening hands (DN-2.4, DN-2.5, DN-12.1)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import draw
from undercroft.dungeoneer.board.position import Position, Variant
from undercroft.dungeoneer.content.card_index import CARDS, HEROES, QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.drawing_cards import HAND, DrawToFive
from undercroft.dungeoneer.rules.deeds.quests import draw_quest, open_common
from undercroft.dungeoneer.rules.preparation.hero_choice import ChooseHeroes
from undercroft.dungeoneer.rules.preparation.no_white_spots import LayAll, show_dealt
from undercroft.dungeoneer.rules.turn.turn_phases import Turns
from undercroft.kernel.base.declarations import noted
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import EachSeat, Sequence, Step

PERSONAL: Final = 2
SOLO_QUESTS: Final = 3


def shuffled_decks(sets: tuple[str, ...], variant: Variant, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Return one deck, or glory and peril apart (DN-12.1); the solo game leaves some cards out (DN-14.1)."""
    glory, peril = _glory_and_peril(sets, bool(variant.solo))
    if not variant.separate_decks:
        return (chance.shuffled(sorted(glory + peril)),)
    return (chance.shuffled(glory), chance.shuffled(peril))


@cache
def _glory_and_peril(sets: tuple[str, ...], solo: bool) -> tuple[list[int], list[int]]:
    """Return the glory and the peril cards in a game with these sets."""
    cards = [card for card in CARDS if card.face.set in sets and (card.solo or not solo)]
    return [card.number for card in cards if card.glory], [card.number for card in cards if not card.glory]


def _quests(state: Position) -> None:
    """Deal each player two personal quests and open a global one (DN-2.4); the solo game has three quests in all
    (DN-14.1).
    """
    solo = state.variant.solo
    each = SOLO_QUESTS if solo else 0 if state.variant.nothing_personal else PERSONAL
    for seat in state.turn_order():
        for _ in range(each):
            quest = draw_quest(state)
            state.heroes[seat].quests = (*state.heroes[seat].quests, quest)
            state.tell(events.QuestOpened, QUESTS[quest].id, seat)
    open_common(state)


class Hands(EachSeat[Position]):
    """Each player draws five cards (DN-2.5); in the solo game from the glory deck (DN-14.1)."""

    def each(self, state: Position, seat: int) -> None:
        if state.variant.solo:
            for _ in range(HAND):
                draw(state, seat, 0)
        else:
            state.stack.append(DrawToFive(seat))


def _introduce(state: Position) -> None:
    """Announce the heroes and the first player (DN-2.2, DN-2.3, DN-2.6)."""
    for seat in state.turn_order():
        hero = state.heroes[seat]
        state.tell(events.HeroEnters, seat, HEROES[hero.face].id, LOCATION_IDS[hero.location])
    opening = state.stack[-1]
    assert isinstance(opening, Opening)
    first, *again = opening.rolls or ((),)
    state.tell(events.FirstPlayer, state.first, first, tuple([die for rolls in again for die in rolls]))


def _dungeon(state: Position) -> None:
    """Let the players lay the whole dungeon, if its locations were dealt to them (DN-13.1)."""
    if state.dealt:
        show_dealt(state)
        state.stack.append(LayAll())


def _turns(state: Position) -> None:
    state.stack[:] = [Turns()]


class Opening(Sequence[Position]):
    """Everything between the set-up and the first turn (DN-2)."""

    rolls: tuple[tuple[int, ...], ...] = noted(default=())
    """The dice that have decided who is first, round by round: for the event."""

    steps: ClassVar[tuple[Step, ...]] = (ChooseHeroes.begin, _introduce, _quests, _dungeon, Hands.begin, _turns)
