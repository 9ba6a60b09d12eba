"""The rules of Dungeoneer, complete: `GAME` is the game, and ``docs/rules/dungeoneer.md`` numbers its rules.

In this game the cards say what they do, so most of it is built around them: `content` describes every card as data,
`effects` carries that out, and `asking` finds out who wants to interfere. Imports only go down:

=============  ==========================================================================================
`game`         options, presets, set-up; `opening` is the part of set-up in which players decide
`positions`    a turn as one line of text
`state`        the state that the kernel, bots and server use
`dispatch`     on one page: what lower rooms start that lives in higher ones
`seen`         who knows what
`turn`         the turn, its five phases, and the variants
`solo`         the game for one
`effects`      one class for each verb of the cards
`battle`       battles, step by step
`deeds`        what heroes do and what is done to them
`asking`       who may be asked what, and why something cannot be done
`board`        what lies on the table, and the numbers that follow from it
`content`      the cards as data, and their text in three languages
=============  ==========================================================================================

`events` and `views` are what leaves the game; they import nothing of it, because the page's types are made from them.
"""

from undercroft.dungeoneer.game import GAME, Options

__all__ = ["GAME", "Options"]
