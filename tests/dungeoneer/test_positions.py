"""Positions of Dungeoneer: a turn in one line is set up as it says, plays on, and what no game has is refused."""

from __future__ import annotations

import random
import re

import pytest

from undercroft.dungeoneer import GAME
from undercroft.dungeoneer.board.numbers.view_ids import card_ids, quest_ids
from undercroft.dungeoneer.board.terms.moments import PHASES
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.game import position_notation
from undercroft.dungeoneer.game.position_notation import TurnPosition
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.turn_phases import phases_of
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.checks.properties import MatchChecker
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

MAP = "map corridor1@0,-1 crypt@0,-2 bend1@1,0"
HEROES = (
    "hero raka at crypt life 4 level 3 glory 5 peril 2 ap 2 hand dodge,zombie boons surefooted "
    "treasures bronze_helm lair ghoul_pack quests slay_draky done break_the_chains; "
    "hero vessa_morn at bend1 peril 6 ap 1 ask never quests the_lost_codex"
)
WHOLE = f"{MAP}; stack library; deck turn_away; common a_game_of_bones; {HEROES}; turn 0 feats; round 4"
ALONE = f"{MAP}; hero raka ap 2 hand surefooted quests slay_draky"


def begun(text: str, seed: str = "any") -> DungeoneerState:
    """The position at its first question."""
    state = TurnPosition.parse(text).set_up(seed)
    state.run()
    return state


def test_a_position_is_set_up_as_it_says() -> None:
    state = begun(WHOLE)
    mine, other = state.heroes
    assert (mine.life, mine.level, mine.glory, mine.peril, mine.ap) == (4, 3, 5, 2, 2)
    assert card_ids(mine.hand) == ("dodge", "zombie")
    assert card_ids((*mine.boons, *mine.treasures, *mine.lair)) == ("surefooted", "bronze_helm", "ghoul_pack")
    assert (quest_ids(mine.quests), quest_ids(mine.done)) == (("slay_draky",), ("break_the_chains",))
    assert (other.peril, other.ap, other.saved, quest_ids(other.quests)) == (6, 1, 1, ("the_lost_codex",))
    view = state.view(0)
    assert [hero.hero for hero in view.heroes] == ["raka", "vessa_morn"]
    assert (view.round, view.phase, view.commons) == (4, "feats", ("a_game_of_bones",))
    assert [LOCATION_IDS[one] for one in state.dungeon.locations] == ["tomb_antechamber", "corridor1", "crypt", "bend1"]
    assert state.to_act == (0,)
    assert state.decision(0).prompt.key == "feats"


def test_the_example_of_the_notation_is_a_position() -> None:
    notation = position_notation.__doc__ or ""
    (example,) = re.findall(r"^    (map .*?)\n\n", notation, re.M | re.S)
    state = begun(" ".join(example.split()))
    assert state.decision(0).prompt.key == "feats" and state.round == 3
    assert set(re.findall(r"^`(\w+)` ", notation, re.M)) >= set(re.findall(r"(?:^|; )(\w+)", " ".join(example.split())))


def test_what_is_named_comes_next_and_the_seed_orders_the_rest() -> None:
    one, other = TurnPosition.parse(WHOLE).set_up("one"), TurnPosition.parse(WHOLE).set_up("other")
    assert one.location_deck[0] == other.location_deck[0]
    assert one.decks[0][0] == other.decks[0][0]
    assert one.decks != other.decks
    assert sorted(one.decks[0]) == sorted(other.decks[0])
    assert one.dump() == TurnPosition.parse(WHOLE).set_up("one").dump()


def test_every_card_is_there_exactly_once() -> None:
    fresh = GAME.set_up(2, GAME.options(), "any").census()
    for text in (WHOLE, f"{MAP}; hero raka; hero vessa_morn"):
        assert TurnPosition.parse(text).set_up("any").census() == fresh
    assert TurnPosition.parse(ALONE).set_up("any").census()


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("phase", ["recovery", "misdeeds", "locations", "feats", "discard"])
def test_a_turn_begins_at_any_of_its_phases(phase: str, solo: bool) -> None:
    text = f"{ALONE}; turn 0 {phase}" if solo else f"{MAP}; {HEROES}; turn 0 {phase}"
    if PHASES.index(phase) not in phases_of(solo):
        with pytest.raises(OptionError, match="phases of its turn"):
            TurnPosition.parse(text)
        return
    match = Match.start(GAME, 1 if solo else 2, GAME.options(), "any", position=text)
    view = match.state.view(0)
    assert view.round > 1 or PHASES.index(view.phase) >= PHASES.index(phase)
    check = MatchChecker(match, thorough=0.3)
    dice = random.Random(phase)
    for _ in range(60):
        if match.state.is_terminal:
            break
        seat = match.state.to_act[0]
        check.apply(seat, dice.choice(list(match.state.legal_actions(seat))))
    check.finish()


