# The words of the terminal program that only Dungeon Lords needs.

## Headings

head-season = Year { $year } · { $season }
head-combat = Year { $year } · combat, round { $round } of 4
head-training = Combat training · round { $round }
head-first = first player: { $player }
label-events = Events
label-adventurers = Adventurers now
label-next = Next season
label-cards = Combat cards
label-place = Place
label-hire = For hire
label-rooms = Rooms
label-evilometer = Evilometer
label-paladin = Paladin
label-lord = Lord
label-stores = Yours
label-traps = Traps
label-creatures = Creatures
label-prison = Prison
label-given = Orders given
label-unexecuted = Not carried out
label-drawn = Drawn
label-inaccessible = Out of reach
label-party = Party, from the front
label-sent = Plan
column-gold = Gold
column-food = Food
column-imps = Imps
column-evil = Evil
column-traps = Traps
column-creatures = Creat.
column-rooms = Rooms
column-tunnels = Tunn.
column-lost = Lost
column-prison = Pris.
column-red = Red
column-hp = hit points
column-damage = damage

card-seen-by = seen by { $players }
dummy = Dummy { $number }
dummy-orders = { $orders }; out of reach: { $out }
paladin-tent = in his tent; [{ $space }] is his space
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
n-spy = spy
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
space-free = no extra
traps-laid = Laid: { $traps }
creature-ko = KO
creature-sent = sent

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
short-spy = spy

## What traps and rooms do

costs = costs { $price }
hits-first = { $n } to the first
hits-second = { $n } to the second
hits-last = { $n } more to the last
hits-each = { $n } to each
hits-others = { $n } to each of the others
hits-any = { $n } to anyone
hits-first-hp = as much as the first has hit points
hits-later = { $n } more to the same one after the conquest
does-no-conquest = no fatigue, no conquest
stops-spells = on a { $who }: no spell
stops-healing = on a { $who }: no healing
room-score = { $n ->
    [one] { $n } point for each: { $creatures }
   *[other] { $n } points for each: { $creatures }
}
room-titles = { $n ->
    [one] { $n } point more for each title held alone
   *[other] { $n } points more for each title held alone
}
room-bonus = fighting here, { $n } more with each attack: { $creatures }
room-no-spells = no spells are cast here
room-labyrinth = two traps can be laid here without the room's gold, but one monster only

## What combat cards do

card-invisibility = The wizards go to the end of the party for good; this round they take no damage.
card-magic-shield = The first point of damage after the cast is absorbed.
card-detect-treasure = The lord loses 1 gold; without gold, 1 food; without food, a trap.
card-fist-of-justice = The lord loses { n-imps }.
card-fireball = It only looks dangerous.
card-detect-evil = The lord gains { $n } evil.
card-suggestion = Each monster sent is paid its price again, or goes home.
card-word-of-peace = All monsters sent go home, or the lord gains { $n } evil.
card-aura-of-fear = One monster sent goes home.
card-illusion = A decoy with 1 hit point stands before everybody.
card-create-food = The first adventurer has { $n } more HP for the rest of the combat.
card-regeneration = The first damaged adventurer is healed completely.
card-metamorphosis = One monster sent is a sheep this round: { $n } to the first.
card-blind-rage = All monsters sent attack the first adventurer.
card-dimensional-gate = One monster sent is lost for good.
card-jailbreak = One prisoner goes free.
card-wrath-of-virtue = The lord loses { n-imps }.
card-appraise-hoard = The lord loses gold, food or traps of his choice: { $n }.

## What special events do

card-witch-hunt = Each lord gives up a monster or gains { $n } evil.
card-monster-strike = Each monster is paid one symbol of its price, or is knocked out.
card-burglary = Each lord loses half his gold, rounded down.
card-imp-fever = Each lord loses 1 imp for every { $n }, rounded up.
card-rats = Each lord loses half his food, rounded down.
card-impatient-heroes = The adventurer that arrives costs its lord something: a warrior 1 imp, a thief 1 gold, a priest 1 food, a wizard 1 trap.
card-paladin-patrol = The paladin leaves his tent for the most evil lord.
card-surcharge = Taxes once more: 1 gold for every { $n } tiles, rounded up.
card-trap-inspection = Each lord pays 1 gold or gives up a trap; without either, 1 evil.

## The result

score-total = Total
score-licence = Licence
score-yes = yes
score-no = no
score-winners = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points each.
}
score-licence-hint = More than 0 points earn the licence of a dungeon lord.

## Training

train-menu = Combat training: four battles against three adventurers. The best result is one lost tile.
train-scenario = Scenario { $number }
train-room = The room variant of scenario 1: two monsters and a trap in a room
train-which = Which one? (1-4, room; Enter leaves) 
train-no-such = There is no such scenario: 1, 2, 3, 4 or room.
train-how = Type hint for the next move of the book's solution, solution to see all of it, restart to begin again.
train-hint = The book's next move: { $label } ({ $action })
train-hint-lost = You have left the book's way. undo or restart leads back to it; solution shows it.
train-hint-end = The book's solution ends here.
train-restarted = From the beginning.
train-lost = { $count ->
    [0] You lost no tile.
    [one] You lost { $count } tile.
   *[other] You lost { $count } tiles.
}
train-best = That is the best there is!
train-better = The best is { $best }. Once more? Type undercroft train { $number }
train-next = Next: undercroft train { $number }
train-solution = The book's solution:
train-solution-end = { $count ->
    [0] So no tile is lost.
    [one] So { $count } tile is lost.
   *[other] So { $count } tiles are lost.
}

## Cards

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
