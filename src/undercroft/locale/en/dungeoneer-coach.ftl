# Why an answer is better or worse than another one in Dungeoneer (study.coaching).

coach-quests = { $gain ->
    [yes] more quests completed
   *[no] fewer quests completed
}
coach-way = { $gain ->
    [yes] fewer turns to your quests
   *[no] more turns to your quests
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
    [yes] better boons and treasures in play
   *[no] worse boons and treasures in play
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
    [yes] less risk of lying on the ground
   *[no] more risk of lying on the ground
}
coach-leader-way = { $gain ->
    [yes] more turns to victory for the leading opponent
   *[no] fewer turns to victory for the leading opponent
}
coach-leader-life = { $gain ->
    [yes] less life for the leading opponent
   *[no] more life for the leading opponent
}
