"""What to say of a game that was played with another version."""

from __future__ import annotations

from undercroft.kernel.history.version_changes import Changes, Divergence
from undercroft.locale.texts import Texts


def past_args(texts: Texts, changes: Changes, divergence: Divergence | None) -> dict[str, str | int]:
    """Return the arguments of the texts ``past-…``."""
    then, now = changes.rules
    kind = "values" if then == now else "both" if changes.parts else "rules"
    named = [texts.name(part) for part in changes.parts if texts.has(f"name-{part}")]
    what = texts.text("past-what", what=kind, parts=texts.join(named) or "none")
    args: dict[str, str | int] = {"version": changes.made_by, "what": what}
    if divergence is not None:
        args |= {"number": divergence.number, "answers": divergence.answers, "last": divergence.number - 1}
    return args
