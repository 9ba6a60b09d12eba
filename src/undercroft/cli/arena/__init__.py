"""``undercroft arena``: what is learnt from games between bots.

`commands` are the commands, `contests`, `values`, `dataset` and `puzzles` what they run; `usage` writes their help in
the reader's language. `tables` prints standings, `report` writes them as a page of HTML with the charts of `charts`,
put together with `markup`; `words` has what both of them say.
"""

from undercroft.cli.arena.commands import arena

__all__ = ["arena"]
