"""Show what the battle solver has found: plans, how the battle ends, and what to do at each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from undercroft.cli.terminal.number_format import number
from undercroft.cli.terminal.screen import Screen
from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts
from undercroft.study.analysis.solver_interface import Comparison
from undercroft.study.dungeonlords.solver.solve_battle import Study
from undercroft.study.dungeonlords.solver_results import Outcome, Plan, Reply, Solution, Trial

_READY: Final = "ready"

_COMPARED: Final[Mapping[Comparison, str]] = {
    "better": "solve-better",
    "as-good": "solve-as-good",
    "unclear": "solve-unclear",
}
"""The text that says how the best plan compares with the one that was tried."""


def show(solution: Solution, texts: Texts, screen: Screen) -> None:
    """Print a solution."""
    best = solution.plans[0]
    screen.say(texts.text("solve-best", plan=plan_words(best.answers, texts)), "bold")
    _show_value(best, solution.exact, solution, texts, screen)
    screen.say()
    if len(solution.plans) > 1:
        screen.show(_plans(solution, texts))
    if solution.outcomes:
        screen.show(_outcomes(solution.outcomes, texts.text("solve-ends"), texts))
    if any(reply.answers for reply in solution.replies):
        screen.show(_replies(solution.replies, texts))


def _show_value(plan: Plan, exact: bool, found: Solution | Trial, texts: Texts, screen: Screen) -> None:
    """Print what a plan is worth, and what that takes for granted."""
    key = "solve-open" if not exact else "solve-assumed" if found.assumes else "solve-exact"
    screen.say(texts.text(key, wish=found.objective, value=value_words(plan, texts), count=found.positions))
    if found.assumes:
        screen.say(texts.text("solve-assumes", about=found.assumes))


def show_trial(trial: Trial, texts: Texts, screen: Screen) -> None:
    """Print what comes of a plan that was tried."""
    words = texts.text
    screen.say(words("solve-tried", plan=plan_words(trial.plan.answers, texts)), "bold")
    _show_value(trial.plan, trial.plan.exact, trial, texts, screen)
    best = {"plan": plan_words(trial.best.answers, texts), "value": value_words(trial.best, texts)}
    screen.say(words(_COMPARED[trial.comparison], **best))
    screen.say()
    if trial.outcomes:
        screen.show(_outcomes(trial.outcomes, words("solve-ends-so"), texts))
    screen.show(_replies(trial.replies, texts))


def show_blows(study: Study, trial: Trial, card: str, texts: Texts, screen: Screen) -> None:
    """Print what happens blow by blow if a card is turned up after the plan that was tried.

    Raises:
        OptionError: the card cannot be turned up.
    """
    reply = next((reply for reply in trial.replies if reply.card == card), None)
    if reply is None:
        known = ", ".join([reply.card for reply in trial.replies])
        raise OptionError(f"the card {card[:40]!r} cannot be turned up; choose one of: {known}")
    screen.say()
    screen.say(texts.text("solve-blows", card=texts.name(card)), "bold")
    names = [texts.player(seat) for seat in range(study.state.seats)]
    for event in study.blows(study.planned(trial.plan.answers), card, reply.answers):
        screen.say(f"· {texts.event(event.kind, event.args(), names)}", indent=3)


def plan_words(answers: Sequence[str], texts: Texts) -> str:
    """Return a plan or a line of answers in words."""
    words = []
    for text in answers:
        if text != _READY:
            option = Option.of(VOCABULARY.parse(text))
            words.append(texts.option(option.verb, option.args))
    return "; ".join(words) or texts.text("solve-nothing")


def value_words(plan: Plan, texts: Texts) -> str:
    """Return what a plan is worth, or between what bounds that lies, if they differ as they are written."""
    low, high = number(plan.low, texts.lang), number(plan.high, texts.lang)
    return low if low == high else texts.text("solve-between", low=low, high=high)


def _percent(chance: float, lang: str) -> str:
    return f"{number(100 * chance, lang, '')} %"


def _table(title: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == len(columns) - 1 else "right")
    return table


def _plans(solution: Solution, texts: Texts) -> Table:
    words = texts.text
    table = _table(words("solve-plans"), words("solve-worth"), words("solve-loses"), words("solve-plan"))
    best = solution.plans[0]
    for plan in solution.plans:
        loses = number(plan.low - best.low, texts.lang) if plan.exact and best.exact else "?"
        row = [value_words(plan, texts), loses, plan_words(plan.answers, texts)]
        table.add_row(*[Text(cell) for cell in row])
    return table


def _outcomes(outcomes: Sequence[Outcome], title: str, texts: Texts) -> Table:
    words = texts.text
    heads = [words("solve-chance"), words("solve-tiles"), words("solve-prisoners"), words("solve-points")]
    table = _table(title, *heads)
    for one in outcomes:
        row = [_percent(one.chance, texts.lang), str(one.tiles), str(one.prisoners), number(one.points, texts.lang)]
        table.add_row(*[Text(cell) for cell in row])
    return table


def _replies(replies: Sequence[Reply], texts: Texts) -> Table:
    words = texts.text
    table = _table(words("solve-cards"), words("solve-worth"), words("solve-card"), words("solve-answers"))
    for reply in replies:
        worth = value_words(Plan((), reply.low, reply.high), texts)
        card = texts.name(reply.card) if reply.card else "–"
        table.add_row(Text(worth), Text(card), Text(plan_words(reply.answers, texts)))
    return table
