"""What the snapshot at each event of combat must show."""

from __future__ import annotations

from typing import Final

from tests.dungeonlords.snapshots.beat import (
    PALADIN_IDS,
    Beat,
    Check,
    ids,
    lair,
    minus,
    nothing_to_see,
    squares,
    wounds,
)
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, CLASS_OF, SPELLS
from undercroft.kernel.base.event import Event

# Combat.


def combat_round_begins(beat: Beat) -> None:
    assert (beat.before.combat_round, beat.now.combat_round) == (beat.event.round - 1, beat.event.round)


def marked(beat: Beat) -> None:
    assert beat.lord.marked == beat.event.square


def planned(beat: Beat) -> None:
    assert not beat.lord_before.planned
    lord = beat.now.lords[beat.event.seat]
    assert lord.planned and lord.marked == beat.event.square
    assert (lord.laid_count, lord.sent) == (beat.event.traps, beat.event.creatures)


def card_turned_up(beat: Beat) -> None:
    assert not beat.before.cards[beat.event.round - 1].turned_up
    card = beat.now.cards[beat.event.round - 1]
    assert card.turned_up and card.spell == beat.event.spell


def prisoner_freed(beat: Beat) -> None:
    assert list(beat.lord.prison) == minus(beat.lord_before.prison, beat.event.adventurer)


def battle_begins(beat: Beat) -> None:
    assert beat.now.battle is not None and beat.now.battle.seat == beat.event.seat
    assert beat.lord.marked == beat.event.square


def trap_sprung(beat: Beat) -> None:
    assert beat.lord_before.laid is not None and beat.lord.laid is not None
    assert list(beat.lord.laid) == minus(beat.lord_before.laid, beat.event.trap)
    assert beat.now.trap_discard == (*beat.before.trap_discard, beat.event.trap)
    assert beat.lord.party == beat.lord_before.party


def prevented(beat: Beat) -> None:
    assert beat.before.battle is not None and beat.now.battle is not None
    assert beat.now.battle.prevented - beat.before.battle.prevented == beat.event.amount
    assert beat.lord.party == beat.lord_before.party


def aimed(beat: Beat) -> None:
    battle = beat.now.battle
    assert battle is not None
    class_of = dict(zip(ADVENTURER_IDS, CLASS_OF, strict=True))
    effects = {"wizard": battle.no_spells, "priest": battle.no_healing}
    assert beat.event.adventurer in battle.darts or effects.get(class_of[beat.event.adventurer], True)
    assert beat.lord.party == beat.lord_before.party


def hit(beat: Beat) -> None:
    damage = wounds(beat.lord_before.party)
    assert wounds(beat.lord.party) == damage | {
        beat.event.adventurer: damage[beat.event.adventurer] + beat.event.amount
    }
    assert beat.lord.prison == beat.lord_before.prison


def absorbed(beat: Beat) -> None:
    assert beat.before.battle is not None and beat.now.battle is not None
    assert beat.lord.party == beat.lord_before.party
    if beat.event.spell == "magic_shield":
        assert (beat.before.battle.shield, beat.now.battle.shield) == (True, False)


def eliminated(beat: Beat) -> None:
    who = beat.event.adventurer
    assert ids(beat.lord.party) == minus(ids(beat.lord_before.party), who)
    assert list(beat.lord.prison) == [*beat.lord_before.prison, *[one for one in [who] if who != "decoy"]]
    assert who not in PALADIN_IDS or beat.now.paladin == -2


def decoy_vanishes(beat: Beat) -> None:
    assert (ids(beat.lord_before.party), ids(beat.lord.party)) == (["decoy"], [])


def spell_cast(beat: Beat) -> None:
    assert beat.now.battle is not None
    battle, lord = beat.now.battle, beat.lord
    match next(spell.do for spell in SPELLS if spell.id == beat.event.spell):
        case "hide_wizards":
            assert battle.hidden_wizards
            classes = [one.class_ == "wizard" for one in lord.party]
            assert classes == sorted(classes), "wizards stand behind the others"
        case "shield":
            assert battle.shield
        case "rage":
            assert battle.rage
        case "decoy":
            assert ids(lord.party) == ["decoy", *ids(beat.lord_before.party)]
        case _:
            assert beat.now.lords == beat.before.lords


