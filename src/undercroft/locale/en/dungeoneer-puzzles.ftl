## Puzzles

puzzle-feats = Hero's turn
puzzle-misdeeds = Dungeonlord's turn
puzzle-feats-text = Round { $round }, { $seats } players, your turn. { $hero }: { $life } life, { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}, { $glory } glory, { $peril } peril, { $done } of 3 quests completed. What should your hero do next?
puzzle-misdeeds-text = Round { $round }, { $seats } players. Before your hero moves, you are the dungeonlord; you have sent nothing yet. { $hero }: { $life } life, { $peril } peril, { $done } of 3 quests completed. What should you do next?

puzzle-tag-quest = quest
puzzle-tag-card = play a card
puzzle-tag-effect = use an effect
puzzle-tag-way = the right way
puzzle-tag-explore = explore
puzzle-tag-attack = attack
puzzle-tag-stand = get up
puzzle-tag-stop = stop in time
puzzle-tag-send = send an encounter
puzzle-tag-which-hero = the right hero
puzzle-tag-leader = against the leader
puzzle-tag-weak-target = a weak target
puzzle-tag-weak = little life left
puzzle-tag-last-quest = one quest from the end

puzzle-why-quest = Attempted now, the quest is worth more than anything you could do first.
puzzle-why-card = The card has to be played now: later this turn it would be worth less.
puzzle-why-effect = The effect has to be used now: later this turn it would be worth less.
puzzle-why-stop = Anything else you could do costs or risks more than it brings.
puzzle-why-which-hero = Against another hero, the same card does less.
puzzle-why-leader = It hits the hero who has completed the most quests.
puzzle-why-weak-target = A hero with so little life could die of it.