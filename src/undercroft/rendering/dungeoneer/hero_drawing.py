"""Draw the heroes and what lies before their players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.dungeoneer.content.faces import MonsterFace
from undercroft.dungeoneer.views import HeroView, MonsterView, PreparedView, View
from undercroft.locale.phrases import Phrase
from undercroft.locale.texts import Texts

NUMBERS = ("life", "level", "melee", "magic", "speed", "ap", "glory", "peril")


def hero_table(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw a table with a line for each hero."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(texts.text("column-hero"))
    for number in NUMBERS:
        table.add_column(texts.text(f"column-{number}"), justify="right")
    table.add_column(texts.text("column-quests"), justify="right")
    table.add_column(texts.text("column-hand"), justify="right")
    table.add_column(texts.text("column-where"))
    for hero in view.heroes:
        table.add_row(
            Text(names[hero.seat], "bold" if hero.seat == view.active else ""),
            Text(texts.name(hero.hero)),
            *[Text(str(getattr(hero, number))) for number in NUMBERS],
            Text(f"{len(hero.done)}/3"),
            Text(str(hero.hand.count)),
            Text(_where(texts, hero)),
        )
    return table


def _where(texts: Texts, hero: HeroView) -> str:
    if hero.location is None:
        return texts.text("hero-dead")
    where = texts.name(hero.location)
    return f"{where} · {texts.text('hero-fallen')}" if hero.fallen else where


def cards(texts: Texts, prepared: Iterable[PreparedView]) -> str:
    """List open cards with what lies on and under them."""
    words = []
    for card in prepared:
        name = texts.name(card.id)
        if card.tokens:
            name += f" ({card.tokens})"
        if card.attached:
            name += f" + {texts.names(card.attached)}"
        words.append(name)
    return ", ".join(words)


def monsters(texts: Texts, lair: Iterable[MonsterView]) -> str:
    """List monsters with their numbers and with what lies under them."""
    return ", ".join(
        [" + ".join([f"{texts.name(m.id)} ({numbers(texts, m)})", *map(texts.name, m.attached)]) for m in lair],
    )


def numbers(texts: Texts, of: MonsterFace | MonsterView) -> str:
    """Write a monster's life, melee, magic and speed."""
    return texts.text("monster-numbers", life=of.life, melee=of.melee, magic=of.magic, speed=of.speed)


def before(texts: Texts, hero: HeroView) -> RenderableType:
    """Draw what lies before one player, line by line; empty lines are left out."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold")
    grid.add_column()
    rows = [
        ("label-hand", texts.names(hero.hand.cards) if hero.hand.cards else ""),
        ("label-boons", cards(texts, hero.boons)),
        ("label-treasures", cards(texts, hero.treasures)),
        ("label-banes", cards(texts, (*hero.banes, *hero.own_banes))),
        ("label-lair", monsters(texts, hero.lair)),
        ("label-quests", texts.names(hero.quests) if hero.quests else ""),
        ("label-done", texts.names(hero.done) if hero.done else ""),
        ("label-escorts", texts.names(hero.escorts) if hero.escorts else ""),
    ]
    for key, value in rows:
        if value:
            grid.add_row(Text(texts.text(key)), Text(value))
    return grid


def rival(texts: Texts, names: Sequence[str], hero: HeroView) -> RenderableType:
    """Draw another player in detail."""
    title = Text(f"{names[hero.seat]} · {texts.name(hero.hero)}", "bold")
    return Group(title, before(texts, hero))


def result(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Say who has won, what has become of each hero, and when and of what those died who are dead."""
    winners = [names[seat] for seat in view.winners]
    if winners:
        line = texts.text("result-won", players=texts.join(winners), count=len(winners))
    else:
        line = texts.text("result-lost")
    return Group(Text(line, "bold"), _result_table(texts, names, view), *_deaths(texts, names, view))


def _deaths(texts: Texts, names: Sequence[str], view: View) -> list[Text]:
    """Say in which round each dead hero died, and of what."""
    deaths = view.result.deaths if view.result is not None else ()
    lines = []
    for seat, death in enumerate(deaths):
        if death is not None:
            because = texts.phrase(Phrase("event-because", {"cause": death.cause, "why": death.why}))
            lines.append(texts.text("result-died", player=names[seat], round=death.round, because=because))
    return [Text(line) for line in lines]


def _result_table(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Draw what has become of each hero, in the width of a small terminal."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for key in ("", "hero", "quests", "life", "level", "glory"):
        table.add_column(texts.text(f"column-{key}") if key else "", justify="left" if key in ("", "hero") else "right")
    for hero in view.heroes:
        life = str(hero.life) if hero.location is not None else texts.text("hero-dead")
        name = Text(names[hero.seat], "bold" if hero.seat in view.winners else "")
        done = f"{len(hero.done)}/3"
        table.add_row(name, texts.name(hero.hero), done, life, str(hero.level), str(hero.glory))
    return table
