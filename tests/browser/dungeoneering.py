"""Positions of Dungeoneer, found by playing at random, so that none has to be recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.browser.people import Person
from tests.browser.playing import DUNGEONEER
from undercroft.dungeoneer.board.actions import Shortcut
from undercroft.dungeoneer.game.definition import GAME
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

ALONE: Final = DUNGEONEER.among(1)
SEEDS: Final = 40
LONGEST: Final = 260
EAGER: Final = ("declare", "send", "form", "attempt")
"""Seeds of games in which these positions come up early."""

Wanted = Callable[[State], bool]


def asked(seat: int, *keys: str, verb: str = "", by: str = "") -> Wanted:
    """Whether a seat is asked one of these questions, with an answer of this verb, at this moment."""

    def is_so(state: State) -> bool:
        if state.to_act != (seat,):
            return False
        decision = state.decision(seat)
        fits = not by or decision.prompt.args.get("by") == by
        return decision.prompt.key in keys and fits and (not verb or any(one.verb == verb for one in decision.options))

    return is_so


def found(wanted: Wanted, seats: int = 2, preset: str = "tomb") -> Match:
    """Play a game up to the first such position."""
    for seed in range(SEEDS):
        match = Match.start(GAME, seats, GAME.preset(preset), f"browser {seed}")
        chance = Chance.from_seed(f"answers {seed}")
        for _ in range(LONGEST):
            if match.state.is_terminal:
                break
            if wanted(match.state):
                return match
            seat = match.state.to_act[0]
            legal = [
                one for one in match.state.legal_actions(seat) if one.verb != "ask" and not isinstance(one, Shortcut)
            ]
            eager = [one for one in legal if one.verb in EAGER]
            match.apply(seat, chance.pick(eager or legal))
    raise LookupError("no such position was found")


def sit_down(person: Person, match: Match, seats: str = "me,bot:greedy", before: int = 0) -> Any:
    """Open a table at that position, or some answers before it, and return its id."""
    made = person.post("/records", match.record.to_text(), to=len(match.record.moves) - before, seats=seats)
    person.open(f"/table/{made['id']}")
    return made
