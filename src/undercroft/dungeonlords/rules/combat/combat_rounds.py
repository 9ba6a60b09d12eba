"""The four rounds of combat, and its end (DL-11.1, DL-11.5, DL-11.9, DL-11.12)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import OUT, Battle, Position
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, IS_PALADIN, SPELL_IDS
from undercroft.dungeonlords.rules.combat.battle_planning import Planning
from undercroft.dungeonlords.rules.combat.battle_steps import FightBattle
from undercroft.kernel.engine.frames import EachSeat, Loop, Sequence

ROUNDS: Final = 4


class Combat(Loop[Position]):
    """Up to four rounds, one combat card each, while a lord has a party (DL-11.1)."""

    @classmethod
    def begin(cls, state: Position) -> None:
        """Push this frame: a step of the game."""
        state.stack.append(cls())

    def again(self, state: Position) -> bool:
        if state.variant.training:
            # No four-round limit; it ends with the party or with the last tile (DL-18.1).
            return any(not lord.party_is_gone and lord.unconquered for lord in state.lords)
        return state.round < ROUNDS and any(not lord.party_is_gone for lord in state.lords)

    def body(self, state: Position) -> None:
        state.round += 1
        state.tell(ev.CombatRoundBegins, state.round)
        CombatRound.begin(state)


def turn_up_card(state: Position) -> None:
    """Turn up the round's card, which does nothing yet (DL-11.5)."""
    if not state.cards:
        return
    state.cards_up = state.round
    state.disclose()
    state.tell(ev.CardTurnedUp, state.round, SPELL_IDS[state.cards[state.round - 1]])


class Battles(EachSeat[Position]):
    """Lords with a plan fight in turn order (DL-11.6, DL-11.11)."""

    def each(self, state: Position, seat: int) -> None:
        if state.lords[seat].planned:
            card = state.cards[state.round - 1] if state.cards else -1
            state.battle = Battle(seat, card)
            FightBattle.begin(state)


class CombatRound(Sequence[Position]):
    """Planning, reveal, battle (DL-11.1)."""

    steps = (Planning.begin, turn_up_card, Battles.begin)


def end_combat(state: Position) -> None:
    """End the combat: survivors leave, including a paladin (DL-10.4, DL-11.9); all creatures stand up (DL-11.12)."""
    for seat, lord in enumerate(state.lords):
        survivors = lord.party
        if any(IS_PALADIN[a.tile] for a in survivors):
            state.paladin = OUT
            lord.party = tuple([a for a in survivors if not IS_PALADIN[a.tile]])
            state.tell(ev.PaladinGoes)
        lord.party = ()
        if survivors and state.listening:
            state.tell(ev.SurvivorsLeave, seat, tuple([ADVENTURER_IDS[a.tile] for a in survivors]))
    for lord in state.lords:
        lord.knocked_out = 0
    state.round = 0
