"""What is added to the dice of a battle, card by card, for its events: `fighters.attack_plus` and `counter_plus`."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.dungeoneer.board.numbers.stat_breakdown import (
    FOR_THIS_ROLL,
    Bonus,
    Breakdown,
    at_least,
    merged,
    named,
    of_a_roll,
    of_host,
    of_owner,
    of_place,
    stat_of,
)
from undercroft.dungeoneer.board.numbers.stats import ATTACK_ROLL, COUNTER_ROLL
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import MOD_ATTACK, MOD_COUNTER, MODIFIERS, QUESTS
from undercroft.dungeoneer.content.location_cards import DARK_TUNNEL, LOCATION_CARDS
from undercroft.dungeoneer.rules.battle.fighters import Fighter


def of_attack(state: Position, fighter: Fighter, versus: Fighter, location: int) -> Breakdown:
    """Return what is added to the die of an attack roll."""
    if fighter.is_hero:
        stat = stat_of(state, fighter.seat, fighter.form)
        more = of_a_roll(state, fighter.seat, ATTACK_ROLL, fighter.form, 0, versus.family())
    else:
        stat = _monster_stat(state, fighter, fighter.form)
        more = _of_monster(state, fighter, versus, location)
    rest = (*_darkness(state, location), (FOR_THIS_ROLL, fighter.bonus))
    return Breakdown(stat.base, merged([*stat.bonuses, *more, *rest]))


def of_counter(state: Position, fighter: Fighter, versus: Fighter, form: int) -> Breakdown:
    """Return what is added to the die of a counter-roll."""
    if fighter.is_hero:
        stat = stat_of(state, fighter.seat, form)
        more = of_a_roll(state, fighter.seat, COUNTER_ROLL, form, 0, versus.family())
    else:
        stat = _monster_stat(state, fighter, form)
        more = of_host(state, fighter.seat, fighter.card, MOD_COUNTER) if fighter.card >= 0 else iter(())
    return Breakdown(stat.base, merged([*stat.bonuses, *more]))


def _monster_stat(state: Position, fighter: Fighter, form: int) -> Breakdown:
    printed = fighter.monster.values[form]
    if fighter.card < 0:
        return Breakdown(printed, ())
    attached = of_host(state, fighter.seat, fighter.card, form)
    return at_least(0, printed, [*attached, *of_owner(state, fighter.seat, fighter.monster.family, form)])


def _of_monster(state: Position, fighter: Fighter, versus: Fighter, location: int) -> Iterator[Bonus]:
    for modifier in fighter.source.modifiers:
        dark = LOCATION_CARDS[location].kind == DARK_TUNNEL
        if (modifier.scope == "this_from_lair" and fighter.lair) or (modifier.scope == "this_in_dark_tunnel" and dark):
            yield from named([modifier])
    if fighter.card >= 0:
        yield from of_host(state, fighter.seat, fighter.card, MOD_ATTACK)
    if versus.is_hero:
        yield from of_place(location, fighter.monster.family)
        for quest in state.heroes[versus.seat].escorts:
            yield from named(m for m in QUESTS[quest].escorting if m.scope == "escorting")


def _darkness(state: Position, location: int) -> Iterator[Bonus]:
    here = [effect for effect, _, place in state.lasting if place == location and effect in MODIFIERS]
    return named(MODIFIERS[effect] for effect in here if MODIFIERS[effect].what == MOD_ATTACK)
