"""Strikes: what happens when one side wins a comparison (DN-6.5), or takes an escort token instead (DN-6.12)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import NO, PASS, SEIZE, YES
from undercroft.dungeoneer.board.card_piles import attached_to_treasures, discard_prepared
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import USED_UP
from undercroft.dungeoneer.content.card_index import BY_ATTACK, CARDS, EFFECTS, FORMS, HEROES, SOURCES, Card
from undercroft.dungeoneer.rules.battle.battle_data import DEFENDER, Battle, the_battle
from undercroft.dungeoneer.rules.battle.fighters import BEATEN, FIGHTING, Fighter
from undercroft.dungeoneer.rules.deeds.drawing_cards import FOR_A_MONSTER, GloryCard
from undercroft.dungeoneer.rules.deeds.escorts import take_token
from undercroft.dungeoneer.rules.deeds.harm.wounds import Wounds
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Using
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.playability.usable_effects import refuse_cost
from undercroft.dungeoneer.rules.questions.question_frames import Ask, OfEffect, Part, cause_now
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, YES_NO, Prompt


class Strike(Part):
    """A strike: one side has won a comparison."""

    place: int
    """The place of the attacker that was compared."""
    countering: int
    """1 if the defender won and strikes the attacker."""
    extra: int = 0
    """Wounds in addition to the strike's own one, when a hero strikes."""
    asked: int = 0
    """How many of the striking hero's effects have been considered."""
    step: int = 0
    """Which part is next."""

    def sides(self, battle: Battle) -> tuple[Fighter, Fighter]:
        """Return the striker and the one struck."""
        attacker = battle.attackers[self.place]
        return (battle.defender, attacker) if self.countering else (attacker, battle.defender)

    def form(self, battle: Battle) -> int:
        """Return the form of the strike."""
        return battle.attackers[self.place].form

    def advance(self, state: Position) -> bool:
        battle = the_battle(state)
        striker, struck = self.sides(battle)
        if self.step == 0:
            self.step = 1
            if striker.is_hero and struck.is_hero and state.heroes[struck.seat].escorts:
                state.stack.append(Seize(striker.seat))
        elif striker.is_hero:
            return self._hero_strikes(state, battle, striker, struck)
        else:
            state.stack.pop()
            self._monster_strikes(state, battle, striker, struck)
        return False

    def _monster_strikes(self, state: Position, battle: Battle, striker: Fighter, struck: Fighter) -> None:
        """Carry out the monster's effects for that form, or deal 1 wound if it has none (DN-6.5)."""
        form = FORMS[self.form(battle)]
        place = DEFENDER if self.countering else self.place
        effects = tuple([n for n in striker.source.when("strike") if not EFFECTS[n].form or form in EFFECTS[n].form])
        if effects:
            controller = striker.seat
            state.stack.append(
                Scene(effects, controller, controller, struck.seat, monster=place, location=battle.location)
            )
        else:
            state.stack.append(Wounds(struck.seat, 1, BY_ATTACK, place))

    def _hero_strikes(self, state: Position, battle: Battle, striker: Fighter, struck: Fighter) -> bool:
        """Deal 1 wound, and what the hero's cards add, some of it for a price (DN-6.5)."""
        effects = [n for n in strike_effects(state, striker.seat) if FORMS[self.form(battle)] in EFFECTS[n].form]
        if self.asked < len(effects):
            number = effects[self.asked]
            self.asked += 1
            if not EFFECTS[number].may:
                self._add(state, striker.seat, number)
            elif refuse_cost(state, striker.seat, number) is None:
                state.stack.append(Harder(striker.seat, number))
            return False
        state.stack.pop()
        wounds = 1 + self.extra + (battle.attackers[self.place].riposte if self.countering else 0)
        if struck.is_hero:
            state.stack.append(Wounds(struck.seat, wounds, BY_ATTACK))
        else:
            hurt_monster(state, self.place if self.countering else DEFENDER, wounds, striker.seat)
        return False

    def _add(self, state: Position, seat: int, number: int) -> None:
        effect = EFFECTS[number]
        self.extra += effect.n
        source = SOURCES[number]
        if effect.cost.discard_self and isinstance(source, Card):
            self.asked -= 1  # the card leaves the list
            discard_prepared(state, seat, source.number, USED_UP)

    def harder(self, wounds: int) -> None:
        """Add the wounds that have been paid for."""
        self.extra += wounds


def strike_effects(state: Position, seat: int) -> list[int]:
    """Return the effects of a hero's cards on his strikes."""
    hero = state.heroes[seat]
    cards = (*hero.boons, *hero.treasures, *attached_to_treasures(hero))
    return [number for card in cards for number in CARDS[card].when("strike")]


class Harder(OfEffect):
    """The hero's player may pay for more wounds (tomb-a01)."""

    def options(self, state: Position) -> Seq[Action]:
        return (YES, NO)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("harder", YES_NO, "DN-6.5", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        if action is YES:
            state.stack.append(Using(self.effect, self.seat))


class Seize(Ask):
    """A hero who strikes another wounds him, or takes an escort token from him instead (DN-6.12)."""

    def options(self, state: Position) -> Seq[Action]:
        strike = state.stack[-1] if isinstance(state.stack[-1], Strike) else state.stack[-2]
        assert isinstance(strike, Strike)
        _, struck = strike.sides(the_battle(state))
        return (*[SEIZE[quest] for quest in state.heroes[struck.seat].escorts], PASS)

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("seize", CHOOSE_ONE, "DN-6.12")

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        strike = state.stack.pop()
        assert isinstance(strike, Strike)
        _, struck = strike.sides(the_battle(state))
        take_token(state, struck.seat, self.seat, action.value)


class Beaten(OfEffect):
    """The hero's player decides whether to use what the hero may do when he beats a monster (vault-h1)."""

    def options(self, state: Position) -> Seq[Action]:
        return (YES, NO) if refuse_cost(state, self.seat, self.effect) is None else (NO,)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("use", YES_NO, "DN-4.7", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        if action is YES:
            state.stack.append(Using(self.effect, self.seat))


def hurt_monster(state: Position, place: int, wounds: int, seat: int) -> None:
    """Wound a monster of the battle; life lost to a hero counts for his reward (DN-16.4)."""
    battle = the_battle(state)
    fighter = battle.at(place)
    lost = min(wounds, fighter.life)
    if fighter.standing != FIGHTING or lost <= 0:
        return
    fighter.life -= lost
    fighter.lost += lost
    name = fighter.name(state)
    state.tell(events.MonsterWounded, name, lost, fighter.life, *cause_now(state))
    if fighter.card >= 0 and seat >= 0:
        battle.earned = tuple([n + lost * (s == seat) for s, n in enumerate(battle.earned)])
    if fighter.life == 0:
        fighter.standing = BEATEN
        state.tell(events.MonsterBeaten, name, seat if seat >= 0 else None)
        if seat >= 0:
            if state.variant.solo and fighter.card >= 0:
                state.stack.append(GloryCard(seat, FOR_A_MONSTER))
            for number in HEROES[state.heroes[seat].face].when("beats"):
                state.stack.append(Beaten(seat, number))
        effects = fighter.source.when("beaten")
        if effects:
            state.stack.append(Scene(effects, fighter.seat, fighter.seat, monster=place, location=battle.location))
