"""``undercroft solve``: the best plan for a battle of Dungeon Lords."""

from __future__ import annotations

from typing import Annotated

import typer

from undercroft.cli.commands.option_help import LANGUAGE_HELP


def solve(
    position: Annotated[str, typer.Argument(help="The battle, in the notation of docs/record-format.md.")],
    wish: Annotated[str, typer.Option(help="What to play for: points, tiles or prisoners.")] = "points",
    stores: Annotated[
        float, typer.Option(help="What each trap, gold, food and imp that is left is worth, 0 to 10 points.")
    ] = 0.0,
    plan: Annotated[
        str | None,
        typer.Option(help="Try this plan instead: answers separated by commas, such as 'lay pendulum, send troll1'."),
    ] = None,
    card: Annotated[
        str | None, typer.Option(help="With --plan: show blow by blow what happens if this combat card is turned up.")
    ] = None,
    plans: Annotated[int, typer.Option(min=1, max=50, help="How many plans to show.")] = 4,
    positions: Annotated[int, typer.Option(min=1, help="The most positions to look at.")] = 200_000,
    seconds: Annotated[float | None, typer.Option(help="The most seconds to take. Default: no limit.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help=LANGUAGE_HELP)] = None,
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
