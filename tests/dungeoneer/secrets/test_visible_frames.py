"""DN-20.1: everybody sees battles, rolls, windows, cards played, declared encounters and the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.secrets.tables import number, scattered
from undercroft.dungeoneer.board.map_markers import add_portcullis, exit_spot, hazard_spot, lay_token, note_opened
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.board.terms.foes import hero_foe, quest_foe
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import BY_SPIKES, CARDS, EFFECTS, FORMS, HEROES, QUESTS, Source
from undercroft.dungeoneer.content.location_cards import EXIT_KINDS, LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.battle.aftermath import Aftermath
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.encounter_order import Settling
from undercroft.dungeoneer.rules.battle.fighters import BEATEN, Fighter, attack_plus, counter_plus
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ATTACK_DIE, COUNTER_DIE, THREAT_DIE, Roll
from undercroft.dungeoneer.rules.deeds.movement import Spikes
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Using
from undercroft.dungeoneer.rules.effects.dice_effects import Dice
from undercroft.dungeoneer.rules.effects.quest_effects import Searching
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.solo.drawn_encounters import Ambush
from undercroft.dungeoneer.views import RollView, View
from undercroft.kernel.engine.frames import Frame

rules = pytest.mark.rules
VIEWERS = (None, 0, 1, 2)


def _seen(state: DungeoneerState) -> View:
    """What a spectator sees of the current events, as everybody does."""
    views = [state.view(viewer) for viewer in VIEWERS]
    for view in views:
        assert (view.battles, view.roll, view.window) == (views[0].battles, views[0].roll, views[0].window)
        assert (view.playing, view.declared, view.table) == (views[0].playing, views[0].declared, views[0].table)
    return views[0]


def _rolled(state: DungeoneerState) -> RollView:
    roll = _seen(state).roll
    assert roll is not None
    return roll


def _attack(state: DungeoneerState) -> Battle:
    """Seat 0's monster from the lair, with its attachments, attacks the hero of seat 1."""
    lord = state.heroes[0]
    monster = lord.lair[0]
    lord.lair = lord.lair[1:]
    state.table = (monster,)
    printed = CARDS[monster].monster
    assert printed is not None
    fighter = Fighter(monster, 0, form=printed.attacks[0], life=printed.life, lair=1)
    return Battle([fighter], Fighter(hero_foe(1), 1), 0, state.heroes[1].location, 1)


@rules("DN-20.1", "DN-6.3", "DN-6.4")
def test_a_battle_is_shown_with_what_both_sides_add() -> None:
    state = scattered(21)
    assert _seen(state).battles == ()
    battle = _attack(state)
    state.stack = [battle]
    (view,) = _seen(state).battles
    (attacker,) = view.attackers
    fighter = battle.attackers[0]
    assert (view.location, view.step, view.chief) == (LOCATION_IDS[state.heroes[1].location], "attack", 0)
    assert (attacker.id, attacker.seat, attacker.hero, attacker.from_lair) == (CARDS[fighter.card].id, 0, False, True)
    assert attacker.form == FORMS[fighter.form]
    assert attacker.attached == _seen(state).table[0].attached != ()
    assert attacker.pair is not None
    assert attacker.pair.attack.plus == attack_plus(state, fighter, battle.defender, battle.location)
    assert attacker.pair.counter.plus == counter_plus(state, battle.defender, fighter, fighter.form)
    assert (attacker.attack, attacker.counter, attacker.compared) == (None, None, False)
    defender = view.defender
    assert (defender.id, defender.hero, defender.life) == (HEROES[state.heroes[1].face].id, True, state.heroes[1].life)
    assert (defender.melee, defender.magic, defender.speed) == tuple([stat(state, 1, form) for form in range(3)])
    assert defender.pair is None
    fighter.total, fighter.counter, fighter.standing, battle.step = 0, -1, BEATEN, 5
    (view,) = _seen(state).battles
    assert (view.attackers[0].attack, view.attackers[0].counter) == (0, -1)
    assert (view.attackers[0].standing, view.step) == ("beaten", "aftermath")


