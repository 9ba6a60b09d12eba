"""Records and battle positions made wrong in a few places: the same ones in every run.

The sources are the recorded games of both games, as far as their answers are legal today, the lessons, and the battles
planned in those games. Most mutants get valid checksums, so that the rules get to see them.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from tests.fixtures.games import paths
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import FORMAT, MAGIC, Header, Record

USUAL_LENGTH: Final = 40
"""Most mutants have fewer answers than this; some have as many as their source."""

ODD: Final = (
    *("", " ", "\t", "\x00", "\r", "\n", "\r\n", "\u2028", "\x1b[2J", "\ufeff", "é", "Ж", "٣", "²", "½", "\U0001f5dd"),
    *("#", ";", ":", ",", "=", "-", "?", "*", "+", "'", '"', "{", "}", "[", "\\", "\\ud800", "\\udc00", "%s", "/../"),
    *("9" * 5000, "x" * 5000, "[" * 3000),
)
NUMBERS: Final = (
    *("0", "1", "2", "3", "4", "5", "7", "12", "15", "16", "99", "100", "999", "1000", "007", "-1", "1.5", "1e9", "٣"),
    *("2147483648", "9223372036854775808", "9" * 400, "9" * 5000),
)
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 4, 5, 99, 10**12, 2**63, 2**70, 1.5, 1e300, float("nan")),
    *("", "0", "x", "full", "both", "é\u0000", "\ud800", "y" * 3000, [], {}, [[]], {"a": 1}, ["me"] * 500, "party"),
)

Moves = list[tuple[int, str]]


@cache
def today(game: str) -> Header:
    """The header of a record of this program's rules and content."""
    found = find_game(game)
    return Match.start(found, found.seat_counts[-1], found.preset(found.default_preset), "mutants").record.header


def brought_up_to_date(record: Record) -> Record:
    """The game of a record as far as its answers are legal today, without checkpoints."""
    match = Match.reopen(record).match
    result = Record(match.record.header)
    result.moves = match.record.moves
    return result


@cache
def sources() -> tuple[Record, ...]:
    """The recorded games, and a record of each lesson."""
    games = [brought_up_to_date(Record.open(path)) for path in paths()]
    for game in map(find_game, GAMES):
        for lesson in game.lessons:
            header = msgspec.structs.replace(today(game.id), seats=1, position=lesson.position)
            record = Record(header)
            record.moves = [(0, text) for text in lesson.solution]
            games.append(record)
    return tuple(games)


@cache
def positions() -> tuple[str, ...]:
    """The positions of lessons, and the battles planned in the recorded games."""
    found = [lesson.position for game in map(find_game, GAMES) for lesson in game.lessons]
    for record in sources():
        if record.header.game == "dungeon-lords" and record.header.position is None:
            match = Match(find_game(record.header.game), record.header)
            for seat, text in record.moves:
                if text.partition(" ")[0] in ("mark", "lay", "send", "ready"):
                    found.append(str(BattlePosition.of_view(match.state.view(seat))))
                match.apply(seat, text)
    return tuple(dict.fromkeys(found))


@cache
def words() -> tuple[str, ...]:
    """All words that occur in answers and positions."""
    texts = [*positions(), *[text for record in sources() for _, text in record.moves]]
    return tuple(sorted({word for text in texts for word in re.findall(r"[a-z_]+\d*", text)}))


@cache
def values_by_part() -> dict[str, list[str]]:
    """The values that occur in the positions, by the word of their part."""
    found: dict[str, list[str]] = {}
    for position in positions():
        for part in position.split("; "):
            name, *values = part.split()
            found.setdefault(name, []).extend(values)
    return {name: values for name, values in found.items() if values}


def signed(text: str) -> str:
    """A record with the checksums and the number of answers that its lines ask for, and without checkpoints."""
    lines = [re.sub(r" #[0-9a-f]{4}$", "", line) for line in text.split("\n") if not line.startswith("=")]
    chain = 0
    answers = 0
    for number, line in enumerate(lines):
        if number == 1 or line[:1].isdecimal():
            chain = zlib.crc32(line.encode(errors="surrogatepass"), chain) & 0xFFFF
            lines[number] = f"{line} #{chain:04x}"
            answers += number > 1
        elif line.startswith("end "):
            lines[number] = f"end {answers}"
    return "\n".join(lines)


