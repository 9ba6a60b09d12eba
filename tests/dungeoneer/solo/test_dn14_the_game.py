"""DN-14.1, DN-14.5, DN-14.7: the components of the solo game, how it is won and lost, how cards are drawn."""

from __future__ import annotations

import pytest

from tests.dungeoneer.solo.solo_table import GLORY, PERIL, solo_table
from tests.dungeoneer.table import quest_number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import CARDS, HERO_FACES, HEROES, QUESTS
from undercroft.dungeoneer.content.faces import ADVENTURES
from undercroft.dungeoneer.game.definition import GAME, Options
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules

THREE = ["slay_draky", "the_lost_codex", "break_the_chains"]


def new(seed: str = "alone", **options: bool) -> DungeoneerState:
    state = GAME.new(1, Options(sets="both", **options), seed=seed)
    assert isinstance(state, DungeoneerState)
    return state


@rules("DN-14.1")
def test_three_quests_and_no_others() -> None:
    state = new()
    assert len(state.heroes[0].quests) == 3
    assert (state.commons, state.quest_deck, state.quest_discard) == ((), (), ())


@rules("DN-14.1", "DN-18.1")
def test_no_quest_can_be_replaced() -> None:
    table = solo_table()
    table.hero(0, glory=5, quests=THREE)
    table.only_quests()
    table.feats()
    assert table.refused(0, "use tomb_antechamber") == "DN-19.5"


@rules("DN-14.1")
def test_five_glory_cards_and_two_decks() -> None:
    state = new()
    assert [CARDS[card].glory for card in state.heroes[0].hand] == [True] * 5
    assert all(CARDS[card].glory for card in state.decks[GLORY])
    assert not any(CARDS[card].glory for card in state.decks[PERIL])


@rules("DN-14.1")
def test_transfers_shifts_and_cards_for_several_heroes_are_out() -> None:
    out = {face.id for face in ADVENTURES} - set(new().census()["cards"])  # type: ignore[call-overload]
    assert out == {face.id for face in ADVENTURES if not face.solo}
    assert {"cast_out", "faultline", "warping_sigil"} <= out


@rules("DN-14.1")
@pytest.mark.card("torvald_hask")
@pytest.mark.parametrize("choosing", [False, True])
def test_a_hero_who_needs_monsters_in_hand_is_out(choosing: bool) -> None:
    state = new(choosing_heroes=choosing)
    heroes = {HEROES[face].id for face in (state.heroes[0].face, *state.hero_deck)}
    assert {face.id for face in HERO_FACES} - heroes == {"torvald_hask"}
    if choosing:
        assert {action.text for action in state.legal_actions(0)} == {f"hero {hero}" for hero in heroes}
    more = GAME.new(2, Options(sets="vault"), seed="together")
    assert isinstance(more, DungeoneerState)
    assert len({*more.hero_deck, *[hero.face for hero in more.heroes]}) == 6


@rules("DN-14.1")
def test_an_entrance_wins_after_three_quests() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", done=THREE)
    table.feats()
    table.answer(0, "go s")
    assert table.winners() == (0,)
    assert table.happened(ev.GameOver) == [ev.GameOver((0,), "quests")]
    assert table.state.returns() == (1.0,)