def test_a_record_of_a_game_from_a_position_replays() -> None:
    match = Match.start(GAME, 2, GAME.options(), "any", position=WHOLE)
    match.apply(0, "go s")
    again = Match.replay(Record.from_text(match.record.to_text()))
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("hero raka", "'map' is required"),
        (MAP, "one part 'hero'"),
        (f"{MAP}; {'hero raka; ' * 5}", "1 to 4 seats"),
        (f"{MAP}; hero raka; moon 3", "'moon' is not a part"),
        (f"{MAP}; hero raka; round 1; round 2", "'round' is there twice"),
        ("map bend1@5,5; hero raka", "cannot be laid there"),
        ("map bend1@-1,0; hero raka", "DN-3.2"),
        ("map corridor1@0,0; hero raka", "the entrance lies on 0,0"),
        ("map corridor1@99,0; hero raka", "not a location on a cell"),
        ("map corridor1; hero raka", "not a location on a cell"),
        ("map crossroads1@0,-1; hero raka", "no location 'crossroads1' in this set"),
        ("map corridor1@0,-1 corridor1@0,-2; hero raka", "the same location"),
        (f"{MAP}; stack crypt; hero raka", "the same location"),
        (f"{MAP}; hero raka; hero raka", "the same hero"),
        (f"{MAP}; hero raka hand dodge; hero vessa_morn hand dodge", "the same card"),
        (f"{MAP}; hero raka quests slay_draky; hero vessa_morn; common slay_draky", "the same quest"),
        (f"{MAP}; hero nobody", "no hero 'nobody'"),
        (f"{MAP}; hero raka glory", "words with their values"),
        (f"{MAP}; hero raka colour 3", "'colour' is not said of a hero"),
        (f"{MAP}; hero raka glory 3 glory 4", "or twice"),
        (f"{MAP}; hero raka glory -1", "not a number"),
        (f"{MAP}; hero raka glory ٣", "not a number"),
        (f"{MAP}; hero raka life 7", "life of 'raka' is 1 to 6"),
        (f"{MAP}; hero raka life 0", "life of 'raka' is 1 to 6"),
        (f"{MAP}; hero raka level 5", "level of 'raka'"),
        (f"{MAP}; hero raka ap 10", "his action points 0 to 9"),
        (f"{MAP}; hero raka at library", "'library' is not on the map"),
        (f"{MAP}; hero raka boons zombie", "at most 2 boons"),
        (f"{MAP}; hero raka boons surefooted,keen_reflexes,grave_lore", "at most 2 boons"),
        (f"{MAP}; hero raka treasures wand_of_sparks", "without tokens"),
        (f"{MAP}; hero raka treasures draught_of_mending", "all of them permanent"),
        (f"{MAP}; hero raka treasures crusaders_longsword,gravediggers_spade", "two treasures of one type"),
        (f"{MAP}; hero raka lair poison_darts", "all of them monsters"),
        (f"{MAP}; hero raka done slay_draky,break_the_chains,the_lost_codex", "the game is over"),
        (f"{MAP}; hero raka; hero vessa_morn ap 2", "one action point can be saved"),
        (f"{MAP}; hero raka; round 0", "rounds count from 1"),
        (f"{MAP}; hero raka; turn 1 feats", "the turn of a seat"),
        (f"{MAP}; hero raka; turn 0 set-up", "phases of its turn"),
        (f"{MAP}; hero raka; turn 0", "a seat and a phase"),
        (f"{MAP}; hero raka peril 1", "no peril"),
        (f"{MAP}; hero raka; common slay_draky", "no global quest"),
        (f"{MAP}; hero raka hand ghost_step", "not in the solo game"),
    ],
)
def test_what_no_game_has_is_refused(position: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.set_up_position(position, "any")


def test_damaged_positions_are_refused_or_played() -> None:
    dice = random.Random("damaged")
    words = sorted({word for text in (WHOLE, ALONE) for word in text.replace(";", " ; ").replace(",", " , ").split()})
    played = refused = 0
    for _ in range(300):
        parts = WHOLE.replace(";", " ;").split() if dice.random() < 0.7 else ALONE.replace(";", " ;").split()
        parts[dice.randrange(len(parts))] = dice.choice([*words, "99", "", ";"])
        try:
            state = begun(" ".join(parts))
        except OptionError:
            refused += 1
            continue
        played += 1
        for _ in range(20):
            if state.is_terminal:
                break
            seat = state.to_act[0]
            state.apply(seat, dice.choice(list(state.legal_actions(seat))))
    assert played > 10
    assert refused > 10


@pytest.mark.parametrize("form", ["{}\n", "\ufeff{}", "\ufeff{}\r\n", "\r\n\r\n{}\r\n\r\n", "\n{}"])
@pytest.mark.parametrize("end", ["; ", ";\n", ";\r\n", ";\r"])
def test_a_position_that_another_program_has_saved_is_read(form: str, end: str) -> None:
    text = WHOLE
    assert TurnPosition.parse(form.format(text.replace("; ", end))) == TurnPosition.parse(text)
