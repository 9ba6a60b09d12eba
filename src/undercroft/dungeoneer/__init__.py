"""The rules of Dungeoneer, complete: `GAME` is the game, and ``docs/rules/dungeoneer.md`` numbers its rules.

In this game the cards say what they do, so most of it is built around them: `content` describes every card as data,
`rules.effects` carries that out, and `rules.questions` finds out who wants to interfere. Imports only go down:

=============  ==========================================================================================
`game.definition`         options, presets, set-up; `game.set_up` is the part of set-up in which players decide
`game.position_notation`    a turn as one line of text
`game.state`        the state that the kernel, bots and server use
`rules.dispatch`     on one page: what lower rooms start that lives in higher ones
`visibility`         who knows what
`rules.turn`         the turn, its five phases, and the variants
`rules.solo`         the game for one
`rules.effects`      one class for each verb of the cards
`rules.battle`       battles, step by step
`rules.deeds`        what heroes do and what is done to them
`rules.questions`       who may be asked what, and why something cannot be done
`board`        what lies on the table, and the numbers that follow from it
`content`      the cards as data, and their text in three languages
=============  ==========================================================================================

`events` and `views` are what leaves the game; they import nothing of it, because the page's types are made from them.
"""

from undercroft.dungeoneer.game.definition import GAME, Options

__all__ = ["GAME", "Options"]