@rules("DN-14.1")
def test_any_entrance_wins_after_three_quests() -> None:
    table = solo_table("crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="crossroads1", done=THREE)
    table.feats()
    table.answer(0, "go n")
    assert table.winners() == (0,)


@rules("DN-14.1")
def test_an_entrance_after_two_quests_does_not_win() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", done=THREE[:2])
    table.dice(6)
    table.feats()
    table.answer(0, "go s")
    assert table.location(0) == "tomb_antechamber"
    assert not table.state.is_terminal and table.happened(ev.GameOver) == []
    table.assert_settled()


@rules("DN-14.1")
def test_the_third_quest_elsewhere_does_not_win() -> None:
    table = solo_table("crossroads1 0,-1", "crypt 0,-2", peril=("zombie",))
    table.hero(0, at="crypt", glory=9, life=6, done=THREE[:2], quests=["free_caedmans_soul"], boons=["surefooted"])
    table.hero(0, treasures=["backpack"])
    table.dice(6, 6)
    table.feats()
    table.answer(0, "attempt free_caedmans_soul")
    assert table.happened(ev.QuestCompleted) == [ev.QuestCompleted(0, "free_caedmans_soul")]
    assert not table.state.is_terminal


@rules("DN-14.1")
def test_the_third_quest_on_an_entrance_wins() -> None:
    table = solo_table()
    table.hero(0, done=THREE[:2], escorts=["rescue_the_princess"])
    table.feats()
    table.answer(0, "deliver rescue_the_princess")
    assert table.winners() == (0,)


@rules("DN-14.1")
def test_death_loses() -> None:
    table = solo_table(peril=("zombie",))
    table.hero(0, life=1, done=THREE[:2])
    table.dice(1, 6, 6, 1)
    table.feats()
    table.answer(0, "go n")
    assert table.winners() == ()
    assert table.happened(ev.GameOver) == [ev.GameOver((), "death")]
    assert table.state.returns() == (0.0,)


@rules("DN-14.1", "DN-13.2")
def test_nobody_is_resurrected() -> None:
    table = solo_table(peril=("zombie",), resurrection=1)
    table.hero(0, life=1)
    table.dice(1, 6, 6, 1)
    table.feats()
    table.answer(0, "go n")
    assert table.winners() == ()


@rules("DN-14.1", "DN-18.2")
def test_an_effect_that_draws_an_adventure_card_draws_glory() -> None:
    table = solo_table("library 0,-1 turned", peril=("zombie",))
    table.hero(0, at="library", glory=4)
    table.deck("haste", pile=GLORY)
    table.feats()
    table.answer(0, "use library")
    assert table.hand(0) == ["haste"]


@rules("DN-14.1", "DN-18.2")
def test_without_glory_cards_no_peril_card_is_drawn_instead() -> None:
    table = solo_table("library 0,-1 turned", peril=("zombie",))
    table.hero(0, at="library", glory=4, moved=1)
    table.only_deck(pile=GLORY)
    table.feats()
    assert table.refused(0, "use library") == "DN-19.5"
    table.answer(0, "done")
    table.until("feats")
    assert table.hand(0) == []


@rules("DN-14.5")
def test_a_turn_ends_with_drawing_one_glory_card_and_no_discard() -> None:
    table = solo_table()
    table.hero(0, hand=["haste", "dodge"], moved=1)
    table.deck("turn_away", pile=GLORY)
    table.begin("discard")
    table.answer(0, "draw glory")
    assert table.hand(0) == ["haste", "dodge", "turn_away"]
    assert table.happened(ev.Discarded) == []


@rules("DN-14.5")
def test_the_hand_may_grow_beyond_five() -> None:
    hand = ["haste", "dodge", "turn_away", "hex_ward", "surge_of_faith", "create_darkness"]
    table = solo_table()
    table.hero(0, hand=hand, moved=1)
    table.deck("blood_price", pile=GLORY)
    table.begin("discard")
    table.answer(0, "draw glory")
    assert table.hand(0) == [*hand, "blood_price"]


@rules("DN-14.5")
@pytest.mark.parametrize(("answer", "hand"), [("draw glory", ["haste"]), ("pass", [])])
def test_a_beaten_monster_may_bring_a_glory_card(answer: str, hand: list[str]) -> None:
    table = solo_table(peril=("zombie",))
    table.deck("haste", pile=GLORY)
    table.dice(1, 6, 1, 6)
    table.feats()
    table.answer(0, "go n")
    assert table.asked() == (0, "spoils")
    table.answer(0, answer)
    assert table.hand(0) == hand
    assert table[0].glory == 1 + 1  # of the location, and for the wound


@rules("DN-14.5")
def test_no_card_for_a_monster_that_was_not_beaten() -> None:
    table = solo_table(peril=("zombie",))
    table.dice(1, 6, 1, 1)
    table.feats()
    table.answer(0, "go n")
    assert table.asked() == (0, "challenge")
    table.answer(0, "pass")
    table.assert_settled()


@rules("DN-14.7", "DN-11.6")
def test_no_card_for_a_quest_monster_which_nobody_commands() -> None:
    table = solo_table("crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", level=4, quests=["the_bone_warden"], moved=1)
    quest = QUESTS[quest_number("the_bone_warden")]
    assert quest.monster is not None
    table[0].set_hunted(quest.number, quest.monster.life - 1)  # its wounds this turn
    table.feats()
    table.dice(1, 6)
    table.answer(0, "attempt the_bone_warden")
    table.until("feats", "place", "over")
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten(quest.beast.id, 0)]
    assert [event.seat for event in table.events if isinstance(event, ev.Attacks)] == [None]
    assert table.done(0) == ["the_bone_warden"]
    assert table.happened(ev.Glory) == [ev.Glory(0, quest.face.reward.glory)]  # none for the wound
    drawn_at_the_end_of_the_turn = 1
    assert len(table.happened(ev.Drawn)) == drawn_at_the_end_of_the_turn


@rules("DN-14.2")
def test_a_turn_has_no_misdeeds() -> None:
    state = new("phases")
    happened: list[Event] = []
    while not any(isinstance(event, ev.TurnBegins) and event.round == 2 for event in happened):
        seat = state.to_act[0]
        happened += state.apply(seat, state.vocabulary.parse(state.decision(seat).default))
    phases = [event.phase for event in happened if isinstance(event, ev.PhaseBegins)]
    assert "misdeeds" not in phases
    assert phases[:3] == ["feats", "discard", "recovery"]


@rules("DN-14.7")
def test_the_player_places_the_locations() -> None:
    table = solo_table()
    table.location_deck("corner1")
    table.begin("locations")
    assert table.asked() == (0, "place")


@rules("DN-4.5")
def test_no_action_point_is_saved() -> None:
    table = solo_table()
    table.hero(0, moved=1)
    table.begin("discard")
    table.until("place")  # in the next turn
    assert table.happened(ev.ApSaved) == []
