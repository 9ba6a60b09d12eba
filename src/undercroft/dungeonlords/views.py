"""What a seat sees: structs with ids instead of numbers. Their JSON schema gives the client its types."""

from __future__ import annotations

import msgspec

from undercroft.notebook_pictures import Pictured


class Loss(msgspec.Struct, frozen=True):
    """A category in which a lord lost points, how many things it counts, and the points."""

    line: str
    count: int
    points: int


class Scores(msgspec.Struct, frozen=True):
    """The result of a game.

    Attributes:
        lines: for each seat, points by category (``rooms`` … ``titles``), including zeros.
        titles: the holders of each title; several share it.
        totals: points by seat.
        winners: the seats with the most points; several share the victory (DL-13.4).
        licensed: for each seat, whether it earns the licence (DL-13.4).
        counted: by title, what each seat has of what it counts (DL-13.2); the results of older chronicles lack it, and
            what follows.
        running: for each category, what each seat has up to it.
        worst: for each seat, the category in which it lost most points; None if it lost none.
    """

    lines: tuple[dict[str, int], ...]
    titles: dict[str, tuple[int, ...]]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    licensed: tuple[bool, ...]
    counted: dict[str, tuple[int, ...]] = {}
    running: dict[str, tuple[int, ...]] = {}
    worst: tuple[Loss | None, ...] = ()


class AdventurerView(msgspec.Struct, frozen=True):
    """One of a party. `symbols`: what its class gives (a paladin: of all three).

    `hp`: those printed and a `bonus`. `hp_left`: those that damage leaves; older chronicles lack it, and the bonus.
    """

    id: str
    class_: str = msgspec.field(name="class")
    hp: int = 0
    damage: int = 0
    symbols: int = 0
    hp_left: int | None = None
    bonus: int = 0


class CreatureView(msgspec.Struct, frozen=True):
    """A creature in a lair. `kind` is the id of its kind."""

    id: str
    kind: str
    knocked_out: bool


class TileView(msgspec.Struct, frozen=True):
    """A tile of a dungeon: a tunnel, or a room with its id; `uses`: how often it has produced this round."""

    square: str
    room: str | None
    conquered: bool
    uses: int = 0


class LordView(msgspec.Struct, frozen=True):
    """A lord's board as the viewer may know it.

    `traps` are the faces of the hand (the owner's view only), `trap_count` their number. `orders` are those revealed
    this round. `laid` are the faces of traps laid (the owner's view only), `laid_count` their number; `traps_owned` is
    the number of both. `idle_imps` have nothing to do: they have neither dug nor mined, and no production needs them.

    While he plans a battle (DL-11.3), `trap_slots` and `monster_slots` are how many more his plan has room for.
    """

    seat: int
    gold: int
    food: int
    imps: int
    free_imps: int
    troll_tokens: int
    free_workers: int
    evil: int
    red_counters: int
    trap_count: int
    traps: tuple[str, ...] | None
    creatures: tuple[CreatureView, ...]
    tiles: tuple[TileView, ...]
    inaccessible: tuple[str, ...]
    hand: tuple[str, ...]
    orders: tuple[str, ...]
    unexecuted: tuple[str, ...]
    drawn: tuple[str, ...]
    answered: bool
    party: tuple[AdventurerView, ...]
    prison: tuple[str, ...]
    planned: bool
    marked: str | None
    laid_count: int
    laid: tuple[str, ...] | None
    sent: tuple[str, ...]
    trap_slots: int = 0
    monster_slots: int = 0
    idle_imps: int | None = None
    traps_owned: int | None = None


class CardView(msgspec.Struct, frozen=True):
    """One of the year's four combat cards: its spell if the viewer knows it, and who has looked at it."""

    spell: str | None
    turned_up: bool
    looked_at_by: tuple[int, ...]