class Mutants:
    """An endless row of mutants, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def next(self) -> bytes:
        """The next file."""
        make: Callable[[], str] = self.chance.choices(
            [self._of_position, self._of_answers, self._of_header, self._of_text], [45, 25, 12, 18]
        )[0]
        data = make().encode(errors="surrogatepass")
        if self.chance.random() < 0.02:
            at = self.chance.randrange(len(data) + 1)
            data = data[:at] + self.chance.randbytes(self.chance.randint(1, 4)) + data[at + 1 :]
        return data

    def _source(self) -> tuple[Header, Moves]:
        """A record, mostly its beginning only."""
        record = self.chance.choice(sources())
        most = len(record.moves) if self.chance.random() < 0.05 else USUAL_LENGTH
        return record.header, record.moves[: self.chance.randint(0, min(most, len(record.moves)))]

    def _written(self, header: Header, moves: Moves) -> str:
        record = Record(header)
        record.moves = moves
        text = record.to_text()
        return text if self.chance.random() < 0.8 else re.sub(r" #[0-9a-f]{4}$", "", text, flags=re.MULTILINE)

    # What is made wrong.

    def _of_position(self) -> str:
        lessons = [record for record in sources() if record.header.position is not None]
        solved = self.chance.choice(lessons)
        moves = solved.moves[: self.chance.randint(0, len(solved.moves))] if self.chance.random() < 0.3 else []
        text = self.chance.choice(positions())
        for _ in range(self.chance.choice([1, 1, 1, 2, 3, 4])):
            text = self._other_position(text)
        seats = 1 if self.chance.random() < 0.97 else self.chance.choice([-1, 0, 2, 4, 10**12])
        game = "dungeon-lords" if self.chance.random() < 0.98 else "dungeoneer"
        return self._written(msgspec.structs.replace(today(game), seats=seats, position=text), moves)

    def _other_position(self, text: str) -> str:
        chance = self.chance
        parts = [part.strip() for part in text.split(";")]
        at = chance.randrange(len(parts))
        what = chance.randrange(10)
        other = chance.choice(chance.choice(positions()).split(";")).strip()
        if what == 0:
            del parts[at]
        elif what == 1:
            parts.insert(at, chance.choice(parts))
        elif what < 4:
            if what == 2:
                other = chance.choice(["training", "tent", "lenient", "year 2", "evil 12", "cards ? ? ? ?", "round 4"])
            word = other.partition(" ")[0]
            parts = [other, *[part for part in parts if part.partition(" ")[0] != word]]
        elif what == 4:
            parts = [f"{part} {chance.choice(words())}" if n == at else part for n, part in enumerate(parts)]
        elif what == 5:
            parts[at] += other.removeprefix(other.partition(" ")[0])
        elif what < 8:
            name, *values = parts[at].split() or [""]
            if values and name in values_by_part():
                values[chance.randrange(len(values))] = chance.choice(values_by_part()[name])
            parts[at] = " ".join([name, *values])
        else:
            return self._other_text("; ".join(parts))
        return "; ".join(parts)

    def _of_answers(self) -> str:
        header, moves = self._source()
        for _ in range(self.chance.randint(1, 3)):
            moves = self._other_moves(moves)
        return self._written(header, moves)

    def _other_moves(self, moves: Moves) -> Moves:
        chance = self.chance
        moves = list(moves) or [(0, chance.choice(words()))]
        # Answers near the end, so that those before them are legal.
        at = max(0, len(moves) - 1 - int(chance.expovariate(0.5)))
        what = chance.randrange(7)
        if what == 0:
            del moves[at]
        elif what == 1:
            moves.insert(at, moves[at])
        elif what == 2:
            other = chance.randrange(len(moves))
            moves[at], moves[other] = moves[other], moves[at]
        elif what == 3:
            moves[at] = (chance.choice([0, 1, 2, 3, 5, 99, 999]), moves[at][1])
        elif what == 4:
            _, others = self._source()
            moves[at:] = others[at : at + 5]
        else:
            seat, text = moves[at]
            moves[at] = (seat, self._other_text(text).replace("\n", " ") or "x")
        return moves

    def _of_header(self) -> str:
        header, moves = self._source()
        data = msgspec.to_builtins(header)
        for _ in range(self.chance.randint(1, 2)):
            field = self.chance.choice([*data, "options", "options", "nothing"])
            if field == "options" and isinstance(data.get(field), dict) and data[field]:
                data[field][self.chance.choice([*data[field], "nothing"])] = self.chance.choice(VALUES)
            elif self.chance.random() < 0.15:
                data.pop(field, None)
            else:
                data[field] = self.chance.choice([*VALUES, *GAMES, *positions()[:5]])
        try:
            text = json.dumps(data, ensure_ascii=self.chance.random() < 0.5)
        except RecursionError:
            text = "{}"
        if self.chance.random() < 0.2:
            text = self._other_text(text).replace("\n", " ")
        answers = "".join([f"{seat} {move}\n" for seat, move in moves])
        version = self.chance.choice([1, FORMAT, FORMAT])
        return signed(f"{MAGIC} {version}\n{text}\n{answers}end {len(moves)}\n")

    def _of_text(self) -> str:
        header, moves = self._source()
        record = Record(header)
        record.moves = moves
        text = record.to_text()
        for _ in range(self.chance.randint(1, 3)):
            text = self._other_lines(text) if self.chance.random() < 0.5 else self._other_text(text)
        return signed(text) if self.chance.random() < 0.6 else text

    def _other_lines(self, text: str) -> str:
        lines = text.split("\n")
        at, other = self.chance.randrange(len(lines)), self.chance.randrange(len(lines))
        what = self.chance.randrange(6)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(at, lines[other])
        elif what == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif what == 3:
            lines.insert(at, self.chance.choice(["", "= 0 0", "end 0", f"{MAGIC} 1", "= 1", "0", "0 ", "#"]))
        elif what == 4:
            lines = lines[:at]
        else:
            lines[at] += self.chance.choice(["\r", " #0000", " ", "\n"])
        return "\n".join(lines)

    def _other_text(self, text: str) -> str:
        """The text with a character, word or number changed."""
        chance = self.chance
        what = chance.randrange(6)
        spans = [m.span() for m in re.finditer(r"\d+" if what < 2 else r"[a-z_]+\d*", text)]
        if what < 4 and spans:
            start, end = chance.choice(spans)
            if what == 0:
                new = chance.choice(NUMBERS)
            elif what == 1:
                new = str(int(text[start:end][:9]) + chance.choice([-1, 1]))
            elif what == 2:
                new = chance.choice(words())
            else:
                first, last = chance.choice(spans)
                new = text[first:last]
            return text[:start] + new + text[end:]
        at = chance.randrange(len(text) + 1)
        new = chance.choice(ODD) if what == 4 else text[at : at + 1] * 2
        return text[:at] + new + text[at + chance.randrange(2) :]
