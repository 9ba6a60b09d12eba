# The text of the lessons of Dungeon Lords (src/undercroft/study/lessons/dungeonlords).

## 1. What wins, and your dungeon

lesson-dungeon = What wins, and your dungeon
lesson-dungeon-about = Dig, mine and build for the first time.
lesson-dungeon-lord = You are a dungeon lord. For two years, of four seasons each, you dig, hire and build, and at the end of each year adventurers march in to wreck it all. The lord with the most points wins.
lesson-dungeon-points = If nobody stops them, adventurers conquer your tunnels and rooms. You score for each room that you keep, each monster that you hire to fight for you, and each adventurer that you catch. You lose points for everything that they conquer, and for taxes that you do not pay. At the end, titles bring more, as for most rooms.
lesson-dungeon-tunnels = This is your dungeon. Each square is a tile: three tunnels below the entrance so far, and a lot of rock. Your three imps, little workers, dig and mine gold; each does one job a season.
lesson-dungeon-dig = You have ordered your imps to dig, and you may dig two tunnels. Choose where: a new tunnel starts from one that you have.
lesson-dungeon-dig-other = Your imps are waiting, and this order will not come back before the season is over. Dig a tunnel first.
lesson-dungeon-square = Four tiles may never form a square of two by two, so a new tunnel can close squares beside it. Try a square that does not glow, and the game tells you why you may not dig there. Then dig your second tunnel where it glows.
lesson-dungeon-square-other = You have a second imp for a second tunnel. Use it: more tunnels mean more gold to mine.
lesson-dungeon-mine = Two imps have dug, so one is left to mine. Each imp brings 1 gold from one tunnel. Send it.
lesson-dungeon-mine-other = If you decline, the whole order is wasted. Let the imp mine: you will need every coin.
lesson-dungeon-room = A room replaces one of your tunnels. It says where it may stand: near the surface (the two upper rows), deep down (the two lower rows), in the centre (the six middle squares) or at the edge (the outermost squares); never side by side with another room. Choose a room, then one of the tunnels that stay lit.
lesson-dungeon-room-other = A room is worth 2 points as it stands, and it works for you each season. Here it is even free of charge. Build one.
lesson-dungeon-end = That was winter: two tunnels, a coin and a room. How did you choose those three orders? That is the next lesson.

## 2. Three orders, chosen in secret

