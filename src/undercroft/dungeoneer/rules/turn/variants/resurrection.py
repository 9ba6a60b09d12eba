"""Resurrection: a dead hero's player continues with another hero, who enters at the end of the turn (DN-13.2)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import AT, HERO
from undercroft.dungeoneer.board.card_piles import without
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import HERO_FACES, HEROES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.drawing_cards import DrawToFive
from undercroft.dungeoneer.rules.questions.question_frames import Part, Pick
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


def resurrect(state: Position) -> bool:
    """Between turns, replace the next dead hero, clockwise from the last active player; False if there is none."""
    dead = next((seat for seat in state.turn_order() if state.heroes[seat].life <= 0), -1)
    if dead < 0:
        return False
    state.stack.append(Resurrection(dead))
    return True


class Resurrection(Part):
    """A new hero, put on an entrance by the left neighbour, and five cards."""

    seat: int
    step: int = 0

    def advance(self, state: Position) -> bool:
        part = self.step
        self.step = part + 1
        if part == 0:
            state.stack.append(AnotherHero(self.seat))
        elif part == 1:
            left = (self.seat + 1) % state.seats  # nobody is out of the game
            state.stack.append(WhichEntrance(left, self.seat))
        else:
            state.stack.pop()
            state.stack.append(DrawToFive(self.seat))
        return False


class AnotherHero(Pick):
    """The player chooses the next hero; dead ones return if no other is left."""

    def options(self, state: Position) -> Seq[Action]:
        dead = (*state.dead_heroes, state.heroes[self.seat].face)
        return [HERO[face] for face in sorted(state.hero_deck or dead)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("another-hero", CHOOSE_ONE, "DN-13.2")

    def picked(self, state: Position, value: int) -> None:
        hero = state.heroes[self.seat]
        state.dead_heroes = (*state.dead_heroes, hero.face)
        if value in state.hero_deck:
            state.hero_deck = without(state.hero_deck, value)
        else:
            state.dead_heroes = without(state.dead_heroes, value)
        hero.face = value
        state.tell(events.Resurrected, self.seat, HEROES[value].id)


class WhichEntrance(Pick):
    """The left neighbour chooses the new hero's entrance, which gives no points."""

    rival: int

    def options(self, state: Position) -> Seq[Action]:
        return [AT[location] for location in state.dungeon.locations if LOCATION_CARDS[location].entrance]

    def ask(self, state: Position, seat: int) -> Prompt:
        hero = HEROES[state.heroes[self.rival].face].id
        return Prompt("which-entrance", CHOOSE_ONE, "DN-13.2", hero, {"seat": self.rival})

    def picked(self, state: Position, value: int) -> None:
        hero = state.heroes[self.rival]
        hero.life = HERO_FACES[hero.face].life
        hero.level = 1
        hero.location = value
        hero.entered = 1 << value
        state.tell(events.HeroEnters, self.rival, HEROES[hero.face].id, LOCATION_IDS[value])
