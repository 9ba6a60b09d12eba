"""``undercroft review``: what the decisions of a finished game cost."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Any, Final

import typer


def review(
    file: Path,
    seat: int | None = None,
    effort: Annotated[int, typer.Option(min=4, max=1000)] = 30,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: str | None = None,
) -> None:
    """Judge each decision of a finished game: what it cost, which five cost most, and what would have been better.

    Ctrl-C ends it; what has been judged by then is shown.
    """
    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from undercroft.cli.commands.replay_command import seat_in
    from undercroft.cli.terminal.ctrl_c import interruptible
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen
    from undercroft.kernel.history.records import Record
    from undercroft.locale.texts import Texts
    from undercroft.study.analysis.game_review import decisions_of
    from undercroft.study.analysis.game_review import review as reviewed

    record = Record.open(file)
    player = seat_in(record, seat, file)
    texts = Texts(language(lang), record.header.game)
    decisions = decisions_of(record, effort, () if player is None else (player,))
    with interruptible() as stop, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(texts.text("review-progress"), total=len(decisions))
        found = reviewed(record, decisions, jobs, lambda one: progress.advance(task), stop)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _show(found, record, texts, Screen())


BAR: Final = 8
"""How long the longest bar of the chart is; four of them fit beside their numbers."""


def _bar(lost: float, most: float, said: str) -> str:
    """Return a bar as long as a loss is large beside the largest one, and its number."""
    length = math.ceil(BAR * lost / most) if most else 0
    return f"{'█' * length}{' ' if length else ''}{said}"


def _show(found: Any, record: Any, texts: Any, screen: Any) -> None:
    """Print the costliest decisions with what would have been better, a chart, and what each kind of decision cost."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from undercroft.cli.session.hint_text import reasons
    from undercroft.cli.session.seated_match import is_me
    from undercroft.cli.terminal.number_format import counted, measured
    from undercroft.kernel.engine.decisions import Option
    from undercroft.kernel.engine.games import find_game
    from undercroft.locale.person_names import visible_name

    parse = find_game(found.game).vocabulary.parse
    players = [visible_name(who.partition(":")[2] if is_me(who) else who) for who in found.players]
    names = [
        texts.player(seat, players if len(players) == record.header.seats else ())
        for seat in range(record.header.seats)
    ]

    def words(answers: tuple[str, ...]) -> str:
        options = [Option.of(parse(text)) for text in answers]
        return "; ".join([texts.option(option.verb, option.args, names) for option in options])

    if len(found.judged) < found.decisions:
        screen.say(texts.text("review-stopped", count=len(found.judged), all=found.decisions), "bold")
    for seat, name in enumerate(names):
        if worst := found.costliest(seat):
            kind, lost = texts.text(f"review-kind-{worst.kind}"), measured(worst.regret, found.measure, texts.lang)
            verdict = {"mine": "no", "player": name, "kind": kind, "measure": found.measure, "lost": lost}
            screen.say(texts.text("review-verdict", n=counted(worst.regret, found.measure), **verdict), "bold")
    moments = found.moments()
    screen.say(texts.text("review-moments" if moments else "review-nothing"), "bold")
    for one in moments:
        screen.say()
        chapter = texts.text("review-chapter", **one.chapter)
        screen.say(texts.text("review-moment", number=one.number + 1, player=names[one.seat], chapter=chapter), "bold")
        screen.say(texts.text("review-given", answers=words(one.given)), indent=3)
        screen.say(texts.text("review-better", answers=words(one.best)), indent=3)
        regret, low, high = [measured(value, found.measure, texts.lang) for value in (one.regret, one.low, one.high)]
        between = "no" if low == high else "yes"
        cost = {"measure": found.measure, "regret": regret, "low": low, "high": high, "range": between}
        screen.say(texts.text("review-cost", n=counted(one.regret, found.measure), **cost), indent=3)
        for reason in reasons(one.causes, texts):
            screen.say(reason, indent=3)
    if successes := found.successes():
        screen.say()
        screen.say(texts.text("review-successes"), "bold")
    for one in successes:
        screen.say()
        chapter = texts.text("review-chapter", **one.chapter)
        screen.say(texts.text("review-moment", number=one.number + 1, player=names[one.seat], chapter=chapter), "bold")
        screen.say(texts.text("review-given", answers=words(one.given)), indent=3)
        lead = measured(one.lead, found.measure, texts.lang)
        n = counted(one.lead, found.measure)
        screen.say(texts.text("review-lead", measure=found.measure, lead=lead, n=n), indent=3)
        for reason in reasons(one.causes, texts):
            screen.say(reason, indent=3)
    parts = found.parts(len(names))
    seats = sorted({one.seat for one in found.judged})
    most = max([lost for part in parts for lost in part.lost], default=0.0)
    chart = Table(
        box=box.SIMPLE_HEAD,
        title=texts.text("review-chart", measure=found.measure),
        title_justify="left",
        pad_edge=False,
    )
    chart.add_column()
    for seat in seats:
        chart.add_column(Text(names[seat]))
    for part in parts:
        cells = [_bar(part.lost[seat], most, measured(part.lost[seat], found.measure, texts.lang)) for seat in seats]
        chart.add_row(texts.text("review-chapter", **part.chapter), *cells)
    screen.say()
    screen.show(chart)
    table = Table(box=box.SIMPLE_HEAD, title=texts.text("review-kinds"), title_justify="left", pad_edge=False)
    for i, head in enumerate(("review-player", "review-kind", "review-count", "review-sum", "review-mean")):
        table.add_column(texts.text(head, measure=found.measure), justify="right" if i > 1 else "left")
    for kind in found.kinds():
        sums = [measured(value, found.measure, texts.lang) for value in (kind.regret, kind.regret / kind.decisions)]
        row = [names[kind.seat], texts.text(f"review-kind-{kind.kind}"), str(kind.decisions), *sums]
        table.add_row(*[Text(cell) for cell in row])
    screen.say()
    screen.show(table)
