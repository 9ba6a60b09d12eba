"""The creatures step (DL-11.6, DL-11.7, DL-11.16, DL-15): one after another, order and option chosen as they act."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import ATTACK, ATTACK_AT, BUTT, REST, AttackWith, OfCreature
from undercroft.dungeonlords.board.battle_sites import limits
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.faces import Attack, Creature
from undercroft.dungeonlords.content.tile_tables import CLASS_OF, IS_MONSTER, ROOM_IDS, SPELLS, TILE_CREATURES, TILE_IDS
from undercroft.dungeonlords.rules.combat.damage import hit
from undercroft.dungeonlords.rules.combat.target_choice import ChooseTarget
from undercroft.dungeonlords.rules.economy.goods import missing, pay, refuse_price
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Choose, Loop


class CreaturesStep(Loop[Position]):
    """All creatures that were sent act, as long as somebody is left to attack (DL-11.6, DL-11.9)."""

    @classmethod
    def begin(cls, state: Position) -> None:
        """Push this frame: a step of the battle."""
        state.stack.append(cls())

    def again(self, state: Position) -> bool:
        battle = state.fought
        lord = state.lords[battle.lord]
        return not lord.party_is_gone and not all(map(battle.has_acted, lord.sent))

    def body(self, state: Position) -> None:
        state.stack.append(CreatureActs(state.fought.lord))


def attack_of(action: AttackWith) -> Attack:
    """Return the option that the creature uses."""
    return TILE_CREATURES[action.tile].attacks[action.option]


def options_of(state: Position, lord: Lord, tile: int) -> list[Action]:
    """Return what a creature can do now. One that can use an option must; one that cannot is KO nevertheless, but a
    vampire may return face up (DL-19.9, DL-19.15).
    """
    battle = state.fought
    if tile == battle.sheep:
        return [BUTT[tile]]
    creature = TILE_CREATURES[tile]
    raging = bool(battle.rage) and IS_MONSTER[tile]
    options: list[Action] = []
    for number, attack in enumerate(creature.attacks):
        if missing(state, lord, attack.pay) is not None:
            continue
        if raging:
            # A printed attack on the first, no hold (DL-21.9).
            if attack.hits != "none" and CLASS_OF[lord.party[0].tile] != creature.spares:
                options.append(ATTACK[tile][number])
        elif attack.hits == "any" or attack.hits == "not_first":
            first = 1 if attack.hits == "not_first" else 0
            aimed = ATTACK_AT[tile][number]
            for i in range(first, len(lord.party)):
                if CLASS_OF[lord.party[i].tile] != creature.spares:
                    options.append(aimed[i])
        else:
            options.append(ATTACK[tile][number])
    if not options:
        options.append(REST[tile])
        options.extend([ATTACK[tile][n] for n, attack in enumerate(creature.attacks) if attack.stays])
    return options


class CreatureActs(Choose[Position]):
    """The lord chooses which creature acts next, and how."""

    def _waiting(self, state: Position) -> list[int]:
        battle = state.fought
        return [tile for tile in state.lords[self.seat].sent if not battle.has_acted(tile)]

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        return [action for tile in self._waiting(state) for action in options_of(state, lord, tile)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        found: list[Action] = []
        for tile in self._waiting(state):
            for number in range(len(ATTACK[tile])):
                found.extend((ATTACK[tile][number], *ATTACK_AT[tile][number]))
            found.extend((BUTT[tile], REST[tile]))
        return found

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        lord = state.lords[seat]
        if isinstance(action, OfCreature) and action.verb in ("rest", "butt"):
            return Refusal("DL-11.6", "must-attack", {"creature": TILE_IDS[action.tile]})
        if not isinstance(action, AttackWith):
            return None
        name = TILE_IDS[action.tile]
        if action.tile not in lord.sent:
            return Refusal("DL-11.2", "creature-not-sent", {"creature": name})
        if state.fought.has_acted(action.tile):
            return Refusal("DL-11.6", "creature-has-acted", {"creature": name})
        if action.tile == state.fought.sheep:
            return Refusal("DL-21.8", "creature-is-sheep", {"creature": name})
        creature = TILE_CREATURES[action.tile]
        attack = attack_of(action)
        price = refuse_price(state, lord, attack.pay, "DL-15.4")
        if price is not None:
            return price
        if state.fought.rage and IS_MONSTER[action.tile]:
            return Refusal("DL-21.9", "blind-rage", {"creature": name})
        return _refuse_target(lord, creature, attack, action.target)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("attack", CHOOSE_ONE, "DL-11.6")

    def chosen(self, state: Position, action: Action) -> None:
        if isinstance(action, AttackWith):
            carry_out_attack(state, self.seat, action)
        elif isinstance(action, OfCreature):
            if action.verb == "butt":
                _announce(state, self.seat, action.tile, "sheep")
                state.fought.attacked = 1
                _hit_at(state, self.seat, 0, SPELLS[state.fought.card].amount, TILE_IDS[action.tile])
                _knock_out(state, self.seat, action.tile)
            else:
                _knock_out(state, self.seat, action.tile, "idle")


def _refuse_target(lord: Lord, creature: Creature, attack: Attack, target: int) -> Refusal:
    if target < 0:
        return Refusal("DL-11.7", "needs-target")
    if target >= len(lord.party):
        return Refusal("DL-11.7", "no-such-target", {"most": len(lord.party)})
    if attack.hits == "not_first" and target == 0:
        return Refusal("DL-11.16", "ghost-first")
    return Refusal("DL-11.16", "spares-class", {"creature": creature.id, "class": creature.spares})


def _announce(state: Position, seat: int, tile: int, attack: str) -> None:
    if not state.listening:
        return
    lord = state.lords[seat]
    # A sheep is not what it was, and no room helps it (DL-21.8).
    bonus = 0 if tile == state.fought.sheep else room_bonus(lord, TILE_CREATURES[tile])
    room, more = (ROOM_IDS[lord.room_at(lord.marked)], bonus) if bonus else (None, None)
    state.tell(ev.CreatureActs, seat, TILE_IDS[tile], attack, room, more)


def _knock_out(state: Position, seat: int, tile: int, why: str | None = None) -> None:
    state.fought.note_acted(tile)
    state.lords[seat].knock_out(tile)
    state.tell(ev.KnockedOut, seat, TILE_IDS[tile], why)


def _return_face_up(state: Position, seat: int, tile: int) -> None:
    state.fought.note_acted(tile)
    state.tell(ev.ReturnsFaceUp, seat, TILE_IDS[tile])


def room_bonus(lord: Lord, creature: Creature) -> int:
    """Return what the room of the battle adds to each of the creature's attacks (DL-16.1)."""
    battle = limits(lord)
    return battle.bonus if creature.id in battle.creatures else 0


