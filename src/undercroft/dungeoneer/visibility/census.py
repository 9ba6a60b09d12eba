"""The census: what must be the same at every decision of a game (DN-1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map_markers import barring_cards, quests_of_tokens
from undercroft.dungeoneer.board.numbers.view_ids import sorted_ids
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS, HEROES, QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.visibility.visible_frames import drawn_location, looked_at

DEACTIVATION_TOKENS: Final = 3


def census(state: Position) -> dict[str, object]:
    """Return all cards, and every anomaly (a card in two places, a surplus token), of which there must be none."""
    cards = Counter(adventure_cards(state))
    quests = Counter([*state.quest_deck, *state.quest_discard, *state.commons, *state.orphans])
    heroes = Counter([*state.hero_deck, *state.dead_heroes])
    for hero in state.heroes:
        quests.update([*hero.quests, *hero.done])
        heroes[hero.face] += 1
    locations = Counter([*state.dungeon.locations, *state.location_deck, *state.left_over])
    for held in (*state.dealt, *[frame.cards for frame in looked_at(state)]):
        locations.update(held)
    drawn = drawn_location(state)
    if drawn >= 0:
        locations[drawn] += 1
    wrong = [
        f"{name} is in {count} places"
        for names, counts in (
            ([card.id for card in CARDS], cards),
            ([quest.id for quest in QUESTS], quests),
            ([hero.id for hero in HEROES], heroes),
            (LOCATION_IDS, locations),
        )
        for name, count in ((names[number], count) for number, count in counts.items())
        if count > 1
    ]
    wrong += [*_tokens(state), *_attachments(state)]
    for seat, hero in enumerate(state.heroes):
        wrong += [f"seat {seat}: {fault}" for fault in _faults(state, hero)]
    return {
        "cards": sorted_ids([card.id for card in CARDS], cards),
        "quests": sorted_ids([quest.id for quest in QUESTS], quests),
        "heroes": sorted_ids([hero.id for hero in HEROES], heroes),
        "locations": sorted_ids(LOCATION_IDS, locations),
        "wrong": wrong,
    }


def adventure_cards(state: Position) -> Iterator[int]:
    """Yield every adventure card of the game, wherever it lies."""
    for pile in (*state.decks, *state.discards, state.table):
        yield from pile
    for hero in state.heroes:
        yield from (*hero.hand, *hero.boons, *hero.treasures, *hero.banes, *hero.own_banes, *hero.lair)
        yield from [card for card, _ in hero.attachments()]


def _tokens(state: Position) -> Iterator[str]:
    """Check that the owner of its quest leads an escort, or it lies for an open quest, and no token exists twice."""
    lying = quests_of_tokens(state)
    led = [quest for hero in state.heroes for quest in hero.escorts]
    for quest, count in Counter([*lying, *led]).items():
        if count > 1:
            yield f"the token of {QUESTS[quest].id} is in {count} places"
    open_ = {*state.commons, *state.orphans, *[quest for hero in state.heroes for quest in hero.quests]}
    yield from [f"a token of {QUESTS[quest].id} lies, which is not open" for quest in lying if quest not in open_]
    for seat, hero in enumerate(state.heroes):
        yield from [
            f"seat {seat} leads the escort of {QUESTS[quest].id}, which is not his quest"
            for quest in hero.escorts
            if quest not in hero.quests
        ]
    if len(state.deactivated) > DEACTIVATION_TOKENS:
        yield f"{len(state.deactivated)} deactivation tokens lie"
    bridges = [card for hero in state.heroes for card in hero.treasures if CARDS[card].lays_bridge]
    if state.dungeon.bridge >= 0 and not bridges:
        yield "the bridge lies without its card"
    lying_open = {card for hero in state.heroes for card in hero.own_banes}
    yield from [f"{CARDS[card].id} bars an exit and does not lie" for card in barring_cards(state) - lying_open]


def _attachments(state: Position) -> Iterator[str]:
    """Check that every attachment lies under a card of the same player (DN-10.4)."""
    for seat, hero in enumerate(state.heroes):
        for card, host in hero.attachments():
            if host not in hero.treasures + hero.lair + state.table:
                yield f"seat {seat}: {CARDS[card].id} is attached to {CARDS[host].id}, which lies elsewhere"


def _faults(state: Position, hero: Hero) -> Iterator[str]:
    if min(hero.life, hero.glory, hero.peril, hero.ap, hero.saved, hero.fleeting, hero.lying_ap) < 0:
        yield "less than nothing on a counter"
    if not 1 <= hero.level <= 4:
        yield f"level {hero.level}"
    if hero.saved > hero.ap:
        yield "a saved action point that is not there"
    if hero.alive and hero.location not in state.dungeon.locations:
        yield "the hero is nowhere"
    if hero.stand and not hero.fallen:
        yield "the hero stands, and has something to pass before he can"
    if not {card for card, _ in hero.sendings()} <= {*hero.hand, *hero.lair}:
        yield "a planned encounter is neither in hand nor in the lair"
    lying = {*hero.boons, *hero.treasures, *hero.banes, *hero.own_banes, *hero.lair}
    if not hero.cards_with_tokens() <= lying:
        yield "tokens lie on a card that is not there"
