"""No white spots: the players lay the whole dungeon before the game (DN-13.1)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import LAY
from undercroft.dungeoneer.board.card_piles import without
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import placements
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import LocationNumber
from undercroft.dungeoneer.content.card_index import QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, is_at
from undercroft.dungeoneer.rules.questions.question_frames import Part, Pick
from undercroft.dungeoneer.rules.turn.location_draw import show
from undercroft.dungeoneer.rules.turn.variants.unbiased_placement import placer
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

OTHERS_FIRST: Final = 0
ALL_LOCATIONS: Final = 1
"""The stages of laying: locations of global quests are laid when nobody can lay any other."""


def deal_locations(
    seats: int, entrance: int, cards: Seq[int], chance: Chance
) -> tuple[Dungeon, tuple[tuple[int, ...], ...], int]:
    """Deal all location cards, starting with a random player.

    Args:
        seats: how many players there are.
        entrance: the one that the dungeon starts with (DN-12.2).
        cards: all of them.
        chance: the source of randomness.

    Returns:
        The dungeon with the entrance, the remaining cards of each seat, and the first player, who held the entrance.
    """
    shuffled = chance.shuffled(cards)
    dealer = chance.below(seats)
    hands = [shuffled[(seat - dealer) % seats :: seats] for seat in range(seats)]
    first = next(seat for seat, hand in enumerate(hands) if entrance in hand)
    hands[first] = without(hands[first], entrance)
    return Dungeon.start(entrance), tuple(hands), first


def show_dealt(state: Position) -> None:
    """Show each player the cards dealt to him."""
    for seat in state.turn_order():
        held = tuple([LOCATION_IDS[card] for card in state.dealt[seat]])
        state.tell(events.LocationsSeen, seat, len(held), held)


class LayAll(Part):
    """Each player lays one card in turn, clockwise, starting after the first player, until nobody can."""

    turn: int = 1
    """Whose turn it is, counted from the first player."""
    idle: int = 0
    """How many players in a row could not lay a card."""
    stage: int = OTHERS_FIRST
    """`OTHERS_FIRST` until only locations of global quests can be laid, then `ALL_LOCATIONS`."""

    def advance(self, state: Position) -> bool:
        if not any(state.dealt):
            self._end(state)
        elif self.idle < state.seats:
            seat = (state.first + self.turn) % state.seats
            self.turn += 1
            self.idle += 1
            cards = layable(state, seat, self.stage)
            state.disclose()  # whether he can lay one of his hidden cards
            if cards:
                self.idle = 0
                state.stack.append(Lay(seat, cards))
        elif self.stage == OTHERS_FIRST:
            self.stage = ALL_LOCATIONS
            self.idle = 0
        else:
            self._end(state)
        return False

    def _end(self, state: Position) -> None:
        """Remove the cards that fit nowhere from the game, face up."""
        state.stack.pop()
        for seat, held in enumerate(state.dealt):
            for card in held:
                state.dealt = without_dealt(state.dealt, seat, card)
                state.left_over = (*state.left_over, card)
                state.tell(events.LocationLeftOver, seat, LOCATION_IDS[card])
        state.dealt = ()


def without_dealt(dealt: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    """Return the location cards that the seats hold, without this one of the seat's."""
    return tuple([without(held, card) if holder == seat else held for holder, held in enumerate(dealt)])


def layable(state: Position, seat: int, stage: int) -> tuple[int, ...]:
    """Return the seat's cards that fit somewhere and may be laid at this stage."""
    last = sum([len(held) for held in state.dealt]) == 1
    return tuple(
        [
            card
            for card in state.dealt[seat]
            if (stage == ALL_LOCATIONS or not of_a_global_quest(state, card)) and placements(state.dungeon, card, last)
        ]
    )


def of_a_global_quest(state: Position, location: int) -> bool:
    """Return whether an open global quest names the location, for an escort as either of its two (DN-13.1)."""
    faces = [QUESTS[quest].face for quest in state.commons]
    return any(is_at(location, (*face.where, *face.deliver)) for face in faces)


class Lay(Pick):
    """A player chooses which of his cards to lay."""

    cards: tuple[LocationNumber, ...]
    """Those that he may."""

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        return [LAY[card] for card in self.cards]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("lay", CHOOSE_ONE, "DN-13.1")

    def picked(self, state: Position, value: int) -> None:
        state.dealt = without_dealt(state.dealt, self.seat, value)
        state.disclose()
        placing = show(state, self.seat, value)
        placing.seat = placer(state, self.seat, value)
