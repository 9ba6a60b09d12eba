"""Planning a battle (DL-11.2 to DL-11.4), and freeing a prisoner instead (DL-11.10)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import FREE, LAY, MARK, READY, SEND, Free, OfCreature, OfSquare, OfTrap
from undercroft.dungeonlords.board.battle_sites import limits, monster_slots, payable_traps, trap_slots
from undercroft.dungeonlords.board.dungeon_grid import nearest, square
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import has
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    IS_MONSTER,
    IS_PALADIN,
    ROOM_IDS,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.dungeonlords.rules.economy.goods import distinct
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, PLACE, PLAN, Prompt
from undercroft.kernel.engine.frames import Choose, EachSeat


class Planning(EachSeat[Position]):
    """Lords with a party plan in turn order (DL-11.2); one with nothing left to conquer frees a prisoner (DL-11.10)."""

    def each(self, state: Position, seat: int) -> None:
        lord = state.lords[seat]
        if lord.party_is_gone:
            return
        if lord.unconquered:
            state.stack.append(MakePlan(seat))
            state.stack.append(MarkTile(seat))
        elif not state.variant.training:
            state.tell(ev.NothingToConquer, seat)
            state.stack.append(FreePrisoner(seat))


class MarkTile(Choose[Position]):
    """The lord chooses among the unconquered tiles closest to the entrance where this round's battle is (DL-11.2)."""

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        return [MARK[cell] for cell in nearest(lord.tiles, lord.unconquered)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return MARK

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfSquare) or action.verb != "mark":
            return None
        lord = state.lords[self.seat]
        where = square(action.value)
        if not has(lord.tiles, action.value):
            return Refusal("DL-11.2", "square-no-tile", {"square": where})
        if lord.is_conquered(action.value):
            return Refusal("DL-11.2", "square-conquered", {"square": where})
        return Refusal("DL-11.2", "square-farther", {"square": where})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("mark", PLACE, "DL-11.2")

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfSquare)
        lord = state.lords[self.seat]
        lord.marked = action.value
        if state.listening:
            others = [square(cell) for cell in nearest(lord.tiles, lord.unconquered) if cell != action.value]
            state.tell(ev.Marked, self.seat, square(action.value), tuple(others))