lesson-orders = Three orders, chosen in secret
lesson-orders-about = What each space costs, what is locked afterwards, and who stays at home.
lesson-orders-places = There are eight areas, and one order for each. The areas always act from top to bottom: food first, rooms last, even if a room is your first order. The order in which you give them decides something else: who comes to an area before the others.
lesson-orders-hand = You hold six of your eight orders. The other two are locked for you this season and hatched on your board: Recruit Imps and Buy Traps. Others may still go there. Everybody can see which orders you are missing, and you can see theirs.
lesson-orders-choose = Everybody chooses three orders in secret; a ✓ beside a lord's mark means that this lord has chosen. All first orders are placed before all second ones, and each area has only three spaces: the first to arrive gets space I. Choose Get Food, then Dig Tunnels, then Mine Gold.
lesson-orders-choose-other = A fair plan, but let us look at another one together: Get Food first, Dig Tunnels second, Mine Gold third.
lesson-orders-choose-swapped = Those are the right three, but their order matters: all first orders are placed before any second one. Dig second, mine third.
lesson-orders-first = First all first orders were placed, then all second ones, then all third ones. You are the starting player: your minion, who carries the order out, stands on space I and pays 1 gold for 2 food. Spaces II and III are paid in evil, your bad name: your counter on the evilometer goes up. Take the food.
lesson-orders-first-other = If you decline, your minion goes home with nothing. You have the gold, so take the food.
lesson-orders-dig = An opponent was here before you, so you stand on space II. Up to three imps may dig here. Dig one tunnel.
lesson-orders-dig-other = You came to dig, so dig. You can stop after any tunnel.
lesson-orders-again = And a second one, wherever you like.
lesson-orders-again-other = One more tunnel is worth it: you can mine it this very season.
lesson-orders-stop = You may dig a third, but an imp does only one job a season. If all three dig, nobody is left for the mine. Stop here.
lesson-orders-stop-other = Then nobody would be left for the mine, and your third order would be wasted. Stop digging.
lesson-orders-mine = The imp that you kept mines 1 gold.
lesson-orders-mine-other = You kept this imp for the mine. Let it work.
lesson-orders-back = Winter is over. You take back your first order, Get Food. The two others lie locked in front of you next season: nobody can dig every season. So think one season ahead.
lesson-orders-spring = Try Dig Tunnels or Mine Gold: the game tells you why not. This time choose Recruit Imps, then Get Food, then Buy Traps.
lesson-orders-spring-other = Let us try another three: Recruit Imps, then Get Food, then Buy Traps. Keep an eye on the last one.
lesson-orders-evil = Somebody gave Get Food earlier than you, so yours is space II: 3 food for 1 evil. You need no gold, but evil draws stronger adventurers. Take it for once.
lesson-orders-evil-other = A little evil does no harm, but hunger does. Take the food this time.
lesson-orders-imps = Now 1 food for 1 new imp. It comes too late to dig this season, but it stays with you for good.
lesson-orders-imps-other = An imp digs and mines for the rest of the game. It is well worth 1 food.
lesson-orders-home = Three opponents went to Buy Traps before your third order, so your minion found no space and stayed at home. That has one comfort: you may take back this order in place of the first. Take back Buy Traps.
lesson-orders-home-other = You may, but look ahead: traps are what you missed. Take back Buy Traps and you can give it again at once.
lesson-orders-end = After that came payday, an adventurer for each lord, and even the paladin: lessons 3, 4 and 6 explain them. For now, remember: three orders, one after another, and two of them locked next season. Before you choose, look at what your opponents can still order.

## 3. A whole season, slowly

lesson-season = A whole season, slowly
lesson-season-about = From the new monsters to the adventurers at your door.
lesson-season-new = Spring begins. Three creatures, monsters or ghosts to fight for you, and two rooms lie open for everybody. What nobody takes is gone next season.
lesson-season-ahead = Nothing here comes out of the blue: this season's event and its adventurers were shown a season ago. This spring there are taxes. Plan for them.
lesson-season-choose = You have 6 gold and 6 food. Choose Hire Monster, then Build Room, then Mine Gold.
lesson-season-choose-other = Let us spend what you have: Hire Monster first, then Build Room, then Mine Gold.
lesson-season-mine = So, from the top: others improve their reputation and dig. On space I of Mine Gold two imps may work; on III four, but only with one more imp who stands by as foreman, as for digging. Mine 2 gold.
lesson-season-mine-other = Idle imps bring nothing here. Mine 2 gold.
lesson-season-backwards = Now the exception that everybody forgets: at Hire Monster and Build Room the minions act from III to I. The last to arrive chooses first, so a late order is good there, though it may cost 1 more. The lord who came last, on III, has hired a vampire. You are on II and choose now, before the lord on I, who came first.
lesson-season-hire = Hire the troll for 2 food: a monster is worth 1 point at the end of the game. It will want 2 food again on payday, but it fights well. It also brings you a troll token: one more worker for your rooms.
lesson-season-hire-ghost = A ghost is cheap, but it costs evil, it is worth no points, and it is not a monster. The troll serves you better here. Hire the troll.
lesson-season-hire-other = Creatures defend your dungeon, and each monster is worth a point. Hire the troll.
lesson-season-build = Here your minion came first and stands on I, so the lord on II chose before you and took the Mushroom Bed. But on I a room is free: build the Printing Press in one of your tunnels.
lesson-season-build-other = Declining brings nothing. The room is free on this space and worth 2 points: build it.
lesson-season-tax = The event: taxes. You pay 1 gold for every two tiles, rounded up; you have four. Each gold that you leave unpaid is a red counter, and each of those costs 3 points at the end. Two opponents have just taken one. Pay 2 gold.
lesson-season-tax-other = The Ministry never forgets: each missing gold costs you 3 points. You can afford it, so pay 2 gold.
lesson-season-joins = After the event, the adventurers (“The year” shows them from the weakest to the strongest): the weakest goes to the nicest lord, who has least evil, the strongest to the most evil one. At the moment that is you. They wait at your entrance until the year is over. Those you beat in battle are your prisoners, 2 points each.
lesson-season-end = The imps go home, and the starting player's marker moves on to the left. Four such seasons make a year. Then the adventurers attack.

