# Texts of the terminal program that only Dungeon Lords uses.

## Headings

head-season = Year { $year } · { $season }
head-combat = Year { $year } · combat, round { $round } of 4
head-training = Combat training · round { $round }
head-first = starting player: { $player }
label-events = Events
label-adventurers = Adventurers
label-next = Next season
label-cards = Combat cards
label-place = Area
label-hire = For hire
label-rooms = Rooms
label-evilometer = Evilometer
label-paladin = Paladin
label-lord = Lord
label-stores = Supplies
label-traps = Traps
label-creatures = Creatures
label-prison = Prison
label-given = Orders given
label-unexecuted = Unexecuted
label-drawn = Drawn
label-inaccessible = Locked this season
label-party = Party, front first
label-sent = Plan
column-gold = Gold
column-food = Food
column-imps = Imps
column-evil = Evil
column-traps = Traps
column-creatures = Creat.
column-rooms = Rooms
column-tunnels = Tunn.
column-lost = Conq.
column-prison = Pris.
column-red = Red
column-hp = hit points
column-damage = damage

card-seen-by = seen by { $players }
dummy = Dummy { $number }
dummy-orders = { $orders }; locked: { $out }
paladin-tent = in the tent; comes at [{ $space }]
paladin-at = with { $player }
paladin-out = out of the game
legend-conquered = ✗ conquered
legend-marked = ► marked for battle
legend-hinted = + possible now
legend-map = · rock   t tunnel   R room   ✗ conquered

## Numbers of things

n-gold = { $n } gold
n-food = { $n } food
n-evil = { $n } evil
n-imps = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
n-smiles = −{ $n } evil
n-spy = a look at a combat card
n-traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
n-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
n-monster = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
n-tunnels = { $n ->
    [one] { $n } tunnel
   *[other] { $n } tunnels
}
n-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
n-workers-most = up to { $n } imps
n-tokens = { $n ->
    [one] { $n } troll token
   *[other] { $n } troll tokens
}
n-red = { $n ->
    [one] { $n } red counter
   *[other] { $n } red counters
}
n-hp = { $n } HP
n-fatigue = fatigue { $n }
n-stops = stops { $n } of each trap
n-hearts = heals { $n }
n-magic = magic { $n }
imps-free = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
} ({ $free } free)
space-foreman = + foreman
space-free = no surcharge
traps-laid = Laid: { $traps }
ko-creature = knocked-out { $creature }
sent-creature = { $creature } in battle

## The same in the table of places, short

short-gold = { $n } gold
short-food = { $n } food
short-evil = { $n } evil
short-imps = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
short-traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
short-smiles = −{ $n } evil
short-spy = look at card

## What traps and rooms do

costs = costs { $price }
hits-first = { $n } to the first
hits-second = { $n } to the second
hits-last = { $n } extra to the last
hits-each = { $n } to each
hits-others = { $n } to each of the others
hits-any = { $n } to anyone
hits-first-hp = as much as the first one's hit points
hits-later = { $n } more to the same one after the conquest step
does-no-conquest = no fatigue, no conquest
stops-spells = if it hits a { $who }: no spell
stops-healing = if it hits a { $who }: no healing
room-score = { $n ->
    [one] { $n } point for each: { $creatures }
   *[other] { $n } points for each: { $creatures }
}
room-titles = { $n ->
    [one] { $n } extra point for each title you alone hold (in a game of two or three lords: 1)
   *[other] { $n } extra points for each title you alone hold (in a game of two or three lords: 1)
}
room-bonus = each attack here is { $n } stronger: { $creatures }
room-no-spells = no spells can be cast here
room-labyrinth = holds two traps (no gold surcharge) but only one monster

## What combat cards do

card-invisibility = The wizards move to the back of the party for good; they take no damage this round.
card-magic-shield = The first point of damage after the cast is absorbed.
card-detect-treasure = The lord loses 1 gold; with no gold, 1 food; with no food, a trap.
card-fist-of-justice = The lord loses { n-imps }.
card-fireball = It only looks dangerous.
card-detect-evil = The lord gains { $n } evil.
card-suggestion = Each monster sent must be paid its price again, or it goes home.
card-word-of-peace = Either all monsters sent go home, or the lord gains { $n } evil.
card-aura-of-fear = One monster sent goes home.
card-illusion = A decoy with 1 hit point takes the front of the party.
card-create-food = The first adventurer has { $n } more HP for the rest of the combat.
card-regeneration = The first damaged adventurer is fully healed.
card-metamorphosis = One monster sent becomes a sheep this round: { $n } to the first.
card-blind-rage = All monsters sent attack the first adventurer.
card-dimensional-gate = One monster sent is lost for good.
card-jailbreak = One prisoner goes free.
card-wrath-of-virtue = The lord loses { n-imps }.
card-appraise-hoard = The lord loses gold, food or traps, chosen by the lord: { $n }.

## What special events do

card-witch-hunt = Each lord gives up a monster or gains { $n } evil.
card-monster-strike = Each monster is paid one symbol of its price, or is knocked out.
card-burglary = Each lord loses half their gold, rounded down.
card-imp-fever = Each lord loses 1 imp for every { $n }, rounded up.
card-rats = Each lord loses half their food, rounded down.
card-impatient-heroes = The adventurer who arrives costs the lord something: a warrior 1 imp, a thief 1 gold, a priest 1 food, a wizard 1 trap.
card-paladin-patrol = The paladin leaves the tent for the most evil lord. If he has left it already, nothing happens.
card-surcharge = Taxes again: 1 gold for every { $n } tiles, rounded up.
card-trap-inspection = Each lord pays 1 gold or gives up a trap; a lord with neither gains 1 evil.

