# Names of everything in Dungeoneer that has an id.

# Heroes, their calling (race and class) and their ability.

name-kron-axereaver = Kron Axereaver
    .use = { name-ability-kron-axereaver }
name-roderik-talus = Roderik Talus
    .use = { name-ability-roderik-talus }
name-lorel-alanus = Lorel Alanus
    .use = { name-ability-lorel-alanus }
name-raka = Raka
    .use = { name-ability-raka }
name-vessa-morn = Vessa Morn
    .use = { name-ability-vessa-morn }
name-ilk-quickshade = Ilk Quickshade
    .use = { name-ability-ilk-quickshade }
name-saelith-vane = Saelith Vane
    .use = { name-ability-saelith-vane }
name-torvald-hask = Torvald Hask
    .use = { name-ability-torvald-hask }
name-ossk-the-unmoved = Ossk the Unmoved
    .use = { name-ability-ossk-the-unmoved }
name-grulla-stormtongue = Grulla Stormtongue
    .use = { name-ability-grulla-stormtongue }
name-dorrim-glyphhand = Dorrim Glyphhand
    .use = { name-ability-dorrim-glyphhand }
name-pim-fallowlight = Pim Fallowlight
    .use = { name-ability-pim-fallowlight }

name-calling-kron-axereaver = dwarf avenger
name-calling-roderik-talus = human paladin
name-calling-lorel-alanus = elf sorceress
name-calling-raka = undead wanderer
name-calling-vessa-morn = undead necromancer
name-calling-ilk-quickshade = darkling rogue
name-calling-saelith-vane = elf slayer
name-calling-torvald-hask = human beastmaster
name-calling-ossk-the-unmoved = drakan sentinel
name-calling-grulla-stormtongue = orc shaman
name-calling-dorrim-glyphhand = dwarf runelord
name-calling-pim-fallowlight = gnome illusionist

name-ability-kron-axereaver = Vengeance
name-ability-roderik-talus = Healing Hand
name-ability-lorel-alanus = Ember Focus
name-ability-raka = Hatred of the Unliving
name-ability-vessa-morn = Command the Dead
name-ability-ilk-quickshade = Slip By
name-ability-saelith-vane = Slayer's Momentum
name-ability-torvald-hask = Loose the Pack
name-ability-ossk-the-unmoved = Stand Fast
name-ability-grulla-stormtongue = Blood Omen
name-ability-dorrim-glyphhand = Set a Rune
name-ability-pim-fallowlight = Decoy

# Locations.

name-tomb-antechamber = Tomb Antechamber
name-corner = Corner
name-bend = Bend
name-corridor = Corridor
name-passage = Passage
name-dark-crossroads = Dark Crossroads
name-rat-run = Rat Run
name-bone-strewn-cut = Bone-Strewn Cut
name-crypt = Crypt
name-library = Library
name-troll-bridge = Troll Bridge
name-inner-sanctum = Inner Sanctum
name-ossuary = Ossuary
name-hall-of-chains = Hall of Chains
name-wardens-armory = Warden's Armoury
name-sunken-chapel = Sunken Chapel
name-gallery-of-whispers = Gallery of Whispers
name-throne-of-dust = Throne of Dust
name-vault-gate = Vault Gate
name-crossroads = Crossroads
name-hewn-gallery = Hewn Gallery
name-kinked-shaft = Kinked Shaft
name-elbow = Elbow
name-gloomy-fork = Gloomy Fork
name-gloomy-drain = Gloomy Drain
name-gloomy-stair = Gloomy Stair
name-dark-altar = Dark Altar
name-treasury = Treasury
name-flooded-chamber = Flooded Chamber
name-laboratory = Laboratory
name-specimen-pens = Specimen Pens
name-eastern-rune-gate = Eastern Rune Gate
name-western-rune-gate = Western Rune Gate
name-grinding-hall = Grinding Hall
name-oubliette = Oubliette
name-warded-cell = Warded Cell

# Boons.

name-mighty-blow-i = Mighty Blow I
name-mighty-blow-ii = Mighty Blow II
name-turn-away = Turn Away
name-dodge = Dodge
name-create-darkness = Create Darkness
name-blessings-of-nakari = Blessings of Nakari
name-keen-reflexes = Keen Reflexes
name-grave-lore = Grave Lore
name-surge-of-faith = Surge of Faith
name-ghost-step = Ghost Step
name-recall-rune = Recall Rune
name-surefooted = Surefooted
name-locksmiths-touch = Locksmith's Touch
name-trap-sense = Trap Sense
name-hex-ward = Hex Ward
name-distraction = Distraction
name-haste = Haste
name-battle-trance = Battle Trance
name-oath-of-the-fiendbane = Oath of the Fiendbane
name-mirror-selves = Mirror Selves
name-runed-skin = Runed Skin
name-beast-tongue = Beast Tongue
name-blink = Blink
name-spell-siphon = Spell Siphon
name-steel-nerves = Steel Nerves
name-tinkers-knack = Tinker's Knack
name-channelling = Channelling
name-open-mind = Open Mind
name-blood-price = Blood Price
name-riposte = Riposte