@rules("DN-20.1", "DN-6.1", "DN-6.2", "DN-6.6")
@pytest.mark.parametrize(
    ("step", "above", "shown"),
    [
        (0, None, "attack"),
        (1, Scene((), 0, 0), "attack"),
        (1, None, "response"),
        (2, Window(WindowMoment.RESPONSE, 1 << 1, (1,)), "response"),
        (2, None, "attack_rolls"),
        (6, Aftermath(), "aftermath"),
        (6, None, "end"),
    ],
)
def test_a_step_of_a_battle_is_shown_until_what_it_began_is_over(
    step: int, above: Frame[Any] | None, shown: str
) -> None:
    state = scattered(21)
    battle = _attack(state)
    battle.step = step
    state.stack = [battle] if above is None else [battle, above]
    assert _seen(state).battles[0].step == shown


@rules("DN-6.6")
def test_a_challenge_is_shown_after_the_battle_that_it_belongs_to() -> None:
    state = scattered(22)
    battle = _attack(state)
    challenge = Battle([Fighter(hero_foe(1), 1)], battle.attackers[0].clone(), 1, battle.location, 0, 0)
    state.stack = [battle, challenge]
    first, last = _seen(state).battles
    assert first.defender.id == last.attackers[0].id
    assert first.attackers[0].id == last.defender.id
    assert last.attackers[0].form is None and last.attackers[0].pair is None


@rules("DN-11.6", "DN-14.7")
def test_a_quest_monster_and_a_monster_without_owner_can_be_shown() -> None:
    state = scattered(23)
    hunted = next(quest for quest in QUESTS if quest.monster is not None)
    assert hunted.monster is not None
    fighter = Fighter(quest_foe(hunted.number), -1, life=hunted.monster.life)
    state.stack = [Battle([fighter], Fighter(hero_foe(0), 0), -1, state.heroes[0].location, 1)]
    (view,) = _seen(state).battles
    assert view.chief is None
    assert (view.attackers[0].id, view.attackers[0].seat) == (hunted.beast.id, None)
    assert (view.attackers[0].melee, view.attackers[0].magic, view.attackers[0].speed) == hunted.monster.values


@rules("DN-6.11")
def test_the_roll_of_a_monster_is_shown_before_it_is_made() -> None:
    state = scattered(24)
    battle = _attack(state)
    battle.current = 0
    fighter = battle.attackers[0]
    state.stack = [battle, Roll(ATTACK_DIE, -1, 2, fighter.form, extra=-1, bonus=2)]
    roll = _rolled(state)
    assert (roll.seat, roll.foe, roll.why, roll.form) == (None, CARDS[fighter.card].id, "attack", FORMS[fighter.form])
    assert roll.plus == attack_plus(state, fighter, battle.defender, battle.location) + 2
    assert (roll.dice, roll.counted, roll.keep, roll.need, roll.by) == (2, 1, "low", 0, None)
    fighter.total = 7
    state.stack = [battle, Roll(COUNTER_DIE, 1, 2, fighter.form), Window(WindowMoment.ROLL, 2, (0, 1, 2))]
    roll = _rolled(state)
    assert (roll.seat, roll.foe, roll.why, roll.keep) == (1, None, "counter", "high")
    assert roll.plus == counter_plus(state, battle.defender, fighter, fighter.form)


@rules("DN-6.11", "DN-7.1")
def test_a_threat_is_shown_before_it_is_rolled() -> None:
    state = scattered(25)
    spikes = Spikes(0, 2, 6, state.heroes[0].location)
    state.stack = [spikes, Roll(THREAT_DIE, 0, 1, 2, BY_SPIKES, 0, 6)]
    roll = _rolled(state)
    assert (roll.seat, roll.why, roll.form, roll.by, roll.need) == (0, "threat", "speed", "spikes", 6)
    assert roll.plus == spikes.plus(state, THREAT_DIE)