## The result

score-total = Total
score-licence = Licence
score-yes = yes
score-no = no
score-winners = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points each.
}
score-licence-hint = Finish above 0 points to earn your dungeon lord's licence.
score-worst = { $line ->
    [red_counters] { $count ->
        [one] { $count } red counter
       *[other] { $count } red counters
    }
   *[other] { $count ->
        [one] { $count } conquered tile
       *[other] { $count } conquered tiles
    }
} cost you most: { $points }.

## Training

train-menu = Combat training: four battles against three adventurers. The best possible result is one lost tile.
train-scenario = { $number ->
    [1] Scenario { $number }: troll and goblin
    [2] Scenario { $number }: witch and ghost
    [3] Scenario { $number }: the vampire
   *[other] Scenario { $number }: the slime
}
train-room = Scenario 1 in a room: two monsters and a trap
train-which = Which one? (1-4 or room; Enter to leave) 
train-no-such = No such scenario: choose 1, 2, 3, 4 or room.
train-goal = { $count ->
    [0] Goal: lose no tile.
    [one] Goal: lose no more than { $count } tile.
   *[other] Goal: lose no more than { $count } tiles.
}
train-how = Type hint for the book's next move, solution to see the whole solution, restart to start over.
train-hint = The book's next move: { $label } ({ $action })
train-hint-best = This is no longer the book's line. The best from here: { $label } ({ $action })
train-hint-end = The book's solution ends here.
train-restarted = Started over.
train-lost = { $count ->
    [0] You lost no tiles.
    [one] You lost { $count } tile.
   *[other] You lost { $count } tiles.
}
train-best = You cannot do better!
train-better = The best result is { $best }. Try again: undercroft train { $number }
train-missed = Your answer { $number }, “{ $label }”, gave away the best result.
train-instead = Better from that point:
train-next = Next: undercroft train { $number }
train-solution = The book's solution:
train-solution-end = { $count ->
    [0] No tiles are lost.
    [one] { $count } tile is lost.
   *[other] { $count } tiles are lost.
}

## Review

review-chapter = { $season ->
    [winter] year { $year }, winter
    [spring] year { $year }, spring
    [summer] year { $year }, summer
    [autumn] year { $year }, autumn
   *[combat] year { $year }, combat
}
review-kind-orders = orders
review-kind-hiring = hiring
review-kind-building = digging and building
review-kind-errands = other orders carried out
review-kind-production = production
review-kind-payday = payday, taxes and events
review-kind-plans = battle plans
review-kind-battles = battles

## The battle solver

solve-best = Best plan: { $plan }
solve-exact = { $wish ->
    [tiles] Expected from now on, exactly: { $value } tiles ({ $count } positions).
    [prisoners] Expected from now on, exactly: { $value } prisoners ({ $count } positions).
   *[other] Expected from now on, exactly: { $value } points ({ $count } positions).
}
solve-assumed = { $wish ->
    [tiles] Expected from now on: { $value } tiles ({ $count } positions).
    [prisoners] Expected from now on: { $value } prisoners ({ $count } positions).
   *[other] Expected from now on: { $value } points ({ $count } positions).
}
solve-assumes = { $about ->
    [alone] Not exact: the position does not say how evil the other lords are ("rivals"). One of them might have the paladin, or draw him away; here none does.
   *[still] That is exact only as long as the other lords' counters stay where they are: the paladin goes to the most evil lord.
}
solve-open = { $wish ->
    [tiles] An estimate, as there was no time to search everything: { $value } tiles from now on.
    [prisoners] An estimate, as there was no time to search everything: { $value } prisoners from now on.
   *[other] An estimate, as there was no time to search everything: { $value } points from now on.
}
solve-tried = Your plan: { $plan }
solve-better = A better plan brings { $value }: { $plan }
solve-as-good = No plan is better.
solve-unclear = No better plan was found in time. The best one brings { $value }.
solve-ends-so = How the battle ends with this plan
solve-blows = If the card is { $card }:
solve-between = { $low } to { $high }
solve-nothing = nothing
solve-plans = The best plans
solve-plan = plan
solve-worth = expected
solve-loses = loses
solve-ends = How the battle ends with the best plan
solve-chance = chance
solve-tiles = tiles lost
solve-prisoners = prisoners
solve-points = points
solve-cards = What to do at each combat card
solve-card = card
solve-answers = best answers

## Cards

cards-both-years = both years
cards-year = year { $year }
cards-tiles = tiles in year 1 and year 2: { $first } and { $second }
cards-price = price: { $price }
cards-zone = zone: { $zone }
cards-glyph = glyph { $n }
cards-group-trap = Traps
cards-group-creature = Monsters and ghosts
cards-group-room = Rooms
cards-group-adventurer = Adventurers and paladins
cards-group-spell = Combat cards
cards-group-special-event = Special events

## Parts of a card that can be in doubt

part-amount = how much
part-copies = number of cards
part-do = effect
part-fatigue = fatigue
part-id = name
part-rounding = rounding
part-speed = fast or slow
part-year = year
part-year1 = values of year 1
part-year2 = values of year 2
