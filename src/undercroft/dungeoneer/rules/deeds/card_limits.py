"""Limits: an owner with too many cards discards the surplus at once (DN-10.2, DN-19.3)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import DISCARD, USE
from undercroft.dungeoneer.board.card_piles import discard_prepared
from undercroft.dungeoneer.board.numbers.stats import space
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import CardNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import BOON, CARDS, TREASURE
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.playability.usable_effects import refuse_use, used_up_by
from undercroft.dungeoneer.rules.questions.question_frames import Ask, Part, Pick
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

LAIR_LIMIT: Final = 3
OVER_THE_LIMIT: Final = EventCause(None, "limit")


class Surplus(Pick):
    """The owner chooses which boon or treasure to discard while there is one too many."""

    kind: int

    def options(self, state: Position) -> Seq[Action]:
        hero = state.heroes[self.seat]
        if hero.life <= 0 or space(state, self.seat, self.kind) >= 0:
            return ()
        return [DISCARD[card] for card in (hero.treasures if self.kind else hero.boons)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("surplus-treasure" if self.kind else "surplus-boon", CHOOSE_ONE, "DN-19.3")

    def picked(self, state: Position, value: int) -> None:
        discard_prepared(state, self.seat, value, OVER_THE_LIMIT)
        check_limits(state, self.seat)


class LimitsAfter(Part):
    """Rests below the choices of several cards to give up: the limits hold once all of them are gone (DN-19.3)."""

    seat: int

    def advance(self, state: Position) -> bool:
        state.stack.pop()
        check_limits(state, self.seat)
        return False


class AtOnce(Ask):
    """A treasure played beyond the limit must be used at once or discarded (DN-10.3)."""

    card: CardNumber

    def options(self, state: Position) -> Seq[Action]:
        able = [n for n in used_up_by(self.card) if refuse_use(state, self.seat, n, WindowMoment.OWN_FEATS) is None]
        return (*[USE[n] for n in able], DISCARD[self.card])

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("at-once", CHOOSE_ONE, "DN-10.3", CARDS[self.card].id)

    def chosen(self, state: Position, action: Action) -> None:
        if action is not DISCARD[self.card]:
            carry_out(state, self.seat, action)
        else:
            discard_prepared(state, self.seat, self.card, OVER_THE_LIMIT)


class FullLair(Pick):
    """The owner chooses which monster to discard while there is one too many in the lair (DN-6.7)."""

    def options(self, state: Position) -> Seq[Action]:
        lair = state.heroes[self.seat].lair
        return [DISCARD[card] for card in lair] if len(lair) > LAIR_LIMIT else ()

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("surplus-lair", CHOOSE_ONE, "DN-6.7")

    def picked(self, state: Position, value: int) -> None:
        discard_prepared(state, self.seat, value, OVER_THE_LIMIT)


def check_lair(state: Position, seat: int) -> None:
    """Enforce the limit of three monsters in a lair (DN-6.7)."""
    if len(state.heroes[seat].lair) > LAIR_LIMIT:
        state.stack.append(FullLair(seat))


def check_limits(state: Position, seat: int) -> None:
    """Enforce the limits of permanent cards before a hero (DN-10.2)."""
    for kind in (BOON, TREASURE):
        if space(state, seat, kind) < 0:
            state.stack.append(Surplus(seat, kind))
