"""The result that a view has once the game is over."""

import pytest

from tests.dungeoneer.table import Table
from tests.fixtures.games import FOLDER
from undercroft.dungeoneer.events import Died
from undercroft.dungeoneer.views import DeathView, ResultView
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record


def result(table: Table) -> ResultView:
    """The same for every seat, and for a spectator."""
    found = [table.state.view(seat).result for seat in (None, *range(table.state.seats))]
    assert found[0] is not None and found == [found[0]] * len(found)
    return found[0]


@pytest.mark.rules("DN-1.2")
def test_three_quests_end_it_and_the_others_read_how_many_they_lacked() -> None:
    table = Table(3)
    table.hero(0, escorts=["rescue_the_princess"], done=["slay_draky", "the_lost_codex"])
    table.hero(1, done=["break_the_chains"], glory=7)
    table.feats(0)
    assert table.state.view(0).result is None
    table.answer(0, "deliver rescue_the_princess")
    told = result(table)
    assert (told.why, told.missing, told.deaths) == ("quests", (0, 2, 3), (None, None, None))
    assert list(told.lines[1]) == ["glory", "level", "life", "quests"] == list(told.most)
    assert told.lines[1]["quests"] == 1 and told.most["quests"] == 3
    assert told.most["glory"] == max(line["glory"] for line in told.lines) >= 7
    assert all(0 <= line[name] <= told.most[name] for line in told.lines for name in line)


@pytest.mark.rules("DN-1.2", "DN-6.10")
def test_it_says_in_which_round_a_hero_died_and_of_what() -> None:
    table = Table()
    table.hero(1, life=1, at="crossroads1")
    table.state.round = 7
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    told = result(table)
    assert list(told.lines[0])[-1] == "life", "what has decided comes last"
    assert (told.why, told.deaths) == ("survivor", (None, DeathView(7, "zombie", "")))


@pytest.mark.parametrize("name", ["last-survivor", "solo-lost"])
def test_a_game_that_is_loaded_says_the_same_as_one_that_was_watched(name: str) -> None:
    """A table that is loaded, or where something is undone, goes on from a dump, and nobody listens to the events."""
    record = Record.open(FOLDER / f"dungeoneer-end-{name}.record")
    watched = Match.replay(record)
    died = [event for events in watched.events for event in events if isinstance(event, Died)]
    told = watched.state.view(None).result
    assert died and told is not None
    loaded = type(watched.state).load(watched.state.dump())
    again = Match.replay(record)
    again.rewind(len(record.moves) - 1)
    again.state.play_unchecked(record.moves[-1][0], again.game.vocabulary.parse(record.moves[-1][1]))
    assert loaded.view(None).result == again.state.view(None).result == told
    assert [seat for seat, death in enumerate(told.deaths) if death] == sorted([event.seat for event in died])
    assert all(death is None or death.round >= 1 for death in told.deaths)


@pytest.mark.rules("DN-13.2")
def test_a_death_is_not_the_end_of_a_player_with_another_hero() -> None:
    """What is said is how the game stands: a hero that lives has not died."""
    table = Table(2, resurrection=1)
    table.hero(1, life=1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table.state.deaths and not table.state.is_terminal and table.state.view(1).result is None
