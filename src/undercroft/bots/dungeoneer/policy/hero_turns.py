"""How the policy plays a hero's own turn: cards, quests, the way to the next one, locations, what to discard."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.outlook.card_worth import effects_of, lasting
from undercroft.bots.dungeoneer.outlook.encounter_harm import harm
from undercroft.bots.dungeoneer.outlook.path_costs import FAR, costs_to, exit_cost
from undercroft.bots.dungeoneer.outlook.quest_outlook import TASKS, Goal, attempt_chance, goals, homeward
from undercroft.bots.dungeoneer.policy.play_styles import Habits, Style
from undercroft.bots.dungeoneer.policy.wasted_answers import is_worth_trying
from undercroft.bots.dungeoneer.policy.windows_and_battles import attack_hero, spends, uses_magic, worth_in_hand
from undercroft.dungeoneer.board.actions import DONE, EXPLORE, GO, PASS, STAND, PlaceLocation
from undercroft.dungeoneer.board.exits import condition
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.stats import space
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.cells import xy
from undercroft.dungeoneer.content.card_index import BOON, CARDS, EFFECTS, HERO_FACES, LOCATIONS, PERMANENT, QUESTS
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

HURT: Final = 3
WORTHLESS: Final = 0.9
"""Permanent cards worth less than this are played only if there is room to spare."""
DYING: Final = 2
HEALING_IS_NEAR: Final = 1
"""How many steps more than its action points a dying hero goes to be healed."""
A_BOON: Final = 2.5
"""How many action points closer than the goal the entrance must be for one boon."""
HEALING: Final = frozenset(
    [n for n, place in enumerate(LOCATIONS) if any(EFFECTS[effect].do == "heal" for effect in place.uses)]
)
"""The locations that heal for glory."""
TOO_MUCH: Final = 11.0
"""A personal quest that takes more action points is exchanged on an entrance once nothing else is to be done."""
SURE: Final = 0.8
"""A chance for which no action point is kept for another attempt."""
PLENTY: Final = 10
"""Points of glory and peril beyond this make no difference to what is drawn."""
TRY: Final = 0.08
"""The lowest chance at which a quest is attempted."""


def feats(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action:
    """Return the next feat."""
    hero = state.heroes[seat]
    tries: list[Action] = []
    for action in legal:
        text = action.text
        if text.startswith(("deliver ", "pick_up ")):
            return action
        if text.startswith("attempt "):
            tries.append(action)
    if style.noise and rng.random() * 100 < style.noise:
        sensible = [action for action in legal if not action.text.startswith(("ask ", "drop ", "lie_down"))]
        return sensible[int(rng.random() * len(sensible))]
    offers = spends(legal)
    if offers:
        found = (
            _prepare(state, seat, offers)
            or (_heal(offers) if hero.life <= HURT else None)
            or _exchange(state, seat, offers, style.habits.patience)
        )
        if found is not None:
            return found
    if tries:
        found = _attempt(state, seat, tries, style.habits)
        if found is not None:
            return EXPLORE if EXPLORE in legal and _first_explores(state, seat, found) else found
    if hero.fallen and STAND in legal:
        return STAND
    return (
        _travel(state, seat, legal, offers, style)
        or attack_hero(state, seat, legal)
        or _exchange(state, seat, offers, TOO_MUCH)
        or DONE
    )


def _prepare(state: Position, seat: int, offers: list[Action]) -> Action | None:
    """Play permanent cards, the best first; a card worth little must not take the last room."""
    best, answer = 0.0, None
    for action in offers:
        if action.text.startswith("play ") and isinstance(action, Numbered):
            card = CARDS[action.value]
            if card.duration >= PERMANENT and card.glory:
                worth = lasting(card.id, uses_magic(state, seat))
                if worth > best and (worth >= WORTHLESS or space(state, seat, card.kind) > 1):
                    best, answer = worth, action
    return answer


def _heal(offers: list[Action]) -> Action | None:
    for action in offers:
        if any(effect.do == "heal" for effect in effects_of(action.text)):
            return action
    return None


def _attempt(state: Position, seat: int, tries: list[Action], habits: Habits) -> Action | None:
    """Attempt a quest: the first attempt of a turn is free, others only with action points to spare."""
    hero = state.heroes[seat]
    best, answer = TRY, None
    for action in tries:
        assert isinstance(action, Numbered)
        chance = attempt_chance(state, seat, action.value)
        if habits.care and not is_worth_trying(state, seat, action.value):
            continue
        if chance > best and (action.value not in hero.tried or hero.actions):
            best, answer = chance, action
    return answer


def _first_explores(state: Position, seat: int, attempt: Action) -> bool:
    """Return whether the hero looks for the place of another quest first: success ends his feats, and what action
    points he has left are lost (DN-4.4).
    """
    assert isinstance(attempt, Numbered)
    hero = state.heroes[seat]
    if attempt.value in hero.tried or len(hero.done) + 1 >= TO_WIN:
        return False
    if attempt_chance(state, seat, attempt.value) < SURE:
        return False
    return any(goal.location < 0 for goal in goals(state, seat))


def chosen_goal(state: Position, seat: int) -> Goal | None:
    """Return what the hero goes for: the quest that takes least, or the entrance where that wins the solo game."""
    hero = state.heroes[seat]
    if state.variant.solo and len(hero.done) >= TO_WIN:
        return homeward(state, seat)
    found = goals(state, seat)
    return found[0] if found and found[0].total < FAR else None


def _travel(state: Position, seat: int, legal: Sequence[Action], offers: list[Action], style: Style) -> Action | None:
    """Step towards the goal, search there, or look for where it goes on."""
    hero = state.heroes[seat]
    goal = chosen_goal(state, seat)
    exploring = EXPLORE in legal
    detour = _detour(state, seat, goal)
    if detour >= 0:
        step = _step(state, hero, detour, legal)
        if step is not None:
            return step
    if goal is None:
        return EXPLORE if exploring else None
    if goal.location < 0:
        known = [other for other in goals(state, seat) if other.location >= 0]
        dearer = style.wander + style.habits.looking
        if exploring and (not known or goal.total + dearer < known[0].total):
            return EXPLORE
        if not known or known[0].total >= FAR:
            return None
        goal = known[0]
    if goal.location == hero.location:
        for action in offers:
            if action.text.startswith("use ") and _source_of(action) == QUESTS[goal.quest].id:
                return action
        return None
    return _hurry(state, hero, goal, offers) or _step(state, hero, goal.location, legal)


def _detour(state: Position, seat: int, goal: Goal | None) -> int:
    """Return where to go before the goal: where a dying hero is healed, or in the solo game an entrance, if boons in
    hand can be played there (DN-14.6); −1 for nowhere.
    """
    hero = state.heroes[seat]
    if hero.life <= DYING and hero.glory >= HURT:
        near = state.dungeon.within(hero.location, hero.ap + HEALING_IS_NEAR)
        for location in near:
            if location in HEALING and location != hero.location:
                return location
    if state.variant.solo and len(hero.done) < TO_WIN:
        boons = _boons_to_play(state, seat)
        if boons:
            home = homeward(state, seat)
            if home.location != hero.location and (goal is None or home.way + A_BOON / boons < goal.total):
                return home.location
    return -1


def _boons_to_play(state: Position, seat: int) -> int:
    """Return how many boons in hand are worth playing and can be paid."""
    hero = state.heroes[seat]
    room = space(state, seat, BOON)
    found = 0
    for number in hero.hand:
        card = CARDS[number]
        if card.kind == BOON and card.duration == PERMANENT and card.cost <= hero.glory:
            found += lasting(card.id, uses_magic(state, seat)) >= WORTHLESS
    return min(room, found)


def _source_of(action: Action) -> str:
    return action.text.split()[1]


def _hurry(state: Position, hero: Hero, goal: Goal, offers: list[Action]) -> Action | None:
    """Use action points from cards if the hero gets there this turn with them, and not without."""
    missing = goal.way - hero.ap
    if missing <= 0:
        return None
    for action in offers:
        for effect in effects_of(action.text):
            if effect.do == "gain" and effect.what == "ap" and effect.n >= missing:
                return action
    return None


def _step(state: Position, hero: Hero, target: int, legal: Sequence[Action]) -> Action | None:
    """Return the step on the best way to a location."""
    costs = costs_to(state.dungeon, target, hero.face, hero.level)
    stats = HERO_FACES[hero.face].levels[hero.level - 1]
    best, answer = FAR, None
    for side in range(4):
        if GO[side] in legal:
            to = state.dungeon.way(hero.location, side)
            if to >= 0:
                cost = exit_cost(condition(state, hero.location, side), stats) + costs[to]
                if cost < best:
                    best, answer = cost, GO[side]
    return answer


def _exchange(state: Position, seat: int, offers: list[Action], too_much: float) -> Action | None:
    """On an entrance, exchange a personal quest that takes more action points than that for another one."""
    return next((action for action in offers if is_exchange(state, seat, action, too_much)), None)


def is_exchange(state: Position, seat: int, action: Action, too_much: float) -> bool:
    """Return whether an answer exchanges a personal quest that takes more action points than that."""
    exchanges = any(effect.do == "replace_quest" for effect in effects_of(action.text))
    return exchanges and worst_quest(state, seat).total > too_much


def worst_quest(state: Position, seat: int) -> Goal:
    """Return the personal quest that takes most."""
    quests = state.heroes[seat].quests
    return max([goal for goal in goals(state, seat) if goal.quest in quests], key=lambda goal: goal.total)


def replaced(state: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Return the personal quest to give up."""
    worst = worst_quest(state, seat).quest
    return next((a for a in legal if isinstance(a, Numbered) and a.value == worst), legal[0])


