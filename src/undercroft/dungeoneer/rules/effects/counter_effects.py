"""Verbs that change counters: gain, lose, heal, level, draw."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import cards_left
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.rules.battle.battle_data import the_battle
from undercroft.dungeoneer.rules.deeds.drawing_cards import DrawSome
from undercroft.dungeoneer.rules.deeds.hero_counters import (
    EVERY_POINT,
    change_level,
    gain_ap,
    gain_glory,
    gain_peril,
    heal,
    is_hurt,
    lose_ap,
    lose_glory,
    lose_saved_ap,
)
from undercroft.dungeoneer.rules.questions.effect_frames import Scene, Verb, cause_of


class Gain(Verb):
    """Gain glory, peril or action points."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        n = self.amount(scene)
        what = self.effect.what
        why = cause_of(self.number)
        for seat in self.affected(state, scene):
            if what == "glory":
                gain_glory(state, seat, n, why)
            elif what == "peril":
                gain_peril(state, seat, n, why)
            else:
                gain_ap(state, seat, n, fleeting=self.effect.until == "turn", cause=why)


class Lose(Verb):
    """Lose n points, or as many as there are."""

    __slots__ = ()

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        """Return whether the hero is a legal target: one without glory cannot lose any (DN-19.5)."""
        return self.effect.what != "glory" or state.heroes[victim].glory > 0

    def do(self, state: Position, scene: Scene) -> None:
        n = EVERY_POINT if self.effect.mode == "all" else self.amount(scene)
        what = self.effect.what
        why = cause_of(self.number)
        for seat in self.affected(state, scene):
            if what == "glory":
                lose_glory(state, seat, n, why)
            elif what == "ap":
                lose_ap(state, seat, n, why)
            else:
                lose_saved_ap(state, seat, why)


class Heal(Verb):
    """Heal a hero, or the monster itself (vault-q01)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return is_hurt(state, seat)

    def do(self, state: Position, scene: Scene) -> None:
        if self.effect.who == "monster":
            fighter = the_battle(state).at(scene.monster)
            most = self.effect.most or fighter.monster.life
            healed = max(0, min(self.effect.n, most - fighter.life))
            fighter.life += healed
            if healed:
                state.tell(events.MonsterHealed, fighter.name(state), healed, fighter.life, *cause_of(self.number))
            return
        for seat in self.affected(state, scene):
            heal(state, seat, self.amount(scene), cause_of(self.number))


class Level(Verb):
    """Gain or lose levels (DN-10.8)."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        for seat in self.affected(state, scene):
            change_level(state, seat, self.effect.n, cause_of(self.number))


class Draw(Verb):
    """Draw adventure cards."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return bool(self.then) or cards_left(state)

    def do(self, state: Position, scene: Scene) -> None:
        for seat in self.affected(state, scene):
            scene.go_on(state, self.then, seat)
            state.stack.append(DrawSome(seat, self.effect.n))


class Lasting(Verb):
    """A `mod` or `forbid` that lasts for the rest of the turn, or acts at the next recovery."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        effect = self.effect
        if effect.until == "recovery":
            for seat in self.affected(state, scene):
                hero = state.heroes[seat]
                hero.chill -= effect.n
                hero.chilled_by = (*hero.chilled_by, (self.number, -effect.n))
                state.tell(events.Chilled, seat, -effect.n, *cause_of(self.number))
            return
        place = state.heroes[scene.hero].location if effect.scope == "location" else -1
        seat = -1 if effect.scope == "location" else scene.hero
        state.lasting = (*state.lasting, (self.number, seat, place))
