"""How many questions a game of Dungeoneer asks a person, and which: `python benchmarks/questions.py [GAMES]`.

The bot `greedy` sits in every seat and leaves its standing orders as they are at first. Each seat is counted as if it
were the only person at the table: so every game gives one number for each seat, and the means are over all of them.

* ``asked``: all decisions of the seat;
* ``alone``: those that answer themselves, on the page and in the terminal, because only one answer is possible or it
  goes without saying (`undercroft.cli.session.forced_answers`);
* ``usual``: those that were answered by their default;
* ``legal``: how many answers the others have on average, apart from standing orders.

A question in a window is named by its moment, and by whose turn it is.
"""

from __future__ import annotations

import sys
from collections import Counter

from undercroft.bots import make_bot
from undercroft.cli.session.forced_answers import passes
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match

SETUPS = (("tomb", 2), ("both", 4), ("tomb", 1))
GAMES = 20


def kind(match: Match, decision: Decision) -> str:
    """Return what the question is called in the table."""
    key = decision.prompt.key
    if key != "window":
        return key
    whose = "own turn" if match.state.active == decision.seat else "rival's turn"  # type: ignore[attr-defined]
    return f"window: {decision.prompt.args['by']}, {whose}"


def count(preset: str, seats: int, games: int) -> Counter[tuple[str, str]]:
    """Return how many questions were asked in all games and seats, by column and kind."""
    game = find_game("dungeoneer")
    counts: Counter[tuple[str, str]] = Counter()
    for number in range(games):
        seed = f"questions {preset} {seats} {number}"
        match = Match.start(game, seats, game.preset(preset), seed)
        bots = [make_bot("greedy", game.id, f"{seed} {seat}") for seat in range(seats)]
        while not match.state.is_terminal:
            seat = match.state.to_act[0]
            decision = match.state.decision(seat)
            answer = bots[seat].choose(match.state.view(seat), decision)
            what = kind(match, decision)
            counts["asked", what] += 1
            alone = passes(match, decision, people=1) is not None
            counts["alone", what] += alone
            counts["legal", what] += 0 if alone else sum(option.verb not in game.asides for option in decision.options)
            counts["usual", what] += answer == decision.default
            match.apply(seat, answer)
    return counts


def report(preset: str, seats: int, games: int) -> None:
    """Print the table of one set-up."""
    counts = count(preset, seats, games)
    each = games * seats
    sums = {column: sum([n for (c, _), n in counts.items() if c == column]) / each for column in ("asked", "alone")}
    rest = sums["asked"] - sums["alone"]
    print(f"\n{preset}, {seats} seats, {games} games: {rest:.1f} questions for a person")
    print(f"({sums['asked']:.1f} decisions, {sums['alone']:.1f} of which answer themselves)\n")
    print(f"{'question':32} {'asked':>6} {'alone':>6} {'usual':>6} {'legal':>6}")
    for (column, what), n in counts.most_common():
        if column == "asked":
            left = n - counts["alone", what]
            row = [n / each, counts["alone", what] / each, counts["usual", what] / each]
            row.append(counts["legal", what] / left if left else 0)
            print(f"{what:32} " + " ".join([f"{value:6.2f}" for value in row]))


if __name__ == "__main__":
    for preset, seats in SETUPS:
        report(preset, seats, int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
