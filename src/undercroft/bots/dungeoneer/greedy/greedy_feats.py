"""A hero's feats: the quest that takes the least effort first, then the way to the next one (DN-4.4)."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.greedy.situation import FAR, TO_WIN, Situation, can_heal, fits, next_place
from undercroft.bots.dungeoneer.outlook.card_worth import CARD, QUEST, does, in_hand, lasting
from undercroft.dungeoneer.content.card_index import FORMS
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, odds
from undercroft.dungeoneer.views import HeroView

HURT: Final = 3
"""A hero with this much life or less heals."""
DYING: Final = 2
HOPELESS: Final = 0.02
"""The lowest chance of success at which a quest is attempted."""
WORTHLESS: Final = 0.9
"""Permanent cards worth less than this are played only if there is room to spare."""
FAILING: Final = 1.6
"""The cost of a failed attempt in action points: another attempt, and what the quest does to the hero."""
A_WAY: Final = 2.5
"""The approximate distance to an unknown location, in steps."""
Paths = dict[str, tuple[float, str]]
"""How far it is to each location, and the side by which the way there begins."""


def feats(situation: Situation) -> str:
    """Choose the next feat."""
    for verb in ("deliver", "pick_up"):
        for action in situation.starting(verb):
            return action
    return (
        _prepare(situation)
        or _mend(situation)
        or _attempt(situation)
        or _get_up(situation)
        or _travel(situation)
        or _fight(situation)
        or _other_quest(situation)
        or _finish(situation)
    )


def _prepare(situation: Situation) -> str | None:
    """Play permanent cards, the best first; a card worth little must not take the last room."""
    best, answer = 0.0, None
    for action in situation.starting("play"):
        card = CARD[action.split()[1]]
        if card.face.duration in ("permanent", "attachment"):
            worth = lasting(card.id, situation.magic)
            if worth > best and (worth >= WORTHLESS or _room(situation, card.face.kind) > 1):
                best, answer = worth, action
    return answer


def _room(situation: Situation, kind: str) -> int:
    me = situation.me
    return me.boon_limit - len(me.boons) if kind == "boon" else me.treasure_limit - len(me.treasures)


def _mend(situation: Situation) -> str | None:
    """Heal if the hero has little life left."""
    if situation.me.life > HURT:
        return None
    return heal(situation)


def heal(situation: Situation) -> str | None:
    """Return an answer that heals, if there is one."""
    for action in (*situation.starting("play"), *situation.starting("use")):
        if does(action, "heal"):
            return action
    return None


def _attempt(situation: Situation) -> str | None:
    """Attempt a quest: the first attempt of a turn is free, later ones only with points to spare."""
    attempts = [(situation.prospects(a.split()[1]), a) for a in situation.starting("attempt")]
    if not attempts:
        return None
    chance, action = max(attempts)
    free = action.split()[1] not in situation.me.tried
    return action if chance >= HOPELESS and (free or situation.me.ap) else None


def _get_up(situation: Situation) -> str | None:
    if not situation.me.fallen:
        return None
    for action in situation.starting("use"):
        if does(action, "stand"):
            return action
    return "stand" if "stand" in situation.actions else None


# On the way.


def effort(situation: Situation, quest: str, place: str) -> float:
    """The approximate action points that the quest takes once the hero is there; `FAR` if there is no hope."""
    if quest in situation.me.escorts:
        return 0.0
    search = situation.needs_search(quest)
    points = 0.0
    if search is not None:
        found = odds(situation.places[place].distance, search.value)
        if not found:
            return FAR
        points += 1 / found
    elif "escort" in QUEST[quest].face.categories:
        return A_WAY + _way_on(situation, quest, place)
    chance = situation.prospects(quest, place) if search is None or search.then == () else 1.0
    return points + (1 - chance) / chance * FAILING if chance >= HOPELESS else FAR


def _way_on(situation: Situation, quest: str, place: str) -> float:
    """Return how far an escort still has to be led."""
    deliver = QUEST[quest].face.deliver
    there = [other.location for other in situation.view.map if fits(other, deliver)]
    return situation.steps_to(there).get(place, FAR / 3) if there else FAR / 3


def _travel(situation: Situation) -> str | None:
    """Step towards the quest that takes least, or search or explore if that is better."""
    paths = situation.paths()
    best, quest, where = float(FAR), "", _refuge(situation, paths)
    if not where:
        best, quest, where = _goal(situation, paths)
        if "explore" in situation.actions and _exploring(situation) < best:
            return "explore"
        boons = _boons_to_play(situation)
        entrance = _nearest(situation, paths, "entrance") if boons else ""
        if entrance and paths[entrance][0] + A_WAY / boons < best:
            where = entrance
    if where == situation.me.location:
        return f"use {quest}" if f"use {quest}" in situation.actions else None
    if not where:
        return None
    hurry = _hurry(situation, paths[where][0])
    if hurry:
        return hurry
    steps = (*[f"walk {place}" for place in reversed(situation.way_to(where))], f"go {paths[where][1]}")
    return next((step for step in steps if step in situation.actions), None)


def _refuge(situation: Situation, paths: Paths) -> str:
    """Return where a hero goes who has won or is dying; empty for others."""
    if situation.has_won():
        return _nearest(situation, paths, "entrance")
    if situation.me.life <= DYING and situation.me.glory >= HURT:
        return _nearest(situation, paths, "healing")
    return ""


def _goal(situation: Situation, paths: Paths) -> tuple[float, str, str]:
    """Return what the quest that takes least would take, the quest, and where it continues."""
    best, quest, where = float(FAR), "", ""
    for goal, places in situation.goals().items():
        for place in places:
            if place in paths:
                cost = paths[place][0] + effort(situation, goal, place)
                if cost < best:
                    best, quest, where = cost, goal, place
    return best, quest, where


def _boons_to_play(situation: Situation) -> int:
    """Return how many boons in hand could be played on an entrance; alone there is no other place for them
    (DN-14.6).
    """
    room = _room(situation, "boon")
    if not situation.alone or room <= 0:
        return 0
    costs = [CARD[card].cost for card in situation.me.hand.cards or () if _lasting_boon(situation, card)]
    return min(room, sum(cost <= situation.me.glory for cost in costs))


def _lasting_boon(situation: Situation, card: str) -> bool:
    face = CARD[card].face
    return face.kind == "boon" and face.duration == "permanent" and lasting(card, situation.magic) >= WORTHLESS


def _nearest(situation: Situation, paths: Paths, kind: str) -> str:
    """Return the nearest entrance, or the nearest place that heals and is not far; none is empty."""
    found = [
        (paths[place.location][0], place.location)
        for place in situation.view.map
        if place.location in paths and (place.distance == 0 if kind == "entrance" else can_heal(place.location))
    ]
    cost, place = min(found, default=(float(FAR), ""))
    return place if kind == "entrance" or cost <= situation.me.speed + 1 else ""


def _exploring(situation: Situation) -> float:
    """The approximate action points needed to find where a quest continues."""
    unseen = situation.view.unseen_locations
    missing = [quest for quest, places in situation.goals().items() if not places]
    words = {word for quest in missing for word in next_place(quest, situation.me)}
    hits = sum(any(word in name or name == word for word in words) for name in unseen)
    if not hits:
        return FAR
    return A_WAY + 0.6 * len(unseen) / hits


def _hurry(situation: Situation, cost: float) -> str | None:
    """Use points from cards, or a leap, if the hero cannot get there this turn without them."""
    missing = cost - situation.me.ap
    if missing <= 0 or (situation.me.ap == 0 and situation.me.fallen):
        return None
    for action in situation.starting("play"):
        gain = does(action, "gain")
        if gain is not None and gain.what == "ap" and gain.n >= missing:
            return action
        leap = does(action, "transfer")
        if leap is not None and leap.to == "any_room" and missing > 1:
            return action
    return None


def transfer(situation: Situation) -> str:
    """Bring one's own hero close to where its quests continue, and others far from theirs."""
    seat = situation.decision.prompt.args.get("seat", situation.me.seat)
    assert isinstance(seat, int)
    hero = situation.view.heroes[seat]
    steps = situation.steps_to([place for places in situation.goals(hero).values() for place in places])
    sign = 1 if seat == situation.me.seat else -1
    places = situation.starting("at")
    if not places:
        return situation.decision.default
    return min(places, key=lambda action: (sign * steps.get(action.split()[1], FAR), action))


