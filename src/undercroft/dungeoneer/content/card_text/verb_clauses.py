"""The words for each verb of an effect (``do``): a clause without its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer.content.card_text.number_words import of_number
from undercroft.dungeoneer.content.card_text.phrase_parts import (
    IT,
    Context,
    also,
    amount,
    either,
    in_forms,
    one_attacker,
    phrase,
    subject,
    then,
)
from undercroft.dungeoneer.content.card_vocabulary import DESTINATIONS
from undercroft.dungeoneer.content.faces import Effect
from undercroft.locale.phrases import Joined, Phrase

WITHOUT_SUBJECT: Final = frozenset(
    {"choose", "forbid", "free_attack", "ignore", "mod", "remove_attacker", "set_exit", "shift"}
)
"""Verbs whose words already name those that they concern."""
WITH_SUBJECT: Final = frozenset({"ap_at_recovery"})
"""What such a verb can be about that still needs a subject."""
NAMING_ATTACKER: Final = frozenset({"cancel", "extra_die"})
"""Verbs whose words name an attacker if they concern one."""

PLAYER_ACTS: Final = frozenset(
    {"discard", "draw", "extra_die", "gain", "heal", "prevent", "replace_quest", "search", "token"}
)
"""Verbs whose words begin with what the player does, if they name nobody else."""
PLAYER_CANCELS: Final = frozenset({"bane", "instant_bane", "strike"})
"""What the player is said to cancel; other things are said not to happen."""


def player_acts(effect: Effect) -> bool:
    """Return whether the clause of an effect says what the player does (“heal 1 life”, not “your hero falls”)."""
    if effect.who == "attacker":
        return False
    if effect.do == "cancel":
        return effect.what in PLAYER_CANCELS
    if effect.do == "mod":
        return effect.until == "roll" or effect.what in ("roll", "dice")
    return effect.do in PLAYER_ACTS


def clause(effect: Effect, context: Context) -> Phrase:
    """Make the clause of an effect, with its subject and what follows from it."""
    who = subject(effect, context.sort)
    alone = effect.do in WITHOUT_SUBJECT and effect.what not in WITH_SUBJECT
    if who is None or alone or (effect.do in NAMING_ATTACKER and effect.who == "attacker"):
        return _with_then(effect, context)
    return phrase("does", who=who, does=_with_then(effect, context._replace(mood=IT)))


def clauses(effects: tuple[Effect, ...], context: Context) -> Phrase | None:
    """Make one phrase of several effects in a row; None if there are none."""
    if not effects:
        return None
    parts = [clause(effect, context) for effect in effects]
    if all(subject(effect, context.sort) is None for effect in effects):
        return parts[0] if len(parts) == 1 else phrase("list", does=Joined(tuple(parts)))
    return also(parts)


def _with_then(effect: Effect, context: Context) -> Phrase:
    """Say what the effect does and what follows, unless the words of the verb include that."""
    does = VERBS[effect.do](effect, context)
    following = None if effect.do in INCLUDING_THEN else clauses(effect.then, context)
    return does if following is None else then(does, following)


def _by_what(effect: Effect, context: Context) -> Phrase:
    """Verbs whose words depend on what is gained, lost or given up."""
    key = f"{effect.do}-{effect.what}".replace("_", "-")
    return phrase(f"{key}-all" if effect.mode == "all" else key, mood=context.mood, n=amount(effect))


def _gain(effect: Effect, context: Context) -> Phrase:
    """Say what is gained, and whether it is lost at the end of the turn."""
    gained = _by_what(effect, context)
    return phrase("only-this-turn", does=gained) if effect.until == "turn" else gained


def _wound(effect: Effect, context: Context) -> Phrase:
    extra = effect.extra and effect.who != "one_other_here"
    return phrase("wound-extra" if extra else "wound", mood=context.mood, n=effect.n)


def _fall(effect: Effect, context: Context) -> Phrase:
    if effect.stand is None:
        return phrase("fall", mood=context.mood)
    return phrase("fall-and-test", mood=context.mood, stat=effect.stand.stat, value=effect.stand.value)


def _stand(effect: Effect, context: Context) -> Phrase:
    return phrase("stand")


def _heal(effect: Effect, context: Context) -> Phrase:
    return phrase("heal", mood=context.mood, n=effect.n, most=effect.most or None)


def _level(effect: Effect, context: Context) -> Phrase:
    """Say how many levels are gained or lost, and that 1 is the lowest if the hero could be there."""
    lost = "level-lost" if context.least_level + effect.n >= 1 else "level-lost-to-1"
    return phrase("level-gained" if effect.n > 0 else lost, mood=context.mood, n=abs(effect.n))


def _discard(effect: Effect, context: Context) -> Phrase:
    """Say what is discarded, who chooses it, and what happens if there is none."""
    if effect.what == "this":
        return phrase("discard-this", mood=context.mood)
    does = phrase(
        f"discard-{effect.what}", mood=context.mood, n=effect.n, types=either(effect.types), by=effect.chooser
    )
    failed = clauses(effect.failed, context)
    return does if failed is None else phrase("if-none", one=does, other=failed)


def _draw(effect: Effect, context: Context) -> Phrase:
    return phrase("draw", mood=context.mood, n=effect.n)


def _transfer(effect: Effect, context: Context) -> Phrase:
    key = f"to-{effect.to.replace('_', '-')}" if effect.to in DESTINATIONS else "to-location"
    to = phrase(key, n=effect.reach or None, location=None if effect.to in DESTINATIONS else effect.to)
    tied = effect.to == "nearest_entrance" and effect.chooser == "victim"
    return phrase("transfer", mood=context.mood, to=to, by="tied" if tied else effect.chooser)


def _prevent(effect: Effect, context: Context) -> Phrase:
    return phrase("prevent", n=effect.n)


def _cancel(effect: Effect, context: Context) -> Phrase:
    return phrase(f"cancel-{effect.what.replace('_', '-')}", forms=in_forms(effect))


def _remove_attacker(effect: Effect, context: Context) -> Phrase:
    return phrase(f"attacker-{effect.mode.replace('_', '-')}", who=one_attacker(effect))


def _extra_die(effect: Effect, context: Context) -> Phrase:
    """Say which roll gets more dice: a quest's, one's own attack, or an attacker's."""
    key = "die-of-attacker" if effect.who == "attacker" else f"die-for-{effect.what}"
    return phrase(key, n=amount(effect), by=effect.keep)


