"""What quests still take: where they go on, how far that is, and how likely an attempt succeeds (DN-11).

Everything is counted in action points. It is read from states, so it is for search: `greedy.situation` does the same
for bots that see a view.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.bots.dungeoneer.outlook.path_costs import FAR, costs_to
from undercroft.dungeoneer.board.card_piles import all_treasures
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.stats import ATTACK_ROLL, COUNTER_ROLL, roll_bonus, stat, threat_bonus
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import BY_QUEST, EFFECTS, QUESTS, TESTED, Monster
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, is_at
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, hits, odds, reach
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN

A_FAILURE: Final = 1.6
"""What a failed attempt costs: another one, and what the quest does to the hero."""
HOPELESS: Final = 0.03
"""A lower chance counts as none."""
WITHOUT_MEANS: Final = 9.0
"""What it takes to get together what a quest asks one to give up."""
TO_SEE: Final = 1.5
"""What it takes to walk to a location that is not on the map yet, once it is laid."""
PER_CARD: Final = 0.45
"""What each card to look through until then costs; one comes each turn without any action point."""


class QuestTask(NamedTuple):
    """What a quest consists of.

    Attributes:
        where: the locations where it is attempted, searched for or picked up.
        deliver: the locations where its escort is led; none if it has none.
        escort: whether it is an escort.
        search: what a search must reach; 0 without one.
        search_cost: the action points of a search.
        found_is_done: whether finding completes it.
        trials: the effects of an attempt.
    """

    where: tuple[int, ...]
    deliver: tuple[int, ...]
    escort: bool
    search: int
    search_cost: int
    found_is_done: bool
    trials: tuple[Effect, ...]


def _places(words: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([card.number for card in LOCATION_CARDS if is_at(card.number, words)])


def _task(number: int) -> QuestTask:
    quest = QUESTS[number]
    search = next((EFFECTS[n] for n in quest.uses if EFFECTS[n].do == "search"), None)
    return QuestTask(
        _places(quest.face.where),
        _places(quest.face.deliver),
        "escort" in quest.face.categories,
        search.value if search is not None else 0,
        search.cost.ap if search is not None else 0,
        search is not None and bool(search.then),
        tuple([EFFECTS[n] for n in quest.when("attempt")]),
    )


TASKS: Final = tuple([_task(number) for number in range(len(QUESTS))])
_DEADLY: Final = 0.75
"""The chance for which the last life is risked on the quest that wins."""


class Goal(NamedTuple):
    """Where a quest goes on.

    Attributes:
        quest: its number; −1 for the way to an entrance that wins the solo game.
        location: where it goes on; −1 if that is not on the map yet.
        way: what it takes to get there.
        effort: what it takes once the hero is there.
    """

    quest: int
    location: int
    way: float
    effort: float

    @property
    def total(self) -> float:
        """What it takes in all."""
        return self.way + self.effort


def open_quests(state: Position, seat: int) -> list[int]:
    """Return the quests that the player may complete: his own, the global ones and those whose token lies about."""
    found = [*state.heroes[seat].quests, *state.commons]
    for entry in state.tokens_lying:
        if entry >> 6 not in found:
            found.append(entry >> 6)
    return found


def goals(state: Position, seat: int) -> list[Goal]:
    """Return what each open quest still takes, the one that takes least first."""
    found = [goal_of(state, seat, quest) for quest in open_quests(state, seat)]
    found.sort(key=_total)
    return found


def _total(goal: Goal) -> float:
    return goal.way + goal.effort


def homeward(state: Position, seat: int) -> Goal:
    """Return the way to the nearest entrance."""
    hero = state.heroes[seat]
    best, where = FAR, -1
    for location in state.dungeon.entrances:
        cost = costs_to(state.dungeon, location, hero.face, hero.level)[hero.location]
        if cost < best:
            best, where = cost, location
    return Goal(-1, where, best, 0.0)


def goal_of(state: Position, seat: int, quest: int) -> Goal:
    """Return where a quest goes on for the hero, and what that takes."""
    hero = state.heroes[seat]
    task = TASKS[quest]
    leading = quest in hero.escorts
    places = _lying(state, quest) or (task.deliver if leading else task.where)
    dungeon = state.dungeon
    best = Goal(quest, -1, 0.0, FAR)
    least = FAR * 2
    alike = 0.0 if leading else -1.0
    if not leading and not task.escort and not task.search:
        alike = _trying(state, seat, quest)
    for location in places:
        if dungeon.cell_of(location) >= 0:
            way = costs_to(dungeon, location, hero.face, hero.level)[hero.location]
            effort = alike if alike >= 0 else _effort(state, seat, quest, location)
            if way + effort < least:
                least = way + effort
                best = Goal(quest, location, way, effort)
    if best.location >= 0:
        return best
    effort = alike if alike >= 0 else _effort(state, seat, quest, hero.location)
    return Goal(quest, -1, unseen(state, places), effort)


def _lying(state: Position, quest: int) -> tuple[int, ...]:
    """Return where the quest's token lies, if it does."""
    for entry in state.tokens_lying:
        if entry >> 6 == quest:
            return (entry & 63,)
    return ()


def unseen(state: Position, places: tuple[int, ...]) -> float:
    """Return what it takes to reach the first of some locations that are not on the map."""
    deck = state.location_deck
    hidden = sum([place in deck for place in places])
    for held in state.dealt:
        hidden += sum([place in held for place in places])
    if not hidden:
        return FAR
    return TO_SEE + PER_CARD * (len(deck) + 1) / (hidden + 1)