# Locations.


def wanted_by(state: Position, seat: int) -> list[int]:
    """Return the locations at which the player's quests go on and that are not on the map."""
    hero = state.heroes[seat]
    found: list[int] = []
    for quest in (*hero.quests, *state.commons):
        task = TASKS[quest]
        found += task.deliver if quest in hero.escorts else task.where
        if task.escort and quest not in hero.escorts:
            found += task.deliver
    return found


def placing(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Return where to lay the location: what one's own quests need close to the hero, what rivals need far from them,
    and everything else where it lies between others.
    """
    scored = place_scores(state, seat, legal)
    best = min([score for score, _ in scored])
    close = [action for score, action in scored if score <= best + 0.5]
    return close[int(rng.random() * len(close))]


def place_scores(state: Position, seat: int, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Return each place with how bad it is."""
    location = getattr(state.stack[-1], "location", -1)
    hero = state.heroes[seat]
    mine = location in wanted_by(state, seat)
    dungeon = state.dungeon
    border = dungeon.border
    x0, y0 = xy(dungeon.cell_of(hero.location)) if hero.location >= 0 else (0, 0)
    theirs = []
    for other, rival in enumerate(state.heroes):
        if other != seat and rival.life > 0 and location in wanted_by(state, other):
            theirs.append((1.0 + len(rival.done), *xy(dungeon.cell_of(rival.location))))
    found: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, PlaceLocation):
            x, y = xy(action.cell)
            own = abs(x - x0) + abs(y - y0)
            touched = border.get(action.cell, (0, 0))[1].bit_count()
            score = (2.0 if mine else 0.1) * own - 0.4 * touched
            for weight, rx, ry in theirs:
                score -= weight * (abs(x - rx) + abs(y - ry))
            found.append((score, action))
        else:
            found.append((0.0, action))
    return found


