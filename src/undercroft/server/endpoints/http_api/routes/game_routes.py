"""The games that can be played here, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from undercroft.server.catalogue.game_list import GameHead, all_games, game_schema
from undercroft.server.catalogue.guide_pages import Guide, guide_of
from undercroft.server.catalogue.guided_lessons import GuidedLessons, guided_lessons
from undercroft.server.catalogue.numbered_rules import Rules, rules_of


class GamesApi(Controller):
    """Handlers under ``/api/games``."""

    path = "/api/games"
    tags = ("games",)

    @get("/", sync_to_thread=False)
    def games(self) -> list[GameHead]:
        """List all games, with what can be chosen at a new table."""
        return all_games()

    @get("/{game_id:str}/schema", sync_to_thread=False)
    def schema(self, game_id: FromPath[str]) -> dict[str, Any]:
        """Return the JSON schema of a game's view, decisions, refusals and events."""
        schema: dict[str, Any] = msgspec.to_builtins(game_schema(game_id))
        return schema

    @get("/{game_id:str}/lessons/{lang:str}", sync_to_thread=False)
    def lessons(self, game_id: FromPath[str], lang: FromPath[str]) -> GuidedLessons:
        """Return the lessons of a game with their words, in English if there are none in that language."""
        return guided_lessons(game_id, lang)

    @get("/{game_id:str}/rules/{lang:str}", sync_to_thread=False)
    def rules(self, game_id: FromPath[str], lang: FromPath[str]) -> Rules:
        """Return the numbered rules of a game, in English if there is no text in that language."""
        return rules_of(game_id, lang)

    @get("/{game_id:str}/rules/{lang:str}/{kind:str}", sync_to_thread=False)
    def guide(self, game_id: FromPath[str], lang: FromPath[str], kind: FromPath[str]) -> Guide:
        """Return a page beside the numbered rules, such as ``tables``, in English if there is none in that language."""
        return guide_of(game_id, kind, lang)
