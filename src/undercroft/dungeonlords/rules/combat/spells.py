"""Spells (DL-11.6, DL-19.5 to DL-19.8, DL-21), each one by its card's `do`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Seq
from typing import ClassVar, Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import BANISH, EVIL, FREE, SHEEP, WITHDRAW, WITHDRAW_ALL, Free, OfCreature
from undercroft.dungeonlords.board.battle_sites import limits
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import Battle, Position
from undercroft.dungeonlords.board.terms.bit_sets import has, mask_of
from undercroft.dungeonlords.content.faces import Goods, Spell
from undercroft.dungeonlords.content.tile_tables import (
    DECOY,
    IS_MONSTER,
    IS_PALADIN,
    MAGIC,
    SPELL_IDS,
    SPELLS,
    TILE_IDS,
)
from undercroft.dungeonlords.rules.combat.battle_planning import free, refuse_prisoner
from undercroft.dungeonlords.rules.combat.damage import tell_of
from undercroft.dungeonlords.rules.economy.goods import change, lose_creature, pay
from undercroft.dungeonlords.rules.economy.losses import LoseGoods, LoseTrap
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.dungeonlords.rules.economy.wages import AskWages
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, YES_NO, Prompt
from undercroft.kernel.engine.frames import Choose


def cast_if(state: Position, speed: str) -> None:
    """Cast the card's spell if this is its step and the party has enough magic now (DL-11.6)."""
    battle = state.fought
    if battle.card < 0 or SPELLS[battle.card].speed != speed:
        return
    spell = SPELLS[battle.card]
    lord = state.lords[battle.lord]
    fails = why_no_spell(state, lord, battle)
    if fails is not None:
        needs, has = (state.round, lord.symbols(MAGIC)) if fails == "magic" else (None, None)
        state.tell(ev.SpellFails, battle.lord, spell.id, fails, needs, has)
        return
    effect = SPELL_EFFECTS[spell.do]
    why = why_no_effect(lord, spell.do) if state.listening else None
    if spell.do in WITHOUT_EVENTS:
        effect(state, battle.lord, spell)
        state.tell(ev.SpellCast, battle.lord, spell.id, why)
    else:
        state.tell(ev.SpellCast, battle.lord, spell.id, why)
        effect(state, battle.lord, spell)


def why_no_spell(state: Position, lord: Lord, battle: Battle) -> str | None:
    """Return what prevents the party from casting (too little magic, a dart, the room), or None."""
    if lord.symbols(MAGIC) < state.round:
        return "magic"
    if battle.no_spells:
        return "dart"
    if limits(lord).no_spells:
        return "room"
    return None


def why_no_effect(lord: Lord, do: str) -> str | None:
    """Return why a spell that is cast does nothing (`events.SpellCast`); None if it does something."""
    needed = NEEDED.get(do)
    return None if needed is None or needed[0](lord) else needed[1]


def sent_monsters(lord: Lord) -> list[int]:
    """Monsters in this battle; spells on monsters never touch ghosts (DL-19.5)."""
    return [tile for tile in lord.sent if IS_MONSTER[tile]]


def withdraw(state: Position, seat: int, tile: int) -> None:
    """Return a creature to the lair face up, as if it had never been sent (DL-11.14)."""
    lord = state.lords[seat]
    lord.sent = tuple([t for t in lord.sent if t != tile])
    state.tell(ev.Withdrawn, seat, TILE_IDS[tile])


# Spells without a question.


def _nothing(state: Position, seat: int, spell: Spell) -> None:
    """Do nothing: the spell has no effect."""


def _hide_wizards(state: Position, seat: int, spell: Spell) -> None:
    """Move the wizards to the end in their order, where they stay; damage to them is lost this round (DL-21.1)."""
    lord = state.lords[seat]
    wizards = [a for a in lord.party if a.is_wizard]
    lord.party = (*[a for a in lord.party if not a.is_wizard], *wizards)
    state.fought.hidden = 1


def _shield(state: Position, seat: int, spell: Spell) -> None:
    state.fought.shield = 1


def _lose_first_of(state: Position, seat: int, spell: Spell) -> None:
    """Take from the lord the first good listed on the card that he has (DL-21.5)."""
    lord = state.lords[seat]
    for good in spell.goods:
        if good == "trap":
            state.stack.append(LoseTrap(seat, "DL-21.5", spell.id))
            return
        if getattr(lord, good):
            change(state, seat, good, -spell.amount, spell.id)
            return


