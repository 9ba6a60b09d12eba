"""The rules text of a face: its effects in groups, each as a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from undercroft.dungeoneer.content.card_text.number_words import of_stats
from undercroft.dungeoneer.content.card_text.phrase_parts import IT, Context, also, phrase, subject
from undercroft.dungeoneer.content.card_text.timing_words import head, price
from undercroft.dungeoneer.content.card_text.verb_clauses import clause, player_acts
from undercroft.dungeoneer.content.faces import STATS, Effect
from undercroft.locale.phrases import Joined, Phrase

RULE: Final = "rule"
ITEM: Final = "item"
NOTE: Final = "note"

PRINTED: Final = frozenset({*STATS, "life"})
"""Printed numbers that can share a line if they change alike."""


class Line(msgspec.Struct, frozen=True):
    """One line of a card.

    Attributes:
        part: what it is: ``head`` (kind, price, timing), ``numbers`` (of a monster, a location, a hero), ``rule``,
            ``item`` (one of those that the rule before it announces), ``note`` or ``reward``.
        phrase: its words.
    """

    part: str
    phrase: Phrase


def rule_lines(effects: Sequence[Effect], context: Context) -> Iterator[Line]:
    """Make the lines of all effects of a face.

    Args:
        effects: the effects.
        context: that of the face.
    """
    shared = [effect for effect in effects if effect.once == "turn"]
    if len(shared) > 1:
        yield Line(RULE, phrase("one-of-these"))
        for effect in shared:
            yield Line(ITEM, _line([effect], context, once=False))
        effects = [effect for effect in effects if effect.once != "turn"]
    seen: list[Effect] = []
    for group in grouped(effects):
        further = any(_same_bonus(group[0], before) for before in seen)
        yield Line(RULE, _line(group, context._replace(further=further)))
        seen += group
    yield from notes(effects)


def grouped(effects: Sequence[Effect]) -> Iterator[list[Effect]]:
    """Group neighbours that share a line: what one strike does, or stats changed by the same number."""
    rest = list(effects)
    while rest:
        group = [rest.pop(0)]
        while rest and (_same_strike(group[-1], rest[0]) or _same_stats(group[-1], rest[0])):
            group.append(rest.pop(0))
        yield group


def _same_strike(one: Effect, other: Effect) -> bool:
    return one.on == other.on == "strike" and one.form == other.form and one.cost == other.cost


def _same_stats(one: Effect, other: Effect) -> bool:
    same = one.do == other.do == "mod" and msgspec.structs.replace(one, what=other.what) == other
    return same and one.what in PRINTED and other.what in PRINTED


def _same_bonus(one: Effect, before: Effect) -> bool:
    """Return whether a bonus against some families adds to an equal one against all."""
    return one.do == "mod" and bool(one.families) and msgspec.structs.replace(one, families=()) == before


def _line(group: Sequence[Effect], context: Context, once: bool = True) -> Phrase:
    """Make one line: when, at what cost, and what happens."""
    if len(group) > 1 and group[0].do == "mod":
        does = of_stats(group[0], context, tuple([effect.what for effect in group]))
    else:
        does = together(group, context)
    return paid(group[0], context, head(group[0], context, once), does)


def use_line(effect: Effect, context: Context) -> Phrase:
    """Say what a player who can use the effect now must know: its price and what it does."""
    return paid(effect, context, None, clause(effect, context))


def paid(effect: Effect, context: Context, when: Phrase | None, does: Phrase) -> Phrase:
    """Make a line of an effect, which the player may have to pay for.

    Args:
        effect: the effect, or the first of several that share the line.
        context: the face that has it.
        when: the words for when it acts, if any.
        does: the words for what it does.
    """
    cost = price(effect, context)
    if cost is None:
        return phrase("rule", when=when, does=does)
    if effect.do == "discard" and effect.who == "target":
        return phrase("pays-to-discard", when=when, who=subject(effect, context.sort), cost=cost)
    result = phrase("to-do" if player_acts(effect) else "so-that", does=does)
    return phrase("must-pay" if effect.on == "play" else "may-pay", when=when, cost=cost, result=result)


def together(group: Sequence[Effect], context: Context) -> Phrase:
    """Join the effects of one line, with one clause for those that concern the same hero."""
    parts: list[Phrase] = []
    for _, same in groupby(group, lambda effect: effect.who):
        effects = list(same)
        if len(effects) == 1:
            parts.append(clause(effects[0], context))
        else:
            of_it = context._replace(mood=IT)
            does = tuple([clause(msgspec.structs.replace(effect, who="self"), of_it) for effect in effects])
            parts.append(phrase("does", who=subject(effects[0], context.sort), does=Joined(does)))
    return also(parts)


def notes(effects: Sequence[Effect]) -> Iterator[Line]:
    """Make the lines about the face as a whole: the limits of X, and the limit of one conversion a turn."""
    for effect in effects:
        if effect.x or effect.value_x:
            yield Line(NOTE, phrase("x-bounds", least=effect.least, most=effect.most))
    if any(effect.once == "conversion" for effect in effects):
        yield Line(NOTE, phrase("one-conversion"))
