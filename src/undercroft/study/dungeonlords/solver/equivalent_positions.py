"""Which positions of a battle come to the same, and which answers lead to such positions.

* Creatures of one kind are alike if the same has happened to them; so are adventurers with the same face.
* Of the tiles of equal distance, only rooms differ: the nearest unconquered tiles are always fought for first
  (DL-11.2), so how many are conquered, and which rooms, says all.
* Of the prisoners, only their number counts, and whether the paladin is among them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from undercroft.dungeonlords.board.actions import AttackWith, OfCreature, OfSquare
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Battle
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    CLASS_OF,
    HEARTS,
    HIT_POINTS,
    IS_PALADIN,
    MAGIC,
    SPELLS,
    TILE_KINDS,
    TRAP_SYMBOLS,
)
from undercroft.dungeonlords.game.lone_battle import FIGHTER
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_steps import AimTrap, FightBattle, fast_spell
from undercroft.dungeonlords.rules.combat.creature_attacks import SecondHit
from undercroft.dungeonlords.rules.economy.losses import LoseGoods
from undercroft.dungeonlords.rules.economy.wages import AskWages
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.dungeonlords.solver.useful_stores import UsefulStores, may_cast, paladin_may_come

Key = tuple[Hashable, ...]
"""What a position is remembered by: positions with equal keys can bring the same."""


def _faces() -> tuple[int, ...]:
    """Return for each adventurer tile the first one with the same class, hit points and symbols."""
    faces = [
        (CLASS_OF[tile], HIT_POINTS[tile], TRAP_SYMBOLS[tile], HEARTS[tile], MAGIC[tile])
        for tile in range(len(ADVENTURER_IDS))
    ]
    return tuple([faces.index(face) for face in faces])


_FAST: Final = FightBattle.steps.index(fast_spell)
FACE: Final = _faces()


def _detail_of(frame: Any) -> int:
    """Return the number in the frame that asks, if it has one that counts."""
    if isinstance(frame, AimTrap):
        return frame.trap
    if isinstance(frame, SecondHit):
        return frame.damage
    if isinstance(frame, LoseGoods):
        return frame.left
    return 0


def key_of(state: DungeonLordsState, deck: tuple[int, ...], needs: UsefulStores) -> Key:
    """Return the key of a position that is not the end of the battle.

    Args:
        state: a battle of one lord at a question, or before an unknown card. Whether known cards are the same must be
            clear otherwise: by the round.
        deck: what an unknown card can be.
        needs: what counts in this position.
    """
    lord = state.lords[0]
    top = state.stack[-1]
    prison = lord.prison
    rooms = lord.room_cells
    marked = lord.marked
    return (
        type(top).__name__,
        _detail_of(top),
        deck,
        state.round,
        state.paladin,
        _guest(state),
        tuple([(FACE[a.tile], a.damage, a.bonus) for a in lord.party]),
        len(prison),
        any(IS_PALADIN[tile] for tile in prison),
        lord.conquered.bit_count(),
        lord.conquered & rooms,
        marked if marked >= 0 and rooms >> marked & 1 else -2 if marked >= 0 else -1,
        lord.planned,
        needs.of(lord),
        lord.traps,
        tuple(sorted(lord.laid)),
        _creatures(state, lord, top),
        _battle(state, lord, state.battle) if state.battle is not None else None,
    )


def _guest(state: DungeonLordsState) -> tuple[int, int] | None:
    """Return what has happened to a paladin who is with a rival and may come back."""
    if state.paladin <= FIGHTER or not paladin_may_come(state):
        return None
    paladin = state.lords[state.paladin].party[0]
    return paladin.damage, paladin.bonus


def _creatures(state: DungeonLordsState, lord: Lord, top: Any) -> tuple[int, ...]:
    return tuple(sorted([_creature(state, lord, top, tile) for tile in lord.creatures]))


def _creature(state: DungeonLordsState, lord: Lord, top: Any, tile: int) -> int:
    """Return a creature's kind and all that has happened to it, as one number."""
    number = TILE_KINDS[tile] << 5 | (lord.knocked_out >> tile & 1)
    if tile in lord.sent:
        number |= 2
    battle = state.battle
    if battle is not None:
        number |= (battle.acted >> tile & 1) << 2
        if battle.sheep == tile:
            number |= 8
    if isinstance(top, AskWages):
        number |= (top.waiting >> tile & 1) << 4
    return number


def _battle(state: DungeonLordsState, lord: Lord, battle: Battle) -> Key:
    step = [frame.step for frame in state.stack if isinstance(frame, FightBattle)][-1]
    return (
        step,
        _card_of(state, battle, step),
        battle.no_spells,
        battle.no_healing,
        battle.no_conquest,
        battle.attacked,
        battle.shield,
        battle.hidden,
        battle.rage,
        battle.prevented,
        tuple(sorted([lord.place_of(dart) for dart in battle.darts])),
        battle.dart_damage,
    )


def _card_of(state: DungeonLordsState, battle: Battle, step: int) -> int:
    """Return the card of the round; if its spell is behind it, or cannot be cast any more, only its fatigue counts."""
    card = battle.card
    if card < 0 or battle.sheep >= 0:
        return card
    spell = SPELLS[card]
    if (spell.speed == "fast" and step > _FAST) or battle.no_spells or not may_cast(state, state.round):
        return -2 - spell.fatigue
    return card


def unlike(state: DungeonLordsState, answers: Sequence[Action]) -> list[Action]:
    """Return one of each group of legal answers that come to the same, in their order."""
    if len(answers) < 2:
        return list(answers)
    lord = state.lords[0]
    top = state.stack[-1]
    found: dict[Hashable, Action] = {}
    for action in answers:
        found.setdefault(_kind_of(state, lord, top, action), action)
    return list(found.values())


def _kind_of(state: DungeonLordsState, lord: Lord, top: Any, action: Action) -> Hashable:
    if isinstance(action, AttackWith):
        return (_creature(state, lord, top, action.tile), action.option, action.target)
    if isinstance(action, OfCreature):
        monster = _creature(state, lord, top, action.monster) if action.monster >= 0 else -1
        return (action.verb, _creature(state, lord, top, action.tile), action.trap, monster)
    if isinstance(action, OfSquare) and lord.room_at(action.value) < 0:
        return "a tunnel"
    return action