def _lose_imps(state: Position, seat: int, spell: Spell) -> None:
    lost = min(spell.amount, state.lords[seat].imps)
    if lost:
        change(state, seat, "imps", -lost, spell.id)


def _gain_evil(state: Position, seat: int, spell: Spell) -> None:
    move_evil(state, seat, spell.amount, spell.id)


def _decoy(state: Position, seat: int, spell: Spell) -> None:
    """Put a decoy in front of everybody, including the paladin (DL-19.6)."""
    lord = state.lords[seat]
    lord.party = (Adventurer(DECOY), *lord.party)


def _extra_hp(state: Position, seat: int, spell: Spell) -> None:
    """Give the first of the party one more hit point for the rest of the combat (DL-19.7)."""
    lord = state.lords[seat]
    first = lord.party[0]
    lord.party = (Adventurer(first.tile, first.damage, first.bonus + spell.amount), *lord.party[1:])
    tell_of(state, ev.Strengthened, seat, first.tile)


def _regenerate(state: Position, seat: int, spell: Spell) -> None:
    """Remove all damage from the first damaged adventurer; this is not a healing step (DL-19.8)."""
    lord = state.lords[seat]
    for i, a in enumerate(lord.party):
        if a.damage:
            lord.party = (*lord.party[:i], Adventurer(a.tile, 0, a.bonus), *lord.party[i + 1 :])
            tell_of(state, ev.Healed, seat, a.tile, a.damage, (), None, spell.id, a.hit_points)
            return


def _rage(state: Position, seat: int, spell: Spell) -> None:
    """Enrage all monsters that were sent (DL-19.5); the creatures step says how they attack then (DL-21.9)."""
    state.fought.rage = 1


# Spells with a question to the lord.


class OneMonster(Choose[Position]):
    """One monster of the lord's choice, if one was sent (DL-19.5)."""

    source: str

    verbs: ClassVar[tuple[OfCreature, ...]]
    prompt: ClassVar[str]
    rule: ClassVar[str] = "DL-19.5"

    def options(self, state: Position) -> Seq[Action]:
        return [self.verbs[tile] for tile in sent_monsters(state.lords[self.seat])]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return [self.verbs[tile] for tile in state.lords[seat].creatures]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb != self.verbs[0].verb:
            return None
        args: dict[str, str | int | list[str]] = {"creature": TILE_IDS[action.tile]}
        if not IS_MONSTER[action.tile]:
            return Refusal("DL-19.5", "ghost-no-monster", args)
        return Refusal(self.rule, "creature-not-sent", args)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt(self.prompt, CHOOSE_ONE, self.rule, self.source)


class WithdrawOne(OneMonster):
    """Aura of Fear: withdraw one monster (DL-11.14)."""

    verbs = WITHDRAW
    prompt = "withdraw-one"

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfCreature)
        withdraw(state, self.seat, action.tile)


class TurnToSheep(OneMonster):
    """Metamorphosis: a sheep attacks and stands up as itself (DL-21.8)."""

    verbs = SHEEP
    prompt = "sheep"

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfCreature)
        state.fought.sheep = action.tile
        state.tell(ev.BecomesSheep, self.seat, TILE_IDS[action.tile])


class BanishOne(OneMonster):
    """Dimensional Gate: a monster sent this round, KO or not, is lost; no evil (DL-21.10)."""

    verbs = BANISH
    prompt = "banish"
    rule = "DL-21.10"

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfCreature)
        lose_creature(state, self.seat, action.tile, "spell")


class WithdrawAllOrEvil(Choose[Position]):
    """Word of Peace: withdraw all monsters, or gain evil (DL-21.4)."""

    amount: int
    source: str

    @property
    def price(self) -> Goods:
        """What it costs to let the monsters fight."""
        return Goods(evil=self.amount)

    def options(self, state: Position) -> Seq[Action]:
        return (WITHDRAW_ALL, EVIL) if sent_monsters(state.lords[self.seat]) else ()

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("withdraw-or-evil", YES_NO, "DL-21.4", self.source, {"amount": self.amount})

    def chosen(self, state: Position, action: Action) -> None:
        if action is EVIL:
            pay(state, self.seat, self.price, self.source)
            return
        for tile in sent_monsters(state.lords[self.seat]):
            withdraw(state, self.seat, tile)


