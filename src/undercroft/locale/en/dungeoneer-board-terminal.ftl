# How the terminal draws the board of Dungeoneer. The page draws it without these words.

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
place-beside = { $side } of { $location-the }
place-token = escort token: { $quest }
exit-wall = { $side }: wall
exit-blocked = { $side }: blocked, { $stat } { $value }+
exit-trapped = { $side }: trapped, { $stat } { $value }+
hazard-danger = danger +{ $n }
hazard-test = { $hazard }, { $stat } { $value }+
legend-chart = @1 player 1's hero · 2/3: glory and peril · gap: open exit · B4: blocked, 4 or more · T4: trapped
quest-reward = level +1, { $glory } glory, heals { $heal }
card-cost-glory = { $cost } glory
card-cost-peril = { $cost } peril
monster-numbers = life { $life }, melee { $melee }, magic { $magic }, speed { $speed }
odds-roll = { $dice ->
    [1] die
   *[other] { $dice } dice
}{ $added }, { $need } or more: { $percent }%
odds-attack = { $form }: the attacker strikes { $strikes }%, tie { $ties }%, the defender strikes { $struck }%
odds-attack-prevented = { $form }: the attacker wins without effect { $prevented }%, tie { $ties }%, the defender strikes { $struck }%
