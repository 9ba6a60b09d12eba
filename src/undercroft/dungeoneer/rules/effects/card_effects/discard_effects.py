"""The verb that discards cards (DN-10.3, DN-10.4)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer.board.actions import DISCARD
from undercroft.dungeoneer.board.card_piles import (
    all_treasures,
    attached_to_treasures,
    discard_from_hand,
    discard_prepared,
)
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, SOURCES, Card
from undercroft.dungeoneer.rules.deeds.card_limits import LimitsAfter
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb, cause_of
from undercroft.dungeoneer.rules.questions.question_frames import PickOfEffect
from undercroft.kernel.base.refusals import Args
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


class Discard(Verb):
    """Discard cards: prepared ones, banes on a hero, one from the hand at random, or the card itself."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        if self.effect.what == "this" or self.effect.who == "target":
            return True  # `fits` checks targets
        return bool(self.cards(state, seat))

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        """Return whether the hero has something of the kind, without which he is not a legal target (DN-19.5)."""
        return bool(self.cards(state, victim))

    def cards(self, state: Position, seat: int) -> tuple[int, ...]:
        """Return the cards that can be discarded."""
        hero = state.heroes[seat]
        what = self.effect.what
        if what == "boon":
            return hero.boons
        if what == "bane":
            return hero.banes
        if what == "hand":
            return hero.hand
        if what == "prepared":
            return (*hero.boons, *hero.treasures, *attached_to_treasures(hero), *amplifiers(state, seat))
        types = self.effect.types
        return tuple([card for card in all_treasures(hero) if not types or CARDS[card].face.type in types])

    def do(self, state: Position, scene: Scene) -> None:
        effect = self.effect
        if effect.what == "this":
            assert isinstance(self.source, Card)
            discard_prepared(state, scene.hero, self.source.number, cause_of(self.number))
            return
        for hero in reversed(self.affected(state, scene)):
            if not self.cards(state, hero):
                scene.go_on(state, self.failed, hero)
            elif effect.chooser == "random":
                discard_from_hand(state, hero, state.chance.pick(state.heroes[hero].hand), cause_of(self.number))
            else:
                seat = scene.chooser(state) if effect.chooser == "owner" else hero
                state.stack.append(LimitsAfter(hero))
                for _ in range(effect.n):
                    state.stack.append(WhichCard(seat, self.number, hero))


def amplifiers(state: Position, seat: int) -> list[int]:
    """Return the amplifiers before a player, who has readied them (DN-10.1); in the solo game they are nobody's
    (DN-14.7).
    """
    lying = () if state.variant.solo else state.heroes[seat].own_banes
    return [card for card in lying if CARDS[card].face.type == "amplifier"]


class WhichCard(PickOfEffect):
    """Ask which card a hero discards."""

    hero: int

    def options(self, state: Position) -> Seq[Action]:
        verb = VERBS[self.effect]
        assert isinstance(verb, Discard)
        return [DISCARD[card] for card in verb.cards(state, self.hero)]

    def ask(self, state: Position, seat: int) -> Prompt:
        what = EFFECTS[self.effect].what
        args: Args = {"seat": self.hero, "by": what, "own": self.hero == seat}
        return Prompt("part-with", CHOOSE_ONE, "DN-10.5", SOURCES[self.effect].id, args)

    def picked(self, state: Position, value: int) -> None:
        discard_prepared(state, self.hero, value, cause_of(self.effect))