# With the points that are left.


def _fight(situation: Situation) -> str | None:
    """Attack another hero if that is more likely to hurt that hero than one's own."""
    best, answer = 0.5, None
    for action in situation.starting("attack"):
        rival = situation.view.heroes[int(action.split()[1])]
        worth = hero_attack(situation, rival)
        if worth > best:
            best, answer = worth, action
    return answer


def hero_attack(situation: Situation, rival: HeroView) -> float:
    """Return what attacking a hero is worth: the expected harm done, less the expected harm taken."""
    leads = [situation.battle(f, True, "") - situation.battle(f, False, "", rival) for f in FORMS[:2]]
    higher, lower = duel(max(leads))
    harm = 0.6 + 0.3 * len(rival.done) + 2.0 * (rival.life == 1) + 2.0 * bool(rival.escorts)
    return higher * harm - lower * (1.0 if situation.me.life > HURT else 2.0)


def _other_quest(situation: Situation) -> str | None:
    """On an entrance, exchange a hopeless personal quest for another."""
    for action in situation.starting("use"):
        if does(action, "replace_quest") and _hopeless(situation):
            return action
    return None


def _hopeless(situation: Situation) -> list[str]:
    goals = situation.goals()
    return [
        quest
        for quest in situation.me.quests
        if quest not in situation.me.escorts
        and goals[quest]
        and all(effort(situation, quest, place) >= FAR for place in goals[quest])
    ]


