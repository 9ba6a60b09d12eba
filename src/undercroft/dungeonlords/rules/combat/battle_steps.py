"""A battle, step by step (DL-11.6)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import SPRING, OfTrap
from undercroft.dungeonlords.board.battle_sites import trap_price, trap_surcharge
from undercroft.dungeonlords.board.dungeon_grid import square
from undercroft.dungeonlords.board.lord import rooms_on
from undercroft.dungeonlords.board.position import EVERYBODY, Position, pack_discarded
from undercroft.dungeonlords.board.terms.bit_sets import including
from undercroft.dungeonlords.board.terms.identifiers import TrapNumber
from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import HEARTS, ROOM_IDS, SPELL_IDS, SPELLS, TRAP_IDS
from undercroft.dungeonlords.rules.combat.creature_attacks import CreaturesStep
from undercroft.dungeonlords.rules.combat.damage import deal_fatigue, heal, hit
from undercroft.dungeonlords.rules.combat.spells import cast_if
from undercroft.dungeonlords.rules.combat.target_choice import ChooseTarget
from undercroft.dungeonlords.rules.combat.trap_effects import effect_of, spring
from undercroft.dungeonlords.rules.economy.goods import distinct, pay
from undercroft.dungeonlords.rules.economy.paladin import move_evil, return_plan
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Choose, Loop, Sequence

TRAINING_FATIGUE = 2
NOTHING: Final = Goods()


def open_battle(state: Position) -> None:
    """Begin the battle of the lord whose turn it is to fight."""
    if state.listening:
        seat = state.fought.lord
        state.tell(ev.BattleBegins, seat, square(state.lords[seat].marked))


class TrapStep(Loop[Position]):
    """Traps are paid for, resolved and discarded one by one (DL-11.6), in the order the lord chooses (DL-19.4)."""

    @classmethod
    def begin(cls, state: Position) -> None:
        """Push this frame: a step of the battle."""
        state.stack.append(cls())

    def again(self, state: Position) -> bool:
        lord = state.lords[state.fought.lord]
        return bool(lord.laid) and not lord.party_is_gone

    def body(self, state: Position) -> None:
        state.stack.append(SpringTrap(state.fought.lord))


class SpringTrap(Choose[Position]):
    """The lord chooses which of the laid traps to reveal now (DL-19.4)."""

    def advance(self, state: Position) -> bool:
        # Skipping the question about two traps would tell that they are of one kind (DL-20.2).
        return len(state.lords[self.seat].laid) > 1 or super().advance(state)

    def options(self, state: Position) -> Seq[Action]:
        return [SPRING[kind] for kind in distinct(tuple(sorted(state.lords[self.seat].laid)))]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return SPRING

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfTrap):
            return None
        return Refusal("DL-11.4", "trap-not-laid", {"trap": TRAP_IDS[action.value]})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("spring", CHOOSE_ONE, "DL-19.4")

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfTrap)
        lord = state.lords[self.seat]
        price = trap_price(state.year, lord, action.value)
        at = lord.laid.index(action.value)
        lord.laid = lord.laid[:at] + lord.laid[at + 1 :]
        # Everybody has seen a revealed trap (DL-20.3).
        state.trap_discard = (*state.trap_discard, pack_discarded(action.value, EVERYBODY))
        state.disclose()
        if state.listening:
            more = trap_surcharge(lord)
            room = ROOM_IDS[lord.room_at(lord.marked)] if more else None
            state.tell(ev.TrapSprung, self.seat, TRAP_IDS[action.value], room, more or None, price == NOTHING)
        pay(state, self.seat, price, TRAP_IDS[action.value])
        if effect_of(state, action.value).any:
            state.stack.append(AimTrap(self.seat, action.value))
        else:
            spring(state, action.value, -1)


class AimTrap(ChooseTarget):
    """The lord chooses the dart's target at the trap step: anybody, including the paladin and a decoy (DL-11.15)."""

    trap: TrapNumber

    rule = "DL-11.15"

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("aim", CHOOSE_ONE, "DL-11.15", TRAP_IDS[self.trap])

    def aim(self, state: Position, place: int) -> None:
        spring(state, self.trap, place)


def fast_spell(state: Position) -> None:
    """Cast the card's spell if it is fast (DL-11.6)."""
    cast_if(state, "fast")


def slow_spell(state: Position) -> None:
    """Cast the card's spell if it is slow (DL-11.6)."""
    cast_if(state, "slow")


def healing(state: Position) -> None:
    """If a creature attacked, let each heart remove one damage, from front to back (DL-11.6)."""
    battle = state.fought
    if not battle.attacked:
        return
    hearts = state.lords[battle.lord].symbols(HEARTS)
    if not hearts:
        return
    if battle.no_healing:
        state.tell(ev.HealingPrevented, battle.lord, battle.healing_stopper)
        return
    heal(state, battle.lord, hearts)


def fatigue_of(state: Position) -> int:
    """Return the fatigue of the round (DL-1.2; in training always 2, DL-18.1)."""
    card = state.fought.card
    return SPELLS[card].fatigue if card >= 0 else TRAINING_FATIGUE


def conquest(state: Position) -> None:
    """Deal fatigue from the front; if anyone is left, the tile is conquered (DL-11.6)."""
    battle = state.fought
    seat = battle.lord
    if battle.no_conquest:
        state.tell(ev.ConquestPrevented, seat, battle.conquest_stopper)
        return
    lord = state.lords[seat]
    fatigue = fatigue_of(state)
    if fatigue and state.listening:
        state.tell(ev.Tired, seat, fatigue, SPELL_IDS[battle.card] if battle.card >= 0 else None)
    left = fatigue
    while left:
        left = deal_fatigue(state, seat, left)
        if lord.party_is_gone:
            return
    lord.conquered = including(lord.conquered, lord.marked)
    if state.listening:
        room = rooms_on(lord.rooms).get(lord.marked)
        state.tell(ev.Conquered, seat, square(lord.marked), None if room is None else ROOM_IDS[room])
    # First the paladin (with the counter), then the Poisoned Dart (DL-11.17).
    move_evil(state, seat, -1, "conquest")


def later_dart(state: Position) -> None:
    """Deal a Poisoned Dart's later damage if its target is still here; thieves prevent none (DL-11.15, DL-19.3)."""
    battle = state.fought
    for dart in battle.darts:
        if state.lords[battle.lord].place_of(dart) >= 0:
            hit(state, battle.lord, [(dart, battle.dart_damage)], "dart")


class FightBattle(Sequence[Position]):
    """The steps of a battle, which ends as soon as the party is gone (DL-11.9)."""

    steps = (
        open_battle,
        TrapStep.begin,
        fast_spell,
        CreaturesStep.begin,
        slow_spell,
        healing,
        conquest,
        later_dart,
    )

    def advance(self, state: Position) -> bool:
        seat = state.fought.lord
        step = self.step
        if step == len(self.steps) or state.lords[seat].party_is_gone:
            # Creatures that did not act return face up; unrevealed traps return unseen (DL-11.9).
            return_plan(state, seat)
            state.battle = None
            state.stack.pop()
            return False
        self.step = step + 1
        self.steps[step](state)
        return False
