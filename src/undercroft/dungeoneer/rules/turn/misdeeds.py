"""Misdeeds: the active player is the dungeonlord (DN-5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import DECLARE, DONE, RECALL, SEND, SEND_LAST, STANDING
from undercroft.dungeoneer.board.card_piles import take_from_hand, take_from_lair
from undercroft.dungeoneer.board.hero import MINE
from undercroft.dungeoneer.board.numbers.stats import monster_life, no_traps, price
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, ENCOUNTER
from undercroft.dungeoneer.rules.battle.encounter_order import Settling
from undercroft.dungeoneer.rules.battle.fighters import Fighter
from undercroft.dungeoneer.rules.deeds.hero_counters import pay_peril
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.muted_questions import end_hushes
from undercroft.dungeoneer.rules.questions.playability.playable_cards import NOT_IN_HAND
from undercroft.dungeoneer.rules.questions.question_frames import Part
from undercroft.dungeoneer.rules.questions.side_actions import refuse_in_window, side_options, window_candidates
from undercroft.dungeoneer.rules.questions.urgent_questions import all_wait
from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, PLAN, Prompt

PLANNING: Final = 0
DECLARED: Final = 1
"""The stages of the phase: all encounters are declared together, once (DN-5.2)."""


def begin_misdeeds(state: Position) -> None:
    """Begin phase 2, except in the solo game, which does not have it (DN-14.2)."""
    if not state.variant.solo:
        state.stack.append(Misdeeds(state.active))


class Misdeeds(Part):
    """The dungeonlord plays banes, declares all encounters together, then plays banes again (DN-5.2)."""

    seat: int
    """The seat of the dungeonlord."""
    stage: int = PLANNING
    """`PLANNING` until the encounters are declared."""
    _options: Seq[Action] | None = transient()
    _deeds: Seq[Action] | None = transient()
    _again: Seq[Action] | None = transient()
    """The deeds, if the last answer has left all of them as they were."""

    def advance(self, state: Position) -> bool:
        self._options = None
        self._deeds = self._again
        self._again = None
        end_hushes(state)
        return True

    def seats(self, state: Position) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, state: Position, seat: int) -> Seq[Action]:
        if self._options is None:
            if self._deeds is None:
                self._deeds = self._list_deeds(state)
            hero = state.heroes[self.seat]
            if hero.plan:
                self._options = [*self._deeds, *[RECALL[card] for card, _ in hero.sendings()], DECLARE]
            else:
                words = [word for word in STANDING if word.value != hero.standing]
                self._options = [*self._deeds, *words, DONE]
        return self._options

    def _list_deeds(self, state: Position) -> list[Action]:
        """Return all that can be done, apart from saying when to be asked and ending what is planned or the phase."""
        found: list[Action] = []
        if not state.heroes[self.seat].plan:
            found += side_options(state, self.seat, WindowMoment.OWN_MISDEEDS)
        if self.stage == PLANNING:
            found += self._sends(state)
        return found

    def _sends(self, state: Position) -> list[Action]:
        """Return all ways to send an encounter. Only heroes with enough peril are looked at more closely."""
        left = spare(state, self.seat)
        left[self.seat] = -1
        most = max(left)
        found: list[Action] = []
        for card in encounters(state, self.seat):
            cost = price(state, self.seat, CARDS[card])
            if cost <= most:
                victims = [victim for victim, peril in enumerate(left) if peril >= cost]
                victims = [victim for victim in victims if self._refuse_target(state, card, victim) is None]
                found += [SEND[card][victim] for victim in victims]
                found += [SEND_LAST[card][victim] for victim in victims]
        return found

    def allows(self, state: Position, seat: int, action: Action) -> bool:
        if action is DECLARE or action is DONE:
            return bool(state.heroes[seat].plan) == (action is DECLARE)
        return super().allows(state, seat, action)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        legal = self.legal(state, seat)
        sends = [send for card in encounters(state, seat) for send in SEND[card][: state.seats]]
        others = [*sends, *window_candidates(state, seat), DECLARE, DONE]
        return (*legal, *[action for action in dict.fromkeys(others) if action not in legal and action.text != "pass"])

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        hero = state.heroes[seat]
        if isinstance(action, Numbered) and action.verb == "send":
            if self.stage == DECLARED:
                return Refusal("DN-5.2", "declared-already", {"card": action.args()["card"]})
            card = next((c for c in encounters(state, seat) if action in SEND[c]), None)
            if card is None:
                return NOT_IN_HAND
            return self._refuse_send(state, card, action.value)
        if action is DECLARE:
            return Refusal("DN-5.2", "nothing-to-declare")
        if action is DONE:
            return Refusal("DN-5.2", "declare-or-recall")
        if hero.plan:
            return Refusal("DN-5.2", "declare-first")
        return refuse_in_window(state, seat, action, WindowMoment.OWN_MISDEEDS)

    def _refuse_send(self, state: Position, number: int, victim: int) -> Refusal | None:
        """Return why the encounter may not be sent against that hero (DN-5.1 to DN-5.3)."""
        refusal = self._refuse_target(state, number, victim)
        if refusal is not None:
            return refusal
        card = CARDS[number]
        cost = price(state, self.seat, card)
        if cost + reserved(state, self.seat, victim) <= state.heroes[victim].peril:
            return None
        return Refusal("DN-5.1", "too-little-peril", {"card": card.id, "seat": victim, "price": cost})

    def _refuse_target(self, state: Position, number: int, victim: int) -> Refusal | None:
        """Return why the encounter may not be sent against that hero whatever his peril."""
        hero = state.heroes[self.seat]
        card = CARDS[number]
        if victim >= state.seats:
            return Refusal("DN-5.1", "no-such-hero", {"card": card.id, "seat": victim})
        if hero.is_sent(number):
            return Refusal("DN-5.2", "sent-already", {"card": card.id, "seat": victim})
        if number in hero.sent:
            return Refusal("DN-5.3", "once-this-turn", {"card": card.id, "seat": victim})
        if victim == self.seat:
            return Refusal("DN-5.1", "own-peril", {"card": card.id, "seat": victim})
        rival = state.heroes[victim]
        if rival.life <= 0:
            return Refusal("DN-17.1", "hero-is-dead", {"card": card.id, "seat": victim})
        if card.trap and no_traps(state, rival.location):
            return Refusal("DN-10.5", "no-traps-here", {"card": card.id, "seat": victim})
        return None

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def routine(self, state: Position, seat: int) -> bool:
        """Once nothing more can be sent, what is planned is declared; what can be done in the feats, too, can wait."""
        self.legal(state, seat)
        waits = all_wait(state, seat, self._deeds or (), WindowMoment.OWN_MISDEEDS)
        return waits and state.heroes[seat].standing == MINE

    def ask(self, state: Position, seat: int) -> Prompt:
        kind = PLAN if self.stage == PLANNING else CHOOSE_ONE
        return Prompt("misdeeds" if self.stage == PLANNING else "banes", kind, "DN-5.2")

    def take(self, state: Position, seat: int, action: Action) -> None:
        state.settled += 1
        hero = state.heroes[seat]
        if action is DONE:
            state.stack.pop()
        elif action is DECLARE:
            self.stage = DECLARED
            declare(state, seat)
        elif action.verb == "ask":
            carry_out(state, seat, action)
            self._again = self._deeds
        elif isinstance(action, Numbered) and action.verb == "send":
            card = next(c for c in encounters(state, seat) if action in SEND[c])
            hero.send(card, action.value)
        elif isinstance(action, Numbered) and action.verb == "recall":
            hero.recall(action.value)
        else:
            carry_out(state, seat, action)


def encounters(state: Position, seat: int) -> list[int]:
    """Return the monsters and traps in hand and lair (DN-5.3)."""
    hero = state.heroes[seat]
    return [card for card in hero.hand + hero.lair if CARDS[card].kind == ENCOUNTER]


def reserved(state: Position, seat: int, victim: int) -> int:
    """Return the victim's peril that the plan already uses."""
    total = 0
    for card in state.heroes[seat].sent_against(victim):
        total += price(state, seat, CARDS[card])
    return total


def spare(state: Position, seat: int) -> list[int]:
    """Return the peril of each hero that the seat's plan leaves."""
    return [rival.peril - reserved(state, seat, victim) for victim, rival in enumerate(state.heroes)]


def declare(state: Position, seat: int) -> None:
    """Declare all encounters at once; the peril of their targets pays for them (DN-5.1, DN-5.2)."""
    hero = state.heroes[seat]
    settling = Settling(seat, (), (), (), [])
    state.stack.append(settling)
    about = 1 << seat  # the dungeonlord may still play attachments on the monsters (DN-5.2)
    for card, victim in hero.sendings():
        paid = pay_peril(state, victim, price(state, seat, CARDS[card]))
        hero.recall(card)
        from_lair = card in hero.lair
        (take_from_lair if from_lair else take_from_hand)(state, seat, card)
        hero.sent = (*hero.sent, card)
        about |= 1 << victim
        settling.add(card, victim, state.heroes[victim].location)
        if not CARDS[card].trap:
            settling.monsters.append(Fighter(card, seat, life=monster_life(state, seat, card), lair=int(from_lair)))
        state.tell(events.Sent, seat, CARDS[card].id, victim, paid or None)
    state.disclose()
    open_window(state, WindowMoment.DECLARED, about)
