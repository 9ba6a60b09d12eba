# Why an answer is better or worse than another one in Dungeon Lords (study.coaching).

coach-points = { $gain ->
    [yes] more points on the board
   *[no] fewer points on the board
}
coach-titles = { $gain ->
    [yes] more points from titles
   *[no] fewer points from titles
}
coach-gold = { $gain ->
    [yes] more gold
   *[no] less gold
}
coach-food = { $gain ->
    [yes] more food
   *[no] less food
}
coach-imps = { $gain ->
    [yes] more imps
   *[no] fewer imps
}
coach-traps = { $gain ->
    [yes] better traps in hand
   *[no] worse traps in hand
}
coach-tiles = { $gain ->
    [yes] more unconquered tiles
   *[no] fewer unconquered tiles
}
coach-producing = { $gain ->
    [yes] more production rooms
   *[no] fewer production rooms
}
coach-rooms = { $gain ->
    [yes] more other rooms
   *[no] fewer other rooms
}
coach-creatures = { $gain ->
    [yes] stronger creatures
   *[no] weaker creatures
}
coach-hungry = { $gain ->
    [yes] enough food for more wages
   *[no] too little food for wages
}
coach-unpaid = { $gain ->
    [yes] enough gold for more taxes and wages
   *[no] too little gold for taxes and wages
}
coach-evil = { $gain ->
    [yes] less evil
   *[no] more evil
}
coach-paladin = { $gain ->
    [yes] the paladin is less likely to come to you
   *[no] the paladin is more likely to come to you
}
coach-party = { $gain ->
    [yes] a weaker party of adventurers
   *[no] a stronger party of adventurers
}
coach-overmatch = { $gain ->
    [yes] better odds in the battle
   *[no] worse odds in the battle
}
coach-spied = { $gain ->
    [yes] more combat cards known
   *[no] fewer combat cards known
}
coach-first = { $gain ->
    [yes] an earlier place in turn order
   *[no] a later place in turn order
}
coach-rivals = { $gain ->
    [yes] the strongest opponent gets fewer points
   *[no] the strongest opponent gets more points
}
