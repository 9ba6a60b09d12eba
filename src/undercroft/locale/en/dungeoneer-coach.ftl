# Why an answer is better or worse than another one in Dungeoneer (study.coaching).

coach-quests = { $gain ->
    [yes] more quests completed
   *[no] fewer quests completed
}
coach-way = { $gain ->
    [yes] your quests are fewer turns away
   *[no] your quests are more turns away
}
coach-life = { $gain ->
    [yes] more life
   *[no] less life
}
coach-abilities = { $gain ->
    [yes] better stats
   *[no] worse stats
}
coach-glory = { $gain ->
    [yes] more glory
   *[no] less glory
}
coach-peril = { $gain ->
    [yes] less peril
   *[no] more peril
}
coach-prepared = { $gain ->
    [yes] better boons and treasures in play for you
   *[no] worse boons and treasures in play for you
}
coach-glory-hand = { $gain ->
    [yes] better boons and treasures in your hand
   *[no] worse boons and treasures in your hand
}
coach-peril-hand = { $gain ->
    [yes] better banes and encounters in your hand
   *[no] worse banes and encounters in your hand
}
coach-lair = { $gain ->
    [yes] more monsters in your lair
   *[no] fewer monsters in your lair
}
coach-banes = { $gain ->
    [yes] fewer banes on your hero
   *[no] more banes on your hero
}
coach-ap = { $gain ->
    [yes] more action points left
   *[no] fewer action points left
}
coach-fallen = { $gain ->
    [yes] your hero is less likely to lie on the ground
   *[no] your hero is more likely to lie on the ground
}
coach-leader-way = { $gain ->
    [yes] the leading opponent needs more turns to win
   *[no] the leading opponent needs fewer turns to win
}
coach-leader-life = { $gain ->
    [yes] the leading opponent has less life
   *[no] the leading opponent has more life
}
