"""Draw the end of a game: points by category, titles, winners, licences."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeonlords.views import Scores, View
from undercroft.locale.texts import MINUS, Texts
from undercroft.rendering.dungeonlords.tile_words import key


def result(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw the scoring table and say what it means."""
    scores = view.scores
    if scores is None:
        return Text()
    table = Table(box=box.SIMPLE_HEAD, title=texts.text("score-title"), title_justify="left", pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for line in scores.lines[0]:
        table.add_row(Text(texts.name(key("score", line))), *[Text(str(points[line])) for points in scores.lines])
    table.add_section()
    totals = [Text(str(total), "bold") for total in scores.totals]
    table.add_row(Text(texts.text("score-total"), "bold"), *totals)
    licences = [texts.text("score-yes" if has else "score-no") for has in scores.licensed]
    table.add_row(Text(texts.text("score-licence")), *[Text(word) for word in licences])
    titles = Table.grid(padding=(0, 2))
    for title, holders in scores.titles.items():
        name, held = texts.name(key("title", title)), texts.join([names[seat] for seat in holders])
        counts = scores.counted.get(title)
        most = f"{texts.text('title-for', **{'title-id': title})} ({counts[holders[0]]})" if counts else ""
        titles.add_row(Text(name), Text(held), Text(most, "dim"))
    winners = [names[seat] for seat in scores.winners]
    won = texts.text("score-winners", players=texts.join(winners), count=len(winners), points=max(scores.totals))
    worst = [Text(line) for line in _worst(texts, view.seat, scores)]
    return Group(table, titles, Text(), Text(won, "bold"), *worst, Text(texts.text("score-licence-hint"), "dim"))


def _worst(texts: Texts, seat: int | None, scores: Scores) -> list[str]:
    """Say what cost a lord most who has not won."""
    loss = None if seat is None or seat in scores.winners or not scores.worst else scores.worst[seat]
    if loss is None:
        return []
    points = str(loss.points).replace("-", MINUS)
    return [texts.text("score-worst", line=loss.line, count=loss.count, points=points)]