def _token(effect: Effect, context: Context) -> Phrase:
    on = phrase("here-or-adjacent" if effect.reach else "here-only")
    empty = "yes" if effect.mode == "discard_empty" else "no"
    return phrase(f"token-{effect.what}", n=effect.n, against=either(effect.against), on=on, by=empty)


def _attach(effect: Effect, context: Context) -> Phrase:
    """Say what the card can be attached to: one's own treasure, or a monster."""
    if effect.kinds == ("treasure",):
        return phrase("attach-to-treasure", types=either(effect.types))
    return phrase("attach-to-monster", families=either(effect.families))


def _ignore(effect: Effect, context: Context) -> Phrase:
    return phrase(f"ignore-{effect.what}" if effect.on == "always" else f"ignore-one-{effect.what}")


def _forbid(effect: Effect, context: Context) -> Phrase:
    return phrase(f"forbid-{effect.what.replace('_', '-')}")


def _set_exit(effect: Effect, context: Context) -> Phrase:
    return phrase("set-exit", stat=effect.stat, value=effect.value)


def _numbered(effect: Effect, context: Context) -> Phrase:
    """Verbs that only have a number."""
    return phrase(effect.do.replace("_", "-"), n=effect.n)


def _alone(effect: Effect, context: Context) -> Phrase:
    return phrase(effect.do.replace("_", "-"), mood=context.mood)


def _shift(effect: Effect, context: Context) -> Phrase:
    return phrase(f"shift-{effect.mode.replace('_', '-')}")


def _choose(effect: Effect, context: Context) -> Phrase:
    """List the options, numbered like the answers to the question; name whom they concern once if that one chooses."""
    who = subject(effect, context.sort)
    of_it = context if who is None else context._replace(mood=IT)
    parts = [clause(one, of_it) for one in effect.either]
    if who is not None and effect.chooser == "owner":
        parts = [phrase("does", who=who, does=does) for does in parts]
    listed = also([phrase("option", n=n, does=does) for n, does in enumerate(parts, 1)])
    return phrase("choose", who=who, by=effect.chooser, options=listed)


# What is decided by dice: the test, then what follows.


def _outcome(test: Phrase, passed: Phrase | None, failed: Phrase | None) -> Phrase:
    return phrase("outcome", test=test, passed=passed, failed=failed)


def _threat(effect: Effect, context: Context) -> Phrase:
    """Describe a test that each hero concerned makes alone; what follows speaks of one of them as *it*."""
    value = phrase("x-value", n=effect.value) if effect.value_x else phrase("value", n=effect.value)
    key = "threat-without-influence" if effect.mode else "threat"
    test = phrase(key, mood=context.mood, stat=effect.stat, value=value)
    return _outcome(test, clauses(effect.passed, context), clauses(effect.failed, context))


def _roll(effect: Effect, context: Context) -> Phrase:
    key = "roll-each" if effect.mode == "each" else "roll"
    test = phrase(key, n=effect.dice, value=effect.value)
    return _outcome(test, clauses(effect.passed, context), clauses(effect.failed, context))


def _search(effect: Effect, context: Context) -> Phrase:
    """Describe a search that completes the quest or allows the hero to attempt it."""
    found = clauses(effect.then, context) or phrase("found")
    return _outcome(phrase("search", value=effect.value), found, None)


VERBS: Final[dict[str, Callable[[Effect, Context], Phrase]]] = {
    "mod": of_number,
    "wound": _wound,
    "fall": _fall,
    "stand": _stand,
    "lose": _by_what,
    "gain": _gain,
    "heal": _heal,
    "discard": _discard,
    "threat": _threat,
    "roll": _roll,
    "draw": _draw,
    "transfer": _transfer,
    "shift": _shift,
    "token": _token,
    "attach": _attach,
    "level": _level,
    "cancel": _cancel,
    "prevent": _prevent,
    "remove_attacker": _remove_attacker,
    "extra_die": _extra_die,
    "ignore": _ignore,
    "forbid": _forbid,
    "set_exit": _set_exit,
    "free_attack": _numbered,
    "revive": _numbered,
    "peek": _numbered,
    "replace_quest": _alone,
    "complete": _alone,
    "spawn": _alone,
    "sacrifice": _by_what,
    "search": _search,
    "escort": _alone,
    "choose": _choose,
}
"""The function for each verb of `effect_verbs`."""

INCLUDING_THEN: Final = frozenset({"search"})
"""Verbs whose words include what follows from them."""
