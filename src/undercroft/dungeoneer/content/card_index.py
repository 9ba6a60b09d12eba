"""Every card as the rules look it up: by number, with its effects sorted by when they act.

`faces` reads what is printed; here it becomes numbers and bits that are quick to add up. Inside a state an adventure
card, a quest, a location card or a hero is an int: its place in these tables. Effects are numbered across all cards, so
that a frame can hold one as an int; `rules.effects` says what an effect does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.dungeoneer.content import card_vocabulary, faces
from undercroft.dungeoneer.content.location_cards import CALLED, LOCATION_CARDS, OPEN, is_at, turned_sides

MELEE: Final = 0
MAGIC: Final = 1
SPEED: Final = 2
LEVEL: Final = 3
LIFE: Final = 4
TESTED: Final = card_vocabulary.TESTED
"""What a threat may test (DN-7.1)."""
FORMS: Final = card_vocabulary.FORMS
"""The forms of an attack (DN-6.1)."""

BOON: Final = 0
TREASURE: Final = 1
BANE: Final = 2
ENCOUNTER: Final = 3
KINDS: Final = card_vocabulary.KINDS

IN_MISDEEDS: Final = 0
IN_FEATS: Final = 1
RESPONSE: Final = 2
ANY_MOMENT: Final = 3
TIMINGS: Final = card_vocabulary.TIMINGS

INSTANT: Final = 0
PERMANENT: Final = 1
ATTACHMENT: Final = 2
MONSTER: Final = 3
DURATIONS: Final = card_vocabulary.DURATIONS

_FAMILIES: Final = {q.monster.family for q in faces.QUESTS if q.monster is not None}
TYPES: Final = tuple(sorted({a.type for a in faces.ADVENTURES} | _FAMILIES))

AGAINST: Final = ("encounter_trap", "spikes", "pit", "trapped_exit", "blocked_exit", "attack", "quest", "bane", "other")
"""What a threat comes from; a card may help against some of these."""
BY_TRAP, BY_SPIKES, BY_PIT, BY_TRAPPED_EXIT, BY_BLOCKED_EXIT, BY_ATTACK, BY_QUEST, BY_BANE, BY_OTHER = range(9)
EXITS: Final = 1 << BY_TRAPPED_EXIT | 1 << BY_BLOCKED_EXIT

WHAT: Final = (
    "melee",
    "magic",
    "speed",
    "attack",
    "counter",
    "battle",
    "threat",
    "exit",
    "cost",
    "boon_limit",
    "treasure_limit",
    "life",
    "ap_at_recovery",
    "ignore",
    "forbid",
)
(
    MOD_MELEE,
    MOD_MAGIC,
    MOD_SPEED,
    MOD_ATTACK,
    MOD_COUNTER,
    MOD_BATTLE,
    MOD_THREAT,
    MOD_EXIT,
    MOD_COST,
    MOD_BOON_LIMIT,
    MOD_TREASURE_LIMIT,
    MOD_LIFE,
    MOD_AP,
    MOD_IGNORE,
    MOD_FORBID,
) = range(15)

ADDED_UP: Final = ("mod", "ignore", "forbid")
"""Verbs that change numbers or permissions as long as their effect lasts."""


def bits(names: Iterable[str], of: tuple[str, ...]) -> int:
    """Turn words into bits, by their places among all of them; no words set all bits."""
    mask = 0
    for name in names:
        mask |= 1 << of.index(name)
    return mask or (1 << len(of)) - 1


def bits_of(flags: Iterable[bool]) -> int:
    """Return the places of what is true, as bits.

    >>> bin(bits_of([False, True, True]))
    '0b110'
    """
    return sum([1 << i for i, flag in enumerate(flags) if flag])


def places(words: tuple[str, ...]) -> int:
    """Return the locations that a card names, as bits; see `is_in`."""
    return bits_of([is_at(location, words) for location in range(len(CALLED))])


def is_in(location: int, places: int) -> bool:
    """Return whether a location is one of these places; a hero without a location is in none."""
    return location >= 0 and bool(places >> location & 1)


class Modifier:
    """A lasting effect that is added up: `mod`, `ignore` or `forbid`.

    Attributes:
        number: of the effect.
        what: one of `WHAT`.
        n: how much.
        least: it does not push the value below this.
        form: bits of the stats it holds for.
        families: bits of the types of opponents, or of cards, that it holds for.
        kinds: bits of the kinds of cards that it holds for.
        against: bits of the threats that it holds for.
        scope: for whom or where (see `faces.Effect`).
        word: what is ignored or forbidden.
        selective: whether it holds for some families only; `picky`: against some threats only.
    """

    __slots__ = (
        "against",
        "families",
        "form",
        "kinds",
        "least",
        "n",
        "number",
        "picky",
        "scope",
        "selective",
        "what",
        "word",
    )

    def __init__(self, number: int, effect: faces.Effect) -> None:
        self.number = number
        self.what = WHAT.index(effect.what if effect.do == "mod" else effect.do)
        self.n = effect.n
        self.least = effect.least
        self.form = bits(effect.form, TESTED)
        self.families = bits((*effect.families, *effect.types), TYPES)
        self.kinds = bits(effect.kinds, KINDS)
        self.against = bits(effect.against, AGAINST)
        self.scope = effect.scope
        self.word = "" if effect.do == "mod" else effect.what
        self.selective = bool(effect.families)
        self.picky = bool(effect.against)


class Terms:
    """What an effect demands of who uses it, in plain numbers: the rules ask for every effect that lies open whenever
    they list what a player may do.

    Attributes:
        where: the places where it can be used, as bits; 0 anywhere.
        glory: the least glory to have; `price`: the printed glory.
        ap, life, token: what is paid.
        families: those of which a monster is discarded.
        once: how often it may be used; empty if that does not matter.
    """

    __slots__ = ("ap", "families", "glory", "life", "once", "price", "token", "where")

    def __init__(self, effect: faces.Effect) -> None:
        cost = effect.cost
        self.where = places(effect.where)
        self.price = cost.glory
        self.glory = cost.glory + ((effect.least or 1) if cost.x else 0)
        self.ap = cost.ap
        self.life = cost.life
        self.token = cost.token
        self.families = cost.discard_families
        self.once = effect.once


MODIFIERS: Final[dict[int, Modifier]] = {}
"""Effects that can be added up, by number: those of instants apply while `state.lasting` has them."""
EFFECTS: Final[list[faces.Effect]] = []
"""All effects of all cards, including nested ones; an effect's number is its place."""
TERMS: Final[list[Terms]] = []
"""What each effect demands, by its number."""
SOURCES: Final[list[Source]] = []
"""The card of each effect, by the number of the effect."""
NESTED: Final[list[dict[str, tuple[int, ...]]]] = []
"""The numbers of the effects nested in each effect, by the name of the list."""


