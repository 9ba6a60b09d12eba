"""All faces of both sets as typed records, read once from the TOML files.

Inside a state a hero, a location, a card or a quest is an int, its place in these tables; outside (notation, views,
events) it is its id. `card_vocabulary` and `effect_verbs` say what the words of an effect mean.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.base.toml_content import Content

CONTENT: Final = Content("undercroft.dungeoneer.content")

SETS: Final = ("tomb", "vault")
STATS: Final = ("melee", "magic", "speed")
SIDES: Final = ("n", "e", "s", "w")
GLORY_KINDS: Final = ("boon", "treasure")


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it costs to use an effect. The price of playing the card is the card's ``cost``.

    Attributes:
        glory: glory.
        x: X glory, with the X chosen for the effect.
        ap: action points.
        token: tokens from the card.
        life: wounds that nothing prevents; the last life cannot pay.
        discard_self: the card itself.
        discard_families: a monster of one of these families, from hand or lair.
    """

    glory: int = 0
    x: bool = False
    ap: int = 0
    token: int = 0
    life: int = 0
    discard_self: bool = False
    discard_families: tuple[str, ...] = ()


class PrintedThreat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stat to test, and the value to reach (DN-7.1)."""

    stat: str
    value: int


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a face does, in the words of `card_vocabulary` and `effect_verbs`.

    All 33 verbs share this record; `effect_verbs.VERBS` and `card_vocabulary.MOMENTS` say which fields go with which
    verb and moment. A type for each verb was tried and came out longer: about 60 lines more for the types and the
    meanings of their words, and only about 15 fewer in `effect_grammar`, because what an effect needs depends on its
    moment, its ``what`` and X as much as on its verb; no wording function checks a field, so none gets shorter. The
    first mistake in a card would end the reading of all cards, while the linter lists every mistake with its code and
    the words to choose from.

    In ``then``, ``passed``, ``failed`` and ``either`` the default ``who``, *self*, is the hero that the outer effect
    concerns: the one that rolled, the one struck, the one that chooses.

    Attributes:
        do: the verb.
        what: what the verb is about.
        mode: a variant of the verb.

        on: the moment when it acts; only the outermost effects of a face have it.
        window: when it can be used, for the moment `use`.
        where: the only places where it can be used.
        once: how often; the effects of a face that have it share the count.
        may: whether the player is asked.
        cost: what using it costs.
        by: it acts only if the card of such a player is the cause.

        who: the heroes or monsters that it concerns.
        chooser: who chooses among several; by default the player of `who`.

        n: how much.
        x: how much is X, or X + n.
        least: the lower bound of X, of a reduced price or of the changed value.
        most: the upper bound of X or of the changed value; 0 for none.
        until: how long it lasts.

        form: the only forms of attack, or stats, that it is about; none means any.
        families: the only families of monsters.
        types: the only types of cards.
        kinds: the only kinds of cards; a quest monster has none.
        against: the only threats and hazards.
        scope: whose rolls, values or prices a `mod` changes, and where a `forbid` holds, if not those of `who`.

        to: where a transfer leads.
        reach: how many locations away.
        stand: a threat to pass before standing up (DN-9.7).
        extra: a wound in addition to the strike's own (DN-6.5).

        stat: the stat to test.
        value: what the roll must reach.
        value_x: what the roll must reach is X + value.
        dice: how many dice are rolled.
        keep: which of the dice count.

        then: what follows.
        passed: what follows a passed test.
        failed: what follows a failed test, or a `discard` with nothing to discard.
        either: the options of a `choose`.
    """

    do: str
    what: str = ""
    mode: str = ""

    on: str = ""
    window: str = ""
    where: tuple[str, ...] = ()
    once: str = ""
    may: bool = False
    cost: Cost = Cost()
    by: str = ""

    who: str = "self"
    chooser: str = "victim"

    n: int = 0
    x: bool = False
    least: int = 0
    most: int = 0
    until: str = ""

    form: tuple[str, ...] = ()
    families: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    scope: str = "self"

    to: str = ""
    reach: int = 0
    stand: PrintedThreat | None = None
    extra: bool = False

    stat: str = ""
    value: int = 0
    value_x: bool = False
    dice: int = 0
    keep: str = ""

    then: tuple[Effect, ...] = ()
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    either: tuple[Effect, ...] = ()

    @property
    def nested(self) -> tuple[Effect, ...]:
        """The effects nested in this one."""
        return (*self.then, *self.passed, *self.failed, *self.either)


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"class_": "class"}):
    """What heroes, locations, adventure cards and quests have in common.

    Attributes:
        id: its English name in small letters and underscores.
        code: its number in the reference list.
        set: one of `SETS`.
        source: ``printed`` if it rests on a fact about the real face, otherwise ``proposed``.
        effects: what it does.
        doubt: the parts of a printed face that are still proposed (``field`` or ``field.part``).
    """

    id: str
    code: str
    set: str
    source: str
    effects: tuple[Effect, ...] = ()
    doubt: tuple[str, ...] = ()