# Treasures.

name-ring-of-magic = Ring of Magic
name-backpack = Backpack
name-boot-of-ala-hazad = Boot of Ala Hazad
name-gravediggers-spade = Gravedigger's Spade
name-crusaders-longsword = Crusader's Longsword
name-wand-of-sparks = Wand of Sparks
name-coffin-lid-shield = Coffin-Lid Shield
name-bronze-helm = Bronze Helm
name-draught-of-mending = Draught of Mending
name-vial-of-embers = Vial of Embers
name-climbers-rope = Climber's Rope
name-vigil-lantern = Vigil Lantern
name-serrated-edge = Serrated Edge
name-phoenix-charm = Phoenix Charm
name-potion-of-speed = Potion of Speed
name-belt-pouch = Belt Pouch
name-sword-of-fiendslaying = Sword of Fiendslaying
name-cloak-of-phasing = Cloak of Phasing
name-alchemists-flask = Alchemist's Flask
name-troll-tonic = Troll Tonic
name-chitin-mail = Chitin Mail
name-true-sight-goggles = True-Sight Goggles
name-folding-bridge = Folding Bridge
name-grounding-spike = Grounding Spike
name-venom-coating = Venom Coating
name-gripping-gauntlets = Gripping Gauntlets
name-orb-of-passage = Orb of Passage
name-crown-of-sparks = Crown of Sparks

# Banes.

name-undead-awakening = Undead Awakening
name-grave-chill = Grave Chill
name-curse-of-frailty = Curse of Frailty
name-drain-renown = Drain Renown
name-soul-leech = Soul Leech
name-shifting-crypts = Shifting Crypts
name-rip-the-veil = Rip the Veil
name-bone-armor = Bone Armour
name-thieving-shade = Thieving Shade
name-rusted-portcullis = Rusted Portcullis
name-planar-rift = Planar Rift
name-faultline = Faultline
name-rust-mist = Rust Mist
name-mutagen = Mutagen
name-draught-of-regression = Draught of Regression
name-cast-out = Cast Out
name-slick-floor = Slick Floor
name-makers-command = Maker's Command
name-stoke-the-furnace = Stoke the Furnace
name-gag-of-silence = Gag of Silence

# Monsters.

name-night-hamster = Night Hamster
name-zombie = Zombie
name-squatting-skeleton = Squatting Skeleton
name-bugbear = Bugbear
name-legion = Legion
name-cackling-hag = Cackling Hag
name-grave-wraith = Grave Wraith
name-crypt-bat = Crypt Bat
name-web-weaver = Web Weaver
name-ghoul-pack = Ghoul Pack
name-bone-archer = Bone Archer
name-barrow-knight = Barrow Knight
name-wailing-spirit = Wailing Spirit
name-grave-robber = Grave Robber
name-herald-of-the-lich = Herald of the Lich
name-mutant-rat = Mutant Rat
name-jangooba = Jangooba
name-vault-guardian = Vault Guardian
name-slag-hound = Slag Hound
name-gloomling = Gloomling
name-chimera-whelp = Chimera Whelp
name-stitched-brute = Stitched Brute
name-acid-ooze = Acid Ooze
name-mind-leech = Mind Leech
name-renegade-alchemist = Renegade Alchemist
name-orc-deserter = Orc Deserter
name-spine-stalker = Spine Stalker
name-cage-breaker = Cage Breaker
name-twin-tailed-imp = Twin-Tailed Imp
name-vault-wyrm = Vault Wyrm

# Traps.

name-falling-slab = Falling Slab
name-poison-darts = Poison Darts
name-pit-of-bones = Pit of Bones
name-binding-glyph = Binding Glyph
name-crushing-walls = Crushing Walls
name-warping-sigil = Warping Sigil
name-engulfing-slime = Engulfing Slime
name-arc-coil = Arc Coil
name-swinging-hammer = Swinging Hammer
name-spring-floor = Spring Floor
name-memory-gas = Memory Gas
name-choking-vapours = Choking Vapours

# Quests, and their monsters.