ALL_SOURCES: Final[list[Source]] = []
"""Everything that has, or could have, effects."""


class Source:
    """Anything with effects: a hero, a location, an adventure card, a quest.

    Attributes:
        id: its name in notation, texts and events.
        modifiers: what is added up while it is in play; `discounts`: those of them that change prices.
        key: its place among all sources, for what can be used once a turn.
        influence: what is added up while the quest is open; `artifact`: once it is completed; `escorting`: while its
            token is led.
        by: effects by when they act: ``play``, ``use``, ``strike``, ``trap``, … as numbers; `played`: those of
            playing it.
        uses: effects that a player may use, including reactions.
    """

    __slots__ = ("artifact", "by", "discounts", "escorting", "id", "influence", "key", "modifiers", "played", "uses")

    def __init__(self, id: str, effects: tuple[faces.Effect, ...]) -> None:
        self.id = id
        self.key = len(ALL_SOURCES)
        ALL_SOURCES.append(self)
        lasting: dict[str, list[Modifier]] = {when: [] for when in card_vocabulary.LASTING}
        by: dict[str, list[int]] = {}
        for effect in effects:
            number = _register(self, effect)
            if effect.on in card_vocabulary.LASTING and effect.do in ADDED_UP:
                lasting[effect.on].append(MODIFIERS[number])
            else:
                by.setdefault(effect.on, []).append(number)
        self.modifiers = tuple(lasting["always"])
        self.discounts = tuple([m for m in self.modifiers if m.what == MOD_COST])
        self.influence = tuple(lasting["influence"])
        self.artifact = tuple(lasting["artifact"])
        self.escorting = tuple(lasting["escorting"])
        self.by = {when: tuple(numbers) for when, numbers in by.items()}
        self.played = self.when("play")
        self.uses = tuple([n for n in range(len(EFFECTS)) if SOURCES[n] is self and _is_use(EFFECTS[n])])

    def when(self, on: str) -> tuple[int, ...]:
        """Return the numbers of the effects that act at this moment."""
        return self.by.get(on, ())


def _is_use(effect: faces.Effect) -> bool:
    return effect.on == "use" or (effect.on in card_vocabulary.REACTIONS and effect.may)


def _register(source: Source, effect: faces.Effect) -> int:
    number = len(EFFECTS)
    EFFECTS.append(effect)
    TERMS.append(Terms(effect))
    if effect.do in ADDED_UP and (effect.do != "mod" or effect.what in WHAT):
        MODIFIERS[number] = Modifier(number, effect)
    SOURCES.append(source)
    NESTED.append({})
    for name in ("then", "passed", "failed", "either"):
        NESTED[number][name] = tuple([_register(source, inner) for inner in getattr(effect, name)])
    return number


