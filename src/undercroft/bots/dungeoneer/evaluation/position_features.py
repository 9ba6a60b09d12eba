"""What a position looks like to a player, as numbers: the features that `position_value` weighs.

They can be read at any moment of a game. `OwnFeatures` and `LeaderFeatures` say what each is. Those of the
leader are about the living rival who needs the fewest turns to win; they are 0 in the solo game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.bots.dungeoneer.outlook.card_worth import in_hand, lasting
from undercroft.bots.dungeoneer.outlook.quest_outlook import goals, homeward
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.stats import recovered_ap, stat
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN


class OwnFeatures(NamedTuple):
    """What is about the player and the hero.

    Attributes:
        one: always 1.
        first_quest: 1 with a quest completed.
        second_quest: 1 with two quests completed.
        third_quest: 1 with three: only the way to an entrance is missing, in the solo game.
        turns: about how many turns the quests within reach that win still take, at most 12.
        soon: 1 / (1 + turns).
        next: 1 / (1 + the turns that the nearest quest takes).
        life: life.
        life_2: 1 with life 2 or less.
        life_1: 1 with life 1.
        level: level.
        attack: the greater of melee and magic, with what lies open.
        stats: the sum of melee, magic and speed, with what lies open.
        weakest: the lowest of the three.
        glory: glory up to 8.
        some_glory: glory up to 3.
        peril: peril up to 12.
        some_peril: peril up to 4.
        peril_when_weak: peril up to 8, divided by life.
        prepared: what the boons and treasures in play are worth.
        glory_hand: what the boons and treasures in hand are worth.
        peril_hand: what the banes and encounters in hand are worth.
        lair: monsters in the lair.
        banes: banes that lie with the hero.
        ap: action points in hand.
        fallen: 1 while the hero lies on the ground.
        to_move: 1 if it is the player's turn.
    """

    one: float
    first_quest: float
    second_quest: float
    third_quest: float
    turns: float
    soon: float
    next: float
    life: float
    life_2: float
    life_1: float
    level: float
    attack: float
    stats: float
    weakest: float
    glory: float
    some_glory: float
    peril: float
    some_peril: float
    peril_when_weak: float
    prepared: float
    glory_hand: float
    peril_hand: float
    lair: float
    banes: float
    ap: float
    fallen: float
    to_move: float


class LeaderFeatures(NamedTuple):
    """What is about the rivals, above all the leader; all 0 where there is none.

    Attributes:
        rivals: living rivals.
        leader_first_quest: 1 if the leader has completed a quest.
        leader_second_quest: 1 if the leader has completed two.
        leader_turns: the leader's turns to win, at most 12.
        leader_soon: 1 / (1 + those).
        leader_next: 1 / (1 + the turns of the leader's nearest quest).
        leader_life: the leader's life.
        leader_life_2: 1 if the leader has life 2 or less.
        leader_life_1: 1 if the leader has life 1.
        leader_stats: the sum of the leader's melee, magic and speed.
        leader_glory: the leader's glory up to 8.
        leader_peril: the leader's peril up to 12.
        leader_weak: the leader's peril up to 8, divided by life.
        leader_prepared: what the leader's boons and treasures in play are worth.
        leader_hand: how many cards the leader holds.
        leader_lair: monsters in the leader's lair.
        ahead: 1 if the player needs fewer turns than the leader.
    """

    rivals: float = 0.0
    leader_first_quest: float = 0.0
    leader_second_quest: float = 0.0
    leader_turns: float = 0.0
    leader_soon: float = 0.0
    leader_next: float = 0.0
    leader_life: float = 0.0
    leader_life_2: float = 0.0
    leader_life_1: float = 0.0
    leader_stats: float = 0.0
    leader_glory: float = 0.0
    leader_peril: float = 0.0
    leader_weak: float = 0.0
    leader_prepared: float = 0.0
    leader_hand: float = 0.0
    leader_lair: float = 0.0
    ahead: float = 0.0


FEATURES: Final = (*OwnFeatures._fields, *LeaderFeatures._fields)
"""The names of the features, in order."""

MOST_TURNS: Final = 12.0
A_QUEST_TO_COME: Final = 14.0
"""What a quest takes that is not open yet, in action points."""
REACHED_TOGETHER: Final = 0.8
"""What each quest after the first takes of the way to it, since the ways are partly the same."""


def turns_to_win(state: Position, seat: int) -> tuple[float, float]:
    """Return about how many turns a hero still needs to win, and how many for the nearest quest."""
    hero = state.heroes[seat]
    missing = TO_WIN - len(hero.done)
    speed = max(1, recovered_ap(state, seat))
    if missing <= 0:
        turns = homeward(state, seat).total / speed
        return turns, turns
    found = [goal.total for goal in goals(state, seat)][:missing]
    found += [A_QUEST_TO_COME] * (missing - len(found))
    total = min(found[0], 40.0)
    for cost in found[1:]:
        total += REACHED_TOGETHER * min(cost, 40.0)
    ready = hero.ap
    turns = max(0.0, total - ready) / speed
    return min(turns, MOST_TURNS), min(max(0.0, found[0] - ready) / speed, MOST_TURNS)


def features(state: Position, seat: int) -> list[float]:
    """Return the features of a player whose hero lives."""
    heroes = state.heroes
    hero = heroes[seat]
    turns, nearest = turns_to_win(state, seat)
    melee, magic, speed = stat(state, seat, 0), stat(state, seat, 1), stat(state, seat, 2)
    by_magic = magic > melee
    glory_hand = peril_hand = 0.0
    for card in hero.hand:
        worth = in_hand(CARDS[card].id, by_magic)
        if CARDS[card].glory:
            glory_hand += worth
        else:
            peril_hand += worth
    done = len(hero.done)
    own = OwnFeatures(
        one=1.0,
        first_quest=1.0 if done >= 1 else 0.0,
        second_quest=1.0 if done >= 2 else 0.0,
        third_quest=1.0 if done >= TO_WIN else 0.0,
        turns=turns,
        soon=1.0 / (1.0 + turns),
        next=1.0 / (1.0 + nearest),
        life=hero.life,
        life_2=1.0 if hero.life <= 2 else 0.0,
        life_1=1.0 if hero.life <= 1 else 0.0,
        level=hero.level,
        attack=max(melee, magic),
        stats=melee + magic + speed,
        weakest=min(melee, magic, speed),
        glory=min(hero.glory, 8),
        some_glory=min(hero.glory, 3),
        peril=min(hero.peril, 12),
        some_peril=min(hero.peril, 4),
        peril_when_weak=min(hero.peril, 8) / max(1, hero.life),
        prepared=prepared(hero, by_magic),
        glory_hand=glory_hand,
        peril_hand=peril_hand,
        lair=len(hero.lair),
        banes=len(hero.banes),
        ap=hero.ap,
        fallen=hero.fallen,
        to_move=1.0 if state.active == seat else 0.0,
    )
    return [*own, *_of_rivals(state, seat, turns)]


def prepared(hero: Hero, by_magic: bool) -> float:
    """Return what the boons and treasures in play are worth."""
    return sum([lasting(CARDS[card].id, by_magic) for card in hero.boons + hero.treasures])


def _of_rivals(state: Position, seat: int, turns: float) -> LeaderFeatures:
    best: tuple[float, float] = (99.0, 99.0)
    leader = -1
    living = 0
    for other, hero in enumerate(state.heroes):
        if other != seat and hero.life > 0:
            living += 1
            found = turns_to_win(state, other)
            if found < best:
                best, leader = found, other
    if leader < 0:
        return LeaderFeatures()
    rival = state.heroes[leader]
    melee, magic, speed = stat(state, leader, 0), stat(state, leader, 1), stat(state, leader, 2)
    return LeaderFeatures(
        rivals=living,
        leader_first_quest=1.0 if len(rival.done) >= 1 else 0.0,
        leader_second_quest=1.0 if len(rival.done) >= 2 else 0.0,
        leader_turns=best[0],
        leader_soon=1.0 / (1.0 + best[0]),
        leader_next=1.0 / (1.0 + best[1]),
        leader_life=rival.life,
        leader_life_2=1.0 if rival.life <= 2 else 0.0,
        leader_life_1=1.0 if rival.life <= 1 else 0.0,
        leader_stats=melee + magic + speed,
        leader_glory=min(rival.glory, 8),
        leader_peril=min(rival.peril, 12),
        leader_weak=min(rival.peril, 8) / max(1, rival.life),
        leader_prepared=prepared(rival, magic > melee),
        leader_hand=len(rival.hand),
        leader_lair=len(rival.lair),
        ahead=1.0 if turns < best[0] else 0.0,
    )
