"""Looking ahead in the lord's own battle with the real rules: plans are tried in a one-lord battle made from the view.

What the lord does not know (combat cards not seen) is drawn at random, several times.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.tile_worth import BLOW, STRENGTH, TIRELESS
from undercroft.dungeonlords.board.dungeon_grid import cell_at
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Battle
from undercroft.dungeonlords.board.terms.bit_sets import mask_of
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    CREATURES,
    HEARTS,
    IS_PALADIN,
    ROOMS,
    TILE_CREATURES,
    TILE_IDS,
    TRAP_IDS,
    TRAP_SYMBOLS,
)
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattleOnly, BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_steps import AimTrap, FightBattle, SpringTrap, TrapStep
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS, Battles, Combat, CombatRound
from undercroft.dungeonlords.rules.combat.creature_attacks import CreatureActs, CreaturesStep, SecondHit, room_bonus
from undercroft.dungeonlords.views import View
from undercroft.kernel.engine.decisions import Prompt

Plan = tuple[str, ...]
"""The answers ``mark …``, ``lay …`` and ``send …``, in this order."""

SAMPLES: Final = 3
WIDTH: Final = 4
LOST_TILE: Final = 2.2
FATIGUE: Final = 1.7
TRAP_BLOW: Final = 2.6
_TRAP_STEP: Final = FightBattle.steps.index(TrapStep.begin) + 1
_CREATURES_STEP: Final = FightBattle.steps.index(CreaturesStep.begin) + 1
_WITCH: Final = next(creature for creature in CREATURES if creature.id == "witch")


def value(state: DungeonLordsState) -> float:
    """Return how well a one-lord battle stands, roughly in points of the final score."""
    lord = state.lords[0]
    last_year = state.year == 2
    stores = 0.25 if last_year else 0.7
    worth = stores * (lord.gold + lord.food) + (0.5 if last_year else 1.2) * lord.imps
    worth += (0.3 if last_year else 0.8) * len(lord.traps)
    worth -= LOST_TILE * lord.conquered.bit_count()
    worth -= sum([3.0 + _scored(room) for room, cell in lord.built() if lord.is_conquered(cell)])
    worth += sum([5.0 if IS_PALADIN[tile] else 2.0 for tile in lord.prison])
    worth += sum([(0.3 if last_year else 0.5) * STRENGTH[TILE_CREATURES[tile].id] for tile in lord.creatures])
    rounds = 3 if state.variant.training else ROUNDS - state.round + (0 if state.battle else 1)
    return worth + _outlook(lord, min(rounds, lord.unconquered.bit_count()))


def _outlook(lord: Lord, rounds: int) -> float:
    """Return what the remaining rounds bring, with the best blow and a trap in each, until the party or the tiles run
    out.
    """
    if lord.party_is_gone or rounds <= 0:
        return 0.0
    health = float(sum([a.hit_points - a.damage for a in lord.party]))
    before = health
    hearts, thieves = lord.symbols(HEARTS), lord.symbols(TRAP_SYMBOLS)
    ready = [TILE_CREATURES[tile].id for tile in lord.creatures if not lord.is_knocked_out(tile)]
    blows = sorted([BLOW[kind] for kind in ready if kind not in TIRELESS])
    every_round = max([BLOW[kind] for kind in ready if kind in TIRELESS], default=0.0)
    traps = len(lord.traps)
    lost = 0
    for _ in range(rounds):
        blow = max(every_round, blows.pop() if blows and blows[-1] > every_round else 0.0)
        if traps:
            traps -= 1
            blow += max(0.5, TRAP_BLOW - thieves)
        health -= FATIGUE + max(0.0, blow - (hearts if blow else 0))
        if health <= 0:
            break
        lost += 1
    prisoners = len(lord.party) * (1.0 if health <= 0 else 0.5 * (before - health) / before)
    return 2.0 * prisoners - (LOST_TILE + 0.6) * lost


def _scored(room: int) -> float:
    return 2.0 if ROOMS[room].score is not None else 0.5


def best_plan(position: BattlePosition, seed: str) -> list[str]:
    """Return the answers that make the best plan for the battle: ``mark …``, ``lay …``, ``send …``.

    All plans are judged by this round, in several worlds; the most promising again by what the next round can do.
    """
    unknown = UNKNOWN in position.cards[position.round - 1 :]
    totals: dict[Plan, float] = {}
    ready: dict[Plan, DungeonLordsState] = {}
    for number in range(SAMPLES if unknown else 1):
        for plan, state in _plans(position.to_state(f"{seed} {number}"), (), ""):
            totals[plan] = totals.get(plan, 0.0) + value(_fought(state))
            ready[plan] = state
    # Among equals, the plan that sends the fewest.
    ranked = sorted(totals, key=lambda plan: (-totals[plan], len(plan)))[:WIDTH]
    if not ranked:
        return []
    best = max(ranked, key=lambda plan: _next_round(_fought(ready[plan])))
    return list(best)


def _next_round(state: DungeonLordsState) -> float:
    """Return the value of a finished battle if the next one is fought as well as possible."""
    following = [value(_fought(ready)) for _, ready in _plans(state, (), "")]
    return max(following, default=value(state))


def _plans(state: DungeonLordsState, done: Plan, after: str) -> list[tuple[Plan, DungeonLordsState]]:
    """Return all plans from here, each with the state once it is ready; traps and creatures in the order of their
    names.
    """
    if state.is_terminal:
        return []
    found = []
    for action in state.legal_actions(0):
        verb = action.verb
        if verb in ("lay", "send") and action.text < after:
            continue
        child = state.clone()
        child.play_unchecked(0, action)
        if verb == "ready":
            found.append((done, child))
        elif verb in ("mark", "lay", "send"):
            found.extend(_plans(child, (*done, action.text), action.text if verb != "mark" else ""))
    return found


def _fought(state: DungeonLordsState) -> DungeonLordsState:
    """Return how this round's battle ends if the lord chooses well in it."""
    return _best_end(state, state.round)


