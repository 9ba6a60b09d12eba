"""A table put together for a test: boards as wanted, then a phase of the rules, with answers in notation.

table = Table(seats=3, year=2)
table.lord(0, gold=2, traps=["pendulum"])
table.begin(CarryOutOrders.begin)
table.refused(0, "dig 0,0", "DL-5.8", "square-apart")
table.answer(0, "dig 1,0")
table.done()
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from undercroft.dungeonlords.board.dungeon_grid import cell_at, square
from undercroft.dungeonlords.board.lord import Adventurer, Lord
from undercroft.dungeonlords.board.position import EMPTY, OUT, pack_discarded
from undercroft.dungeonlords.board.terms.bit_sets import mask_of, numbers_in
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    EVENT_IDS,
    EVENT_TILES,
    IS_PALADIN,
    ORDERS,
    ROOM_IDS,
    SEASONS,
    SPELL_IDS,
    TILE_IDS,
    TRAP_DECK,
    TRAP_IDS,
)
from undercroft.dungeonlords.game.definition import Options, set_up
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import CombatRound
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance


def cell(text: str) -> int:
    """The number of a square written ``col,row``."""
    col, row = text.split(",")
    return cell_at(int(col), int(row))


def mask(squares: Iterable[str]) -> int:
    """The bits of some squares."""
    return mask_of(map(cell, squares))


def orders(*names: str) -> int:
    """The bits of some orders, written as in the notation (``food dig …``)."""
    return mask_of(map(ORDERS.index, names))


def adventurer(text: str) -> Adventurer:
    """``warrior1:2+1``: two damage, one hit point more."""
    text, _, bonus = text.partition("+")
    name, _, damage = text.partition(":")
    return Adventurer(ADVENTURER_IDS.index(name), int(damage or 0), int(bonus or 0))


class Table:
    """A position that is first put together, and then played."""

    def __init__(
        self,
        seats: int = 4,
        year: int = 1,
        season: str = "spring",
        first: int = 0,
        seed: str = "table",
        options: Options | None = None,
    ) -> None:
        self.state: DungeonLordsState = set_up(seats, options or Options(first_player=first), Chance.from_seed(seed))
        self.state.stack.clear()
        self.state.first = first
        self.state.year = year
        self.state.season = SEASONS.index(season)
        for lord in self.state.lords:
            lord.drawn = 0
        self.events: list[Event] = []

    def __getitem__(self, seat: int) -> Lord:
        return self.state.lords[seat]

    @classmethod
    def combat(cls, position: str) -> Table:
        """A battle position at its first plan; it is fought to the end of the combat."""
        table = cls()
        table.state = BattlePosition.parse(position).to_state("table")
        return table

    @classmethod
    def battle(cls, position: str) -> Table:
        """The same, but the round being planned is the last one. Somebody must have something to plan with."""
        table = cls.combat(position)
        at = next(i for i, frame in enumerate(table.state.stack) if isinstance(frame, CombatRound))
        del table.state.stack[:at]
        return table

    # Putting the table together.

    def lord(
        self,
        seat: int,
        *,
        traps: Sequence[str] | None = None,
        creatures: Sequence[str] = (),
        knocked_out: Sequence[str] = (),
        tunnels: Sequence[str] | None = None,
        rooms: Mapping[str, str] | None = None,
        conquered: Sequence[str] = (),
        party: Sequence[str] = (),
        prison: Sequence[str] = (),
        given: Sequence[str] = (),
        inaccessible: Sequence[str] = (),
        **numbers: int,
    ) -> Lord:
        """Set up a board; everything not named keeps its value (stores by name: ``gold=2, evil=9``).

        ``traps`` come from the deck. ``rooms`` maps squares to room ids. A paladin in the party leaves his tent.
        """
        lord = self.state.lords[seat]
        for name, value in numbers.items():
            assert hasattr(lord, name), name
            setattr(lord, name, value)
        if traps is not None:
            self.take_traps([TRAP_IDS.index(t) for t in traps])
            lord.traps = tuple(sorted(TRAP_IDS.index(t) for t in traps))
        if tunnels is not None:
            lord.tunnels = mask(tunnels)
        for where, room in (rooms or {}).items():
            lord.build(ROOM_IDS.index(room), cell(where))
        lord.conquered |= mask(conquered)
        lord.creatures = (*lord.creatures, *[TILE_IDS.index(c) for c in creatures])
        lord.knocked_out |= mask_of(map(TILE_IDS.index, knocked_out))
        lord.party = (*lord.party, *[adventurer(a) for a in party])
        lord.prison = (*lord.prison, *[ADVENTURER_IDS.index(a) for a in prison])
        if any(IS_PALADIN[a.tile] for a in lord.party):
            self.state.paladin = seat
        if any(IS_PALADIN[a] for a in lord.prison):
            self.state.paladin = OUT
        lord.orders = tuple(ORDERS.index(o) for o in given) or lord.orders
        if inaccessible:
            lord.inaccessible = orders(*inaccessible)
        self.state.creature_stack = self.without(self.state.creature_stack, lord.creatures)
        self.state.room_stack = self.without(self.state.room_stack, [room for room, _ in lord.built()])
        people = [*[a.tile for a in lord.party], *lord.prison]
        self.state.adventurer_stack = self.without(self.state.adventurer_stack, people)
        return lord

    @staticmethod
    def without(stack: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
        """A stack without some tiles."""
        gone = set(gone)
        return tuple(tile for tile in stack if tile not in gone)

    def take_traps(self, kinds: Iterable[int]) -> None:
        """Take trap cards out of the deck."""
        deck = list(self.state.trap_deck)
        for kind in kinds:
            deck.remove(kind)
        self.state.trap_deck = tuple(deck)

    def trap_deck(self, *names: str) -> None:
        """Put these trap cards on top of the deck, in this order; the others stay below."""
        kinds = [TRAP_IDS.index(name) for name in names]
        self.take_traps(kinds)
        self.state.trap_deck = (*kinds, *self.state.trap_deck)

    def only_traps(self, *names: str) -> None:
        """Leave just these in the deck; the others have been discarded unseen."""
        kinds = [TRAP_IDS.index(name) for name in names]
        held = [k for lord in self.state.lords for k in (*lord.traps, *lord.laid)]
        rest = list(TRAP_DECK)
        for kind in (*kinds, *held):
            rest.remove(kind)
        self.state.trap_deck = tuple(kinds)
        self.state.trap_discard = tuple(pack_discarded(kind, 0) for kind in rest)

    def offer(self, creatures: Sequence[str] = (), rooms: Sequence[str] = ()) -> None:
        """Set what is offered in the tavern and in the shop."""
        self.state.creatures = tuple(TILE_IDS.index(c) for c in creatures)
        self.state.rooms = tuple(ROOM_IDS.index(r) for r in rooms)
        self.state.creature_stack = self.without(self.state.creature_stack, self.state.creatures)
        self.state.room_stack = self.without(self.state.room_stack, self.state.rooms)

    def minion(self, seat: int, order: str, space: int) -> None:
        """Place a lord's minion on space 1, 2 or 3 of an order's place, and the order among those given."""
        self.state.place_minion(ORDERS.index(order), space - 1, seat)
        lord = self.state.lords[seat]
        lord.orders = (*lord.orders, ORDERS.index(order))

    def on_board(self, order: str) -> tuple[int, int, int]:
        """The seats on spaces I, II, III of an order's place (−1: nobody)."""
        one, two, three = self.state.places()[ORDERS.index(order)]
        return one, two, three

    def event(self, tile: str, special: str | None = None) -> None:
        """Set the event of the season, and the year's special-event card."""
        season = self.state.season
        others = [t for t in range(len(EVENT_TILES)) if t != EVENT_TILES.index(tile)]
        others.insert(season - 1, EVENT_TILES.index(tile))
        self.state.event_tiles = tuple(others)
        self.state.events_up = min(season + 1, 3)
        if special is not None:
            card = EVENT_IDS.index(special)
            other = next(i for i in range(len(EVENT_IDS)) if i != card)
            self.state.special = (card, other) if self.state.year == 1 else (other, card)
            self.state.special_up = self.state.year

    def cards(self, *spells: str) -> None:
        """Set the four combat cards of the year, in order."""
        self.state.cards = tuple(SPELL_IDS.index(s) for s in spells)

    def clear_board(self) -> None:
        """Remove all minions."""
        self.state.board = (EMPTY,) * 24

    # Playing.

    def begin(self, *steps: Callable[[DungeonLordsState], None]) -> None:
        """Run some steps of the rules one after another, until the last one needs an answer or all are done."""
        self.state.listen(self.events.append)
        for step in steps:
            assert not self.state.stack, "the previous step still needs an answer"
            step(self.state)
            self.state.run()
        self.state.listen(None)

    def combat_round(self, number: int = 1) -> None:
        """Run one round of combat (DL-11.1), until it needs an answer or is over."""
        self.state.round = number
        self.begin(CombatRound.begin)

    def answer(self, seat: int, *notations: str) -> list[Event]:
        """Give answers, each of which must be legal, and return the events of the last one."""
        happened: list[Event] = []
        for text in notations:
            happened = self.state.apply(seat, self.state.vocabulary.parse(text))
            self.events.extend(happened)
        return happened

    def options(self, seat: int) -> list[str]:
        """The notations of all legal answers."""
        return [action.text for action in self.state.legal_actions(seat)]

    def refused(self, seat: int, notation: str, rule: str, reason: str) -> None:
        """Assert that this rule refuses the action for this reason."""
        refusal = self.state.why_not(seat, self.state.vocabulary.parse(notation))
        assert refusal is not None, f"{notation!r} is legal"
        assert (refusal.rule, refusal.reason) == (rule, reason)

    def asked(self) -> tuple[int, str]:
        """The (first) seat that is asked, and the key of its prompt."""
        seat = self.state.to_act[0]
        return seat, self.state.decision(seat).prompt.key

    def happened(self, kind: type[Event]) -> list[Event]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def done(self) -> None:
        """Assert that nobody is asked anything."""
        assert self.state.is_terminal, f"still asked: {self.asked()}"

    # Looking.

    def party(self, seat: int) -> list[str]:
        """A party from the front, each as ``name:damage``."""
        return [f"{ADVENTURER_IDS[a.tile]}:{a.damage}" for a in self[seat].party]

    def prison(self, seat: int) -> list[str]:
        """The names of the prisoners, in the order in which they came."""
        return [ADVENTURER_IDS[tile] for tile in self[seat].prison]

    def traps(self, seat: int) -> list[str]:
        """The traps in a lord's hand."""
        return [TRAP_IDS[kind] for kind in self[seat].traps]

    def creatures(self, seat: int) -> list[str]:
        """The creatures in a lair; ``*`` marks a KO one."""
        lord = self[seat]
        return [TILE_IDS[t] + ("*" if lord.is_knocked_out(t) else "") for t in lord.creatures]

    def tunnels(self, seat: int) -> list[str]:
        """The squares with a tunnel."""
        return [square(c) for c in numbers_in(self[seat].tunnels)]

    def conquered(self, seat: int) -> list[str]:
        """The conquered squares."""
        return [square(c) for c in numbers_in(self[seat].conquered)]
