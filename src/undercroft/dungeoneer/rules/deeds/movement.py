"""Movement: the parts of a step, arrival, and transfers (DN-8, DN-9, DN-10.8)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import NO, YES
from undercroft.dungeoneer.board.exits import condition, open_for_all, portcullis_at, remove_portcullis
from undercroft.dungeoneer.board.map.dungeon import edge_parts
from undercroft.dungeoneer.board.map_markers import close_exits_of, hazard_spot
from undercroft.dungeoneer.board.numbers.stats import ignores
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import Edge, LocationNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import (
    BY_BLOCKED_EXIT,
    BY_PIT,
    BY_SPIKES,
    BY_TRAPPED_EXIT,
    GLORY,
    LOCATIONS,
    PERIL,
)
from undercroft.dungeoneer.content.location_cards import (
    BLOCKED,
    HAZARD_KINDS,
    LOCATION_CARDS,
    LOCATION_IDS,
    PIT,
    SPIKES,
    TRAPPED,
)
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import Test
from undercroft.dungeoneer.rules.deeds.harm.wounds import Fall, Wounds
from undercroft.dungeoneer.rules.deeds.hero_counters import gain_glory, gain_peril, spend_ap, spend_on_moving
from undercroft.dungeoneer.rules.deeds.quests import check_victory
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.question_frames import Ask, LoomingFrame, MoveFrame, Stake, cause_now
from undercroft.dungeoneer.rules.questions.side_actions import refuse_attack
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import YES_NO, Prompt

STEP_PRICE: Final = 1
"""What a step costs, in action points that may be spent on moving (DN-9.2)."""
DODGE_PRICE: Final = 1
"""What it costs to dodge spikes, in action points (DN-13.9)."""
NO_EXIT: Final = -1
"""The exit that a transfer takes if it leads through none."""


class Step(MoveFrame):
    """One step through an exit: the test, the action point, entering, the points, the location (DN-8.3, DN-9.2)."""

    seat: int
    """The seat of the hero."""
    side: int
    """The side by which he leaves."""
    start: LocationNumber
    """The location he leaves."""
    ignoring: int = 0
    """1 if a card lets him ignore the exit's condition, even a wall."""
    step: int = 0
    """Which part is next."""

    def settled(self, state: Position) -> bool:
        """Return whether the hero no longer takes the step: he has fallen, has no action point left, or is
        elsewhere.
        """
        hero = state.heroes[self.seat]
        return hero.life <= 0 or bool(hero.fallen) or hero.location != self.start or (self.step <= 2 and not hero.ap)

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        part = self.step
        if self.settled(state):
            state.stack.pop()
            return False
        self.step = part + 1
        if part == 0:
            self._exit(state)
        elif part == 1:
            open_window(state, WindowMoment.STEP, 0)
        elif part == 2:
            spend_on_moving(state, self.seat, STEP_PRICE)
            open_window(state, WindowMoment.STEP, 0)
        else:
            state.stack.pop()
            to = state.dungeon.neighbour(hero.location, self.side)
            remove_portcullis(state, hero.location, self.side)
            go_to(state, self.seat, to)
            state.tell(events.Moved, self.seat, LOCATION_IDS[to], revisits(state, self.seat))
            arrive(state, self.seat)
        return False

    def because(self, state: Position) -> EventCause:
        """Only a trapped exit harms a hero on his way."""
        return EventCause(LOCATION_IDS[self.start], "trapped_exit")

    def _exit(self, state: Position) -> None:
        """Test a blocked or trapped exit first (DN-9.2, DN-9.5)."""
        test = None if self.ignoring else exit_test(state, self.seat, self.side)
        if test is not None:
            state.stack.append(test)


class BlockedExit(Test):
    """The test of a blocked exit: passing opens it for one step, failing costs 1 AP and opens it for all (DN-9.2)."""

    side: int

    @property
    def against(self) -> int:
        return BY_BLOCKED_EXIT

    def stake(self, state: Position) -> Stake:
        return Stake("ap", 1)

    def outcome(self, state: Position, success: bool) -> None:
        hero = state.heroes[self.seat]
        if success:
            return
        barred = portcullis_at(state, hero.location, self.side) >= 0
        remove_portcullis(state, hero.location, self.side)
        if hero.ap:  # the last one may have been spent in the window before the roll
            spend_on_moving(state, self.seat)
            state.tell(events.ActionPoints, self.seat, -1, LOCATION_IDS[hero.location], "blocked_exit")
        if not barred:
            open_for_all(state, self.seat, self.side)
        if hero.ap:
            state.stack.append(GoOn(self.seat))
        else:
            give_up(state)


