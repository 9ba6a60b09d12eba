"""Draw the lords: all in a table, one's own stores, the rivals in detail."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeonlords.views import LordView, View
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeonlords import tile_words
from undercroft.rendering.dungeonlords.dungeon_drawing import small_map
from undercroft.rendering.dungeonlords.labelled_rows import Row, lines

COLUMNS = ("gold", "food", "imps", "evil", "traps", "creatures", "rooms", "tunnels", "lost", "prison", "red")


def lord_table(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw a table with a line for each lord."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(texts.text("label-lord"), no_wrap=True)
    for column in COLUMNS:
        table.add_column(texts.text(f"column-{column}"), justify="right", no_wrap=True)
    for lord in view.lords:
        own = lord.seat == view.seat
        name = names[lord.seat] + (" ►" if lord.seat == view.first and view.seats > 1 else "")
        cells = [Text(str(n)) for n in numbers(lord)]
        table.add_row(Text(str(lord.seat + 1), "bold"), Text(name, "bold" if own else ""), *cells)
    return table


def numbers(lord: LordView) -> tuple[int, ...]:
    """Return the values of the columns of `lord_table` for one lord."""
    rooms = sum([tile.room is not None for tile in lord.tiles])
    lost = sum([tile.conquered for tile in lord.tiles])
    return (
        lord.gold,
        lord.food,
        lord.imps,
        lord.evil,
        lord.traps_owned or 0,
        len(lord.creatures),
        rooms,
        len(lord.tiles) - rooms,
        lost,
        len(lord.prison),
        lord.red_counters,
    )


def stores(texts: Texts, view: View, lord: LordView, combat: bool) -> list[Row]:
    """Describe what one lord has and knows."""
    counts = [texts.text("n-gold", n=lord.gold), texts.text("n-food", n=lord.food)]
    counts.append(texts.text("imps-free", n=lord.imps, free=lord.free_imps))
    if lord.troll_tokens:
        counts.append(texts.text("n-tokens", n=lord.troll_tokens))
    counts.append(texts.text("n-evil", n=lord.evil))
    if lord.red_counters:
        counts.append(texts.text("n-red", n=lord.red_counters))
    rows = [
        ("label-stores", " · ".join(counts)),
        ("label-traps", _traps(texts, view, lord)),
        ("label-creatures", _creatures(texts, lord, combat)),
        ("label-prison", tile_words.join_words([texts.name(a) for a in lord.prison], "")),
    ]
    return rows if combat else [*rows, *_orders(texts, lord)]


def _traps(texts: Texts, view: View, lord: LordView) -> str:
    if lord.traps is None:
        return str(lord.trap_count) if lord.trap_count else ""
    lines = []
    for name in dict.fromkeys(lord.traps):
        count = lord.traps.count(name)
        times = f" ×{count}" if count > 1 else ""
        lines.append(f"{texts.name(name)}{times}: {tile_words.trap(texts, name, view.year)}")
    if lord.laid:
        lines.append(texts.text("traps-laid", traps=tile_words.join_words([texts.name(name) for name in lord.laid])))
    return "\n".join(lines)


def _creatures(texts: Texts, lord: LordView, combat: bool) -> str:
    lines = []
    for creature in lord.creatures:
        called = tile_words.creature(texts, creature, creature.id in lord.sent)
        kind = tile_words.KIND_OF[creature.id]
        what = tile_words.attacks(texts, kind) if combat else tile_words.goods(texts, kind.price)
        lines.append(f"{called}: {what}")
    return "\n".join(lines) if combat else " · ".join(lines)


def _orders(texts: Texts, lord: LordView) -> list[Row]:
    def named(orders: Sequence[str]) -> str:
        return tile_words.join_words([texts.name(order) for order in orders], "")

    return [
        ("label-given", named(lord.orders)),
        ("label-unexecuted", named(lord.unexecuted)),
        ("label-drawn", named(lord.drawn)),
        ("label-inaccessible", named(lord.inaccessible)),
    ]


def party(texts: Texts, lord: LordView) -> RenderableType:
    """Describe the adventurers at a lord's entrance, from the front."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(texts.text("label-party"))
    table.add_column(texts.text("column-hp"), justify="right")
    table.add_column(texts.text("column-damage"), justify="right")
    table.add_column("")
    for place, one in enumerate(lord.party, start=1):
        left = f"{one.hp_left}/{one.hp}"
        does = Text(tile_words.ability(texts, one.class_, one.symbols))
        table.add_row(Text(str(place), "bold"), Text(texts.name(one.id)), Text(left), Text(str(one.damage)), does)
    return table


def party_line(texts: Texts, lord: LordView) -> str:
    """Describe a party in one line."""
    return " · ".join(
        [f"{texts.name(one.id)} {one.hp_left}/{one.hp}" for one in lord.party],
    )


def plan(texts: Texts, lord: LordView) -> str:
    """Say what goes into the battle, as far as the viewer knows it."""
    laid = [texts.name(trap) for trap in lord.laid or ()]
    if not laid and lord.laid_count:
        laid = [texts.text("n-traps", n=lord.laid_count)]
    return tile_words.join_words([*laid, *[texts.name(creature) for creature in lord.sent]], "")


def rival(texts: Texts, names: Sequence[str], view: View, lord: LordView) -> RenderableType:
    """Draw one rival in detail, with a small map."""
    rows: list[Row] = [
        ("label-party", party_line(texts, lord)),
        ("label-traps", _traps(texts, view, lord) if lord.trap_count else ""),
        ("label-creatures", _creatures(texts, lord, combat=False)),
        ("label-rooms", tile_words.join_words([texts.name(t.room) for t in lord.tiles if t.room], "")),
        ("label-prison", tile_words.join_words([texts.name(a) for a in lord.prison], "")),
        *_orders(texts, lord),
    ]
    if lord.planned:
        rows.append(("label-sent", plan(texts, lord) or "–"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    grid.add_row(small_map(lord), lines(texts, [(texts.text(key), value) for key, value in rows]))
    return Group(Text(f"{lord.seat + 1} {names[lord.seat]}", "bold"), grid)
