"""A match: the record grows with the game, replays exactly, and undoes what the policy allows."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.kernel.toy import GAME, ToyOptions, ToyState
from tests.kernel.toy.events import BidsShown
from undercroft.kernel.base.errors import (
    IllegalAction,
    NotationError,
    NotYourTurn,
    OptionError,
    RecordError,
    UndoRefused,
)
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance, commitment
from undercroft.kernel.engine.games import GAMES
from undercroft.kernel.history.match import Match, Shared
from undercroft.kernel.history.records import CHECKPOINT_EVERY, Record
from undercroft.kernel.history.version_changes import Divergence


@pytest.fixture(autouse=True)
def _toy_is_found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr("undercroft.kernel.engine.games.GAMES", {**GAMES, "toy": "tests.kernel.toy"})
        yield


def start(seats: int = 2, rounds: int = 3) -> Match:
    return Match.start(GAME, seats, ToyOptions(rounds=rounds), "a seed")


def whole_game(rounds: int = 9) -> Match:
    match = start(3, rounds)
    chance = Chance.from_seed("play")
    while not match.state.is_terminal:
        seat = chance.pick(match.state.to_act)
        match.apply(seat, chance.pick(match.state.legal_actions(seat)))
    return match


def apply_all(match: Match, *answers: str) -> None:
    for answer in answers:
        seat, _, text = answer.partition(" ")
        match.apply(int(seat), text)


def test_a_match_keeps_answers_and_events() -> None:
    match = start()
    apply_all(match, "1 bid 2", "0 BID  1")
    assert match.record.moves == [(1, "bid 2"), (0, "bid 1")]
    assert match.events == [(), (BidsShown(1, (1, 2)),)]
    assert match.commitment == commitment("a seed")
    assert match.options == ToyOptions()


def test_matches_share_equal_answers_and_events() -> None:
    one, other = start(), start()
    for match in (one, other):
        apply_all(match, "1 bid 2", "0 bid 1")
    assert one.record.moves[0] is other.record.moves[0]
    assert one.events[1][0] is other.events[1][0]


def test_what_is_shared_is_bounded() -> None:
    shared: Shared[BidsShown] = Shared(2)
    first = [shared(BidsShown(seat, ())) for seat in range(2)]
    assert [shared(BidsShown(seat, ())) for seat in range(2)] == first
    assert all(shared(BidsShown(seat, ())) is first[seat] for seat in range(2))
    shared(BidsShown(2, ()))
    assert shared(BidsShown(0, ())) is not first[0]


def test_a_refused_answer_is_not_kept() -> None:
    match = start()
    for seat, text, error in [
        (0, "fly", NotationError),
        (0, "dig", IllegalAction),
        (2, "bid 0", NotYourTurn),
    ]:
        with pytest.raises(error):
            match.apply(seat, text)
    assert (match.record.moves, match.events) == ([], [])


def test_a_match_needs_valid_settings() -> None:
    with pytest.raises(OptionError, match="toy is for 2, 3, 4 players, not 5"):
        start(5)


# Replay.


def test_a_record_replays_exactly() -> None:
    match = whole_game()
    again = Match.replay(Record.from_text(match.record.to_text()))
    assert again.state == match.state
    assert again.record.to_text() == match.record.to_text()
    assert again.events == match.events


def test_a_record_has_checkpoints_on_the_way_and_at_both_ends() -> None:
    match = whole_game()
    length = len(match.record.moves)
    assert length > CHECKPOINT_EVERY
    assert set(match.record.checkpoints) == {*range(0, length, CHECKPOINT_EVERY), length}


def test_a_record_replays_up_to_any_answer() -> None:
    match = whole_game()
    half = Match.replay(match.record, to=20)
    assert half.record.moves == match.record.moves[:20]
    apply_all(half, *[f"{seat} {text}" for seat, text in match.record.moves[20:]])
    assert half.state == match.state


def test_a_replay_says_at_which_answer_the_record_deviates() -> None:
    match = start()
    apply_all(match, "0 bid 1", "1 bid 0")
    for move, error in [
        ((0, "fly"), "'fly' is not an action of this game"),
        ((1, "dig"), "seat 1 has nothing to answer now"),
        ((0, "bid 1"), r"'bid 1' is refused by TY-2\.1: not-asked"),
    ]:
        match.record.moves = [*match.record.moves[:2], move]
        with pytest.raises(RecordError, match=rf"answer 3 \({move[0]} {move[1]}\) is not legal: {error}"):
            Match.replay(match.record)


def test_a_replay_says_between_which_answers_a_checkpoint_differs() -> None:
    match = whole_game()
    match.record.checkpoints[CHECKPOINT_EVERY] = "0" * 16
    with pytest.raises(RecordError, match=r"diverges between answers 0 and 25: the position is not .* in the record$"):
        Match.replay(match.record)


def test_an_answer_changed_to_another_legal_one_is_found_by_the_checkpoint() -> None:
    match = whole_game()
    i = next(i for i, (_, text) in enumerate(match.record.moves) if text == "decline" and i < 25)
    seat, _ = match.record.moves[i]
    options = [o.action for o in Match.replay(match.record, to=i).state.decision(seat).options]
    other = next((o for o in options if o != "decline"), None)
    if other is None:
        match.record.moves[0] = (match.record.moves[0][0], "bid 3")
    else:
        match.record.moves[i] = (seat, other)
    with pytest.raises(RecordError, match=r"is not legal|diverges"):
        Match.replay(match.record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "the record cannot be played: no game is called 'chess'"),
        ({"seats": 9}, "the record cannot be played: toy is for 2, 3, 4 players, not 9"),
        ({"options": {"rounds": 99}}, "the record cannot be played: toy: Expected `int` <= 9"),
        ({"position": "x"}, "the record cannot be played: toy has no notation for positions"),
        ({"seed": "other"}, "diverges between answers 0 and 0: the position is not the one in the record$"),
    ],
)
def test_a_record_of_something_else_does_not_replay(change: dict[str, object], message: str) -> None:
    record = start().record
    record.header = msgspec.structs.replace(record.header, **change)
    with pytest.raises(RecordError, match=message):
        Match.replay(record)


def played_under(change: dict[str, object]) -> Record:
    """The record of a whole game, as another version would have made it."""
    record = whole_game().record
    record.header = msgspec.structs.replace(record.header, made_by="0.0.9", **change)
    return record


OTHERS = pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"rules": 2}, "rules 2 are now rules 1"),
        ({"content": {"base": "other"}}, "other values in base"),
        ({"rules": 2, "content": {"base": "other"}}, "rules 2 are now rules 1; other values in base"),
    ],
)


@OTHERS
def test_a_game_in_which_no_change_shows_is_the_same_game(change: dict[str, object], what: str) -> None:
    record = played_under(change)
    opened = Match.reopen(record)
    assert opened[1:] == (None, None, None)
    assert opened.match.state == Match.replay(record).state
    assert opened.match.record.header == whole_game().record.header


@OTHERS
def test_a_game_in_which_a_change_shows_goes_on_and_says_where(change: dict[str, object], what: str) -> None:
    record = played_under(change)
    record.checkpoints[CHECKPOINT_EVERY] = record.checkpoints[len(record.moves)] = "0" * 16
    match, changes, divergence, differs = Match.reopen(record)
    assert match.record.moves == record.moves and divergence is None
    assert (str(changes), differs) == (what, CHECKPOINT_EVERY)
    with pytest.raises(RecordError, match=f"diverges between answers 0 and 25: .* made by version 0.0.9, .*: {what}$"):
        Match.replay(record)


@OTHERS
def test_a_game_whose_positions_cannot_be_compared_says_what_has_changed(change: dict[str, object], what: str) -> None:
    record = played_under(change)
    del record.checkpoints[len(record.moves)]
    match, changes, divergence, differs = Match.reopen(record)
    assert match.record.moves == record.moves and (str(changes), divergence, differs) == (what, None, None)
    with pytest.raises(RecordError, match=f"cannot be compared .* made by version 0.0.9, .*: {what}$"):
        Match.replay(record)


@OTHERS
def test_a_game_diverges_at_the_first_answer_that_is_not_legal(change: dict[str, object], what: str) -> None:
    record = played_under(change)
    record.moves[30] = (0, "fly")
    match, changes, divergence, differs = Match.reopen(record)
    assert match.record.moves == record.moves[:30] and differs is None
    assert (str(changes), divergence) == (what, Divergence(31, len(record.moves)))
    with pytest.raises(RecordError, match=rf"answer 31 \(0 fly\) is not legal today; .* version 0.0.9, .*: {what}$"):
        Match.replay(record)


def test_without_rules_and_content_in_the_header_the_checkpoints_decide() -> None:
    record = whole_game().record
    record.header = msgspec.structs.replace(record.header, rules=None, content={}, made_by="")
    assert Match.reopen(record)[1:] == (None, None, None)
    record.checkpoints[CHECKPOINT_EVERY] = "0" * 16
    assert Match.reopen(record)[1:] == (None, None, CHECKPOINT_EVERY)
    with pytest.raises(RecordError, match=r"diverges between answers 0 and 25: the position is not .* in the record$"):
        Match.replay(record)
    record.moves[30] = (0, "fly")
    with pytest.raises(RecordError, match=r"answer 31 \(0 fly\) is not legal: 'fly' is not an action"):
        Match.reopen(record)


def test_a_game_that_is_not_listed_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole_game().record
    monkeypatch.setattr("undercroft.kernel.engine.games.GAMES", {})
    assert Match.replay(record, game=GAME).state.is_terminal


# Changed answers.


def test_a_changed_answer_takes_the_place_of_the_first() -> None:
    hesitant, plain = start(3), start(3)
    apply_all(hesitant, "0 bid 3", "1 bid 1", "0 bid 2", "0 bid 1", "2 bid 0")
    apply_all(plain, "0 bid 1", "1 bid 1", "2 bid 0")
    assert hesitant.record.to_text() == plain.record.to_text()
    assert (hesitant.events, hesitant.state) == (plain.events, plain.state)


def test_a_record_is_the_same_however_often_answers_were_changed() -> None:
    before_a_checkpoint = False
    for seed in range(20):
        chance, match = Chance.from_seed(f"change {seed}"), start(4, 9)
        while not match.state.is_terminal:
            state, moves = match.state, match.record.moves
            seat = chance.pick([seat for seat in range(4) if state.may_answer(seat)])
            if state.sealed(seat) is not None:
                given = max([i for i, (who, _) in enumerate(moves) if who == seat])
                before_a_checkpoint |= max(match.record.checkpoints) > given
            match.apply(seat, chance.pick(state.legal_actions(seat)))
        again = Match.replay(Record.from_text(match.record.to_text()))
        assert again.record.to_text() == match.record.to_text()
        assert again.events == match.events
        match.rewind(len(match.record.moves) // 2)
        assert match.state == Match.replay(match.record).state
    assert before_a_checkpoint


def test_changes_are_counted_for_each_seat_and_barrier() -> None:
    match = start(3)
    apply_all(match, "0 bid 3", "0 bid 2", "1 bid 1", "0 bid 1")
    assert [match.changes(seat) for seat in range(3)] == [2, 0, 0]
    apply_all(match, "2 bid 0")
    assert [match.changes(seat) for seat in range(3)] == [0, 0, 0]
    assert match.most_changes == 2


# Undo.


def test_an_undo_plays_few_answers_again_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match = whole_game(9)
    length = len(match.record.moves)
    assert length > 2 * CHECKPOINT_EVERY
    played: list[int] = []
    play = ToyState.play_unchecked

    def counted(state: ToyState, seat: int, action: Action) -> None:
        played.append(seat)
        play(state, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(ToyState, "play_unchecked", counted)
        match.rewind(length - 7)
    assert len(played) < CHECKPOINT_EVERY
    assert match.state == Match.replay(match.record).state


def test_a_seat_can_undo_its_own_answer() -> None:
    match = start()
    before = match.state.fingerprint()
    apply_all(match, "0 bid 3")
    match.undo(0)
    assert match.state.fingerprint() == before
    assert (match.record.moves, match.events) == ([], [])
    assert set(match.record.checkpoints) == {0}


def test_undoing_a_changed_answer_takes_back_the_first_one_too() -> None:
    match = start()
    before = match.state.fingerprint()
    apply_all(match, "0 bid 3", "0 bid 1")
    match.undo(0)
    assert match.state.fingerprint() == before
    assert match.record.moves == []


def test_undo_goes_back_one_answer_after_another() -> None:
    match = start(3)
    before = match.state.fingerprint()
    apply_all(match, "0 bid 3", "2 bid 1")
    match.undo(2)
    match.undo(0)
    assert match.state.fingerprint() == before


@pytest.mark.parametrize(
    ("answers", "seat", "reason"),
    [
        ([], 0, "undo-nothing"),
        (["0 bid 1"], 1, "undo-other-seat"),
        (["0 bid 1", "1 bid 2"], 0, "undo-other-seat"),
        (["0 bid 1", "1 bid 2"], 1, "undo-disclosed"),
        (["0 bid 1", "1 bid 2"], None, "undo-disclosed"),
        (["0 bid 0", "1 bid 0", "0 dig"], 0, "undo-disclosed"),
        (["0 bid 0", "1 bid 0", "0 draw"], 0, "undo-disclosed"),
    ],
)
def test_undo_never_goes_past_new_information_or_another_seat(
    answers: list[str], seat: int | None, reason: str
) -> None:
    match = start()
    apply_all(match, *answers)
    before = match.state.fingerprint()
    assert match.why_no_undo(seat) == reason
    with pytest.raises(UndoRefused, match=f"undo refused: {reason}") as caught:
        match.undo(seat)
    assert caught.value.reason == reason
    assert match.state.fingerprint() == before
    assert len(match.record.moves) == len(answers)


def test_a_player_of_all_seats_can_undo_any_answer() -> None:
    match = start()
    apply_all(match, "0 bid 1")
    match.undo(None)
    assert match.state.to_act == (0, 1)


def test_undo_is_allowed_after_an_answer_that_revealed_nothing() -> None:
    match = start()
    apply_all(match, "0 bid 0", "1 bid 0", "0 rest")
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert match.why_no_undo(None) == "undo-disclosed"


def test_a_referee_can_rewind_to_any_answer() -> None:
    match = whole_game()
    first = Match.replay(match.record, to=0).state.fingerprint()
    at_20 = Match.replay(match.record, to=20).state.fingerprint()
    match.rewind(20)
    assert match.state.fingerprint() == at_20
    match.rewind(0)
    assert match.state.fingerprint() == first
    assert isinstance(match.state, ToyState)
