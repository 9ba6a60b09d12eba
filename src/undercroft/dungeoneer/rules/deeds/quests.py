"""Quests: opened, attempted, completed, rewarded (DN-11)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import without
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map.location_placing import anything_fits
from undercroft.dungeoneer.board.map_markers import remove_token
from undercroft.dungeoneer.board.position import GAME_ENDS, Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import QuestNumber
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, QUESTS, is_in
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.deeds.hero_counters import change_level, gain_glory, heal, spend_ap
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene
from undercroft.dungeoneer.rules.questions.question_frames import FeatsFrame, Part
from undercroft.kernel.base.refusals import Refusal

TO_WIN: Final = 3
COMMONS: Final = 1
COMMONS_IF_ALL_ARE: Final = 2


def draw_quest(state: Position) -> int:
    """Draw the next quest, −1 if there is none: quests are never discarded, and completed ones are gone (DN-18.1)."""
    if not state.quest_deck:
        return -1
    quest = state.quest_deck[0]
    state.quest_deck = state.quest_deck[1:]
    state.disclose()
    return quest


def open_common(state: Position) -> None:
    """Turn up global quests until the right number is open (DN-2.4, DN-13.6)."""
    if state.variant.solo:
        return
    wanted = COMMONS_IF_ALL_ARE if state.variant.nothing_personal else COMMONS
    while len(state.commons) < wanted:
        quest = draw_quest(state)
        if quest < 0:
            return
        state.commons = (*state.commons, quest)
        state.tell(events.QuestOpened, QUESTS[quest].id, None)


def keep_winnable(state: Position) -> None:
    """At the start of a turn, turn up a new global quest where nobody could win by quests any more (DN-11.10)."""
    if state.variant.solo:
        return
    for quest in state.commons:
        if _cannot_be_laid(state, quest):
            _replace_common(state, quest)
    if not state.commons and not any(_can_reach_three(state, seat) for seat in state.living()):
        open_common(state)


def _can_reach_three(state: Position, seat: int) -> bool:
    """Return whether what the player has completed and can still complete without a global quest is enough to win."""
    hero = state.heroes[seat]
    return len(hero.done) + len(hero.quests) + len(state.orphans) >= TO_WIN


def _cannot_be_laid(state: Position, quest: int) -> bool:
    """Return whether a place of the quest is missing and no location that is left fits anywhere (DN-18.3)."""
    card = QUESTS[quest]
    dungeon = state.dungeon
    for places in (card.where, card.deliver):
        if places and not dungeon.has_one_of(places):
            return not anything_fits(dungeon, state.location_deck)
    return False


def _replace_common(state: Position, quest: int) -> None:
    new = draw_quest(state)
    if new < 0:
        return
    state.commons = (*state.commons, new)
    state.tell(events.QuestOpened, QUESTS[new].id, None)
    state.commons = without(state.commons, quest)
    put_under(state, quest)


_SEARCHED: Final = frozenset([quest.number for quest in QUESTS if any(EFFECTS[n].do == "search" for n in quest.uses)])


def needs_search(quest: int) -> bool:
    """Return whether the quest must be found before it is attempted (DN-11.7)."""
    return quest in _SEARCHED


# Refusals for each quest, by its number. They are made once: whenever the rules list what a hero may do, they ask of
# every open quest why not.
NOT_YOUR_QUEST: Final = tuple([Refusal("DN-2.4", "not-your-quest", {"quest": quest.id}) for quest in QUESTS])
QUEST_ELSEWHERE: Final = tuple([Refusal("DN-11.1", "quest-elsewhere", {"quest": quest.id}) for quest in QUESTS])
_NO_ATTEMPT: Final = tuple(
    [
        Refusal("DN-11.7" if needs_search(quest.number) else "DN-11.8", "no-attempt", {"quest": quest.id})
        for quest in QUESTS
    ]
)
_NOT_FOUND: Final = tuple([Refusal("DN-11.7", "not-found", {"quest": quest.id}) for quest in QUESTS])
_ATTEMPT_COSTS_AP: Final = tuple([Refusal("DN-11.1", "attempt-costs-ap", {"quest": quest.id}) for quest in QUESTS])
_CANNOT_SACRIFICE: Final = tuple([Refusal("DN-11.5", "cannot-sacrifice", {"quest": quest.id}) for quest in QUESTS])


def attempt_price(hero: Hero, quest: int) -> int:
    """Return what an attempt at the quest costs, in action points: the first one is free each turn (DN-11.1)."""
    return int(quest in hero.tried)


def refuse_attempt(state: Position, seat: int, quest: int) -> Refusal | None:
    """Return why the player may not attempt the quest now (DN-11.1)."""
    card = QUESTS[quest]
    hero = state.heroes[seat]
    if quest not in hero.quests and quest not in state.commons:
        return NOT_YOUR_QUEST[quest]
    if not card.attempted:
        return _NO_ATTEMPT[quest]
    if not is_in(hero.location, card.where):
        return QUEST_ELSEWHERE[quest]
    if needs_search(quest) and quest not in hero.found:
        return _NOT_FOUND[quest]
    if attempt_price(hero, quest) > hero.actions:
        return _ATTEMPT_COSTS_AP[quest]
    if not all(VERBS[number].can(state, seat) for number in card.attempted):
        return _CANNOT_SACRIFICE[quest]
    return None


def _is_rolled_for(quest: int) -> bool:
    """Return whether a roll decides the quest, and so says how an attempt has ended."""
    return any(EFFECTS[number].do in ("roll", "threat") for number in QUESTS[quest].attempted)


class Attempt(Part):
    """One attempt, bound to the location where it begins: its price, then what the quest requires (DN-11.1)."""

    seat: int
    quest: QuestNumber
    step: int = 0

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        card = QUESTS[self.quest]
        if self.step:
            state.stack.pop()
            hero.used = tuple([key for key in hero.used if key != card.key])  # once an attempt, not once a turn
            if hero.life > 0 and self.quest not in hero.done and not _is_rolled_for(self.quest):
                state.tell(events.AttemptFailed, self.seat, card.id)
            return False
        self.step = 1
        spend_ap(state, self.seat, attempt_price(hero, self.quest))
        if self.quest not in hero.tried:
            hero.tried = (*hero.tried, self.quest)
        state.tell(events.QuestAttempted, self.seat, card.id)
        state.stack.append(Scene(card.attempted, self.seat, self.seat, self.seat, location=hero.location))
        return False


def complete(state: Position, seat: int, quest: int) -> None:
    """Complete the quest: it leaves the game, its reward is given, and feats end (DN-11.2, DN-4.4, DN-17.5)."""
    hero = state.heroes[seat]
    if hero.life <= 0:
        return
    card = QUESTS[quest]
    was_common = quest in state.commons
    state.commons = tuple([other for other in state.commons if other != quest])
    hero.quests = tuple([other for other in hero.quests if other != quest])
    hero.escorts = tuple([other for other in hero.escorts if other != quest])
    hero.done = (*hero.done, quest)
    state.tell(events.QuestCompleted, seat, card.id)
    reward(state, seat, quest)
    if was_common and (state.variant.nothing_personal or "artifact" not in card.face.categories):
        open_common(state)
    for frame in state.stack:
        if isinstance(frame, FeatsFrame):
            frame.over = 1
    check_victory(state, seat)


def reward(state: Position, seat: int, quest: int) -> None:
    """Give the printed reward, including its level, and what cards add (DN-11.1)."""
    printed = QUESTS[quest].face.reward
    why = EventCause(QUESTS[quest].id, "reward")
    gain_glory(state, seat, printed.glory, why)
    heal(state, seat, printed.heal, why)
    change_level(state, seat, printed.level, why)
    hero = state.heroes[seat]
    for card in hero.boons + hero.treasures:
        effects = CARDS[card].when("quest_done")
        if effects:
            state.stack.append(Scene(effects, seat, seat))


def check_victory(state: Position, seat: int) -> None:
    """End the game if somebody has three quests (DN-1.2) and, in the solo game, stands on an entrance (DN-14.1)."""
    hero = state.heroes[seat]
    if len(hero.done) < TO_WIN or hero.life <= 0:
        return
    if state.variant.solo and not LOCATION_CARDS[hero.location].entrance:
        return
    win(state, (seat,), "quests")


def win(state: Position, seats: tuple[int, ...], why: str) -> None:
    """End the game; `seats` is empty if nobody has won, as in a solo game that is lost (DN-14.1)."""
    state.winners = seats
    state.break_off = GAME_ENDS
    state.tell(events.GameOver, seats, why)


def put_under(state: Position, quest: int) -> None:
    """Put a quest under the deck (DN-17.1, DN-18.1)."""
    state.quest_deck = (*state.quest_deck, quest)
    state.tell(events.QuestUnder, QUESTS[quest].id)


def replace(state: Position, seat: int, quest: int) -> None:
    """Draw a new personal quest first, then put the old one under the deck; its token leaves play (DN-18.1)."""
    hero = state.heroes[seat]
    new = draw_quest(state)
    hero.quests = without(hero.quests, quest)
    hero.escorts = tuple([other for other in hero.escorts if other != quest])
    remove_token(state, quest)
    hero.quests = (*hero.quests, new)
    state.tell(events.QuestReplaced, seat, QUESTS[quest].id, QUESTS[new].id)
    put_under(state, quest)
