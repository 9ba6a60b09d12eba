"""What each hero does next for the quests open to him, and what it costs: from public facts, with the prices of the
rules.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import EFFECTS, QUESTS, SOURCES, Quest
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Using
from undercroft.dungeoneer.rules.deeds.quests import Attempt, attempt_price, needs_search
from undercroft.dungeoneer.rules.turn.feats import open_to
from undercroft.dungeoneer.views import ErrandView


def errands(state: Position, seat: int) -> tuple[ErrandView, ...]:
    """Return the next step of each quest that is open to the player, or the one under way; none for a dead hero."""
    hero = state.heroes[seat]
    if hero.life <= 0:
        return ()
    begun = (*hero.escorts, *hero.found, *hero.tried)
    now = under_way(state, seat)
    return tuple(
        [
            now.get(quest) or (_errand(hero, quest) if quest in begun else _FIRST[quest])
            for quest in open_to(state, seat)
        ]
    )


def under_way(state: Position, seat: int) -> dict[int, ErrandView]:
    """Return the attempt or the search that the hero is making, by its quest: it has been paid for."""
    found = {}
    for frame in state.stack:
        if isinstance(frame, Attempt) and frame.seat == seat:
            found[frame.quest] = ErrandView(QUESTS[frame.quest].id, "attempting", 0)
        elif isinstance(frame, Using) and frame.seat == seat and EFFECTS[frame.effect].do == "search":
            quest = SOURCES[frame.effect]
            assert isinstance(quest, Quest)
            found[quest.number] = ErrandView(quest.id, "searching", 0)
    return found


def _errand(hero: Hero, quest: int) -> ErrandView:
    card = QUESTS[quest]
    if quest in hero.escorts:
        return ErrandView(card.id, "deliver", 0)
    if card.is_escort:
        return ErrandView(card.id, "pick_up", 0)
    if needs_search(quest) and quest not in hero.found:
        return ErrandView(card.id, "search", sum([EFFECTS[n].cost.ap for n in card.uses if EFFECTS[n].do == "search"]))
    return ErrandView(card.id, "attempt", attempt_price(hero, quest))


_FIRST: Final = tuple([_errand(Hero(0), quest.number) for quest in QUESTS])
"""The first step of each quest in a turn."""
