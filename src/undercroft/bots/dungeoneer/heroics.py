"""How a hero plays: quests first, then the way to the next one (DN-4.4)."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.situation import CARD, FAR, QUEST, Situation

HEALTHY: Final = 4
GOOD_ENOUGH: Final = 0.15
LASTING_CARDS: Final = 12.0
"""Permanent cards are worth having early: what makes playing one better than anything but a quest."""


def feats(situation: Situation) -> str:
    """The next feat."""
    legal = situation.actions
    for verb in ("deliver", "pick_up"):
        for action in situation.starting(verb):
            return action
    attempts = [(situation.prospects(a.split()[1]), a) for a in situation.starting("attempt")]
    if attempts and max(attempts)[0] >= GOOD_ENOUGH and _affords(situation, max(attempts)[1]):
        return max(attempts)[1]
    if "stand" in legal:
        return "stand"
    return _search(situation) or _prepare(situation) or _mend(situation) or _travel(situation) or "done"


def _affords(situation: Situation, action: str) -> bool:
    """The first attempt of a turn is free; later ones only with points that are not needed to get away."""
    return action.split()[1] not in situation.me.tried or situation.me.ap > 0


def _search(situation: Situation) -> str | None:
    searching = [action for action in situation.starting("use") if action.split()[1] in QUEST]
    return searching[0] if searching else None


def _prepare(situation: Situation) -> str | None:
    """Play permanent cards, the dearest first."""
    cards = [action.split()[1] for action in situation.starting("play")]
    lasting = [card for card in cards if CARD[card].face.duration in ("permanent", "attachment")]
    return f"play {max(lasting, key=lambda card: CARD[card].cost)}" if lasting else None


def _mend(situation: Situation) -> str | None:
    """Heal when it is needed."""
    if situation.me.life >= HEALTHY:
        return None
    for action in (*situation.starting("play"), *situation.starting("use")):
        if heals(action.split()[1]):
            return action
    return None


def heals(thing: str) -> bool:
    """Whether a card, a location or a hero's ability heals."""
    return thing in HEALERS


HEALERS: Final = frozenset({"draught_of_mending", "troll_tonic", "roderik_talus", "sunken_chapel", "warded_cell"})


def _travel(situation: Situation) -> str | None:
    """A step towards the quest that is nearest and likeliest; explore if none is on the map."""
    paths = situation.paths()
    best, where = FAR, None
    for quest, places in situation.goals().items():
        worth = situation.prospects(quest) if quest not in situation.me.escorts else 1.0
        if worth < GOOD_ENOUGH and not situation.needs_search(quest):
            continue
        for place in places:
            if place in paths and place != situation.me.location:
                cost = paths[place][0] / (0.3 + worth)
                if cost < best:
                    best, where = cost, place
    if situation.view.seats == 1 and len(situation.me.done) >= 3:
        doors = [place.location for place in situation.view.map if place.distance == 0 and place.location in paths]
        where = min(doors, key=lambda place: paths[place][0], default=None)
    if where is not None and f"go {paths[where][1]}" in situation.actions:
        return f"go {paths[where][1]}"
    if "explore" in situation.actions:
        return "explore"
    return None


def place(situation: Situation) -> str:
    """What one's own quests need goes near, the rest anywhere."""
    card = situation.decision.prompt.source or ""
    here = situation.places.get(situation.me.location or "")
    wanted = any(card in QUEST[quest].face.where + QUEST[quest].face.deliver for quest in situation.me.quests)
    if here is None or not wanted:
        return situation.actions[len(situation.actions) // 2]

    def distance(action: str) -> int:
        x, y = (int(part) for part in action.split()[1].split(","))
        return abs(x - here.x) + abs(y - here.y)

    return min(situation.actions, key=distance)


def keep(situation: Situation) -> str:
    """The location that one's quests need."""
    wanted = [word for quest in situation.me.quests for word in QUEST[quest].face.where + QUEST[quest].face.deliver]
    return next((a for a in situation.actions if a.split()[1] in wanted), situation.actions[0])


def discard(situation: Situation) -> str:
    """What is worth least: cards that cost little, and of treasures in play the cheapest last."""

    def worth(action: str) -> tuple[bool, int]:
        card = action.split()[1]
        lying = card not in (situation.me.hand.cards or ())
        return lying, CARD[card].cost

    discards = situation.starting("discard")
    return min(discards, key=worth) if discards else situation.decision.default