## 4. Evil, adventurers and the paladin

lesson-evil = Evil, adventurers and the paladin
lesson-evil-about = Why it pays to be nice in good time.
lesson-evil-meter = Evil is your bad name: each greedy deed raises it, each good one lowers it. A vampire and a greedy dinner have made you notorious. Look at the evilometer: your mark is at 9, your opponents' are at 5 and 6.
lesson-evil-heroes = Each season every lord gets one adventurer. “The year” shows them from the weakest to the strongest: the nicest lord gets the first, the most evil one the last. In a tie, the lord nearer to the starting player counts as nicer.
lesson-evil-paladin = And then there is the paladin. As soon as your counter reaches 10, he joins the party at your entrance, the adventurers who will attack you: he is strong, stops traps, heals and casts spells. Being nice again does not send him away. He leaves you only if another lord also reaches 10 and is then more evil than you.
lesson-evil-choose = You need a better name. Choose Improve Reputation, then Get Food, then Buy Traps.
lesson-evil-choose-other = First your name: Improve Reputation, then Get Food, then Buy Traps.
lesson-evil-tempted = Careful: Get Food is carried out before Improve Reputation, although it is your second order. The last space wants 2 evil, and that takes you from 9 to 11. The paladin would be here before your good deed. Decline.
lesson-evil-tempted-other = That would be 11, and the paladin would come at once. A better reputation a moment later does not send him away. Decline this time.
lesson-evil-smile = Now the good deed: your counter goes down by 1.
lesson-evil-smile-other = One step down is one step away from the paladin. Do it.
lesson-evil-spy = This space also lets you spy. After autumn come four rounds of battle, each with a combat card. Look at one of the four now: nobody else gets to see it.
lesson-evil-spy-other = Knowing a combat card is worth a lot, and it costs you nothing. Look at one.
lesson-evil-card = Each card has a spell. The party casts it if it has at least as much magic (from wizards and the paladin) as the number of the round: a fast spell before your creatures act, a slow one after them. The fatigue is the damage that the march does to the party after the fight; it differs from card to card.
lesson-evil-trap = Space II of Buy Traps is free: draw one trap, a card that will hurt the adventurers in your dungeon. Only you know which.
lesson-evil-trap-other = A free trap! Take it.
lesson-evil-take = You did not carry out Get Food, so you may take that order back in place of the first. Take back Get Food: you will want it next season.
lesson-evil-take-other = You could, but then Get Food would be locked next season, when you need it to pay your monsters. Take back Get Food.
lesson-evil-came = The adventurers have come. You are still the most evil, so you got the strongest of the four, a priest. No paladin, though.
lesson-evil-wages = At the end of this season comes payday, and your vampire's pay is 2 evil. From 8 that leads to 10, and to the paladin. The remedy: improve your reputation before payday, or let the vampire go on that day, for 1 evil. Next time think of it when you hire.
lesson-evil-end = Evil is a price like any other. Just count the steps that you have left before you pay it.

## 5. Traps and creatures: your first battle

