"""Questions that answer themselves in the terminal."""

from __future__ import annotations

from undercroft.bots import make_bot
from undercroft.cli.session.forced_answers import passes
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match


def nothing_more() -> tuple[Match, Decision]:
    """A question whose only answer is to do nothing more, while something could still be undone."""
    game = find_game("dungeoneer")
    match = Match.start(game, 1, game.preset("tomb"), "nothing more")
    bot = make_bot("greedy", game.id, "nothing more")
    while not match.state.is_terminal:
        decision = match.state.decision(0)
        moves = [option.verb for option in decision.options if option.verb not in game.asides]
        if moves == ["done"] and match.why_no_undo(0) is None:
            return match, decision
        match.apply(0, bot.choose(match.state.view(0), decision))
    raise AssertionError("it never comes to that")


def test_doing_nothing_more_answers_itself_at_a_table_without_other_people() -> None:
    match, decision = nothing_more()
    move = passes(match, decision, people=1)
    assert move is not None
    assert move.verb == "done"
    assert passes(match, decision, people=2) is None


def test_what_is_planned_is_declared_if_nothing_can_be_added() -> None:
    """Although the last encounter could still be recalled."""
    game = find_game("dungeoneer")
    match = Match.start(game, 2, game.preset("tomb"), "declare")
    bots = [make_bot("greedy", game.id, f"declare {seat}") for seat in range(2)]
    while True:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        if decision.routine and decision.default == "declare":
            break
        match.apply(seat, bots[seat].choose(match.state.view(seat), decision))
    assert any(option.verb == "recall" for option in decision.options) and match.why_no_undo(seat) is None
    move = passes(match, decision, people=1)
    assert move is not None and move.verb == "declare"
    assert passes(match, decision, people=2) is None
