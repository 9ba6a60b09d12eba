"""The words that the faces of Dungeoneer are written in, and what each means; the linter knows no others.

An effect is a moment (``on``), a verb (``do``) and what the verb needs. `faces.Effect` says what its fields are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

# What a face is.

TIMINGS: Final = ("misdeeds", "feats", "response", "any")
DURATIONS: Final = ("instant", "permanent", "attachment", "monster")
FAMILIES: Final = (
    "beast",
    "construct",
    "demon",
    "dragon",
    "fiend",
    "humanoid",
    "ooze",
    "undead",
    "vermin",
)
TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    "boon": ("blessing", "maneuver", "skill", "spell"),
    "treasure": (
        "amulet",
        "armor",
        "bag",
        "boots",
        "cloak",
        "coating",
        "edge",
        "gloves",
        "helm",
        "orb",
        "potion",
        "ring",
        "shield",
        "tool",
        "wand",
        "weapon",
    ),
    "bane": ("amplifier", "curse", "graft", "mishap", "shift", "transfer"),
    "encounter": ("trap", *FAMILIES),
}
KINDS: Final = tuple(TYPES)
LOCATION_KINDS: Final = ("tunnel", "dark_tunnel", "room")
EXIT_KINDS: Final = ("open", "wall", "blocked", "trapped")
HAZARD_KINDS: Final = ("danger", "spikes", "pit")
CATEGORIES: Final = ("artifact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance")
PLACES: Final = ("dark_tunnel", "entrance")
"""Where a quest or an effect is, besides a location's id."""
FORMS: Final = ("melee", "magic", "speed")
TESTED: Final = (*FORMS, "level", "life")


class Moment(msgspec.Struct, frozen=True):
    """A word for ``on``: when that is, and which fields go with it."""

    means: str
    takes: frozenset[str] = frozenset()


def _moment(means: str, *takes: str) -> Moment:
    return Moment(means, frozenset(takes))


PAID: Final = ("cost", "once")
REACTION: Final = (*PAID, "may")

MOMENTS: Final[Mapping[str, Moment]] = {
    "play": _moment("when the card is played and paid", *PAID),
    "always": _moment("as long as it is prepared, lies with the hero, is where the hero is, or fights"),
    "use": _moment(
        "when a player uses it; `who` = target: the player of the hero it lies with", *PAID, "window", "where"
    ),
    "strike": _moment("its hero, or the monster itself, wins a comparison (DN-6.5)", *REACTION, "form"),
    "attack": _moment("the monster attacks (DN-6.1)"),
    "trap": _moment("the trap is settled (DN-7.2)"),
    "beaten": _moment("the monster is beaten"),
    "beats": _moment("its hero beats a monster, a quest's too", *REACTION),
    "would_wound": _moment("its hero is about to be wounded", *REACTION, "against"),
    "would_fall": _moment("its hero is about to fall", *REACTION),
    "would_transfer": _moment("its hero is about to be transferred", *REACTION, "by"),
    "would_die": _moment("its hero's life is about to be 0", *REACTION),
    "enter": _moment("a hero has entered the location (DN-8.3)"),
    "quest_done": _moment("its hero completes a quest"),
    "recovery": _moment("at the recovery of every hero that the open quest concerns"),
    "draw_location": _moment("its player draws a location card, in whichever phase"),
    "attempt": _moment("the quest is attempted; one with a `search` only after a success this turn (DN-11.7)"),
    "pick_up": _moment("the escort is picked up"),
    "deliver": _moment("the escort is delivered"),
    "influence": _moment("as long as the quest is open, for all whom it concerns (DN-11.4)"),
    "artifact": _moment("once the quest is completed (DN-11.3)"),
    "escorting": _moment("as long as the hero leads the escort"),
}
_WOULD: Final = frozenset({"would_wound", "would_fall", "would_transfer", "would_die"})
_INVENTORY: Final = _WOULD | {"play", "always", "use", "strike", "beats", "quest_done", "draw_location"}
MOMENTS_OF: Final[Mapping[str, frozenset[str]]] = {
    "hero": _WOULD | {"always", "use", "strike", "beats"},
    "location": frozenset({"always", "use", "enter"}),
    "boon": _INVENTORY,
    "treasure": _INVENTORY,
    "bane": frozenset({"play", "always", "use"}),
    "monster": frozenset({"always", "strike", "attack", "beaten"}),
    "trap": frozenset({"trap"}),
    "quest": frozenset(
        {"attempt", "use", "recovery", "pick_up", "deliver", "influence", "artifact", "escorting"},
    ),
}
"""The moments that each sort of face can have."""
LASTING: Final = frozenset({"always", "influence", "artifact", "escorting"})