def _effort(state: Position, seat: int, quest: int, location: int) -> float:
    """Return about how many action points the quest takes once the hero is there."""
    task = TASKS[quest]
    hero = state.heroes[seat]
    if task.escort:
        return 0.5 + _leading(state, hero, task, location)
    points = 0.0
    if task.search and quest not in hero.found:
        found = odds(max(0, state.dungeon.distances[location]), task.search)
        if found < HOPELESS:
            return WITHOUT_MEANS * 2
        points = task.search_cost / found
        if task.found_is_done:
            return points
    return points + _trying(state, seat, quest)


def _trying(state: Position, seat: int, quest: int) -> float:
    """Return about how many action points attempts take until one succeeds."""
    chance = attempt_chance(state, seat, quest)
    return (1.0 - chance) / chance * A_FAILURE if chance >= HOPELESS else WITHOUT_MEANS


def _leading(state: Position, hero: Hero, task: QuestTask, start: int) -> float:
    """Return how far an escort has to be led."""
    best = FAR
    for location in task.deliver:
        if state.dungeon.cell_of(location) >= 0:
            best = min(best, costs_to(state.dungeon, location, hero.face, hero.level)[start])
    return best if best < FAR else unseen(state, task.deliver)


def attempt_chance(state: Position, seat: int, quest: int) -> float:
    """Return about how likely one attempt of the quest succeeds; 0 if it would be folly."""
    chance = 1.0
    for effect in TASKS[quest].trials:
        chance *= TRIALS[effect.do](state, seat, quest, effect) if effect.do in TRIALS else 1.0
    return chance


def _threat(state: Position, seat: int, quest: int, effect: Effect) -> float:
    form = TESTED.index(effect.stat)
    plus = stat(state, seat, form) + threat_bonus(state, seat, form, BY_QUEST)
    if effect.mode == "without_influence":
        plus -= sum([m.n for m in QUESTS[quest].influence if m.form >> form & 1])
    chance = odds(plus, effect.value)
    hero = state.heroes[seat]
    risky = any(failed.do == "wound" and failed.n >= hero.life for failed in effect.failed)
    return 0.0 if risky and (chance < _DEADLY or len(hero.done) + 1 < TO_WIN) and chance < 1 else chance


def _dice(state: Position, seat: int, quest: int, effect: Effect) -> float:
    """Count what can be paid for more dice, or for a higher sum."""
    glory = state.heroes[seat].glory
    extra = bonus = 0
    for number in QUESTS[quest].uses:
        paid = EFFECTS[number]
        if paid.what == "dice":
            n = min(paid.most, glory) if paid.x else paid.n * (glory >= paid.cost.glory)
            extra, bonus = (extra + n, bonus) if paid.do == "extra_die" else (extra, bonus + n)
    return reach(effect.value - bonus, effect.dice + min(extra, 3), effect.dice, False, effect.mode == "each")


def _sacrifice(state: Position, seat: int, quest: int, effect: Effect) -> float:
    hero = state.heroes[seat]
    if effect.what == "life":
        last = len(hero.done) + 1 >= TO_WIN and not state.variant.solo
        return 1.0 if hero.life >= effect.n + (1 if last else 2) else 0.0
    has = hero.glory if effect.what == "glory" else len(hero.boons if effect.what == "boon" else all_treasures(hero))
    return 1.0 if has >= effect.n else 0.0


def _hunt(state: Position, seat: int, quest: int, effect: Effect) -> float:
    """Count one counter-roll, and one challenge if the hero has not fought yet."""
    monster = QUESTS[quest].monster
    assert monster is not None
    hero = state.heroes[seat]
    life = hero.hunts().get(quest, monster.life)
    counter, harmed = defence(state, seat, monster)
    chances = [counter]
    harm = harmed
    if not hero.battled:
        strike, missed = offence(state, seat, monster)
        chances.append(strike)
        harm += missed
    if hero.life <= min(2.0, harm + 0.5) and len(hero.done) + 1 < TO_WIN:
        return 0.0
    return hits(life, tuple(chances))


TRIALS: Final = {"threat": _threat, "roll": _dice, "sacrifice": _sacrifice, "spawn": _hunt}
"""The chance of each kind of attempt, by its verb."""


def defence(state: Position, seat: int, monster: Monster) -> tuple[float, float]:
    """Return how likely the hero strikes a monster when it attacks in its best form, and how likely it strikes him."""
    worst = (1.0, -1.0)
    for form in monster.attacks:
        mine = stat(state, seat, form) + roll_bonus(state, seat, COUNTER_ROLL, form, 0, monster.family)
        higher, lower = duel(mine - monster.values[form])
        if lower > worst[1]:
            worst = (higher, lower)
    return worst


def offence(state: Position, seat: int, monster: Monster) -> tuple[float, float]:
    """Return how likely the hero strikes a monster that he challenges in his best form, and how likely it strikes."""
    best = (-1.0, 1.0)
    for form in range(2):
        mine = stat(state, seat, form) + roll_bonus(state, seat, ATTACK_ROLL, form, 0, monster.family)
        higher, lower = duel(mine - monster.values[form])
        if higher > best[0]:
            best = (higher, lower)
    return best
