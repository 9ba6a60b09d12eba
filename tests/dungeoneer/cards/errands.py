"""Heroes at the locations of their quests, and the rewards for completing them."""

from __future__ import annotations

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

WAYS = {
    "library": "library 0,-2 turned",
    "troll_bridge": "troll_bridge 0,-2 turned",
    "warded_cell": "warded_cell 0,-2 turned",
    "oubliette": "oubliette 1,-1",
}
"""How to lay places beside the crossroads at 0,-1 that do not fit upright to the north of it."""


def with_quest_at(place: str, quest: str, *, seats: int = 2, life: int = 5, ap: int = 0, glory: int = 0) -> Table:
    """Seat 0, Roderik on level 3 (3/2/4), stands in the place and holds the quest; feats."""
    table = Table(seats, "crossroads1 0,-1", WAYS.get(place, f"{place} 0,-2"))
    table.hero(0, "roderik_talus", at=place, quests=[quest], level=3, life=life, ap=ap, glory=glory)
    table.feats(0)
    return table


def reward(table: Table) -> tuple[list[str], int, int, int]:
    """The completed quests, and the glory, life and levels gained with them before the phase ended."""
    done = [event.quest for event in table.events if isinstance(event, ev.QuestCompleted)]
    start = next((i for i, event in enumerate(table.events) if isinstance(event, ev.QuestCompleted)), None)
    glory = healed = levels = 0
    for event in table.events[start:] if start is not None else []:
        if isinstance(event, ev.PhaseBegins):
            break
        glory += event.n if isinstance(event, ev.Glory) else 0
        healed += event.n if isinstance(event, ev.Healed) else 0
        levels += isinstance(event, ev.Level)
    return done, glory, healed, levels


def completed(table: Table, quest: str, glory: int) -> None:
    """Assert that the quest is completed and the feats are over; the reward is a level, the glory and 1 healed."""
    assert reward(table) == ([quest], glory, 1, 1)
    assert table.done(0) == [quest] and quest not in table.quests(0)
    table.until("misdeeds")
    assert table.state.active == 1
    table.assert_settled()


def open_still(table: Table, quest: str) -> None:
    """Assert that the quest is not completed and the feats go on."""
    assert reward(table) == ([], 0, 0, 0)
    assert table.done(0) == [] and quest in (*table.quests(0), *table.commons())
    table.until("feats")
    assert table.state.active == 0
    table.assert_settled()
