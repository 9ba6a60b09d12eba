# Why an answer is better or worse than another one in Dungeon Lords (study.coaching).

coach-points = { $gain ->
    [yes] more points on the board
   *[no] fewer points on the board
}
coach-titles = { $gain ->
    [yes] more from titles
   *[no] less from titles
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
    [yes] a larger dungeon that is not conquered
   *[no] a smaller dungeon that is not conquered
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
    [yes] more wages that you can pay in food
   *[no] wages in food that you could not pay
}
coach-unpaid = { $gain ->
    [yes] more taxes and wages that you can pay in gold
   *[no] taxes and wages in gold that you could not pay
}
coach-evil = { $gain ->
    [yes] less evil
   *[no] more evil
}
coach-paladin = { $gain ->
    [yes] the paladin goes elsewhere more often
   *[no] the paladin comes to you more often
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
    [yes] more combat cards that you have seen
   *[no] fewer combat cards that you have seen
}
coach-first = { $gain ->
    [yes] an earlier place in turn order
   *[no] a later place in turn order
}
coach-rivals = { $gain ->
    [yes] the strongest opponent gets fewer points
   *[no] the strongest opponent gets more points
}
