"""How much an encounter would harm a hero, counted in wounds and read from states (DN-5, DN-6, DN-7)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.numbers.stats import stat, threat_bonus
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.content.card_index import BY_TRAP, CARDS, EFFECTS, TESTED
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.battle.fighters import Fighter, attack_plus, counter_plus
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, odds

A_GIFT: Final = 0.3
"""What the glory is worth that a hero gets for wounding a monster."""
SIDE_EFFECT: Final = 0.35
"""What each strike effect harms, apart from the wound."""
OWN_HERO: Final = 1.5
"""How much more a trap matters that hits one's own hero, too."""


def _effects(card: int) -> dict[int, int]:
    """Return how many effects a monster's strike has apart from the wound, by form."""
    found = {}
    monster = CARDS[card].monster
    if monster is not None:
        for form in monster.attacks:
            name = TESTED[form]
            acts = [EFFECTS[n] for on in ("strike", "attack") for n in CARDS[card].when(on)]
            found[form] = max(0, sum([not e.form or name in e.form for e in acts]) - 1)
    return found


_SIDE_EFFECTS: Final = tuple([_effects(number) for number in range(len(CARDS))])
_THREATS: Final = tuple([tuple([EFFECTS[n] for n in card.when("trap") if EFFECTS[n].do == "threat"]) for card in CARDS])


def harm(state: Position, seat: int, card: int, victim: int) -> float:
    """Return the expected harm of an encounter of a seat against a hero, less what the hero gains by it."""
    return _trap(state, seat, card, victim) if CARDS[card].monster is None else _monster(state, seat, card, victim)


def _monster(state: Position, seat: int, card: int, victim: int) -> float:
    monster = CARDS[card].monster
    assert monster is not None
    location = state.heroes[victim].location
    lair = int(card in state.heroes[seat].lair)
    prey = Fighter(hero_foe(victim), victim)
    best = 0.0
    for form in monster.attacks:
        fighter = Fighter(card, seat, form=form, lair=lair)
        lead = attack_plus(state, fighter, prey, location) - counter_plus(state, prey, fighter, form)
        higher, lower = duel(lead)
        best = max(best, higher * (1 + SIDE_EFFECT * _SIDE_EFFECTS[card][form]) - lower * A_GIFT)
    return best


def _trap(state: Position, seat: int, card: int, victim: int) -> float:
    """Count everybody in the location, one's own hero too (DN-7.2)."""
    place = state.heroes[victim].location
    total = 0.0
    for effect in _THREATS[card]:
        for other, hero in enumerate(state.heroes):
            if hero.life > 0 and hero.location == place:
                total += (-OWN_HERO if other == seat else 1.0) * _failing(state, other, effect)
    return total


def _failing(state: Position, seat: int, effect: Effect) -> float:
    form = TESTED.index(effect.stat)
    plus = stat(state, seat, form) + threat_bonus(state, seat, form, BY_TRAP)
    failing = 1 - odds(plus, effect.value)
    wounds = sum([max(1, e.n) for e in effect.failed if e.do == "wound"])
    return failing * max(0.5, wounds) - (1 - failing) * 0.2


def danger(state: Position, fighter: Fighter, prey: Fighter, location: int, change: int = 0) -> float:
    """Return the chance that an attacker whose form is known strikes the defender, with its attack changed so much."""
    lead = attack_plus(state, fighter, prey, location) - counter_plus(state, prey, fighter, fighter.form)
    return duel(lead + change)[0]


def eminence(state: Position, victim: int) -> float:
    """Return how much harming a hero is worth: more if he leads, and if he is nearly dead."""
    hero = state.heroes[victim]
    return 1.0 + 0.8 * len(hero.done) + (2.0 if hero.life == 1 else 1.0 if hero.life == 2 else 0.0)