class Monster:
    """A monster's numbers, of an encounter or of a hunt.

    Attributes:
        word: its family; `family` the same as a bit of `TYPES`.
        life: how many wounds it takes.
        values: melee, magic, speed.
        attacks: the forms it may attack in; `best`: those of the highest value (DN-14.7).
    """

    __slots__ = ("attacks", "best", "family", "life", "values", "word")

    def __init__(self, face: faces.MonsterFace, family: str) -> None:
        self.word = family
        self.family = 1 << TYPES.index(family)
        self.life = face.life
        self.values = (face.melee, face.magic, face.speed)
        self.attacks = tuple([FORMS.index(form) for form in face.attacks])
        best = max(self.values[i] for i in self.attacks)
        self.best = tuple([i for i in self.attacks if self.values[i] == best])


class Card(Source):
    """An adventure card as the rules look it up."""

    __slots__ = (
        "attach_to",
        "cost",
        "discarded_empty",
        "duration",
        "face",
        "kind",
        "lays_bridge",
        "monster",
        "number",
        "on_the_map",
        "own",
        "solo",
        "timing",
        "trap",
        "type",
        "x",
        "x_least",
        "x_most",
    )

    def __init__(self, number: int, face: faces.Adventure) -> None:
        super().__init__(face.id, face.effects)
        self.number = number
        self.face = face
        self.kind = KINDS.index(face.kind)
        self.type = TYPES.index(face.type)
        self.cost = face.cost
        self.x = face.cost_x
        bounds = next((e for e in face.effects if e.x or e.value_x), None)
        self.x_least = (bounds.least if bounds is not None else 0) or 1
        self.x_most = bounds.most if bounds is not None else 0
        self.timing = TIMINGS.index(face.timing)
        self.duration = DURATIONS.index(face.duration)
        self.monster = Monster(face.monster, face.type) if face.monster is not None else None
        self.trap = face.type == "trap"
        self.solo = face.solo
        self.own = face.own
        self.on_the_map = any(e.do == "set_exit" for e in face.effects)
        self.discarded_empty = any(e.mode == "discard_empty" for e in face.effects)
        self.lays_bridge = any(e.do == "token" and e.what == "bridge" for e in face.effects)

    @property
    def glory(self) -> bool:
        """Whether it is a glory card; otherwise it is a peril card (DN-1.5)."""
        return self.kind <= TREASURE


class Quest(Source):
    """A quest card.

    Attributes:
        beast: the effects of a hunt's monster; the quest itself if it has none.
        attempted: the effects of an attempt, as numbers.
        is_escort: whether it has a token to be picked up.
        where, deliver: the places that it names, as bits.
    """

    __slots__ = ("attempted", "beast", "deliver", "face", "is_escort", "monster", "number", "where")

    def __init__(self, number: int, face: faces.QuestFace) -> None:
        super().__init__(face.id, face.effects)
        self.number = number
        self.face = face
        self.attempted = self.when("attempt")
        self.is_escort = bool(self.when("pick_up"))
        self.where = places(face.where)
        self.deliver = places(face.deliver)
        self.monster = Monster(face.monster, face.monster.family) if face.monster is not None else None
        self.beast = Source(face.monster.id, face.monster.effects) if face.monster is not None else self


CARDS: Final = tuple([Card(number, face) for number, face in enumerate(faces.ADVENTURES)])
QUESTS: Final = tuple([Quest(number, face) for number, face in enumerate(faces.QUESTS)])
HEROES: Final = tuple([Source(face.id, face.effects) for face in faces.HEROES])
_LOCATION_FACES: Final = {face.id: Source(face.id, face.effects) for face in faces.LOCATIONS}
LOCATIONS: Final = tuple([_LOCATION_FACES[card.face.id] for card in LOCATION_CARDS])
HERO_FACES: Final = faces.HEROES

GLORY: Final = tuple([card.face.glory for card in LOCATION_CARDS])
PERIL: Final = tuple([card.face.peril for card in LOCATION_CARDS])
"""The points of each location (DN-8.2)."""
EVENTFUL: Final = tuple(
    [bool(card.hazards or source.when("enter")) for card, source in zip(LOCATION_CARDS, LOCATIONS, strict=True)]
)
"""Whether something happens to a hero who enters the location."""
_FREE: Final = [bits_of([exit.kind == OPEN for exit in card.exits]) for card in LOCATION_CARDS]
FREE_SIDES: Final = tuple([(sides, turned_sides(sides)) for sides in _FREE])
"""The sides of each location with an open exit (DN-9.1), as bits: with the card upright, and turned."""
USES: Final = tuple([effect for source in ALL_SOURCES for effect in source.uses])
"""The numbers of all effects that can be used; each is one action."""
