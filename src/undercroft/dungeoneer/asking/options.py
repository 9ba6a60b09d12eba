"""What a player may do apart from answering the question: play cards, use effects, stand up, fight (DN-4.7).

One `refuse_…` function for each says why it is not legal; whatever it does not refuse is legal.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.asking.frames import (
    InUse,
    being_declared,
    in_feats,
    looming,
    no_time_for_battle,
    under_attack,
)
from undercroft.dungeoneer.asking.once import refuse_again
from undercroft.dungeoneer.asking.quiet import hushes
from undercroft.dungeoneer.asking.scene import VERBS
from undercroft.dungeoneer.asking.times import DELIBERATE, TIMELY, USABLE, rewarding, when_used
from undercroft.dungeoneer.board.actions import (
    ATTACK,
    DROP,
    LIE_DOWN,
    PASS,
    PLAY,
    PLAY_X,
    STAND,
    STANDING,
    USE,
    Hush,
    Use,
)
from undercroft.dungeoneer.board.hero import ALWAYS, DEADLY, MINE, NEVER
from undercroft.dungeoneer.board.moments import Moment
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.stats import forbidden, price, space
from undercroft.dungeoneer.content.cards import (
    CARDS,
    EFFECTS,
    HEROES,
    LOCATIONS,
    MOD_BOON_LIMIT,
    MOD_TREASURE_LIMIT,
    PERMANENT,
    QUESTS,
    SOURCES,
    TERMS,
    TIMINGS,
    TREASURE,
    USES,
    Card,
    is_in,
)
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.kernel.actions import Action, Numbered
from undercroft.kernel.refusals import Args, Refusal

NOT_IN_HAND: Final = Refusal("DN-10.1", "not-in-hand")
NOT_YOURS: Final = Refusal("DN-4.7", "not-yours")
NO_TARGET: Final = Refusal("DN-19.5", "no-target")
NO_TIME: Final = Refusal("DN-4.7", "no-time-now")
_NOT_FALLEN: Final = Refusal("DN-9.7", "not-fallen")
_NO_AP_TO_STAND: Final = Refusal("DN-9.7", "no-ap-to-stand")
_NO_SUCH_HERO: Final = Refusal("DN-6.9", "no-such-hero")
_NO_TIME_TO_ATTACK: Final = Refusal("DN-6.9", "no-time-to-attack")
_NO_AP_TO_ATTACK: Final = Refusal("DN-6.9", "no-ap-to-attack")
_ONE_BATTLE: Final = Refusal("DN-6.9", "one-battle")
_FALLEN_ATTACKER: Final = Refusal("DN-16.6", "fallen-attacker")
_NOT_THIS_VARIANT: Final = Refusal("DN-13.7", "not-this-variant")
_LIES_ALREADY: Final = Refusal("DN-13.7", "lies-already")
_ONCE_A_TURN: Final = Refusal("DN-13.7", "once-a-turn")
_NOBODY_PAYS: Final = tuple([Refusal("DN-5.1", "nobody-pays", {"card": card.id}) for card in CARDS])
_TYPE_IN_PLAY: Final = tuple([Refusal("DN-10.2", "type-in-play", {"card": card.id}) for card in CARDS])
_AT_THE_LIMIT: Final = tuple([Refusal("DN-10.2", "at-the-limit", {"card": card.id}) for card in CARDS])
_NOT_THERE: Final = tuple([Refusal("DN-10.5", "not-there", {"card": source.id}) for source in SOURCES])
_NO_AP: Final = tuple([Refusal("DN-4.4", "no-ap", {"card": source.id}) for source in SOURCES])
_NO_FODDER: Final = tuple([Refusal("DN-10.1", "no-fodder", {"card": source.id}) for source in SOURCES])
"""Refusals are made once where they can be: the rules ask for them whenever they list what is legal, and making one
takes as long as finding it.
"""

FEATS_TOO: Final = frozenset({Moment.OWN_FEATS, Moment.STEP, Moment.ARRIVAL})
"""The moments when the active player may play feats cards during feats (DN-4.4, DN-8.3)."""

BETWEEN: Final = frozenset({Moment.PHASE_BEGINS, Moment.PHASE_ENDS, Moment.STEP})
"""The moments when anybody may attack a hero, in any turn: windows in which nothing is pending (DN-6.9)."""

TO_ATTACK: Final = BETWEEN | {Moment.OWN_MISDEEDS, Moment.OWN_FEATS, Moment.ARRIVAL}
"""The moments when the active player may (DN-6.9)."""

# Playing cards.


def refuse_play(state: Position, seat: int, number: int, moment: int) -> Refusal | None:
    """Return why the seat may not play the card now; None if it may."""
    if number not in state.heroes[seat].hand:
        return NOT_IN_HAND
    card = CARDS[number]
    if not timely_now(state, seat, moment)[number]:
        return Refusal("DN-1.5", "wrong-time", {"card": card.id, "by": TIMINGS[card.timing]})
    if not _affordable(state, seat, card):
        return _refuse_price(state, seat, card)
    return _refuse_affordable(state, seat, card, moment)


def timely_now(state: Position, seat: int, moment: int) -> bytes:
    """Return for each card whether it is neither too early nor too late for the seat now (DN-1.5)."""
    if seat != state.active:
        return TIMELY[moment][0]
    feats = moment in FEATS_TOO and in_feats(state)
    declaring = moment == Moment.DECLARED and being_declared(state)
    return TIMELY[moment][4 | feats << 1 | declaring]


def _least_price(state: Position, seat: int, card: Card) -> int:
    """Return what the card costs at least, with its X."""
    return price(state, seat, card) + (card.x_least if card.x else 0)


def _affordable(state: Position, seat: int, card: Card) -> bool:
    """Return whether the card can be paid for (DN-5.1, DN-10.1)."""
    if card.glory:
        return state.heroes[seat].glory >= _least_price(state, seat, card)
    return bool(able_to_pay(state, seat, card))


def _refuse_price(state: Position, seat: int, card: Card) -> Refusal:
    """Say what is missing to pay for the card."""
    if not card.glory:
        return _NOBODY_PAYS[card.number]
    args: Args = {"card": card.id, "price": _least_price(state, seat, card), "glory": state.heroes[seat].glory}
    return Refusal("DN-10.1", "too-dear", args)


def _refuse_affordable(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    """Return why the seat may not play a card although the time is right and it can be paid for."""
    if card.glory:
        return _refuse_glory_card(state, seat, card, moment)
    return None if payers(state, seat, card) and _can_act(state, seat, card) else NO_TARGET


def _can_act(state: Position, seat: int, card: Card) -> bool:
    """Return whether everything that playing the card brings about is possible."""
    return all(VERBS[effect].can(state, seat) for effect in card.played)


def _refuse_glory_card(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    hero = state.heroes[seat]
    if card.duration == PERMANENT:
        if card.kind == TREASURE and any(CARDS[c].type == card.type for c in hero.treasures):
            return _TYPE_IN_PLAY[card.number]
        raises = any(m.what in (MOD_BOON_LIMIT, MOD_TREASURE_LIMIT) for m in card.modifiers)
        if not raises and space(state, seat, card.kind) <= 0 and not _gone_at_once(state, seat, card):
            return _AT_THE_LIMIT[card.number]
        refusal = state.variant.solo and refuse_in_solo(state, seat, card, moment)
        if refusal:
            return refusal
    for effect in card.played:  # a player may take a wound instead, once a turn (vault-a14)
        refusal = refuse_cost(state, seat, effect)
        if refusal is not None:
            return refusal
    return None if _can_act(state, seat, card) else NO_TARGET


def _gone_at_once(state: Position, seat: int, card: Card) -> bool:
    """Return whether the card can be used up as soon as it is played, so that it needs no space (DN-10.3)."""
    return card.kind == TREASURE and any(
        refuse_use(state, seat, n, Moment.OWN_FEATS) is None for n in used_up_by(card.number)
    )


def used_up_by(number: int) -> tuple[int, ...]:
    """Return the effects of the card whose use discards it."""
    return tuple([n for n in CARDS[number].uses if EFFECTS[n].on == "use" and EFFECTS[n].cost.discard_self])


def refuse_in_solo(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    """Refuse a permanent boon away from an entrance, and a permanent treasure outside the reward step (DN-14.6)."""
    if rewarding(card):
        return None if moment == Moment.REWARD else Refusal("DN-14.6", "solo-treasure", {"card": card.id})
    if not LOCATION_CARDS[state.heroes[seat].location].entrance:
        return Refusal("DN-14.6", "solo-boon", {"card": card.id})
    return None


def payers(state: Position, seat: int, card: Card) -> tuple[int, ...]:
    """Return the rivals who are possible targets of the peril card, or may pay for it if it has no target (DN-5.1)."""
    able = able_to_pay(state, seat, card)
    if card.own:
        return able
    return tuple([rival for rival in able if state.heroes[rival].life > 0 and fits(state, seat, card, rival)])


def able_to_pay(state: Position, seat: int, card: Card) -> tuple[int, ...]:
    """Return the rivals with enough peril for the card."""
    cost = _least_price(state, seat, card)
    return tuple([rival for rival in state.players(seat) if rival != seat and state.heroes[rival].peril >= cost])


def fits(state: Position, seat: int, card: Card, victim: int) -> bool:
    """Return whether the hero is a legal target of the card (DN-19.5)."""
    if state.heroes[victim].level < card.face.least_level:
        return False
    return all(VERBS[effect].fits(state, seat, victim) for effect in card.played)


# Using what lies open.


def uses_of(state: Position, seat: int) -> list[int]:
    """Return everything that the seat can use: what lies before it, and where its hero is."""
    hero = state.heroes[seat]
    found = list(HEROES[hero.face].uses)
    for card in hero.boons:
        found += CARDS[card].uses
    for card in hero.treasures:
        found += CARDS[card].uses
    for card in hero.banes:
        found += CARDS[card].uses
    if hero.location >= 0 and seat == state.active:
        found += LOCATIONS[hero.location].uses
        for quest in hero.quests:
            found += QUESTS[quest].uses
        for quest in state.commons:
            found += QUESTS[quest].uses
    return found


def refuse_use(state: Position, seat: int, number: int, moment: int, openly: bool = False) -> Refusal | None:
    """Return why the seat may not use the effect now; None if it may.

    With ``openly``, only what others can see counts."""
    if not USABLE[moment][seat == state.active][number]:
        return Refusal("DN-4.7", "not-the-time", {"card": SOURCES[number].id, "by": when_used(number)})
    if number in CHALLENGING and looming(state):
        return NO_TIME
    return refuse_cost(state, seat, number, openly) or (None if VERBS[number].can(state, seat) else NO_TARGET)


CHALLENGING: Final = frozenset([number for number in USES if when_used(number) == "challenge"])


def refuse_cost(state: Position, seat: int, number: int, openly: bool = False) -> Refusal | None:
    """Return why the seat cannot pay for the effect or use it again; with ``openly``, only what others can see
    counts.
    """
    terms = TERMS[number]
    source = SOURCES[number]
    hero = state.heroes[seat]
    for frame in state.stack:
        if isinstance(frame, InUse) and SOURCES[frame.effect] is source:
            return Refusal("DN-15.3", "in-use", {"card": source.id})
    if source is HEROES[hero.face] and forbidden(state, seat, "ability"):
        return Refusal("DN-10.5", "ability-forbidden")
    if terms.once:
        again = refuse_again(state, seat, terms.once, source)
        if again is not None:
            return again
    if terms.where and not is_in(hero.location, terms.where):
        return _NOT_THERE[number]
    if terms.glory > hero.glory:
        return Refusal("DN-10.1", "too-dear", {"card": source.id, "price": terms.price, "glory": hero.glory})
    if terms.ap > hero.actions:
        return _NO_AP[number]
    if terms.life >= hero.life:
        return Refusal("DN-10.5", "last-life", {"card": source.id})
    if terms.token and isinstance(source, Card) and hero.tokens_on(source.number) < terms.token:
        return Refusal("DN-10.3", "no-token", {"card": source.id})
    if terms.families and not fodder(state, seat, terms.families) and not (openly and hero.hand):
        return _NO_FODDER[number]
    return None


def fodder(state: Position, seat: int, families: tuple[str, ...]) -> list[int]:
    """Return the monsters of these families in hand and lair; in the solo game the lair is nobody's (DN-14.4)."""
    hero = state.heroes[seat]
    own = hero.hand if state.variant.solo else hero.hand + hero.lair
    return [c for c in own if CARDS[c].monster is not None and CARDS[c].face.type in families]


