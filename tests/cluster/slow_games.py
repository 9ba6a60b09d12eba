"""Slow games that are played before they are served: who answers what and when, as their rules and calendars have it.

The games are played with the kernel alone. What the server is asked to do later follows from them, and so does what the
oracle (`tests.server.notice_oracle`) expects to be heard.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tests.server.notice_oracle import BEGUN, DAY, LOOK, ZONES, Asked, Player, Story, is_slow, workdays_end
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.server.services.notices.notice_times import DELAYS

GAME: Final = "dungeon-lords"
PRESET: Final = "full"
PACES: Final = (None, 86400, 3 * 86400, 3 * 86400)
HURRY: Final = 240.0
"""How many seconds people take at least: more than a look that a dead node has claimed is delayed."""
SHARE: Final = 5
"""At how many tables somebody sits, on average."""
TURN_SECONDS: Final = 1.8 * DAY
"""How long somebody takes to answer, on average."""


class Happening(NamedTuple):
    """Something that people do."""

    at: float
    kind: str
    person: str
    table: str = ""
    seat: int = 0
    number: int = 0
    action: str = ""


class Plot(NamedTuple):
    """What happens, and what the oracle has to know of it.

    Attributes:
        story: people, tables and questions.
        planned: until when people have planned their vacations to last.
        seats: who sits where.
        seeds: the seeds of the games.
        happenings: what people do, in order.
        returns: how often an owner has come back to a seat after running out of time.
        end: when the story ends.
    """

    story: Story
    planned: dict[str, float]
    seats: dict[str, tuple[str, str]]
    seeds: dict[str, str]
    happenings: list[Happening]
    returns: int
    end: float


class SlowGame:
    """A game that two people play slowly, without a server.

    Args:
        table: its table.
        players: who plays.
        pace: how many seconds there are for an answer.
        workdays: whether weekends do not count.
        returning: those whose next answer at a slow table is what ends their vacation.
        chance: decides.
    """

    def __init__(
        self,
        table: str,
        players: tuple[Player, Player],
        pace: float | None,
        workdays: bool,
        returning: set[str],
        chance: random.Random,
    ) -> None:
        game = find_game(GAME)
        self.table = table
        self.seed = f"{table} {chance.random()}"
        self.questions: list[Asked] = []
        self.happenings: list[Happening] = []
        self.returns = 0
        self._match = Match.start(game, 2, game.preset(PRESET), self.seed)
        self._players = players
        self._pace = pace
        self._workdays = workdays
        self._returning = returning
        self._chance = chance
        self._open: dict[int, tuple[float, float | None]] = {}  # since when, and until when
        self._plans: dict[tuple[str, int], float] = {}
        self._away: dict[int, float] = {}  # since when
        self._changed = [0.0, 0.0]
        self._nudged = [0.0, 0.0]

    def play(self, begin: float, end: float) -> None:
        """Play from one moment to another."""
        self._happen(begin, "make", 0)
        self._ask(begin)
        while self._plans and not self._match.state.is_terminal:
            (kind, seat), at = min(self._plans.items(), key=lambda one: one[1])
            if at >= end:
                break
            del self._plans[kind, seat]
            if kind == "answer":
                self._answer(seat, at)
            elif kind == "late":  # the server notes at once who else is late by then
                others = [other for (why, other), end in self._plans.items() if why == "late" and end <= at + LOOK]
                for late in (seat, *others):
                    self._close(late, at)
                    self._away[late] = at
                    self._changed[late] = at
                    self._plans["back", late] = at + HURRY + self._chance.expovariate(1 / TURN_SECONDS)
            else:
                self.returns += 1
                self._return(seat, at)
                self._changed[seat] = at
                self._happen(at, "back", seat)
            self._ask(at)
        for seat in list(self._away):
            self._return(seat, end)
        for seat in list(self._open):  # nobody answers any more: the oracle knows until when it has to look
            self._close(seat, end)

    def _return(self, seat: int, at: float) -> None:
        """Note until when somebody had run out of time."""
        since = self._away.pop(seat)
        timeout = Asked(self._players[seat], self.table, seat, since, at, None, None, None, is_timeout=True)
        self.questions.append(timeout)

    def _happen(self, at: float, kind: str, seat: int, **more: Any) -> None:
        self.happenings.append(Happening(at, kind, self._players[seat].id, self.table, seat, **more))

    def _answer(self, seat: int, at: float) -> None:
        decision = self._match.state.decision(seat)
        action = self._chance.choice(self._match.state.legal_actions(seat)).text
        self._happen(at, "answer", seat, number=decision.number, action=action)
        self._close(seat, at)
        self._match.apply(seat, action)

    def _ask(self, at: float) -> None:
        """Answer for those who are away, as the server does, and note who is asked from now on."""
        state = self._match.state
        for seat in set(self._open) - set(state.to_act):
            self._close(seat, at)
        for seat in set(state.to_act) - set(self._open) - set(self._away):
            self._begin(seat, at)
        while len(self._away) == 1 and (late := [seat for seat in state.to_act if seat in self._away]):
            self._match.apply(late[0], state.decision(late[0]).default)
            for seat in set(self._open) - set(state.to_act):
                self._close(seat, at)
            for seat in set(state.to_act) - set(self._open) - set(self._away):
                self._begin(seat, at)
        for seat in list(self._away) if state.is_terminal else ():
            self._return(seat, at)

    def _begin(self, seat: int, at: float) -> None:
        player, end = self._players[seat], self._end(seat, at)
        self._open[seat] = at, end
        answered = at + HURRY + self._chance.expovariate(1 / TURN_SECONDS)
        if player.away is not None and is_slow(self._pace):
            begins, ends = player.away
            if player.id in self._returning and at < ends < answered:
                self._returning.discard(player.id)
                answered = ends
            elif begins <= answered <= ends + HURRY:
                answered = ends + HURRY + self._chance.uniform(0, DAY)
        if end is not None and end <= answered + LOOK:
            self._plans["late", seat] = end + LOOK
        else:
            self._plans["answer", seat] = answered

    def _end(self, seat: int, asked: float) -> float | None:
        player = self._players[seat]
        if self._pace is None:
            return None
        return workdays_end(asked, self._pace, player.zone, self._workdays, player.away)

    def _planned_end(self, seat: int, asked: float, end: float | None) -> float | None:
        """Return until when there was time before a vacation ended early, if that was later."""
        player = self._players[seat]
        if self._pace is None or player.away is None or player.planned is None or asked >= player.away[1]:
            return None
        planned = player.away[0], player.planned
        at = workdays_end(asked, self._pace, player.zone, self._workdays, planned)
        return None if at == end else at

    def _close(self, seat: int, at: float) -> None:
        player, (asked, end) = self._players[seat], self._open.pop(seat)
        self._plans.pop(("answer", seat), None)
        self._plans.pop(("late", seat), None)
        if asked < at:
            nudged = self._nudge(seat, asked, at)
            planned = self._planned_end(seat, asked, end)
            question = Asked(player, self.table, seat, asked, at, self._pace, end, nudged, planned=planned)
            self.questions.append(question)

    def _nudge(self, seat: int, asked: float, closed: float) -> float | None:
        """Let the other one remind of a question, if that is possible."""
        other, away = 1 - seat, self._players[seat].away
        if closed - asked < HURRY or self._chance.random() > 0.25:
            return None
        at = self._chance.uniform(asked + 1, closed - HURRY / 2)
        is_there = other not in self._away and self._changed[other] < asked
        rests = away is not None and away[0] - 1 <= at < away[1] + 1
        if not is_there or rests or at < self._nudged[seat] + DAY:
            return None
        self._nudged[seat] = at
        self._happen(at, "nudge", other, number=seat)
        return at


def plot(chance: random.Random, games: int, days: int) -> Plot:
    """Make up people and games of some days, and play them."""
    end = BEGUN + days * DAY
    players, planned, returning = [], {}, set()
    for number in range(max(3, 2 * games // SHARE)):
        name = f"p{number}"
        quiet = (chance.randrange(1440), chance.randrange(1440)) if chance.random() < 0.8 else None
        digest = chance.choice((None, chance.randrange(1440), 150))  # an hour that is skipped in Rome
        away = None
        if chance.random() < 0.4:
            begins = BEGUN + 60 * chance.randrange(120, 1440 * max(1, days - 4))
            lasts = 60 * chance.randrange(1440, 5 * 1440)
            planned[name] = begins + lasts
            if chance.random() < 0.5:
                lasts = 60 * chance.randrange(60, lasts // 60 + 1)
            away = begins, begins + lasts
            if begins + lasts < planned[name] and chance.random() < 0.5:
                returning.add(name)
        was = planned[name] if away is not None and away[1] < planned[name] else None
        players.append(Player(name, chance.choice(ZONES), chance.choice(DELAYS), quiet, digest, away, [], was))
    early = {one.id: one.away[1] for one in players if one.away is not None and one.planned is not None}
    story = Story(players, {}, set(), set(), [], set())
    found, seats, seeds, returns = [], {}, {}, 0
    for number in range(games):
        table, pace = f"t{number}", chance.choice(PACES)
        story.tables[table] = pace
        if pace and chance.random() < 0.6:
            story.workdays.add(table)
        one, other = chance.sample(players, 2)
        game = SlowGame(table, (one, other), pace, table in story.workdays, returning, chance)
        game.play(BEGUN + chance.uniform(0, DAY), end)
        story.questions.extend(game.questions)
        found += game.happenings
        seats[table], seeds[table], returns = (one.id, other.id), game.seed, returns + game.returns
        if chance.random() < 0.1:
            story.muted.add((one.id, table))
    by_answer = set(early) & {one.person for one in found if one.kind == "answer" and one.at == early.get(one.person)}
    found += [Happening(at, "return", name) for name, at in early.items() if name not in by_answer]
    _look_at_pages(chance, players, found, end)
    for player in players:
        for begin, until in player.sights:
            found += [Happening(begin, "see", player.id), Happening(until, "look away", player.id)]
    happenings = sorted([one for one in found if one.at < end], key=lambda one: one.at)
    return Plot(story, planned, seats, seeds, happenings, returns, end)


def _look_at_pages(chance: random.Random, players: Iterable[Player], found: list[Happening], end: float) -> None:
    """Note when pages are in sight: now and then, and while people do something."""
    seen: dict[str, list[tuple[float, float]]] = {player.id: [] for player in players}
    for one in found:
        if one.kind != "make":
            seen[one.person].append((one.at - chance.uniform(1, 60), one.at + chance.uniform(1, 400)))
    for player in players:
        at = BEGUN
        while at < end:
            at += chance.expovariate(1 / DAY) + 1
            seen[player.id].append((at, at + chance.expovariate(1 / 900) + 1))
        for begin, until in sorted(seen[player.id]):
            if player.sights and begin <= player.sights[-1][1] + 1:
                player.sights[-1] = player.sights[-1][0], max(until, player.sights[-1][1])
            else:
                player.sights.append((begin, until))
