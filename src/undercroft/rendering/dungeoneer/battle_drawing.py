"""Draw the battle being fought, and the roll about to be made."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeoneer.views import AddedView, FighterView, RollView, View
from undercroft.locale.texts import Texts


def battle(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw the attackers against the defender: form, dice, life."""
    fight = view.battles[-1]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, title_justify="left")
    table.title = texts.text("battle-title", defender=fighter_name(texts, names, fight.defender))
    for key in ("column-attacker", "column-form", "column-life", "column-attack", "column-counter"):
        table.add_column(texts.text(key))
    for fighter in fight.attackers:
        pair = fighter.pair
        table.add_row(
            Text(fighter_name(texts, names, fighter)),
            Text(texts.name(fighter.form) if fighter.form else "–"),
            Text("" if fighter.hero else str(fighter.life)),
            Text(rolled(fighter.attack, pair.attack if pair else None)),
            Text(rolled(fighter.counter, pair.counter if pair else None)),
        )
    return table


def fighter_name(texts: Texts, names: Sequence[str], fighter: FighterView) -> str:
    name = texts.name(fighter.id)
    return f"{name} ({names[fighter.seat]})" if fighter.hero and fighter.seat is not None else name


def rolled(total: int | None, added: AddedView | None) -> str:
    if total is not None:
        return str(total)
    return f"d6{added.plus:+d}" if added else "–"


def roll(texts: Texts, names: Sequence[str], view: View, about: RollView) -> RenderableType:
    """Draw the next roll: who rolls, what is added, what is needed."""
    who = names[about.seat] if about.seat is not None else texts.name(about.foe or "")
    dice = f"{about.dice}d6{about.plus:+d}" if about.dice > 1 else f"d6{about.plus:+d}"
    key = "roll-needs" if about.need else "roll-open"
    return Text(texts.text(key, who=who, dice=dice, need=about.need))