def _first(sources: tuple[Source, ...], do: str) -> int:
    """The first effect of this kind on any of these cards."""
    return next(n for source in sources for when in source.by for n in source.when(when) if EFFECTS[n].do == do)


@rules("DN-11.9", "DN-11.7")
def test_the_dice_of_quests_are_shown_before_they_are_rolled() -> None:
    state = scattered(26)
    effect = _first(QUESTS, "roll")
    state.stack = [Dice(Scene((), 1, 1), effect, bonus=1, extra=2)]
    roll = _rolled(state)
    assert (roll.seat, roll.why, roll.form, roll.plus) == (1, "quest", None, 1)
    assert (roll.dice, roll.counted, roll.need) == (
        EFFECTS[effect].dice + 2,
        EFFECTS[effect].dice,
        EFFECTS[effect].value,
    )
    effect = _first(QUESTS, "search")
    state.stack = [Searching(Scene((), 2, 2), effect)]
    roll = _rolled(state)
    distance = state.dungeon.distances[state.heroes[2].location]
    assert (roll.seat, roll.why, roll.plus, roll.need) == (2, "search", distance, EFFECTS[effect].value)


@rules("DN-15.1")
def test_a_window_is_shown_with_the_hero_it_is_about() -> None:
    state = scattered(27)
    assert _seen(state).window is None
    state.stack = [Window(WindowMoment.WOUND, 0b110, (1, 2))]
    window = _seen(state).window
    assert window is not None
    assert (window.moment, window.about, window.order) == ("wound", (1, 2), (1, 2))


@rules("DN-20.1", "DN-15.3")
def test_a_card_being_played_is_shown_with_its_target_and_x() -> None:
    state = scattered(28)
    card = next(card for card in state.heroes[0].hand if not CARDS[card].glory)
    state.heroes[0].hand = tuple([other for other in state.heroes[0].hand if other != card])
    state.table = (card,)
    playing = Playing(0, card)
    state.stack = [playing]
    view = _seen(state).playing
    assert view is not None and (view.id, view.seat, view.rival, view.x) == (CARDS[card].id, 0, None, 0)
    playing.target, playing.x, playing.cancelled = 2, 3, 1
    view = _seen(state).playing
    assert view is not None and (view.rival, view.x, view.cancelled) == (2, 3, True)
    assert [one.id for one in _seen(state).table] == [CARDS[card].id]
    effect = HEROES[0].uses[0]
    state.stack = [playing, Using(effect, 1, x=2)]
    view = _seen(state).playing
    assert view is not None and (view.id, view.seat, view.rival, view.x) == (HEROES[0].id, 1, None, 2)


@rules("DN-5.2")
def test_declared_encounters_are_shown_with_their_victims() -> None:
    state = scattered(29)
    cards = state.heroes[0].lair
    state.table, state.heroes[0].lair = cards, ()
    places = (state.heroes[1].location, state.heroes[2].location)
    state.stack = [Settling(0, cards, (1, 2), places, [])]
    declared = _seen(state).declared
    assert [(one.card, one.seat) for one in declared] == [(CARDS[cards[0]].id, 1), (CARDS[cards[1]].id, 2)]


@rules("DN-14.2")
def test_encounters_that_wait_in_the_solo_game_are_shown() -> None:
    state = scattered(29)
    cards = state.heroes[0].lair
    state.table, state.heroes[0].lair = cards, ()
    state.stack = [Ambush(cards, (state.heroes[0].location,) * 2)]
    assert [(one.card, one.seat) for one in _seen(state).declared] == [(CARDS[card].id, 0) for card in cards]


# The map.


@rules("DN-3.1", "DN-9.1")
def test_a_turned_location_shows_its_exits_where_they_are() -> None:
    state = scattered(34)
    dungeon = state.dungeon
    assert 0 < dungeon.turned.bit_count() < len(dungeon.locations)
    for location, place in zip(dungeon.locations, _seen(state).map, strict=True):
        assert place.turned == dungeon.is_turned(location)
        for side, exit in enumerate(place.exits):
            now = dungeon.exit(location, side)
            assert (exit.side, exit.kind, exit.value) == ("nesw"[side], EXIT_KINDS[now.kind], now.value)


