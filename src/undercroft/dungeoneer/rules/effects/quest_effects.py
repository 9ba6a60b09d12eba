"""Verbs of quests: completed, hunted, sacrificed for, searched (DN-11)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import DISCARD, REPLACE
from undercroft.dungeoneer.board.card_piles import all_treasures, discard_prepared
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import hero_foe, quest_foe
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import EFFECTS, QUESTS, SOURCES, Quest, is_in
from undercroft.dungeoneer.rules.battle.battle_data import Battle, Starter
from undercroft.dungeoneer.rules.battle.fighters import BEATEN, Fighter
from undercroft.dungeoneer.rules.deeds.card_limits import LimitsAfter
from undercroft.dungeoneer.rules.deeds.dice.public_die import die
from undercroft.dungeoneer.rules.deeds.hero_counters import lose_glory
from undercroft.dungeoneer.rules.deeds.quests import complete, replace
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb, cause_of
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.question_frames import Part, PickOfEffect
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


class OfQuest(Verb):
    """A verb of a quest card."""

    __slots__ = ()

    @property
    def quest(self) -> int:
        """The number of that quest."""
        assert isinstance(self.source, Quest)
        return self.source.number


class Complete(OfQuest):
    """Complete the quest."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        complete(state, scene.hero, self.quest)


class Spawn(OfQuest):
    """Let the quest's monster attack (DN-11.6)."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        state.stack.append(Hunt(scene.nested((), scene.hero), self.number))


class Hunt(Starter):
    """A hunt: the left neighbour plays the monster, which attacks; the hero may challenge it.

    The monster keeps its remaining or gained life (vault-q01) until the end of the turn (DN-11.6).
    """

    scene: Scene
    effect: EffectNumber
    beaten: int = 0
    step: int = 0

    def advance(self, state: Position) -> bool:
        seat = self.scene.hero
        hero = state.heroes[seat]
        quest = VERBS[self.effect].source
        assert isinstance(quest, Quest) and quest.monster is not None
        if self.step == 0:
            self.step = 1
            life = hero.hunts().get(quest.number, quest.monster.life)
            neighbour = left_neighbour(state, seat)
            monster = Fighter(quest_foe(quest.number), neighbour, life=life)
            prey = Fighter(hero_foe(seat), seat)
            state.stack.append(Battle([monster], prey, neighbour, hero.location, challenge=1))
            return False
        state.stack.pop()
        if self.beaten and hero.life > 0 and not self.scene.left(state):
            self.scene.go_on(state, VERBS[self.effect].then, seat)
        return False

    def fought(self, state: Position, battle: Battle) -> None:
        monster = battle.attackers[0]
        self.beaten = int(monster.standing == BEATEN)
        hero = state.heroes[self.scene.hero]
        hero.set_hunted(monster.quest, monster.life or monster.monster.life)  # a beaten one is followed by another


def left_neighbour(state: Position, seat: int) -> int:
    """Return the next living player to the left (DN-17.3); −1 if there is none, in the solo game."""
    others = [other for other in state.clockwise(seat) if other != seat]
    return others[0] if others else -1


class Sacrifice(Verb):
    """Give something up, only if the hero has that much (DN-11.5)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        hero = state.heroes[seat]
        n = self.effect.n
        what = self.effect.what
        if what == "glory":
            return hero.glory >= n
        if what == "life":
            return hero.life > n
        return len(hero.boons if what == "boon" else all_treasures(hero)) >= n

    def do(self, state: Position, scene: Scene) -> None:
        effect = self.effect
        seat = scene.hero
        if not self.can(state, seat):
            return
        scene.go_on(state, self.then, seat)
        if effect.what == "glory":
            lose_glory(state, seat, effect.n, cause_of(self.number))
        elif effect.what == "life":
            state.heroes[seat].life -= effect.n
            state.tell(events.LifeGiven, seat, effect.n, *cause_of(self.number))
        else:
            state.stack.append(LimitsAfter(seat))
            for _ in range(effect.n):
                state.stack.append(GiveUp(seat, self.number))


class GiveUp(PickOfEffect):
    """Ask which card is given up."""

    def routine(self, state: Position, seat: int) -> bool:
        """Return whether all that the hero has must go: only the order is left to choose."""
        due = sum([isinstance(frame, GiveUp) for frame in state.stack])
        return len(self.options(state)) <= due

    def options(self, state: Position) -> Seq[Action]:
        hero = state.heroes[self.seat]
        return [DISCARD[card] for card in (hero.boons if EFFECTS[self.effect].what == "boon" else all_treasures(hero))]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("sacrifice", CHOOSE_ONE, "DN-11.5", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        discard_prepared(state, self.seat, value, cause_of(self.effect))


class Search(OfQuest):
    """Roll a die and add the distance to the nearest entrance (DN-11.7)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        hero = state.heroes[seat]
        quest = self.quest
        mine = quest in hero.quests or quest in state.commons
        return mine and quest not in hero.found and is_in(hero.location, QUESTS[quest].where)

    def do(self, state: Position, scene: Scene) -> None:
        if not scene.left(state):
            state.stack.append(Searching(scene.nested((), scene.hero), self.number))


class Searching(Part):
    """A search under way: the die, then what follows."""

    scene: Scene
    effect: EffectNumber
    step: int = 0

    def settled(self, state: Position) -> bool:
        """Return whether the hero does not search: he is dead or has left (DN-11.1)."""
        return state.heroes[self.scene.hero].life <= 0 or self.scene.left(state)

    def advance(self, state: Position) -> bool:
        seat = self.scene.hero
        if self.step == 0:
            self.step = 1
            open_window(state, WindowMoment.ROLL, 1 << seat)
            return False
        state.stack.pop()
        hero = state.heroes[seat]
        if self.settled(state):
            return False
        verb = VERBS[self.effect]
        assert isinstance(verb, Search)
        rolled = die(state)
        distance = state.dungeon.distances[hero.location]
        success = rolled + distance >= verb.effect.value
        if success:
            hero.found = (*hero.found, verb.quest)
        state.tell(events.Searched, seat, verb.source.id, rolled, distance, verb.effect.value, success)
        if success:
            self.scene.go_on(state, verb.then, seat)
        return False


class ReplaceQuest(Verb):
    """Put a personal quest under the quest deck and draw a new one (DN-18.1)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        """Return whether there is a quest to replace; never if all quests are global, since the new one could not be
        personal (DN-13.6).
        """
        if state.variant.nothing_personal:
            return False
        return bool(state.heroes[seat].quests) and bool(state.quest_deck)

    def do(self, state: Position, scene: Scene) -> None:
        state.stack.append(WhichQuest(scene.hero, self.number))


class WhichQuest(PickOfEffect):
    """Ask which quest is replaced."""

    def options(self, state: Position) -> Seq[Action]:
        return [REPLACE[quest] for quest in state.heroes[self.seat].quests]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("replace-quest", CHOOSE_ONE, "DN-18.1", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        replace(state, self.seat, value)


class Nothing(Verb):
    """A verb that only marks a card; the code that looks for the mark does the rest."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        """Do nothing: the mark alone counts."""
