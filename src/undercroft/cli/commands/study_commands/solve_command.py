"""``undercroft solve``: the best plan for a battle of Dungeon Lords."""

from __future__ import annotations

from typing import Annotated

import typer


def solve(
    position: str,
    wish: str = "points",
    stores: float = 0.0,
    plan: str | None = None,
    card: str | None = None,
    plans: Annotated[int, typer.Option(min=1, max=50)] = 4,
    positions: Annotated[int, typer.Option(min=1)] = 200_000,
    seconds: float | None = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: str | None = None,
) -> None:
    """Find the best plan for a battle of Dungeon Lords, over all its rounds and all cards that nobody knows.

    Ctrl-C ends the search; what is known by then is shown.
    """
    import msgspec

    from undercroft.cli.dungeonlords.solver_report import show, show_blows, show_trial
    from undercroft.cli.terminal.ctrl_c import interruptible
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen
    from undercroft.dungeonlords import GAME
    from undercroft.dungeonlords.game.position_notation import BattlePosition
    from undercroft.locale.texts import Texts
    from undercroft.study.dungeonlords.solver.battle_objective import Objective
    from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
    from undercroft.study.dungeonlords.solver.solve_battle import study_of

    texts = Texts(language(lang), GAME.id)
    battle, objective = BattlePosition.parse(position), Objective(wish, stores)
    wanted = None if plan is None else [text for part in plan.split(",") if (text := " ".join(part.lower().split()))]
    with interruptible() as stop:
        study = study_of(battle, objective, SearchBudget(positions, seconds, stop))
        trial = None if wanted is None else study.trial(str(battle), wanted)
        solution = study.solution(str(battle), plans - 1) if trial is None else None
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(trial or solution)).decode())
    elif trial is not None:
        show_trial(trial, texts, Screen())
        if card is not None:
            show_blows(study, trial, card, texts, Screen())
    elif solution is not None:
        show(solution, texts, Screen())