def creature_acts(beat: Beat) -> None:
    assert beat.now.battle is not None
    assert beat.event.creature not in beat.now.battle.acted and not lair(beat.lord)[beat.event.creature]


def knocked_out(beat: Beat) -> None:
    assert beat.now.battle is not None
    assert lair(beat.lord) == lair(beat.lord_before) | {beat.event.creature: True}
    assert not lair(beat.lord_before)[beat.event.creature]
    assert beat.event.creature in beat.now.battle.acted and beat.lord.party == beat.lord_before.party


def returns_face_up(beat: Beat) -> None:
    assert beat.now.battle is not None
    assert not lair(beat.lord)[beat.event.creature]
    if beat.event.creature not in beat.now.battle.acted:
        assert list(beat.lord.sent) == minus(beat.lord_before.sent, beat.event.creature)


def withdrawn(beat: Beat) -> None:
    assert list(beat.lord.sent) == minus(beat.lord_before.sent, beat.event.creature)


def becomes_sheep(beat: Beat) -> None:
    assert beat.now.battle is not None and beat.now.battle.sheep == beat.event.creature


def healed(beat: Beat) -> None:
    damage = wounds(beat.lord_before.party)
    assert wounds(beat.lord.party) == damage | {
        beat.event.adventurer: damage[beat.event.adventurer] - beat.event.amount
    }


def healing_prevented(beat: Beat) -> None:
    assert beat.now.battle is not None and beat.now.battle.no_healing
    assert beat.lord.party == beat.lord_before.party


def strengthened(beat: Beat) -> None:
    assert ids(beat.lord.party)[0] == beat.event.adventurer
    assert beat.lord.party[0].hp > beat.lord_before.party[0].hp
    assert beat.lord.party[1:] == beat.lord_before.party[1:]


def conquest_prevented(beat: Beat) -> None:
    assert beat.now.battle is not None and beat.now.battle.no_conquest
    assert squares(beat.lord) == squares(beat.lord_before)


def conquered(beat: Beat) -> None:
    before, now = squares(beat.lord_before), squares(beat.lord)
    assert [square for square in now if now[square] != before[square]] == [beat.event.square]
    assert (before[beat.event.square][1], now[beat.event.square][1]) == (False, True)
    assert beat.lord.evil == beat.lord_before.evil


def party_gone(beat: Beat) -> None:
    assert beat.lord.party == ()


def survivors_leave(beat: Beat) -> None:
    left = [one for one in beat.event.adventurers if one not in PALADIN_IDS]
    assert (ids(beat.lord_before.party), ids(beat.lord.party)) == (left, [])


CHECKS: Final[dict[type[Event], Check]] = {
    ev.CombatRoundBegins: combat_round_begins,
    ev.Marked: marked,
    ev.Planned: planned,
    ev.CardTurnedUp: card_turned_up,
    ev.PrisonerFreed: prisoner_freed,
    ev.NothingToConquer: nothing_to_see,
    ev.BattleBegins: battle_begins,
    ev.TrapSprung: trap_sprung,
    ev.Prevented: prevented,
    ev.Aimed: aimed,
    ev.Hit: hit,
    ev.Absorbed: absorbed,
    ev.Eliminated: eliminated,
    ev.DecoyVanishes: decoy_vanishes,
    ev.SpellCast: spell_cast,
    ev.SpellFails: nothing_to_see,
    ev.CreatureActs: creature_acts,
    ev.KnockedOut: knocked_out,
    ev.ReturnsFaceUp: returns_face_up,
    ev.Withdrawn: withdrawn,
    ev.BecomesSheep: becomes_sheep,
    ev.Healed: healed,
    ev.HealingPrevented: healing_prevented,
    ev.Strengthened: strengthened,
    ev.ConquestPrevented: conquest_prevented,
    ev.Tired: nothing_to_see,
    ev.Conquered: conquered,
    ev.PartyGone: party_gone,
    ev.SurvivorsLeave: survivors_leave,
}
