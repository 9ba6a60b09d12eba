"""Write standings as one page of HTML, which needs no server and no network."""

from __future__ import annotations

from importlib.resources import files

from undercroft.arena.results.standings import Standing, Standings
from undercroft.cli.arena_commands.reports.html_charts import ChartBar, Scale, heat, scale_of, stacks, whiskers
from undercroft.cli.arena_commands.reports.html_markup import Markup, tag
from undercroft.cli.arena_commands.reports.printed_tables import length
from undercroft.cli.arena_commands.reports.report_words import ReportWords
from undercroft.locale.texts import Texts

UNKNOWN = 1e-4
"""The time that is drawn for a bot that has decided nothing."""


def page(found: Standings, texts: Texts) -> str:
    """Return the page.

    Args:
        found: the standings.
        texts: the words of its game, in the language of the page.
    """
    words = ReportWords(texts)
    contest = found.contest
    title = words.text("arena-title", game=words.game(contest))
    about = words.text("arena-about", games=found.games, seats=contest.seats, deals=found.deals)
    options = words.text("arena-options", options=words.options(contest), seed=contest.seed)
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'),
        tag("title", title),
        tag("style", Markup(style)),
    )
    body = [tag("header", tag("h1", title), tag("p", about), tag("p", options, class_="dim"))]
    body += [_ratings(found, words), _victories(found, words), _pairs(found, words), _parts(found, words)]
    body += [_times(found, words), _section(words, "length", length(found, words))]
    body.append(_section(words, "how", words.text("arena-how-said")))
    return f"<!doctype html>\n{tag('html', head, tag('body', *body), lang=texts.lang)}\n"


def _section(words: ReportWords, name: str, about: str, *content: Markup) -> Markup:
    return tag("section", tag("h2", words.text(f"arena-{name}")), tag("p", about), *content)


def _grid(rows: list[Markup], label: str) -> Markup:
    """Return a table that scrolls sideways where it is too wide, by keys too."""
    table = tag("table", *rows, class_="grid")
    return tag("div", table, class_="wide", tabindex="0", role="region", aria_label=label)


def _ratings(found: Standings, words: ReportWords) -> Markup:
    rated = [(words.bot(one.bot), one.rating) for one in found.bots if one.rating is not None]
    if not rated:
        return Markup()
    bars = [
        ChartBar(bot, rating.mean, rating.low, rating.high, words.number(rating.mean), words.bounds(rating))
        for bot, rating in rated
    ]
    scale = scale_of([bound for bar in bars for bound in (bar.low, bar.high)])
    return _section(words, "ratings", words.text("arena-ratings-about"), whiskers(bars, scale, from_start=False))


def _victories(found: Standings, words: ReportWords) -> Markup:
    seats = found.contest.seats
    about = words.text("arena-victories-about", expected=words.share(1 / seats))
    if seats == 1:
        about = words.text("arena-victories-solo")
    bars = [
        ChartBar(
            words.bot(b.bot), b.wins.mean, b.wins.low, b.wins.high, words.share(b.wins.mean), words.interval(b.wins)
        )
        for b in found.bots
    ]
    mark = 1 / seats if seats > 1 else None
    return _section(words, "victories", about, whiskers(bars, Scale(0.0, 1.0), from_start=True, mark=mark))


def _pairs(found: Standings, words: ReportWords) -> Markup:
    """Return the grid of all pairs: a row's bot against a column's."""
    if not found.pairs:
        return Markup()
    shares = {(pair.bot, pair.rival): pair.share for pair in found.pairs}
    names = [one.bot for one in found.bots]
    rows = [tag("tr", tag("td"), *[tag("th", words.bot(name), scope="col") for name in names])]
    for own in names:
        cells = []
        for other in names:
            share = shares.get((own, other))
            turned = shares.get((other, own))
            if share is not None:
                mean, low, high = share
            elif turned is not None:
                mean, low, high = 1 - turned.mean, 1 - turned.high, 1 - turned.low
            else:
                cells.append(tag("td", "–" if own != other else ""))
                continue
            bounds = tag("small", f"{round(100 * low)}…{round(100 * high)}")
            cells.append(tag("td", words.share(mean), bounds, style=heat(mean)))
        rows.append(tag("tr", tag("th", words.bot(own), scope="row"), *cells))
    about = words.text("arena-pairs-solo" if found.contest.seats == 1 else "arena-pairs-about")
    return _section(words, "pairs", about, _grid(rows, words.text("arena-pairs")))


def _parts(found: Standings, words: ReportWords) -> Markup:
    """Return the categories: stacked if they add up to the points, and as a table."""
    names = {category: words.category(category) for one in found.bots for category in one.parts}
    if not names:
        return Markup()
    drawn = Markup()
    adds_up = all(abs(sum(one.parts.values()) - one.points) < 0.01 for one in found.bots)
    if adds_up:
        rows = [(words.bot(one.bot), one.parts, words.number(one.points)) for one in found.bots]
        drawn = stacks(rows, names)
    head = [tag("th", words.bot(one.bot), scope="col") for one in found.bots]
    lines = [tag("tr", tag("td"), *head)]
    for category, name in names.items():
        means = [tag("td", words.number(one.parts.get(category, 0.0))) for one in found.bots]
        lines.append(tag("tr", tag("th", name, scope="row"), *means))
    if adds_up:
        totals = [tag("td", tag("b", words.number(one.points))) for one in found.bots]
        lines.append(tag("tr", tag("th", words.text("arena-total"), scope="row"), *totals))
    grid = _grid(lines, words.text("arena-made-of"))
    return _section(words, "made-of", words.text("arena-made-of-about"), drawn, grid)


def _times(found: Standings, words: ReportWords) -> Markup:
    def bar(one: Standing) -> ChartBar:
        median, most = max(UNKNOWN, one.median), max(UNKNOWN, one.p99)
        return ChartBar(words.bot(one.bot), median, median, most, words.seconds(one.median), words.seconds(one.p99))

    bars = [bar(one) for one in found.bots]
    scale = scale_of([bound for one in bars for bound in (one.low, one.high)], log=True)
    return _section(words, "time", words.text("arena-time-about"), whiskers(bars, scale, from_start=False))
