"""What a bot of Dungeoneer makes of its view: where things are, how far, who leads."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import Final

from undercroft.dungeoneer.cards import CARDS, QUESTS, STATS, Card, Quest
from undercroft.dungeoneer.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.views import ExitView, HeroView, PlaceView, View
from undercroft.kernel.decisions import Decision

CARD: Final[dict[str, Card]] = {card.id: card for card in CARDS}
QUEST: Final[dict[str, Quest]] = {quest.id: quest for quest in QUESTS}
CALLED: Final = {
    card.id: frozenset({card.face.id, card.face.kind, "entrance" if card.entrance else ""}) for card in LOCATION_CARDS
}
"""For each location card all words that a quest may mean it by."""
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SIDES: Final = ("n", "e", "s", "w")
FAR: Final = 99.0
FACES: Final = 6


def odds(plus: int, need: int) -> float:
    """How likely one die and a number reach a value."""
    return max(0, min(FACES, FACES + 1 - (need - plus))) / FACES


class Situation:
    """A view and a question, with what follows from them."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.me: HeroView = view.heroes[decision.seat]
        self.places: dict[str, PlaceView] = {place.location: place for place in view.map}
        self._at = {(place.x, place.y): place for place in view.map}
        self.actions = [option.action for option in decision.options]

    def starting(self, verb: str) -> list[str]:
        """The answers with that verb."""
        return [action for action in self.actions if action.split(" ", 1)[0] == verb]

    def stat(self, word: str) -> int:
        """A number of one's own hero."""
        return int(getattr(self.me, word)) if word in STATS else 0

    @property
    def rivals(self) -> list[HeroView]:
        """The living others, the one closest to winning first."""
        others = [hero for hero in self.view.heroes if hero.alive and hero.seat != self.me.seat]
        return sorted(others, key=lambda hero: (-len(hero.done), hero.life, -hero.peril))

    # The map.

    def behind(self, place: PlaceView, side: int) -> PlaceView | None:
        """The location on that side."""
        dx, dy = STEPS[side]
        return self._at.get((place.x + dx, place.y + dy))

    def price(self, exit: ExitView) -> float:
        """How many action points leaving by an exit takes, on average; a wound is worth two."""
        if exit.kind == "open":
            return 1.0
        passing = odds(self.stat(exit.stat or ""), exit.value)
        return 1.0 + (1 - passing) * (1.0 if exit.kind == "blocked" else 2.0)

    def ways(self, place: PlaceView) -> Iterable[tuple[int, PlaceView, float]]:
        """Where one step leads from there: the side, the location, what it takes."""
        for side, exit in enumerate(place.exits):
            other = self.behind(place, side)
            if other is not None and exit.kind != "wall" and other.exits[side ^ 2].kind != "wall":
                yield side, other, self.price(exit) + self._dread(other)

    def _dread(self, place: PlaceView) -> float:
        """What the hazards of a location are worth avoiding."""
        total = 0.1 * place.peril
        for hazard in place.hazards:
            if hazard.active and hazard.stat is not None:
                total += 1.5 * (1 - odds(self.stat(hazard.stat), hazard.value))
        return total

    def paths(self) -> dict[str, tuple[float, str]]:
        """For each location that can be reached, what the way takes, and by which side it begins."""
        start = self.me.location
        if start is None:
            return {}
        found: dict[str, tuple[float, str]] = {}
        queue: list[tuple[float, str, str]] = [(0.0, start, "")]
        while queue:
            cost, name, first = heapq.heappop(queue)
            if name in found:
                continue
            found[name] = (cost, first)
            for side, other, step in self.ways(self.places[name]):
                if other.location not in found:
                    heapq.heappush(queue, (cost + step, other.location, first or SIDES[side]))
        return found

    # Quests.

    def goals(self) -> dict[str, list[str]]:
        """The locations at which each open quest can be gone on with; none if they are not on the map yet."""
        goals: dict[str, list[str]] = {}
        for quest in (*self.me.quests, *self.view.commons):
            face = QUEST[quest].face
            where = face.deliver if quest in self.me.escorts else face.where
            lying = [place.location for place in self.view.map if quest in place.tokens]
            goals[quest] = lying or [place.location for place in self.view.map if fits(place, where)]
        return goals

    def needs_search(self, quest: str) -> bool:
        """Whether the quest has to be found first."""
        return "search" in QUEST[quest].face.categories and quest not in self.me.found

    def prospects(self, quest: str) -> float:
        """How likely an attempt of the quest succeeds now, roughly; 0 if it would be folly."""
        chance = 1.0
        for effect in QUEST[quest].face.effects:
            if effect.on != "attempt":
                continue
            if effect.do == "threat":
                chance *= odds(self.stat(effect.stat), effect.value)
            elif effect.do == "roll":
                chance *= 0.4
            elif effect.do == "sacrifice" and effect.what == "life":
                chance *= 1.0 if self.me.life >= effect.n + 2 else 0.0
            elif effect.do == "spawn":
                chance *= self._hunt(quest)
        return chance

    def _hunt(self, quest: str) -> float:
        monster = QUEST[quest].monster
        assert monster is not None
        if self.me.life <= 2:
            return 0.0
        form = monster.attacks[0]
        defence = odds(self.stat(STATS[form]), monster.values[form] + 4)
        attack = max(odds(self.stat(word), monster.values[i] + 4) for i, word in enumerate(("melee", "magic")))
        rounds = monster.life
        return max(0.0, min(1.0, (defence + attack) / rounds))


def fits(place: PlaceView, where: tuple[str, ...]) -> bool:
    """Whether the location is one of those that a quest names."""
    return any(word in CALLED[place.location] for word in where)
