# Texts of the terminal program that only Dungeoneer uses.

head-turn = Round { $round } · { $player } · { $phase }
result-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
result-lost = The dungeon has won.
result-died = { $player }'s hero died in round { $round }{ $because }.

## Review

review-chapter = round { $round }
review-kind-moves = walking and other feats
review-kind-quests = quests
review-kind-locations = locations laid
review-kind-misdeeds = Dungeonlord Phase
review-kind-battles = battles
review-kind-interference = responses on others' turns
review-kind-cards = cards and effects
