"""Discard and draw, the end of a turn (DN-4.5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import DISCARD, PASS, SAVE, USE, Use
from undercroft.dungeoneer.board.card_piles import (
    all_treasures,
    discard_from_hand,
    discard_prepared,
)
from undercroft.dungeoneer.board.hero import MINE, Hero
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.card_limits import check_limits
from undercroft.dungeoneer.rules.deeds.drawing_cards import AS_THE_TURN_ENDS, DrawToFive, GloryCard
from undercroft.dungeoneer.rules.deeds.hero_counters import gain_glory, gain_peril
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.playability.play_times import when_used
from undercroft.dungeoneer.rules.questions.playability.usable_effects import refuse_use, uses_of
from undercroft.dungeoneer.rules.questions.question_frames import Ask
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, YES_NO, Prompt
from undercroft.kernel.engine.frames import Sequence, Step

_STAYED: Final = tuple([EventCause(location, "stayed") for location in LOCATION_IDS])
_TURN_ENDS: Final = EventCause(None, "turn_ends")
_TURN_ENDS_FREELY: Final = EventCause(None, "turn_ends_freely")


def _discard(state: Position) -> None:
    """Ask for one card to discard, if there is any; nobody discards in the solo game (DN-4.5, DN-14.5)."""
    if not state.variant.solo and to_discard(state.heroes[state.active]):
        state.stack.append(DiscardOne(state.active))


def _stayed(state: Position) -> None:
    """Give a hero who did not move the points of his location, without its effects (DN-4.5, DN-8.4).

    After that no location is new to him: a turn pays for staying or for arriving, not for both.
    """
    hero = state.heroes[state.active]
    if not hero.moved:
        face = LOCATION_CARDS[hero.location].face
        why = _STAYED[hero.location]
        gain_glory(state, state.active, face.glory, why)
        gain_peril(state, state.active, face.peril, why)
        for location in state.dungeon.locations:
            hero.entered |= 1 << location


def _save(state: Position) -> None:
    """Let one action point be saved if others have turns; the rest are lost (DN-4.5, DN-13.7, DN-19.1)."""
    hero = state.heroes[state.active]
    if hero.ap > hero.fleeting and not state.variant.limited_movement and not state.variant.solo:
        state.stack.append(SaveOne(state.active))
    else:
        hero.ap = hero.saved = hero.fleeting = 0
    hero.lying_ap = 0


def _draw(state: Position) -> None:
    """Draw up to five cards (DN-4.5); in the solo game perhaps one glory card (DN-14.5)."""
    if state.variant.solo:
        state.stack.append(GloryCard(state.active, AS_THE_TURN_ENDS))
    else:
        state.stack.append(DrawToFive(state.active))


class Cleanup(Sequence[Position]):
    """The end of a turn: discard, points for staying, saving, drawing (DN-4.5)."""

    steps: ClassVar[tuple[Step, ...]] = (_discard, _stayed, _save, _draw)


def to_discard(hero: Hero) -> list[int]:
    """Return what may be discarded (DN-4.5)."""
    return [*hero.hand, *all_treasures(hero), *hero.lair]


def must_discard(state: Position, seat: int) -> bool:
    """Return whether the player has to discard: he has cards in hand, and the discard is not optional (DN-13.4)."""
    return bool(state.heroes[seat].hand) and not state.variant.optional_discard


class LastDeeds(Ask):
    """A question at the end of a turn, at which the player may still use the effects that he can use at any moment of
    his own turn: what is left of his action points lapses with it (DN-4.5, DN-4.7).
    """

    def last_uses(self, state: Position) -> list[Action]:
        """Return these effects, as far as they can be used."""
        return [USE[n] for n in in_own_turn(state, self.seat) if refuse_at_the_end(state, self.seat, n) is None]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Use) and action.effect in in_own_turn(state, seat):
            return refuse_at_the_end(state, seat, action.effect)
        return None

    def take(self, state: Position, seat: int, action: Action) -> None:
        if not isinstance(action, Use):
            super().take(state, seat, action)
            return
        state.settled += 1
        self._options = None
        carry_out(state, seat, action)


def in_own_turn(state: Position, seat: int) -> list[int]:
    """Return the effects of the seat that name its own turn as their time, and no phase."""
    return [number for number in uses_of(state, seat) if when_used(number) == "own_turn"]


def refuse_at_the_end(state: Position, seat: int, number: int) -> Refusal | None:
    """Return why the effect cannot be used at the end of the turn."""
    return refuse_use(state, seat, number, WindowMoment.OWN_DISCARD)


class DiscardOne(LastDeeds):
    """The player chooses a card to discard: from the hand, a treasure, or a monster of the lair; never a boon."""

    secret = True

    def routine(self, state: Position, seat: int) -> bool:
        """A player who has played all cards seldom gives up what lies open, too."""
        hero = state.heroes[seat]
        return not hero.hand and hero.standing == MINE and not self.last_uses(state)

    def options(self, state: Position) -> Seq[Action]:
        found: list[Action] = [DISCARD[card] for card in to_discard(state.heroes[self.seat])]
        found += self.last_uses(state)
        if not must_discard(state, self.seat):
            found.append(PASS)
        return found

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        hero = state.heroes[self.seat]
        uses = [USE[number] for number in in_own_turn(state, seat)]
        return (*[DISCARD[card] for card in (*to_discard(hero), *hero.boons)], *uses, PASS)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return Refusal("DN-4.5", "must-discard")
        if isinstance(action, Numbered) and action.verb == "discard":
            card = {"card": CARDS[action.value].id}
            if action.value in state.heroes[seat].boons:
                return Refusal("DN-4.5", "boon-stays", dict(card))
            return Refusal("DN-4.5", "not-to-discard", dict(card))
        return super().refuse(state, seat, action)

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1] if legal[-1] is PASS else legal[0]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("discard", CHOOSE_ONE, "DN-4.5")

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        why = _TURN_ENDS if must_discard(state, self.seat) else _TURN_ENDS_FREELY
        if action.value in state.heroes[self.seat].hand:
            discard_from_hand(state, self.seat, action.value, why)
        else:
            discard_prepared(state, self.seat, action.value, why)
            check_limits(state, self.seat)


class SaveOne(LastDeeds):
    """The player may save an action point until the next recovery."""

    def options(self, state: Position) -> Seq[Action]:
        hero = state.heroes[self.seat]
        return (SAVE, *self.last_uses(state), PASS) if hero.ap > hero.fleeting else (PASS,)

    def routine(self, state: Position, seat: int) -> bool:
        """Saving costs nothing, unless a hero without a saved point may fall for a challenge (DN-13.8). Where there was
        nothing to discard, this is the last moment for an effect.
        """
        hero = state.heroes[seat]
        missed = not to_discard(hero) and bool(self.last_uses(state))
        return hero.standing == MINE and not state.variant.ap_for_falling and not missed

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (SAVE, *[USE[number] for number in in_own_turn(state, seat)], PASS)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("save", YES_NO, "DN-4.5")

    def chosen(self, state: Position, action: Action) -> None:
        hero = state.heroes[self.seat]
        hero.ap = hero.saved = hero.has_saved = int(action is SAVE)
        hero.fleeting = 0
        if hero.saved:
            state.tell(events.ApSaved, self.seat)
