"""Shifts: locations that change places, move or turn, chosen step by step (DN-10.8, DN-18.4)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import AT, PLACE_LOCATION, TURNING, PlaceLocation
from undercroft.dungeoneer.board.map.location_shifts import (
    any_movable,
    any_swappable,
    movable,
    move_refusal,
    moves,
    swap_partners,
    swap_refusal,
    swap_turnings,
    swappable,
)
from undercroft.dungeoneer.board.map_markers import close_exits_at, neighbour
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.cells import cell_name
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber, LocationNumber
from undercroft.dungeoneer.content.card_index import SOURCES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb
from undercroft.dungeoneer.rules.questions.question_frames import Ask, PickOfEffect
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, PLACE, Prompt


def unoccupied(state: Position) -> list[int]:
    """Return the locations other than entrances that have no hero on them."""
    taken = {hero.location for hero in state.heroes if hero.life > 0}
    return [one for one in state.dungeon.locations if one not in taken and not LOCATION_CARDS[one].entrance]


def occupied(state: Position) -> list[int]:
    """Return the locations with a hero on them."""
    taken = {hero.location for hero in state.heroes if hero.life > 0}
    return [one for one in state.dungeon.locations if one in taken]


class Shift(Verb):
    """Locations change places, move or turn (DN-10.8, DN-18.4)."""

    __slots__ = ()

    def among(self, state: Position) -> list[int]:
        """Return the locations that the effect is about."""
        return occupied(state) if self.effect.mode == "swap_occupied" else unoccupied(state)

    def first(self, state: Position) -> Seq[int]:
        """Return those of them that can shift."""
        last = not state.location_deck
        among = self.among(state)
        if self.effect.mode == "move_empty":
            return movable(state.dungeon, among, last)
        return swappable(state.dungeon, among, last)

    def can(self, state: Position, seat: int) -> bool:
        last = not state.location_deck
        among = self.among(state)
        if self.effect.mode == "move_empty":
            return any_movable(state.dungeon, among, last)
        return any_swappable(state.dungeon, among, last)

    def do(self, state: Position, scene: Scene) -> None:
        state.stack.append(ShiftWhich(scene.seat, self.number))


class ShiftWhich(PickOfEffect):
    """Ask which location shifts."""

    @property
    def shift(self) -> Shift:
        """The verb of the effect."""
        verb = VERBS[self.effect]
        assert isinstance(verb, Shift)
        return verb

    def options(self, state: Position) -> Seq[Action]:
        return [AT[location] for location in self.shift.first(state)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("shift", CHOOSE_ONE, "DN-10.8", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        if self.shift.effect.mode == "move_empty":
            state.stack.append(MoveTo(self.seat, self.effect, value))
        else:
            state.stack.append(SwapWith(self.seat, self.effect, value))


class MoveTo(Ask):
    """Ask where a location moves, or whether it turns where it lies (vault-a31)."""

    effect: EffectNumber
    location: LocationNumber

    def options(self, state: Position) -> Seq[Action]:
        last = not state.location_deck
        return [PLACE_LOCATION[cell][turned] for cell, turned in moves(state.dungeon, self.location, last)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        cells = [state.dungeon.cell_of(self.location), *state.dungeon.without(self.location).border]
        return [PLACE_LOCATION[cell][turned] for cell in dict.fromkeys(cells) for turned in (0, 1)]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceLocation):
            return None
        return move_refusal(state.dungeon, self.location, action.cell, action.turned, not state.location_deck)

    def ask(self, state: Position, seat: int) -> Prompt:
        args = {"location": LOCATION_IDS[self.location]}
        return Prompt("move-location", PLACE, "DN-10.8", SOURCES[self.effect].id, dict(args))

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, PlaceLocation)
        state.dungeon = state.dungeon.with_moved(self.location, action.cell, action.turned)
        shifted(state, (self.location,))


class SwapWith(PickOfEffect):
    """Ask which other location it changes places with."""

    location: LocationNumber

    def options(self, state: Position) -> Seq[Action]:
        verb = VERBS[self.effect]
        assert isinstance(verb, Shift)
        last = not state.location_deck
        partners = swap_partners(state.dungeon, self.location, verb.among(state), last)
        return [AT[location] for location in partners]

    def ask(self, state: Position, seat: int) -> Prompt:
        args = {"location": LOCATION_IDS[self.location]}
        return Prompt("swap-with", CHOOSE_ONE, "DN-10.8", SOURCES[self.effect].id, dict(args))

    def picked(self, state: Position, value: int) -> None:
        state.stack.append(SwapTurning(self.seat, self.effect, self.location, value))


class SwapTurning(Ask):
    """Ask how the two locations lie afterwards."""

    effect: EffectNumber
    one: LocationNumber
    other: LocationNumber

    def options(self, state: Position) -> Seq[Action]:
        pairs = swap_turnings(state.dungeon, self.one, self.other, not state.location_deck)
        return [TURNING[one * 2 + other] for one, other in pairs]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return TURNING

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action not in TURNING:
            return None
        one, other = divmod(TURNING.index(action), 2)
        return swap_refusal(state.dungeon, self.one, self.other, one, other, not state.location_deck)

    def ask(self, state: Position, seat: int) -> Prompt:
        args = {"location": LOCATION_IDS[self.one], "other": LOCATION_IDS[self.other]}
        return Prompt("swap-turning", CHOOSE_ONE, "DN-10.8", SOURCES[self.effect].id, dict(args))

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Numbered)
        one, other = divmod(action.value, 2)
        staying = VERBS[self.effect].effect.mode == "swap_occupied"
        swap(state, self.one, self.other, one, other, staying)


def swap(state: Position, one: int, other: int, turned_one: int, turned_other: int, staying: bool) -> None:
    """Let two locations change places; heroes move with them or, if `staying`, keep their cells (vault-a30)."""
    state.dungeon = state.dungeon.with_swapped(one, other, turned_one, turned_other)
    if staying:
        exchanged = {one: other, other: one}
        for hero in state.heroes:
            if hero.location in exchanged:
                hero.location = exchanged[hero.location]
                hero.entered |= 1 << hero.location  # he is there without having entered it: it gives no points (DN-8.2)
                hero.brought = 1
    shifted(state, (one, other))


def shifted(state: Position, locations: tuple[int, ...]) -> None:
    """Report a shift and close the exits that a failed test had opened (DN-18.4)."""
    dungeon = state.dungeon
    for location in locations:
        close_exits_at(state, location)
    for location in locations:
        cell = cell_name(dungeon.cell_of(location))
        state.tell(
            events.Shifted, LOCATION_IDS[location], cell, int(dungeon.is_turned(location)), *neighbour(state, location)
        )
