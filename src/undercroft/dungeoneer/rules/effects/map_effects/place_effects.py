"""Verbs about the map: transfers, tokens, blocked exits, and exits and pits that are ignored."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import AT, EXIT, GO, HAZARD
from undercroft.dungeoneer.board.exits import condition, may_be_barred
from undercroft.dungeoneer.board.map.dungeon import edge
from undercroft.dungeoneer.board.map_markers import add_portcullis, exit_spot, hazard_spot, spot_parts
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import LocationNumber, Spot
from undercroft.dungeoneer.content.card_index import EFFECTS, SOURCES, Card
from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.content.location_cards import (
    BLOCKED,
    EXIT_KINDS,
    HAZARD_KINDS,
    LOCATION_CARDS,
    LOCATION_IDS,
    TRAPPED,
)
from undercroft.dungeoneer.rules.deeds.movement import NO_EXIT, Pit, Step, Transfer
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb
from undercroft.dungeoneer.rules.questions.question_frames import OfEffect, PickOfEffect, nearest
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

TOKENS: Final = 3
"""How many deactivation tokens there are (DN-1.1)."""

# Transfers.


class TransferHero(Verb):
    """Put a hero elsewhere (DN-10.8)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return self.effect.who == "target" or bool(self.destinations(state, seat))

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        return self.effect.who != "target" or bool(self.destinations(state, victim))

    def destinations(self, state: Position, seat: int) -> tuple[int, ...]:
        """Return the locations where the hero can be put."""
        dungeon = state.dungeon
        here = state.heroes[seat].location
        effect = self.effect
        to = effect.to
        if to == "adjacent":
            found = dungeon.adjacent(here)
        elif to == "adjacent_way":
            found = dungeon.ways(here)
        elif to == "nearest_entrance":
            found = dungeon.nearest_entrances(here)
        elif to == "any_room":
            found = tuple([room for room in dungeon.rooms if not LOCATION_CARDS[room].entrance])
        elif to == "within":
            found = dungeon.within(here, effect.reach)
        elif to == "farthest":
            found = dungeon.farthest
        else:
            found = tuple([one for one in dungeon.locations if LOCATION_CARDS[one].face.id == to])
        return tuple([one for one in found if one != here])

    def do(self, state: Position, scene: Scene) -> None:
        for hero in reversed(self.affected(state, scene)):
            seat = scene.chooser(state) if self.effect.chooser == "owner" else hero
            state.stack.append(Destination(seat, self.number, hero, int(scene.seat != hero)))