# Standing, lying, fighting, dropping.


def refuse_haste(state: Position, moment: int) -> Refusal | None:
    """Refuse anything but averting what is about to happen, until it has happened (DN-4.7)."""
    return None if moment in DELIBERATE and not looming(state) else NO_TIME


def refuse_stand(state: Position, seat: int) -> Refusal | None:
    """Return why the hero cannot stand up for 1 AP, in anyone's turn (DN-4.7, DN-9.7)."""
    hero = state.heroes[seat]
    if not hero.fallen:
        return _NOT_FALLEN
    return None if hero.ap or hero.lying_ap else _NO_AP_TO_STAND


def refuse_attack(state: Position, seat: int, victim: int, moment: int) -> Refusal | None:
    """Return why the hero cannot attack another: 1 AP, once a turn, in anyone's turn when nothing else is going on
    (DN-6.9).
    """
    hero = state.heroes[seat]
    if victim == seat or victim >= state.seats or state.heroes[victim].life <= 0:
        return _NO_SUCH_HERO
    if moment not in (TO_ATTACK if seat == state.active else BETWEEN) or no_time_for_battle(state):
        return _NO_TIME_TO_ATTACK
    if not hero.ap and not hero.lying_ap:
        return _NO_AP_TO_ATTACK
    if hero.battled:
        return _ONE_BATTLE
    if not hero.actions:
        return _FALLEN_ATTACKER
    if state.heroes[victim].location != hero.location:
        return Refusal("DN-6.9", "not-here", {"seat": victim})
    if forbidden(state, seat, "hero_attack"):
        return Refusal("DN-18.6", "peace-here")
    return None


