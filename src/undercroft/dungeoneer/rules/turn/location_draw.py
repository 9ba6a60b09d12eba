"""Drawing and placing locations (DN-3, DN-4.3), and exploring (DN-4.4)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import DONE, EXPLORE, KEEP, PLACE_LOCATION, PLACE_ON, PlaceLocation
from undercroft.dungeoneer.board.map.location_placing import place_refusal, placements
from undercroft.dungeoneer.board.map_markers import neighbour
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.cells import cell_name
from undercroft.dungeoneer.board.terms.identifiers import LocationNumber
from undercroft.dungeoneer.board.terms.moments import FEATS, LOCATIONS
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.content.location_cards import HAZARD_KINDS, LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.hero_counters import spend_ap
from undercroft.dungeoneer.rules.questions.question_frames import Ask, Part, Pick
from undercroft.dungeoneer.rules.turn.variants.unbiased_placement import placer
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, PLACE, Prompt

EXPLORING: Final = 1
"""What it costs to explore, in action points (DN-4.4)."""


def begin_locations(state: Position) -> None:
    """Phase 3: draw and place a location, if any is left (DN-4.3)."""
    if state.location_deck:
        state.stack.append(Drawing(state.active, 0))


def explore(state: Position, seat: int) -> None:
    """Draw and place a location for 1 AP (DN-4.4)."""
    state.stack.append(Drawing(seat, EXPLORING))


def is_last(state: Position) -> bool:
    """Return whether no location card is left but the one to be placed, which may close the dungeon (DN-3.4)."""
    return not state.location_deck and not any(state.dealt)


def place(state: Position, seat: int, location: int, cell: int, turned: int) -> None:
    """Lay a location card."""
    state.dungeon = state.dungeon.with_location(location, cell, turned)
    if state.listening:
        beside, side = neighbour(state, location)
        card = LOCATION_CARDS[location]
        hazards = tuple([HAZARD_KINDS[hazard.kind] for hazard in card.hazards])
        where = (LOCATION_IDS[location], cell_name(cell), turned, beside, side)
        explored = EXPLORING if state.phase == FEATS else None  # in the Hero Phase nothing else places locations
        why = "each_turn" if state.phase == LOCATIONS else ""
        state.tell(events.LocationPlaced, seat, *where, card.face.glory, card.face.peril, hazards, explored, why)


class Drawing(Part):
    """Draws locations until one fits; those that fit nowhere go under the stack (DN-3.5)."""

    seat: int
    """The seat that draws."""
    price: int
    """AP to pay as soon as a card is found that can be placed."""
    tried: int = 0
    """How many cards have been put under the stack."""

    def advance(self, state: Position) -> bool:
        deck = state.location_deck
        if self.tried >= len(deck):
            state.stack.pop()
            return False
        looked = min(_looks_at(state, self.seat), len(deck) - self.tried)
        state.disclose()
        if looked > 1:
            cards = deck[:looked]
            state.location_deck = deck[looked:]
            state.stack.append(Keeping(self.seat, cards))
            return False
        state.location_deck = deck[1:]
        self.try_to_place(state, deck[0])
        return False

    def try_to_place(self, state: Position, location: int) -> None:
        """Show the card; place it, or put it under the stack."""
        placing = show(state, self.seat, location)
        if placements(state.dungeon, location, is_last(state)):
            state.stack[-2:] = [placing]
            spend_ap(state, self.seat, self.price)
            placing.seat = placer(state, self.seat, location)
        else:
            state.stack.pop()
            self.tried += 1
            state.location_deck = (*state.location_deck, location)
            state.tell(events.LocationUnder, self.seat, LOCATION_IDS[location])


def show(state: Position, seat: int, location: int) -> Placing:
    """Turn a location card up, which the seat may have to place, and return the question."""
    placing = Placing(seat, location)
    state.stack.append(placing)
    state.tell(events.LocationDrawn, seat, LOCATION_IDS[location])
    return placing


def _looks_at(state: Position, seat: int) -> int:
    """Return how many location cards the player looks at (tomb-a27)."""
    found = [
        EFFECTS[n].n
        for card in state.heroes[seat].boons + state.heroes[seat].treasures
        for n in CARDS[card].when("draw_location")
    ]
    return max(found, default=1)


class Keeping(Pick):
    """The player chooses which of the seen locations to place, one that fits if there is any (DN-3.5); the others go
    under the stack (tomb-a27).
    """

    cards: tuple[LocationNumber, ...]

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        fitting = [location for location in self.cards if placements(state.dungeon, location)]
        return [KEEP[location] for location in fitting or self.cards]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("keep", CHOOSE_ONE, "DN-4.3")

    def picked(self, state: Position, value: int) -> None:
        others = tuple([card for card in self.cards if card != value])
        state.location_deck = (*state.location_deck, *others)
        drawing = state.stack[-1]
        assert isinstance(drawing, Drawing)
        drawing.try_to_place(state, value)


def going_on(state: Position) -> Action | None:
    """Return what the active player may say at once he will do after placing a location: explore again; alone, without
    an action point, end the turn. None: it is not his to say now.
    """
    hero = state.heroes[state.active]
    if state.phase not in (LOCATIONS, FEATS):
        return None
    if hero.actions and state.location_deck:
        return EXPLORE
    return DONE if state.variant.solo and not hero.ap and not hero.lying_ap else None


class Placing(Ask):
    """The player chooses where the location goes, and which way round (DN-3)."""

    location: LocationNumber

    def options(self, state: Position) -> Seq[Action]:
        fitting = placements(state.dungeon, self.location, is_last(state))
        found: list[Action] = [PLACE_LOCATION[cell][turned] for cell, turned in fitting]
        if self.seat == state.active and going_on(state) is not None:
            found += [PLACE_ON[cell][turned] for cell, turned in fitting]
        return found

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        ways = [PLACE_LOCATION[cell][turned] for cell in state.dungeon.border for turned in (0, 1)]
        return tuple(dict.fromkeys((*ways, *self.legal(state, seat))))

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceLocation):
            return None
        return place_refusal(state.dungeon, self.location, action.cell, action.turned, is_last(state))

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("place", PLACE, "DN-3.1", LOCATION_IDS[self.location])

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, PlaceLocation)
        place(state, self.seat, self.location, action.cell, action.turned)
