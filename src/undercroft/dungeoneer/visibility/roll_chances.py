"""What heroes would have to roll if they did something: from public facts only, and with the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from undercroft.dungeoneer.board.hero import threat_parts
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import PHASES
from undercroft.dungeoneer.content.card_index import EFFECTS, LOCATIONS, QUESTS, TESTED
from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, is_at
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import percent, reach
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import NO_ESCAPE, THREAT_DIE, Test
from undercroft.dungeoneer.rules.deeds.harm.standing_up import StandThreat
from undercroft.dungeoneer.rules.deeds.movement import exit_test, hazard_test
from undercroft.dungeoneer.rules.effects.dice_effects import RollDice, TestStat
from undercroft.dungeoneer.rules.effects.quest_effects import Search
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene
from undercroft.dungeoneer.rules.turn.feats import refuse_go
from undercroft.dungeoneer.views import ChanceView
from undercroft.dungeoneer.visibility.battle_odds import added

PLACE: Final = "place"
"""What has to be passed where a location tests everybody who enters it (DN-8.3)."""


def chances(state: Position) -> tuple[ChanceView, ...]:
    """Return the rolls that the active hero would make on each step, and each hero for each open quest."""
    found = [chance for seat in state.living() for chance in _of_quests(state, seat)]
    if PHASES[state.phase] == "feats" and state.heroes[state.active].life > 0:
        found += [*_of_steps(state, state.active), *_of_standing(state, state.active)]
    least = [chance.need if chance.each else chance.need - chance.plus for chance in found]
    likely = [reach(n, one.dice, one.dice, each=one.each) for n, one in zip(least, found, strict=True)]
    together: dict[tuple[int, str, str | None], float] = {}
    for one, odds in zip(found, likely, strict=True):
        deed = one.seat, one.what, one.id
        together[deed] = together.get(deed, 1.0) * odds
    return tuple(
        [
            replace(one, least=n, percent=percent(odds), together=percent(together[one.seat, one.what, one.id]))
            for one, n, odds in zip(found, least, likely, strict=True)
        ]
    )


def _of(state: Position, test: Test, what: str, which: str | None) -> ChanceView:
    sum_of, need = added(test.breakdown(state, THREAT_DIE)), test.need(state)
    form = TESTED[test.form]
    return ChanceView(
        test.seat, what, which, test.word, form, sum_of.plus, need, base=sum_of.base, bonuses=sum_of.bonuses
    )


def _of_steps(state: Position, seat: int) -> Iterator[ChanceView]:
    """Yield the tests on the way through each exit that can be used and behind it (DN-9), and on entering (DN-8.3)."""
    location = state.heroes[seat].location
    for side, name in enumerate(SIDES):
        if refuse_go(state, seat, side) is not None:
            continue
        to = state.dungeon.neighbour(location, side)
        behind = [hazard_test(state, seat, to, place) for place in range(len(LOCATION_CARDS[to].hazards))]
        for test in (exit_test(state, seat, side), *behind):
            if test is not None:
                yield _of(state, test, "go", name)
        for number in LOCATIONS[to].when("enter"):
            verb = VERBS[number]
            if isinstance(verb, TestStat):
                threat = verb.threat(Scene((), seat, seat, location=to), seat)
                yield replace(_of(state, threat, "go", name), by=PLACE)


def _of_standing(state: Position, seat: int) -> Iterator[ChanceView]:
    hero = state.heroes[seat]
    for stat, value in map(threat_parts, hero.stand if hero.fallen else ()):
        yield _of(state, StandThreat(seat, stat, value, NO_ESCAPE), "stand", None)


def _of_quests(state: Position, seat: int) -> Iterator[ChanceView]:
    """Yield what an attempt and a search ask for (DN-11.1, DN-11.7); a hunt is a battle."""
    scene = Scene((), seat, seat)
    for quest in (*state.heroes[seat].quests, *state.commons):
        card = QUESTS[quest]
        for number in card.attempted:
            verb, effect = VERBS[number], EFFECTS[number]
            if isinstance(verb, TestStat):
                yield _of(state, verb.threat(scene, seat), "attempt", card.id)
            elif isinstance(verb, RollDice):
                each = effect.mode == "each"
                yield ChanceView(seat, "attempt", card.id, "quest", None, 0, effect.value, effect.dice, each)
        for number in card.uses:
            if isinstance(VERBS[number], Search):
                places = (state.heroes[seat].location, *state.dungeon.locations)
                # Where the hero stands, if he can search there.
                found = next((at for at in places if is_at(at, card.face.where)), None)
                if found is not None:
                    distance, need = state.dungeon.distances[found], EFFECTS[number].value
                    yield ChanceView(seat, "search", card.id, "search", None, distance, need, base=distance)
