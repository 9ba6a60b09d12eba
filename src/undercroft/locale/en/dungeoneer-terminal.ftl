# The words of the terminal program that only Dungeoneer needs.

head-turn = Round { $round } · { $player } · { $phase }
label-hand = Hand
label-boons = Boons
label-treasures = Treasures
label-banes = Banes
label-lair = Lair
label-dungeons-lair = The dungeon's lair (all of it attacks with the next monster drawn)
label-quests = Quests
label-done = Completed
label-escorts = Leading
label-commons = Global quest
column-hero = Hero
column-life = Life
column-level = Lvl
column-melee = Mel
column-magic = Mag
column-speed = Spd
column-ap = AP
column-glory = Glory
column-peril = Peril
column-quests = Quests
column-hand = Hand
column-where = Where
column-attacker = Attacker
column-form = Form
column-attack = Attack
column-counter = Counter
hero-dead = dead
hero-fallen = down
battle-title = Battle against { $defender }
roll-needs = { $who }: { $dice }, needs { $need }
roll-open = { $who }: { $dice }
place-points = { $glory } glory, { $peril } peril
place-token = escort token: { $quest }
exit-wall = { $side }: wall
exit-blocked = { $side }: blocked, { $stat } { $value }+
exit-trapped = { $side }: trapped, { $stat } { $value }+
hazard-danger = danger +{ $n }
hazard-test = { $hazard }, { $stat } { $value }+
legend-chart = @1 player 1's hero · gap: open exit · B4: blocked, 4 or more · T4: trapped
quest-reward = level +1, { $glory } glory, heals { $heal }
card-cost-glory = { $cost } glory
card-cost-peril = { $cost } peril
result-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
result-lost = The dungeon has won.

## Review

review-chapter = round { $round }
review-kind-moves = walking and other feats
review-kind-quests = quests
review-kind-locations = locations laid
review-kind-misdeeds = misdeeds
review-kind-battles = battles
review-kind-interference = answers in between
review-kind-cards = cards and effects
