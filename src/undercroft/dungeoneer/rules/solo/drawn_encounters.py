"""Encounters drawn by the dice: they come after the location's effects, monsters in one battle (DN-14.2, DN-14.4)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import off_the_table, take_from_lair
from undercroft.dungeoneer.board.hero import NOBODY
from undercroft.dungeoneer.board.numbers.stats import monster_life, no_traps
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import CardNumber, LocationNumber
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.battle.encounter_order import Settling
from undercroft.dungeoneer.rules.battle.fighters import Fighter
from undercroft.dungeoneer.rules.questions.question_frames import FeatsFrame, Part, nearest
from undercroft.dungeoneer.rules.solo.drawn_banes import graft
from undercroft.kernel.engine.frames import Sequence


class Ambush(Part):
    """Drawn encounters that wait; those drawn while they are settled come after them."""

    cards: tuple[CardNumber, ...] = ()
    """On the table."""
    places: tuple[LocationNumber, ...] = ()
    """Where each was drawn: a hero who leaves is out of its reach (DN-5.4)."""

    def advance(self, state: Position) -> bool:
        if not self.cards:
            state.stack.pop()
            return False
        place = self.places[0]
        here = tuple([card for card, where in zip(self.cards, self.places, strict=True) if where == place])
        self.cards = tuple([card for card in self.cards if card not in here])
        self.places = tuple([where for where in self.places if where != place])
        begin(state, here, place)
        return False


def begin(state: Position, drawn: tuple[int, ...], place: int) -> None:
    """Settle what was drawn in one location; the lair joins a monster (DN-14.4)."""
    hero = state.active
    monsters = [card for card in drawn if CARDS[card].monster is not None]
    lair = state.heroes[hero].lair if monsters else ()
    settling = Settling(NOBODY, drawn, (hero,) * len(drawn), (place,) * len(drawn), [])
    state.stack.append(settling)
    for card in lair:
        take_from_lair(state, hero, card)
        settling.add(card, hero, place)
        state.tell(events.Sent, None, CARDS[card].id, hero)
    monsters += lair
    graft(state, monsters)
    settling.monsters = [Fighter(c, NOBODY, life=monster_life(state, NOBODY, c), lair=int(c in lair)) for c in monsters]


def meet_encounter(state: Position, card: int) -> None:
    """Let a drawn encounter wait until everything under way is over, below all frames except those of the phase.

    A trap that may not be played there is discarded instead (DN-14.7).
    """
    location = state.heroes[state.active].location
    if CARDS[card].trap and no_traps(state, location):
        off_the_table(state, card)
        state.tell(events.Discarded, None, CARDS[card].id)
        return
    waiting = nearest(state, Ambush)
    if waiting is None:
        waiting = Ambush()
        phases = [i for i, frame in enumerate(state.stack) if isinstance(frame, (Sequence, FeatsFrame))]
        state.stack.insert(phases[-1] + 1, waiting)
    waiting.cards = (*waiting.cards, card)
    waiting.places = (*waiting.places, location)
    state.tell(events.Sent, None, CARDS[card].id, state.active)
