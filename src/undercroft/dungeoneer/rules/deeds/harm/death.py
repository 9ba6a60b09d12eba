"""Death, and what happens to everything that the hero had (DN-6.10, DN-17)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import bury, discard_prepared, owner_of, without
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map_markers import close_exits_of, quests_of_tokens
from undercroft.dungeoneer.board.position import TURN_ENDS, Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.content.card_index import HERO_FACES
from undercroft.dungeoneer.rules.deeds.escorts import drop
from undercroft.dungeoneer.rules.deeds.quests import put_under, win
from undercroft.dungeoneer.rules.questions.question_frames import found_cause


def die_of_it(state: Position, seat: int) -> None:
    """Kill the hero: his player is out of the game, which ends when one hero is left (DN-17.4)."""
    lay_to_rest(state, seat)
    left = state.living()
    if state.variant.solo:
        win(state, (), "death")
    elif len(left) == 1 and not state.variant.resurrection:
        win(state, left, "survivor")
    elif seat == state.active:
        state.break_off = TURN_ENDS


def lay_to_rest(state: Position, seat: int) -> None:
    """Remove the hero and everything he had: cards to the discards, open quests under the deck (DN-17.1).

    If another hero follows him, his player keeps the quests (DN-13.2).
    """
    hero = state.heroes[seat]
    state.disclose()  # his hand is seen
    close_exits_of(state, seat)
    for card in hero.hand:
        bury(state, card)
    hero.hand = hero.plan = hero.stand = ()
    hero.ap = hero.saved = hero.has_saved = hero.fleeting = hero.lying_ap = hero.fallen = hero.chill = 0
    hero.chilled_by = ()
    where = hero.location
    hero.location = -1
    state.deaths = (*state.deaths, (seat, state.round, *found_cause(state)))
    state.tell(events.Died, seat)
    for quest in hero.escorts:
        drop(state, seat, quest, where)
    if not state.variant.resurrection:
        _give_up_quests(state, hero)
    for card in (*hero.boons, *hero.treasures, *hero.banes, *hero.own_banes, *hero.lair):
        discard_prepared(state, seat, card, EventCause(HERO_FACES[hero.face].id, "died"))
    for card in hero.cast:
        discard_prepared(state, owner_of(state, card), card, EventCause(HERO_FACES[hero.face].id, "died"))


def _give_up_quests(state: Position, hero: Hero) -> None:
    """Put the quests under the deck, except those whose token lies somewhere: they are open to all (DN-17.1)."""
    lying = quests_of_tokens(state)
    for quest in hero.quests:
        hero.quests = without(hero.quests, quest)
        if quest in lying:
            state.orphans = (*state.orphans, quest)
        else:
            put_under(state, quest)
