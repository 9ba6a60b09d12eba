"""What a hero spends on a roll that he is about to make (DN-6.11, DN-7, DN-11.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.bots.dungeoneer.greedy.greedy_feats import third_quest
from undercroft.bots.dungeoneer.greedy.situation import Situation
from undercroft.bots.dungeoneer.outlook.card_worth import A_GLORY, CARD, does, price
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, odds, reach
from undercroft.dungeoneer.views import RollView

STAKES: Final = {
    "quest": 4.0,
    "encounter_trap": 1.3,
    "attack": 1.2,
    "trapped_exit": 1.0,
    "spikes": 1.0,
    "bane": 1.5,
    "pit": 0.8,
    "blocked_exit": 0.4,
}
"""What passing a test is worth, in wounds."""
VICTORY: Final = 15.0
SEARCH: Final = 2.5
A_STRIKE: Final = 0.7
QUEST_STRIKE: Final = 2.5
PAIN: Final = {1: 5.0, 2: 2.5, 3: 1.6}


def roll(situation: Situation) -> str | None:
    """Return the answer that is worth most more than it costs."""
    now = situation.view.roll
    if now is None or now.seat != situation.me.seat:
        return None
    before = outcome(situation, now, 0, 0)
    best, answer = 0.0, None
    for action in (*situation.starting("use"), *situation.starting("play")):
        effect = does(action, "mod", "extra_die")
        if effect is None:
            continue
        for n in amounts(situation, effect):
            gain = _after(situation, now, effect, n) - before - price(action) - A_GLORY * n * effect.x
            if gain > best:
                best, answer = gain, _with_x(situation, action, n)
    return answer


def _with_x(situation: Situation, action: str, n: int) -> str:
    """Return the answer that says X, too, if there is one."""
    at_once = f"{action.replace('play', 'play_x', 1)} {n}"
    return at_once if at_once in situation.actions else action


def amounts(situation: Situation, effect: Effect) -> Iterable[int]:
    """Return how much it may add: what is printed, or any X that can be paid."""
    return range(max(1, effect.least), min(effect.most, situation.me.glory) + 1) if effect.x else (effect.n,)


def _after(situation: Situation, now: RollView, effect: Effect, n: int) -> float:
    more = (0, n) if effect.do == "extra_die" else (n, 0)
    return outcome(situation, now, *more)


def how_much(situation: Situation) -> str:
    """Choose X: as much as pays for itself on one's own roll, and as much as possible of what harms others."""
    now = situation.view.roll
    source = situation.decision.prompt.source or ""
    if now is None or now.seat != situation.me.seat or situation.view.playing is None:
        return situation.actions[-1]
    uses = [f"play {source}"] if source in CARD else [f"use {source}", f"use {source} 2"]
    effect = next((found for use in uses if (found := _effect(use)) is not None), None)
    if effect is None:
        return situation.actions[-1]

    def gain(action: str) -> float:
        n = int(action.split()[1])
        return _after(situation, now, effect, n) - A_GLORY * n

    return max(situation.actions, key=gain)


def _effect(action: str) -> Effect | None:
    from undercroft.kernel.base.errors import UndercroftError

    try:
        return does(action, "mod", "extra_die")
    except UndercroftError:
        return None


def outcome(situation: Situation, now: RollView, plus: int, dice: int) -> float:
    """Return what the roll is worth with this much more added, and this many more dice."""
    if now.why in ("attack", "counter"):
        return _in_battle(situation, now, plus, dice)
    need = now.need - now.plus - plus
    chance = reach(need, min(now.dice + dice, 5), now.counted, now.keep == "low", now.each)
    return chance * _stake(situation, now)


def _stake(situation: Situation, now: RollView) -> float:
    by = "quest" if now.why == "quest" else now.by or "other"
    if by == "quest" and third_quest(situation):
        return VICTORY
    if now.why == "search":
        return SEARCH
    stake = STAKES.get(by, 0.8)
    return stake if by in ("quest", "blocked_exit", "pit") else stake * PAIN.get(situation.me.life, 1.0)


def _in_battle(situation: Situation, now: RollView, plus: int, dice: int) -> float:
    battle = situation.view.battles[-1]
    place = battle.current if battle.current is not None else 0
    fighter = battle.attackers[place]
    pair = fighter.pair
    mine = now.plus + plus + (1.2 if dice else 0)
    if now.why == "counter":
        total = fighter.attack if fighter.attack is not None else 4 + (pair.attack.plus if pair else 0)
        win, lose = odds(int(mine), total + 1), 1 - odds(int(mine), total)
        foe = fighter.id
    else:
        lead = mine - (pair.counter.plus if pair else 0)
        win, lose = duel(round(lead))
        foe = battle.defender.id
    prize = A_STRIKE if foe in CARD else QUEST_STRIKE * (2.0 if third_quest(situation) else 1.0)
    return win * prize - lose * PAIN.get(situation.me.life, 1.0)