lesson-battle = Traps and creatures: your first battle
lesson-battle-about = Two rounds against a warrior, a thief and a priest.
lesson-battle-party = Three adventurers stand at your door: in front a warrior, who takes the first blows; then a thief, who spoils traps; then a priest, who heals. You have a troll, a goblin, a vampire and two traps.
lesson-battle-closest = Each round they go for the unconquered tile nearest to the entrance. In a tunnel you may use one trap and one monster, in a room two monsters; any number of ghosts may join in either. A trap costs 1 gold more in a room than in a tunnel.
lesson-battle-trap = The first tile is a tunnel. Lay the Rolling Stone: 3 damage to the first adventurer.
lesson-battle-trap-other = A trap costs nothing in a tunnel but its own price, and this one has none. Lay the Rolling Stone.
lesson-battle-trap-wall = The Wall of Fire hits everybody, so keep it for the moment when they are weak. Lay the Rolling Stone.
lesson-battle-trap-early = The trap goes off before any creature acts, so let us begin with it. Lay the Rolling Stone.
lesson-battle-troll = One trap, one monster. Send the troll. A creature that has fought is knocked out until the year's last battle is over.
lesson-battle-troll-other = The warrior will still be on his feet after the stone, so somebody has to finish him. Send the troll: the others are for later.
lesson-battle-ready = Nothing more fits into a tunnel. Choose “Plan ready”; after that it cannot be changed.
lesson-battle-ready-other = Choose “Plan ready”.
lesson-battle-strike = The thief took 1 from your trap, so the warrior has 1 hit point left. The troll's club does 3. Surplus damage is lost, so keep your food and choose “club the first”.
lesson-battle-strike-other = A fed troll hits for 4, but 1 is enough here, and food is scarce. Choose “club the first”.
lesson-battle-tired = The warrior is your prisoner. The priest had nobody to heal; after a fight he heals 1, for the one healing symbol on his card (the heart shows his hit points). Somebody was left, so the march tires them, even past a tile that you do not defend: 2 fatigue, all to the first in line until he falls, then to the next.
lesson-battle-conquered = The lost tile costs you 2 points. It yields no gold any more and can never become a room. One comfort: it makes you look harmless, so your evil went down by 1. Some traps say “no fatigue, no conquest”: they save the tile for that round, but then nobody tires either.
lesson-battle-room = The next tile is your Mint, a room. Lay the Wall of Fire: it hits each of them, and the last one twice; the thief can spare only one of them 1 damage. It costs you 1 gold, because it is a room.
lesson-battle-room-other = Begin with the Wall of Fire: the thief can only take 1 damage away from it.
lesson-battle-two = Two monsters may fight in a room. The troll is knocked out until the end of the year, but two are fresh. Send one of them.
lesson-battle-two-other = Do not be stingy: it is your Mint. Send a monster.
lesson-battle-both = A room has space for two monsters. Send the other one, too, to be on the safe side.
lesson-battle-both-other = There is room for both. Send the other one, too.
lesson-battle-go = The order here: trap, creatures, healing, fatigue, and at last the conquest, if anybody is left. In a real game spells come as well: fast ones before your creatures, slow ones after them. Choose “Plan ready”.
lesson-battle-go-other = Choose “Plan ready”.
lesson-battle-finish = Two wounded adventurers are left. A vampire bites anybody but a priest; the goblin hits the first one, and if he falls, the next as well. Finish them as you like.
lesson-battle-finish-other = Attack with one of the two.
lesson-battle-won = All three are in your prison: 6 points for one lost tile. The battle ends at once. Creatures that have fought stay knocked out until the year's last battle is over, so never send them all in the first round.
lesson-battle-end = In a real game each round has a combat card. The party casts its spell if it has enough magic, and its fatigue takes the place of the 2 that you saw here. You can practise: the combat training has four more battles.

## 6. A room at work, payday, taxes