class DummyView(msgspec.Struct, frozen=True):
    """A dummy: its inaccessible orders, and those open this round."""

    inaccessible: tuple[str, ...]
    orders: tuple[str, ...]


class BattleView(msgspec.Struct, frozen=True):
    """The battle being fought. `prevented`: points of trap damage that thief symbols have prevented this round."""

    seat: int
    no_spells: bool
    no_healing: bool
    no_conquest: bool
    attacked: bool
    shield: bool
    hidden_wizards: bool
    rage: bool
    sheep: str | None
    darts: tuple[str, ...]
    prevented: int
    acted: tuple[str, ...]


class ChangeView(msgspec.Struct, frozen=True):
    """What an answer makes of a good.

    Attributes:
        good: gold, food, imps, evil, red_counters, traps, prisoners, monsters, tunnels, spy (a look at a combat card).
        by: how much more, or less, there is. A price in evil is named in full, also where the evilometer ends.
        then: how much there is afterwards; if a trap is laid, once the whole plan is paid for. None for monsters,
            tunnels and looks.
        price: whether it is part of a price.
    """

    good: str
    by: int
    then: int | None
    price: bool


class OfferView(msgspec.Struct, frozen=True):
    """What an answer of the viewer costs and brings. `answer`: in notation.

    What the answer names itself is not among the changes: the creature that is hired, the tile that is built or dug.
    `paladin`: whether the paladin comes to the viewer at once, and stays.
    """

    answer: str
    changes: tuple[ChangeView, ...]
    paladin: bool = False


class View(Pictured, msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know.

    `board` has, for each place, who stands on spaces I, II, III: a seat, 8 or 9 for a dummy, −1 for nobody.
    `paladin` is a seat, −1 while he is in his tent, −2 once he is out. `unseen_…` are what the stacks still hold.
    `offers` are the viewer's answers that cost or bring something; none at an event.
    """

    seat: int | None
    seats: int
    to_act: tuple[int, ...]
    options: dict[str, bool]
    year: int
    season: str
    combat_round: int
    first: int
    board: tuple[tuple[int, int, int], ...]
    creatures: tuple[str, ...]
    rooms: tuple[str, ...]
    adventurers: tuple[str, ...]
    next_adventurers: tuple[str, ...]
    events: tuple[str | None, ...]
    special_event: str | None
    cards: tuple[CardView, ...]
    unseen_creatures: tuple[str, ...]
    unseen_rooms: tuple[str, ...]
    unseen_adventurers: tuple[str, ...]
    under_stack: tuple[str, ...]
    trap_deck: int
    trap_discard: tuple[str | None, ...]
    paladin: int
    dummies: tuple[DummyView, ...]
    dummy_evil: int | None
    lords: tuple[LordView, ...]
    battle: BattleView | None
    scores: Scores | None
    offers: tuple[OfferView, ...] = ()


class LordBalance(msgspec.Struct, frozen=True):
    """What a year has cost a lord, and what it has brought.

    Attributes:
        conquered: how many squares were conquered.
        knocked_out: how many creatures were knocked out, or went on strike.
        left: how many creatures left for good.
        traps: how many traps were sprung, or given up.
        caught: the adventurers who are in prison still, in the order in which they were caught.
        gold_got, food_got, imps_got: what the lord has got of each.
        gold_gone, food_gone, imps_gone: what the lord has paid or lost of each.
        evil: by how much more evil the lord is.
        tunnels, rooms: how many were dug and built.
        hired: how many creatures were hired.
    """

    conquered: int
    knocked_out: int
    left: int
    traps: int
    caught: tuple[str, ...]
    gold_got: int
    gold_gone: int
    food_got: int
    food_gone: int
    imps_got: int
    imps_gone: int
    evil: int
    tunnels: int
    rooms: int
    hired: int


class YearBalance(msgspec.Struct, frozen=True):
    """A year that has ended, and its balance for each lord, by seat."""

    year: int
    lords: tuple[LordBalance, ...]
