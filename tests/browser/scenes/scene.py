"""What a scene is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.browser.people import Person

Scene = Callable[[Person], None]
"""Brings a person to a screen."""

Scenes = Mapping[str, Scene]
"""Scenes by name; the names of all games' scenes differ."""
