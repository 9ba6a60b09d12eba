"""DN-1: components and goal."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content import faces
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.game.definition import GAME
from undercroft.dungeoneer.rules.effects.map_effects.place_effects import TOKENS
from undercroft.kernel.base.errors import OptionError

rules = pytest.mark.rules


@rules("DN-1.1")
@pytest.mark.parametrize("name", faces.SETS)
def test_what_is_in_a_box(name: str) -> None:
    box = BOXES[name]
    locations = [one for one in faces.LOCATIONS if one.set == name]
    assert sum(one.copies for one in locations) == box.location_cards
    assert sum(one.copies for one in locations if one.entrance) == box.entrances
    assert sum(one.set == name for one in faces.ADVENTURES) == box.adventure_cards
    assert sum(one.set == name for one in faces.QUESTS) == box.quests
    assert sum(one.set == name for one in faces.HEROES) == box.heroes


@rules("DN-1.1")
def test_three_deactivation_tokens_and_one_bridge_in_the_vault() -> None:
    assert TOKENS == 3
    bridges = [one for one in faces.ADVENTURES for e in one.effects if e.do == "token" and e.what == "bridge"]
    assert [(one.id, one.set) for one in bridges] == [("folding_bridge", "vault")]


@rules("DN-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_for_one_to_four_players(seats: int) -> None:
    assert len(GAME.new(seats, GAME.preset("vault"), seed="box").heroes) == seats


@rules("DN-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_for_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats, GAME.preset("tomb"), seed="box")


@rules("DN-1.2")
def test_the_third_quest_wins_at_once() -> None:
    table = Table(3)
    table.hero(0, escorts=["rescue_the_princess"], done=["slay_draky", "the_lost_codex"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert table.winners() == (0,)
    assert table.happened(ev.GameOver) == [ev.GameOver((0,), "quests")]
    assert table.state.returns() == (1.0, 0.0, 0.0)


@rules("DN-1.2")
def test_two_quests_do_not_win() -> None:
    table = Table()
    table.hero(0, escorts=["rescue_the_princess"], done=["slay_draky"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert not table.state.is_terminal


@rules("DN-1.2")
def test_the_last_hero_alive_wins_at_once() -> None:
    table = Table()
    table.hero(1, life=1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table.winners() == (0,)
    assert table.happened(ev.GameOver) == [ev.GameOver((0,), "survivor")]


@rules("DN-1.2")
def test_with_two_heroes_left_the_game_goes_on() -> None:
    table = Table(3)
    table.hero(1, life=1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert not table.state.is_terminal
    assert table.state.living() == (0, 2)


@rules("DN-1.3")
def test_what_a_hero_card_says() -> None:
    for hero in faces.HEROES:
        assert hero.race and hero.class_ and hero.life == 6 and hero.effects
        assert len(hero.levels) == 4
        assert hero.boon_limit + hero.treasure_limit == 5


@rules("DN-1.3")
def test_the_numbers_of_each_level() -> None:
    table = Table()
    numbers = []
    for level in (1, 2, 3, 4):
        table.hero(0, "kron_axereaver", level=level)
        numbers.append([table.stat(0, form) for form in ("melee", "magic", "speed")])
    assert numbers == [[1, 0, 2], [3, 0, 3], [5, 0, 4], [6, 0, 4]]


@rules("DN-1.3")
def test_a_hero_attacks_in_melee_and_magic_but_not_in_speed() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1")
    table.feats(0)
    table.answer(0, "attack 1")
    assert table.options(0) == ["form melee", "form magic"]
    assert table.refused(0, "form speed") == "DN-6.1"


@rules("DN-1.4")
def test_what_a_location_card_says() -> None:
    antechamber, crossroads = faces.LOCATIONS[0], next(one for one in faces.LOCATIONS if one.id == "dark_crossroads")
    assert (antechamber.kind, antechamber.glory, antechamber.peril) == ("room", 1, 1)
    assert (crossroads.kind, crossroads.glory, crossroads.peril) == ("dark_tunnel", 2, 3)
    assert [side.kind for side in crossroads.exits] == ["open", "trapped", "open", "open"]
    assert (crossroads.exits[1].stat, crossroads.exits[1].value) == ("speed", 5)
    assert [(hazard.kind, hazard.n) for hazard in crossroads.hazards] == [("danger", 2)]


@rules("DN-1.5")
def test_glory_cards_and_peril_cards() -> None:
    kinds = {card.kind: card.glory_card for card in faces.ADVENTURES}
    assert kinds == {"boon": True, "treasure": True, "bane": False, "encounter": False}
    for card in faces.ADVENTURES:
        assert card.timing in ("misdeeds", "feats", "response", "any")
        assert card.duration in ("instant", "permanent", "attachment", "monster")
        assert card.cost_x or card.cost or card.id == "blood_price"


@rules("DN-1.5")
def test_a_card_is_played_only_at_its_own_time() -> None:
    table = Table()
    table.hero(0, at="crossroads1", glory=9, hand=["surefooted", "turn_away", "haste", "slick_floor", "zombie"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    assert table.options(0, "play") == ["play haste", "play slick_floor"]
    assert table.refused(0, "play surefooted") == "DN-1.5"
    table.answer(0, "done")
    assert table.asked() == (0, "place")
    table.until("feats")
    assert table.options(0, "play") == ["play surefooted", "play haste"]
    assert table.refused(0, "play slick_floor") == table.refused(0, "play turn_away") == "DN-1.5"
    # The refusal says when the card can be played.
    whens = {card: table.why_not(0, f"play {card}") for card in ("slick_floor", "turn_away")}
    assert {card: why.args["by"] for card, why in whens.items() if why} == {
        "slick_floor": "misdeeds",
        "turn_away": "response",
    }


@rules("DN-1.6")
def test_a_monster_attacks_only_in_its_attack_forms() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.ambush(0, 1, "renegade_alchemist")
    assert table.options(0) == ["form magic", "form speed"]
    assert table.refused(0, "form melee") == "DN-6.1"


@rules("DN-1.6")
def test_a_monster_defends_in_any_form() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", level=2, ap=1)
    table.dice(1, 2, 2, 5)
    table.ambush(0, 1, "zombie")
    table.answer(1, "challenge zombie", "form magic")
    assert table.rolls() == ["zombie attack 3", "1 counter 3", "1 attack 5", "zombie counter 5"]


@rules("DN-1.7")
def test_points_have_no_upper_limit() -> None:
    table = Table()
    table.hero(0, glory=99, peril=99, ap=1)
    table.feats(0)
    table.answer(0, "go n")
    assert (table[0].glory, table[0].peril) == (100, 101)


@rules("DN-1.7")
def test_points_never_fall_below_zero() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, peril=3)
    table.hero(0, hand=["drain_renown"])
    table.misdeeds(0)
    table.answer(0, "play drain_renown", "x 3")
    assert (table[1].glory, table[1].peril) == (0, 0)
    assert ev.Glory(1, -1) in table.events