class TrappedExit(Test):
    """The test of a trapped exit: failing wounds the hero, who leaves in any case (DN-9.5)."""

    @property
    def against(self) -> int:
        return BY_TRAPPED_EXIT

    def stake(self, state: Position) -> Stake:
        return Stake("wound", 1)

    def outcome(self, state: Position, success: bool) -> None:
        if not success:
            state.stack.append(Wounds(self.seat, 1, BY_TRAPPED_EXIT))


class GoOn(Ask):
    """After failing, the player goes through the exit now, or keeps the action points (DN-9.3)."""

    def options(self, state: Position) -> Seq[Action]:
        return (YES, NO)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("go-on", YES_NO, "DN-9.3")

    def chosen(self, state: Position, action: Action) -> None:
        if action is NO:
            give_up(state)


def give_up(state: Position) -> None:
    """End the step below where it began."""
    assert isinstance(state.stack[-1], Step)
    state.stack.pop()


def go_to(state: Position, seat: int, to: int) -> None:
    """Put the hero into another location; the exits that he held open close (DN-9.4)."""
    hero = state.heroes[seat]
    close_exits_of(state, seat)
    hero.moved = 1
    hero.brought = int(seat != state.active)
    hero.location = to


def arrive(state: Position, seat: int) -> None:
    """Begin what follows from entering a location, which is nothing in another's turn (DN-8.2, DN-10.8)."""
    if state.variant.solo:
        check_victory(state, seat)
    if seat == state.active:
        state.stack.append(Arrival(seat))


class Arrival(MoveFrame):
    """Points, then hazards and effects of a location that a hero has just entered in his own turn (DN-8.2, DN-8.3).

    Only then may another hero there attack him, if any could (DN-6.9).
    """

    seat: int
    location: LocationNumber = -1
    step: int = 0

    def settled(self, state: Position) -> bool:
        """Return whether the hero has left again, so that nothing more affects him here."""
        hero = state.heroes[self.seat]
        return hero.life <= 0 or hero.location != self.location

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0:
            self.location = hero.location
        part = self.step
        self.step = part + 1
        face = LOCATION_CARDS[self.location]
        hazards = face.hazards
        if self.settled(state) or part > len(hazards) + 4:
            state.stack.pop()
        elif part == 0:
            open_window(state, WindowMoment.STEP, 0)
        elif part == 1:
            points_of(state, self.seat)
        elif part == 2:
            meets_something = bool(hazards or LOCATIONS[self.location].when("enter"))
            open_window(state, WindowMoment.ARRIVAL, meets_something << self.seat)
        elif part < len(hazards) + 3:
            self._hazard(state, part - 3)
        elif part > len(hazards) + 3:
            self.over = 1
            if _may_be_attacked(state, self.seat):
                open_window(state, WindowMoment.STEP, 0)
        else:
            effects = LOCATIONS[self.location].when("enter")
            if effects:
                state.stack.append(Scene(effects, self.seat, self.seat, location=self.location))
        return False

    def tests_next(self, state: Position, seat: int) -> bool:
        """Return whether a hazard tests the hero; all hazards come before the effects of the location (DN-8.3)."""
        if seat != self.seat or self.location < 0:
            return False
        places = range(self.step - 3, len(LOCATION_CARDS[self.location].hazards))
        return any(hazard_test(state, seat, self.location, place) is not None for place in places)

    def because(self, state: Position) -> EventCause | None:
        """Return the hazard that was met last."""
        if self.location < 0:
            return None
        hazards = LOCATION_CARDS[self.location].hazards
        place = min(self.step - 4, len(hazards) - 1)
        return EventCause(LOCATION_IDS[self.location], HAZARD_KINDS[hazards[place].kind] if place >= 0 else "")

    def _hazard(self, state: Position, place: int) -> None:
        test = hazard_test(state, self.seat, self.location, place)
        if test is not None:
            state.stack.append(test)


def _may_be_attacked(state: Position, seat: int) -> bool:
    """Return whether another hero could attack this one where he has just arrived; everybody can see this (DN-6.9)."""
    here = state.here(state.heroes[seat].location)
    return any(refuse_attack(state, rival, seat, WindowMoment.STEP) is None for rival in here)