name-damsel-in-distress = Damsel in Distress
name-slay-draky = Slay Draky
name-catch-the-magic-fish = Catch the Magic Fish
name-free-caedmans-soul = Free Caedman's Soul
name-lay-down-your-arts = Lay Down Your Arts
name-the-lost-codex = The Lost Codex
name-the-sealed-niche = The Sealed Niche
name-the-bone-warden = The Bone Warden
name-silence-the-choir = Silence the Choir
name-carry-the-relic-bones = Carry the Relic Bones
name-break-the-chains = Break the Chains
name-leap-the-broken-span = Leap the Broken Span
name-the-lichs-gaze = The Lich's Gaze
name-a-game-of-bones = A Game of Bones
name-slay-ramalith = Slay Ramalith
name-wreck-the-laboratory = Wreck the Laboratory
name-rescue-the-princess = Rescue the Princess
name-the-wardens-helm = The Warden's Helm
name-the-runed-blade = The Runed Blade
name-the-eye-of-the-deep = The Eye of the Deep
name-feed-the-altar = Feed the Altar
name-mark-of-the-beast = Mark of the Beast
name-the-whispering-debt = The Whispering Debt
name-the-hidden-stair = The Hidden Stair
name-the-buried-cache = The Buried Cache
name-free-the-caged-beast = Free the Caged Beast
name-stop-the-millstones = Stop the Millstones
name-the-alchemists-wager = The Alchemist's Wager

name-draky = Draky
name-bone-warden = Bone Warden
name-drowned-cantor = Drowned Cantor
name-ramalith = Ramalith
name-dancing-blade = Dancing Blade
name-pen-matron = Pen Matron

# Sets.

name-tomb = Tomb of the Lich Lord
name-vault = Vault of the Fiends

# Stats.

name-melee = melee
name-magic = magic
name-speed = speed
name-level = level
name-life = life

# What is counted.

name-glory = glory
name-peril = peril
name-ap = action point
name-wound = wound

# Phases.

name-phase-set-up = Set-up
name-phase-recovery = Reset Phase
name-phase-misdeeds = Dungeonlord Phase
name-phase-locations = Build Phase
name-phase-feats = Hero Phase
name-phase-discard = Discard and Draw

# Timings and durations of cards.

name-misdeeds = Dungeonlord Phase
name-feats = Hero Phase
name-response = Response
name-any = Any moment
name-instant = Instant
name-permanent = Permanent
name-attachment = Attachment
name-monster = Monster

# Kinds of cards.

name-boon = boon
    .of = boons
name-treasure = treasure
    .of = treasures
name-bane = bane
name-encounter = encounter

# Types of cards.

name-maneuver = manoeuvre
    .of = manoeuvres
name-spell = spell
    .of = spells
name-blessing = blessing
    .of = blessings
name-skill = skill
    .of = skills
name-ring = ring
    .of = rings
name-bag = bag
    .of = bags
name-boots = boots
name-weapon = weapon
    .of = weapons
name-edge = edge
    .of = edges
name-coating = coating
    .of = coatings
name-wand = wand
    .of = wands
name-shield = shield
    .of = shields
name-helm = helm
    .of = helms
name-potion = potion
    .of = potions
name-tool = tool
    .of = tools
name-amulet = amulet
    .of = amulets
name-cloak = cloak
    .of = cloaks
name-armor = armour
name-gloves = gloves
name-orb = orb
    .of = orbs
name-amplifier = amplifier
name-curse = curse
name-mishap = mishap
name-shift = shift
name-transfer = transfer
name-graft = graft
name-trap = trap

# Families of monsters.

name-vermin = vermin
name-undead = undead
name-fiend = fiend
    .of = fiends
name-demon = demon
    .of = demons
name-humanoid = humanoid
    .of = humanoids
name-dragon = dragon
    .of = dragons
name-beast = beast
    .of = beasts
name-construct = construct
    .of = constructs
name-ooze = ooze
    .of = oozes

# Locations: kinds, exits, hazards, tokens, sides.

name-entrance = entrance
name-tunnel = tunnel
name-dark-tunnel = dark tunnel
name-room = room
name-open = open exit
name-wall = wall
name-blocked = blocked exit
name-trapped = trapped exit
name-danger = danger
name-spikes = spikes
name-pit = pit
    .of = pits
name-deactivation = deactivation token
name-bridge = bridge token
name-charge = charge
name-n = north
name-e = east
name-s = south
name-w = west

# What a threat or a bonus is about.

name-encounter-trap = trap card
    .of = trap cards
name-trapped-exit = trapped exit
    .of = trapped exits
name-blocked-exit = blocked exit
    .of = blocked exits
name-attack = attack
name-quest = quest

# Quests.

name-heroic = heroic
name-artifact = artifact
name-influence = influence
name-sacrifice = sacrifice
name-hunt = hunt
name-search = search
name-escort = escort
name-threat = threat
name-chance = chance

# Escort tokens.

name-token-damsel-in-distress = damsel
name-token-carry-the-relic-bones = relic bones
name-token-rescue-the-princess = princess
name-token-free-the-caged-beast = caged beast

# What is added to a number, where its card has left the table.

name-for-this-roll = this roll
name-for-this-turn = this turn
name-earlier-effect = earlier effect