def carry_out_attack(state: Position, seat: int, action: AttackWith) -> None:
    """Use one of a creature's options; afterwards it is KO unless the option returns it (DL-11.6)."""
    creature = TILE_CREATURES[action.tile]
    attack = attack_of(action)
    _announce(state, seat, action.tile, f"{creature.id}-{attack.id}")
    second = _strike(state, seat, action, creature, attack)
    if attack.stays:
        _return_face_up(state, seat, action.tile)
    else:
        _knock_out(state, seat, action.tile, second)


def _strike(state: Position, seat: int, action: AttackWith, creature: Creature, attack: Attack) -> str | None:
    """Carry out the attack, and return what becomes of a second hit, if there is one (`events.KnockedOut`)."""
    battle = state.fought
    lord = state.lords[seat]
    source = TILE_IDS[action.tile]
    pay(state, seat, attack.pay, source, why="attack")
    raging = bool(battle.rage) and IS_MONSTER[action.tile]
    if attack.hits == "any" and action.target < 0 and not raging:
        # A vampire that can attack nobody returns face up, which does not count as an attack (DL-19.9).
        return None
    if raging and CLASS_OF[lord.party[0].tile] == creature.spares:
        return None
    if attack.no_conquest:
        battle.stop_conquest(source)
    if attack.no_healing:
        battle.stop_healing(source)
    if attack.hits == "none":
        return None
    battle.attacked = 1
    damage = attack.damage + room_bonus(lord, creature)
    if attack.hits == "all" and not raging:
        hit(state, seat, [(a.tile, damage) for a in lord.party], "creature", source)
        return None
    fallen = _hit_at(state, seat, max(action.target, 0), damage, source)
    if lord.party_is_gone:
        return "nobody" if attack.then or attack.twice else None
    if fallen and attack.then:
        # The goblin's second attack hits the adventurer who is first by then (DL-15.1).
        _hit_at(state, seat, 0, attack.then + room_bonus(lord, creature), source)
    elif attack.twice and raging:
        _hit_at(state, seat, 0, damage, source)
    elif attack.twice:
        state.stack.append(SecondHit(seat, damage))
        return "second"
    return None


def _hit_at(state: Position, seat: int, place: int, damage: int, source: str) -> int:
    return hit(state, seat, [(state.lords[seat].party[place].tile, damage)], "creature", source)


class SecondHit(ChooseTarget):
    """The witch's second target, chosen after the first hit; the same one or another (DL-15.5)."""

    damage: int

    rule = "DL-15.5"

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("second-hit", CHOOSE_ONE, "DL-15.5", "witch")

    def aim(self, state: Position, place: int) -> None:
        _hit_at(state, self.seat, place, self.damage, "witch")
