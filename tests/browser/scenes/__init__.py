"""The main screens, each with something going on. A further game adds a file and its lines here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.people import Person
from tests.browser.scenes import dungeoneer, dungeonlords, shell

Scene = Callable[[Person], None]

PICTURED: Final[dict[str, Scene]] = {
    "home": shell.home,
    "orders": dungeonlords.orders,
    "building": dungeonlords.building,
    "refusing": dungeonlords.refusing,
    "explaining": dungeonlords.explaining,
    "planning": dungeonlords.planning,
    "battle": dungeonlords.battle,
    "scoring": dungeonlords.scoring,
    "replay": dungeonlords.replay,
    "feats": dungeoneer.feats,
    "misdeeds": dungeoneer.misdeeds,
    "clash": dungeoneer.clash,
    "place": dungeoneer.place,
    "rules": dungeonlords.rules,
}
"""Those of which the documentation has pictures."""

ALL: Final[dict[str, Scene]] = {
    **PICTURED,
    "setting-up": shell.setting_up,
    "inviting": shell.inviting,
    "joining": shell.joining,
    "marking": dungeonlords.marking,
    "rival": dungeonlords.rival,
    "menu": dungeonlords.menu,
    "board-in-words": dungeonlords.board_in_words,
    "curtain": dungeonlords.curtain,
    "since": dungeonlords.since,
    "all-seeing": dungeonlords.all_seeing,
    "looking-on": dungeonlords.looking_on,
    "verifying": dungeonlords.verifying,
    "lesson": dungeonlords.lesson,
    "about": shell.about,
}
