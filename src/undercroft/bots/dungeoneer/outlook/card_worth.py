"""What cards and answers do, read from their effects, and about how much a card is worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.dungeoneer.board.actions import VOCABULARY, Use
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, LOCATIONS, QUESTS, Card, Quest, Source
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS

CARD: Final[dict[str, Card]] = {card.id: card for card in CARDS}
QUEST: Final[dict[str, Quest]] = {quest.id: quest for quest in QUESTS}
PLACE: Final[dict[str, Source]] = {card.id: LOCATIONS[card.number] for card in LOCATION_CARDS}

A_GLORY: Final = 0.22
"""What a point of glory is worth; a wound is worth 1."""


@cache
def effects_of(action: str) -> tuple[Effect, ...]:
    """Return what an answer that plays a card or uses an effect does."""
    parsed = VOCABULARY.parse(action)
    if isinstance(parsed, Use):
        return (EFFECTS[parsed.effect],)
    verb, *words = action.split()
    if verb != "play":
        return ()
    return tuple([effect for effect in CARD[words[0]].face.effects if effect.on == "play"])


def does(action: str, *verbs: str) -> Effect | None:
    """Return the first effect of that kind that an answer has; None if it has none."""
    return next((effect for effect in effects_of(action) if effect.do in verbs), None)


@cache
def price(action: str) -> float:
    """Return what an answer costs, in wounds: glory, the card itself, a life."""
    verb, *words = action.split()
    if verb == "play":
        return CARD[words[0]].cost * A_GLORY + 0.3
    (effect,) = effects_of(action)
    cost = effect.cost
    return (
        cost.glory * A_GLORY
        + cost.life
        + 0.3 * cost.token
        + 0.3 * bool(cost.discard_families)
        + 1.0 * cost.discard_self
        + 0.5 * cost.ap
    )


# What lasts.

OF_LASTING: Final[dict[str, float]] = {
    "melee": 2.0,
    "magic": 2.0,
    "speed": 3.0,
    "battle": 1.8,
    "attack": 0.8,
    "counter": 1.2,
    "threat": 0.7,
    "exit": 0.5,
    "boon_limit": 0.6,
    "treasure_limit": 0.6,
    "cost": 0.5,
}
OF_ABILITY: Final[dict[str, float]] = {
    "wound": 1.5,
    "prevent": 1.5,
    "revive": 3.0,
    "remove_attacker": 1.5,
    "extra_die": 1.0,
    "roll": 1.0,
    "cancel": 0.8,
    "peek": 0.6,
    "mod": 1.5,
    "stand": 0.6,
    "ignore": 0.6,
    "token": 0.5,
    "gain": 0.5,
}


@cache
def lasting(card: str, magic: bool) -> float:
    """Return what a permanent card is worth to a hero whose better form is magic, or melee."""
    total = 0.0
    for effect in CARD[card].face.effects:
        if effect.on == "always" and effect.do == "mod":
            value = OF_LASTING.get(effect.what, 0.3) * max(1, effect.n)
            mine = not effect.form or ("magic" if magic else "melee") in effect.form
            defends = effect.what not in ("attack", "battle")
            total += value * (1.0 if mine else 0.6 if defends else 0.15) * (0.5 if effect.families else 1.0)
        elif effect.on != "play":
            total += OF_ABILITY.get(effect.do, 0.3)
    return total


OF_INSTANT: Final[dict[str, float]] = {
    "heal": 3.0,
    "remove_attacker": 2.2,
    "wound": 2.0,
    "cancel": 1.6,
    "mod": 1.8,
    "extra_die": 1.6,
    "gain": 1.8,
    "transfer": 1.0,
    "token": 0.6,
    "attach": 0.8,
}


ENCOUNTER: Final = 0.9
ENCOUNTER_COST: Final = 0.25
BANE: Final = 0.7
BANE_COST: Final = 0.15
"""What it is worth to keep an encounter or a bane, and how much more for each point of peril that it costs."""


@cache
def in_hand(card: str, magic: bool) -> float:
    """Return what it is worth to keep a card in hand."""
    face = CARD[card].face
    if face.kind == "encounter":
        return ENCOUNTER + ENCOUNTER_COST * CARD[card].cost
    if face.kind == "bane":
        return BANE + BANE_COST * CARD[card].cost
    if face.duration == "permanent":
        return lasting(card, magic)
    return max([OF_INSTANT.get(effect.do, 0.5) for effect in face.effects if effect.on == "play"], default=0.5)
