"""A match with all its players: people at this terminal, and bots."""

from __future__ import annotations

import hashlib
from typing import Final

from undercroft.bots import THINKS, answer_of, bots_of, level_number, make_bot, usual_rival
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.locale.bot_aliases import aliases_of
from undercroft.locale.person_names import LONGEST, distinct_name, visible_name
from undercroft.locale.texts import Texts

ME: Final = "me"


def usual_seats(game_id: str, preset: str | None = None) -> tuple[str, ...]:
    """Return who plays by default: one person, and bots on the other seats that the game usually has.

    >>> usual_seats("dungeon-lords")
    ('me', 'warden', 'warden', 'warden')
    """
    return (ME, *[usual_rival(game_id)] * (find_game(game_id).usual_seats(preset) - 1))


def parse_seats(text: str, game_id: str) -> tuple[str, ...]:
    """Parse who sits where: ``me``, ``me:Anna`` or the name of a bot, separated by commas.

    Raises:
        OptionError: a name is unknown, or nobody plays at this terminal.

    >>> parse_seats("me:Anna, greedy", "dungeon-lords")
    ('me:Anna', 'greedy')
    """
    seats = tuple([word.strip() for word in text.split(",")])
    check_seats(seats, game_id)
    return seats


def check_seats(seats: tuple[str, ...], game_id: str) -> None:
    """Check who sits where.

    Raises:
        OptionError: a name is unknown, or nobody plays at this terminal.
    """
    bots = bots_of(game_id)
    for seat in seats:
        name = seat.partition(":")[2]
        if not (is_me(seat) and name == visible_name(name)) and seat not in bots:
            if is_me(seat):
                raise OptionError(f"a player's name has at most {LONGEST} visible characters, unlike {seat[:40]!r}")
            known = ", ".join(bots)
            raise OptionError(
                f"no bot is called {seat[:40]!r}; choose one of: {known} (or {ME!r} or '{ME}:NAME' for a person)"
            )
    if not any(is_me(seat) for seat in seats):
        raise OptionError(f"nobody plays at this terminal: one of the seats must be {ME!r}")


def recorded_seats(players: tuple[str, ...]) -> tuple[str, ...]:
    """Return who sits where by a file, with names as they can be shown: others may have written it, or older versions.

    >>> recorded_seats(("me: Maximiliana\\n of the Vault", "me:\\u3164", "greedy"))
    ('me:Maximiliana of the V', 'me', 'greedy')
    """
    return tuple([f"{ME}:{visible_name(who[3:])}".rstrip(":") if is_me(who) else who for who in players])


def is_me(seat: str) -> bool:
    """Return whether a person at this terminal sits there."""
    return seat == ME or seat.startswith(f"{ME}:")


class SeatedMatch:
    """A match and its players.

    Attributes:
        match: the game.
        seats: who sits where, as `parse_seats` gives it.
        people: the seats of those at this terminal.
        names: what each player is called on the screen.
    """

    def __init__(self, match: Match, seats: tuple[str, ...], texts: Texts) -> None:
        self.match = match
        self.seats = seats
        self.people = tuple([seat for seat, who in enumerate(seats) if is_me(who)])
        names: list[str] = []
        bots = bots_of(match.game.id)
        aliases = aliases_of(match.game.id, match.commitment, len(seats))
        for seat, (who, alias) in enumerate(zip(seats, aliases, strict=True)):
            # A file may name players that are not bots of this version.
            known = alias if who in bots else None
            names.append(distinct_name(_name(seat, who, known, texts), names))
        self.names = tuple(names)

    def roll(self, texts: Texts) -> str:
        """Return the players in the order of their seats, with the levels of the bots."""
        return ", ".join([f"{seat + 1} {self._full_name(seat, texts)}" for seat in range(len(self.seats))])

    def _full_name(self, seat: int, texts: Texts) -> str:
        who, name = self.seats[seat], self.names[seat]
        if not who or who not in bots_of(self.match.game.id):
            return name
        level, bot = level_number(who, self.match.game.id), _bot_name(who, texts)
        if level is None:
            return texts.text("alias-bot", name=name, bot=bot)
        return texts.text("alias-leveled", name=name, level=level, bot=bot)

    def next_person(self) -> int | None:
        """Return the person at this terminal who is asked now, if any. People answer before bots, which allows more
        undos.
        """
        return next((seat for seat in self.match.state.to_act if seat in self.people), None)

    def bot_answers(self) -> None:
        """Let the bot whose turn it is give one answer."""
        state = self.match.state
        seat = state.to_act[0]
        dice = self._dice(seat)
        bot = make_bot(self.seats[seat], self.match.game.id, dice, THINKS)
        self.match.apply(seat, answer_of(bot, state, seat, dice))

    def _dice(self, seat: int) -> str:
        """Return a seed for the bot's next answer, which does not depend on whether the game was saved in the
        meantime.
        """
        header = self.match.record.header
        text = f"{header.seed} {seat} {len(self.match.record.moves)}"
        return hashlib.sha256(text.encode()).hexdigest()

    def news(self, seat: int | None, since: int) -> list[Event]:
        """Return the events from an answer on, as the seat may know them."""
        known = [event.seen_by(seat) for events in self.match.events[since:] for event in events]
        return [event for event in known if event is not None]

    def has_secret(self, seat: int) -> bool:
        """Return whether the seat's screen shows anything that others may not see, such as a sealed answer."""
        import msgspec

        state = self.match.state
        own, public = (msgspec.to_builtins(state.view(viewer)) for viewer in (seat, None))
        own.pop("seat", None)
        public.pop("seat", None)
        return bool(own != public or len(state.to_act) > 1 or self._sealed(seat))

    def _sealed(self, seat: int) -> bool:
        state = self.match.state
        return state.may_answer(seat) and state.decision(seat).sealed is not None


def _name(seat: int, who: str, alias: str | None, texts: Texts) -> str:
    if is_me(who) or not who:
        return visible_name(who.partition(":")[2]) or texts.player(seat)
    if alias is not None:
        return texts.text(f"alias-{alias}")
    return texts.text("alias-none", bot=_bot_name(who, texts), seat=seat + 1)


def _bot_name(bot: str, texts: Texts) -> str:
    return texts.text(f"bot-{bot}") if texts.has(f"bot-{bot}") else visible_name(bot).capitalize()
