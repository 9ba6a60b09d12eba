"""The command ``replay``."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.helpers import DUNGEON_LORDS, run, saves, script
from undercroft.cli.session.seated_match import SeatedMatch, parse_seats
from undercroft.kernel.history.chronicle_writer import chronicle_of
from undercroft.kernel.history.records import BY_BOT, BY_DEFAULT, Record
from undercroft.locale.texts import Texts

SEATS = "me,random,random,random"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game."""
    _, match = script("11", SEATS, "full")
    path = tmp_path_factory.mktemp("records") / "game.undercroft"
    match.record.save(path)
    return path


def test_a_whole_game_move_by_move(record: Path) -> None:
    ran = run("replay", record)
    assert ran.status == 0
    assert "1. Player 1: keep " in ran.out
    assert " reveals " in ran.out
    assert "replay exactly" in ran.out
    assert "unconquered rooms" in ran.out


def test_up_to_a_move(record: Path) -> None:
    out = run("replay", record, "--to", "6").out
    assert "6. " in out
    assert "7. " not in out
    assert "After move 6" in out
    assert "replay exactly" not in out
    assert "Before the first move" in run("replay", record, "--to", "0").out


def test_what_was_answered_for_somebody_away_is_said(record: Path, tmp_path: Path) -> None:
    game = Record.open(record)
    game.proxies = {2: BY_DEFAULT, 3: BY_BOT}
    game.save(tmp_path / "away.undercroft")
    (tmp_path / "away.chronicle").write_bytes(chronicle_of(game))
    for kind in ("undercroft", "chronicle"):
        lines = run("replay", tmp_path / f"away.{kind}").out.split("\n")
        said = {number: next(line for line in lines if line.startswith(f"{number}. ")) for number in (1, 2, 3)}
        assert "(" not in said[1]
        assert said[2].rstrip().endswith(" (by default, as time ran out)")
        assert said[3].rstrip().endswith(" (a bot, as the player was away)")


def test_a_seat_sees_what_it_saw(record: Path) -> None:
    _, match = script("11", SEATS, "full")
    texts = Texts("en", DUNGEON_LORDS)
    names = SeatedMatch(match, parse_seats(SEATS, DUNGEON_LORDS), texts).names
    everything, own = run("replay", record).words, run("replay", record, "--seat", "1").words
    others = [
        event.args()
        for events in match.events
        for event in events
        if event.kind == "TrapsDrawn" and event.args()["seat"] != 0
    ]
    assert others
    for args in others:
        told = texts.event("TrapsDrawn", args, names)
        assert told in everything
        assert told not in own
    assert f"2. {names[1]}: keep" not in own


@pytest.mark.parametrize(
    ("args", "words"), [(["--seat", "9"], "no seat 9"), (["--to", "9999"], "no answer 9999"), (["--to", "-1"], "-1")]
)
def test_an_unknown_move_or_seat(record: Path, args: list[str], words: str) -> None:
    ran = run("replay", record, *args)
    assert ran.status == 2
    assert words in ran.err


def test_a_training_battle_can_be_saved_and_replayed(tmp_path: Path, data: Path) -> None:
    path = tmp_path / "battle.undercroft"
    run("train", "1", typed=["lay rolling_stone", f"save {path}", "quit"])
    assert "lay rolling_stone" in run("replay", path).out
    assert run("play", "--load", path, typed=["send troll1", "quit"]).status == 0
    assert len(saves(data)) == 1


def test_a_file_cannot_control_the_terminal(tmp_path: Path) -> None:
    _, match = script("5", "me,random")
    path = tmp_path / "strange.undercroft"
    match.record.header = msgspec.structs.replace(match.record.header, players=("me:\x1b[2JAnna", "\x1b]0;x\x07"))
    match.record.save(path)
    ran = run("replay", path, "--to", "3")
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "\x1b" not in run("play", "--load", path).err


def test_a_record_that_does_not_say_who_plays(tmp_path: Path) -> None:
    _, match = script("5", "me,random")
    path = tmp_path / "nobody.undercroft"
    match.record.header = msgspec.structs.replace(match.record.header, players=())
    match.record.save(path)
    assert "Player 2" in run("replay", path, "--to", "3").out
    ran = run("play", "--load", path)
    assert ran.status == 2
    assert "--seats" in ran.err


def of_version(record: Path, path: Path, *, diverges: bool) -> Path:
    """The record as an earlier version would have made it, perhaps with an answer that is not legal any more."""
    old = Record.open(record)
    old.header = msgspec.structs.replace(old.header, rules=0, made_by="0.0.9")
    old.checkpoints = {}
    if diverges:
        old.moves[9] = (old.moves[9][0], "keep traps")
    old.save(path)
    return path


def test_a_record_of_an_earlier_version_says_which_made_it(record: Path, tmp_path: Path) -> None:
    ran = run("replay", of_version(record, tmp_path / "old.undercroft", diverges=False))
    assert ran.status == 0
    assert "played with version 0.0.9" in ran.out and "the rules have changed" in ran.out
    assert "unconquered rooms" in ran.out
    assert "replay exactly" not in ran.out


def test_a_record_that_diverges_is_shown_up_to_there(record: Path, tmp_path: Path) -> None:
    ran = run("replay", of_version(record, tmp_path / "old.undercroft", diverges=True))
    assert ran.status == 0
    assert "its move 10 of " in ran.out and "After move 9" in ran.out
    assert "unconquered rooms" not in ran.out


def test_a_chronicle_is_replayed_like_its_record(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.chronicle"
    path.write_bytes(chronicle_of(Record.open(record)))
    for more in ((), ("--to", "6"), ("--seat", "2"), ("--seat", "2", "--to", "20")):
        ran = run("replay", path, *more)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out == run("replay", record, *more).out


def test_a_damaged_chronicle_is_named(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.chronicle"
    path.write_bytes(chronicle_of(Record.open(record))[:-200])
    ran = run("replay", path)
    assert ran.status == 2 and "game.chronicle" in ran.err and "breaks off" in ran.err


@pytest.mark.parametrize(
    ("player", "name"),
    [
        ("me:\u3164\u202e", "Player 1"),
        ("me:An\u202ena\x1b[2J", "Anna[2J"),
        ("me:Maximiliana of the Vault", "Maximiliana of the V"),
        ("so\u3164me\u200bbody\r\n", "Somebody (seat 1)"),
    ],
)
def test_names_in_a_file_are_shown_as_typed_ones_are(record: Path, tmp_path: Path, player: str, name: str) -> None:
    game = Record.open(record)
    game.header = msgspec.structs.replace(game.header, players=(player, "random", "random", "random"))
    path = tmp_path / "named.undercroft"
    path.write_text(game.to_text(), encoding="utf-8")
    ran = run("replay", path, "--to", "3")
    assert ran.status == 0 and f"1. {name}: " in ran.out
    assert not {"\u3164", "\u202e", "\u200b", "\x1b"} & set(ran.out)


def test_a_saved_game_with_a_name_that_nobody_can_see_is_played_on(tmp_path: Path) -> None:
    game = script("5", "me,random")[1].record
    game.header = msgspec.structs.replace(game.header, players=("me:\u3164", "me:Maximiliana of the Vault"))
    del game.moves[3:]
    game.checkpoints = {}
    path = tmp_path / "named.undercroft"
    path.write_text(game.to_text(), encoding="utf-8")
    ran = run("play", "--load", path, typed=["quit"])
    assert ran.status == 0 and "1 Player 1, 2 Maximiliana of the V" in ran.words
