"""DN-2: set-up."""

from __future__ import annotations

import pytest

from tests.dungeoneer.dice import FixedDice
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.game.definition import GAME, Options, set_up
from undercroft.dungeoneer.game.state import DungeoneerState

rules = pytest.mark.rules
SEEDS = [str(seed) for seed in range(12)]


def new(seats: int = 4, seed: str = "1") -> DungeoneerState:
    return GAME.new(seats, Options(), seed=seed)


@rules("DN-2.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_entrance_with_a_tunnel_on_each_side(seed: str) -> None:
    state = new(seed=seed)
    entrance, *tunnels = state.dungeon.locations
    assert LOCATION_CARDS[entrance].entrance
    assert sorted(state.dungeon.neighbours(entrance)) == sorted(tunnels)
    assert all(LOCATION_CARDS[tunnel].is_tunnel for tunnel in tunnels) and len(tunnels) == 4
    assert len(state.location_deck) == BOXES["tomb"].location_cards - 5


@rules("DN-2.1")
def test_dark_tunnels_count_and_the_stack_is_shuffled() -> None:
    states = [new(seed=seed) for seed in SEEDS]
    assert any(LOCATION_CARDS[one].face.kind == "dark_tunnel" for s in states for one in s.dungeon.locations)
    assert any(list(state.location_deck) != sorted(state.location_deck) for state in states)


@rules("DN-2.2")
def test_each_player_gets_a_random_hero() -> None:
    drawn = [tuple([hero.face for hero in new(seed=seed).heroes]) for seed in SEEDS]
    assert len(set(drawn)) > len(SEEDS) // 2
    for faces in drawn:
        assert len(set(faces)) == 4
    for hero in new().heroes:
        assert (hero.life, hero.level) == (6, 1)


@rules("DN-2.3")
def test_heroes_enter_on_the_entrance_and_get_its_points() -> None:
    state = new(seed="3")
    for hero in state.heroes:
        assert hero.location == state.dungeon.locations[0]
        assert (hero.glory, hero.peril) == (1, 1)


@rules("DN-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_two_personal_quests_and_one_is_global(seats: int) -> None:
    state = new(seats)
    dealt = [quest for hero in state.heroes for quest in hero.quests]
    assert [len(hero.quests) for hero in state.heroes] == [2] * seats
    assert len(state.commons) == 1
    assert len({*dealt, *state.commons, *state.quest_deck}) == BOXES["tomb"].quests
    everybody = state.view(None)
    assert everybody.heroes[1].quests and everybody.commons  # visible to all


@rules("DN-2.5")
def test_each_player_gets_five_secret_adventure_cards() -> None:
    state = new(3)
    assert [len(hero.hand) for hero in state.heroes] == [5, 5, 5]
    own, rival = state.view(0).heroes[0].hand, state.view(1).heroes[0].hand
    assert (own.count, len(own.cards or ())) == (5, 5)
    assert (rival.count, rival.cards) == (5, None)


@rules("DN-2.6")
@pytest.mark.parametrize(
    ("dice", "first"), [((1, 6, 3), 1), ((6, 1, 2), 0), ((4, 2, 4, 1, 5), 2), ((3, 3, 3, 2, 2, 1, 6, 5), 0)]
)
def test_the_highest_roll_begins_and_tied_players_roll_again(dice: tuple[int, ...], first: int) -> None:
    chance = FixedDice(7, dice)
    state = set_up(3, Options(), chance)
    assert (state.first, state.active, chance.faces) == (first, first, ())
    state.start()
    assert state.to_act == (first,)