lesson-payday = A room at work, payday, taxes
lesson-payday-about = What your dungeon brings in, and what it costs.
lesson-payday-room = It is the first spring: you have a Mint, a troll and a fourth imp, recruited a moment ago. Nobody digs, so all four imps, the new one, too, and the troll's token can work in a room. Three workers make 1 gold in the Mint. In the first year each room works once a season. Use the Mint.
lesson-payday-room-other = The workers are here and cost nothing. Use the Mint.
lesson-payday-wages = Payday, and much sooner than most lords expect. Every creature wants its whole price once more: the troll 2 food. If you do not pay, it leaves for good, its token too, and you get 1 evil. Pay.
lesson-payday-wages-other = Then the troll would be gone, with its token, and you would be more evil. You have the food: pay.
lesson-payday-vampire = A vampire is paid with 2 evil. An opponent at 9 did not pay and let a vampire go. But that costs 1 evil, too: it led to 10, and the paladin came. Paying would have led to 11, so there was no good way left. Think of payday when you hire.
lesson-payday-choose = Summer, and its event is known: taxes. Your five tiles cost 3 gold, so earn some first. Choose Mine Gold, then Get Food, then Buy Traps.
lesson-payday-choose-other = First make sure of the taxes: Mine Gold, then Get Food, then Buy Traps.
lesson-payday-food = Your pantry is empty, so take 3 food for 1 evil. You are nice enough to afford it.
lesson-payday-food-other = Without food you cannot pay the troll next year. You are at 4 on the evilometer: take it.
lesson-payday-mine = Mine 2 gold.
lesson-payday-mine-other = You need the gold for the taxes. Mine 2.
lesson-payday-trap = This space is free: draw a trap.
lesson-payday-trap-other = It is free. Draw a trap.
lesson-payday-mint = Two imps mined, two imps and the troll's token are left: exactly enough for the Mint.
lesson-payday-mint-other = It is 1 more gold, and the workers have nothing else to do. Use the Mint.
lesson-payday-tax = Five tiles, conquered ones included, 1 gold for every two, rounded up: 3. For each gold that you do not pay you get a red counter. It stays with you and costs 3 points at the end. Pay all of it.
lesson-payday-tax-other = Each missing gold is a red counter: 3 points lost for 1 gold saved. That is a bad bargain. Pay 3 gold.
lesson-payday-events = Payday and taxes each come once a year; you learn when, one season ahead. The third event is the special event: a card decides what happens. Your first games are played without it, so in that season nothing happens.
lesson-payday-points = At the end of the game you score 2 points for each unconquered room, 1 for each monster (none for ghosts) and 2 for each prisoner, or 5 for a paladin. You lose 2 for each conquered tile, room or tunnel, and 3 for each red counter.
lesson-payday-titles = Seven titles bring 3 points each, or 2 if you share them. Dark Deeds: highest evil. Halls: most rooms. Tunnels, Monsters, Imps: most of each. Riches: most gold, food and traps together. Battle: fewest conquered tiles.
lesson-payday-end = One thing leads to another: imps mine only in unconquered tunnels, taxes want gold that you have saved, and a trap in a room costs gold, too. So keep some food and gold ready, and protect the tunnels where you mine.

## 7. The first year, with a coach

