"""At each event the snapshot shows what the event says, and nothing that only a later event says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.numbers.stat_breakdown import EARLIER_EFFECT, FOR_THIS_ROLL, FOR_THIS_TURN
from undercroft.dungeoneer.board.terms.event_causes import REASONS
from undercroft.dungeoneer.content.card_index import AGAINST, ALL_SOURCES, EFFECTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.views import BattleView, FighterView, HeroView, PlaceView, PreparedView, View
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State

NAMED: Final = {source.id for source in ALL_SOURCES} | {*LOCATION_IDS} | {FOR_THIS_ROLL, FOR_THIS_TURN, EARLIER_EFFECT}
"""Everything that may be named as the source of a bonus, or as a cause."""

CAUSED: Final = (
    *(events.Glory, events.Peril, events.ActionPoints, events.Level, events.Healed, events.Wounded, events.LifeGiven),
    *(events.Revived, events.Chilled, events.Prevented, events.Fell, events.Transferred, events.Cancelled),
    *(events.MonsterWounded, events.MonsterHealed),
)
"""The events that say what has caused them."""


class Beat(NamedTuple):
    """An event, the snapshots before and after it, and the snapshot now that a seat has of itself."""

    event: Any
    before: View
    after: View
    own: Callable[[int], HeroView]

    @property
    def was(self) -> HeroView:
        """The hero that the event is about, before it."""
        return self._of(self.before)

    @property
    def hero(self) -> HeroView:
        """The hero that the event is about, after it."""
        return self._of(self.after)

    def _of(self, view: View) -> HeroView:
        seat: int = self.event.seat
        return view.heroes[seat]


# Finding things in a snapshot.


def _place(view: View, location: str) -> PlaceView:
    return next(place for place in view.map if place.location == location)


def _stands(view: View, seat: int, location: str) -> bool:
    on_map = [place.location for place in view.map if seat in place.heroes]
    return view.heroes[seat].location == location and on_map == [location]


def _exit(view: View, location: str, side: str) -> tuple[str | None, int | None]:
    exit = next(exit for exit in _place(view, location).exits if exit.side == side)
    return exit.why, exit.seat


def _lying(view: View) -> Iterator[str]:
    """The cards that lie open, with those under them."""
    for hero in view.heroes:
        prepared: list[PreparedView] = [*hero.boons, *hero.treasures, *hero.banes, *hero.own_banes]
        for card in prepared:
            yield from (card.id, *card.attached)
        for monster in hero.lair:
            yield from (monster.id, *monster.attached)
    for monster in view.lair:
        yield from (monster.id, *monster.attached)
    for card in view.table:
        yield from (card.id, *card.attached)


def _on_table(view: View) -> list[str]:
    return [card.id for card in view.table]


def _declared(view: View) -> list[tuple[str, int]]:
    return [(sending.card, sending.seat) for sending in view.declared]


def _battle(view: View) -> BattleView:
    return view.battles[-1]


def _attacker(view: View, foe: str) -> FighterView:
    return next(fighter for fighter in _battle(view).attackers if fighter.id == foe)


def _monster(view: View, foe: str) -> FighterView:
    battle = _battle(view)
    return next(fighter for fighter in (*battle.attackers, battle.defender) if fighter.id == foe)


def _actions(hero: HeroView) -> int:
    return hero.ap + hero.lying_ap


# What must be seen at each event.


def _nothing_to_see(beat: Beat) -> None:
    """The event says something that no snapshot shows: dice, or what will not happen."""


def _hero_enters(beat: Beat) -> None:
    assert beat.hero.hero == beat.event.hero and beat.hero.alive
    assert _stands(beat.after, beat.event.seat, beat.event.location)


def _first_player(beat: Beat) -> None:
    assert beat.after.first == beat.event.seat


def _turn_begins(beat: Beat) -> None:
    assert (beat.after.active, beat.after.round) == (beat.event.seat, beat.event.round)
    assert beat.after.phase == "recovery"


def _phase_begins(beat: Beat) -> None:
    assert (beat.after.active, beat.after.phase) == (beat.event.seat, beat.event.phase)


def _recovered(beat: Beat) -> None:
    assert beat.hero.ap == beat.event.ap and not beat.hero.chill
    assert beat.event.base + sum([n for _, n in beat.event.bonuses]) == beat.event.ap


def _ap_saved(beat: Beat) -> None:
    assert beat.hero.ap == 1 and beat.hero.saved and beat.hero.has_saved


def _game_over(beat: Beat) -> None:
    assert beat.after.winners == beat.event.seats


def _location_drawn(beat: Beat) -> None:
    assert beat.after.drawn == beat.event.location
    assert beat.event.location not in beat.after.unseen_locations


def _location_placed(beat: Beat) -> None:
    _lies(beat)
    assert beat.before.drawn == beat.event.location and beat.after.drawn is None
    place, beside = _place(beat.after, beat.event.location), _place(beat.after, beat.event.beside)
    step = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[beat.event.side]
    assert (place.x - beside.x, place.y - beside.y) == step
    assert (place.glory, place.peril) == (beat.event.glory, beat.event.peril)
    assert beat.event.hazards == tuple([hazard.kind for hazard in place.hazards])
    assert beat.event.ap == (1 if beat.after.phase == "feats" else None)


def _lies(beat: Beat) -> None:
    place = _place(beat.after, beat.event.location)
    assert (f"{place.x},{place.y}", place.turned) == (beat.event.square, bool(beat.event.turned))


def _shifted(beat: Beat) -> None:
    _lies(beat)
    for old, new in zip(beat.before.map, beat.after.map, strict=True):
        if (old.x, old.y, old.turned) != (new.x, new.y, new.turned):
            assert "failed" not in [exit.why for exit in new.exits]


def _location_under(beat: Beat) -> None:
    assert beat.before.drawn == beat.event.location and beat.after.drawn is None
    assert beat.event.location in beat.after.unseen_locations
    assert beat.after.location_deck == beat.before.location_deck + 1


def _location_passed(beat: Beat) -> None:
    assert beat.after.drawn == beat.event.location


def _location_left_over(beat: Beat) -> None:
    assert beat.after.left_over != beat.before.left_over and beat.event.location in beat.after.left_over
    assert beat.hero.dealt_count == beat.was.dealt_count - 1


def _locations_seen(beat: Beat) -> None:
    assert beat.hero.dealt_count == beat.event.n
    assert beat.own(beat.event.seat).dealt == beat.event.locations


def _deactivated(beat: Beat) -> None:
    place = _place(beat.after, beat.event.location)
    if beat.event.what in [exit.side for exit in place.exits]:
        assert _exit(beat.after, beat.event.location, beat.event.what) == ("deactivation", None)
    else:
        assert not next(hazard for hazard in place.hazards if hazard.kind == beat.event.what).active


def _bridged(beat: Beat) -> None:
    assert (beat.event.location, beat.event.side) in beat.after.bridge


def _exit_barred(beat: Beat) -> None:
    assert _exit(beat.after, beat.event.location, beat.event.side) == ("portcullis", None)


def _exit_opened(beat: Beat) -> None:
    # One that is deactivated while its test is rolled stays open for that reason (DN-9.8).
    why = _exit(beat.after, beat.event.location, beat.event.side)
    assert why in (("failed", beat.event.seat), ("deactivation", None))


def _moved(beat: Beat) -> None:
    assert beat.was.location != beat.event.location and beat.hero.moved
    assert _stands(beat.after, beat.event.seat, beat.event.location)


def _fell(beat: Beat) -> None:
    assert beat.hero.fallen and not beat.was.fallen


def _stood_up(beat: Beat) -> None:
    assert not beat.hero.fallen and not beat.hero.stand


def _lain_down(beat: Beat) -> None:
    assert beat.hero.fallen and beat.hero.lain_down


def _glory(beat: Beat) -> None:
    assert beat.hero.glory == beat.was.glory + beat.event.n


def _peril(beat: Beat) -> None:
    assert beat.hero.peril == beat.was.peril + beat.event.n


def _action_points(beat: Beat) -> None:
    """Points that have been spent since the last event are seen at this one."""
    assert _actions(beat.hero) <= _actions(beat.was) + beat.event.n


def _level(beat: Beat) -> None:
    assert beat.hero.level == beat.event.level != beat.was.level == beat.event.was


def _healed(beat: Beat) -> None:
    assert beat.hero.life == beat.was.life + beat.event.n


def _wounded(beat: Beat) -> None:
    assert beat.hero.life == beat.was.life - beat.event.n == beat.event.life


def _life_given(beat: Beat) -> None:
    assert beat.hero.life == beat.was.life - beat.event.n


def _revived(beat: Beat) -> None:
    assert beat.hero.life == beat.event.life


def _chilled(beat: Beat) -> None:
    assert beat.hero.chill == beat.was.chill + beat.event.n


def _died(beat: Beat) -> None:
    assert not beat.hero.alive and beat.hero.location is None
    assert not any(beat.event.seat in place.heroes for place in beat.after.map)
    assert not beat.hero.hand.count and not _actions(beat.hero) and not beat.hero.fallen


def _resurrected(beat: Beat) -> None:
    assert beat.hero.hero == beat.event.hero
    assert beat.event.hero not in (*beat.after.unused_heroes, *beat.after.dead_heroes)


def _rolled(beat: Beat) -> None:
    """The event says what the die is for, and what every point beside it comes from."""
    event = beat.event
    assert event.base + sum([n for _, n in event.bonuses]) == event.plus == event.total - event.kept
    assert {source for source, _ in event.bonuses} <= NAMED
    threat = event.why == "threat"
    assert event.success == (event.total >= event.need if threat else None)
    assert event.by in (*AGAINST, "standing_up") if threat else not event.by
    assert event.source in NAMED or event.by == "standing_up"
    if beat.event.why in ("attack", "counter"):
        battle = _battle(beat.after)
        assert battle.current is not None
        pair = battle.attackers[battle.current]
        assert (pair.attack if beat.event.why == "attack" else pair.counter) == beat.event.total
        assert battle.step == f"{beat.event.why}_rolls"


def _drawn(beat: Beat) -> None:
    assert beat.hero.hand.count == beat.was.hand.count + 1
    assert beat.event.card in (beat.own(beat.event.seat).hand.cards or ())
    decks = [(deck.back, deck.size) for deck in beat.after.decks]
    assert decks == [(deck.back, deck.size - (deck.back == beat.event.deck)) for deck in beat.before.decks]


def _reshuffled(beat: Beat) -> None:
    deck = next(deck for deck in beat.after.decks if deck.back == beat.event.deck)
    assert deck.size and not deck.discards


def _discarded(beat: Beat) -> None:
    assert beat.event.card in [deck.discards[0] for deck in beat.after.decks if deck.discards]
    assert beat.event.card not in _lying(beat.after)


def _played(beat: Beat) -> None:
    assert beat.event.card in _on_table(beat.after)
    playing = beat.after.playing
    assert playing is not None
    assert (playing.id, playing.seat, playing.x) == (beat.event.card, beat.event.seat, beat.event.x or 0)
    price = beat.event.price or 0
    if beat.event.rival is not None:
        assert beat.after.heroes[beat.event.rival].peril == beat.before.heroes[beat.event.rival].peril - price
    elif beat.event.seat is not None:
        assert beat.hero.glory == beat.was.glory - price


def _used(beat: Beat) -> None:
    event, roll, before = beat.event, beat.after.roll, beat.before.roll
    assert beat.hero.glory == beat.was.glory - (event.glory or 0)
    if event.plus or event.more:
        assert roll is not None and before is not None
        dice = [(one.dice - one.counted) * (1 if one.keep == "high" else -1) for one in (before, roll)]
        assert (roll.plus - before.plus, dice[1] - dice[0]) == (event.plus or 0, event.more or 0)
    source = next(source for source in ALL_SOURCES if source.id == beat.event.source)
    if source.uses and all(EFFECTS[effect].once == "turn" for effect in source.uses):
        assert source.id in beat.hero.used


def _attached(beat: Beat) -> None:
    assert beat.event.card in next(host for host in beat.after.table if host.id == beat.event.host).attached


def _back_to_hand(beat: Beat) -> None:
    assert beat.hero.hand.count == beat.was.hand.count + 1
    assert beat.event.card in (beat.own(beat.event.seat).hand.cards or ())
    assert beat.event.card not in _on_table(beat.after)


def _to_lair(beat: Beat) -> None:
    lair = beat.after.lair if beat.event.seat is None else beat.hero.lair
    assert beat.event.card in [monster.id for monster in lair] and beat.event.card not in _on_table(beat.after)


def _sent(beat: Beat) -> None:
    assert beat.event.card in _on_table(beat.after)
    assert _declared(beat.after) == [*_declared(beat.before), (beat.event.card, beat.event.rival)]
    victims = [view.heroes[beat.event.rival].peril for view in (beat.before, beat.after)]
    assert victims[0] - victims[1] == (beat.event.price or 0)


def _trap_springs(beat: Beat) -> None:
    assert beat.event.card in _on_table(beat.after)
    gone = (beat.event.card, beat.event.rival)
    assert _declared(beat.after) == [sending for sending in _declared(beat.before) if sending != gone]


def _out_of_reach(beat: Beat) -> None:
    assert beat.event.card in _on_table(beat.after)
    gone = (beat.event.card, beat.event.seat)
    assert _declared(beat.after) == [sending for sending in _declared(beat.before) if sending != gone]


def _attacks(beat: Beat) -> None:
    battle = _battle(beat.after)
    assert _attacker(beat.after, beat.event.foe).form == beat.event.form
    assert battle.step == "attack" and battle.defender.id == beat.event.defender
    if battle.defender.hero:
        attackers = beat.after.heroes[battle.defender.seat or 0].attackers
        known = beat.before.heroes[battle.defender.seat or 0].attackers
        assert beat.event.foe in attackers and set(attackers) <= {*known, beat.event.foe}


def _attacker_removed(beat: Beat) -> None:
    standing = {"discard": "gone", "to_hand": "to_hand", "ignore": "away"}[beat.event.why]
    assert _attacker(beat.after, beat.event.foe).standing == standing


def _compared(beat: Beat) -> None:
    pair = _attacker(beat.after, beat.event.foe)
    assert pair.compared and (pair.attack, pair.counter) == (beat.event.total, beat.event.counter)
    assert _battle(beat.after).defender.id == beat.event.defender and _battle(beat.after).step == "comparisons"


def _monster_wounded(beat: Beat) -> None:
    monster = _monster(beat.after, beat.event.foe)
    assert monster.life == beat.event.life == _monster(beat.before, beat.event.foe).life - beat.event.n
    assert monster.standing == "fighting"


def _monster_healed(beat: Beat) -> None:
    life = _monster(beat.after, beat.event.foe).life
    assert life == beat.event.life == _monster(beat.before, beat.event.foe).life + beat.event.n


def _monster_beaten(beat: Beat) -> None:
    monster = _monster(beat.after, beat.event.foe)
    assert (monster.life, monster.standing) == (0, "beaten")


def _quest_opened(beat: Beat) -> None:
    assert beat.event.quest in (beat.after.commons if beat.event.seat is None else beat.hero.quests)
    assert beat.event.quest not in beat.after.unseen_quests


def _quest_attempted(beat: Beat) -> None:
    assert beat.event.quest in beat.hero.tried


def _dice_rolled(beat: Beat) -> None:
    event = beat.event
    left = list(event.dice)
    for die in event.counted:
        left.remove(die)
    assert event.total == (min(event.counted) if event.each else sum(event.counted) + event.plus)
    assert event.success == (event.total >= event.need)


def _attempt_failed(beat: Beat) -> None:
    assert beat.event.quest in beat.hero.tried and beat.event.quest not in beat.hero.done and beat.hero.alive


def _searched(beat: Beat) -> None:
    assert (beat.event.quest in beat.hero.found) == beat.event.success


def _quest_completed(beat: Beat) -> None:
    assert beat.event.quest in beat.hero.done
    assert beat.event.quest not in (*beat.hero.quests, *beat.hero.escorts, *beat.after.commons)


def _quest_replaced(beat: Beat) -> None:
    assert beat.event.new in beat.hero.quests and beat.event.new not in beat.was.quests
    assert beat.event.quest not in (*beat.hero.quests, *beat.hero.escorts)


def _quest_under(beat: Beat) -> None:
    assert beat.event.quest in beat.after.unseen_quests
    assert beat.after.quest_deck == beat.before.quest_deck + 1
    open_ = [*beat.after.commons, *[quest for hero in beat.after.heroes for quest in hero.quests]]
    assert beat.event.quest not in open_


def _picked_up(beat: Beat) -> None:
    assert beat.event.quest in beat.hero.escorts and beat.event.quest in beat.hero.quests
    assert beat.event.quest not in (*beat.after.commons, *beat.after.orphans)
    assert not any(beat.event.quest in place.tokens for place in beat.after.map)


def _token_taken(beat: Beat) -> None:
    assert beat.event.quest in beat.hero.escorts and beat.event.quest in beat.hero.quests
    assert beat.event.quest not in beat.after.heroes[beat.event.rival].escorts


def _token_dropped(beat: Beat) -> None:
    assert beat.event.quest not in beat.hero.escorts
    assert beat.event.quest in _place(beat.after, beat.event.location).tokens


CHECKS: Final[dict[type[Event], Callable[[Beat], None]]] = {
    events.ActionPoints: _action_points,
    events.ApSaved: _ap_saved,
    events.Attached: _attached,
    events.AttemptFailed: _attempt_failed,
    events.AttackerRemoved: _attacker_removed,
    events.Attacks: _attacks,
    events.BackToHand: _back_to_hand,
    events.Bridged: _bridged,
    events.Cancelled: _nothing_to_see,
    events.Chilled: _chilled,
    events.Compared: _compared,
    events.Deactivated: _deactivated,
    events.DiceRolled: _dice_rolled,
    events.Died: _died,
    events.Discarded: _discarded,
    events.Drawn: _drawn,
    events.ExitBarred: _exit_barred,
    events.ExitOpened: _exit_opened,
    events.Fell: _fell,
    events.FirstPlayer: _first_player,
    events.GameOver: _game_over,
    events.Glory: _glory,
    events.Healed: _healed,
    events.HeroEnters: _hero_enters,
    events.LainDown: _lain_down,
    events.Level: _level,
    events.LifeGiven: _life_given,
    events.LocationDrawn: _location_drawn,
    events.LocationLeftOver: _location_left_over,
    events.LocationPassed: _location_passed,
    events.LocationPlaced: _location_placed,
    events.LocationUnder: _location_under,
    events.LocationsSeen: _locations_seen,
    events.MonsterBeaten: _monster_beaten,
    events.MonsterHealed: _monster_healed,
    events.MonsterWounded: _monster_wounded,
    events.Moved: _moved,
    events.OutOfReach: _out_of_reach,
    events.Peril: _peril,
    events.PhaseBegins: _phase_begins,
    events.PickedUp: _picked_up,
    events.Played: _played,
    events.Prevented: _nothing_to_see,
    events.QuestAttempted: _quest_attempted,
    events.QuestCompleted: _quest_completed,
    events.QuestOpened: _quest_opened,
    events.QuestReplaced: _quest_replaced,
    events.QuestUnder: _quest_under,
    events.Recovered: _recovered,
    events.Reshuffled: _reshuffled,
    events.Resurrected: _resurrected,
    events.Revived: _revived,
    events.Rolled: _rolled,
    events.Searched: _searched,
    events.Sent: _sent,
    events.Shifted: _shifted,
    events.SoloDice: _nothing_to_see,
    events.StoodUp: _stood_up,
    events.Tested: _nothing_to_see,
    events.ToLair: _to_lair,
    events.TokenDropped: _token_dropped,
    events.TokenTaken: _token_taken,
    events.Transferred: _moved,
    events.TrapSprings: _trap_springs,
    events.TurnBegins: _turn_begins,
    events.Used: _used,
    events.Wounded: _wounded,
}
"""What each event must show."""


# What may be seen only at certain events.

Parts = dict[str, tuple[Callable[[View], Any], tuple[type[Event], ...]]]
"""Parts of a snapshot by name: how to find one, and the events at which it may change."""


def _of_heroes(name: str) -> Callable[[View], Any]:
    """A field of the heroes who live; what a dead one leaves is cleared away without an event."""
    return lambda view: [getattr(hero, name) for hero in view.heroes if hero.alive]


def _of_places(*names: str) -> Callable[[View], Any]:
    return lambda view: [[getattr(place, name) for name in names] for place in view.map]


def _hands(view: View) -> Any:
    return [hero.hand.count for hero in view.heroes if hero.alive]


def _pairs(name: str) -> Callable[[View], Any]:
    """A field of the pairs of the battles."""
    return lambda view: [[getattr(pair, name) for pair in battle.attackers] for battle in view.battles]


ONLY_AT: Final[Parts] = {
    "life": (
        _of_heroes("life"),
        (events.Wounded, events.Healed, events.LifeGiven, events.Revived, events.HeroEnters),
    ),
    "glory": (_of_heroes("glory"), (events.Glory, events.Played, events.Used)),
    "peril": (_of_heroes("peril"), (events.Peril, events.Played, events.Sent)),
    "level": (_of_heroes("level"), (events.Level, events.HeroEnters)),
    "location": (_of_heroes("location"), (events.Moved, events.Transferred, events.HeroEnters, events.Shifted)),
    "fallen": (_of_heroes("fallen"), (events.Fell, events.LainDown, events.StoodUp)),
    "chill": (_of_heroes("chill"), (events.Chilled, events.Recovered)),
    "hands": (_hands, (events.Drawn, events.Discarded, events.Sent, events.Played, events.BackToHand)),
    "done": (_of_heroes("done"), (events.QuestCompleted,)),
    "own quests": (
        _of_heroes("quests"),
        (events.QuestOpened, events.QuestCompleted, events.QuestReplaced, events.PickedUp, events.TokenTaken),
    ),
    "escorts": (
        _of_heroes("escorts"),
        (events.PickedUp, events.TokenDropped, events.TokenTaken, events.QuestCompleted, events.QuestReplaced),
    ),
    "lairs": (
        lambda view: [[monster.id for monster in hero.lair] for hero in view.heroes if hero.alive],
        (events.Sent, events.ToLair, events.Discarded),
    ),
    "commons": (
        lambda view: view.commons,
        (events.QuestOpened, events.QuestCompleted, events.QuestUnder, events.PickedUp),
    ),
    "quest deck": (
        lambda view: (view.quest_deck, view.unseen_quests),
        (events.QuestOpened, events.QuestUnder, events.QuestReplaced),
    ),
    "places": (_of_places("location", "x", "y", "turned"), (events.LocationPlaced, events.Shifted)),
    "tokens": (
        lambda view: {place.location: place.tokens for place in view.map if place.tokens},
        (events.PickedUp, events.TokenDropped, events.QuestReplaced),
    ),
    "drawn": (lambda view: view.drawn, (events.LocationDrawn, events.LocationPlaced, events.LocationUnder)),
    "location deck": (lambda view: view.location_deck, (events.LocationDrawn, events.LocationUnder)),
    "left over": (lambda view: view.left_over, (events.LocationLeftOver,)),
    "bridge": (lambda view: view.bridge, (events.Bridged, events.Discarded, events.Shifted)),
    "deactivated": (
        lambda view: [[hazard.active for hazard in place.hazards] for place in view.map],
        (events.Deactivated, events.LocationPlaced),
    ),
    "failed exits": (
        lambda view: [(p.location, e) for p in view.map for e in p.exits if e.why == "failed"],
        (events.ExitOpened, events.Moved, events.Transferred, events.Shifted, events.Deactivated),
    ),
    "turn": (lambda view: (view.active, view.round), (events.TurnBegins,)),
    "phase": (lambda view: view.phase, (events.PhaseBegins, events.TurnBegins)),
    "winners": (lambda view: view.winners, (events.GameOver,)),
    "heroes left": (lambda view: (view.unused_heroes, view.dead_heroes), (events.Resurrected, events.HeroEnters)),
    "declared": (_declared, (events.Sent, events.TrapSprings, events.OutOfReach, events.Attacks)),
}
"""Parts of the snapshot that change only as these events say. Dungeon and frames: after a death much is broken off."""

IN_BATTLE: Final[Parts] = {
    "attacks": (_pairs("attack"), (events.Rolled,)),
    "counters": (_pairs("counter"), (events.Rolled,)),
    "comparisons": (_pairs("compared"), (events.Compared,)),
    "life of monsters": (
        lambda view: [[pair.life for pair in battle.attackers if not pair.hero] for battle in view.battles],
        (events.MonsterWounded, events.MonsterHealed),
    ),
}
"""The same for battles, as long as they are the same ones."""

BROKEN_OFF: Final = frozenset({"declared", "own quests", "location", "failed exits", "drawn"})
"""What a death changes, too: a turn breaks off, heroes are laid to rest."""


def _fighters(view: View) -> Any:
    return [[pair.id for pair in (*battle.attackers, battle.defender)] for battle in view.battles]


class Watcher:
    """Checks each beat of a game.

    Attributes:
        seen: the kinds of events so far.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen: set[type[Event]] = set()
        self._known: dict[Any, Any] = {}
        self.begin()

    def begin(self) -> None:
        """Forget what was before: an answer begins."""
        self._before = self._look(None)
        self._census = self.state.census()
        self._dead = False

    def _look(self, seat: int | None) -> View:
        view: View = self.state.views_again((seat,), self._known)[0]
        return view

    def _own(self, seat: int) -> HeroView:
        return self._look(seat).heroes[seat]

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Carry out an answer, and check all its beats."""
        self.begin()
        return self.state.apply(seat, action, self.hear)

    def hear(self, event: Event) -> None:
        """Check the beat of an event."""
        kind = type(event)
        before, after = self._before, self._look(None)
        self._before = after
        self.seen.add(kind)
        self._dead |= kind is events.Died
        CHECKS[kind](Beat(event, before, after, self._own))
        if isinstance(event, CAUSED):
            assert event.cause or event.why, f"{kind.__name__} has no cause"
            assert event.why in REASONS and event.cause in (None, *NAMED)
        if kind is not events.QuestReplaced:  # the old quest is in nobody's hands until it goes under the deck
            assert self.state.census() == self._census, f"at {kind.__name__} a card is nowhere, or twice"
        if _alive(before) == _alive(after):
            skipped = BROKEN_OFF if self._dead else frozenset()
            _unchanged(before, after, kind, {name: part for name, part in ONLY_AT.items() if name not in skipped})
        if _fighters(before) == _fighters(after):
            _unchanged(before, after, kind, IN_BATTLE)
        elif len(after.battles) > len(before.battles):
            assert kind is events.Attacks, f"a battle begins at {kind.__name__}"


def _unchanged(before: View, after: View, kind: type[Event], parts: Parts) -> None:
    """Check that the parts that only other events change have not changed."""
    for name, (part, when) in parts.items():
        assert kind in when or part(after) == part(before), f"{kind.__name__} changes {name}"


def _alive(view: View) -> list[bool]:
    return [hero.alive for hero in view.heroes]
