# Names of everything in Dungeon Lords that has an id.

# Creatures and their attacks.

name-goblin = goblin
    .the = the goblin
name-slime = slime
    .the = the slime
name-ghost = ghost
    .the = the ghost
name-troll = troll
    .the = the troll
name-witch = witch
    .the = the witch
name-vampire = vampire
    .the = the vampire
name-golem = golem
    .the = the golem
name-dragon = dragon
    .the = the dragon
name-demon = demon
    .the = the demon
name-sheep = sheep
    .the = the sheep

name-goblin-strike = stab the first (and if that one falls, the next)
name-slime-splash = splash everyone
name-slime-hold = hold them fast: no fatigue, no conquest
name-ghost-haunt = haunt anyone but the first
name-troll-strike = club the first
name-troll-fed = eat, then club the first harder
name-witch-strike = hurl a bolt at the first
name-witch-hex = two small hexes, on anyone
name-vampire-bite = bite anyone but a priest
name-vampire-run = bite anyone but a priest, then run home
name-golem-strike = punch the first, then walk home
name-dragon-burn = breathe fire on everyone: no healing
name-demon-rend = maul anyone: no fatigue, no conquest

# Adventurers.

name-warrior = warrior
    .the = the warrior
name-thief = thief
    .the = the thief
name-priest = priest
    .the = the priest
name-wizard = wizard
    .the = the wizard
name-paladin = paladin
    .the = the paladin
name-decoy = decoy
    .the = the decoy

# Rooms and their zones.

name-chicken-coop = Chicken Coop
name-mushroom-bed = Mushroom Bed
name-souvenir-shop = Souvenir Shop
name-mint = Mint
name-workshop = Workshop
name-tool-shed = Tool Shed
name-printing-press = Printing Press
name-magic-room = Magic Room
name-training-room = Training Room
name-dark-room = Dark Room
name-labyrinth = Labyrinth
name-antimagic-room = Anti-Magic Room
name-cafeteria = Cafeteria
name-chapel = Chapel
name-pandemonium = Pandemonium
name-hall-of-fame = Hall of Fame

name-upper = near the surface
name-lower = deep down
name-centre = in the centre
name-edge = at the edge
name-any = anywhere

# Traps.

name-rolling-stone = Rolling Stone
name-pendulum = Pendulum
name-fire-wall = Wall of Fire
name-trap-door = Trap Door
name-cursed-ring = Cursed Ring
name-poisoned-meal = Poisoned Meal
name-kamikaze-imp = Kamikaze Imp
name-poisoned-dart = Poisoned Dart
name-anti-magic-dart = Anti-Magic Dart

# Combat cards.

name-invisibility = Invisibility
name-magic-shield = Magic Shield
name-detect-treasure = Detect Treasure
name-fist-of-justice = Fist of Justice
name-fireball = Fireball
name-detect-evil = Detect Evil
name-suggestion = Suggestion
name-word-of-peace = Word of Peace
name-aura-of-fear = Aura of Fear
name-illusion = Illusion
name-create-food = Create Food
name-regeneration = Regeneration
name-metamorphosis = Metamorphosis
name-blind-rage = Blind Rage
name-dimensional-gate = Dimensional Gate
name-jailbreak = Jailbreak
name-wrath-of-virtue = Wrath of Virtue
name-appraise-hoard = Appraise Hoard
name-fast = fast spell
name-slow = slow spell

# Events.

name-payday = Payday
name-taxes = Taxes
name-special-event = Special Event
name-witch-hunt = Witch Hunt
name-monster-strike = Monster Strike
name-burglary = Burglary
name-imp-fever = Imp Fever
name-rats = Rats
name-impatient-heroes = Impatient Heroes
name-paladin-patrol = Paladin Patrol
name-surcharge = Surcharge
name-trap-inspection = Trap Inspection
name-conquest = conquest
name-early-hire = Hire Monster as the first order

# Places and orders, seasons, goods.

name-get-food = Get Food
name-improve-reputation = Improve Reputation
name-dig-tunnels = Dig Tunnels
name-mine-gold = Mine Gold
name-recruit-imps = Recruit Imps
name-buy-traps = Buy Traps
name-hire-monster = Hire Monster
name-build-room = Build Room

name-winter = winter
name-spring = spring
name-summer = summer
name-autumn = autumn

name-gold = gold
name-food = food
name-imps = imps
name-evil = evil
name-trap = trap
name-traps = traps
name-monster = monster
name-tunnel = tunnel
name-tunnels = tunnels
name-smiles = smiles
name-spy = a look at a combat card

# Titles, and the lines of the score.

name-title-dark-deeds = Lord of Dark Deeds
name-title-halls = Lord of Halls
name-title-tunnels = Tunnel Lord
name-title-monsters = Monster Lord
name-title-imps = Imp Lord
name-title-riches = Lord of Riches
name-title-battle = Battle Lord
# A line of flavour of each title: with the title, never in a rule.
flavour-title-dark-deeds = The neighbours have moved away. Both of them.
flavour-title-halls = Every hall is needed. Nobody remembers for what.
flavour-title-tunnels = Knows the way home, and takes the other one.
flavour-title-monsters = Feeding time is a matter of tactics.
flavour-title-imps = They would follow you anywhere, if only to see.
flavour-title-riches = Counts everything twice, for pleasure.
flavour-title-battle = The welcome mat is still there.

name-score-rooms = unconquered rooms
name-score-monsters = monsters
name-score-prisoners = prisoners
name-score-conquered = conquered tiles
name-score-red-counters = red counters
name-score-scoring-rooms = scoring rooms
name-score-titles = titles
