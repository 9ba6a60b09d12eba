"""Heroes that search: they try their answers in dealt worlds, which the policy plays on to the end of the turn.

A bot gets a world that its seat cannot tell from the real one and deals more from it, so that it answers alike in all
such worlds. What the rivals hold differs from world to world, and so does how they play. An answer is worth what the
position is worth to which it leads. What makes little difference, such as which deck to draw from, is left to the
policy.

The worlds end with the turn because luck grows faster than insight: with 60 trials an answer, heroes that look to the
end of the turn won 30 of 41 games against `greedy.greedy_bot`; those that looked one round ahead, with 30 to 60, won 16
of 36.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final, NamedTuple

from undercroft.bots.bot import deal, pace_of_trials
from undercroft.bots.dungeoneer.evaluation.position_value import kind_of, value
from undercroft.bots.dungeoneer.outlook.quest_outlook import attempt_chance, open_quests
from undercroft.bots.dungeoneer.policy import dungeonlord_turns, hero_turns
from undercroft.bots.dungeoneer.policy.play_styles import FIRST, Habits, Style, any_style
from undercroft.bots.dungeoneer.policy.playout_policy import answer, play_on
from undercroft.bots.dungeoneer.policy.wasted_answers import is_worth_trying, without_waste
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.feature_weights import Weights
from undercroft.bots.level_editions import SearchLevel
from undercroft.bots.sequential_halving import Deadline, RankedCandidate, race
from undercroft.dungeoneer.board.actions import EXPLORE, Shortcut
from undercroft.dungeoneer.content.card_index import QUESTS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.dungeoneer.views import View
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import Decision

PLACES: Final = 6
"""How many places for a location are tried."""
SENDS: Final = 8
"""How many ways to send an encounter are tried."""
RIPE: Final = 0.5
"""A chance for which the attempt of a quest is not put off."""
POINTLESS: Final = 0.0
"""An encounter that must be expected to harm no more than this is not sent."""
BY_LUCK: Final = 0.5
"""How many action points a way may take, on average, beyond those in hand: the exits and hazards may be passed."""
LEFT_ALONE: Final = frozenset({"ask", "drop", "lie_down", "recall"})
"""Verbs that are not tried: standing orders, and what only takes something back."""
BY_RULE: Final = frozenset({"draw", "discard", "to_lair"})
"""Verbs of questions that are answered by the policy alone: what they change is less than what a trial errs."""
CAUTION: Final = (0.5, 0.1, 0.1)
"""How much better than the policy's own answer another one must look after one trial, about the error of a difference;
after n trials it is divided by the square root of n. By kind of game: a lone hero's value is known less well.
"""

WINDOW: Final = "window"
"""The key of the question in a window."""
HURRIED: Final = 4
"""How many times as fast a window is answered where people wait."""


class Skill(NamedTuple):
    """How well a player plays.

    Attributes:
        trials: how many trials an answer may cost.
        whim: how much less chance to win an answer may promise than the best and still be given.
        slips: how often it answers without trying anything, of 100 times.
        noise: how often of 100 times such an answer is any at all.
        glance: if not 0, all but a hero's own feats is decided at a glance: an answer may promise so much less chance
            to win than the best, and what looks best in a few worlds is taken for it.
        habits: what the policy does for it, and in its worlds for everybody, in games with rivals.
    """

    trials: int
    whim: float
    slips: int = 0
    noise: int = 0
    glance: float = 0.0
    habits: Habits = FIRST


class Dealt(NamedTuple):
    """A world that a seat cannot tell from the real one, how each seat plays in it, and its dice."""

    world: DungeoneerState
    styles: Sequence[Style]
    seed: int


class HeroSearch(SearchLevel):
    """A player that searches as well as its `skill` says, and weighs positions with its `weights`."""

    skill: ClassVar[Skill]

    @classmethod
    def pace(cls, key: str) -> float:
        """Return after how many seconds it answers: the more it may try, the later; sooner in a window, of which there
        are many.
        """
        return pace_of_trials(cls.skill.trials // (HURRIED if key == WINDOW else 1))

    def search(self, view: View, decision: Decision, world: DungeoneerState) -> str:
        seat = decision.seat
        legal = world.legal_actions(seat)
        if len(legal) == 1:
            return legal[0].text
        rng = Random(self.chance.below(1 << 62))
        skill = self.skill
        if rng.random() * 100 < skill.slips:
            style = any_style(rng, habits_in(world, skill.habits))._replace(noise=skill.noise)
            return answer(world, seat, style, rng).text
        return Question(forget(world, seat), seat, skill, self.weights, Deadline(self.seconds), rng).answer().text


class WorldTrials:
    """Tries answers of a player in dealt worlds, which the policy plays on.

    Args:
        plain: the position, as `hidden_information.forget` has made it.
        seat: who is asked.
        skill: how much to try, and how exactly.
        weights: what weighs the positions that answers lead to; None for those of the package.
        deadline: when to stop at the latest.
        rng: the dice.
    """

    def __init__(
        self,
        plain: DungeoneerState,
        seat: int,
        skill: Skill,
        weights: Weights | None,
        deadline: Deadline,
        rng: Random,
    ) -> None:
        self.plain = plain
        self.seat = seat
        self.skill = skill
        self.habits = habits_in(plain, skill.habits)
        self.weights = weights
        self.deadline = deadline
        self.rng = rng
        self._dice = rng.getrandbits(60)

    def measuring(self, number: int) -> Callable[[Action], float]:
        """Return what measures an answer in the world with this number."""
        trying, seat, weights = self.trying(number), self.seat, self.weights
        return lambda action: value(trying(action), seat, weights)

    def trying(self, number: int) -> Callable[..., DungeoneerState]:
        """Return what leads from an answer to the position that is weighed, in the world with this number.

        Further answers are given one after another, each if it is legal then.
        """
        world, styles, seed = self.dealt(number)
        seat = self.seat

        def reached(action: Action, *later: Action) -> DungeoneerState:
            tried = world.clone()
            tried.play_unchecked(seat, action)
            for one in later:
                if tried.to_act == (seat,) and one in tried.legal_actions(seat):
                    tried.play_unchecked(seat, one)
            if (tried.active, tried.round) == (world.active, world.round):  # else the answer itself has ended the turn
                play_on(tried, styles, Random(seed), 0)
            return tried

        return reached

    def dealt(self, number: int) -> Dealt:
        """Return the world with this number, and how it is played on."""
        seed = self._dice + number
        rng = Random(seed)
        styles = [any_style(rng, self.habits) for _ in range(self.plain.seats)]
        styles[self.seat] = Style(rng.random() - 0.5, habits=self.habits)
        return Dealt(deal(self.plain, self.seat, seed), styles, seed)


class Question(WorldTrials):
    """One decision of a player: which answers are worth trying, and which one is given."""

    def answer(self) -> Action:
        """Return the answer."""
        return self.answer_and_next()[0]

    def answer_and_next(self) -> tuple[Action, Action | None]:
        """Return the answer, and the best of the others; None if no other one is worth trying."""
        candidates = promising(self.plain, self.seat, self.habits)
        if len(candidates) == 1:
            return candidates[0], None
        ranked = self._race(candidates)
        chosen = self._chosen(ranked, candidates[0])
        return chosen, next((one.candidate for one in ranked if one.candidate is not chosen), None)

    def ranking(self) -> list[RankedCandidate[Action]]:
        """Return the answers worth trying, the best first."""
        return self._race(promising(self.plain, self.seat, self.habits))

    def _race(self, candidates: Sequence[Action]) -> list[RankedCandidate[Action]]:
        return race(candidates, self.measuring, self.skill.trials, self.deadline)

    def _chosen(self, ranked: Sequence[RankedCandidate[Action]], usual: Action) -> Action:
        """Choose one of those that look at most so much worse than the best."""
        whim, caution = self.skill.whim, CAUTION[kind_of(self.plain)]
        if self.skill.glance and not isinstance(self.plain.stack[-1], Feats):
            whim, caution = self.skill.glance, 0.0
        means = [
            (one.mean - (caution / one.trials**0.5 if one.candidate is not usual else 0.0), one.candidate)
            for one in ranked
            if one.trials
        ]
        if not means:
            return usual
        best = max([mean for mean, _ in means])
        close = [candidate for mean, candidate in means if mean >= best - whim]
        return close[int(self.rng.random() * len(close))]


def habits_in(state: DungeoneerState, habits: Habits) -> Habits:
    """Return these habits for a game with rivals; a lone hero has the first ones, which spend less on other quests, but
    wastes as little.
    """
    return FIRST._replace(thrift=habits.thrift, care=habits.care) if state.variant.solo else habits


def promising(plain: DungeoneerState, seat: int, habits: Habits = FIRST) -> list[Action]:
    """Return the answers worth trying, what the policy with these habits would answer first."""
    legal = [action for action in plain.legal_actions(seat) if not isinstance(action, Shortcut)]
    if habits.thrift:
        legal = without_waste(plain, seat, legal)
    if habits.care:
        legal = [action for action in legal if not _is_folly(plain, seat, action)]
    usual = answer(plain, seat, Style(habits=habits), Random(0))
    first = legal[0].verb
    if first in BY_RULE or usual.verb in ("deliver", "pick_up"):
        return [usual]
    if usual.verb == "use" and hero_turns.is_exchange(plain, seat, usual, habits.patience):
        return [usual]  # what a quest that nobody knows yet is worth, no trial shows
    found = [action for action in legal if action is not usual and action.verb not in LEFT_ALONE]
    ripe = [action for action in legal if _is_ripe(plain, seat, action)]
    if plain.variant.solo and _is_for_a_quest(plain, seat, usual):
        ripe.append(usual)  # alone, nothing is gained by putting it off, and a hero who does may do so for ever
    if ripe:
        found = [a for a in (*ripe, *found) if a is not usual and (a in ripe or a.verb == "play" or a is EXPLORE)]
        found = list(dict.fromkeys(found))
    if usual.verb == "go":
        spare = _to_spare(plain, seat)
        if spare >= 0:
            found = [a for a in found if a.verb == "play" or (spare >= 1 and a is EXPLORE)]
    if first == "place":
        scored = sorted(hero_turns.place_scores(plain, seat, found), key=_score)
        found = [action for _, action in scored[: PLACES - 1]]
    menaces = {send: dungeonlord_turns.menace(plain, seat, send) for send in found if send.verb == "send"}
    if menaces:
        best = sorted([send for send in menaces if menaces[send] > POINTLESS], key=lambda send: -menaces[send])[:SENDS]
        found = [action for action in found if action not in menaces or action in best]
    return [usual, *found]


def _is_folly(plain: DungeoneerState, seat: int, action: Action) -> bool:
    """Return whether the answer attempts a quest whose wound weighs more than its chance."""
    if action.verb != "attempt" or not isinstance(action, Numbered):
        return False
    return not is_worth_trying(plain, seat, action.value)


def _is_ripe(plain: DungeoneerState, seat: int, action: Action) -> bool:
    """Return whether the answer attempts a quest that should not be put off to another turn."""
    if action.verb != "attempt" or not isinstance(action, Numbered):
        return False
    return attempt_chance(plain, seat, action.value) >= RIPE


def _is_for_a_quest(plain: DungeoneerState, seat: int, action: Action) -> bool:
    """Return whether the answer attempts an open quest, or searches for it."""
    if action.verb not in ("attempt", "use"):
        return False
    return action.text.split()[1] in [QUESTS[quest].id for quest in open_quests(plain, seat)]


def _to_spare(plain: DungeoneerState, seat: int) -> float:
    """Return how many action points are left when the hero gets to his goal this turn; −1 if he does not, or if the
    quest is not worth hurrying for.
    """
    goal = hero_turns.chosen_goal(plain, seat)
    if goal is None or goal.location < 0 or (goal.quest >= 0 and attempt_chance(plain, seat, goal.quest) < RIPE):
        return -1.0
    spare = plain.heroes[seat].ap - goal.way
    return max(0.0, spare) if spare >= -BY_LUCK else -1.0


def _score(scored: tuple[float, Action]) -> float:
    return scored[0]
