"""Play the training scenarios in the terminal, with the goal before, hints and solutions, and a verdict after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.cli.session.game_session import Session
from undercroft.cli.session.seated_match import ME, SeatedMatch
from undercroft.cli.terminal.screen import Screen
from undercroft.dungeonlords import GAME, Options
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts
from undercroft.study.dungeonlords.training_verdicts import TrainingVerdict, advice, fewest, judge

ROOM: Final = "room"
READY: Final = "ready"
PLANNING: Final = ("lay", "send")
"""The beginnings of answers that may be given in any order while a battle is planned."""


def scenario_called(name: str) -> Scenario | None:
    """Find a scenario by its number, or the room variant by its name; None if there is none."""
    if name.strip().lower() == ROOM:
        return ROOM_VARIANT
    return next((scenario for scenario in SCENARIOS if str(scenario.number) == name.strip()), None)


def start(scenario: Scenario) -> Match:
    """Start a match with the scenario's battle."""
    return Match.start(GAME, 1, Options(), "training", (ME,), scenario.position)


def tiles_lost(match: Match) -> int:
    """Return how many tiles the party has conquered."""
    return sum([tile.conquered for tile in match.state.view(0).lords[0].tiles])


def answers_of(match: Match) -> list[str]:
    """Return what the lord has answered."""
    return [text for _, text in match.record.moves]


def rest_of_solution(solution: Sequence[str], moves: Sequence[str]) -> list[str] | None:
    """Return what is left of the book's solution after these answers; None if they differ from it.

    >>> rest_of_solution(["lay pendulum", "send troll1", "ready"], ["send troll1"])
    ['lay pendulum', 'ready']
    """
    left = list(solution)
    for move in moves:
        if move not in left:
            return None
        at = left.index(move)
        skipped = left[:at]
        if at and not (move.startswith(PLANNING) and all(other.startswith(PLANNING) for other in skipped)):
            return None
        del left[at]
    return left


class Training(Session):
    """A session that plays a scenario and knows the book's solution."""

    def __init__(self, scenario: Scenario, texts: Texts, screen: Screen) -> None:
        self.scenario = scenario
        super().__init__(SeatedMatch(start(scenario), (ME,), texts), texts, screen, save=None)
        del self.commands["coach"]  # a scenario has its own hints
        self.commands.update(
            {"hint": self.command_hint, "solution": self.command_solution, "restart": self.command_restart}
        )

    def command_hint(self, seat: int, rest: str) -> None:
        """Show the next move of the book's solution; off its line, the best answer from here."""
        given = answers_of(self.match)
        left = rest_of_solution(self.scenario.solution, given)
        if left is None:
            better = advice(BattlePosition.parse(self.scenario.position), given)
            self._say_hint("train-hint-best", better[0])
        elif not left:
            self.screen.say(self.texts.text("train-hint-end"))
        else:
            self._say_hint("train-hint", left[0])

    def _say_hint(self, key: str, move: str) -> None:
        option = Option.of(self.match.game.vocabulary.parse(move))
        label = self.texts.option(option.verb, option.args)
        self.screen.say(self.texts.text(key, label=label, action=option.action))

    def command_solution(self, seat: int, rest: str) -> None:
        """Show the whole solution, played on a copy."""
        show_solution(self.scenario, self)
        self._ask(seat)

    def command_restart(self, seat: int, rest: str) -> None:
        """Start the scenario again."""
        self.match.rewind(0)
        self.after_rewind()
        self.screen.say(self.texts.text("train-restarted"))


def show_solution(scenario: Scenario, session: Session) -> None:
    """Show the book's solution move by move, with what each move causes."""
    texts, screen = session.texts, session.screen
    screen.say(texts.text("train-solution"), "bold")
    show_line(start(scenario), scenario.solution, session)


def show_line(copy: Match, moves: Sequence[str], session: Session) -> None:
    """Play moves on a copy of the match, and show each with what it causes."""
    texts, screen = session.texts, session.screen
    for number, move in enumerate(moves, start=len(copy.record.moves) + 1):
        option = Option.of(copy.game.vocabulary.parse(move))
        screen.say(f"{number}. {texts.option(option.verb, option.args)} ({move})")
        for event in copy.apply(0, move):
            screen.say(f"· {texts.event(event.kind, event.args(), session.table.names)}", indent=3)
    screen.say(texts.text("train-solution-end", count=tiles_lost(copy)), "bold")


def show_verdict(scenario: Scenario, verdict: TrainingVerdict, session: Session) -> None:
    """Say which answer missed the best result, and show what would have been better from there."""
    texts, screen = session.texts, session.screen
    given = answers_of(session.match)
    option = Option.of(session.match.game.vocabulary.parse(given[verdict.number]))
    label = texts.option(option.verb, option.args)
    screen.say(texts.text("train-missed", number=verdict.number + 1, label=label))
    screen.say(texts.text("train-instead"), "bold")
    copy = start(scenario)
    for move in given[: verdict.number]:
        copy.apply(0, move)
    show_line(copy, verdict.better, session)


def play_scenario(scenario: Scenario, texts: Texts, screen: Screen) -> bool:
    """Play one scenario to its end; return False if the player leaves before."""
    session = Training(scenario, texts, screen)
    title = texts.text("train-scenario", number=scenario.number) if scenario.number else texts.text("train-room")
    screen.say(title, "bold")
    position = BattlePosition.parse(scenario.position)
    screen.say(texts.text("train-goal", count=fewest(position)))
    screen.say(texts.text("train-how"))
    screen.say()
    if not session.run():
        return False
    session.tell_the_end(0)
    verdict = judge(position, answers_of(session.match))
    name = str(scenario.number or ROOM)
    screen.say()
    screen.say(texts.text("train-lost", count=verdict.lost), "bold")
    if verdict.number < 0:
        screen.say(texts.text("train-best"))
        following = {"1": ROOM, ROOM: "2", "2": "3", "3": "4"}.get(name)
        if following:
            screen.say(texts.text("train-next", number=following))
    else:
        show_verdict(scenario, verdict, session)
        screen.say(texts.text("train-better", best=verdict.best, number=name))
    return True


def menu(texts: Texts, screen: Screen) -> None:
    """Let the player choose scenarios, one after another, until he leaves."""
    while True:
        screen.say(texts.text("train-menu"))
        for scenario in SCENARIOS:
            screen.say(f"{scenario.number}  {texts.text('train-scenario', number=scenario.number)}", indent=2)
        screen.say(f"{ROOM}  {texts.text('train-room')}", indent=2)
        typed = screen.read(f"{texts.text('train-which')} ")
        if not typed or typed.lower() == "quit":
            return
        chosen = scenario_called(typed)
        if chosen is None:
            screen.say(texts.text("train-no-such"))
        else:
            play_scenario(chosen, texts, screen)
        screen.say()
