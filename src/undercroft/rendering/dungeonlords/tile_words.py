"""Describe tiles and cards in words: prices, effects, abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.dungeonlords.content.faces import (
    AdventurerTile,
    Attack,
    Creature,
    Goods,
    Place,
    Room,
    Space,
    SpecialEvent,
    Spell,
    Trap,
    TrapYear,
)
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURERS,
    CREATURES,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TILE_CREATURES,
    TILE_IDS,
    TRAPS,
)
from undercroft.dungeonlords.views import CreatureView
from undercroft.locale.phrases import Phrase
from undercroft.locale.texts import Texts

GOODS: Final = Goods.__struct_fields__
DAMAGE: Final = ("first", "second", "last", "each", "others", "any")

PLACE_OF: Final[Mapping[str, Place]] = {place.id: place for place in PLACES}
ROOM_OF: Final[Mapping[str, Room]] = {room.id: room for room in ROOMS}
TRAP_OF: Final[Mapping[str, Trap]] = {trap.id: trap for trap in TRAPS}
EVENT_OF: Final[Mapping[str, SpecialEvent]] = {event.id: event for event in SPECIAL_EVENTS}
SPELL_OF: Final[Mapping[str, Spell]] = {spell.id: spell for spell in SPELLS}
KIND_OF: Final[Mapping[str, Creature]] = dict(zip(TILE_IDS, TILE_CREATURES, strict=True)) | {c.id: c for c in CREATURES}
ADVENTURER_OF: Final[Mapping[str, AdventurerTile]] = {a.id: a for a in ADVENTURERS}


def goods(texts: Texts, what: Goods) -> str:
    """Write a price or a product in words: ``1 gold, 2 food``."""
    return ", ".join([texts.text(f"n-{name}", n=getattr(what, name)) for name in GOODS if getattr(what, name)])


def abbreviated_goods(texts: Texts, what: Goods) -> str:
    """Write a price or a product in fewer letters, for the table of places."""
    return ", ".join([texts.text(f"short-{name}", n=getattr(what, name)) for name in GOODS if getattr(what, name)])


def space(texts: Texts, of: Space, write: Callable[[Texts, Goods], str] = abbreviated_goods) -> str:
    """Describe one space of a place: price → goods; ``write`` writes these."""
    if of.workers:
        workers = texts.text("n-workers-most", n=of.workers)
        return f"{workers} {texts.text('space-foreman')}" if of.foreman else workers
    paid, got = write(texts, of.pay), write(texts, of.get)
    if not got:
        return f"+ {paid}" if paid else texts.text("space-free")
    return f"{paid} → {got}" if paid else got


def room(texts: Texts, of: Room, lords: int = 4) -> str:
    """Describe what a room does."""
    if of.makes is not None:
        paid = [texts.text("n-workers", n=of.workers)] + ([goods(texts, of.pay)] if of.pay != Goods() else [])
        return f"{', '.join(paid)} → {goods(texts, of.makes)}"
    if of.score is not None and of.score.per_title:
        return texts.text("room-titles", n=of.score.per_title if lords == 4 else of.score.per_title_fewer_lords)
    if of.score is not None:
        return texts.text("room-score", n=of.score.per, creatures=_kinds(texts, of.score.creatures))
    if of.battle.bonus:
        return texts.text("room-bonus", n=of.battle.bonus, creatures=_kinds(texts, of.battle.creatures))
    return texts.text("room-no-spells" if of.battle.no_spells else "room-labyrinth")


def _kinds(texts: Texts, kinds: Sequence[str]) -> str:
    return ", ".join([texts.name(kind) for kind in kinds])


def trap(texts: Texts, name: str, year: int) -> str:
    """Describe what a trap costs and does in a year."""
    of: TrapYear = TRAP_OF[name].year1 if year == 1 else TRAP_OF[name].year2
    parts = [texts.text(f"hits-{who}", n=getattr(of, who)) for who in DAMAGE if getattr(of, who)]
    parts += [texts.text("hits-first-hp")] if of.first_hp else []
    parts += [texts.text("hits-later", n=of.later)] if of.later else []
    parts += [texts.text("does-no-conquest")] if of.no_conquest else []
    parts += [texts.text(f"stops-{what}", who=texts.name(who)) for who, what in of.stops.items()]
    paid = goods(texts, of.pay)
    return "; ".join(([texts.text("costs", price=paid)] if paid else []) + parts)


def spell(texts: Texts, name: str) -> str:
    """Describe a spell: its speed, what it does, the fatigue of its round."""
    of = SPELL_OF[name]
    return f"{texts.name(of.speed)}; {texts.text('n-fatigue', n=of.fatigue)}. {card(texts, name)}"


def card(texts: Texts, name: str) -> str:
    """Describe what a combat card's spell or a special event does."""
    amount = SPELL_OF[name].amount if name in SPELL_OF else EVENT_OF[name].amount or EVENT_OF[name].per
    return texts.text(key("card", name), n=amount)


def creature(texts: Texts, one: CreatureView, sent: bool = False) -> str:
    """Name a creature with its state: whether it is knocked out, or has been sent into a battle."""
    if one.knocked_out:
        return texts.phrase(Phrase("ko-creature", {"creature": one.id}))
    return texts.phrase(Phrase("sent-creature", {"creature": one.id})) if sent else texts.name(one.id)


def attacks(texts: Texts, kind: Creature) -> str:
    """List a creature's attacks."""
    return " / ".join([attack_name(texts, kind, attack) for attack in kind.attacks])


def attack_name(texts: Texts, kind: Creature, attack: Attack) -> str:
    """Name one attack with its strength."""
    name = texts.name(f"{kind.id}-{attack.id}")
    strong = strength(attack)
    return f"{name} ({strong})" if strong else name


def strength(attack: Attack) -> str:
    """Write the damage of an attack: ``4``, ``2+1``; an empty text if it does none."""
    if not attack.damage:
        return ""
    second = attack.damage if attack.twice else attack.then
    return f"{attack.damage}+{second}" if second else str(attack.damage)


def hired(texts: Texts, tile: str) -> str:
    """Describe a creature on offer, with its price."""
    return f"{texts.name(tile)} ({goods(texts, KIND_OF[tile].price)})"


def ability(texts: Texts, of: str, symbols: int) -> str:
    """Describe what an adventurer of a class can do."""
    if not symbols:
        return ""
    words = {"thief": ("stops",), "priest": ("hearts",), "wizard": ("magic",), "paladin": ("stops", "hearts", "magic")}
    return ", ".join([texts.text(f"n-{word}", n=symbols) for word in words.get(of, ())])


def adventurer(texts: Texts, tile: str) -> str:
    """Describe an adventurer: hit points and ability."""
    of = ADVENTURER_OF[tile]
    does = ability(texts, of.class_, of.symbols)
    return f"{texts.name(tile)} ({texts.text('n-hp', n=of.hp)}{', ' if does else ''}{does})"


def join_words(words: Sequence[Any], none: str = "–") -> str:
    """Join words with commas; a dash stands for no words."""
    return ", ".join([str(word) for word in words]) or none


def key(prefix: str, name: str) -> str:
    """Build a key of the locale files."""
    return f"{prefix}-{name.replace('_', '-')}"
