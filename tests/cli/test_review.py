"""What `undercroft review` prints and refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.helpers import run, script
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import Texts


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a game in which two lords answered at random."""
    path = tmp_path_factory.mktemp("review") / "any.record"
    script("review", "random,random")[1].record.save(path)
    return path


@pytest.fixture(scope="module")
def ventured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a game in which two heroes did."""
    path = tmp_path_factory.mktemp("review") / "heroes.record"
    script("review", "random,random", "tomb", "dungeoneer")[1].record.save(path)
    return path


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "The costliest decisions",
                "What cost random most:",
                "Better:",
                "Cost: about",
                "For it:",
                "Well done",
                "orders",
            ),
        ),
        ("ru", ("Самые дорогие решения", "Лучше:", "Цена: около", "За:", "Удачные решения", "приказы")),
        ("it", ("Le decisioni più costose", "Meglio:", "Costo:", "A favore:", "Ben giocate", "ordini")),
    ],
)
def test_it_tells_the_costliest_decisions_in_words(finished: Path, lang: str, said: tuple[str, ...]) -> None:
    ran = run("review", finished, "--effort", "4", "--seat", "1", "--lang", lang)
    assert ran.status == 0 and "review-" not in ran.words
    for words in said:
        assert words in ran.words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Better:", "% chance to win", "round 1", "Dungeonlord Phase")),
        ("ru", ("Лучше:", "Шанс победить стал меньше примерно на", "раунд 1", "злодеяния")),
        ("it", ("Meglio:", "% di probabilità di vittoria", "round 1", "missioni")),
    ],
)
@pytest.mark.nightly("reviews a whole game in each language")
def test_where_a_chance_is_at_stake_it_is_told_in_per_cent(ventured: Path, lang: str, said: tuple[str, ...]) -> None:
    ran = run("review", ventured, "--effort", "4", "--seat", "1", "--lang", lang)
    assert ran.status == 0 and "review-" not in ran.words
    for words in (*said, Texts(lang, "dungeoneer").text("review-sum", measure="chance")):
        assert words in ran.words


def test_a_chart_shows_what_each_season_cost(finished: Path) -> None:
    """Its longest bar is that of the costliest season, and there is one column for each player."""
    ran = run("review", finished, "--effort", "4")
    chart = ran.out.partition(Texts("en").text("review-chart", measure="points"))[2].partition("What each kind")[0]
    assert chart.count("random") == 2  # both players are called after their bots
    rows = [line for line in chart.splitlines() if line.strip().startswith("year ")]
    assert len(rows) == 10 and "year 1, winter" in rows[0] and "year 2, combat" in rows[-1]
    cells = [cell for row in rows for cell in re.split(r"  +", row.strip())[1:]]
    bars = [(cell.count("█"), float(cell.lstrip("█ "))) for cell in cells]
    assert len(bars) == 20
    assert all(one[0] <= other[0] for one in bars for other in bars if one[1] < other[1])  # the numbers are rounded
    assert max(bars)[0] == 8 and all(length > 0 for length, lost in bars if lost)


def test_json_has_every_decision(finished: Path) -> None:
    found = json.loads(run("review", finished, "--effort", "4", "--seat", "2", "--json").out)
    assert found["decisions"] == len(found["judged"]) > 20
    assert {one["seat"] for one in found["judged"]} == {1} and found["measure"] == "points"


def test_what_cannot_be_reviewed_is_refused_in_one_line(finished: Path, tmp_path: Path) -> None:
    unfinished = Record.open(finished)
    del unfinished.moves[20:]
    begun = tmp_path / "begun.record"
    unfinished.save(begun)
    for args in ([finished, "--seat", "3"], [begun], [tmp_path / "none.record"]):
        ran = run("review", *args)
        assert ran.status == 2 and len(ran.err.strip().splitlines()) == 1