@rules("DN-9.1", "DN-9.4", "DN-9.8")
def test_exits_are_shown_in_their_current_state() -> None:
    state = scattered(30)
    dungeon = state.dungeon
    blocked = [
        (location, side)
        for location in dungeon.locations
        for side in range(4)
        if dungeon.exit(location, side).kind >= 2
    ]
    (opened, side), (deactivated, other) = blocked[:2]
    place = {one.location: one for one in _seen(state).map}
    assert place[LOCATION_IDS[opened]].exits[side].kind in ("blocked", "trapped")
    assert place[LOCATION_IDS[opened]].exits[side].value > 0
    note_opened(state, opened, dungeon.printed_side(opened, side), 2)
    state.deactivated = (exit_spot(deactivated, dungeon.printed_side(deactivated, other)),)
    place = {one.location: one for one in _seen(state).map}
    exit = place[LOCATION_IDS[opened]].exits[side]
    assert (exit.kind, exit.stat, exit.why, exit.seat) == ("open", None, "failed", 2)
    exit = place[LOCATION_IDS[deactivated]].exits[other]
    assert (exit.kind, exit.why, exit.seat) == ("open", "deactivation", None)


@rules("DN-9.8")
def test_the_bridge_and_a_portcullis_are_shown_from_both_sides() -> None:
    state, location, side = next(
        (state, location, side)
        for state in map(scattered, range(31, 60))
        for location in state.dungeon.locations
        for side in state.dungeon.bridge_sides(location)
    )
    other = state.dungeon.neighbour(location, side)
    state.dungeon = state.dungeon.with_bridge(location, side)
    view = _seen(state)
    place = {one.location: one for one in view.map}
    assert set(view.bridge) == {(LOCATION_IDS[location], "nesw"[side]), (LOCATION_IDS[other], "nesw"[side ^ 2])}
    for near, way in ((location, side), (other, side ^ 2)):
        exit = place[LOCATION_IDS[near]].exits[way]
        assert (exit.kind, exit.why) == ("open", "bridge")
    start = state.dungeon.locations[0]
    add_portcullis(state, start, 0, number("rusted_portcullis"))
    exit = _seen(state).map[0].exits[0]
    assert (exit.kind, exit.stat, exit.value, exit.why) == ("blocked", "melee", 5, "portcullis")


@rules("DN-20.1")
def test_the_map_says_who_and_what_is_where() -> None:
    state = scattered(32)
    location = state.heroes[1].location
    quest = state.heroes[0].quests[0]
    lay_token(state, quest, location)
    state.heroes[2].location = location
    state.heroes[0].life, state.heroes[0].location = 0, -1
    view = _seen(state)
    place = next(one for one in view.map if one.location == LOCATION_IDS[location])
    assert place.heroes == (1, 2)
    assert place.tokens == (QUESTS[quest].id,)
    assert place.distance == state.dungeon.distances[location]
    assert (place.glory, place.peril) == (LOCATION_CARDS[location].face.glory, LOCATION_CARDS[location].face.peril)
    assert (view.heroes[0].alive, view.heroes[0].location) == (False, None)
    assert sum([len(one.tokens) for one in view.map]) == 1


@rules("DN-9.6", "DN-9.8")
def test_hazards_are_shown_with_the_tokens_on_them() -> None:
    state = scattered(33)
    location = next(location for location in state.dungeon.locations if LOCATION_CARDS[location].hazards)
    index = state.dungeon.locations.index(location)
    assert [hazard.active for hazard in _seen(state).map[index].hazards] == [True] * len(
        LOCATION_CARDS[location].hazards
    )
    state.deactivated = (hazard_spot(location, 0),)
    assert not _seen(state).map[index].hazards[0].active
