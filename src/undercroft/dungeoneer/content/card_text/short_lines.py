"""What an adventure card does in a few signs and words, for a card in the hand.

A sign is an id in brackets, such as ``[melee]``, which a screen draws. A short line leaves out details; the lines of
`rule_lines` are complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Final

import msgspec

from undercroft.dungeoneer.content import faces
from undercroft.dungeoneer.content.card_text.phrase_parts import phrase
from undercroft.dungeoneer.content.faces import Cost, Effect
from undercroft.locale.phrases import Joined, Phrase


def _say(key: str, **args: Phrase | Joined | int | str | None) -> Phrase:
    return Phrase(f"short-{key}", args)


def _sign(name: str) -> Phrase:
    return _say("sign", by=name)


def _beside(parts: Sequence[Phrase]) -> Phrase:
    """Put parts side by side, without a space."""
    return reduce(lambda one, other: _say("beside", one=one, other=other), parts)


def _row(parts: Sequence[Phrase]) -> Phrase:
    """Put parts in a row, with spaces."""
    return reduce(lambda one, other: _say("row", one=one, other=other), parts)


def _signs(*names: str) -> Phrase:
    return _beside([_sign(name) for name in names])


def _change(effect: Effect, *names: str, less: bool = False) -> Phrase:
    """Say how much more or less of something: ``+1[glory]``."""
    if effect.x:
        amount = _say("minus-x") if less else phrase("plus-x")
    else:
        amount = phrase("plus", n=-effect.n if less else effect.n)
    return _beside([amount, *map(_sign, names)])


ROLLS: Final = {"battle": ("attack", "counter"), "exit": ("threat",), "roll": ("dice",)}
"""The signs of rolls that are called differently."""
CHANGED: Final = {"boon_limit": ("boon",), "treasure_limit": ("treasure",), "strike_wounds": ("wound",)}
EXITS: Final = ("blocked", "trapped")
AGAINST: Final = {"encounter_trap": "trap", "trapped_exit": "trapped", "blocked_exit": "blocked"}
SCOPES: Final = {
    "location": "here",
    "this_from_lair": "from-lair",
    "this_in_dark_tunnel": "in-dark-tunnel",
    "host": "of-monster",
}


def _mod(effect: Effect) -> Phrase:
    """Say which number changes, and by how much."""
    what = effect.what
    if what == "ap_at_recovery":
        return _say("next-turn", does=_change(effect, "ap"))
    if what == "cost":
        return _say("cost", cards=_signs(*effect.families), change=_change(effect, "peril"))
    if what.endswith("_limit"):
        return _say("limit", change=_change(effect, *CHANGED[what]))
    done = _change(effect, *CHANGED.get(what, ROLLS.get(what, (what,))), *effect.form)
    if effect.scope == "own_monsters":
        return _row([_signs(*effect.families), done])
    against = EXITS if what == "exit" else tuple(AGAINST.get(one, one) for one in effect.families or effect.against)
    if against:
        done = _say("against", does=done, signs=_signs(*against))
    if effect.scope in SCOPES:
        done = _say(SCOPES[effect.scope], does=done)
    return _say("this-turn", does=done) if effect.until == "turn" else done


def _wound(effect: Effect) -> Phrase:
    if effect.extra and effect.who == "victim":
        return _change(effect, "wound")
    return _change(effect, "life", less=True)


def _lose(effect: Effect) -> Phrase:
    if effect.mode == "all":
        return _say("all", what=_sign(effect.what))
    return _change(effect, "ap" if effect.what == "saved_ap" else effect.what, less=True)


def _gain(effect: Effect) -> Phrase:
    return _change(effect, effect.what)


def _heal(effect: Effect) -> Phrase:
    return _change(effect, "life")


def _level(effect: Effect) -> Phrase:
    return _change(effect, "level")


def _discard(effect: Effect) -> Phrase:
    if effect.what == "this":
        return _sign("discard")
    signs = _signs("boon", "treasure") if effect.what == "prepared" else _sign(effect.what)
    return _say("discards", n=effect.n, what=signs)


def _cancel(effect: Effect) -> Phrase:
    signs = {"strike": ("attack", *effect.form), "instant_bane": ("instant", "bane"), "fall": ("fallen",)}
    return _say("cancels", what=_signs(*signs.get(effect.what, (effect.what,))))


def _attacker(effect: Effect) -> Phrase:
    return _say(f"attacker-{effect.mode.replace('_', '-')}", who=_signs(*(effect.families or ("monster",))))


def _fall(effect: Effect) -> Phrase:
    fallen = _sign("fallen")
    return fallen if effect.stand is None else _row([fallen, _need(effect.stand.stat, effect.stand.value)])


def _need(stat: str, value: int, x: bool = False) -> Phrase:
    return _say("need-x" if x else "need", what=_sign(stat), n=value)


def _outcome(effect: Effect) -> Phrase:
    """Say what must be rolled, and what follows."""
    test = _need(effect.stat or "dice", effect.value, effect.value_x)
    passed = [_say("passed", does=_all(effect.passed))] if effect.passed else []
    failed = [_say("failed", does=_all(effect.failed))] if effect.failed else []
    return _row([test, *passed, *failed])


def _transfer(effect: Effect) -> Phrase:
    return _say(f"to-{effect.to.replace('_', '-')}", n=effect.reach or None)


def _token(effect: Effect) -> Phrase:
    if effect.what == "bridge":
        return _say("bridge")
    if effect.what == "deactivation":
        return _say("disarms", what=_signs(*[AGAINST.get(one, one) for one in effect.against]))
    return _change(effect, "token")


def _die(effect: Effect) -> Phrase:
    return _say(f"die-{effect.keep}", n=effect.n)


MOST_TYPES: Final = 3
"""The most types of treasures that a short line lists."""


def _attach(effect: Effect) -> Phrase:
    types = effect.types if len(effect.types) <= MOST_TYPES else effect.kinds
    return _say("attach", what=_signs(*(types or effect.families or ("monster",))))


def _choose(effect: Effect) -> Phrase:
    one, other = [_verb(inner) for inner in effect.either]
    return _say("either", one=one, other=other)


def _set_exit(effect: Effect) -> Phrase:
    return _say("set-exit", need=_need(effect.stat, effect.value))


def _shift(effect: Effect) -> Phrase:
    return _say(effect.mode.replace("_", "-"))


def _named(effect: Effect) -> Phrase:
    return _say(f"{effect.do}-{effect.what}" if effect.what else effect.do.replace("_", "-"), n=effect.n)


VERBS: Final[dict[str, Callable[[Effect], Phrase]]] = {
    "mod": _mod,
    "wound": _wound,
    "fall": _fall,
    "lose": _lose,
    "gain": _gain,
    "heal": _heal,
    "level": _level,
    "discard": _discard,
    "threat": _outcome,
    "roll": _outcome,
    "transfer": _transfer,
    "shift": _shift,
    "token": _token,
    "attach": _attach,
    "cancel": _cancel,
    "remove_attacker": _attacker,
    "extra_die": _die,
    "set_exit": _set_exit,
    "choose": _choose,
}
"""The function for each verb that needs more than its name and number."""


def _verb(effect: Effect) -> Phrase:
    does = VERBS.get(effect.do, _named)(effect)
    return _say("then", one=does, other=_all(effect.then)) if effect.then else does


def _all(effects: Sequence[Effect]) -> Phrase:
    return _row([_verb(effect) for effect in effects])


def _next(first: Effect, effect: Effect) -> Phrase:
    """Say what another effect of the same line does."""
    if _is_further_bonus(first, effect):
        return _say("against", does=phrase("plus", n=effect.n), signs=_signs(*effect.families))
    return _verb(effect)


MOMENTS: Final = ("attack", "beaten", "quest_done", "would_fall", "would_die", "draw_location")
WINDOWS: Final = {"any": "any", "own_turn": "feats", "response": "response"}
TURN: Final = ("turn", "conversion")


def _when(effect: Effect) -> Iterator[Phrase]:
    """Say when an effect acts, if that is not when the card is played: signs before a colon."""
    if effect.on == "strike":
        yield _signs("strike", *effect.form)
    elif effect.on == "would_wound":
        yield _signs("wound", *[AGAINST.get(one, one) for one in effect.against])
    elif effect.what == "strike_wounds":
        yield _signs("counter", "strike")
    elif effect.on in MOMENTS:
        yield _say(effect.on.replace("_", "-"))
    elif effect.on == "use" and effect.window in WINDOWS:
        yield _sign(WINDOWS[effect.window])
    yield from map(_sign, effect.where)
    if effect.once in TURN:
        yield _sign("once")
    if effect.who in ("here", "one_other_here"):
        yield _sign("here")
    if effect.who in ("attacker", "attacking_monster") and effect.do != "cancel":
        yield _sign("monster")


def _costs(cost: Cost) -> Iterator[Phrase]:
    for name in ("glory", "ap", "life", "token"):
        if n := getattr(cost, name):
            yield _beside([_say("number", n=n), _sign(name)])
    if cost.discard_self:
        yield _sign("discard")


def _line(group: Sequence[Effect]) -> Phrase:
    """Make a line of the effects that act together."""
    first = group[0]
    done = _row(
        [_verb(first), *[_next(first, effect) for effect in group[1:] if not _is_same_but_for_cost(first, effect)]]
    )
    costs = [_row(cost) for effect in group if (cost := tuple(_costs(effect.cost)))]
    if costs:
        done = _say(
            "for", cost=costs[0] if len(costs) == 1 else _say("either", one=costs[0], other=costs[1]), does=done
        )
    if first.do == "remove_attacker" and first.on == "play":
        return done
    when = tuple(_when(first))
    return _say("when", when=_row(when), does=done) if when else done


def _is_plain(effect: Effect) -> bool:
    """Return whether an effect is what most strikes do: such a line is left out."""
    return effect.on == "strike" and effect.do == "wound" and effect.n == 1 and not effect.extra


def _groups(effects: Sequence[Effect]) -> Iterator[list[Effect]]:
    """Group neighbours that act at the same moment, at one price, on the same."""
    group: list[Effect] = []
    for effect in effects:
        if group and any(same(group[0], effect) for same in SAME):
            group.append(effect)
        else:
            if group:
                yield group
            group = [effect]
    if group:
        yield group


def _is_same_strike(one: Effect, other: Effect) -> bool:
    same = one.form == other.form and one.cost == other.cost and one.who == other.who
    return one.on == other.on == "strike" and same


def _is_same_but_for_cost(one: Effect, other: Effect) -> bool:
    return msgspec.structs.replace(one, cost=other.cost) == other


def _is_further_bonus(one: Effect, other: Effect) -> bool:
    """Return whether the other effect adds as much again against some families."""
    return other.do == "mod" and bool(other.families) and msgspec.structs.replace(other, families=()) == one


SAME: Final = (_is_same_strike, _is_same_but_for_cost, _is_further_bonus)
"""When two neighbours share a line."""


def short_lines(face: faces.Adventure) -> tuple[Phrase, ...]:
    """Make the short lines of an adventure card: none for a monster that only strikes as most do."""
    monster = face.monster is not None
    said = [effect for effect in face.effects if not (monster and _is_plain(effect))]
    return tuple([_line(group) for group in _groups(said)])
