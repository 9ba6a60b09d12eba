"""DN-20.2: whether a player is asked in a window reveals nothing about the hand."""

from __future__ import annotations

import pytest

from tests.dungeoneer.secrets.tables import scattered
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import EFFECTS, HEROES
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.fighters import Fighter
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import COUNTER_DIE, Roll
from undercroft.dungeoneer.rules.questions.interference_windows import asked
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules
BEASTMASTER = next(
    number for number, hero in enumerate(HEROES) if any(EFFECTS[n].cost.discard_families for n in hero.uses)
)
"""The hero whose ability costs a monster from the hand or the lair: its player's secret is whether there is one."""


def _asked(state: DungeoneerState) -> dict[tuple[int, WindowMoment], bool]:
    moments = [moment for moment in WindowMoment if moment < WindowMoment.OWN_MISDEEDS]
    return {(seat, moment): asked(state, seat, moment, 7) for seat in range(3) for moment in moments}


def _lairs_away(state: DungeoneerState) -> None:
    """Put all monsters into hands and piles, where nobody sees them."""
    for hero in state.heroes:
        gone = (*hero.lair, *[card for card, _ in hero.attachments()])
        state.discards = ((*gone, *state.discards[0]),)
        hero.lair = hero.attached = ()


def _roll(state: DungeoneerState, seat: int) -> None:
    """The seat's hero is about to make a counter-roll."""
    attacker = Fighter(hero_foe((seat + 1) % 3), (seat + 1) % 3, form=0, total=5)
    battle = Battle([attacker], Fighter(hero_foe(seat), seat), (seat + 1) % 3, state.heroes[seat].location, 1)
    battle.current = 0
    state.stack = [battle, Roll(COUNTER_DIE, seat, 1 << seat, 0)]


@rules("DN-20.2", "DN-15.2")
@pytest.mark.parametrize("rolling", [None, 0, 1])
@pytest.mark.parametrize("glory", [0, 1, 4])
@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_is_the_same_in_every_world(seed: int, glory: int, rolling: int | None) -> None:
    state = scattered(seed)
    _lairs_away(state)
    state.heroes[0].face = BEASTMASTER
    for hero in state.heroes:
        hero.glory = glory
    if rolling is not None:
        _roll(state, rolling)
    for viewer in (None, 0, 1, 2):
        for i in range(12):
            world = state.determinize(viewer, Chance(i))
            assert _asked(world) == _asked(state)
