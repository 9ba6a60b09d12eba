"""The verbs of the vocabulary (``do``): what each does, and which fields and words go with it.

`linting.effect_grammar` checks effects against this table; `rules.effects` carries the verbs out;
`card_text.verb_clauses` puts them into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class VerbWord(msgspec.Struct, frozen=True):
    """A word for ``do``.

    Attributes:
        means: what it does.
        needs: the fields that it must have; `until` not at a moment that lasts.
        takes: the fields that it can have.
        what: its words for ``what``.
        mode: its words for ``mode``.
        also: the fields that it must have with one of its words.
        uncounted: its words that need no n.
    """

    means: str
    needs: tuple[str, ...] = ()
    takes: frozenset[str] = frozenset()
    what: Mapping[str, str] = {}
    mode: Mapping[str, str] = {}
    also: Mapping[str, tuple[str, ...]] = {}
    uncounted: frozenset[str] = frozenset()


_X: Final = frozenset({"x", "least", "most"})
_THEN: Final = frozenset({"then"})
_TESTS: Final = frozenset({"passed", "failed"})
_CHOICE: Final = frozenset({"chooser"})
_MONSTERS: Final = frozenset({"families", "kinds"})

VERBS: Final[Mapping[str, VerbWord]] = {
    "mod": VerbWord(
        "change a number by n",
        needs=("what", "n", "until"),
        takes=_X | _MONSTERS | {"form", "types", "against", "scope"},
        what={
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
            "ap_at_recovery": "the action points gained at a recovery, at each one while it lasts",
            "strike_wounds": "the wounds of the hero's strike in the coming counter-comparison with that attacker",
        },
    ),
    "wound": VerbWord(
        "wound n times; a plain one on a strike is the strike's own (DN-6.5)",
        needs=("n",),
        takes=_MONSTERS | _CHOICE | {"extra"},
    ),
    "fall": VerbWord("fall down (DN-9.7)", takes=frozenset({"stand"})),
    "stand": VerbWord("stand up without an action point; a threat to stand up must still be passed"),
    "lose": VerbWord(
        "lose n of it, or as much as there is",
        needs=("what", "n"),
        takes=_X | {"mode"},
        what={"glory": "", "ap": "action points", "saved_ap": "the saved action point, if any"},
        mode={"all": "all of it"},
        uncounted=frozenset({"all"}),
    ),
    "gain": VerbWord(
        "gain n of it",
        needs=("what", "n"),
        takes=_X | {"until"},
        what={"glory": "", "peril": "", "ap": "action points, immediately"},
    ),
    "heal": VerbWord(
        "heal n, never above the printed life (DN-10.10) or, if given, above `most`",
        needs=("n",),
        takes=frozenset({"most"}),
    ),
    "discard": VerbWord(
        "discard n of them",
        needs=("what", "n"),
        takes=_CHOICE | {"types", "failed"},
        what={
            "treasure": "prepared treasures",
            "boon": "prepared boons",
            "bane": "permanent banes lying with the hero (DN-19.6)",
            "prepared": "boons, treasures, attachments of treasures or amplifiers in play (DN-10.1)",
            "hand": "cards in hand",
            "this": "the card itself",
        },
        uncounted=frozenset({"this"}),
    ),
    "threat": VerbWord(
        "test a stat (DN-7.1), each hero of `who` separately",
        needs=("stat", "value"),
        takes=_TESTS | {"value_x", "least", "most", "mode"},
        mode={"without_influence": "the influence of the same quest does not count"},
    ),
    "roll": VerbWord(
        "roll dice",
        needs=("dice", "value"),
        takes=_TESTS | {"mode"},
        mode={"each": "each die that counts must reach the value; without it, their total must"},
    ),
    "draw": VerbWord("draw n adventure cards", needs=("n",), takes=_THEN),
    "transfer": VerbWord(
        "put the hero elsewhere (DN-10.8); the chooser picks among several",
        needs=("to",),
        takes=_CHOICE | {"reach"},
        also={"within": ("reach",)},
    ),
    "shift": VerbWord(
        "move locations as DN-3 allows, each as it lies or turned (DN-18.4); no hero counts as entering",
        needs=("mode",),
        mode={
            "swap_empty": "two locations change places, neither an entrance and neither with a hero on it",
            "swap_occupied": "two locations with heroes on both change places; the heroes stay on their cells",
            "move_empty": "one location, not an entrance and without a hero, moves or is turned where it lies",
        },
    ),
    "token": VerbWord(
        "lay a token",
        needs=("what", "n"),
        takes=frozenset({"mode", "against", "reach"}),
        what={
            "life": "n tokens on the card",
            "charge": "n tokens on the card",
            "deactivation": "on one of `against` within `reach` locations of the hero's (DN-9.8)",
            "bridge": "on a wall between the hero's location and an adjacent one, until the card leaves play (DN-9.8)",
        },
        mode={"discard_empty": "the card is discarded with the last of them"},
        also={"deactivation": ("against",)},
        uncounted=frozenset({"deactivation", "bridge"}),
    ),
    "attach": VerbWord(
        "lie under a card of one's own that is in play, in one's lair, or being declared (DN-5.2)",
        needs=("kinds",),
        takes=frozenset({"types", "families"}),
    ),
    "level": VerbWord("gain n levels, or lose them (DN-10.8)", needs=("n",)),
    "cancel": VerbWord(
        "something does not happen",
        needs=("what",),
        takes=_THEN | {"form"},
        what={
            "bane": "a bane played on one's hero does nothing at all; its cost stays spent",
            "instant_bane": "the same, for an instant bane only",
            "strike": "one attack, before its roll: if it wins, it wounds nobody and does nothing else",
            "fall": "",
            "transfer": "",
        },
    ),
    "prevent": VerbWord("n wounds do not happen", needs=("n",)),
    "remove_attacker": VerbWord(
        "one attacking monster is out of the battle before the attack roll",
        needs=("mode",),
        takes=_MONSTERS,
        mode={
            "discard": "and discarded",
            "to_hand": "and back in its owner's hand",
            "ignore": "and goes to hand or lair as if unwounded (DN-6.7)",
        },
    ),
    "extra_die": VerbWord(
        "roll n more dice",
        needs=("what", "n", "keep"),
        takes=_X,
        what={"attack": "for an attack roll", "dice": "for a quest's roll"},
    ),
    "ignore": VerbWord(
        "something has no effect",
        needs=("what",),
        what={
            "danger": "",
            "pit": "",
            "exit": "the condition of one exit that the hero takes: it counts as open",
            "wall": "the same, and so do a wall and, behind it, the wall of the next location, if there is one",
        },
    ),
    "forbid": VerbWord(
        "something is not allowed",
        needs=("what", "until"),
        takes=frozenset({"scope"}),
        what={
            "hero_attack": "attacks on heroes by heroes, of any kind (DN-18.6)",
            "trap": "declaring traps, or drawing them in the solo game; those already declared or drawn still act",
            "ability": "using the hero's ability",
        },
    ),
    "set_exit": VerbWord(
        "one printed open exit of the location, without a token, counts as blocked from that side until a hero leaves "
        "through it in any way or fails its test; it turns with its card",
        needs=("stat", "value"),
        takes=_CHOICE,
    ),
    "free_attack": VerbWord(
        "one attack at +n on a card that attacked the hero just now, or on a hero here who attacked him this turn; it "
        "takes no action point and is not his battle of the turn (DN-6.9)",
        needs=("n",),
    ),
    "revive": VerbWord(
        "the hero does not die but has life n, and the battle is over for him", needs=("n",), takes=_THEN
    ),
    "peek": VerbWord(
        "look at n location cards, or as many as there are, place one, put the rest under the stack", needs=("n",)
    ),
    "replace_quest": VerbWord("a personal quest goes under the quest deck and a new one is drawn (DN-18.1)"),
    "complete": VerbWord("the quest is completed"),
    "spawn": VerbWord("its monster fights (DN-11.6); `then` once it is beaten", needs=("then",)),
    "sacrifice": VerbWord(
        "give up n of it, only if the hero has that much (DN-11.5)",
        needs=("what", "n"),
        takes=_THEN,
        what={
            "life": "life; at least 1 is left",
            "glory": "",
            "boon": "prepared boons",
            "treasure": "prepared treasures",
        },
    ),
    "search": VerbWord(
        "roll a die, add the distance to the nearest entrance (DN-11.7); `then` on success",
        needs=("value",),
        takes=_THEN,
    ),
    "escort": VerbWord("the hero leads it (DN-11.8)"),
    "choose": VerbWord("the chooser takes one of `either` that can be carried out", needs=("either",), takes=_CHOICE),
}
