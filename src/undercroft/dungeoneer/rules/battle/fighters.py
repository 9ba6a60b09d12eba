"""Fighters: monsters of adventure cards, monsters of quests, and heroes; and what each adds to a die."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.numbers.stats import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    host_bonus,
    owner_bonus,
    place_bonus,
    roll_bonus,
    stat,
)
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import HERO_FOE, QUEST_FOE
from undercroft.dungeoneer.board.terms.identifiers import Foe
from undercroft.dungeoneer.content.card_index import (
    CARDS,
    HERO_FACES,
    HEROES,
    MOD_ATTACK,
    MOD_COUNTER,
    MODIFIERS,
    QUESTS,
    Monster,
    Source,
)
from undercroft.dungeoneer.content.location_cards import DARK_TUNNEL, LOCATION_CARDS
from undercroft.kernel.base.plain_data import Plain

NOT_YET: Final = -99
"""The total of a roll not made yet; real totals can be negative."""

FIGHTING: Final = 0
AWAY: Final = 1
BACK_IN_HAND: Final = 2
GONE: Final = 3
BEATEN: Final = 4
"""The states of a fighter: in the battle; out of it, unwounded (DN-6.7); back in hand; discarded; beaten."""


class Fighter(Plain):
    """One side of a pair."""

    foe: Foe
    """An adventure card, the monster of a quest (`quest_foe`) or a hero (`hero_foe`)."""
    seat: int
    """Who controls it; −1 nobody (solo)."""
    form: int = -1
    """What it attacks in; −1 not chosen yet."""
    life: int = 0
    """Of a monster."""
    lost: int = 0
    """How much life it has lost in this battle."""
    dealt: int = 0
    """How much life heroes have lost to it in this battle (DN-6.8)."""
    lair: int = 0
    """1 if it was played from the lair."""
    standing: int = FIGHTING
    """One of `FIGHTING` … `BEATEN`."""
    total: int = NOT_YET
    """The result of its attack roll; `NOT_YET` before."""
    counter: int = NOT_YET
    """The result of the counter-roll against it; `NOT_YET` before."""
    compared: int = 0
    """1 once the two have been compared."""
    bonus: int = 0
    """The bonus of its attack roll."""
    extra: int = 0
    """The additional dice of its attack roll (see `dice_rolls.Roll`)."""
    blunted: int = 0
    """1 if its strike does nothing (tomb-a04)."""
    riposte: int = 0
    """Additional wounds if the defender's counter strikes it (vault-a15)."""

    @property
    def is_hero(self) -> bool:
        """Whether it is a hero; otherwise it is a monster."""
        return self.foe >= HERO_FOE

    @property
    def is_quest_monster(self) -> bool:
        """Whether it is the monster of a quest, which belongs to nobody: a rival only rolls for it (DN-11.6)."""
        return not self.is_hero and self.card < 0

    @property
    def card(self) -> int:
        """The adventure card; −1 for a hero or a quest's monster."""
        return self.foe if self.foe < QUEST_FOE else -1

    @property
    def quest(self) -> int:
        """The quest whose monster it is; −1 for a hero or an adventure card."""
        return self.foe - QUEST_FOE if QUEST_FOE <= self.foe < HERO_FOE else -1

    @property
    def monster(self) -> Monster:
        """The printed numbers of a monster."""
        monster = CARDS[self.foe].monster if self.foe < QUEST_FOE else QUESTS[self.quest].monster
        assert monster is not None
        return monster

    @property
    def source(self) -> Source:
        """The card, quest or hero whose effects act when it strikes or is beaten."""
        return CARDS[self.foe] if self.foe < QUEST_FOE else QUESTS[self.quest].beast

    def name(self, state: Position) -> str:
        """Its id in events and views."""
        return HEROES[state.heroes[self.seat].face].id if self.is_hero else self.source.id

    def family(self) -> int:
        """Return the bit of its monster family; 0 for a hero."""
        return 0 if self.is_hero else self.monster.family

    def attack_forms(self, state: Position) -> tuple[int, ...]:
        """Return the forms it may attack in (DN-1.3, DN-1.6)."""
        if self.is_hero:
            return HERO_ATTACKS[state.heroes[self.seat].face]
        return self.monster.attacks


HERO_ATTACKS: Final = tuple(
    [tuple([("melee", "magic", "speed").index(form) for form in face.attack_forms]) for face in HERO_FACES]
)


def attack_plus(state: Position, fighter: Fighter, versus: Fighter, location: int) -> int:
    """Return what is added to the die of an attack roll (DN-6.3)."""
    form = fighter.form
    total = fighter.bonus + darkness(state, location)
    if fighter.is_hero:
        total += stat(state, fighter.seat, form)
        return total + roll_bonus(state, fighter.seat, ATTACK_ROLL, form, 0, versus.family())
    total += monster_stat(state, fighter, form) + _of_its_own(fighter, location)
    if fighter.card >= 0:
        total += host_bonus(state, fighter.seat, fighter.card, MOD_ATTACK)
    if versus.is_hero:
        total += place_bonus(state, location, fighter.monster.family) + escort_penalty(state, versus.seat)
    return total


def counter_plus(state: Position, fighter: Fighter, versus: Fighter, form: int) -> int:
    """Return what is added to the die of a counter-roll (DN-6.4)."""
    if fighter.is_hero:
        return stat(state, fighter.seat, form) + roll_bonus(state, fighter.seat, COUNTER_ROLL, form, 0, versus.family())
    total = monster_stat(state, fighter, form)
    if fighter.card >= 0:
        total += host_bonus(state, fighter.seat, fighter.card, MOD_COUNTER)
    return total


def monster_stat(state: Position, fighter: Fighter, form: int) -> int:
    """Return a monster's printed value with attachments and its owner's amplifiers; never below 0 (DN-10.8)."""
    value = fighter.monster.values[form]
    if fighter.card >= 0:
        value += host_bonus(state, fighter.seat, fighter.card, form)
        value += owner_bonus(state, fighter.seat, fighter.monster.family, form)
    return max(0, value)


def _of_its_own(fighter: Fighter, location: int) -> int:
    """Return what a monster's text adds to its attack: from the lair, or in a dark tunnel."""
    total = 0
    for modifier in fighter.source.modifiers:
        if modifier.scope == "this_from_lair":
            total += modifier.n * fighter.lair
        elif modifier.scope == "this_in_dark_tunnel" and LOCATION_CARDS[location].kind == DARK_TUNNEL:
            total += modifier.n
    return total


def darkness(state: Position, location: int) -> int:
    """Return what applies to every attack in the location this turn (tomb-a05)."""
    return sum(
        [
            MODIFIERS[effect].n
            for effect, _, place in state.lasting
            if place == location and effect in MODIFIERS and MODIFIERS[effect].what == MOD_ATTACK
        ]
    )


def escort_penalty(state: Position, seat: int) -> int:
    """Return the bonus of attackers against a hero who leads an escort (vault-q12)."""
    return sum(
        [
            modifier.n
            for quest in state.heroes[seat].escorts
            for modifier in QUESTS[quest].escorting
            if modifier.scope == "escorting"
        ]
    )
