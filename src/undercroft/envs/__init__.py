"""Environments: both games for research, as vectors, masks and rewards, honest about hidden information.

An observation is made from the view of a seat and the question put to it, never from the true state; tests compare
worlds that a seat cannot tell apart. A choice is a fixed number, and a mask says which are legal.

A `encoding.field` makes columns of one value of a view (`encoding.simple_fields` of single things,
`encoding.composite_fields` of other fields), `episodes.observation_layout` those of a whole observation, and
`encoding.choice_numbers` has the numbers of actions; the module with the name of a game's package (`dungeonlords`,
`dungeoneer`) describes the game with them, and `encoding.game_description` finds it. An `episodes.episode` is a game
played by numbers. The faces rest on it: `libraries.pettingzoo_aec` and `libraries.pettingzoo_parallel` for PettingZoo,
both made of `libraries.pettingzoo_agents`; an `libraries.pettingzoo_game` of a game is laid out like the games that
come with it, and `dungeon_lords_v0` and `dungeoneer_v0` are the offers. `episodes.observation_formats` are the kinds of
observations, `encoding.reward_schemes` the kinds of rewards, `episodes.illegal_choices` says what an illegal choice
does, and `episodes.seeds` make games reproducible.

A learner alone is given a task: a whole game against bots, or a small part of a game (`tasks.task`;
`tasks.dungeonlords` and `tasks.dungeoneer` have those of each game). `libraries.gymnasium_env` is Gymnasium's interface
to it, `libraries.gymnasium_vector` has many games in one process, `libraries.make` makes both by names, and
`tasks.measurement` measures ways to choose. `tasks.trained_agents` has agents that were trained. `libraries.openspiel`
has the games for OpenSpiel. `episodes.parquet_dataset` writes games between bots into files (`episodes.parallel_work`
says where they are played), and `leaderboard` checks what agents are said to achieve.

The room needs the extra ``undercroft[envs]``; `libraries.openspiel` needs ``undercroft[openspiel]``, and
`episodes.parquet_dataset` needs ``undercroft[data]``.
"""