def _best_end(state: DungeonLordsState, battle_round: int) -> DungeonLordsState:
    if state.is_terminal or state.battle is None or state.round != battle_round:
        return state
    ends = []
    for action in state.legal_actions(0):
        child = state.clone()
        child.play_unchecked(0, action)
        ends.append(_best_end(child, battle_round))
    return ends[0] if len(ends) == 1 else max(ends, key=value)


def best_answer(view: View, prompt: Prompt) -> str | None:
    """Return the best answer during the lord's own battle; None where looking ahead is not possible."""
    state = _in_battle(view, prompt)
    if state is None:
        return None
    best: tuple[float, str] | None = None
    for action in state.legal_actions(0):
        child = state.clone()
        child.play_unchecked(0, action)
        worth = value(_best_end(child, view.combat_round))
        if best is None or worth > best[0]:
            best = (worth, action.text)
    return best[1] if best is not None else None


def _in_battle(view: View, prompt: Prompt) -> DungeonLordsState | None:
    """Return the lord's battle during its trap or creatures step, with no other lord at the table."""
    if view.battle is None or view.seat is None or prompt.key not in ("spring", "aim", "attack", "second-hit"):
        return None
    mine = view.lords[view.seat]
    state = BattlePosition.of_view(view).set_up("battle")
    lord = state.lords[0]
    lord.traps = tuple(sorted([TRAP_IDS.index(trap) for trap in mine.traps or ()]))
    lord.laid = tuple([TRAP_IDS.index(trap) for trap in mine.laid or ()])
    lord.sent = tuple([TILE_IDS.index(tile) for tile in mine.sent])
    lord.planned = 1
    col, _, row = (mine.marked or "0,0").partition(",")
    lord.marked = cell_at(int(col), int(row))
    seen = view.battle
    battle = Battle(0, state.cards[view.combat_round - 1] if state.cards else -1)
    battle.no_spells = int(seen.no_spells)
    battle.no_healing = int(seen.no_healing)
    battle.no_conquest = int(seen.no_conquest)
    battle.attacked = int(seen.attacked)
    battle.shield = int(seen.shield)
    battle.hidden = int(seen.hidden_wizards)
    battle.rage = int(seen.rage)
    battle.sheep = TILE_IDS.index(seen.sheep) if seen.sheep else -1
    battle.darts = tuple([ADVENTURER_IDS.index(dart) for dart in seen.darts])
    battle.prevented = seen.prevented
    battle.dart_damage = 2 if seen.darts else 0
    battle.acted = mask_of([TILE_IDS.index(tile) for tile in seen.acted])
    state.battle = battle
    state.round = state.cards_up = view.combat_round
    step = _TRAP_STEP if prompt.key in ("spring", "aim") else _CREATURES_STEP
    battles = Battles((0,))
    battles.step = 1
    state.stack = [BattleOnly(1), Combat(), CombatRound(3), battles, FightBattle(step)]
    state.stack.append(TrapStep() if step == _TRAP_STEP else CreaturesStep())
    if prompt.key == "spring":
        state.stack.append(SpringTrap(0))
    elif prompt.key == "aim":
        state.stack.append(AimTrap(0, TRAP_IDS.index(prompt.source or "")))
    elif prompt.key == "attack":
        state.stack.append(CreatureActs(0))
    else:
        state.stack.append(SecondHit(0, _WITCH.attacks[1].damage + room_bonus(lord, _WITCH)))
    return state