class Destination(PickOfEffect):
    """Ask where a hero is transferred to."""

    hero: int
    rival: int

    def options(self, state: Position) -> Seq[Action]:
        verb = VERBS[self.effect]
        assert isinstance(verb, TransferHero)
        return [AT[location] for location in verb.destinations(state, self.hero)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt(
            "transfer", CHOOSE_ONE, "DN-10.8", SOURCES[self.effect].id, {"seat": self.hero, "own": self.hero == seat}
        )

    def picked(self, state: Position, value: int) -> None:
        taken = NO_EXIT
        if EFFECTS[self.effect].to == "adjacent_way":
            here = state.heroes[self.hero].location
            side = next(side for side in range(4) if state.dungeon.way(here, side) == value)
            taken = edge(here, state.dungeon.printed_side(here, side))
        state.stack.append(Transfer(self.hero, value, self.rival, taken))


# Tokens and gates.


class LayToken(Verb):
    """Lay a token: on the card itself, on a hazard or exit, or the bridge (DN-9.8)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        what = self.effect.what
        if what == "deactivation":
            return bool(self.spots(state, seat))
        if what == "bridge":
            return bool(state.dungeon.bridge_sides(state.heroes[seat].location))
        return True

    def spots(self, state: Position, seat: int) -> list[Numbered]:
        """Return the hazards and exits that can get a deactivation token."""
        here = state.heroes[seat].location
        reached = (here, *state.dungeon.adjacent(here)) if self.effect.reach else (here,)
        words = self.effect.against
        found: list[Numbered] = []
        for location in reached:
            for place, hazard in enumerate(LOCATION_CARDS[location].hazards):
                if HAZARD_KINDS[hazard.kind] in words and hazard_spot(location, place) not in state.deactivated:
                    found.append(HAZARD[location][hazard.kind])
            for side in range(4):
                exit = condition(state, location, side)
                if f"{EXIT_KINDS[exit.kind]}_exit" in words:
                    found.append(EXIT[location][side])
        return found

    def do(self, state: Position, scene: Scene) -> None:
        what = self.effect.what
        if what == "deactivation":
            state.stack.append(Deactivate(scene.hero, self.number))
        elif what == "bridge":
            state.stack.append(LayBridge(scene.hero, self.number))
        else:
            assert isinstance(self.source, Card)
            state.heroes[scene.hero].set_tokens(self.source.number, self.effect.n)


class Deactivate(OfEffect):
    """Ask which hazard or exit gets the token (DN-9.8)."""

    def options(self, state: Position) -> Seq[Action]:
        verb = VERBS[self.effect]
        assert isinstance(verb, LayToken)
        return verb.spots(state, self.seat)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("deactivate", CHOOSE_ONE, "DN-9.8", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Numbered)
        location = LOCATION_IDS.index(str(action.args()["location"]))
        if action.verb == "exit":
            spot = exit_spot(location, state.dungeon.printed_side(location, action.value))
        else:
            kinds = [hazard.kind for hazard in LOCATION_CARDS[location].hazards]
            spot = hazard_spot(location, kinds.index(action.value))
        if len(state.deactivated) < TOKENS:
            deactivate(state, self.seat, spot, state.deactivated)
        else:
            state.stack.append(WhichToken(self.seat, self.effect, spot))


class WhichToken(PickOfEffect):
    """Ask which token moves if all three are in use (DN-9.8)."""

    spot: Spot

    def options(self, state: Position) -> Seq[Action]:
        return [spot_action(state, spot) for spot in state.deactivated]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("which-token", CHOOSE_ONE, "DN-9.8", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        left = tuple([spot for spot in state.deactivated if spot_action(state, spot) is not action])
        deactivate(state, self.seat, self.spot, left)


def deactivate(state: Position, seat: int, spot: int, others: tuple[int, ...]) -> None:
    """Lay a token on the spot; `others` are where the other tokens lie then (DN-9.8)."""
    state.deactivated = (*others, spot)
    if state.listening:
        location, _, _ = spot_parts(spot)
        what = spot_action(state, spot).text.split()[-1]
        state.tell(events.Deactivated, seat, LOCATION_IDS[location], what)


def spot_action(state: Position, spot: int) -> Numbered:
    """Return the action that names the place of a deactivation token."""
    location, printed, place = spot_parts(spot)
    if printed >= 0:
        return EXIT[location][state.dungeon.printed_side(location, printed)]
    return HAZARD[location][LOCATION_CARDS[location].hazards[place].kind]


class LayBridge(PickOfEffect):
    """Ask which wall the bridge goes on (DN-9.8)."""

    def options(self, state: Position) -> Seq[Action]:
        location = state.heroes[self.seat].location
        return [EXIT[location][side] for side in state.dungeon.bridge_sides(location)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("bridge", CHOOSE_ONE, "DN-9.8", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        location = state.heroes[self.seat].location
        state.dungeon = state.dungeon.with_bridge(location, value)
        state.tell(events.Bridged, self.seat, LOCATION_IDS[location], SIDES[value])


class SetExit(Verb):
    """Block one open exit of the target's location from that side (tomb-a39)."""

    __slots__ = ()

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        return bool(exits_to_bar(state, state.heroes[victim].location))

    def do(self, state: Position, scene: Scene) -> None:
        state.stack.append(Bar(scene.seat, self.number, state.heroes[scene.victim].location))


def exits_to_bar(state: Position, location: int) -> list[int]:
    """Return the sides whose exit a portcullis would block."""
    return [side for side in range(4) if may_be_barred(state, location, side)]


class Bar(PickOfEffect):
    """Ask which exit is blocked."""

    location: LocationNumber

    def options(self, state: Position) -> Seq[Action]:
        return [EXIT[self.location][side] for side in exits_to_bar(state, self.location)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("bar", CHOOSE_ONE, "DN-10.5", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        source = SOURCES[self.effect]
        assert isinstance(source, Card)
        printed = state.dungeon.printed_side(self.location, value)
        add_portcullis(state, self.location, printed, source.number)
        state.tell(events.ExitBarred, LOCATION_IDS[self.location], SIDES[value])


# Things ignored.


class Ignore(Verb):
    """Ignore one exit that the hero takes, or a pit just met."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        if self.effect.what == "pit":
            pit = nearest(state, Pit)
            return pit is not None and pit.seat == seat
        return bool(self.sides(state, seat))

    def sides(self, state: Position, seat: int) -> list[int]:
        """Return the sides by which the hero may leave in this way; he needs an AP for the step (DN-9.2)."""
        hero = state.heroes[seat]
        if not hero.ap or hero.fallen:
            return []
        found = []
        for side in range(4):
            if state.dungeon.neighbour(hero.location, side) < 0:
                continue
            if state.dungeon.way(hero.location, side) < 0:
                if self.effect.what == "wall":
                    found.append(side)
            elif condition(state, hero.location, side).kind in (BLOCKED, TRAPPED):
                found.append(side)
        return found

    def do(self, state: Position, scene: Scene) -> None:
        if self.effect.what == "pit":
            pit = nearest(state, Pit)
            assert pit is not None
            pit.ignored = 1
        else:
            state.stack.append(Leave(scene.hero, self.number))


class Leave(PickOfEffect):
    """Ask by which side the hero leaves, whatever the condition of its exit."""

    def options(self, state: Position) -> Seq[Action]:
        verb = VERBS[self.effect]
        assert isinstance(verb, Ignore)
        return [GO[side] for side in verb.sides(state, self.seat)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("leave", CHOOSE_ONE, "DN-8.3", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        state.stack.append(Step(self.seat, value, state.heroes[self.seat].location, 1))