class Suggestion(AskWages):
    """Monster by monster, in the lord's order: pay its whole price or withdraw it (DL-21.3)."""

    rule = "DL-21.3"
    unpaid = WITHDRAW

    def asking(self, lord: Lord) -> list[int]:
        return [tile for tile in sent_monsters(lord) if has(self.waiting, tile)]

    def refuse_settled(self, lord: Lord, tile: int) -> Refusal:
        if not IS_MONSTER[tile]:
            return Refusal("DL-19.5", "ghost-no-monster", {"creature": TILE_IDS[tile]})
        return Refusal("DL-21.3", "creature-not-sent", {"creature": TILE_IDS[tile]})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("suggestion", CHOOSE_ONE, "DL-21.3", SPELL_IDS[state.fought.card])

    def leave_unpaid(self, state: Position, tile: int) -> None:
        withdraw(state, self.seat, tile)


class ReleasePrisoner(Choose[Position]):
    """Jailbreak: one prisoner of the lord's choice, a paladin only if alone (DL-21.10)."""

    source: str

    def options(self, state: Position) -> Seq[Action]:
        prison = state.lords[self.seat].prison
        others = [tile for tile in prison if not IS_PALADIN[tile]]
        return [FREE[tile] for tile in others or prison]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return FREE

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Free) and action.value in state.lords[seat].prison:
            return Refusal("DL-21.10", "paladin-last")
        return refuse_prisoner(action, "DL-21.10")

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("free", CHOOSE_ONE, "DL-21.10", self.source)

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Free)
        free(state, self.seat, action.value)


def _suggestion(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(Suggestion(seat, mask_of(sent_monsters(state.lords[seat]))))


def _withdraw_all_or_evil(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(WithdrawAllOrEvil(seat, spell.amount, spell.id))


def _withdraw_one(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(WithdrawOne(seat, spell.id))


def _sheep(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(TurnToSheep(seat, spell.id))


def _banish_one(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(BanishOne(seat, spell.id))


def _free_prisoner(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(ReleasePrisoner(seat, spell.id))


def _lose_goods(state: Position, seat: int, spell: Spell) -> None:
    state.stack.append(LoseGoods(seat, spell.amount, spell.id))


SPELL_EFFECTS: Final[Mapping[str, Callable[[Position, int, Spell], None]]] = {
    "hide_wizards": _hide_wizards,
    "shield": _shield,
    "lose_first_of": _lose_first_of,
    "lose_imps": _lose_imps,
    "nothing": _nothing,
    "gain_evil": _gain_evil,
    "wages_or_withdraw": _suggestion,
    "withdraw_all_or_evil": _withdraw_all_or_evil,
    "withdraw_one": _withdraw_one,
    "decoy": _decoy,
    "extra_hp": _extra_hp,
    "regenerate": _regenerate,
    "sheep": _sheep,
    "rage": _rage,
    "banish_one": _banish_one,
    "free_prisoner": _free_prisoner,
    "lose_goods": _lose_goods,
}
"""The function or frame that carries out a spell, by the card's `do`."""

_ON_MONSTERS: Final = ("wages_or_withdraw", "withdraw_all_or_evil", "withdraw_one", "sheep", "rage", "banish_one")
_ON_GOODS: Final = ("lose_first_of", "lose_goods")
NEEDED: Final[Mapping[str, tuple[Callable[[Lord], object], str]]] = {
    **dict.fromkeys(_ON_MONSTERS, (sent_monsters, "monsters")),
    **dict.fromkeys(_ON_GOODS, (lambda lord: lord.gold or lord.food or lord.traps, "goods")),
    "nothing": (lambda lord: False, "harmless"),
    "hide_wizards": (lambda lord: any(a.is_wizard for a in lord.party), "wizards"),
    "regenerate": (lambda lord: any(a.damage for a in lord.party), "unhurt"),
    "lose_imps": (lambda lord: lord.imps, "imps"),
    "free_prisoner": (lambda lord: lord.prison, "prisoners"),
}
"""What a spell needs to do anything, by the card's `do`, and what the event says if that is missing (DL-19.5)."""

WITHOUT_EVENTS: Final = frozenset({"hide_wizards", "shield", "decoy", "rage"})
"""What has no other event than the spell itself, and so has been done when that happens."""
