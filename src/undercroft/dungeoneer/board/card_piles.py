"""Where cards go: decks, discards, hands, inventories, lairs (DN-10, DN-18)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import Hero, keeper
from undercroft.dungeoneer.board.map_markers import lift_portcullis
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import NO_CAUSE, EventCause
from undercroft.dungeoneer.content.card_index import ATTACHMENT, BOON, CARDS, TREASURE

GLORY: Final = 0
PERIL: Final = 1
"""The two piles when glory and peril cards are separate (DN-12.1)."""
BACKS: Final = ("glory", "peril")


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one of them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def pile_of(state: Position, card: int) -> int:
    """Return the number of the deck and discard pile to which the card belongs (DN-12.1)."""
    return 0 if len(state.decks) == 1 or CARDS[card].glory else 1


def bury(state: Position, card: int) -> None:
    """Put a card on its discard pile; the caller removes it from where it was."""
    pile = pile_of(state, card)
    state.discards = tuple([(card, *p) if i == pile else p for i, p in enumerate(state.discards)])


def clear_table(state: Position) -> None:
    """Discard the cards being played or fighting, because their turn is over."""
    for card in state.table:
        off_the_table(state, card)


def take_from_hand(state: Position, seat: int, card: int) -> None:
    """Move a card from the hand to the table, face up."""
    hero = state.heroes[seat]
    hero.hand = without(hero.hand, card)
    state.table = (*state.table, card)


def take_from_lair(state: Position, seat: int, card: int) -> None:
    """Move a monster from the lair to the table with its attachments (DN-5.3)."""
    hero = state.heroes[seat]
    hero.lair = without(hero.lair, card)
    state.table = (*state.table, card)


def prepare(state: Position, seat: int, card: int, victim: int) -> None:
    """Move a permanent card from the table to where its kind lies (DN-10.9): a bane with its victim, if it has one."""
    hero = state.heroes[keeper(seat)]
    state.table = without(state.table, card)
    kind = CARDS[card].kind
    if kind == BOON:
        hero.boons = (*hero.boons, card)
    elif kind == TREASURE:
        hero.treasures = (*hero.treasures, card)
    elif victim >= 0:
        target = state.heroes[victim]
        target.banes = (*target.banes, card)
        hero.cast = (*hero.cast, card)
    else:
        hero.own_banes = (*hero.own_banes, card)


def attach(state: Position, seat: int, card: int, host: int) -> None:
    """Move an attachment from the table under its host (DN-10.9)."""
    hero = state.heroes[seat]
    state.table = without(state.table, card)
    hero.attach(card, host)


def attach_waiting(state: Position, seat: int, card: int, host: int) -> None:
    """Put an attachment that has waited for a host under it (DN-14.3)."""
    hero = state.heroes[seat]
    hero.own_banes = without(hero.own_banes, card)
    hero.attach(card, host)


def attached_to_treasures(hero: Hero) -> list[int]:
    """Return the attachments that lie under treasures, not under monsters."""
    return [card for card, host in hero.attachments() if CARDS[host].monster is None]


def all_treasures(hero: Hero) -> list[int]:
    """Return the treasures that he has prepared; one attached to another is a treasure, too (DN-10.9)."""
    return [*hero.treasures, *[card for card in attached_to_treasures(hero) if CARDS[card].kind == TREASURE]]


def strip(state: Position, host: int) -> None:
    """Discard the attachments of a card that is about to leave play (DN-10.4)."""
    for seat, hero in enumerate(state.heroes):
        for card in hero.attachments_of(host):
            hero.detach(card)
            bury(state, card)
            state.tell(events.Discarded, seat, CARDS[card].id, CARDS[host].id, "host")


def off_the_table(state: Position, card: int) -> None:
    """Discard a card from the table after it was played or fought."""
    strip(state, card)
    state.table = without(state.table, card)
    bury(state, card)


def discard_prepared(state: Position, seat: int, card: int, cause: EventCause = NO_CAUSE) -> None:
    """Discard a card that lies before a player or with his hero: prepared, bane, attachment or lair."""
    if CARDS[card].duration != ATTACHMENT:
        strip(state, card)
    hero = state.heroes[seat]
    hero.boons = tuple([c for c in hero.boons if c != card])
    hero.treasures = tuple([c for c in hero.treasures if c != card])
    hero.banes = tuple([c for c in hero.banes if c != card])
    hero.own_banes = tuple([c for c in hero.own_banes if c != card])
    hero.lair = tuple([c for c in hero.lair if c != card])
    hero.detach(card)
    hero.set_tokens(card, 0)
    for other in state.heroes:
        if card in other.cast:
            other.cast = without(other.cast, card)
    leave_the_map(state, card)
    bury(state, card)
    _tell_discarded(state, seat, card, cause)


def leave_the_map(state: Position, card: int) -> None:
    """Remove what a card put on the map: a portcullis (tomb-a39), the bridge token (vault-a24)."""
    lift_portcullis(state, card)
    if CARDS[card].lays_bridge and state.dungeon.bridge >= 0:
        state.dungeon = state.dungeon.without_bridge()


def discard_from_hand(state: Position, seat: int, card: int, cause: EventCause = NO_CAUSE) -> None:
    """Discard a card from the hand, face up."""
    hero = state.heroes[seat]
    hero.hand = without(hero.hand, card)
    bury(state, card)
    state.disclose()
    _tell_discarded(state, seat, card, cause)


def _tell_discarded(state: Position, seat: int, card: int, cause: EventCause) -> None:
    """A card that is discarded for its own effect needs no cause."""
    if not state.listening:
        return
    of = CARDS[card].id
    state.tell(events.Discarded, seat, of, *(cause if cause.id != of else NO_CAUSE))


def owner_of(state: Position, card: int) -> int:
    """Return the seat before whom a card lies (prepared, in a lair, attached, or as a bane); −1 if none."""
    for seat, hero in enumerate(state.heroes):
        if card in hero.boons + hero.treasures + hero.banes + hero.own_banes + hero.lair:
            return seat
        if any(card == attached for attached, _ in hero.attachments()):
            return seat
    return -1


def take_top(state: Position, deck: int) -> int:
    """Take the top card of a deck, reshuffling its discards if it is empty (DN-4.5); −1 if there is none."""
    if not state.decks[deck] and state.discards[deck]:
        shuffled = state.chance.shuffled(state.discards[deck])
        state.decks = tuple([shuffled if i == deck else d for i, d in enumerate(state.decks)])
        state.discards = tuple([() if i == deck else d for i, d in enumerate(state.discards)])
        state.tell(events.Reshuffled, _back(state, deck))
    if not state.decks[deck]:
        return -1
    card = state.decks[deck][0]
    state.decks = tuple([d[1:] if i == deck else d for i, d in enumerate(state.decks)])
    state.disclose()
    return card


def draw(state: Position, seat: int, pile: int, cause: EventCause = NO_CAUSE) -> bool:
    """Draw a card from a deck into the hand, or from the other deck if it is empty, except in solo (DN-18.2, DN-14.1).

    Args:
        pile: the deck.
        cause: what lets the player draw it, for the event.

    Returns:
        False if there is no card.
    """
    others = () if state.variant.solo else [i for i in range(len(state.decks)) if i != pile]
    for deck in (pile, *others):
        card = take_top(state, deck)
        if card >= 0:
            hero = state.heroes[seat]
            hero.hand = (*hero.hand, card)
            if state.listening:
                state.tell(events.Drawn, seat, CARDS[card].id, _back(state, deck), *cause)
            return True
    return False


def cards_left(state: Position) -> bool:
    """Return whether `draw` would find a card for an effect."""
    piles = list(zip(state.decks, state.discards, strict=True))
    return any(deck or discards for deck, discards in (piles[:1] if state.variant.solo else piles))


def _back(state: Position, deck: int) -> str | None:
    return BACKS[deck] if len(state.decks) > 1 else None