class MakePlan(Choose[Position]):
    """The lord lays traps that he can pay for and sends creatures, one by one, until ready (DL-11.3, DL-11.4)."""

    # Skipping the question would tell others what the lord holds: he is asked even if he can only say that he is
    # ready, unless he has neither traps nor creatures.
    secret = True

    def advance(self, state: Position) -> bool:
        lord = state.lords[self.seat]
        if not lord.traps and not lord.laid and all(map(lord.is_knocked_out, lord.creatures)):
            state.stack.pop()
            self.finish(state)
            return False
        return super().advance(state)

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        if trap_slots(lord) > 0:
            options.extend([LAY[k] for k in distinct(lord.traps) if payable_traps(state.year, lord, (*lord.laid, k))])
        more_monsters = monster_slots(lord) > 0
        for tile in lord.creatures:
            if (more_monsters or not IS_MONSTER[tile]) and tile not in lord.sent and not lord.is_knocked_out(tile):
                options.append(SEND[tile])
        options.append(READY)
        return options

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*LAY, *[SEND[tile] for tile in state.lords[seat].creatures], READY)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        lord = state.lords[self.seat]
        if isinstance(action, OfTrap) and action.verb == "lay":
            return self._refuse_trap(state, lord, action.value)
        if isinstance(action, OfCreature) and action.verb == "send":
            return self._refuse_creature(lord, action.tile)
        return None

    def _refuse_trap(self, state: Position, lord: Lord, kind: int) -> Refusal:
        args: dict[str, str | int | list[str]] = {"trap": TRAP_IDS[kind]}
        if kind not in lord.traps:
            return Refusal("DL-11.2", "no-such-trap", args)
        if trap_slots(lord) <= 0:
            return Refusal("DL-11.3", "traps-full", {"most": limits(lord).traps})
        return Refusal("DL-11.4", "trap-unpayable", args)

    def _refuse_creature(self, lord: Lord, tile: int) -> Refusal:
        args: dict[str, str | int | list[str]] = {"creature": TILE_IDS[tile]}
        if tile not in lord.creatures:
            return Refusal("DL-11.2", "no-such-creature", args)
        if tile in lord.sent:
            return Refusal("DL-11.2", "already-sent", args)
        if lord.is_knocked_out(tile):
            return Refusal("DL-11.2", "knocked-out", args)
        return Refusal("DL-11.3", "monsters-full", {"most": limits(lord).monsters})

    def ask(self, state: Position, seat: int) -> Prompt:
        lord = state.lords[seat]
        limit = limits(lord)
        args: dict[str, str | int | list[str]] = {
            "square": square(lord.marked),
            "traps": limit.traps,
            "monsters": limit.monsters,
        }
        return Prompt("plan", PLAN, "DL-11.3", None, args)

    def chosen(self, state: Position, action: Action) -> None:
        lord = state.lords[self.seat]
        if isinstance(action, OfTrap):
            at = lord.traps.index(action.value)
            lord.traps = lord.traps[:at] + lord.traps[at + 1 :]
            lord.laid = (*lord.laid, action.value)
            state.stack.append(MakePlan(self.seat))
        elif isinstance(action, OfCreature):
            lord.sent = (*lord.sent, action.tile)
            state.stack.append(MakePlan(self.seat))
        else:
            self.finish(state)

    def finish(self, state: Position) -> None:
        """Commit the plan: what was laid will be revealed and paid for even if it does nothing (DL-11.4)."""
        lord = state.lords[self.seat]
        lord.planned = 1
        if state.listening:
            sent = tuple([TILE_IDS[tile] for tile in lord.sent])
            could = () if sent else _fit(lord)
            held = None if sent or lord.laid else len(lord.traps)
            # A tunnel takes one monster, so more of them fight in a room.
            several = sum([IS_MONSTER[tile] for tile in lord.sent]) > 1
            room = ROOM_IDS[lord.room_at(lord.marked)] if several else None
            state.tell(ev.Planned, self.seat, square(lord.marked), len(lord.laid), sent, could, held, room)


def _fit(lord: Lord) -> tuple[str, ...]:
    """Return the creatures that could fight: any tile takes at least one monster."""
    return tuple([TILE_IDS[tile] for tile in lord.creatures if not lord.is_knocked_out(tile)])


class FreePrisoner(Choose[Position]):
    """One prisoner of the lord's choice goes free and leaves the game; the paladin may be kept for last (DL-11.10)."""

    def options(self, state: Position) -> Seq[Action]:
        return [FREE[tile] for tile in state.lords[self.seat].prison]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return FREE

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        return refuse_prisoner(action, "DL-11.10")

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("free", CHOOSE_ONE, "DL-11.10")

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Free)
        free(state, self.seat, action.value)


def refuse_prisoner(action: Action, rule: str) -> Refusal | None:
    """Refuse to free somebody who is not in the prison."""
    if isinstance(action, Free):
        return Refusal(rule, "no-such-prisoner", {"adventurer": ADVENTURER_IDS[action.value]})
    return None


def free(state: Position, seat: int, tile: int) -> None:
    """Let a prisoner go for good; a freed paladin leaves the game too (DL-10.4)."""
    lord = state.lords[seat]
    at = lord.prison.index(tile)
    lord.prison = lord.prison[:at] + lord.prison[at + 1 :]
    if state.listening:
        state.tell(ev.PrisonerFreed, seat, ADVENTURER_IDS[tile])
        if IS_PALADIN[tile]:
            state.tell(ev.PaladinGoes)
