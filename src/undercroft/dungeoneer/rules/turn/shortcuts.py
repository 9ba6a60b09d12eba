"""Shortcuts: several answers in one.

A shortcut is exactly its answers given one after another, each to the question that it is meant for. Whatever can be
answered by a shortcut can be answered step by step, too. Once anybody has done anything but pass, the player of most
shortcuts is asked again; only who has sent the last encounter has said that no misdeed will follow whatever happens,
and the peril that a monster has earned goes where its owner has said. An X and a form are asked for at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.dungeoneer.board.actions import (
    CHALLENGE,
    CHALLENGE_IN,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_ALL,
    FORM,
    GIVE_PERIL,
    GO,
    PASS,
    PLACE_LOCATION,
    PLACE_ON,
    PLAY,
    PLAY_X,
    SEND,
    TO_LAIR,
    Shortcut,
    X,
)
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.board.terms.planned_answers import Rest
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.battle.aftermath import wounds_by
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import being_declared
from undercroft.dungeoneer.rules.turn.location_draw import going_on as after_placing
from undercroft.dungeoneer.rules.turn.walking import walks
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.frames import Frame

Answers = Sequence[tuple[str, Action]]
"""Answers, each with the key of the question that it is meant for."""

DECLARING: Final = "declaring"
"""The question in the window after encounters have been declared, apart from all other windows."""
UNCONDITIONAL: Final = frozenset({"challenge_in", "lair_giving", "play_x", "send_last"})
"""The shortcuts that go on whatever the others do."""
AT_ONCE: Final = frozenset({"challenge_in", "play_x"})
"""The shortcuts whose questions are asked at once, before anybody else can answer."""
HARMLESS: Final = frozenset({"pass", "ask"})
"""The verbs of answers that change nothing on the table."""


CARD_NUMBERS: Final[dict[object, int]] = {card.id: card.number for card in CARDS}
"""The number of each card by its id, as the arguments of an action name it."""

DRAWN: Final[dict[Shortcut, Answers]] = {
    way: [("draw", DRAW[0])] * way.value + [("draw", DRAW[1])] * (cards - way.value)
    for cards, ways in enumerate(DRAW_ALL)
    for way in ways
}
"""The answers that draw several cards: first the glory cards."""


def _walk(state: Position, seat: int, action: Shortcut) -> Answers:
    return [("feats", GO[side]) for side in walks(state, seat)[action.value]]


def _finish(state: Position, seat: int, action: Shortcut) -> Answers:
    return [("feats", DONE), ("discard", DISCARD[action.value])]


def _send_last(state: Position, seat: int, action: Shortcut) -> Answers:
    card = CARD_NUMBERS[action.args()["card"]]
    return [("misdeeds", SEND[card][action.value]), ("misdeeds", DECLARE), (DECLARING, PASS), ("banes", DONE)]


def _lair_giving(state: Position, seat: int, action: Shortcut) -> Answers:
    card = CARD_NUMBERS[action.args()["card"]]
    giving = (_giving(CARDS[card].id), GIVE_PERIL[action.value])
    return [("where-to", TO_LAIR[card]), *[giving] * wounds_by(state, card)]


def _giving(card: str) -> str:
    """Return the question who gains the peril that this monster has earned."""
    return f"give-peril {card}"


def _draw_all(state: Position, seat: int, action: Shortcut) -> Answers:
    return DRAWN[action]


def _place_on(state: Position, seat: int, action: Shortcut) -> Answers:
    turned = PLACE_ON[action.value].index(action)
    following = after_placing(state)
    return [("place", PLACE_LOCATION[action.value][turned]), *([("feats", following)] if following is not None else [])]


def _play_x(state: Position, seat: int, action: Shortcut) -> Answers:
    card = next(card for card in state.heroes[seat].hand if action in PLAY_X[card])
    return [("play", PLAY[card]), ("x", X[action.value])]


def _challenge_in(state: Position, seat: int, action: Shortcut) -> Answers:
    foe = next(foe for foe, ways in enumerate(CHALLENGE_IN) if action in ways)
    return [("challenge", CHALLENGE[foe]), ("form", FORM[action.value])]


ANSWERS: Final[dict[str, Callable[[Position, int, Shortcut], Answers]]] = {
    "challenge_in": _challenge_in,
    "draw_all": _draw_all,
    "finish": _finish,
    "lair_giving": _lair_giving,
    "place_on": _place_on,
    "play_x": _play_x,
    "send_last": _send_last,
    "walk": _walk,
}
"""The answers that each shortcut consists of, by its verb."""


def begin(state: Position, seat: int, action: Shortcut) -> Action:
    """Note all answers of a shortcut but the first, and return that one.

    They come before what is left of another shortcut, if both go on whatever the others do.
    """
    (_, first), *others = ANSWERS[action.verb](state, seat, action)
    answers = tuple([(key, answer.text) for key, answer in others])
    rest = state.rest
    below = None
    if rest is not None and {rest.verb, action.verb} <= UNCONDITIONAL:
        if rest.seat == seat:
            answers += rest.answers
        elif action.verb in AT_ONCE:
            below = rest
    state.rest = Rest(seat, action.verb, answers, below)
    return first


def interrupt(state: Position, action: Action) -> None:
    """Drop what is left of a shortcut, unless the answer that somebody gives lets it go on."""
    if state.rest is not None and state.rest.verb not in UNCONDITIONAL and action.verb not in HARMLESS:
        state.rest = None


def go_on(state: Position) -> bool:
    """Give the next answer of a shortcut, if the question is the one that it is meant for.

    Returns:
        False if the player has to answer.
    """
    rest = state.rest
    frame = state.stack[-1]
    if rest is None or frame.seats(state)[0] != rest.seat:
        return False
    key = _key(state, rest.seat, frame)
    place = -1
    for i, (question, _) in enumerate(rest.answers):
        if question == key:
            place = i
            break
    if place < 0:
        return False
    answer = state.vocabulary.parse(rest.answers[place][1])
    if not frame.allows(state, rest.seat, answer):
        state.rest = None
        return False
    state.rest = rest.without(place)
    frame.take(state, rest.seat, answer)
    return True


def _key(state: Position, seat: int, frame: Frame[Any]) -> str:
    if isinstance(frame, Window):
        return DECLARING if frame.moment == WindowMoment.DECLARED and being_declared(state) else "window"
    prompt = frame.ask(state, seat)
    return _giving(prompt.source) if prompt.key == "give-peril" and prompt.source else prompt.key
