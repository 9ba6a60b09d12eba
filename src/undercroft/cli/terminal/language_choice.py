"""Choose the language."""

from __future__ import annotations

import os
from collections.abc import Mapping

from undercroft.kernel.base.errors import OptionError
from undercroft.locale.texts import FALLBACK, Texts


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the requested language; without one, the language of the environment, or English.

    Raises:
        OptionError: there are no texts in the requested language.
    """
    known = Texts.languages()
    if asked is not None:
        if asked.lower() not in known:
            raise OptionError(f"no language is called {asked[:20]!r}; choose one of: {', '.join(known)}")
        return asked.lower()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            short = value[:2].lower()
            return short if short in known and not value[2:3].isalpha() else FALLBACK
    return FALLBACK
