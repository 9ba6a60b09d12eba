"""``undercroft arena``: contests from the command line, stopped and gone on with, told as a table, JSON and a page."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.main import get_command

from tests.cli.helpers import run
from tests.patience import MUCH, wait_until
from undercroft.arena.contests.contest import Contest
from undercroft.arena.contests.contest_journal import GAMES, ContestJournal
from undercroft.arena.contests.contest_processes import in_this_process
from undercroft.arena.contests.contest_runner import play_missing
from undercroft.arena.results.standings import standings
from undercroft.cli.arena_commands import arena
from undercroft.cli.arena_commands.reports.html_report import page
from undercroft.locale.texts import LANGUAGES, Texts

PLAY = ("arena", "play", "dungeon-lords", "--bots", "greedy,random", "--seats", "2", "--preset", "full", "--jobs", "1")


class Page(HTMLParser):
    """Reads a page: its text, what it fetches, and whether every element is closed."""

    EMPTY = ("meta",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small contest of three, one of them a frozen level under another name."""
    folder = tmp_path_factory.mktemp("contest")
    line_ups = (("greedy", "random"), ("trainee@v1", "random"), ("trainee@v1", "greedy"))
    contest = Contest.of("dungeon-lords", 2, line_ups, preset="full")
    with ContestJournal.open(folder, contest) as journal:
        list(play_missing(journal, 6, in_this_process))
    return folder


def test_a_contest_is_played_kept_and_told(tmp_path: Path) -> None:
    found, out = tmp_path / "games", tmp_path / "out.json"
    ran = run(*PLAY, "--games", "3", "--folder", found, "--json", out)
    assert ran.status == 0
    assert "4 games for 2, 2 deals" in ran.out and "Greedy" in ran.out and str(found) in ran.err.replace("\n", "")
    data = json.loads(out.read_text())
    assert data["games"] == 4 and {one["bot"] for one in data["bots"]} == {"greedy", "random"}
    assert data["contest"]["seed"] == "arena"
    again = run(*PLAY, "--games", "6", "--folder", found)
    assert "4 games have already been played" in again.err and "6 games for 2, 3 deals" in again.out
    assert len((found / GAMES).read_bytes().splitlines()) == 6
    assert "6 games for 2" in run("arena", "show", found).out


def test_ctrl_c_stops_a_contest_which_goes_on_later(tmp_path: Path) -> None:
    games = tmp_path / GAMES
    command = [sys.executable, "-m", "undercroft", *PLAY[:-1], "2", "--games", "2000", "--folder", str(tmp_path)]
    environment = {**os.environ, "LANG": "en", "COLUMNS": "80"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as one:
        wait_until(lambda: one.poll() is not None or (games.exists() and games.read_bytes().count(b"\n") >= 3))
        one.send_signal(signal.SIGINT)
        out, err = one.communicate(timeout=MUCH)
    assert one.returncode == 130, err
    assert "Stopped after" in " ".join(err.split()) and "One against one" in out and "Traceback" not in err
    count = len(ContestJournal.look(tmp_path).played)
    assert 3 <= count < 2000
    ran = run(*PLAY, "--games", "2", "--folder", tmp_path)
    # Several are played at the same time, so the first two need not be the first to end.
    assert ran.status == 0 and re.search(r"\b[12] games? ha(s|ve) already been played", ran.err)


def test_a_torn_line_is_noted(tmp_path: Path) -> None:
    run(*PLAY, "--games", "2", "--folder", tmp_path)
    whole = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(whole[:-20])
    ran = run(*PLAY, "--games", "2", "--folder", tmp_path)
    assert "was only partly written" in " ".join(ran.err.split()) and ran.status == 0
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "dungeon-lords", "--bots", "oracle"), "No bot is called 'oracle'"),
        (("play", "dungeon-lords", "--line-up", "greedy,random", "--seats", "3"), "3 seats need 3 bots"),
        (("play", "dungeon-lords", "--line-up", "greedy,random", "--ladder"), "leave out --bots and --ladder"),
        (("play", "dungeoneer", "--seats", "5"), "players, not 5"),
        (("play", "dungeoneer", "--bots", "random", "--ray", "auto", "--jobs", "2"), "leave out --jobs"),
        (("compare", "dungeon-lords", "baron", "baron"), "not compared with itself"),
        (("show", "nowhere"), "not the folder of a contest"),
        (("freeze", "dungeon-lords", "v1"), "exists, and an edition never changes"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(args: tuple[str, ...], says: str) -> None:
    ran = run("arena", *args)
    assert ran.status == 2 and says in " ".join(ran.err.split())


def test_a_folder_of_another_contest_is_refused(folder: Path) -> None:
    ran = run(*PLAY, "--folder", folder)
    assert ran.status == 2 and "another contest: other bots meet" in " ".join(ran.err.split())


def test_a_new_version_that_is_not_better_may_not_replace_the_frozen_one(tmp_path: Path) -> None:
    ran = run(
        *("arena", "compare", "dungeon-lords", "greedy", "trainee@v1", "--seats", "2", "--games", "2"),
        *("--jobs", "1", "--folder", tmp_path),
    )
    assert ran.status == 1
    assert "Trainee v1" in ran.words and "It may not replace Trainee v1: it must win more than 53%" in ran.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_and_says_what_the_table_says(folder: Path, tmp_path: Path, lang: str) -> None:
    out = tmp_path / "report.html"
    ran = run("arena", "show", folder, "--report", out, "--lang", lang)
    text = out.read_text(encoding="utf-8")
    found = Page(text)
    assert found.fetched == [] and "://" not in text and "@import" not in text and "<script" not in text
    assert f'lang="{lang}"' in text
    journal = ContestJournal.look(folder)
    shown = standings(journal.contest, journal.played.values())
    texts = Texts(lang, "dungeon-lords", strict=True)
    words = " ".join(found.words)
    for one in shown.bots:
        points = texts.text("arena-number", number=one.points).replace("-", "−")
        assert points in words and points in ran.out
    for key in ("ratings", "victories", "pairs", "made-of", "time", "length", "how"):
        assert texts.text(f"arena-{key}") in words
    assert texts.text("bot-trainee") + " v1" in words


def test_every_chart_is_drawn_for_games_alone_too(tmp_path: Path) -> None:
    contest = Contest.of("dungeoneer", 1, (("random",), ("greedy",)))
    with ContestJournal.open(tmp_path, contest) as journal:
        list(play_missing(journal, 2, in_this_process))
    shown = standings(contest, journal.played.values())
    words = " ".join(Page(page(shown, Texts("en", "dungeoneer", strict=True))).words)
    assert "2 solo games" in words and "Quests" in words and "Ratings" not in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_readers_language_and_complete(lang: str) -> None:
    texts = Texts(lang, strict=True)
    group = get_command(arena)
    for command in (group, *vars(group)["commands"].values()):
        for one in (command, *command.params):
            assert getattr(one, "help", None) is None or texts.text(f"usage-{one.help}"), one
    shown = run("arena", "show", "--help", lang=lang).words
    assert texts.text("usage-show").split(";")[0].split(",")[0] in shown.replace("│ ", "").replace(" │", "")