WHO: Final[Mapping[str, str]] = {
    "self": "the hero whose card it is, who is here, or whom the outer effect concerns",
    "target": "the hero that the card is played on, or lies with",
    "victim": "the one that was struck",
    "here": "every hero in the location of the trap, of the monster, of the target, or of the quest's hero",
    "one_other_here": "one other hero there, if there is any",
    "monster": "the monster whose effect it is",
    "attacker": "whoever makes one of the attacks on one's hero, a monster or a hero",
    "attacking_monster": "one of the monsters that attack one's hero",
}
WINDOWS: Final[Mapping[str, str]] = {
    "any": "at any moment",
    "own_turn": "at any moment of one's own turn",
    "feats": "in one's own feats",
    "response": "in the response step, when attacked (DN-6.2)",
    "roll": "before a roll that it changes, a quest's dice too (DN-6.11)",
    "challenge": "in the challenge step, when attacked; later in the turn too if what it needs is still there",
    "move": "while moving, before the exit is tested (DN-9)",
}
ONCE: Final[Mapping[str, str]] = {
    "turn": "once a turn; a face's effects that have it share it",
    "attempt": "once before each attempt of the quest",
    "roll": "once for each roll",
    "conversion": "once a turn, shared with every other face that has it: only one wound a turn is turned into glory",
}
UNTIL: Final[Mapping[str, str]] = {
    "roll": "for that roll",
    "battle": "until the end of the battle",
    "turn": "until the end of the turn; action points that cannot be saved",
    "recovery": "until the hero's own next recovery, that one included",
}
CHOOSERS: Final[Mapping[str, str]] = {
    "victim": "the player of the hero that it concerns",
    "owner": "the player of the card; of a quest's monster, the left neighbour",
    "random": "chance",
}
BY: Final[Mapping[str, str]] = {"rival": "a card that a rival played or controls"}
DESTINATIONS: Final[Mapping[str, str]] = {
    "adjacent": "a location that shares an edge, walls or not",
    "adjacent_way": "an adjacent location through a working exit, whatever its condition",
    "nearest_entrance": "the entrance that is the fewest steps away",
    "any_room": "any room in play that is no entrance",
    "within": "a location at most `reach` steps away",
    "farthest": "the location that is the most steps away from its nearest entrance",
}
KEEP: Final[Mapping[str, str]] = {
    "high": "the best dice count, as many as without the extra ones",
    "low": "the worst ones",
}
AGAINST: Final[Mapping[str, str]] = {
    "encounter_trap": "a trap that was played",
    "danger": "the danger of a location",
    "spikes": "the spikes of a location",
    "pit": "the pit of a location",
    "trapped_exit": "a trapped exit",
    "blocked_exit": "a blocked exit",
}
SCOPES: Final[Mapping[str, str]] = {
    "self": "`who`",
    "host": "the card that it is attached to",
    "own_monsters": "the monsters that its player played",
    "own_cards": "the cards that its player plays",
    "monsters_here": "the monsters that attack a hero in the location",
    "hero_here": "every hero in the location",
    "location": "everything in the location; on a card, where the hero is when it is played",
    "this_from_lair": "the monster itself, if it was played from the lair",
    "this_in_dark_tunnel": "the monster itself, in a dark tunnel",
    "escorting": "what attacks the hero that leads the escort",
}