def refuse_lie_down(state: Position, seat: int) -> Refusal | None:
    """Return why the hero cannot lie down to gain 1 AP: it takes limited movement, once a turn (DN-13.7)."""
    hero = state.heroes[seat]
    if not state.variant.limited_movement:
        return _NOT_THIS_VARIANT
    if hero.fallen:
        return _LIES_ALREADY
    return _ONCE_A_TURN if hero.lain_down else None


def refuse_drop(state: Position, seat: int, quest: int) -> Refusal | None:
    """Return why the token cannot be dropped, such as while its leader is under attack (DN-11.8)."""
    if quest not in state.heroes[seat].escorts:
        return Refusal("DN-11.8", "not-escorting", {"quest": QUESTS[quest].id})
    return Refusal("DN-11.8", "under-attack", {"quest": QUESTS[quest].id}) if under_attack(state, seat) else None


def _may_drop(state: Position, seat: int) -> bool:
    """Return whether the hero leads an escort whose token can be dropped now; everybody can see this."""
    return any(refuse_drop(state, seat, quest) is None for quest in state.heroes[seat].escorts)


# All of it together.


def side_options(state: Position, seat: int, moment: int) -> list[Action]:
    """Return all legal actions apart from answers to the question."""
    hero = state.heroes[seat]
    found: list[Action] = []
    now = timely_now(state, seat, moment)
    for number in hero.hand:
        card = CARDS[number]
        if now[number] and _affordable(state, seat, card) and _refuse_affordable(state, seat, card, moment) is None:
            found.append(PLAY[number])
            if card.x:
                found += _with_x(state, seat, card)
    usable = USABLE[moment][seat == state.active]
    for number in uses_of(state, seat):
        if usable[number] and refuse_use(state, seat, number, moment) is None:
            found.append(USE[number])
    if refuse_haste(state, moment) is None:
        if hero.fallen and (hero.ap or hero.lying_ap):
            found.append(STAND)
        if hero.actions and not hero.battled:
            found += [
                ATTACK[victim]
                for victim in state.here(hero.location)
                if refuse_attack(state, seat, victim, moment) is None
            ]
        if refuse_lie_down(state, seat) is None:
            found.append(LIE_DOWN)
        found += [DROP[quest] for quest in hero.escorts if refuse_drop(state, seat, quest) is None]
    return found


