"""The result of a finished game: how far each hero came, and how those ended who have not won."""

from __future__ import annotations

from undercroft.dungeoneer.board.hero import MAX_LEVEL
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import HERO_FACES
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN
from undercroft.dungeoneer.views import DeathView, ResultView


def result_of(state: Position) -> ResultView | None:
    """Return the result once the game is over."""
    if not state.is_terminal:
        return None
    heroes = state.heroes
    # A solo game is lost by death, however many quests are completed (DN-14.1).
    why = "death" if not state.winners else "survivor"
    if state.winners and len(heroes[state.winners[0]].done) >= TO_WIN:
        why = "quests"
    most = {
        "glory": max(1, *[hero.glory for hero in heroes]),
        "level": MAX_LEVEL,
        "quests": TO_WIN,
        "life": max([HERO_FACES[hero.face].life for hero in heroes]),
    }
    if why == "quests":  # what has decided comes last
        most["quests"] = most.pop("quests")
    counted = [{"glory": h.glory, "level": h.level, "quests": len(h.done), "life": h.life} for h in heroes]
    last = {seat: DeathView(number, cause, reason) for seat, number, cause, reason in state.deaths}
    return ResultView(
        why,
        tuple([{name: of[name] for name in most} for of in counted]),
        most,
        tuple([None if hero.alive else last.get(seat) for seat, hero in enumerate(heroes)]),
        tuple([max(0, TO_WIN - len(hero.done)) for hero in heroes]),
    )
