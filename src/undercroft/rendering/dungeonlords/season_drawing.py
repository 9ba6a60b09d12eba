"""Draw the year's track, what is known of the future, the places, and what is on offer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercroft.dungeonlords.board.position import dummy_number
from undercroft.dungeonlords.content.tile_tables import EVILOMETER, PLACES, SEASONS
from undercroft.dungeonlords.views import View
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeonlords import tile_words
from undercroft.rendering.dungeonlords.labelled_rows import Row, line, lines

SPACES = ("I", "II", "III")


def heading(texts: Texts, names: Sequence[str], view: View) -> str:
    """Name the year, the season or round of combat, and the first player."""
    if view.options["training"]:
        now = texts.text("head-training", round=view.combat_round)
    elif view.combat_round:
        now = texts.text("head-combat", year=view.year, round=view.combat_round)
    else:
        now = texts.text("head-season", year=view.year, season=texts.name(view.season))
    if view.seats > 1:
        now += f" · {texts.text('head-first', player=names[view.first])}"
    return now


def header(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw the heading as a line across the screen."""
    return Rule(Text(heading(texts, names, view), "bold"), align="left", characters="─")


def future(texts: Texts, names: Sequence[str], view: View) -> list[Row]:
    """List the events, adventurers and combat cards to come that are known."""
    rows: list[Row] = []
    if not view.combat_round:
        rows.append(("label-events", _events(texts, view)))
        rows.append(
            (
                "label-adventurers",
                tile_words.join_words([tile_words.adventurer(texts, a) for a in view.adventurers], ""),
            )
        )
        rows.append(
            ("label-next", tile_words.join_words([tile_words.adventurer(texts, a) for a in view.next_adventurers], ""))
        )
    rows.append(("label-cards", _cards(texts, names, view)))
    return rows


def _events(texts: Texts, view: View) -> str:
    now = SEASONS.index(view.season)
    parts = []
    for i, season in enumerate(SEASONS):
        tile = view.events[i - 1] if i and i <= len(view.events) else None
        event = "–" if not i else texts.name(tile) if tile else "?"
        if tile == "special_event" and view.special_event:
            event = texts.name(view.special_event)
        mark = "► " if i == now else ""
        parts.append(f"{mark}{texts.name(season)}: {event}")
    line = " · ".join(parts)
    shown = tuple(view.events)
    if view.special_event and "special_event" in shown:
        line += f"\n{texts.name(view.special_event)}: {tile_words.card(texts, view.special_event)}"
    return line


def _cards(texts: Texts, names: Sequence[str], view: View) -> str:
    if not view.cards:
        return ""
    known = [
        i for i, card in enumerate(view.cards) if card.spell and (not card.turned_up or i + 1 >= view.combat_round)
    ]
    brief = []
    for i, card in enumerate(view.cards):
        looked = [names[seat] for seat in card.looked_at_by if seat != view.seat]
        name = texts.name(card.spell) if card.spell else "?"
        seen = f" ({texts.text('card-seen-by', players=', '.join(looked))})" if looked and not card.turned_up else ""
        brief.append(f"{i + 1}: {name}{seen}")
    lines = [" · ".join(brief)]
    for i in known:
        spell = view.cards[i].spell
        if spell:
            lines.append(f"{texts.name(spell)}: {tile_words.spell(texts, spell)}")
    return "\n".join(lines)


def places(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw the eight places: who stands where, and what the free spaces cost and give."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, collapse_padding=True)
    table.add_column("", width=1)
    table.add_column(texts.text("label-place"), no_wrap=True)
    for space in SPACES:
        table.add_column(space)
    for number, place in enumerate(PLACES):
        row = [Text(str(number + 1), "bold"), Text(texts.name(place.id))]
        for i, who in enumerate(view.board[number]):
            if who >= 0:
                row.append(Text(f"[{standing(texts, names, who)}]", "bold"))
            else:
                row.append(Text(tile_words.space(texts, place.spaces[i]), "dim"))
        table.add_row(*row)
    return table


def minions(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw only the places where somebody stands."""
    rows: list[tuple[str, str]] = []
    for number, place in enumerate(PLACES):
        there = view.board[number]
        if any(who >= 0 for who in there):
            stand = [f"{space} {standing(texts, names, w)}" for space, w in zip(SPACES, there, strict=True) if w >= 0]
            rows.append((texts.name(place.id), " · ".join(stand)))
    return lines(texts, rows)


def standing(texts: Texts, names: Sequence[str], who: int) -> str:
    """Name the owner of a minion."""
    number = dummy_number(who)
    return texts.text("dummy", number=number + 1) if number >= 0 else names[who]


def offers(texts: Texts, view: View) -> list[Row]:
    """List the creatures and rooms on offer."""
    rooms = []
    for name in view.rooms:
        room = tile_words.ROOM_OF[name]
        zone = "" if room.zone == "any" else f" ({texts.name(room.zone)})"
        rooms.append(f"{texts.name(name)}{zone}: {tile_words.room(texts, room, view.seats)}")
    creatures = tile_words.join_words([tile_words.hired(texts, tile) for tile in view.creatures], "")
    return [("label-hire", creatures), ("label-rooms", "\n".join(rooms))]


def dummies(texts: Texts, view: View) -> RenderableType:
    """Describe the colours that nobody plays: their open and their inaccessible orders."""
    rows: list[tuple[str, str]] = []
    for number, dummy in enumerate(view.dummies):
        orders = tile_words.join_words([texts.name(order) for order in dummy.orders])
        if dummy.orders and set(dummy.orders) == set(dummy.inaccessible):
            rows.append((texts.text("dummy", number=number + 1), orders))
            continue
        out = tile_words.join_words([texts.name(order) for order in dummy.inaccessible])
        rows.append((texts.text("dummy", number=number + 1), texts.text("dummy-orders", orders=orders, out=out)))
    return lines(texts, rows)


def evilometer(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw all counters on one line, and where the paladin is."""
    spaces = range(EVILOMETER.bottom, EVILOMETER.top + 1)
    numbers, marks = Text(), Text()
    for space in spaces:
        on = "".join([str(lord.seat + 1) for lord in view.lords if lord.evil == space])
        on += "x" if view.dummy_evil == space else ""
        number = f"[{space}]" if space == EVILOMETER.paladin else str(space)
        width = max(len(number), len(on)) + 1
        numbers.append(number.ljust(width), "bold" if space == EVILOMETER.paladin else "dim")
        marks.append(on.ljust(width), "bold")
    if view.paladin >= 0:
        where = texts.text("paladin-at", player=names[view.paladin])
    else:
        where = texts.text("paladin-tent" if view.paladin == -1 else "paladin-out", space=EVILOMETER.paladin)
    return Group(
        line(texts, texts.text("label-evilometer"), numbers),
        line(texts, "", marks),
        line(texts, texts.text("label-paladin"), where),
    )
