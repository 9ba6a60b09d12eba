"""Feats: the hero moves, explores, plays cards, attempts quests (DN-4.4)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Any, Final

from undercroft.dungeoneer.board.actions import ATTEMPT, DELIVER, DONE, EXPLORE, FINISH, GO, PICK_UP, STANDING, WALK
from undercroft.dungeoneer.board.map.location_placing import anything_fits
from undercroft.dungeoneer.board.map_markers import quests_of_tokens
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.escorts import pick_up, refuse_deliver, refuse_pick_up
from undercroft.dungeoneer.rules.deeds.movement import Step
from undercroft.dungeoneer.rules.deeds.quests import Attempt, complete, refuse_attempt
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.muted_questions import end_hushes
from undercroft.dungeoneer.rules.questions.question_frames import FeatsFrame
from undercroft.dungeoneer.rules.questions.side_actions import refuse_in_window, side_options, window_candidates
from undercroft.dungeoneer.rules.questions.urgent_questions import nothing_left
from undercroft.dungeoneer.rules.turn.cleanup import to_discard
from undercroft.dungeoneer.rules.turn.location_draw import explore
from undercroft.dungeoneer.rules.turn.walking import walks
from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

NOTHING_THERE: Final = Refusal("DN-8.1", "nothing-there")
FALLEN: Final = Refusal("DN-9.7", "fallen")
NO_AP_TO_MOVE: Final = Refusal("DN-9.2", "no-ap-to-move")
A_WALL: Final = tuple([Refusal("DN-9.1", "a-wall", {"location": location}) for location in LOCATION_IDS])


class Feats(FeatsFrame):
    """The active player carries out feats in any order, until he stops or completes a quest."""

    _options: Seq[Action] | None = transient()
    _deeds: Seq[Action] | None = transient()
    _again: Seq[Action] | None = transient()
    """The deeds, if the last answer has left all of them as they were."""

    @classmethod
    def begin(cls, state: Any) -> None:
        """Push this frame: a step of the turn."""
        state.stack.append(cls())

    def settled(self, state: Position) -> bool:
        return bool(self.over)

    def advance(self, state: Position) -> bool:
        self._options = None
        self._deeds = self._again
        self._again = None
        end_hushes(state)
        if self.over:
            state.stack.pop()
            return False
        return True

    def seats(self, state: Position) -> tuple[int, ...]:
        return (state.active,)

    def legal(self, state: Position, seat: int) -> Seq[Action]:
        if self._options is None:
            if self._deeds is None:
                self._deeds = self._list_deeds(state, seat)
            found = list(self._deeds)
            found += [word for word in STANDING if word.value != state.heroes[seat].standing]
            found.append(DONE)
            found += [FINISH[card] for card in last_discards(state, seat)]
            self._options = found
        return self._options

    def _list_deeds(self, state: Position, seat: int) -> list[Action]:
        """Return all that can be done, apart from saying when to be asked and ending the phase."""
        found: list[Action] = [GO[side] for side in range(4) if refuse_go(state, seat, side) is None]
        found += [WALK[location] for location in walks(state, seat)]
        if refuse_explore(state, seat) is None:
            found.append(EXPLORE)
        for quest in open_to(state, seat):
            if refuse_attempt(state, seat, quest) is None:
                found.append(ATTEMPT[quest])
            if refuse_pick_up(state, seat, quest) is None:
                found.append(PICK_UP[quest])
            if refuse_deliver(state, seat, quest) is None:
                found.append(DELIVER[quest])
        found += side_options(state, seat, WindowMoment.OWN_FEATS)
        return found

    def allows(self, state: Position, seat: int, action: Action) -> bool:
        if isinstance(action, Numbered) and action.verb == "go":
            return refuse_go(state, seat, action.value) is None
        if action is EXPLORE:
            return refuse_explore(state, seat) is None
        return action is DONE or super().allows(state, seat, action)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        legal = self.legal(state, seat)
        quests = open_to(state, seat)
        others: list[Action] = [*GO, EXPLORE, *[ATTEMPT[q] for q in quests]]
        others += [*[PICK_UP[q] for q in quests], *[DELIVER[q] for q in quests], *window_candidates(state, seat)]
        return (*legal, *[a for a in dict.fromkeys(others) if a not in legal and a.text != "pass"])

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action is EXPLORE:
            return refuse_explore(state, seat)
        if isinstance(action, Numbered) and action.verb in REFUSALS:
            return REFUSALS[action.verb](state, seat, action.value)
        return refuse_in_window(state, seat, action, WindowMoment.OWN_FEATS)

    def default(self, legal: Seq[Action]) -> Action:
        return DONE

    def routine(self, state: Position, seat: int) -> bool:
        return nothing_left(state, seat, self.legal(state, seat))

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("feats", CHOOSE_ONE, "DN-4.4", None, {"n": state.heroes[seat].all_ap})

    def take(self, state: Position, seat: int, action: Action) -> None:
        state.settled += 1
        if action is DONE:
            state.stack.pop()
        elif action.verb == "ask":
            carry_out(state, seat, action)
            self._again = self._deeds
        elif action is EXPLORE:
            explore(state, seat)
        elif isinstance(action, Numbered) and action.verb == "go":
            state.stack.append(Step(seat, action.value, state.heroes[seat].location))
        elif isinstance(action, Numbered) and action.verb == "attempt":
            state.stack.append(Attempt(seat, action.value))
        elif isinstance(action, Numbered) and action.verb == "pick_up":
            pick_up(state, seat, action.value)
        elif isinstance(action, Numbered) and action.verb == "deliver":
            complete(state, seat, action.value)
        else:
            carry_out(state, seat, action)


def open_to(state: Position, seat: int) -> list[int]:
    """Return the quests open to the player: his own, the global ones, and those whose token lies somewhere."""
    found = [*state.heroes[seat].quests, *state.commons]
    if state.tokens_lying:
        found += [quest for quest in quests_of_tokens(state) if quest not in found]
    return found


def last_discards(state: Position, seat: int) -> list[int]:
    """Return the cards one of which the player may discard at once by ending the turn: offered when no action point is
    left, so that hardly anything else can be done (DN-4.5).
    """
    hero = state.heroes[seat]
    spent = not hero.ap and not hero.lying_ap
    return to_discard(hero) if spent and hero.hand and not state.variant.solo else []


def refuse_go(state: Position, seat: int, side: int) -> Refusal | None:
    """Return why the hero cannot leave by this side (DN-8.1, DN-9)."""
    hero = state.heroes[seat]
    if state.dungeon.neighbour(hero.location, side) < 0:
        return NOTHING_THERE
    if hero.fallen:
        return FALLEN
    if not hero.ap:
        return NO_AP_TO_MOVE
    if state.dungeon.way(hero.location, side) < 0:
        return A_WALL[hero.location]
    return None


def refuse_explore(state: Position, seat: int) -> Refusal | None:
    """Return why the hero cannot explore (DN-4.4, DN-18.3)."""
    hero = state.heroes[seat]
    if not state.location_deck:
        return Refusal("DN-18.3", "no-locations")
    if not hero.actions:
        return FALLEN if hero.fallen else Refusal("DN-4.4", "no-ap-to-explore")
    if not anything_fits(state.dungeon, state.location_deck):
        return Refusal("DN-18.3", "no-location-fits")
    return None


REFUSALS = {
    "go": refuse_go,
    "attempt": refuse_attempt,
    "pick_up": refuse_pick_up,
    "deliver": refuse_deliver,
}
