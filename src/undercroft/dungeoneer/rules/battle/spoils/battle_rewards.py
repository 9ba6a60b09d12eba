"""The reward of a battle: peril for wounds that monsters dealt, glory for those that heroes dealt (DN-6.8)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer.board.actions import GIVE_PERIL, PASS
from undercroft.dungeoneer.board.hero import MINE
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import CardNumber
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.battle.battle_data import Battle, Starter
from undercroft.dungeoneer.rules.deeds.hero_counters import gain_glory, gain_peril
from undercroft.dungeoneer.rules.questions.question_frames import Ask
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Frame


def reward_monsters(state: Position, battle: Battle) -> list[Frame[Position]]:
    """Return the questions to the owners of monsters, one for each wound that these dealt; the first one comes last."""
    due: list[Frame[Position]] = []
    for fighter in battle.attackers:
        if fighter.card >= 0 and fighter.seat >= 0 and state.plays(fighter.seat):
            due += [GivePeril(fighter.seat, fighter.card) for _ in range(fighter.dealt)]
        fighter.dealt = 0
    return due[::-1]


def reward_heroes(state: Position, battle: Battle) -> None:
    """Give heroes' players 1 glory for each wound that their heroes dealt to a monster."""
    struck = [fighter.source.id for fighter in (*battle.attackers, battle.defender) if fighter.lost > 0]
    for seat, n in enumerate(battle.earned):
        if n and state.plays(seat):
            gain_glory(state, seat, n, EventCause(struck[0] if len(struck) == 1 else None, "battle"))
    battle.earned = (0, 0, 0, 0)


def reward_at_once(state: Position, battle: Battle) -> list[Frame[Position]]:
    """Give the glory of a battle that a death has broken off, and return the questions about peril (DN-17.2).

    The battle has just left the stack. What a challenge did to a monster counts in the battle that it belongs to.
    """
    starter = state.stack[-1]
    if battle.of >= 0 and isinstance(starter, Starter):
        starter.fought(state, battle)
    reward_heroes(state, battle)
    return reward_monsters(state, battle)


class GivePeril(Ask):
    """The owner of a monster that dealt a wound may give any one player 1 peril (DN-6.8)."""

    card: CardNumber

    def options(self, state: Position) -> Seq[Action]:
        return (*[GIVE_PERIL[seat] for seat in state.players(state.active)], PASS)

    def default(self, legal: Seq[Action]) -> Action:
        """Give it to the only rival; where there are several, to nobody."""
        rivals = self._rivals(legal)
        return rivals[0] if len(rivals) == 1 else legal[-1]

    def routine(self, state: Position, seat: int) -> bool:
        """Peril serves only a hero's rivals: nobody would keep it, or give it up, if there is one rival."""
        return len(self._rivals(self.options(state))) == 1 and state.heroes[seat].standing == MINE

    def _rivals(self, legal: Seq[Action]) -> list[Action]:
        return [action for action in legal if isinstance(action, Numbered) and action.value != self.seat]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("give-peril", CHOOSE_ONE, "DN-6.8", CARDS[self.card].id)

    def chosen(self, state: Position, action: Action) -> None:
        if isinstance(action, Numbered):
            giver = self.seat if self.seat != action.value else None
            gain_peril(state, action.value, 1, EventCause(CARDS[self.card].id, "wounded"), giver)