lesson-year = The first year, with a coach
lesson-year-about = Play four seasons and your first battles as you like.
lesson-year-begin = Now you play: one year against three computer players, with everything that you have learnt. No answer is wrong here. I will only speak up when something is new.
lesson-year-winter = Winter has no event and no adventurers. You need food, tunnels and gold; two of your orders are locked, so begin with the others. What can your opponents still order, and where will it be crowded?
lesson-year-winter-at-orders = { lesson-year-winter }
lesson-year-spring = Take your time: whatever you press explains itself, and the lightbulb (Hint) shows what a strong player would do here.
lesson-year-spring-at-act = Your minion stands on this space. Pay the whole price and take the goods, or decline: then the order counts as not carried out.
lesson-year-spring-at-spy = Each battle card belongs to one round of the year. Round 1 comes first, and what you know of it you can plan for; only you see the card.
lesson-year-spring-at-dig = Dig where the rooms that you want may stand: in the two upper or the two lower rows, in the centre or at the edge. And keep an imp if you want to mine.
lesson-year-spring-at-mine = One gold for each imp, one imp for each unconquered tunnel; rooms yield none.
lesson-year-spring-at-hire = The price on the tile is also its pay on payday. Can you pay it twice?
lesson-year-spring-at-build = A room is 2 points, and it works every season if you have workers to spare.
lesson-year-spring-at-produce = Imps without a job can work in your rooms now. Troll tokens as well.
lesson-year-spring-at-take-back = An order that you did not carry out, because you declined it or found no space for it, may come back in place of the first. Which one do you want next season?
lesson-year-spring-at-orders = Spring brings an event and the first adventurer. Which event is it? You can see it beside the season. If it is payday, keep enough for your creatures; if it is taxes, 1 gold for every two tiles.
lesson-year-summer = Every season has the same rhythm: orders, areas, rooms, event, adventurers. Where an order finds no space, or you cannot pay for it, nobody asks you: your minion stays at home.
lesson-year-summer-at-spy = { lesson-year-spring-at-spy }
lesson-year-summer-at-hire = For four battles you want about four creatures, or two and good traps.
lesson-year-summer-at-build = Rooms must not touch each other side by side. Leave space for the next one.
lesson-year-summer-at-produce = Use your rooms before anything else happens: production costs nothing but work.
lesson-year-summer-at-wages = Payday: the whole price again, or the creature leaves and you get 1 evil. If paying in evil would bring the paladin, think twice.
lesson-year-summer-at-tax = Pay as much as you can: each gold that is missing costs 3 points.
lesson-year-summer-at-orders = Summer. Check the evilometer: how far is it to the paladin? And who will stand at your door?
lesson-year-autumn = Think of the battles now: what do you have against the adventurers at your entrance?
lesson-year-autumn-at-spy = { lesson-year-spring-at-spy }
lesson-year-autumn-at-hire = Thieves spoil traps, priests heal, wizards cast spells, warriors take a lot of damage. Which creature do you lack?
lesson-year-autumn-at-build = Deep in the dungeon a room is safer: adventurers come from the entrance.
lesson-year-autumn-at-produce = Free workers are wasted workers. Use them.
lesson-year-autumn-at-wages = Creatures that you do not pay now will not fight for you.
lesson-year-autumn-at-tax = Conquered tiles are taxed like all others, and unpaid taxes cost 3 points each.
lesson-year-autumn-at-orders = Autumn, the last season before the battles. What do you lack against the party at your entrance: monsters, or traps? If that order is locked, make do with what you have; and keep some gold if you want to lay a trap in a room.
lesson-year-battles = After this season the adventurers attack. Keep 1 gold for a trap in a room, and 1 food if you have a troll: with it he strikes harder.
lesson-year-battles-at-wages = The ones you pay now will fight for you in a moment.
lesson-year-battles-at-tax = Leave a coin for a trap in a room, if you can; but a red counter costs 3 points.
lesson-year-battles-at-mark = Two tiles are equally near. Offer them the cheaper one, or the room where you are stronger.
lesson-year-battles-at-plan = Four rounds, each with a card: a spell, if the party has enough magic, and fatigue, which hits them even at a tile that you do not defend. Creatures that fight are knocked out afterwards. Can you hold this tile? If not, save your strength. The spyglass (Planner) shows what a plan would lead to.
lesson-year-battles-at-attack = Look at the round's card: a fast spell comes before your creatures, a slow one after them, and then the priests heal. Damage beyond what an adventurer has left is lost. Which attack wastes least?
lesson-year-battles-at-orders = You have survived your first year! Adventurers who were left have gone; your prisoners stay, at 2 points each. The second year brings stronger adventurers, bigger monsters, and rooms that bring further points. You know enough: play your first game, against the easiest opponents. The lightbulb (Hint) helps you there.