def _with_x(state: Position, seat: int, card: Card) -> Seq[Action]:
    """Return the ways to play the card with its X, if there are several (DN-19.2)."""
    if not card.glory:
        return ()
    most = min(state.heroes[seat].glory - price(state, seat, card), card.x_most)
    return PLAY_X[card.number][card.x_least : most + 1] if most > card.x_least else ()


def window_options(state: Position, seat: int, moment: int) -> Seq[Action]:
    """Return all legal answers in a window."""
    found = side_options(state, seat, moment)
    standing = state.heroes[seat].standing
    if standing in (ALWAYS, DEADLY):
        found.append(STANDING[MINE])
    found += [*hushes(state, seat), *[STANDING[word] for word in (DEADLY, NEVER) if word != standing]]
    found.append(PASS)
    return found


def open_options(state: Position, seat: int, moment: int) -> bool:
    """Return whether the seat could use something that lies open; everybody can see this."""
    usable = USABLE[moment][seat == state.active]
    for number in uses_of(state, seat):
        if usable[number] and refuse_use(state, seat, number, moment, openly=True) is None:
            return True
    hero = state.heroes[seat]
    if refuse_haste(state, moment) is not None:
        return False
    if hero.standing == ALWAYS and (refuse_lie_down(state, seat) is None or _may_drop(state, seat)):
        return True
    if not hero.ap and not hero.lying_ap:
        return False
    here = state.here(hero.location) if hero.actions else ()
    return bool(hero.fallen) or any(refuse_attack(state, seat, victim, moment) is None for victim in here)


