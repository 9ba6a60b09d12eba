"""How typed text is understood as an answer."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.cli.helpers import DUNGEON_LORDS
from undercroft.cli.session.numbered_answers import NumberedAnswers
from undercroft.cli.session.typed_answers import read_answer
from undercroft.kernel.base.refusals import Args
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Decision, Option, Prompt
from undercroft.locale.texts import Texts


def choices(*options: tuple[str, Args]) -> NumberedAnswers:
    """A decision with these answers."""
    made = tuple([Option(text, text.split()[0], args) for text, args in options])
    asked = Decision(0, 0, Prompt("attack", CHOOSE_ONE, "DL-11.6"), made, made[0].action)
    return NumberedAnswers(asked, Texts("en", DUNGEON_LORDS))


DIG = choices(("dig 3,1", {"square": "3,1"}), ("dig 3,2", {"square": "3,2"}), ("decline", {}))
SEND = choices(
    ("send troll1", {"creature": "troll1"}),
    ("send troll2", {"creature": "troll2"}),
    ("send goblin1", {"creature": "goblin1"}),
    ("lay trap_door", {"trap": "trap_door"}),
    ("ready", {}),
)
TAX = choices(("tax 0", {"amount": 0}), ("tax 1", {"amount": 1}), ("tax 2", {"amount": 2}), ("tax 3", {"amount": 3}))
MINE = choices(("mine 1", {"amount": 1}), ("mine 2", {"amount": 2}), ("decline", {}))


@pytest.mark.parametrize(
    ("of", "typed", "meant"),
    [
        (DIG, "1", ["dig 3,1"]),
        (DIG, "dig 3,2", ["dig 3,2"]),
        (DIG, "  DIG   3,2 ", ["dig 3,2"]),
        (DIG, "3,2", ["dig 3,2"]),
        (DIG, "de", ["decline"]),
        (DIG, "d", ["dig 3,1", "dig 3,2", "decline"]),
        (DIG, "dig", ["dig 3,1", "dig 3,2"]),
        (DIG, "dig 3", []),
        (DIG, "4", []),
        (DIG, "", []),
        (SEND, "goblin", ["send goblin1"]),
        (SEND, "troll", ["send troll1", "send troll2"]),
        (SEND, "s g", ["send goblin1"]),
        (SEND, "trap", ["lay trap_door"]),
        (SEND, "r", ["ready"]),
        (SEND, "send troll2", ["send troll2"]),
        (SEND, "lay the trap door", ["lay trap_door"]),
        (TAX, "0", ["tax 0"]),
        (TAX, "3", ["tax 3"]),
        (MINE, "2", ["mine 2"]),
        (MINE, "0", ["decline"]),
        (MINE, "²", []),
        (MINE, "x" * 500, []),
    ],
)
def test_typed_and_meant(of: NumberedAnswers, typed: str, meant: list[str]) -> None:
    assert [option.action for option in read_answer(typed, of)] == meant


def test_the_notation_beside_a_long_answer_never_wraps() -> None:
    squares = ("2,0", "0,3", "1,3")
    answers: list[tuple[str, Args]] = [(f"build tool_shed {at}", {"room": "tool_shed", "square": at}) for at in squares]
    built = choices(*answers)
    for width in (30, 40, 50, 80):
        console = Console(width=width, file=StringIO(), color_system=None)
        console.print(built.drawn(width))
        assert isinstance(console.file, StringIO)
        assert console.file.getvalue().count("build tool_shed ") == 3, width
