"""Recovery: a turn begins (DN-4.1, DN-15.5)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.stat_breakdown import FOR_THIS_TURN, Breakdown, merged, points_recovered
from undercroft.dungeoneer.board.numbers.stats import recovered_ap
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import FORMS, QUESTS, SPEED
from undercroft.dungeoneer.rules.questions.effect_frames import Scene


def renew_all(state: Position) -> None:
    """End temporary effects and renew all uses, before anybody can act in the turn (DN-15.5).

    For the active hero the last turn's action points are lost, and all other locations are new (DN-4.1).
    """
    state.lasting = ()
    state.converted = 0
    for hero in state.heroes:
        _renew(hero)
    active = state.heroes[state.active]
    active.ap = active.saved = active.has_saved = active.fleeting = 0
    active.moved = 0
    active.entered = 1 << active.location


def recover(state: Position) -> None:
    """Give the active hero action points, in addition to those gained since the turn began (DN-4.1)."""
    seat = state.active
    hero = state.heroes[seat]
    base, bonuses = points_recovered(state, seat) if state.listening else Breakdown(0, ())
    gained = hero.ap
    hero.ap += recovered_ap(state, seat)
    hero.chill = 0
    hero.chilled_by = ()
    form = None if state.variant.limited_movement else FORMS[SPEED]
    state.tell(events.Recovered, seat, hero.ap, base, merged([*bonuses, (FOR_THIS_TURN, gained)]), form)
    for quest in (*state.commons, *hero.quests):
        effects = QUESTS[quest].when("recovery")
        if effects:
            state.stack.append(Scene(effects, seat, seat))


def _renew(hero: Hero) -> None:
    """Renew what every hero has once per turn of any player (DN-15.5)."""
    hero.used = ()
    hero.attackers = ()
    hero.battled = 0
    hero.tried = ()
    hero.found = ()
    hero.hunted = ()
    hero.sent = ()
    hero.lain_down = 0
