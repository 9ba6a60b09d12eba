"""Print standings and verdicts."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from undercroft.arena.results.standings import AT_LEAST, MORE_THAN, ReplacementVerdict, Standings
from undercroft.cli.arena_commands.reports.report_words import ReportWords
from undercroft.cli.terminal.language_choice import language
from undercroft.cli.terminal.screen import Screen
from undercroft.locale.texts import Texts


def say_standings(found: Standings, texts: Texts, screen: Screen) -> None:
    """Print who fared how."""
    words = ReportWords(texts)
    contest = found.contest
    screen.say(texts.text("arena-title", game=words.game(contest)), "bold")
    screen.say(texts.text("arena-about", games=found.games, seats=contest.seats, deals=found.deals))
    screen.say(texts.text("arena-options", options=words.options(contest), seed=contest.seed), "dim")
    screen.show(_bots(found, words))
    if found.pairs:
        screen.say(texts.text("arena-pairs"), "bold")
        screen.show(_pairs(found, words))
    screen.say(texts.text("arena-made-of"), "bold")
    screen.show(_parts(found, words))
    screen.say(length(found, words))


def say_verdict(judged: ReplacementVerdict, game: str, lang: str | None) -> None:
    """Print whether a new version may replace a frozen one."""
    texts = Texts(language(lang), game)
    words = ReportWords(texts)
    new, old, share = words.bot(judged.new), words.bot(judged.old), judged.share
    low, high = words.share(share.low), words.share(share.high)
    said = texts.text(
        "arena-compared", new=new, old=old, share=words.share(share.mean), low=low, high=high, games=judged.games
    )
    screen = Screen()
    screen.say(said)
    key = "arena-replaces" if judged.replaces else "arena-replaces-not"
    screen.say(texts.text(key, old=old, wanted=words.share(MORE_THAN), least=AT_LEAST), "bold")


def length(found: Standings, words: ReportWords) -> str:
    """Return how long games were."""
    said: dict[str, str | float] = {}
    for name, of in (("decisions", found.decisions), ("turns", found.turns)):
        said |= {name: round(of.median), f"{name}-least": round(of.least), f"{name}-most": round(of.most)}
    return words.text("arena-length-said", **said)


def _table(first: int, *heads: str) -> Table:
    """Return a table whose columns after the first ones are numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < first else "right", no_wrap=True)
    return table


def _bots(found: Standings, words: ReportWords) -> Table:
    heads = ("bot", "rating", "wins", "points", "median", "slowest")
    table = _table(1, *[words.text(f"arena-{head}") for head in heads])
    for one in found.bots:
        rating = "–"
        if one.rating is not None:
            half = words.number((one.rating.high - one.rating.low) / 2)
            rating = f"{words.number(one.rating.mean)} ± {half}"
        table.add_row(
            Text(words.bot(one.bot), "bold"),
            rating,
            f"{words.share(one.wins.mean)} ({words.interval(one.wins)})",
            words.number(one.points),
            words.seconds(one.median),
            words.seconds(one.p99),
        )
    return table


def _pairs(found: Standings, words: ReportWords) -> Table:
    heads = ("bot", "rival", "share-of-pair", "interval", "deals", "games")
    table = _table(2, *[words.text(f"arena-{head}") for head in heads])
    for one in found.pairs:
        sure = "bold" if one.share.low > 0.5 or one.share.high < 0.5 else "dim"
        table.add_row(
            words.bot(one.bot),
            words.bot(one.rival),
            Text(words.share(one.share.mean), sure),
            Text(words.interval(one.share), sure),
            str(one.deals),
            str(one.games),
        )
    return table


def _parts(found: Standings, words: ReportWords) -> Table:
    categories = list(dict.fromkeys([category for one in found.bots for category in one.parts]))
    table = _table(1, "", *[words.bot(one.bot) for one in found.bots])
    for category in categories:
        means = [words.number(one.parts.get(category, 0.0)) for one in found.bots]
        table.add_row(words.category(category), *means)
    return table
