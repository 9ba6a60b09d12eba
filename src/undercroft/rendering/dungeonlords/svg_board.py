"""Draw a view of Dungeon Lords as a picture: the year, the dungeons with what is in them, the board, the offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.dungeonlords.board.dungeon_grid import COLS, ENTRANCE, ROWS, cell_at, square
from undercroft.dungeonlords.board.position import dummy_number
from undercroft.dungeonlords.content.tile_tables import EVILOMETER, PLACES, SEASONS
from undercroft.dungeonlords.views import LordView, View
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeonlords import tile_words
from undercroft.rendering.dungeonlords.season_drawing import SPACES, standing
from undercroft.rendering.dungeonlords.season_drawing import heading as heading_of
from undercroft.rendering.svg_canvas import (
    EDGE,
    FAINT,
    GLOW,
    HEIGHT,
    INK,
    PANEL,
    PAPER,
    SEATS,
    WIDTH,
    Canvas,
    chip_width,
)

ROCK: Final = "#6b5b4a"
TUNNEL: Final = "#e2d2b2"
ROOM: Final = "#d9b45f"
CONQUERED: Final = "#b9b2a8"
CREATURE: Final = "#5b7f3a"
TRAP: Final = "#7a4a8c"
ADVENTURER: Final = "#a63d32"
NEUTRAL: Final = "#8c7b66"

TOP: Final = 150
LORDS: Final = 490
OWN: Final = 520
GAP: Final = 12
PLACES_WIDTH: Final = 700
TAG: Final = 11.5
"""The size of the type on a tag."""
COUNTER: Final = 34
"""The room that is kept for the number of those that do not fit."""


def board(texts: Texts, names: Sequence[str], view: View) -> Canvas:
    """Draw everything that the viewing seat may see."""
    canvas = Canvas(WIDTH, HEIGHT, f"{texts.name('dungeon-lords')}: {heading_of(texts, names, view)}")
    canvas.box(0, 0, WIDTH, HEIGHT, PAPER, "none", round_=0)
    canvas.box(0, 0, WIDTH, 48, INK, "none", round_=0)
    canvas.write(20, 32, heading_of(texts, names, view), 22, PAPER, bold=True, width=WIDTH - 40)
    _year(canvas, texts, view, 16, 58, 600, 80)
    _evil(canvas, texts, names, view, 628, 58, WIDTH - 644, 80)
    _lords(canvas, texts, names, view)
    bottom = TOP + LORDS + GAP
    _places(canvas, texts, names, view, 16, bottom, PLACES_WIDTH, HEIGHT - bottom - 12)
    _offers(canvas, texts, names, view, 28 + PLACES_WIDTH, bottom, WIDTH - PLACES_WIDTH - 44, HEIGHT - bottom - 12)
    return canvas


def _year(canvas: Canvas, texts: Texts, view: View, x: float, y: float, width: float, height: float) -> None:
    """Draw the four seasons, the one now marked, with their events and the adventurers to come."""
    step = width / len(SEASONS)
    now = SEASONS.index(view.season)
    for number, season in enumerate(SEASONS):
        left = x + number * step
        current = number == now and not view.combat_round
        canvas.box(left, y, step - 6, height, PANEL, GLOW if current else EDGE, 2.5 if current else 1)
        canvas.write(left + 10, y + 22, texts.name(season), 15, GLOW if current else INK, bold=True, width=step - 26)
        tile = view.events[number - 1] if 0 < number <= len(view.events) else None
        if tile == "special_event" and view.special_event:
            tile = view.special_event
        event = "–" if not number else texts.name(tile) if tile else "?"
        canvas.paragraph(left + 10, y + 44, step - 26, event, 13, most=2)


def _evil(
    canvas: Canvas, texts: Texts, names: Sequence[str], view: View, x: float, y: float, width: float, height: float
) -> None:
    """Draw the Evilometer with a counter for each lord, and the paladin where he waits."""
    canvas.box(x, y, width, height)
    canvas.write(x + 10, y + 22, texts.text("label-evilometer"), 15, bold=True)
    if view.paladin >= 0:
        where = texts.text("paladin-at", player=names[view.paladin])
    else:
        where = texts.text("paladin-tent" if view.paladin == -1 else "paladin-out", space=EVILOMETER.paladin)
    paladin = f"{texts.text('label-paladin')}: {where}"
    canvas.write(x + width - 10, y + 22, paladin, 13, FAINT, anchor="end", width=width - 150)
    spaces = range(EVILOMETER.bottom, EVILOMETER.top + 1)
    step = (width - 20) / len(spaces)
    for place, space in enumerate(spaces):
        left = x + 10 + place * step
        his = space == EVILOMETER.paladin
        canvas.box(left, y + 32, step - 2, 38, "#f0d9a8" if his else PAPER, GLOW if his else EDGE, round_=3)
        canvas.write(left + step / 2 - 1, y + 46, str(space), 11, FAINT, bold=his, anchor="middle")
        there = [lord.seat for lord in view.lords if lord.evil == space]
        for order, seat in enumerate(there):
            middle = left + step / 2 - 1 + (order - (len(there) - 1) / 2) * 10
            canvas.circle(middle, y + 58, 6.5, SEATS[seat], PANEL)
        if view.dummy_evil == space:
            canvas.circle(left + step / 2 - 1, y + 58, 4, NEUTRAL)


def _lords(canvas: Canvas, texts: Texts, names: Sequence[str], view: View) -> None:
    """Draw each lord's dungeon, the viewer's own larger."""
    others = [lord for lord in view.lords if lord.seat != view.seat]
    left = 16.0
    if view.seat is not None:
        own = OWN if others else WIDTH - 32
        _lord(canvas, texts, names, view, view.lords[view.seat], left, TOP, own, LORDS)
        left += own + GAP
    if others:
        width = (WIDTH - 16 - left + GAP) / len(others) - GAP
        for lord in others:
            _lord(canvas, texts, names, view, lord, left, TOP, width, LORDS)
            left += width + GAP


def _lord(
    canvas: Canvas,
    texts: Texts,
    names: Sequence[str],
    view: View,
    lord: LordView,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    own = lord.seat == view.seat
    canvas.box(x, y, width, height, PANEL, SEATS[lord.seat], 2.5 if own else 1.2)
    canvas.circle(x + 18, y + 20, 8, SEATS[lord.seat])
    first = " ►" if lord.seat == view.first and view.seats > 1 else ""
    canvas.write(x + 34, y + 25, names[lord.seat] + first, 17, bold=True, width=width - 44)
    counts = [
        texts.text("n-gold", n=lord.gold),
        texts.text("n-food", n=lord.food),
        texts.text("imps-free", n=lord.imps, free=lord.free_imps),
        texts.text("n-evil", n=lord.evil),
    ]
    counts += [texts.text("n-red", n=lord.red_counters)] if lord.red_counters else []
    counts += [texts.text("n-tokens", n=lord.troll_tokens)] if lord.troll_tokens else []
    below = canvas.paragraph(x + 12, y + 47, width - 24, " · ".join(counts), 14 if own else 12.5, most=2)
    below = _party(canvas, texts, lord, x + 12, below + 6, width - 24)
    below = _dungeon(canvas, texts, lord, x + 12, below, width - 24, min(230, y + height - below - 150))
    _stores(canvas, texts, lord, x + 12, below + 16, width - 24, y + height - 8)


def _party(canvas: Canvas, texts: Texts, lord: LordView, x: float, y: float, width: float) -> float:
    """Draw the adventurers at the entrance, from the front; return where the dungeon begins."""
    if not lord.party:
        return y
    step = min(150.0, width / len(lord.party))
    for place, one in enumerate(lord.party):
        left = x + place * step
        canvas.box(left, y, step - 4, 34, "#f6dcd6", ADVENTURER, round_=4)
        canvas.write(left + 6, y + 14, texts.name(one.id), 12, ADVENTURER, bold=True, width=step - 14)
        canvas.write(left + 6, y + 28, f"♥ {one.hp_left}/{one.hp}", 12, width=step - 14)
    return y + 40


def _dungeon(canvas: Canvas, texts: Texts, lord: LordView, x: float, y: float, width: float, height: float) -> float:
    """Draw the construction site: rock, tunnels, rooms and what is conquered; return where it ends."""
    tiles = {tile.square: tile for tile in lord.tiles}
    across, down = width / COLS, min(height / ROWS, width / COLS)
    canvas.box(x, y, width, down * ROWS, ROCK, "none", round_=4)
    for row in range(ROWS):
        for col in range(COLS):
            where = square(cell_at(col, row))
            tile = tiles.get(where)
            left, top = x + col * across, y + row * down
            if tile is None:
                canvas.write(left + across / 2, top + down / 2 + 4, where, 10, "#8d7c69", anchor="middle")
                continue
            fill = CONQUERED if tile.conquered else ROOM if tile.room else TUNNEL
            marked = lord.marked == where
            canvas.box(left + 1, top + 1, across - 2, down - 2, fill, GLOW if marked else "none", 3, 3)
            if tile.room:
                canvas.write(
                    left + across / 2, top + down / 2 + 4, texts.name(tile.room), 13, bold=True, anchor="middle",
                    width=across - 8,
                )  # fmt: skip
            if tile.conquered:
                canvas.line(left + 6, top + 6, left + across - 6, top + down - 6, ADVENTURER, 2)
                canvas.line(left + across - 6, top + 6, left + 6, top + down - 6, ADVENTURER, 2)
    entrance = x + (ENTRANCE % COLS + 0.5) * across
    canvas.write(entrance, y + 10, "▼", 11, GLOW, anchor="middle")
    return y + down * ROWS


def _stores(canvas: Canvas, texts: Texts, lord: LordView, x: float, y: float, width: float, bottom: float) -> None:
    """Write what a lord has beside the dungeon, row by row, each under its label."""
    laid = [texts.name(trap) for trap in lord.laid or ()] or ["?"] * lord.laid_count
    traps = [texts.name(trap) for trap in lord.traps] if lord.traps is not None else ["?"] * lord.trap_count
    creatures = [tile_words.creature(texts, one) for one in lord.creatures]
    rows = (
        ("label-creatures", creatures, CREATURE),
        ("label-traps", traps, TRAP),
        ("label-prison", [texts.name(one) for one in lord.prison], ADVENTURER),
        ("label-sent", [*laid, *[texts.name(one) for one in lord.sent]], GLOW),
        ("label-given", [texts.name(order) for order in lord.orders], NEUTRAL),
        ("label-drawn", [texts.name(order) for order in lord.drawn], NEUTRAL),
        ("label-inaccessible", [texts.name(order) for order in lord.inaccessible], NEUTRAL),
    )
    for label, words, colour in rows:
        if not words or y > bottom - 16:
            continue
        canvas.write(x, y, texts.text(label), 12, FAINT, bold=True, width=width * 0.3)
        left = x + width * 0.32
        for number, word in enumerate(words):
            more = len(words) - number
            room = x + width - left - (COUNTER if more > 1 else 0)
            if number and chip_width(word, TAG) > room:
                canvas.chip(left, y - 4, f"+{more}", colour, size=TAG)
                break
            left = canvas.chip(left, y - 4, word, colour, size=TAG, most=room)
        y += 24


def _places(
    canvas: Canvas, texts: Texts, names: Sequence[str], view: View, x: float, y: float, width: float, height: float
) -> None:
    """Draw the eight places with who stands where, and what a free space costs and gives."""
    canvas.box(x, y, width, height)
    step = (height - 12) / len(PLACES)
    column = (width - 170) / len(SPACES)
    for number, place in enumerate(PLACES):
        top = y + 6 + number * step
        canvas.write(x + 10, top + step * 0.68, texts.name(place.id), 14, bold=True, width=150)
        for space, who in enumerate(view.board[number]):
            left = x + 165 + space * column
            taken = who >= 0
            dummy = taken and dummy_number(who) >= 0
            fill = NEUTRAL if dummy else SEATS[who] if taken else PAPER
            canvas.box(left, top + 2, column - 6, step - 4, fill, EDGE, round_=4)
            label = standing(texts, names, who) if taken else tile_words.space(texts, place.spaces[space])
            canvas.write(left + 8, top + step * 0.68, SPACES[space], 10, PANEL if taken else FAINT)
            canvas.write(
                left + 26, top + step * 0.68, label, 12.5, PANEL if taken else INK, bold=taken, width=column - 38
            )


def _offers(
    canvas: Canvas, texts: Texts, names: Sequence[str], view: View, x: float, y: float, width: float, height: float
) -> None:
    """Write what is on offer and what is known of the adventurers and of the combat cards."""
    canvas.box(x, y, width, height)
    rows = [
        ("label-hire", [tile_words.hired(texts, tile) for tile in view.creatures]),
        ("label-rooms", [texts.name(room) for room in view.rooms]),
        ("label-adventurers", [tile_words.adventurer(texts, one) for one in view.adventurers]),
        ("label-next", [tile_words.adventurer(texts, one) for one in view.next_adventurers]),
        ("label-cards", [texts.name(card.spell) if card.spell else "?" for card in view.cards]),
    ]
    below = y + 20
    for label, words in rows:
        if words and below < y + height - 12:
            canvas.write(x + 10, below, texts.text(label), 12.5, FAINT, bold=True, width=105)
            below = canvas.paragraph(x + 122, below, width - 132, ", ".join(words), 13, most=3) + 5