def replace(situation: Situation) -> str:
    """Replace the quest that is hopeless."""
    hopeless = _hopeless(situation)
    return f"replace {hopeless[0]}" if hopeless else situation.decision.default


# Locations and cards.


def place(situation: Situation) -> str:
    """Place a location, and explore on if that is what would follow."""
    laid = _lay(situation)
    at_once = laid.replace("place", "place_on", 1)
    return at_once if at_once in situation.actions and _goes_on(situation) else laid


def _goes_on(situation: Situation) -> bool:
    """Return whether the hero would explore once more, or without an action point end the turn, whatever he places."""
    me = situation.me
    card = situation.decision.prompt.source or ""
    here = any(me.location in places for places in situation.goals().values())
    if here or me.fallen or me.life <= HURT or _could_play(situation):
        return False
    paths = situation.paths()
    if not me.ap:
        return True
    no_goal = not _is_wanted(situation, card) and not _refuge(situation, paths)
    return no_goal and _exploring(situation) < _goal(situation, paths)[0]


def _is_wanted(situation: Situation, card: str) -> bool:
    return any(word in situation.wanted(situation.me) for word in (card, card.rstrip("12")))


def _could_play(situation: Situation) -> bool:
    """Return whether a permanent card in hand could be played in feats."""
    cards = [CARD[card] for card in situation.me.hand.cards or ()]
    payable = [card for card in cards if card.glory and card.cost <= situation.me.glory]
    if situation.alone:  # anywhere but on an entrance there is no time for it (DN-14.6)
        here = situation.places.get(situation.me.location or "")
        return here is not None and here.distance == 0 and _boons_to_play(situation) > 0
    return any(card.face.duration in ("permanent", "attachment") for card in payable)


def _lay(situation: Situation) -> str:
    """Place what one's own quests need near the hero, and what the rivals need far from them."""
    options = situation.starting("place")
    card = situation.decision.prompt.source or ""
    here = situation.places.get(situation.me.location or "")
    words = [card, card.rstrip("12")]
    mine = here is not None and _is_wanted(situation, card)
    rivals = [rival for rival in situation.rivals if any(word in situation.wanted(rival) for word in words)]
    if not mine and not rivals:
        return options[len(options) // 2]
    near = [here] if mine and here is not None else []
    far = (
        [situation.places[rival.location] for rival in rivals if rival.location in situation.places] if not mine else []
    )

    def score(action: str) -> int:
        x, y = (int(part) for part in action.split()[1].split(","))
        away = [abs(x - place.x) + abs(y - place.y) for place in (*near, *far)]
        return sum(away) if near else -sum(away)

    return min(options, key=score)


def keep(situation: Situation) -> str:
    """Keep the location that one's own quests need."""
    wanted = situation.wanted(situation.me)
    return next((a for a in situation.actions if a.split()[1] in wanted), situation.actions[0])


def discard(situation: Situation) -> str:
    """Discard the card that is worth least, in hand if possible, otherwise in play; nothing if the hand is empty."""
    if not situation.me.hand.cards:
        return situation.decision.default
    return _least(situation, "discard") or situation.decision.default


def _finish(situation: Situation) -> str:
    """End the turn, and discard at once where that can be said."""
    return _least(situation, "finish") or "done"


def _least(situation: Situation, verb: str) -> str | None:
    """Return the answer about the card that is worth least, in hand if possible."""

    def worth(action: str) -> tuple[bool, float]:
        card = action.split()[1]
        return card not in (situation.me.hand.cards or ()), in_hand(card, situation.magic)

    return min(situation.starting(verb), key=worth, default=None)


def draw(situation: Situation) -> str:
    """Draw both kinds about equally, all at once; a wounded or lone hero looks for help."""
    cards = situation.me.hand
    spare = 1 if situation.me.life <= HURT else 0
    kinds = {"glory": cards.glory or 0, "peril": cards.peril or 0}
    drawn = {"glory": 0, "peril": 0}
    missing = situation.decision.prompt.args["n"]
    assert isinstance(missing, int)
    for _ in range(missing):
        kind = "peril" if kinds["glory"] > kinds["peril"] + spare else "glory"
        kinds[kind] += 1
        drawn[kind] += 1
    at_once = f"draw_all {drawn['glory']} {drawn['peril']}"
    return at_once if at_once in situation.actions else f"draw {max(drawn, key=lambda kind: drawn[kind])}"


def third_quest(situation: Situation) -> bool:
    """Return whether the next quest wins."""
    return len(situation.me.done) + 1 >= TO_WIN