def keep(state: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Return the location to keep: one that one's own quests need."""
    wanted = wanted_by(state, seat)
    return next((a for a in legal if isinstance(a, Numbered) and a.value in wanted), legal[0])


# Cards.


def discard(state: Position, seat: int, legal: Sequence[Action], habits: Habits) -> Action:
    """Return the card worth least, from the hand if possible; pass with an empty hand."""
    hand = state.heroes[seat].hand
    if not hand and PASS in legal:
        return PASS

    def worth(action: Action) -> tuple[bool, float]:
        if not isinstance(action, Numbered):
            return True, 99.0
        return action.value not in hand, _keeping(state, seat, action.value, habits)

    return min(legal, key=worth)


def _keeping(state: Position, seat: int, number: int, habits: Habits) -> float:
    """Return what it is worth to keep a card."""
    card = CARDS[number]
    if card.face.kind == "bane":
        return habits.bane + habits.bane_cost * card.cost
    if card.face.kind != "encounter":
        return worth_in_hand(state, seat, number)
    worth = habits.encounter + habits.encounter_cost * card.cost
    if habits.encounter_harm:
        harms = [harm(state, seat, number, rival) for rival in _rivals(state, seat)]
        worth += habits.encounter_harm * max(harms, default=0.0)
    return worth


def _rivals(state: Position, seat: int) -> list[int]:
    return [other for other in state.living() if other != seat]


def draw(state: Position, seat: int, legal: Sequence[Action], habits: Habits) -> Action:
    """Draw both kinds about equally, or as habits and means would have it; a wounded hero looks for help."""
    hero = state.heroes[seat]
    glory = sum([CARDS[card].glory for card in hero.hand])
    peril = len(hero.hand) - glory
    theirs = max([state.heroes[rival].peril for rival in _rivals(state, seat)], default=0)
    means = habits.means * (min(hero.glory, PLENTY) - min(theirs, PLENTY))
    wanted = "draw peril" if glory > peril + (hero.life <= HURT) - habits.dungeon + means else "draw glory"
    return next((action for action in legal if action.text == wanted), legal[0])


def destination(state: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Return where a hero is put: one's own close to where its quests go on."""
    goal = chosen_goal(state, seat)
    if goal is None or goal.location < 0:
        return legal[0]
    steps = state.dungeon.steps_from(goal.location)
    return min(legal, key=lambda a: steps[a.value] if isinstance(a, Numbered) and steps[a.value] >= 0 else 99)
