"""Environments: both games for research, as vectors, masks and rewards, honest about hidden information.

An observation is made from the view of a seat and the question put to it, never from the true state; tests compare
worlds that a seat cannot tell apart. A choice is a fixed number, and a mask says which are legal.

A `field` makes columns of one value of a view (`fields` of single things, `composites` of other fields), `layout`
those of a whole observation, and `choices` has the numbers of actions; the module with the name of a game's package
(`dungeonlords`, `dungeoneer`) describes the game with them, and `described` finds it. An `episode` is a game played by
numbers. The faces rest on it: `aec` and `parallel` for PettingZoo, both made of `agents`; an `offer` of a game is laid
out like the games that come with it, and `dungeon_lords_v0` and `dungeoneer_v0` are the offers. `formats` are the
kinds of observations, `rewards` the kinds of rewards, `illegal` says what an illegal choice does, and `seeds` make
games reproducible.

A learner alone is given a task: a whole game against bots, or a small part of a game (`tasks`; `dungeonlords_tasks` and
`dungeoneer_tasks` have those of each game). `single` is Gymnasium's interface to it, `vector` has many games in one
process, `making` makes both by names, and `measuring` measures ways to choose. `trained` has agents that were trained.
`openspiel` has the games for OpenSpiel. `data` writes games between bots into files (`spreading` says where they are
played), and `leaderboard` checks what agents are said to achieve.

The room needs the extra ``undercroft[envs]``; `openspiel` needs ``undercroft[openspiel]``, and `data` needs
``undercroft[data]``.
"""
