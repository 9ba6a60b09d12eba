"""Escort tokens: picked up, led, dropped, taken away (DN-11.8, DN-6.12)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import without
from undercroft.dungeoneer.board.map_markers import lay_token, remove_token, token_location
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import QUESTS, is_in
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.quests import NOT_YOUR_QUEST, QUEST_ELSEWHERE, open_common
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

_NO_ESCORT: Final = tuple([Refusal("DN-11.8", "no-escort", {"quest": quest.id}) for quest in QUESTS])
_ESCORT_LED: Final = tuple([Refusal("DN-11.8", "escort-led", {"quest": quest.id}) for quest in QUESTS])
_ESCORT_ELSEWHERE: Final = tuple([Refusal("DN-11.8", "escort-elsewhere", {"quest": quest.id}) for quest in QUESTS])
_NOT_ESCORTING: Final = tuple([Refusal("DN-11.8", "not-escorting", {"quest": quest.id}) for quest in QUESTS])
_DELIVER_ELSEWHERE: Final = tuple([Refusal("DN-11.8", "deliver-elsewhere", {"quest": quest.id}) for quest in QUESTS])


def leader_of(state: Position, quest: int) -> int:
    """Return the seat that leads the escort, or −1."""
    return next((seat for seat, hero in enumerate(state.heroes) if quest in hero.escorts), -1)


def refuse_pick_up(state: Position, seat: int, quest: int) -> Refusal | None:
    """Return why the hero may not pick up the token here (DN-11.8)."""
    card = QUESTS[quest]
    hero = state.heroes[seat]
    if not card.is_escort:
        return _NO_ESCORT[quest]
    if leader_of(state, quest) >= 0:
        return _ESCORT_LED[quest]
    lying = token_location(state, quest)
    if lying >= 0:
        return None if lying == hero.location else _ESCORT_ELSEWHERE[quest]
    if quest not in hero.quests and quest not in state.commons:
        return NOT_YOUR_QUEST[quest]
    if not is_in(hero.location, card.where):
        return QUEST_ELSEWHERE[quest]
    return None


def pick_up(state: Position, seat: int, quest: int) -> None:
    """Pick up the token: the quest becomes the player's own; a global one is replaced at once (DN-11.8)."""
    was_common = quest in state.commons
    remove_token(state, quest)
    make_personal(state, seat, quest)
    hero = state.heroes[seat]
    hero.escorts = (*hero.escorts, quest)
    state.tell(events.PickedUp, seat, QUESTS[quest].id)
    if was_common:
        open_common(state)


def make_personal(state: Position, seat: int, quest: int) -> None:
    """Give the quest to this player, no matter who had it, even beyond the usual number of quests (DN-11.8)."""
    state.commons = tuple([other for other in state.commons if other != quest])
    state.orphans = tuple([other for other in state.orphans if other != quest])
    for other, hero in enumerate(state.heroes):
        if other != seat and quest in hero.quests:
            hero.quests = without(hero.quests, quest)
    hero = state.heroes[seat]
    if quest not in hero.quests:
        hero.quests = (*hero.quests, quest)


def drop(state: Position, seat: int, quest: int, location: int) -> None:
    """Drop the token in the location where the hero is, or has died (DN-11.8, DN-17.1)."""
    hero = state.heroes[seat]
    hero.escorts = without(hero.escorts, quest)
    lay_token(state, quest, location)
    state.tell(events.TokenDropped, seat, QUESTS[quest].id, LOCATION_IDS[location])


def begin_dropping(state: Position, seat: int, action: Action) -> None:
    """Drop a token voluntarily (DN-11.8)."""
    assert isinstance(action, Numbered)
    drop(state, seat, action.value, state.heroes[seat].location)


def take_token(state: Position, loser: int, seat: int, quest: int) -> None:
    """Take the token by a strike; the quest becomes the striker's (DN-6.12, DN-11.8)."""
    hero = state.heroes[loser]
    hero.escorts = without(hero.escorts, quest)
    make_personal(state, seat, quest)
    taker = state.heroes[seat]
    taker.escorts = (*taker.escorts, quest)
    state.tell(events.TokenTaken, seat, QUESTS[quest].id, loser)


def refuse_deliver(state: Position, seat: int, quest: int) -> Refusal | None:
    """Return why the escort cannot be delivered here (DN-11.8)."""
    hero = state.heroes[seat]
    if quest not in hero.escorts:
        return _NOT_ESCORTING[quest]
    if not is_in(hero.location, QUESTS[quest].deliver):
        return _DELIVER_ELSEWHERE[quest]
    return None
