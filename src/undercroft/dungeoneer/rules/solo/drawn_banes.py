"""Banes drawn by the dice: they act at once, or wait for suitable monsters (DN-14.2, DN-14.3)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import attach_waiting, off_the_table, prepare
from undercroft.dungeoneer.board.hero import NOBODY
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import ATTACHMENT, CARDS, EFFECTS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.playability.playable_cards import fits


class DrawnBane(Playing):
    """A bane that nobody plays or pays for; the hero may cancel it like any other bane."""

    def _declare(self, state: Position) -> None:
        card = CARDS[self.card]
        state.tell(events.Played, None, card.id, self.target if self.aimed else None, self.x or None, None, self.aimed)
        open_window(state, WindowMoment.DECLARED, self.aimed << self.target)

    def _wait(self, state: Position) -> None:
        """Leave an attachment open until a suitable monster comes (DN-14.3)."""
        if CARDS[self.card].duration == ATTACHMENT and not self.cancelled:
            state.stack.pop()
            prepare(state, NOBODY, self.card, -1)


DrawnBane.parts = (DrawnBane._declare, DrawnBane._wait, Playing._act, Playing._finish)


def meet_bane(state: Position, card: int) -> None:
    """Play a drawn bane on the hero; it does nothing if he is not a legal target (DN-19.5)."""
    hero = state.active
    if CARDS[card].own or fits(state, NOBODY, CARDS[card], hero):
        state.stack.append(DrawnBane(NOBODY, card, hero, x_of(state, card)))
    else:
        off_the_table(state, card)
        state.tell(events.Discarded, None, CARDS[card].id)


def x_of(state: Position, number: int) -> int:
    """Return X for the card: the location's peril, within the card's limits (DN-14.7); 0 if it has no X."""
    card = CARDS[number]
    if not card.x:
        return 0
    peril = LOCATION_CARDS[state.heroes[state.active].location].face.peril
    return max(card.x_least, min(card.x_most, peril))


def graft(state: Position, monsters: Iterable[int]) -> None:
    """Put waiting attachments under suitable monsters of a battle, at random (DN-14.3, DN-14.7)."""
    for waiting in state.heroes[state.active].own_banes:
        if CARDS[waiting].duration == ATTACHMENT:
            families = next(EFFECTS[n] for n in CARDS[waiting].played if EFFECTS[n].do == "attach").families
            hosts = [card for card in monsters if not families or CARDS[card].face.type in families]
            if hosts:
                state.disclose()
                host = state.chance.pick(hosts)
                attach_waiting(state, state.active, waiting, host)
                state.tell(events.Attached, None, CARDS[waiting].id, CARDS[host].id)