def exit_test(state: Position, seat: int, side: int) -> Test | None:
    """Return the test of the exit by which a hero leaves, if it is blocked or trapped (DN-9.2, DN-9.5)."""
    location = state.heroes[seat].location
    exit = condition(state, location, side)
    if exit.kind == BLOCKED:
        return BlockedExit(seat, exit.stat, exit.value, location, side)
    return TrappedExit(seat, exit.stat, exit.value, location) if exit.kind == TRAPPED else None


def hazard_test(state: Position, seat: int, location: int, place: int) -> Test | None:
    """Return the test of one of a location's hazards, unless a token lies on it or the hero ignores it (DN-9.6)."""
    hazard = LOCATION_CARDS[location].hazards[place]
    if hazard_spot(location, place) in state.deactivated:
        return None
    if hazard.kind == SPIKES:
        return Spikes(seat, hazard.stat, hazard.value, location)
    if hazard.kind == PIT and not ignores(state, seat, "pit"):
        return Pit(seat, hazard.stat, hazard.value, location)
    return None


_NEW_PLACE: Final = tuple([EventCause(location, "") for location in LOCATION_IDS])


def points_of(state: Position, seat: int) -> None:
    """Give the glory and peril of the location, if it is new to the hero this turn (DN-8.2)."""
    hero = state.heroes[seat]
    bit = 1 << hero.location
    if hero.entered & bit:
        return
    hero.entered |= bit
    gain_glory(state, seat, GLORY[hero.location], _NEW_PLACE[hero.location])
    gain_peril(state, seat, PERIL[hero.location], _NEW_PLACE[hero.location])


def revisits(state: Position, seat: int) -> bool:
    """Return whether a hero who comes to a location with points in his own turn gets none: it is not new (DN-8.2)."""
    hero = state.heroes[seat]
    face = LOCATION_CARDS[hero.location].face
    return seat == state.active and bool(hero.entered >> hero.location & 1) and bool(face.glory or face.peril)


class Spikes(Test):
    """Spikes: the hero passes the threat or takes 1 wound (DN-9.6)."""

    @property
    def against(self) -> int:
        return BY_SPIKES

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0 and state.variant.dodging_spikes and hero.actions and not self.settled(state):
            self.step = 1
            state.stack.append(Dodge(self.seat))
            return False
        return super().advance(state)

    def stake(self, state: Position) -> Stake:
        return Stake("wound", 1)

    def outcome(self, state: Position, success: bool) -> None:
        if not success:
            state.stack.append(Wounds(self.seat, 1, BY_SPIKES))


class Dodge(Ask):
    """The player may pay 1 AP instead of testing the spikes (DN-13.9)."""

    def options(self, state: Position) -> Seq[Action]:
        return (YES, NO)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("dodge-spikes", YES_NO, "DN-13.9")

    def chosen(self, state: Position, action: Action) -> None:
        if action is YES:
            spend_ap(state, self.seat, DODGE_PRICE)
            state.stack.pop()


class Pit(Test):
    """A pit: the hero passes the threat or falls (DN-9.6)."""

    @property
    def against(self) -> int:
        return BY_PIT

    def stake(self, state: Position) -> Stake:
        return Stake("fall")

    def outcome(self, state: Position, success: bool) -> None:
        if not success:
            state.stack.append(Fall(self.seat))


class Transfer(LoomingFrame):
    """A hero about to be transferred (DN-10.8)."""

    seat: int
    to: LocationNumber
    """The location that he is moved to."""
    rival: int
    """1 if a rival's card does it."""
    taken: Edge = NO_EXIT
    """The exit through which he leaves, as an `edge`; `NO_EXIT` if he takes none."""
    averted: int = 0
    """1 once a card has kept him where he is."""
    step: int = 0

    def settled(self, state: Position) -> bool:
        return bool(self.averted)

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0 and hero.life > 0:
            self.step = 1
            open_window(state, WindowMoment.TRANSFER, 1 << self.seat)
            return False
        state.stack.pop()
        if not self.averted and hero.life > 0 and hero.location != self.to:
            if self.seat == state.active:
                points_of(state, self.seat)  # he may have just entered and not got them yet (DN-8.3)
            location, printed = edge_parts(self.taken)
            leaves_by_exit = self.taken != NO_EXIT and location == hero.location
            go_to(state, self.seat, self.to)
            again = revisits(state, self.seat)
            state.tell(events.Transferred, self.seat, LOCATION_IDS[self.to], *cause_now(state), again)
            if leaves_by_exit:
                remove_portcullis(state, location, state.dungeon.printed_side(location, printed))
            arrive(state, self.seat)
        return False
