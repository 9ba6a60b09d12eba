"""The faces follow our decisions where the reference list contradicted itself or the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.content.faces import ALL, BY_CODE, all_effects, part
from undercroft.dungeoneer.content import card_vocabulary
from undercroft.dungeoneer.content import faces as f
from undercroft.dungeoneer.content.effect_verbs import VERBS

Parts = dict[str, Any]


def check(code: str, parts: Parts) -> None:
    """Assert that the face has these parts."""
    face = BY_CODE[code]
    assert {path: part(face, path) for path in parts} == parts


def test_heroes_attack_in_melee_and_magic_by_our_decision() -> None:
    for hero in f.HEROES:
        assert hero.attack_forms == ("melee", "magic")
        assert hero.source == "proposed" or "attack_forms" in hero.doubt


def test_a_monsters_plain_wound_is_its_strike_and_a_cards_is_extra() -> None:
    for card in f.ADVENTURES:
        for effect in card.effects:
            if effect.on == "strike" and effect.do == "wound":
                own = card.monster is not None and effect.who == "victim"
                assert effect.extra is not own, card.id


def test_the_level_of_a_quest_is_its_reward() -> None:
    assert {quest.reward.level for quest in f.QUESTS} == {1}
    assert not [q.id for q in f.QUESTS for e in q.effects if e.do == "level"]


def test_one_word_for_one_thing() -> None:
    old = {"deeds", "anytime", "readied", "common", "chamber", "gloomy", "teleport", "obstacle", "defense", "static"}
    known = {
        *card_vocabulary.TIMINGS,
        *card_vocabulary.MOMENTS,
        *VERBS,
        *card_vocabulary.LOCATION_KINDS,
        *card_vocabulary.SCOPES,
        *card_vocabulary.CHOOSERS,
        *[word for verb in VERBS.values() for word in (*verb.what, *verb.mode)],
    }
    assert not old & known
    assert not {"player", "attacker"} & set(card_vocabulary.CHOOSERS)


def test_what_lasts_until_recovery_lasts_until_the_heros_own() -> None:
    effects = [effect for effect in all_effects() if effect.until == "recovery"]
    assert {effect.what for effect in effects} == {"ap_at_recovery"}
    assert len(effects) == 3


# Operations that contradicted the text.
SHARED_PRAYER: Parts = {
    "effects.0.do": "heal",
    "effects.0.n": 1,
    "effects.0.cost.glory": 3,
    "effects.1.do": "discard",
    "effects.1.what": "bane",
    "effects.1.n": 1,
    "effects.1.cost.glory": 2,
    **{f"effects.{i}.once": "turn" for i in (0, 1)},
    **{f"effects.{i}.window": "feats" for i in (0, 1)},
}
WOUND_OR_TREASURE: Parts = {
    "effects.0.do": "choose",
    "effects.0.who": "victim",
    "effects.0.chooser": "owner",
    "effects.0.either.0.do": "wound",
    "effects.0.either.0.n": 1,
    "effects.0.either.0.extra": False,
    "effects.0.either.1.do": "discard",
    "effects.0.either.1.what": "treasure",
    "effects.0.either.1.n": 1,
    "effects.0.either.1.chooser": "owner",
}
OPS: dict[str, Parts] = {
    "tomb-q02": {
        "monster.effects.0.form": ("speed",),
        "monster.attacks": ("speed",),
    },
    "tomb-l16": SHARED_PRAYER,
    "vault-l18": SHARED_PRAYER,
    "tomb-a53": {**WOUND_OR_TREASURE, "effects.0.form": ("speed",)},
    "vault-a47": {**WOUND_OR_TREASURE, "effects.0.form": ("melee",)},
    "vault-a59": {
        "effects.0.failed.0.do": "discard",
        "effects.0.failed.0.what": "boon",
        "effects.0.failed.0.chooser": "victim",
        "effects.0.failed.0.failed.0.do": "level",
        "effects.0.failed.0.failed.0.n": -1,
    },
    "vault-h3": {
        "effects.0.on": "would_fall",
        "effects.0.by": "",
        "effects.1.on": "would_transfer",
        "effects.1.by": "rival",
        **{f"effects.{i}.{path}": value for i in (0, 1) for path, value in (("once", "turn"), ("cost.glory", 1))},
    },
    "vault-a27": {
        "effects.0.what": "threat",
        "effects.0.form": ("melee",),
        "effects.0.against": ("blocked_exit", "encounter_trap"),
        "effects.0.n": 1,
        "effects.1.what": "counter",
        "effects.1.form": ("melee",),
        "effects.1.n": 1,
    },
    "tomb-a09": {"effects.0.what": "roll", "effects.0.x": True, "effects.0.least": 1, "effects.0.most": 4},
    "tomb-q14": {
        "effects.1.what": "dice",
        "effects.1.x": True,
        "effects.1.least": 1,
        "effects.1.most": 2,
        "effects.1.cost.x": True,
        "effects.1.once": "attempt",
    },
    "vault-q14": {
        "effects.1.do": "extra_die",
        "effects.1.x": True,
        "effects.1.least": 1,
        "effects.1.most": 3,
        "effects.1.cost.x": True,
        "effects.1.once": "attempt",
    },
    "vault-q09": {
        "effects.0.on": "recovery",
        "effects.0.do": "lose",
        "effects.1.mode": "each",
        "effects.1.dice": 2,
        "effects.2.do": "extra_die",
        "effects.2.keep": "high",
        "effects.2.n": 1,
    },
    "tomb-q13": {"effects.1.mode": "without_influence", "effects.0.n": -1},
    "vault-h6": {"effects.0.who": "attacker", "effects.0.do": "extra_die", "effects.0.keep": "low"},
    "tomb-q06": {
        "effects.0.do": "search",
        "effects.0.then": (),
        "effects.0.cost.ap": 1,
        "effects.1.on": "attempt",
        "effects.1.do": "threat",
        "effects.1.passed.0.do": "complete",
    },
    "tomb-q07": {"effects.0.do": "search", "effects.0.on": "use", "effects.0.then.0.do": "complete"},
    "vault-q11": {
        "effects.0.do": "search",
        "effects.0.then": (),
        "effects.1.on": "attempt",
        "effects.1.do": "sacrifice",
        "effects.1.what": "glory",
        "effects.1.n": 3,
    },
    "vault-a34": {
        "effects.0.do": "choose",
        "effects.0.who": "target",
        "effects.0.chooser": "victim",
        "effects.0.either.0.what": "boon",
        "effects.0.either.1.do": "level",
        "least_level": 2,
    },
    "tomb-a27": {"effects.0.on": "draw_location", "effects.0.do": "peek", "effects.0.n": 2},
    "tomb-a03": {"effects.0.kinds": ("encounter",)},
    "tomb-h5": {"effects.0.kinds": ("encounter",), "effects.0.families": ("undead",)},
}

# Texts made executable.
CONVERSION: Parts = {"effects.0.cost.life": 1, "effects.0.once": "conversion"}
TO_THE_NEAREST: Parts = {"effects.0.to": "nearest_entrance"}
AMPLIFIER: Parts = {"effects.1.scope": "own_monsters", "effects.2.scope": "own_monsters", "own": True}
GRAFT: Parts = {"type": "graft", "duration": "attachment", "own": True, "effects.0.kinds": ("encounter",)}
ENTRANCE: Parts = {
    "effects.0.what": "hero_attack",
    "effects.0.scope": "location",
    "effects.1.do": "replace_quest",
    "effects.1.window": "feats",
    "effects.1.once": "",
}
ANYTHING = ("danger", "spikes", "pit", "blocked_exit", "trapped_exit")
TEXTS: dict[str, Parts] = {
    "tomb-h1": {
        "effects.0.window": "challenge",
        "effects.0.do": "free_attack",
        "effects.0.n": 1,
        "effects.0.once": "turn",
        "effects.0.cost": f.Cost(glory=2),
    },
    "vault-h1": {"effects.0.then.0.what": "ap", "effects.0.then.0.until": ""},
    "vault-h5": {"effects.0.against": ANYTHING, "effects.0.reach": 0},
    "vault-a11": {"effects.0.what": "deactivation", "effects.0.against": ANYTHING, "effects.0.reach": 1},
    "vault-a25": {"effects.0.against": ("blocked_exit", "trapped_exit"), "effects.0.reach": 0},
    "vault-a24": {"effects.0.what": "bridge", "duration": "permanent"},
    "tomb-l01": ENTRANCE,
    "vault-l01": ENTRANCE,
    "tomb-a05": {f"effects.{i}.{k}": v for i in (0, 1) for k, v in (("scope", "location"), ("until", "turn"))},
    "tomb-a12": {"effects.1.do": "stand", "effects.1.cost": f.Cost(), "effects.1.once": "turn"},
    "tomb-a26": {"effects.0.do": "stand", "effects.0.cost": f.Cost(discard_self=True)},
    "tomb-a15": {"effects.0.what": "bane", "effects.0.who": "self"},
    "vault-a09": {"effects.0.what": "instant_bane", "effects.0.who": "self", "effects.0.then.0.n": 3},
    "tomb-a18": {"effects.1.on": "would_fall", "effects.1.against": (), "effects.1.by": ""},
    "vault-a10": {"effects.0.on": "would_fall", "effects.0.against": (), "effects.0.by": ""},
    "tomb-a23": {"effects.0.against": ("encounter_trap", "spikes")},
    "vault-a23": {"effects.0.what": "danger", "effects.1.against": ("encounter_trap",)},
    "tomb-a25": {"effects.0.who": "attacking_monster", "effects.0.kinds": ("encounter",)},
    "tomb-a29": {"effects.0.do": "revive", "effects.0.n": 1, "effects.0.then.0.to": "nearest_entrance"},
    "tomb-a11": {**TO_THE_NEAREST, "effects.0.who": "self"},
    "vault-a35": {**TO_THE_NEAREST, "effects.0.who": "target", "effects.0.chooser": "owner"},
    "tomb-a30": {**AMPLIFIER, "effects.1.families": ("undead",)},
    "vault-a37": {**AMPLIFIER, "effects.1.families": ("fiend",)},
    "tomb-a35": {"own": True, "effects.0.mode": "swap_empty"},
    "vault-a31": {"own": True, "effects.0.mode": "move_empty"},
    "tomb-a36": {"effects.0.to": "within", "effects.0.reach": 2, "effects.0.chooser": "owner"},
    "tomb-a37": {**GRAFT, "effects.0.families": ("undead",)},
    "vault-a33": {**GRAFT, "effects.0.families": ()},
    "tomb-a39": {"effects.0.do": "set_exit", "effects.0.stat": "melee", "effects.0.value": 5, "duration": "permanent"},
    "tomb-a45": {"effects.1.what": "prepared", "effects.1.chooser": "victim", "effects.1.n": 1},
    "tomb-a60": {"effects.0.failed.0.to": "farthest", "effects.0.failed.0.chooser": "owner"},
    "vault-a58": {"effects.0.failed.0.to": "adjacent", "effects.0.failed.0.chooser": "owner"},
    "vault-a02": {"effects.0.n": 2, "effects.0.until": "turn"},
    "vault-a08": {"effects.0.to": "adjacent_way"},
    "vault-a19": {"effects.0.do": "ignore", "effects.0.what": "wall", "effects.0.window": "move"},
    "vault-a30": {"effects.0.mode": "swap_occupied", "own": True},
    "vault-a45": {
        "effects.2.who": "one_other_here",
        "effects.2.chooser": "owner",
        "effects.2.extra": True,
        "solo": True,
    },
    "tomb-a28": {"type": "edge", "duration": "attachment", "effects.0.types": ("weapon", "shield", "tool")},
}

# Strength: proposed values only.
STRENGTH: dict[str, Parts] = {
    "tomb-q04": {"effects.0.what": "life", "effects.0.n": 3},
    "vault-q07": {"effects.0.what": "life", "effects.0.n": 3},
    "tomb-q08": {"reward.glory": 3},
    "vault-q01": {"monster.effects.1.do": "heal", "monster.effects.1.who": "monster", "monster.effects.1.most": 3},
    "vault-h2": {"effects.0.cost.discard_families": ("beast", "vermin", "fiend")},
    "vault-a07": {"effects.0.families": ("beast", "vermin", "fiend"), "effects.0.kinds": ("encounter",)},
    "vault-a26": {
        "effects.0.types": ("weapon", "gloves", "armor", "tool"),
        "type": "coating",
        "duration": "attachment",
    },
    "tomb-a52": {"effects.1.what": "saved_ap", "effects.2.what": "glory", "effects.2.n": 1},
    "vault-l09": {**CONVERSION, "effects.0.n": 2},
    "vault-a14": {**CONVERSION, "effects.0.n": 3},
    "vault-h4": {**CONVERSION, "effects.0.n": 2},
}


# Strength after playtests: proposed values, changed after hundreds of four-hero games between equal bots. Before,
# some heroes won up to 42 % of their games, and half of the games were over by the sixth round.
PLAYED: dict[str, Parts] = {
    "tomb-h5": {"levels": ((0, 1, 2), (1, 2, 3), (2, 3, 4), (2, 4, 4))},
    "tomb-h6": {"levels": ((0, 1, 2), (1, 1, 4), (2, 3, 4), (2, 4, 4))},
    "vault-h4": {"levels": ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 3, 4))},
    "tomb-q11": {"effects.0.value": 7},
    "tomb-q12": {"effects.0.value": 7},
    "tomb-q13": {"effects.1.value": 7},
    "tomb-q14": {"effects.0.value": 10},
    "vault-q02": {"effects.0.value": 7},
    "vault-q04": {"effects.0.value": 7},
    "vault-q05": {"monster.melee": 4},
    "vault-q09": {"effects.1.value": 4},
    "vault-q13": {"effects.0.value": 7},
}


@pytest.mark.parametrize("code", OPS)
def test_the_text_counts(code: str) -> None:
    check(code, OPS[code])


@pytest.mark.parametrize("code", TEXTS)
def test_a_text_can_be_carried_out(code: str) -> None:
    check(code, TEXTS[code])


@pytest.mark.parametrize("code", STRENGTH)
def test_strength_was_changed_where_the_values_are_ours(code: str) -> None:
    check(code, STRENGTH[code])


@pytest.mark.parametrize("code", PLAYED)
def test_strength_was_changed_by_play(code: str) -> None:
    check(code, PLAYED[code])
    face = BY_CODE[code]
    for path in PLAYED[code]:
        assert face.source == "proposed" or {path, path.split(".")[0]} & set(face.doubt)


def test_only_conversions_share_their_limit() -> None:
    shared = {face.code for face in ALL for effect in face.effects if effect.once == "conversion"}
    assert shared == {"vault-l09", "vault-a14", "vault-h4"}
