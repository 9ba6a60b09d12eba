"""The words that the faces of Dungeoneer are written in, and what each means; the linter knows no others.

An effect is a moment (``on``), a verb (``do``, see `effect_verbs`) and what the two need. `faces.Effect` explains the
fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

# What a face is.

TIMINGS: Final = ("misdeeds", "feats", "response", "any")
DURATIONS: Final = ("instant", "permanent", "attachment", "monster")
FAMILIES: Final = ("beast", "construct", "demon", "dragon", "fiend", "humanoid", "ooze", "undead", "vermin")
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
"""Kinds of location that a quest or an effect can name instead of the id of one."""
FORMS: Final = ("melee", "magic", "speed")
TESTED: Final = (*FORMS, "level", "life")


class MomentWord(msgspec.Struct, frozen=True):
    """A word for ``on``.

    Attributes:
        means: when that is.
        takes: the fields that an effect can have because it acts then.
        needs: those that it must have.
        lasts: whether the effect lasts as long as its card or quest does, so that it needs no ``until``.
    """

    means: str
    takes: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    lasts: bool = False


PAID: Final = frozenset({"cost", "once"})
REACTION: Final = PAID | {"may"}

MOMENTS: Final[Mapping[str, MomentWord]] = {
    "play": MomentWord("when the card is played and paid for", PAID),
    "always": MomentWord("as long as it is prepared, lies with the hero, is where the hero is, or fights", lasts=True),
    "use": MomentWord(
        "when a player uses it; with the `who` target, the player of the hero it lies with",
        PAID | {"where"},
        needs=frozenset({"window"}),
    ),
    "strike": MomentWord("its hero, or the monster itself, wins a comparison (DN-6.5)", REACTION | {"form"}),
    "attack": MomentWord("the monster attacks (DN-6.1)"),
    "trap": MomentWord("the trap is settled (DN-7.2)"),
    "beaten": MomentWord("the monster is beaten"),
    "beats": MomentWord("its hero beats a monster, a quest's too", REACTION),
    "would_wound": MomentWord("its hero is about to be wounded", REACTION | {"against"}),
    "would_fall": MomentWord("its hero is about to fall", REACTION),
    "would_transfer": MomentWord("its hero is about to be transferred", REACTION | {"by"}),
    "would_die": MomentWord("its hero's life is about to be 0", REACTION),
    "enter": MomentWord("a hero has entered the location (DN-8.3)"),
    "quest_done": MomentWord("its hero completes a quest"),
    "recovery": MomentWord("at the recovery of every hero that the open quest concerns"),
    "draw_location": MomentWord("its player draws a location card, in any phase"),
    "attempt": MomentWord("the quest is attempted; one with a `search` only after a success this turn (DN-11.7)"),
    "pick_up": MomentWord("the escort is picked up"),
    "deliver": MomentWord("the escort is delivered"),
    "influence": MomentWord("as long as the quest is open, for all heroes that it concerns (DN-11.4)", lasts=True),
    "artifact": MomentWord("once the quest is completed (DN-11.3)", lasts=True),
    "escorting": MomentWord("as long as the hero leads the escort", lasts=True),
}
LASTING: Final = frozenset([name for name, moment in MOMENTS.items() if moment.lasts])
REACTIONS: Final = frozenset([name for name, moment in MOMENTS.items() if "may" in moment.takes])

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
    "quest": frozenset({"attempt", "use", "recovery", "pick_up", "deliver", "influence", "artifact", "escorting"}),
}
"""The moments that each sort of face can have."""

WHO: Final[Mapping[str, str]] = {
    "self": "the hero whose card it is, the hero here, or the one that the outer effect concerns",
    "target": "the hero that the card is played on, or lies with",
    "victim": "the one that was struck",
    "here": "every hero in the location of the trap, of the monster, of the target, or of the quest's hero",
    "one_other_here": "one other hero there, if there is any",
    "monster": "the monster whose effect it is",
    "attacker": "the monster or hero that makes one of the attacks on one's hero",
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
    "attempt": "once for each attempt of the quest",
    "roll": "once for each roll",
    "conversion": "once a turn, shared with every other face that has it: only one wound a turn is turned into glory",
}
UNTIL: Final[Mapping[str, str]] = {
    "roll": "for that roll",
    "battle": "until the end of the battle",
    "turn": "until the end of the turn; of action points: they cannot be saved",
    "recovery": "until the hero's own next recovery is over",
}
CHOOSERS: Final[Mapping[str, str]] = {
    "victim": "the player of the hero that it concerns",
    "owner": "the player who played the card; of a quest's monster, the left neighbour",
    "random": "chance",
}
BY: Final[Mapping[str, str]] = {"rival": "a card that a rival played or controls"}
DESTINATIONS: Final[Mapping[str, str]] = {
    "adjacent": "a location that shares an edge, walls or not",
    "adjacent_way": "an adjacent location through a working exit, whatever its condition",
    "nearest_entrance": "the entrance that is the fewest steps away",
    "any_room": "any room in play but an entrance",
    "within": "a location at most `reach` steps away",
    "farthest": "the location that is the most steps away from its nearest entrance",
}
KEEP: Final[Mapping[str, str]] = {
    "high": "the best dice count, as many as without the extra dice",
    "low": "the worst dice count, as many as without the extra dice",
}
AGAINST: Final[Mapping[str, str]] = {
    "encounter_trap": "a trap card that was played",
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
    "escorting": "the monsters that attack the hero who leads the escort",
}