class Verb(msgspec.Struct, frozen=True):
    """A word for ``do``.

    Attributes:
        means: what it does.
        needs: the fields that it cannot do without.
        takes: those it may have besides.
        what: its words for ``what``.
        mode: its words for ``mode``.
        also: what one of its words needs besides.
        uncounted: its words that need no n.
    """

    means: str
    needs: tuple[str, ...] = ()
    takes: frozenset[str] = frozenset()
    what: Mapping[str, str] = {}
    mode: Mapping[str, str] = {}
    also: Mapping[str, tuple[str, ...]] = {}
    uncounted: frozenset[str] = frozenset()


X: Final = frozenset({"x", "least", "most"})
THEN: Final = frozenset({"then"})
TESTS: Final = frozenset({"passed", "failed"})
CHOICE: Final = frozenset({"chooser"})
MONSTERS: Final = frozenset({"families", "kinds"})

VERBS: Final[Mapping[str, Verb]] = {
    "mod": Verb(
        "change a number by n",
        ("what", "n"),
        X | MONSTERS | {"form", "types", "against", "scope", "until"},
        {
            "melee": "the stat",
            "magic": "the stat",
            "speed": "the stat",
            "attack": "attack rolls",
            "counter": "counter-rolls",
            "battle": "attack and counter-rolls",
            "threat": "tests of threats, of exits too",
            "exit": "tests of blocked and trapped exits",
            "roll": "the attack, counter- or threat roll about to be made; with families, in a battle against them",
            "dice": "the total of a quest's dice about to be rolled",
            "cost": "the price of cards",
            "boon_limit": "how many permanent boons may be prepared",
            "treasure_limit": "how many permanent treasures may be prepared",
            "life": "the life of a monster",
            "ap_at_recovery": "the action points got at a recovery, at each while it lasts",
            "strike_wounds": "the wounds of the hero's strike in the coming counter-comparison with that attacker",
        },
    ),
    "wound": Verb(
        "wound n times; a plain one on a strike is the strike's own (DN-6.5)", ("n",), MONSTERS | CHOICE | {"extra"}
    ),
    "fall": Verb("fall down (DN-9.7)", (), frozenset({"stand"})),
    "stand": Verb("stand up without an action point; a threat to stand up must still be passed"),
    "lose": Verb(
        "lose n of it, or what there is",
        ("what", "n"),
        X,
        {"glory": "", "ap": "action points", "saved_ap": "the saved action point, if any"},
        {"all": "all of it"},
        uncounted=frozenset({"all"}),
    ),
    "gain": Verb(
        "get n of it", ("what", "n"), X | {"until"}, {"glory": "", "peril": "", "ap": "action points, at once"}
    ),
    "heal": Verb(
        "heal n, never above the printed life (DN-10.10) or, if given, above `most`", ("n",), frozenset({"most"})
    ),
    "discard": Verb(
        "discard n of them",
        ("what", "n"),
        CHOICE | {"types", "failed"},
        {
            "treasure": "prepared treasures",
            "boon": "prepared boons",
            "bane": "permanent banes that lie with the hero (DN-19.6)",
            "prepared": "boons, treasures or attachments in play",
            "hand": "cards in hand",
            "this": "the card itself",
        },
        uncounted=frozenset({"this"}),
    ),
    "threat": Verb(
        "test a stat (DN-7.1); everyone of `who` for himself",
        ("stat", "value"),
        TESTS | {"value_x", "least", "most"},
        mode={"without_influence": "the influence of its own quest does not count"},
    ),
    "roll": Verb(
        "roll dice",
        ("dice", "value"),
        TESTS,
        mode={"each": "each die that counts must be at least the value; else their total"},
    ),
    "draw": Verb("draw n adventure cards", ("n",), THEN),
    "transfer": Verb(
        "put the hero elsewhere (DN-10.8); the chooser picks among several",
        ("to",),
        CHOICE | {"reach"},
        also={"within": ("reach",)},
    ),
    "shift": Verb(
        "move locations under DN-3, each as it lies or turned (DN-18.4); nobody enters",
        ("mode",),
        mode={
            "swap_empty": "two change places, no entrance and no hero on either",
            "swap_occupied": "two with a hero on each change places under their heroes, who stay where they are",
            "move_empty": "one, no entrance and no hero on it, goes elsewhere or is turned where it is",
        },
    ),
    "token": Verb(
        "lay a token",
        ("what", "n"),
        frozenset({"against", "reach"}),
        {
            "life": "n on the card",
            "charge": "n on the card",
            "deactivation": "on one of `against` within `reach` locations of the hero's (DN-9.8)",
            "bridge": "on a wall between the hero's location and an adjacent one, until the card leaves play (DN-9.8)",
        },
        {"discard_empty": "the card is discarded with the last of them"},
        {"deactivation": ("against",)},
        frozenset({"deactivation", "bridge"}),
    ),
    "attach": Verb(
        "lie under a card of one's own that is in play, in one's lair, or being declared (DN-5.2)",
        ("kinds",),
        frozenset({"types", "families"}),
    ),
    "level": Verb("gain n levels, or lose them (DN-10.8)", ("n",)),
    "cancel": Verb(
        "it does not happen",
        ("what",),
        THEN | {"form"},
        {
            "bane": "a bane whose target is one's hero does nothing at all; its cost stays spent",
            "instant_bane": "the same, if it is instant",
            "strike": "one attack, before its roll, wounds nobody and does nothing else if it wins",
            "fall": "",
            "transfer": "",
        },
    ),
    "prevent": Verb("n wounds do not happen", ("n",)),
    "remove_attacker": Verb(
        "one attacking monster is out of the battle before the attack roll",
        ("mode",),
        MONSTERS,
        mode={
            "discard": "and discarded",
            "to_hand": "and back in its owner's hand",
            "ignore": "and goes to hand or lair as if unwounded (DN-6.7)",
        },
    ),
    "extra_die": Verb(
        "roll n more dice",
        ("what", "n", "keep"),
        X,
        {"attack": "for an attack roll", "dice": "for a quest's roll"},
    ),
    "ignore": Verb(
        "it does nothing",
        ("what",),
        what={
            "danger": "",
            "pit": "",
            "exit": "the condition of the exit of one step: it counts as open",
            "wall": "the same, and even a wall does if a location lies behind it, whose wall does too",
        },
    ),
    "forbid": Verb(
        "it may not be done",
        ("what",),
        frozenset({"scope", "until"}),
        {
            "hero_attack": "attacks on heroes by heroes, of any kind (DN-18.6)",
            "trap": "declaring traps; those declared already still act",
            "ability": "using the hero's ability",
        },
    ),
    "set_exit": Verb(
        "one open exit of the location counts as blocked from that side until a hero passes or fails it; it turns with "
        "its card",
        ("stat", "value"),
        CHOICE,
    ),
    "free_attack": Verb(
        "one attack at +n on a card that attacked the hero just now, or on a hero here who attacked him this turn; it "
        "takes no action point and is not his battle of the turn (DN-6.9)",
        ("n",),
    ),
    "revive": Verb("the hero does not die: he has life n, and the battle is over for him", ("n",), THEN),
    "peek": Verb("look at n location cards, or what there is, keep one, put the others under the stack", ("n",)),
    "replace_quest": Verb("a personal quest goes under the quests for a new one (DN-18.1)"),
    "complete": Verb("the quest is completed"),
    "spawn": Verb("its monster fights (DN-11.6); `then` once it is beaten", ("then",), THEN),
    "sacrifice": Verb(
        "give up n of it, only if there is as much (DN-11.5)",
        ("what", "n"),
        THEN,
        {
            "life": "life; at least 1 is left",
            "glory": "",
            "boon": "prepared boons",
            "treasure": "prepared treasures",
        },
    ),
    "search": Verb("a die and the distance to the nearest entrance (DN-11.7); `then` on success", ("value",), THEN),
    "escort": Verb("the hero leads it (DN-11.8)"),
    "choose": Verb("the chooser takes one of `either` that can be carried out", ("either",), CHOICE | {"either"}),
}
