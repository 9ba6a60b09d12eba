"""Worlds for search: `forget` lays everything that a seat may not know into one order.

What is dealt from such a world (`undercroft.bots.bot.deal`) depends on what the seat knows and on the dice, but not
on the world that the bot was given.
"""

from __future__ import annotations

from undercroft.dungeoneer.board.card_piles import pile_of
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.visibility.visible_frames import looked_at
from undercroft.kernel.engine.chance import Chance


def forget(world: DungeoneerState, seat: int) -> DungeoneerState:
    """Return a world in which all that the seat may not know lies sorted. It is for `determinize` only."""
    plain = world.clone()
    plain.chance = Chance(0)
    plain.quest_deck = tuple(sorted(plain.quest_deck))
    others = [other for other in range(plain.seats) if other != seat]
    for other in others:
        plain.heroes[other].plan = ()
    _forget_cards(plain, others)
    _forget_locations(plain, others)
    return plain


def _forget_cards(plain: DungeoneerState, others: list[int]) -> None:
    """Sort what lies in the decks and hands of others; how many cards of each back a hand has is public."""
    hands = {other: [pile_of(plain, card) for card in plain.heroes[other].hand] for other in others}
    pools = [list(deck) for deck in plain.decks]
    for other in others:
        for card in plain.heroes[other].hand:
            pools[pile_of(plain, card)].append(card)
    dealt = [iter(sorted(pool)) for pool in pools]
    for other, backs in hands.items():
        plain.heroes[other].hand = tuple([next(dealt[back]) for back in sorted(backs)])
    plain.decks = tuple([tuple(rest) for rest in dealt])


def _forget_locations(plain: DungeoneerState, others: list[int]) -> None:
    """Sort the locations in the stack, in others' hands (DN-13.1), and those that others look at (tomb-a27)."""
    looking = [frame for frame in looked_at(plain) if frame.seat in others]
    pool = list(plain.location_deck)
    for frame in looking:
        pool += frame.cards
    for other, held in enumerate(plain.dealt):
        if other in others:
            pool += held
    dealt = iter(sorted(pool))
    for frame in looking:
        frame.cards = tuple([next(dealt) for _ in frame.cards])
    plain.dealt = tuple(
        [tuple([next(dealt) for _ in held]) if other in others else held for other, held in enumerate(plain.dealt)]
    )
    plain.location_deck = tuple(dealt)
