"""Battle positions: every battle of a game can be written and read, and what no game has is refused with a reason."""

from __future__ import annotations

import random

import msgspec
import pytest

from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.content.training_scenarios import SCENARIOS
from undercroft.dungeonlords.game.definition import PRESETS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.base.errors import OptionError, RecordError
from undercroft.kernel.history.match import Match

TUNNEL = "tiles 2,0; training"
CARDS = "tiles 2,0; cards ? ? ? ?"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("party thief1; tiles 1,0; training", "cannot be reached"),
        ("party thief1; tiles 2,0 2,1 4,0; training", "cannot be reached"),
        ("party thief1; tiles 2,0=mint 2,1=mint; training", "same room is there twice"),
        ("party thief1; tiles 2,0 2,0#; training", "same square is there twice"),
        (f"party thief1; creatures troll1 troll1*; {TUNNEL}", "same creature is there twice"),
        (f"party thief1; prison thief1; {TUNNEL}", "same adventurer is there twice"),
        (f"party thief1; traps{' pendulum' * 4}; {TUNNEL}", "only 3 cards of 'pendulum'"),
        (f"party thief1 thief2 thief3 thief4; {TUNNEL}", "3 adventurers at most"),
        (f"party paladin1 thief1 thief2 thief3 thief4; {TUNNEL}", "3 adventurers at most"),
        (f"party ; {TUNNEL}", "nobody is in the party"),
        ("party decoy; tiles 2,0; year 2; cards illusion ? ? ?; round 2", "nobody is in the party"),
        (f"party thief1 decoy; {TUNNEL}", "in front"),
        (f"party thief1; prison decoy; {TUNNEL}", "never in prison"),
        (f"party decoy thief1; {TUNNEL}", "needs the card 'illusion'"),
        ("party decoy thief5; tiles 2,0; year 2; cards illusion ? ? ?", "in an earlier round"),
        ("party decoy thief5; tiles 2,0; year 2; cards ? illusion ? ?; round 2", "in an earlier round"),
        (f"party paladin1 paladin2; {TUNNEL}", "one paladin at most"),
        (f"party thief1 paladin1; {TUNNEL}", "only a decoy stands in front of him"),
        (f"party paladin2; {TUNNEL}", "paladin of year 1 is 'paladin1'"),
        (f"party paladin1; year 2; {TUNNEL}", "paladin of year 2 is 'paladin2'"),
        (f"party paladin1; tent; {TUNNEL}", "has left his tent"),
        (f"party thief1; prison paladin1; tent; {TUNNEL}", "has left his tent"),
        (f"party thief1; evil 10; tent; {TUNNEL}", "has left his tent"),
        (f"party thief1; rivals 4; {TUNNEL}", "has no rivals"),
        (f"party thief1; rivals paladin1; {CARDS}", "not a rival"),
        (f"party thief1; rivals 1 2 3 4; {CARDS}", "3 rivals at most"),
        (f"party thief1; rivals 16; {CARDS}", "a rival's evil is"),
        (f"party thief1; rivals 4=thief2; {CARDS}", "paladin of year 1 is 'paladin1'"),
        (f"party thief1; rivals 11=paladin2; {CARDS}", "paladin of year 1 is 'paladin1'"),
        (f"party thief1; rivals 11=paladin1:30; {CARDS}", "no hit points left"),
        (f"party thief1; rivals 11=paladin1 11=paladin1; {CARDS}", "in two places"),
        (f"party paladin1; rivals 11=paladin1; evil 11; {CARDS}", "in two places"),
        (f"party thief1; prison paladin1; rivals 11=paladin1; {CARDS}", "in two places"),
        (f"party thief1; rivals 11=paladin1; tent; {CARDS}", "in two places"),
        (f"party thief1; rivals 10; tent; {CARDS}", "most evil lord at once"),
        (f"party thief1; evil 12; rivals 11=paladin1; {CARDS}", "most evil lord at once"),
        (f"party thief1; rivals 11=paladin1 12; {CARDS}", "most evil lord at once"),
        (f"party paladin1; evil 11; rivals 12; {CARDS}", "most evil lord at once"),
        ("party thief1; tiles 2,0", "add 'cards' or 'training'"),
        ("party thief1; tiles 2,0; cards ? ? ? ?; training", "leave out 'cards' or 'training'"),
        ("party thief1; tiles 2,0; cards ? ? ? ?; round 5", "round is 1 to 4"),
        (f"party thief1; gold {'9' * 5000}; {TUNNEL}", "not a number"),
        (f"party thief1; gold ٣; {TUNNEL}", "not a number"),
    ],
)
def test_what_no_game_has_is_refused(position: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        BattlePosition.parse(position)


@pytest.mark.parametrize(
    "position",
    [
        "party paladin1 thief1 thief2 thief3; tiles 2,0; cards ? ? ? ?",
        "party decoy paladin2 thief5 thief6 thief7; tiles 2,0; year 2; cards illusion ? ? ?; round 2",
        "party thief5; prison paladin1; tiles 2,0; year 2; cards ? ? ? ?; tent",
        "party thief1; tiles 2,0; round 5; training",
        f"party thief1; evil 11; rivals 11=paladin1:2+1 4; {CARDS}",
        f"party paladin1; evil 11; rivals 11 11; {CARDS}",
        f"party paladin1; evil 4; rivals 9 9; {CARDS}",
        f"party thief1; evil 11; rivals 14; {CARDS}",
        f"party thief1; rivals 9; tent; {CARDS}",
    ],
)
def test_what_a_game_may_have_is_accepted(position: str) -> None:
    parts = str(BattlePosition.parse(position)).split("; ")
    assert sorted(parts) == sorted(position.split("; "))


@pytest.mark.parametrize("seats", [-1, 2, 10**12])
def test_a_record_must_have_the_seats_of_its_position(seats: int) -> None:
    record = Match.start(GAME, 1, GAME.options(), "any", position=f"party thief1; {TUNNEL}").record
    record.header = msgspec.structs.replace(record.header, seats=seats)
    with pytest.raises(RecordError, match=f"has 1 seats, not {seats}"):
        Match.replay(record)


def written_and_read(state: DungeonLordsState, rnd: random.Random) -> int:
    """Play on at random, writing and reading each battle about to be planned; how many there were."""
    battles = 0
    while not state.is_terminal:
        seat = state.to_act[0]
        if state.decision(seat).prompt.key in ("mark", "plan"):
            position = BattlePosition.of_view(state.view(seat))
            assert BattlePosition.parse(str(position)) == position
            battles += 1
        state.play_unchecked(seat, rnd.choice(state.legal_actions(seat)))
    return battles


def test_every_battle_of_a_game_can_be_written_and_read() -> None:
    rnd = random.Random(5)
    games = [
        GAME.new(seats, options, f"battles {n}") for n in range(4) for seats in (2, 4) for options in PRESETS.values()
    ]
    assert sum([written_and_read(state, rnd) for state in games]) > 100


def test_every_battle_of_a_lesson_can_be_written_and_read() -> None:
    rnd = random.Random(6)
    lessons = [scenario.position for scenario in SCENARIOS for _ in range(20)]
    assert sum([written_and_read(BattlePosition.parse(lesson).to_state("any"), rnd) for lesson in lessons]) > 100


@pytest.mark.parametrize("form", ["{}\n", "\ufeff{}", "\ufeff{}\r\n", "\r\n\r\n{}\r\n\r\n", "\n{}"])
@pytest.mark.parametrize("end", ["; ", ";\n", ";\r\n", ";\r"])
def test_a_position_that_another_program_has_saved_is_read(form: str, end: str) -> None:
    text = f"party thief1; {CARDS}"
    assert BattlePosition.parse(form.format(text.replace("; ", end))) == BattlePosition.parse(text)