class HeroFace(Face, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"class_": "class"}):
    """A hero card (DN-1.3): ``levels`` are melee, magic and speed of levels 1 to 4; ``effects`` is the ability.

    ``solo``: whether it is in the solo game (DN-14.1).
    """

    race: str
    class_: str
    life: int
    boon_limit: int
    treasure_limit: int
    levels: tuple[tuple[int, int, int], ...]
    attack_forms: tuple[str, ...]
    solo: bool = True


class Exit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a location (DN-1.4): open, wall, blocked or trapped."""

    kind: str
    stat: str = ""
    value: int = 0


class Hazard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Danger +n, or spikes or a pit with the threat to pass (DN-9.6)."""

    kind: str
    n: int = 0
    stat: str = ""
    value: int = 0


class Location(Face, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location card; ``exits`` are north, east, south and west of the card upright."""

    kind: str
    peril: int
    glory: int
    exits: tuple[Exit, Exit, Exit, Exit]
    hazards: tuple[Hazard, ...] = ()
    copies: int = 1
    entrance: bool = False


class MonsterFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster's numbers. It attacks only in the forms of ``attacks`` and defends in all (DN-1.6)."""

    life: int
    melee: int
    magic: int
    speed: int
    attacks: tuple[str, ...]


class QuestMonster(MonsterFace, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The monster of a hunt (DN-11.6); it is not an adventure card."""

    id: str
    family: str
    effects: tuple[Effect, ...]


class Adventure(Face, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An adventure card (DN-1.5). A monster's ``type`` is its family.

    Attributes:
        cost: glory of its player, or peril of the hero it is played on.
        cost_x: the cost is X, within the bounds of the effect that has X.
        own: a bane without a target hero: any one rival pays, and it lies in front of its player (DN-5.1, DN-19.6).
        least_level: the target hero must have this level.
        solo: whether it is in the solo game (DN-14.1).
    """

    kind: str
    type: str
    timing: str
    duration: str
    cost: int = 0
    cost_x: bool = False
    own: bool = False
    least_level: int = 1
    solo: bool = True
    monster: MonsterFace | None = None

    @property
    def glory_card(self) -> bool:
        """Whether it is paid for with one's own glory; otherwise it costs another hero's peril."""
        return self.kind in GLORY_KINDS


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed reward of a quest."""

    level: int
    glory: int
    heal: int


class QuestFace(Face, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest (DN-11): where it is attempted (or picked up), where it is delivered, what it takes and gives."""

    categories: tuple[str, ...]
    where: tuple[str, ...]
    reward: Reward
    deliver: tuple[str, ...] = ()
    monster: QuestMonster | None = None


ADVENTURE_FILES: Final = ("boons.toml", "treasures.toml", "banes.toml", "monsters.toml", "traps.toml")

HEROES: Final = CONTENT.table("heroes.toml", "hero", HeroFace)
LOCATIONS: Final = CONTENT.table("locations.toml", "location", Location)
ADVENTURES: Final = tuple([card for name in ADVENTURE_FILES for card in CONTENT.table(name, "adventure", Adventure)])
QUESTS: Final = CONTENT.table("quests.toml", "quest", QuestFace)
