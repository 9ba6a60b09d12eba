"""The view announces the rolls of a battle as they are rolled (DN-6.3, DN-6.4), with everything in play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.amounts import amount
from tests.dungeoneer.secrets.tables import scattered
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import STANDING_ORDERS
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.battle.fighters import Fighter
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import answer, duel, percent
from undercroft.dungeoneer.rules.turn.misdeeds import Misdeeds
from undercroft.dungeoneer.views import AddedView, PairView
from undercroft.dungeoneer.visibility.battle_odds import pair
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules

ORDINARY = {"pass", "form", "compare", "battle", "settle", "challenge", "challenge_in", "attack", "send", "declare"}
"""Answers that change no number of a battle."""
QUIET = (events.Attacks, events.Rolled, events.Compared, events.Sent, events.Peril, events.ActionPoints, events.ToLair)
"""Events that do not, either."""


class Bystander:
    """Notes what views announce about the rolls of battles, and compares it with what is rolled."""

    def __init__(self, heroes: tuple[str, ...]) -> None:
        self.heroes = heroes
        self.told: dict[tuple[str, str], dict[str, PairView]] = {}
        """By the attacker and the form: the two rolls, by the verbs that offered the attack."""
        self.now: AddedView | None = None
        """What the roll about to be made has been said to add."""
        self.compared: Counter[str] = Counter()

    def before(self, state: DungeoneerState, seat: int, action: Action) -> None:
        """Read the view of a player who is about to answer."""
        view: Any = state.view(seat)
        if action.verb not in ORDINARY:
            self.told.clear()
        for one in view.duels:
            if one.answer == action.text:
                self.told.setdefault((_attacker(view, seat, action), one.form), {})[action.verb] = one.pair
        roll = view.roll
        self.now = AddedView(roll.plus, roll.base, roll.bonuses) if roll and action.verb == "pass" else None

    def hear(self, event: Event) -> None:
        """Compare a roll with what was announced."""
        if not isinstance(event, QUIET):
            self.told.clear()
        if not isinstance(event, events.Rolled):
            return
        rolled = AddedView(event.plus, event.base or 0, event.bonuses)
        if self.now is not None:
            assert rolled == self.now, event
            self.compared[event.why] += 1
            self.now = None
        if event.why in ("attack", "counter"):
            me = str(event.foe if event.seat is None else self.heroes[event.seat])
            attacker = me if event.why == "attack" else str(event.source)
            for verb, pair in self.told.get((attacker, str(event.form)), {}).items():
                assert rolled == getattr(pair, event.why), event
                self.compared[verb] += 1


def _attacker(view: Any, seat: int, action: Action) -> str:
    if action.verb == "form":
        return next(str(one.id) for one in view.battles[-1].attackers if one.form is None)
    return str(action.args()["card"]) if action.verb.startswith("send") else str(view.heroes[seat].hero)


def _names(state: DungeoneerState) -> tuple[str, ...]:
    view: Any = state.view(None)
    return tuple([str(hero.hero) for hero in view.heroes])


def _crowd(seed: int) -> DungeoneerState:
    """A position in which everything lies somewhere, all heroes stand together, and the first may send monsters."""
    state = scattered(seed)
    place = state.heroes[0].location
    for hero in state.heroes:
        hero.location, hero.peril, hero.ap, hero.life = place, 20, 3, 9
        hero.standing = STANDING_ORDERS.index("always" if seed % 2 else "never")
    state.stack = [Misdeeds(0)]
    return state


def test_what_is_offered_is_what_is_rolled() -> None:
    compared: Counter[str] = Counter()
    for seed in range(amount(60, 900, 3000)):
        state, chance = _crowd(seed), Chance(seed)
        by = Bystander(_names(state))
        for _ in range(60):
            if state.is_terminal:
                break
            seat = chance.pick(state.to_act)
            legal = list(state.legal_actions(seat))
            ordinary = [action for action in legal if action.verb in ORDINARY]
            action = chance.pick(ordinary if ordinary and chance.below(5) else legal)
            by.before(state, seat, action)
            for event in state.apply(seat, action):
                by.hear(event)
        compared += by.compared
    assert (
        min(compared[kind] for kind in ("attack", "counter", "threat", "form", "send", "challenge_in", "challenge")) > 5
    ), compared


def _duels(table: Table, seat: int) -> dict[tuple[str, str], PairView]:
    view: Any = table.state.view(seat)
    return {(duel.answer, duel.form): duel.pair for duel in view.duels}


@rules("DN-6.3", "DN-6.4", "DN-6.6")
def test_a_challenge_counts_the_sword_in_hand() -> None:
    table = Table(2, "elbow1 0,-1")
    table.hero(1, "kron_axereaver", at="elbow1", ap=1, treasures=["crusaders_longsword"], peril=9)
    table.dice(3, 3)
    table.ambush(0, 1, "zombie")
    table.until("challenge")
    pair = _duels(table, 1)["challenge_in zombie melee", "melee"]
    assert ("crusaders_longsword", 2) in pair.attack.bonuses
    assert pair.attack.plus == pair.attack.base + 2
    higher, lower = duel(pair.attack.plus - pair.counter.plus)
    assert (pair.strikes, pair.struck) == (percent(higher), percent(lower))


@rules("DN-11.6", "DN-6.3", "DN-6.4")
def test_before_a_hunt_stands_the_attack_of_its_monster() -> None:
    table = Table(2, "inner_sanctum 0,-1")
    table.hero(0, "kron_axereaver", at="inner_sanctum", ap=1, treasures=["coffin_lid_shield"], quests=["slay_draky"])
    table.feats(0)
    table.hero(0, hand=["turn_away"], glory=9, standing="mine")
    seen = _duels(table, 0)["attempt slay_draky", "speed"]
    table.answer(0, "attempt slay_draky")
    assert table.window() == "response"
    view: Any = table.state.view(0)
    (draky,) = view.battles[-1].attackers
    assert seen == draky.pair and seen.attack.base == draky.speed


@rules("DN-20.2")
def test_only_who_may_send_a_monster_sees_its_odds() -> None:
    state = _crowd(3)
    views: list[Any] = [state.view(viewer) for viewer in (None, 0, 1, 2)]
    assert [bool(view.duels) for view in views] == [False, True, False, False]
    heard: list[Any] = []
    action = next(action for action in state.legal_actions(0) if action.verb == "send_last")
    state.apply(0, action, lambda _: heard.append(state.view(0)))
    assert [view.duels for view in heard] == [()] * len(heard) != []


@rules("DN-6.5")
def test_a_blunted_attacker_never_strikes() -> None:
    state = _crowd(3)
    monster = next(card for card in CARDS if card.monster is not None)
    assert monster.monster is not None
    fighter = Fighter(monster.number, 0, form=monster.monster.attacks[0], blunted=1)
    before, rolled = fighter.clone(), fighter.clone()
    rolled.total, rolled.counter = 9, 2
    hero = Fighter(hero_foe(1), 1)
    for one in (before, rolled):
        odds = pair(state, one, hero, state.heroes[1].location)
        assert odds.strikes == 0 and odds.ties + odds.prevented + odds.struck == 100
        sharp = one.clone()
        sharp.blunted = 0
        free = pair(state, sharp, hero, state.heroes[1].location)
        assert (odds.prevented, odds.ties, odds.struck) == (free.strikes, free.ties, free.struck)
    assert pair(state, rolled, hero, state.heroes[1].location).prevented == 100  # not a tie: it has won


@rules("DN-6.5")
def test_equal_chances_look_equal() -> None:
    table = Table(2, "elbow1 0,-1")
    table.hero(1, "kron_axereaver", at="elbow1", ap=1, treasures=["crusaders_longsword"], peril=9)
    table.dice(3, 3)
    table.ambush(0, 1, "zombie")
    table.until("challenge")
    seen = set()
    for level in (1, 2, 3):
        table[1].level = level
        pair = _duels(table, 1)["challenge_in zombie melee", "melee"]
        lead = pair.attack.plus - pair.counter.plus
        higher, lower = duel(lead)
        assert (pair.strikes, pair.ties, pair.struck) == (percent(higher), percent(1 - higher - lower), percent(lower))
        seen.add(lead)
    assert 3 in seen and percent(3 / 36) == 8


def test_the_odds_of_a_pair_are_exact() -> None:
    assert duel(2) == (26 / 36, 6 / 36)
    assert duel(6) == (1.0, 0.0) and percent(duel(-6)[0]) == 0
    assert percent(duel(-5)[0]) == 0 and percent(duel(-4)[0]) == 3
    # The higher of two dice against one: 125 of 216 pairs of numbers.
    assert duel(0, extra=1) == (125 / 216, 55 / 216)
    assert duel(0, extra=-1) == (55 / 216, 125 / 216)
    assert duel(0, counter_extra=1) == (55 / 216, 125 / 216)
    assert answer(5, 1) == (3 / 6, 2 / 6)
    assert answer(9, 1) == (1.0, 0.0)