def may_graft(state: Position, seat: int, moment: int) -> bool:
    """Return whether, judging by what others can see, the seat could play an attachment with its declaration
    (DN-5.2).
    """
    hero = state.heroes[seat]
    if moment != Moment.DECLARED or seat != state.active or not hero.hand or not being_declared(state):
        return False
    hosts = [card for card in (*hero.lair, *state.table) if CARDS[card].monster is not None]
    return bool(hosts) and any(rival.peril for rival in state.heroes if rival is not hero)


def window_candidates(state: Position, seat: int) -> Seq[Action]:
    """Return all answers that a player might expect in a window."""
    hero = state.heroes[seat]
    found: list[Action] = [PLAY[card] for card in hero.hand]
    found += [USE[number] for number in uses_of(state, seat)]
    found += [ATTACK[victim] for victim in range(state.seats) if victim != seat]
    found += [STAND, LIE_DOWN, *[DROP[quest] for quest in hero.escorts], *hushes(state, seat), *STANDING, PASS]
    return found


def refuse_in_window(state: Position, seat: int, action: Action, moment: int) -> Refusal | None:
    """Return why the action is not legal in a window or during one's own decision."""
    if isinstance(action, Use):
        if action.effect not in uses_of(state, seat):
            return NOT_YOURS
        return refuse_use(state, seat, action.effect, moment)
    if action is STAND:
        return refuse_stand(state, seat) or refuse_haste(state, moment)
    if action is LIE_DOWN:
        return refuse_lie_down(state, seat) or refuse_haste(state, moment)
    if isinstance(action, Numbered) and not isinstance(action, Hush):
        return _refuse_numbered(state, seat, action, moment)
    return None


def _refuse_numbered(state: Position, seat: int, action: Numbered, moment: int) -> Refusal | None:
    if action.verb == "play":
        return refuse_play(state, seat, action.value, moment)
    if action.verb == "attack":
        return refuse_attack(state, seat, action.value, moment)
    if action.verb == "drop":
        return refuse_drop(state, seat, action.value) or refuse_haste(state, moment)
    if action.verb == "ask":
        return Refusal("DN-15.2", "asked-so-already")
    return None
