"""Play the training scenarios in the terminal, with hints and solutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.cli.loop import Session
from undercroft.cli.screen import Screen
from undercroft.cli.table import ME, Table
from undercroft.dungeonlords import GAME, Options
from undercroft.dungeonlords.content.training import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.kernel.decisions import Option
from undercroft.kernel.match import Match
from undercroft.locale.texts import Texts

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


def best(scenario: Scenario) -> int:
    """Return the fewest tiles that can be lost (DL-18.1, DL-18.2)."""
    return 1 if scenario.number else 0


def tiles_lost(match: Match) -> int:
    """Return how many tiles the party has conquered."""
    return sum([tile.conquered for tile in match.state.view(0).lords[0].tiles])


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
        super().__init__(Table(start(scenario), (ME,), texts), texts, screen, save=None)
        self.commands.update(
            {"hint": self.command_hint, "solution": self.command_solution, "restart": self.command_restart}
        )

    def command_hint(self, seat: int, rest: str) -> None:
        """Show the next move of the book's solution."""
        left = rest_of_solution(self.scenario.solution, [text for _, text in self.match.record.moves])
        if left is None:
            self.screen.say(self.texts.text("train-hint-lost"))
        elif not left:
            self.screen.say(self.texts.text("train-hint-end"))
        else:
            option = Option.of(self.match.game.vocabulary.parse(left[0]))
            label = self.texts.option(option.verb, option.args)
            self.screen.say(self.texts.text("train-hint", label=label, action=option.action))

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
    copy = start(scenario)
    for number, move in enumerate(scenario.solution, start=1):
        option = Option.of(copy.game.vocabulary.parse(move))
        screen.say(f"{number}. {texts.option(option.verb, option.args)} ({move})")
        for event in copy.apply(0, move):
            screen.say(f"· {texts.event(event.kind, event.args(), session.table.names)}", indent=3)
    screen.say(texts.text("train-solution-end", count=tiles_lost(copy)), "bold")


def play_scenario(scenario: Scenario, texts: Texts, screen: Screen) -> bool:
    """Play one scenario to its end; return False if the player leaves before."""
    session = Training(scenario, texts, screen)
    title = texts.text("train-scenario", number=scenario.number) if scenario.number else texts.text("train-room")
    screen.say(title, "bold")
    screen.say(texts.text("train-how"))
    screen.say()
    if not session.run():
        return False
    session.tell_the_end(0)
    lost = tiles_lost(session.match)
    name = str(scenario.number or ROOM)
    screen.say()
    screen.say(texts.text("train-lost", count=lost), "bold")
    if lost <= best(scenario):
        screen.say(texts.text("train-best"))
        following = {"1": ROOM, ROOM: "2", "2": "3", "3": "4"}.get(name)
        if following:
            screen.say(texts.text("train-next", number=following))
    else:
        screen.say(texts.text("train-better", best=best(scenario), number=name))
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
