"""What ``?`` says of answers that cannot be chosen: one line for each reason, however many it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from undercroft.cli.session.question_help import EXAMPLES, refused
from undercroft.dungeonlords import GAME
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts

TEXTS = Texts("en", "dungeon-lords", strict=True)


@dataclass
class Answer:
    """An answer that is refused."""

    text: str
    why: Refusal


@dataclass
class Refusing:
    """A position in which everything is refused; it stands for a match, too."""

    answers: Sequence[Answer]
    options: Sequence[Any] = field(default_factory=tuple)

    @property
    def state(self) -> Refusing:
        """The position is the match itself."""
        return self

    def decision(self, _: int) -> Refusing:
        """Nothing can be chosen here."""
        return self

    def candidates(self, _: int) -> Sequence[Answer]:
        """What one may think of."""
        return self.answers

    def why_not(self, _: int, answer: Answer) -> Refusal:
        """Why an answer is refused."""
        return answer.why


def lines(*answers: tuple[str, Refusal]) -> list[tuple[str, list[str]]]:
    """What is said of these answers."""
    return refused(cast(Match, Refusing([Answer(*one) for one in answers])), 0, TEXTS)


def test_the_same_reason_for_several_answers_is_one_line() -> None:
    match = Match.start(GAME, 4, GAME.preset("full"), "q", ("me",) * 4)
    ((sentence, notations),) = refused(match, 0, TEXTS)
    drawn = {option.action for option in match.state.decision(0).options}
    assert len(notations) == 5 and drawn.isdisjoint(notations)
    first, _, rest = sentence.partition(" [DL-14.2] Likewise: ")
    assert first.endswith("is not among the three you drew.")
    assert len(rest.split(" · ")) == 4 <= EXAMPLES


def test_a_line_is_true_of_all_that_it_names() -> None:
    def zone(room: str, where: str) -> Refusal:
        return Refusal("DL-5.15", "room-zone", {"room": room, "zone": where, "square": "2,0"})

    def needs(amount: int) -> Refusal:
        return Refusal("DL-5.10", "too-little-gold", {"needs": amount, "has": 0})

    said = lines(
        ("build mint", zone("mint", "centre")),
        ("build workshop", zone("workshop", "centre")),
        ("build mushroom_bed", zone("mushroom_bed", "lower")),
        ("mine 2", needs(2)),
        ("mine 3", needs(3)),
    )
    assert [notations for _, notations in said] == [
        ["build mint", "build workshop"],
        ["build mushroom_bed"],
        ["mine 2"],
        ["mine 3"],
    ]
    assert said[0][0].endswith("Likewise: " + TEXTS.name("workshop"))
    assert not any("Likewise" in sentence for sentence, _ in said[1:])


def test_of_many_names_some_are_counted() -> None:
    squares = [f"{x},{y}" for x in range(4) for y in range(2)]
    refusals = [(f"dig {one}", Refusal("DL-5.8", "square-apart", {"square": one})) for one in squares]
    ((sentence, notations),) = lines(*refusals)
    assert len(notations) == 8
    assert sentence.endswith(f"Likewise: {' · '.join(squares[1 : 1 + EXAMPLES])} … 2 more")
