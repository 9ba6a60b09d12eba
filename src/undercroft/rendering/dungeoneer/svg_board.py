"""Draw a view of Dungeoneer as a picture: the map with its locations, the heroes, and what lies before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.dungeoneer.views import ExitView, HeroView, PlaceView, View
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeoneer.battle_drawing import fighter_name, rolled
from undercroft.rendering.svg_canvas import (
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

MAP: Final = 730
"""The width of the map."""
TAG: Final = 11.5
"""The size of the type on a tag."""
LARGEST: Final = 170
"""The most that a location measures, in a map of few locations."""

FLOOR: Final = "#e2d2b2"
WALL: Final = "#5d4d3d"
LIFE: Final = "#b03a2e"
GLORY: Final = "#a87b12"
PERIL: Final = "#7a2f4f"
CARD: Final = "#55708a"
QUEST: Final = "#4f7a55"
MONSTER: Final = "#8a4b32"
EXITS: Final = {"open": FLOOR, "blocked": "#8c6d3f", "trapped": "#a63d32"}
MARKS: Final = {"blocked": "B", "trapped": "T"}
NUMBERS: Final = ("melee", "magic", "speed", "ap", "level")


def heading(texts: Texts, names: Sequence[str], view: View) -> str:
    """Name the round, whose turn it is and the phase."""
    phase = texts.name(f"phase-{view.phase}")
    return texts.text("head-turn", round=view.round, player=names[view.active], phase=phase)


def board(texts: Texts, names: Sequence[str], view: View) -> Canvas:
    """Draw everything that the viewing seat may see."""
    canvas = Canvas(WIDTH, HEIGHT, f"{texts.name('dungeoneer')}: {heading(texts, names, view)}")
    canvas.box(0, 0, WIDTH, HEIGHT, PAPER, "none", round_=0)
    canvas.box(0, 0, WIDTH, 48, INK, "none", round_=0)
    canvas.write(20, 32, heading(texts, names, view), 22, PAPER, bold=True, width=WIDTH - 40)
    fight = bool(view.battles)
    _map(canvas, texts, names, view, 16, 58, MAP, HEIGHT - (228 if fight else 134))
    if fight:
        _battle(canvas, texts, names, view, 16, HEIGHT - 160, MAP, 84)
    _commons(canvas, texts, view, 16, HEIGHT - 66, MAP, 54)
    height = (HEIGHT - 70) / len(view.heroes)
    for order, hero in enumerate(view.heroes):
        top = 58 + order * height
        _hero(canvas, texts, names, view, hero, MAP + 28, top, WIDTH - MAP - 44, height - 10)
    return canvas


def _map(
    canvas: Canvas, texts: Texts, names: Sequence[str], view: View, x: float, y: float, width: float, height: float
) -> None:
    canvas.box(x, y, width, height, "#3f352b", "none")
    left, right = min([place.x for place in view.map]), max([place.x for place in view.map])
    top, bottom = min([place.y for place in view.map]), max([place.y for place in view.map])
    across, down = right - left + 1, bottom - top + 1
    size = min(LARGEST, (width - 20) / across, (height - 20) / down)
    from_left = x + (width - size * across) / 2
    from_top = y + (height - size * down) / 2
    for place in view.map:
        _place(canvas, texts, place, from_left + (place.x - left) * size, from_top + (place.y - top) * size, size)


def _place(canvas: Canvas, texts: Texts, place: PlaceView, x: float, y: float, size: float) -> None:
    """Draw a location: its name, its glory and peril, its hazards, its exits and who is there."""
    rim = size * 0.06
    canvas.box(x + 1, y + 1, size - 2, size - 2, FLOOR, WALL, rim, 4)
    for exit in place.exits:
        _exit(canvas, exit, x, y, size)
    inner = size - 4 * rim
    canvas.paragraph(
        x + 2 * rim, y + size * 0.22, inner, texts.name(place.location), max(9.5, size * 0.1), most=2
    )  # fmt: skip
    low = y + size * 0.88
    kind = max(9.0, size * 0.095)
    for order, (value, colour) in enumerate(((place.glory, GLORY), (place.peril, PERIL))):
        middle = x + 3.2 * rim + order * kind * 1.7
        canvas.circle(middle, low - kind * 0.35, kind * 0.75, colour)
        canvas.write(middle, low, str(value), kind, PANEL, bold=True, anchor="middle")
    hazards = [
        f"!{hazard.n}" if hazard.stat is None else f"{texts.name(hazard.kind)} {hazard.value}"
        for hazard in place.hazards
        if hazard.active
    ]
    if hazards:
        canvas.write(
            x + size - 2 * rim, low, ", ".join(hazards), kind * 0.9, EXITS["trapped"], anchor="end", width=inner * 0.45
        )
    if place.tokens:
        canvas.circle(x + size - 3 * rim, y + size * 0.5, size * 0.05, QUEST, PANEL)
    for order, seat in enumerate(place.heroes):
        middle = x + size / 2 + (order - (len(place.heroes) - 1) / 2) * size * 0.24
        canvas.circle(middle, y + size * 0.6, size * 0.12, SEATS[seat], PANEL)
        canvas.write(middle, y + size * 0.6 + kind * 0.4, str(seat + 1), kind * 1.1, PANEL, bold=True, anchor="middle")


def _exit(canvas: Canvas, exit: ExitView, x: float, y: float, size: float) -> None:
    """Draw an exit as a gap in the wall: open, or with what bars the way and its threat."""
    if exit.kind == "wall":
        return
    rim, gap = size * 0.08, size * 0.3
    along = size / 2 - gap / 2
    shapes = {
        "n": (x + along, y, gap, rim),
        "s": (x + along, y + size - rim, gap, rim),
        "w": (x, y + along, rim, gap),
        "e": (x + size - rim, y + along, rim, gap),
    }
    left, top, width, height = shapes[exit.side]
    canvas.box(left, top, width, height, EXITS[exit.kind], "none", round_=0)
    if exit.kind in MARKS:
        mark = f"{MARKS[exit.kind]}{exit.value}"
        canvas.write(
            left + width / 2, top + height / 2 + rim * 0.4, mark, rim * 1.05, PANEL, bold=True, anchor="middle"
        )


def _hero(
    canvas: Canvas,
    texts: Texts,
    names: Sequence[str],
    view: View,
    hero: HeroView,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """Draw a hero with his numbers, and the cards that lie before his player."""
    active = hero.seat == view.active
    canvas.box(x, y, width, height, PANEL, SEATS[hero.seat], 2.5 if active else 1.2)
    canvas.circle(x + 20, y + 22, 10, SEATS[hero.seat])
    canvas.write(x + 20, y + 26, str(hero.seat + 1), 12, PANEL, bold=True, anchor="middle")
    won = " ►" if hero.seat in view.winners else ""
    canvas.write(x + 38, y + 27, f"{names[hero.seat]} · {texts.name(hero.hero)}{won}", 17, bold=True, width=width - 50)
    where = texts.text("hero-dead") if hero.location is None else texts.name(hero.location)
    where += f" · {texts.text('hero-fallen')}" if hero.fallen else ""
    canvas.write(x + 12, y + 50, where, 13, FAINT, width=width - 24)
    left = x + 12.0
    for key, value, colour in (("life", hero.life, LIFE), ("glory", hero.glory, GLORY), ("peril", hero.peril, PERIL)):
        left = canvas.chip(left, y + 68, f"{texts.text(f'column-{key}')} {value}", colour, size=13)
    numbers = [f"{texts.text(f'column-{one}')} {getattr(hero, one)}" for one in NUMBERS]
    canvas.write(x + width - 12, y + 73, " · ".join(numbers), 13, anchor="end", width=width - (left - x) - 20)
    hand = [texts.name(card) for card in hero.hand.cards] if hero.hand.cards is not None else ["?"] * hero.hand.count
    banes = [*hero.banes, *hero.own_banes]
    rows = (
        ("label-quests", [texts.name(one) for one in hero.quests], QUEST),
        ("label-done", [texts.name(one) for one in hero.done], GLORY),
        ("label-hand", hand, CARD),
        ("label-boons", [texts.name(one.id) for one in hero.boons], CARD),
        ("label-treasures", [texts.name(one.id) for one in hero.treasures], GLORY),
        ("label-banes", [texts.name(one.id) for one in banes], PERIL),
        ("label-lair", [texts.name(one.id) for one in hero.lair], MONSTER),
        ("label-escorts", [texts.name(one) for one in hero.escorts], QUEST),
    )
    below = y + 100.0
    for label, words, colour in rows:
        if words and below < y + height - 8:
            below = _tags(canvas, texts.text(label), words, colour, x + 12, below, width - 24, y + height)


def _tags(
    canvas: Canvas, label: str, words: Sequence[str], colour: str, x: float, y: float, width: float, bottom: float
) -> float:
    """Write words on tags beside their label, in as many lines as they need; return where the next row begins."""
    canvas.write(x, y, label, 12, FAINT, bold=True, width=76)
    left = x + 84
    for number, word in enumerate(words):
        if left + chip_width(word, TAG) > x + width and left > x + 84:
            if y + 22 > bottom - 8:
                canvas.write(x + width, y, f"+{len(words) - number}", 12, FAINT, bold=True, anchor="end")
                break
            left, y = x + 84, y + 22
        left = canvas.chip(left, y - 4, word, colour, size=TAG, most=x + width - left)
    return y + 25


def _commons(canvas: Canvas, texts: Texts, view: View, x: float, y: float, width: float, height: float) -> None:
    """Write the global quest and what is being rolled for."""
    canvas.box(x, y, width, height)
    commons = texts.names(view.commons) if view.commons else "–"
    canvas.write(x + 12, y + 22, f"{texts.text('label-commons')}: {commons}", 14, bold=True, width=width - 24)
    cards = [texts.name(card.id) for card in view.table]
    canvas.write(x + 12, y + 43, ", ".join(cards), 13, FAINT, width=width - 24)


def _battle(
    canvas: Canvas, texts: Texts, names: Sequence[str], view: View, x: float, y: float, width: float, height: float
) -> None:
    """Draw the battle being fought: each attacker, his form and the two rolls."""
    fight = view.battles[-1]
    canvas.box(x, y, width, height, "#f6dcd6", GLOW, 2)
    title = texts.text("battle-title", defender=fighter_name(texts, names, fight.defender))
    canvas.write(x + 12, y + 24, title, 16, GLOW, bold=True, width=width - 24)
    step = (width - 12) / max(len(fight.attackers), 2)
    for order, one in enumerate(fight.attackers):
        left = x + 12 + order * step
        canvas.write(left, y + 48, fighter_name(texts, names, one), 14, bold=True, width=step - 12)
        form = texts.name(one.form) if one.form else "–"
        attack = rolled(one.attack, one.pair.attack if one.pair else None)
        counter = rolled(one.counter, one.pair.counter if one.pair else None)
        canvas.write(
            left,
            y + 68,
            f"{texts.text('column-life')} {one.life} · {form} · {attack} : {counter}",
            13,
            INK,
            width=step - 12,
        )
