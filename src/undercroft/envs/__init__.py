"""Environments: both games for research, as vectors, masks and rewards, honest about hidden information.

An observation is made from the view of a seat and the question put to it, never from the true state; tests compare
worlds that a seat cannot tell apart. A choice is a fixed number, and a mask says which are legal.

`encoding` makes numbers of a game: a `field` makes columns of one value of a view (`simple_fields` of single things,
`composite_fields` of other fields), `choice_numbers` has the numbers of actions, and `reward_schemes` the kinds of
rewards. The module with the name of a game's package (`dungeonlords`, `dungeoneer`) describes the game with them, and
`game_description` finds it. `episodes` plays by numbers: an `episode` is a game, `observation_layout` the columns of a
whole observation, `observation_formats` its kinds; `illegal_choices` says what an illegal choice does, and `seeds` make
games reproducible. `libraries` rest on it: `pettingzoo_aec` and `pettingzoo_parallel`, both made of
`pettingzoo_agents`; a `pettingzoo_game` is laid out like the games that come with PettingZoo, and `dungeon_lords_v0`
and `dungeoneer_v0` are ours.

A learner alone is given a task: a whole game against bots, or a small part of a game (`tasks.task`;
`tasks.dungeonlords` and `tasks.dungeoneer` have those of each game). `libraries.gymnasium_env` is Gymnasium's interface
to it, `libraries.gymnasium_vector` has many games in one process, `libraries.make` makes both by names, and
`tasks.measurement` measures ways to choose. `tasks.trained_agents` has agents that were trained. `libraries.openspiel`
has the games for OpenSpiel. `episodes.parquet_dataset` writes games between bots into files (`episodes.parallel_work`
says where they are played), and `leaderboard` checks what agents are said to achieve.

Importing this room makes Gymnasium know the environments by their ids (`tasks.registration`).

The room needs the extra ``undercroft[envs]``; `libraries.openspiel` needs ``undercroft[openspiel]``, and
`episodes.parquet_dataset` needs ``undercroft[data]``.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:  # OpenSpiel's games and files of games need none
    from undercroft.envs.tasks.registration import register

    register()
