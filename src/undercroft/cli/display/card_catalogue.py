"""Catalogues: a game's tiles and cards to read, as a list, one by one, or all on a page.

A game that has cards keeps its `CardCatalogue` in ``undercroft.cli.<package>.card_pages``, as ``CATALOGUE``.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.toml_content import Finding
from undercroft.kernel.engine.games import GAMES, companion
from undercroft.locale.texts import Texts, kebab

Line = tuple[int, str]
"""How deep a line is indented, and its text."""


class CardCatalogue:
    """The tiles and cards of one game. Each has an ``id`` and a ``source``, and perhaps a ``doubt``.

    Attributes:
        game: its id.
        groups: the cards by group; ``cards-group-<group>`` is its heading.
    """

    game: str
    groups: Mapping[str, tuple[Any, ...]]

    def lines(self, record: Any, texts: Texts) -> list[Line]:
        """Return the lines of text on a card."""
        raise NotImplementedError

    def flavour(self, record: Any, texts: Texts) -> str:
        """Return a line about a card that no rule needs; empty if it has none."""
        one = kebab(record.id)
        return texts.text(f"flavour-{one}") if texts.has(f"flavour-{one}") else ""

    def part(self, name: str, texts: Texts) -> str:
        """Return the name of a doubtful field of a card; if only a part of it is, with that part in parentheses."""
        field, _, inner = name.partition(".")
        whole = texts.text(f"part-{kebab(field)}")
        return f"{whole} ({texts.text(f'part-{kebab(inner)}')})" if inner else whole

    def doubts(self, record: Any) -> tuple[str, ...]:
        """Return the fields of a card that are proposed by us, though the card is printed."""
        return tuple(getattr(record, "doubt", ()))

    def answered(self, record: Any) -> tuple[str, ...]:
        """Return the fields of a card that the publisher has told, though the card says nothing of them."""
        return ()

    def copies(self, record: Any) -> int:
        """Return how many of a card the game has."""
        return 1

    def sets(self, record: Any) -> tuple[str, ...]:
        """Return the parts of the game that have a card: boxes, or years."""
        return ()

    def set_name(self, part: str, texts: Texts) -> str:
        """Return the name of such a part."""
        return texts.name(part)

    def certainty(self, record: Any) -> str:
        """Return how much of a card is known.

        ``printed``, ``reported`` by players, ``proposed`` by us, or ``partly`` proposed.
        """
        if record.source in ("reported", "proposed"):
            return str(record.source)
        return "partly" if self.doubts(record) else "printed"

    def rules(self, record: Any) -> tuple[str, ...]:
        """Return the numbers of the rules and chapters that a card is used by, the closest one first."""
        return ()

    def lint(self) -> list[Finding]:
        """Return what the linter finds in the content."""
        raise NotImplementedError

    def find(self, name: str) -> Any:
        """Return the record with an id, or None."""
        return next((record for record in self.records() if record.id == name), None)

    def records(self) -> Iterator[Any]:
        """Yield all records, group by group."""
        for group in self.groups.values():
            yield from group


def catalogues() -> list[CardCatalogue]:
    """Return the catalogues of all games that have one."""
    return [catalogue for game in GAMES if (catalogue := _catalogue(game)) is not None]


def catalogue_of(game: str) -> CardCatalogue:
    """Return the catalogue of a game.

    Raises:
        OptionError: there is no such game, or it has no catalogue.
    """
    catalogue = _catalogue(game)
    if catalogue is None:
        raise OptionError(f"{game} has no catalogue of cards")
    return catalogue


def _catalogue(game: str) -> CardCatalogue | None:
    module = companion(game, "undercroft.cli.{}.card_pages")
    return None if module is None else module.CATALOGUE


def find_card(name: str, catalogues: Iterable[CardCatalogue]) -> tuple[CardCatalogue, Any]:
    """Find a card by its id; return its catalogue and its record.

    Raises:
        OptionError: there is no such card.
    """
    plain = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    known: list[str] = []
    for catalogue in catalogues:
        record = catalogue.find(plain)
        if record is not None:
            return catalogue, record
        known += [record.id for record in catalogue.records()]
    close = difflib.get_close_matches(plain[:40], known, n=2)
    hint = f"; did you mean {' or '.join(close)}?" if close else "; 'undercroft cards list' names them all"
    raise OptionError(f"no card is called {name[:40]!r}{hint}")


def list_cards(catalogue: CardCatalogue, texts: Texts, screen: Screen) -> None:
    """Print all cards by group: id, name, source."""
    screen.say(texts.name(catalogue.game), "bold")
    for group, records in catalogue.groups.items():
        screen.say(texts.text(f"cards-group-{group}"), "bold")
        table = Table.grid(padding=(0, 2))
        for record in records:
            table.add_row(Text(f"  {record.id}"), Text(texts.name(record.id)), Text(record.source, "dim"))
        screen.show(table)


def show_card(catalogue: CardCatalogue, record: Any, texts: Texts, screen: Screen) -> None:
    """Print one card: its name, its values and their source."""
    screen.say(f"{texts.name(record.id)} ({record.id})", "bold")
    if flavour := catalogue.flavour(record, texts):
        screen.say(flavour, "italic", indent=2)
    for indent, line in catalogue.lines(record, texts):
        screen.say(line, indent=2 + 2 * indent)
    for line in origin(catalogue, record, texts):
        screen.say(line, indent=2)


def origin(catalogue: CardCatalogue, record: Any, texts: Texts) -> Iterator[str]:
    """Yield which parts of a card are proposed by us, and the source of the rest."""
    parts = doubts(catalogue, record, texts)
    if parts:
        yield texts.text("cards-doubt", parts=", ".join(parts))
    answers = [catalogue.part(name, texts) for name in catalogue.answered(record)]
    if answers:
        yield texts.text("cards-answered", parts=", ".join(answers))
    yield texts.text("cards-source", source=texts.text(f"source-{record.source}"))


def doubts(catalogue: CardCatalogue, record: Any, texts: Texts) -> list[str]:
    """Return the names of the parts of a card that are proposed by us."""
    return [catalogue.part(name, texts) for name in catalogue.doubts(record)]


def page(catalogue: CardCatalogue, texts: Texts) -> str:
    """Return all cards as a page of the documentation."""
    title = texts.text("cards-page-title", game=texts.name(catalogue.game))
    paragraphs = [f"# {title}", texts.text("cards-page-about")]
    for group, records in catalogue.groups.items():
        paragraphs.append(f"## {texts.text(f'cards-group-{group}')}")
        for record in records:
            name = texts.name(record.id)
            lines = [f"{'    ' * indent}* {line}" for indent, line in catalogue.lines(record, texts)]
            marks = [f"*{_capital(line)}*" for line in origin(catalogue, record, texts)]
            paragraphs += [f"### {_capital(name)} {{ #{record.id} }}", "\n".join(lines), "<br>".join(marks)]
    return "\n\n".join(paragraphs) + "\n"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
