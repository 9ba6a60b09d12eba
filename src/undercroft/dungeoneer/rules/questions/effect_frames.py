"""Verbs, which say what an effect does, and the frame that carries out effects one after another."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.hero import NOBODY
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber, LocationNumber
from undercroft.dungeoneer.content.card_index import EFFECTS, NESTED, SOURCES, Quest, Source
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.questions.question_frames import Part


class Verb:
    """One effect of one card, ready to act. Each word under `do` has a subclass.

    Attributes:
        number: the effect's number.
        effect: its data.
        source: the card.
        then, passed, failed, either: numbers of the nested effects.
    """

    __slots__ = ("effect", "either", "failed", "number", "passed", "source", "then")

    def __init__(self, number: int) -> None:
        self.number = number
        self.effect: Effect = EFFECTS[number]
        self.source: Source = SOURCES[number]
        nested = NESTED[number]
        self.then = nested["then"]
        self.passed = nested["passed"]
        self.failed = nested["failed"]
        self.either = nested["either"]

    def amount(self, scene: Scene) -> int:
        """Return the amount of the effect: n, plus X if the card says so."""
        return self.amount_with(scene.x)

    def amount_with(self, x: int) -> int:
        """Return the amount of the effect for this X."""
        return self.effect.n + (x if self.effect.x else 0)

    def adds(self, x: int) -> int:
        """Return what the effect will add to the roll about to be made, if `x` is paid for it."""
        return 0

    def more_dice(self, x: int) -> int:
        """Return how many dice the effect will add to the roll about to be made, if `x` is paid for it."""
        return 0

    def can(self, state: Position, seat: int) -> bool:
        """Return whether the effect would have anything to act on if the seat played or used it now (DN-19.5)."""
        return True

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        """Return whether the hero is a legal target (DN-19.5); most effects accept any hero."""
        return True

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        """Act on the chosen attack on the seat's hero."""
        raise TypeError(f"{type(self).__name__} does nothing to an attack")

    def do(self, state: Position, scene: Scene) -> None:
        """Carry out the effect: change the state or push frames."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def affected(self, state: Position, scene: Scene) -> tuple[int, ...]:
        """Return the seats that the effect is about, clockwise from its controller (DN-17.4)."""
        return WHO[self.effect.who](state, scene)


VERBS: Final[list[Verb]] = []
"""The verb of each effect, by its number; `dispatch` fills the list."""


class Scene(Part):
    """Carries out `effects` one after another, and knows who is who in them."""

    effects: tuple[EffectNumber, ...]
    """The numbers of the effects."""
    seat: int
    """Who controls them; −1 if nobody does (solo)."""
    hero: int
    """Whom they concern unless they say otherwise: their player, or in nested effects the hero that the outer effect
    concerned (`faces.Effect`)."""
    victim: int = -1
    """The target of the card, or the hero that was struck; −1 if there is none."""
    x: int = 0
    """The X that was paid for them."""
    monster: int = -1
    """Place of a monster among the attackers of the battle on the stack; −1 if there is none."""
    location: LocationNumber = -1
    """Where they act; −1 for the location of the victim, or of the hero if there is none."""
    step: int = 0

    def advance(self, state: Position) -> bool:
        i = self.step
        if i == len(self.effects):
            state.stack.pop()
            return False
        self.step = i + 1
        VERBS[self.effects[i]].do(state, self)
        return False

    def because(self, state: Position) -> EventCause | None:
        return cause_of(self.effects[self.step - 1]) if self.step else None

    def nested(self, effects: tuple[int, ...], hero: int) -> Scene:
        """Return a scene of effects nested in one of these, which concern the hero."""
        return Scene(effects, self.seat, hero, self.victim, x=self.x, monster=self.monster, location=self.location)

    def go_on(self, state: Position, effects: tuple[int, ...], hero: int) -> None:
        """Carry out nested effects before the next one."""
        if effects:
            state.stack.append(self.nested(effects, hero))

    def chooser(self, state: Position) -> int:
        """Return the seat that makes the owner's choices; NOBODY, so that chance decides, once he is out of the game
        (DN-14.7, DN-17.2).
        """
        return self.seat if self.seat >= 0 and state.plays(self.seat) else NOBODY

    def left(self, state: Position) -> bool:
        """Return whether the hero is no longer in the location to which the effects are bound (DN-11.1)."""
        return self.location >= 0 and state.heroes[self.hero].location != self.location

    def place(self, state: Position) -> int:
        """Return the location the effects are about."""
        if self.location >= 0:
            return self.location
        return state.heroes[self.victim if self.victim >= 0 else self.hero].location


def cause_of(effect: int) -> EventCause:
    """Return what an effect is the cause of: its card; a quest whose influence it is says so (DN-11.3)."""
    source = SOURCES[effect]
    influences = isinstance(source, Quest) and EFFECTS[effect].on == "recovery"
    return EventCause(source.id, "influence" if influences else "")


def _living(state: Position, seat: int) -> tuple[int, ...]:
    return (seat,) if seat >= 0 and state.heroes[seat].life > 0 else ()


def _self(state: Position, scene: Scene) -> tuple[int, ...]:
    return _living(state, scene.hero)


def _victim(state: Position, scene: Scene) -> tuple[int, ...]:
    return _living(state, scene.victim)


def _here(state: Position, scene: Scene) -> tuple[int, ...]:
    place = scene.place(state)
    first = scene.seat if scene.seat >= 0 else state.active
    return tuple([s for s in state.clockwise(first) if state.heroes[s].location == place])


WHO: Final = {
    "self": _self,
    "target": _victim,
    "victim": _victim,
    "here": _here,
}
