"""What a bot of Dungeoneer makes of its view: where things are, how far, who leads, what would succeed."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from undercroft.bots.dungeoneer.outlook.card_worth import CARD, PLACE, QUEST
from undercroft.dungeoneer.content.card_index import (
    AGAINST,
    FORMS,
    MOD_ATTACK,
    MOD_BATTLE,
    MOD_COUNTER,
    MOD_THREAT,
    TESTED,
    TYPES,
    Modifier,
)
from undercroft.dungeoneer.content.faces import SIDES, Effect
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS, is_at
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, hits, odds, reach
from undercroft.dungeoneer.views import ExitView, FighterView, HeroView, PlaceView, View
from undercroft.kernel.engine.decisions import Decision

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
FAR: Final = 99
TO_WIN: Final = 3
A_LIFE: Final = 0.8
"""The chance of success for which the last life is risked on a quest."""
TRAVELLING: Final = 1
"""The approximate action points left when a hero arrives at a quest."""


class Situation:
    """A view and a question, with what follows from them."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.me: HeroView = view.heroes[decision.seat]
        self.places: dict[str, PlaceView] = {place.location: place for place in view.map}
        self._at = {(place.x, place.y): place for place in view.map}
        self.actions = [option.action for option in decision.options]
        self.alone = view.seats == 1

    def starting(self, verb: str) -> list[str]:
        """Return the answers with that verb."""
        return [action for action in self.actions if action.split(" ", 1)[0] == verb]

    def stat(self, word: str) -> int:
        """Return a number of one's own hero."""
        return int(getattr(self.me, word)) if word in TESTED else 0

    @property
    def magic(self) -> bool:
        """Whether one's hero fights better with magic."""
        return self.me.magic > self.me.melee

    @property
    def rivals(self) -> list[HeroView]:
        """The living others, the one closest to winning first."""
        others = [hero for hero in self.view.heroes if hero.alive and hero.seat != self.me.seat]
        return sorted(others, key=lambda hero: (-len(hero.done), hero.life, -hero.peril))

    # Bonuses that lie open.

    def _modifiers(self, hero: HeroView) -> Iterable[Modifier]:
        for prepared in (*hero.boons, *hero.treasures, *hero.banes):
            yield from CARD[prepared.id].modifiers
            for attached in prepared.attached:
                yield from CARD[attached].modifiers
        for quest in hero.done:
            yield from QUEST[quest].artifact
        for quest in (*hero.quests, *self.view.commons):
            yield from QUEST[quest].influence

    def threat(self, stat: str, against: str = "other") -> int:
        """Return what is added to a test of one's own hero."""
        form, bit = TESTED.index(stat), 1 << AGAINST.index(against)
        bonuses = [m.n for m in self._modifiers(self.me) if m.what == MOD_THREAT and m.form >> form & 1]
        picky = [
            m.n for m in self._modifiers(self.me) if m.what == MOD_THREAT and m.form >> form & 1 and not m.against & bit
        ]
        return self.stat(stat) + sum(bonuses) - sum(picky)

    def help_with(self, stat: str) -> int:
        """Return what the best card in hand that can be paid would add to a roll that matters."""
        best = 0
        for card in self.me.hand.cards or ():
            for effect in CARD[card].face.effects:
                if (
                    effect.on == "play"
                    and effect.do == "mod"
                    and effect.what == "roll"
                    and stat in (effect.form or TESTED)
                ):
                    best = max(best, min(effect.most, self.me.glory) if effect.x else effect.n)
        return best

    def battle(self, form: str, attacking: bool, family: str, hero: HeroView | None = None) -> int:
        """Return what a hero, one's own by default, adds to a die in battle."""
        hero = hero or self.me
        total = int(getattr(hero, form))
        kinds = (MOD_BATTLE, MOD_ATTACK if attacking else MOD_COUNTER)
        for modifier in self._modifiers(hero):
            if modifier.what in kinds and modifier.scope == "self" and modifier.form >> FORMS.index(form) & 1:
                fits = not modifier.selective or (family in TYPES and modifier.families >> TYPES.index(family) & 1)
                total += modifier.n if fits else 0
        return total

    def strikes_back(self, fighter: FighterView) -> float:
        """Return how likely one's hero is to win a challenge of that attacker, in the better form."""
        card = CARD.get(fighter.id)
        family = card.face.type if card is not None else ""
        leads = [self.battle(form, True, family) - int(getattr(fighter, form)) for form in FORMS[:2]]
        return duel(max(leads))[0]

    # The map.

    def behind(self, place: PlaceView, side: int) -> PlaceView | None:
        """Return the location on that side."""
        dx, dy = STEPS[side]
        return self._at.get((place.x + dx, place.y + dy))

    def price(self, exit: ExitView) -> float:
        """Return how many action points leaving by an exit takes, on average; a wound is worth two."""
        if exit.kind == "open":
            return 1.0
        passing = odds(self.threat(exit.stat or "speed", f"{exit.kind}_exit"), exit.value)
        return 1.0 + (1 - passing) * (1.0 if exit.kind == "blocked" else 2.0)

    def ways(self, place: PlaceView) -> Iterable[tuple[int, PlaceView]]:
        """Return where one step leads from there: pairs of the side and the location."""
        for side, exit in enumerate(place.exits):
            other = self.behind(place, side)
            if other is not None and exit.kind != "wall" and other.exits[side ^ 2].kind != "wall":
                yield side, other

    def _dread(self, place: PlaceView) -> float:
        """Return what the hazards and the peril of a location are worth avoiding."""
        if place.location in self.me.known:
            peril = 0.0
        else:
            peril = (0.35 if self.alone else 0.12) * place.peril - 0.08 * place.glory
        for hazard in place.hazards:
            if hazard.active and hazard.stat is not None:
                peril += 1.5 * (1 - odds(self.threat(hazard.stat, hazard.kind), hazard.value))
        return max(0.0, peril)

    def paths(self) -> dict[str, tuple[float, str]]:
        """For each location that can be reached, what the way takes, and by which side it begins."""
        return {name: (cost, first) for name, (cost, first, _) in self._reached().items()}

    def way_to(self, name: str) -> list[str]:
        """Return the locations on the way there that `paths` has found, in order, without one's own."""
        reached = self._reached()
        way: list[str] = []
        while name in reached and name != self.me.location:
            way.append(name)
            name = reached[name][2]
        return way[::-1]

    def _reached(self) -> dict[str, tuple[float, str, str]]:
        """For each location that can be reached: the cost, the first side, the location before it."""
        start = self.me.location
        if start is None:
            return {}
        found: dict[str, tuple[float, str, str]] = {}
        queue: list[tuple[float, str, str, str]] = [(0.0, start, "", "")]
        while queue:
            cost, name, first, before = heapq.heappop(queue)
            if name in found:
                continue
            found[name] = (cost, first, before)
            place = self.places[name]
            for side, other in self.ways(place):
                if other.location not in found:
                    step = self.price(place.exits[side]) + self._dread(other)
                    heapq.heappush(queue, (cost + step, other.location, first or SIDES[side], name))
        return found

    def steps_to(self, targets: Sequence[str]) -> dict[str, int]:
        """For each location, how many steps it is from the nearest of these, whatever the exits ask."""
        found = {name: 0 for name in targets if name in self.places}
        queue = deque(found)
        while queue:
            name = queue.popleft()
            for _, other in self.ways(self.places[name]):
                if other.location not in found:
                    found[other.location] = found[name] + 1
                    queue.append(other.location)
        return found

    # Quests.

    def wanted(self, hero: HeroView) -> list[str]:
        """Return the words for the locations that a hero's open quests, and the global ones, need next."""
        quests = (*hero.quests, *self.view.commons)
        return [word for quest in quests for word in next_place(quest, hero)]

    def goals(self, hero: HeroView | None = None) -> dict[str, list[str]]:
        """Return the locations at which each open quest can be continued; none if they are not on the map yet."""
        hero = hero or self.me
        goals: dict[str, list[str]] = {}
        for quest in (*hero.quests, *self.view.commons):
            lying = [place.location for place in self.view.map if quest in place.tokens]
            where = next_place(quest, hero)
            goals[quest] = lying or [place.location for place in self.view.map if fits(place, where)]
        for quest in self.view.orphans:
            goals[quest] = [place.location for place in self.view.map if quest in place.tokens]
        return goals

    def has_won(self) -> bool:
        """Return whether all that is missing is the way to an entrance (DN-14.1)."""
        return self.alone and len(self.me.done) >= TO_WIN

    def needs_search(self, quest: str) -> Effect | None:
        """Return the search by which the quest must be found first; None if it needs none."""
        if quest in self.me.found:
            return None
        return next((effect for effect in QUEST[quest].face.effects if effect.do == "search"), None)

    def prospects(self, quest: str, place: str | None = None) -> float:
        """Return roughly how likely continuing the quest there (by default here) succeeds; 0 if it would be folly."""
        here = place is None or place == self.me.location
        points = self.me.ap if here else TRAVELLING
        chance = 1.0
        search = self.needs_search(quest)
        if search is not None:
            found = odds(self.places[place or self.me.location or ""].distance, search.value)
            chance *= 1 - (1 - found) ** max(1, points)
        for effect in QUEST[quest].face.effects:
            if effect.on == "attempt":
                chance *= self._attempt(quest, effect, points)
        return chance

    def _attempt(self, quest: str, effect: Effect, points: int) -> float:
        if effect.do == "threat":
            plus = self.threat(effect.stat, "quest") + self.help_with(effect.stat)
            if effect.mode == "without_influence":
                plus -= sum([m.n for m in QUEST[quest].influence if m.form >> TESTED.index(effect.stat) & 1])
            return self._risked(effect, odds(plus, effect.value))
        if effect.do == "roll":
            return self._dice(quest, effect)
        if effect.do == "sacrifice":
            return self._sacrifice(effect)
        return self._hunt(quest, points) if effect.do == "spawn" else 1.0

    def _risked(self, effect: Effect, chance: float) -> float:
        """Return the chance, or 0 if failing would cost the last life and the chance is too low for that (DN-17.5)."""
        deadly = any(failed.do == "wound" and failed.n >= self.me.life for failed in effect.failed)
        needed = A_LIFE / 2 if len(self.me.done) + 1 >= TO_WIN else A_LIFE
        return 0.0 if deadly and chance < needed else chance

    def _dice(self, quest: str, effect: Effect) -> float:
        """Return the chance of the dice, with what can be paid for more of them or for a higher sum."""
        extra = bonus = 0
        for paid in QUEST[quest].face.effects:
            if paid.on == "use" and paid.what == "dice":
                n = min(paid.most, self.me.glory) if paid.x else paid.n * (self.me.glory >= paid.cost.glory)
                extra, bonus = (extra + n, bonus) if paid.do == "extra_die" else (extra, bonus + n)
        return reach(effect.value - bonus, effect.dice + extra, effect.dice, False, effect.mode == "each")

    def _sacrifice(self, effect: Effect) -> float:
        me = self.me
        if effect.what == "life":
            spare = 1 if len(me.done) + 1 >= TO_WIN and not self.alone else 2
            return 1.0 if me.life >= effect.n + spare else 0.0
        has = {"glory": me.glory, "boon": len(me.boons), "treasure": _treasures(me)}[effect.what]
        return 1.0 if has >= effect.n else 0.0

    def _hunt(self, quest: str, points: int) -> float:
        """Return the chance of a hunt: the monster attacks, the hero challenges it once, and each further point brings
        one more attack.
        """
        monster = QUEST[quest].monster
        assert monster is not None
        life = next((hunt.life for hunt in self.me.hunts if hunt.quest == quest), monster.life)
        counters = [
            duel(self.battle(TESTED[form], False, monster.word) - monster.values[form]) for form in monster.attacks
        ]
        counter = min(counters)
        chances = [counter[0]]
        harm = counter[1]
        if points and not self.me.battled:
            points -= 1
            lead = max(self.battle(form, True, monster.word) - monster.values[i] for i, form in enumerate(FORMS[:2]))
            chances.append(duel(lead)[0])
            harm += duel(lead)[1]
        chances += [counter[0]] * points
        harm += counter[1] * points
        if self.me.life <= min(2.0, harm + 0.5) and len(self.me.done) + 1 < TO_WIN:
            return 0.0
        return hits(life, tuple(chances))


def next_place(quest: str, hero: HeroView) -> tuple[str, ...]:
    """Return where the quest goes on for the hero."""
    face = QUEST[quest].face
    return face.deliver if quest in hero.escorts else face.where


def fits(place: PlaceView, where: tuple[str, ...]) -> bool:
    """Return whether the location is one of those that a quest names."""
    return is_at(LOCATION_IDS.index(place.location), where)


def _treasures(hero: HeroView) -> int:
    """Return how many treasures the hero has in play, with those under others (DN-10.9)."""
    lying = [card for treasure in hero.treasures for card in (treasure.id, *treasure.attached)]
    return len([card for card in lying if CARD[card].face.kind == "treasure"])


def can_heal(place: str) -> bool:
    """Return whether the location heals for glory."""
    return any(effect.do == "heal" for effect in _place_effects(place))


def _place_effects(place: str) -> tuple[Effect, ...]:
    from undercroft.dungeoneer.content.card_index import EFFECTS

    return tuple([EFFECTS[n] for n in PLACE[place].uses])
