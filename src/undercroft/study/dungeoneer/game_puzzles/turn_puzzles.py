"""One answer to give: a hero's next feat, or the dungeonlord's next misdeed.

A shortcut comes to what it begins with: who walks to a location that is two steps away has answered with the first
step. When to be asked does not count as an answer.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from undercroft.bots.bot import deal
from undercroft.bots.dungeoneer.policy.play_styles import STEADY
from undercroft.bots.dungeoneer.policy.playout_policy import answer
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import promising
from undercroft.dungeoneer.board.actions import VOCABULARY, Shortcut
from undercroft.dungeoneer.content.card_index import HEROES
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN
from undercroft.dungeoneer.rules.questions.question_frames import FeatsFrame
from undercroft.dungeoneer.rules.turn.misdeeds import PLANNING, Misdeeds
from undercroft.dungeoneer.rules.turn.shortcuts import ANSWERS
from undercroft.kernel.base.errors import IllegalAction
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.study.analysis.game_review import Measure
from undercroft.study.dungeoneer.decision_judging import MEASURE
from undercroft.study.dungeoneer.game_puzzles.puzzle_search import Losses, clear_best
from undercroft.study.puzzles.puzzle import CERTAIN, Clear, lot_in, seed_in
from undercroft.study.puzzles.puzzle_kinds import Line

ASIDE: Final = "ask"
"""The verb of a standing order, which does not count as an answer."""

WEAK: Final = 2
"""With so little life a hero is in danger."""

OBVIOUS: Final = 3
"""One of this many positions is kept even if the bots' policy finds the best answer without any search."""

_BY_VERB: Final[Mapping[str, str]] = {
    "attempt": "quest",
    "pick_up": "quest",
    "deliver": "quest",
    "play": "card",
    "use": "effect",
    "go": "way",
    "explore": "explore",
    "attack": "attack",
    "stand": "stand",
    "done": "stop",
    "send": "send",
}
"""What an answer with this verb is about."""

TAGS: Final = (*dict.fromkeys(_BY_VERB.values()), "which-hero", "leader", "weak-target", "weak", "last-quest")


class BestAnswer:
    """Positions in which a player answers. They are dumps of what he may know, compressed."""

    share = 1.0
    most = 5
    measure: Measure = MEASURE
    frame: ClassVar[type[object]]
    """The frame that asks."""

    def begins(self, state: DungeoneerState, seat: int) -> bool:
        return isinstance(state.stack[-1], self.frame) and state.rest is None

    def position(self, state: DungeoneerState, seat: int) -> tuple[str, int]:
        plain = forget(state, seat)
        return base64.b85encode(zlib.compress(plain.dump(), 9)).decode(), seat

    def set_up(self, position: str) -> DungeoneerState:
        return DungeoneerState.load(zlib.decompress(base64.b85decode(position)))

    def study(self, position: str, seat: int, dice: str) -> Clear | None:
        state = self.set_up(position)
        actions = _answers(state, seat)
        easy = lot_in(dice) % OBVIOUS == 0
        obvious = None if easy else answer(state, seat, STEADY, Random(0))
        found = clear_best(state, seat, actions, seed_in(dice), obvious) if len(actions) > 1 else None
        if found is None or actions[found.best] not in promising(state, seat):
            return None  # an answer that the levels do not even try may be a mistake in what a position is worth
        return Clear(
            position,
            seat,
            (actions[found.best].text,),
            tuple([round(CERTAIN * loss) for loss in found.losses]),
            round(CERTAIN * found.error),
            (),
            _tags(state, seat, actions, found),
        )

    def goes_on(self, before: DungeoneerState, state: DungeoneerState, seat: int) -> bool:
        """Return whether the player has only said when to be asked so far: nothing else is different."""
        same = state.clone()
        same.settled = before.settled
        same.heroes[seat].standing = before.heroes[seat].standing
        return same.dump() == before.dump()

    def lines(self, position: str, seat: int) -> list[Line]:
        return [(action.text,) for action in _answers(self.set_up(position), seat)]

    def meaning(self, position: str, seat: int, line: Sequence[str]) -> Hashable:
        state = self.set_up(position)
        action = VOCABULARY.parse(next((text for text in line if not text.startswith(f"{ASIDE} ")), line[-1]))
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, action.text)
        if isinstance(action, Shortcut):
            action = ANSWERS[action.verb](state, seat, action)[0][1]
        return action.text

    def played(self, found: Clear) -> tuple[DungeoneerState, list[tuple[int, str]]]:
        """Return one of the worlds that the player cannot tell apart, in which all go on as the bots' policy does until
        the turn is over.
        """
        start = deal(forget(self.set_up(found.position), found.seat), found.seat, 0)
        state, rng = start.clone(), Random(found.position)
        turn = (state.active, state.round)
        answers: list[tuple[int, str]] = []
        while state.stack and (state.active, state.round) == turn:
            seat = state.to_act[0]
            action = answer(state, seat, STEADY, rng) if answers else VOCABULARY.parse(found.best[0])
            answers.append((seat, action.text))
            state.play_unchecked(seat, action)
        return start, answers

    def facts(self, position: str, seat: int) -> dict[str, str | int]:
        state = self.set_up(position)
        hero = state.heroes[seat]
        return {
            "round": state.round,
            "seats": state.seats,
            "hero": HEROES[hero.face].id,
            "life": hero.life,
            "ap": hero.all_ap,
            "glory": hero.glory,
            "peril": hero.peril,
            "done": len(hero.done),
        }


class BestFeat(BestAnswer):
    """A hero's turn: where to go, what to play, which quest to attempt, or to stop."""

    frame = FeatsFrame


class BestMisdeed(BestAnswer):
    """The dungeonlord's misdeeds, before anything has been sent."""

    frame = Misdeeds

    def begins(self, state: DungeoneerState, seat: int) -> bool:
        frame = state.stack[-1]
        planning = isinstance(frame, Misdeeds) and frame.stage == PLANNING and not state.heroes[seat].plan
        return planning and state.rest is None


def _answers(state: DungeoneerState, seat: int) -> list[Action]:
    """Return the answers that differ: no shortcuts, and nothing about when to be asked."""
    return [one for one in state.legal_actions(seat) if not isinstance(one, Shortcut) and one.verb != ASIDE]


def _tags(state: DungeoneerState, seat: int, actions: Sequence[Action], found: Losses) -> tuple[str, ...]:
    """Return what a position is about; see `TAGS`."""
    best, second = actions[found.best], actions[found.second]
    done = [len(hero.done) for hero in state.heroes]
    target = best.value if best.verb == "send" and isinstance(best, Numbered) else -1
    true = {
        _BY_VERB.get(best.verb, ""): True,
        "which-hero": best.verb == second.verb == "send" and best.args()["card"] == second.args()["card"],
        "leader": target >= 0 and all(count < done[target] for other, count in enumerate(done) if other != target),
        "weak-target": target >= 0 and state.heroes[target].life <= WEAK,
        "weak": state.heroes[seat].life <= WEAK,
        "last-quest": max(done) == TO_WIN - 1,
    }
    return tuple([tag for tag in TAGS if true.get(tag)])
