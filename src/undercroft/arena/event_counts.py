"""What happens in games: how often each event, and how often each action was legal and was chosen.

A count is named by a word and what it is about:

* ``event QuestCompleted slay_draky``: the event, with the ids among its fields, happened so many times;
* ``legal play hex_ward``: so many seats had this action among their options at least once in a game;
* ``chosen play hex_ward``: it was chosen so many times.

The same games give the same counts, so two versions of a card can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.decisions import Decision


class EventCounts:
    """The counts of one game.

    Args:
        prelude: the events before the first answer.
    """

    def __init__(self, prelude: Iterable[Event]) -> None:
        self._events: Counter[str] = Counter()
        self._legal: set[tuple[int, str]] = set()
        self._chosen: Counter[str] = Counter()
        self._happened(prelude)

    def answered(self, seat: int, decision: Decision, action: str, events: Iterable[Event]) -> None:
        """Count one answer.

        Args:
            seat: who answered.
            decision: what was asked.
            action: the answer, in notation.
            events: what happened then.
        """
        self._legal.update([(seat, option.action) for option in decision.options])
        self._chosen[action] += 1
        self._happened(events)

    def counts(self) -> dict[str, int]:
        """Return all counts by name, in alphabetical order."""
        legal = Counter([action for _, action in self._legal])
        named = {"chosen": self._chosen, "event": self._events, "legal": legal}
        return {f"{word} {what}": counts[what] for word, counts in named.items() for what in sorted(counts)}

    def _happened(self, events: Iterable[Event]) -> None:
        for event in events:
            ids = [value for value in event.args().values() if isinstance(value, str)]
            self._events[" ".join([type(event).__name__, *ids])] += 1
