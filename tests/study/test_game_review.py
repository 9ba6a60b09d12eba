"""Reviews: every decision is judged, alike each time; the best line costs nothing, and a blunder is found."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from tests.amounts import SOAK, amount
from tests.fixtures.games import FOLDER
from tests.study.reviewed import REVIEWED, played
from undercroft.dungeoneer.board.actions import STANDING
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.analysis.game_review import Judgement, decisions_of, interval_of, judge, judging_of, review
from undercroft.study.study_offers import studies_of

BLUNDERS = 20 if SOAK else 1
ALL_FOUND = 18 if SOAK else 1
NAMES: Final = ["whole", *[f"whole {number}" for number in range(1, 25)]][: 25 if SOAK else 1]
"""The games that are judged, by their seeds: 25 of each."""
EVERY: Final = {"dungeon-lords": 4, "dungeoneer": 5}
"""One of this many decisions of a random game is judged."""

games = pytest.mark.parametrize("game_id", REVIEWED)


def judged(record: Record, effort: int, every: int = 1) -> list[Judgement]:
    return [judge(one) for one in decisions_of(record, effort)[::every]]


def test_games_of_both_can_be_reviewed() -> None:
    assert set(REVIEWED) == {game for game in GAMES if "review" in studies_of(game)} == {"dungeon-lords", "dungeoneer"}
    assert {game: judging_of(game).MEASURE for game in REVIEWED} == {"dungeon-lords": "points", "dungeoneer": "chance"}


@games
def test_every_answer_to_a_choice_belongs_to_one_decision(game_id: str) -> None:
    record, _ = played(game_id, "whole", "random")
    game = find_game(game_id)
    match = Match.start(game, 2, game.preset(REVIEWED[game_id].preset), "whole")
    choices = []
    for number, (seat, text) in enumerate(record.moves):
        if len(match.state.legal_actions(seat)) > 1:
            choices.append((seat, number))
        match.apply(seat, text)
    found = decisions_of(record, 4)
    covered = [(one.seat, one.number + i) for one in found for i in range(len(one.given))]
    assert set(choices) <= set(covered) and len(covered) == len(set(covered))
    given = [(one.seat, text) for one in found for text in one.given]
    assert given == [record.moves[number] for _, number in covered]
    assert [one.seat for one in decisions_of(record, 4, (1,))] == [one.seat for one in found if one.seat == 1]


@pytest.mark.soak
@games
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.nightly("reviews whole games")
def test_the_best_line_costs_nothing(game_id: str, name: str) -> None:
    record, _ = played(game_id, name, "random")
    costly = 0
    for decided in decisions_of(record, 8)[:: EVERY[game_id]]:
        one = judge(decided)
        assert 0 <= one.low <= one.regret <= one.high and one.kind in judging_of(game_id).KINDS
        costly += one.regret > 0
        again = judge(msgspec.structs.replace(decided, given=one.best))
        board = find_game(game_id).state_class.load(decided.state)
        for text in one.best:  # on the true board, too, where the page plays it
            board.play_unchecked(one.seat, find_game(game_id).vocabulary.parse(text))
        assert again.low == 0, again
    assert costly > 5


@pytest.mark.soak
@games
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.nightly("reviews whole games")
def test_the_same_game_is_judged_alike_in_any_number_of_processes(game_id: str, name: str) -> None:
    record, _ = played(game_id, name, "random")
    decisions = decisions_of(record, 4)[:: 3 * EVERY[game_id]]
    assert review(record, decisions) == review(record, decisions, jobs=2)


@pytest.mark.soak
@games
@pytest.mark.nightly("reviews whole games")
def test_random_play_costs_much_more_than_careful_play(game_id: str) -> None:
    careful, random = [
        sum([one.regret for name in NAMES for one in judged(played(game_id, name, kind)[0], 6, every=4)])
        for kind in ("careful", "random")
    ]
    assert random > 3 * careful


@pytest.mark.soak
@games
@pytest.mark.nightly("reviews whole games")
def test_a_blunder_is_among_the_moments(game_id: str) -> None:
    found = 0
    for number in range(BLUNDERS):
        record, blunder = played(game_id, f"blunder {number}", "blunder")
        assert blunder >= 0
        done = review(record, decisions_of(record, 12))
        found += blunder in [one.number for one in done.moments()]
    assert found >= ALL_FOUND


def test_a_game_alone_is_reviewed_in_chances_to_win() -> None:
    record, _ = played("dungeoneer", "alone", "careful", 1)
    found = review(record, decisions_of(record, 4)[:: amount(8, 4, 4)])
    assert found.measure == "chance"
    assert {one.kind for one in found.judged} > {"moves", "battles"}
    assert all(one.high <= 1 for one in found.judged)


@pytest.mark.nightly("reviews a whole game for one small case")
def test_when_to_be_asked_belongs_to_the_answer_that_follows() -> None:
    """A hero who sets a standing order first is judged by what he does then."""
    game = find_game("dungeoneer")
    record, _ = played("dungeoneer", "whole", "careful")
    plain = {one.number: one for one in decisions_of(record, 4)}
    match = Match.start(game, 2, game.preset("tomb"), "whole")
    for at, (seat, text) in enumerate(record.moves):
        words = [word.text for word in STANDING if word in match.state.legal_actions(seat)]
        if at in plain and match.state.decision(seat).prompt.key == "feats" and words:
            break
        match.apply(seat, text)
    asked = msgspec.structs.replace(plain[at], given=(words[0], text))
    bare = judge(plain[at])
    found = judge(asked)
    assert (found.regret, found.low, found.kind) == (bare.regret, bare.low, bare.kind)
    judging = judging_of("dungeoneer")
    before = match.state.clone()
    match.apply(seat, words[0])
    assert judging.goes_on(before, match.state, seat)
    match.apply(seat, text)
    assert not match.state.stack or not judging.goes_on(before, match.state.clone(), 1 - seat)


def test_what_can_still_be_done_in_the_turn_has_not_been_missed() -> None:
    """A hero who had a card to play for a whole turn, and did not, has not lost with it at every question."""
    record = Record.open(FOLDER / "dungeoneer-end-three-quests.record")
    load = find_game("dungeoneer").state_class.load
    turn = [judge(one) for one in decisions_of(record, 6, (0,)) if load(one.state).round == 3]
    missed = [one for one in turn if one.best == ("play recall_rune",)]
    assert len(missed) > 5 and any(one.low > 0.1 for one in missed)
    assert sum([one.regret for one in turn]) < 0.5


@games
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_that_is_stopped_keeps_what_was_judged(game_id: str, jobs: int) -> None:
    record, _ = played(game_id, "whole", "random")
    decisions = decisions_of(record, 4)
    done: list[Judgement] = []
    found = review(record, decisions, jobs, done.append, stop=lambda: len(done) >= 3)
    assert 3 <= len(found.judged) < len(decisions) == found.decisions
    assert list(found.judged) == sorted(done, key=lambda one: one.number)


def test_what_cannot_be_reviewed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played("dungeon-lords", "whole", "random")
    unfinished = Record(record.header)
    unfinished.moves = record.moves[:20]
    with pytest.raises(OptionError, match="finished"):
        decisions_of(unfinished)
    begun = Record(msgspec.structs.replace(record.header, position="from somewhere"))
    with pytest.raises(OptionError, match="only a whole game"):
        decisions_of(begun)
    monkeypatch.setattr("undercroft.study.analysis.game_review.companion", lambda game, module: None)
    with pytest.raises(OptionError, match="none of its bots searches"):
        decisions_of(record)


@games
def test_a_review_says_what_each_kind_of_decision_cost(game_id: str) -> None:
    record, _ = played(game_id, "whole", "random")
    found = review(record, decisions_of(record, 4)[:: EVERY[game_id]])
    kinds = found.kinds()
    assert sum([kind.decisions for kind in kinds]) == len(found.judged)
    assert sum([kind.regret for kind in kinds]) == pytest.approx(sum([one.regret for one in found.judged]))
    assert len(found.moments()) <= 5 and all(one.seat == 1 for one in found.moments(1))


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_chapter_has_words(game_id: str, lang: str) -> None:
    texts = Texts(lang, game_id, strict=True)
    for kind in judging_of(game_id).KINDS:
        assert texts.text(f"review-kind-{kind}")
    record, _ = played(game_id, "whole", "random")
    summary = find_game(game_id).summary(Match.replay(record).state)
    assert summary is not None and "review-chapter" not in texts.text("review-chapter", **summary.chapter)


def test_an_interval_holds_the_mean_and_nothing_negative() -> None:
    regret, low, high = interval_of([0.1, 0.3, -0.1])
    assert regret == pytest.approx(0.1) and low == 0 and high > regret
