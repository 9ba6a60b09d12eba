# The text of the lessons of Dungeoneer (src/undercroft/study/lessons/dungeoneer).

## 1. A hero walks

lesson-walk = A hero walks
lesson-walk-about = Lay a location, take a few steps, force an exit.
lesson-walk-hero = You are a hero in a dungeon that grows card by card. The first to complete three quests, the tasks on quest cards, wins; so does the last hero alive. Yours is Roderik Talus, a human paladin.
lesson-walk-place = Each turn you add a location, a card with a place on it, to the dungeon, wherever it fits. Where two cards touch, an exit must meet an exit and a wall must meet a wall. A card may be turned by 180°, but never laid sideways. Lay the Library.
lesson-walk-place-other = The Library comes first. Choose a place for it.
lesson-walk-points = Now your hero, who has 3 action points: as many as the hero's speed. Each step costs 1 of them; so does “Explore”, which lays one more location. At the end of your turn you may save one; the others are lost.
lesson-walk-north = Go north into the Passage. Some exits test you, but only when you leave through them, and this one is open. On the card that you enter there must be an exit, too, not a wall.
lesson-walk-north-other = Later, perhaps. First take a step: go north.
lesson-walk-north-explore = Exploring adds another location for 1 action point. You have just laid one, so keep your points for walking. Go north.
lesson-walk-new = The Passage gave you 1 glory, which pays for your own cards, and 2 peril, with which the others pay for monsters against you. It did so because it was new to you this turn: if you went out and came back, it would give you nothing.
lesson-walk-west = The exit to the west is blocked: melee 5+. You roll a die and add your melee (close combat), 2. Reaching 5 exactly is enough. Go west.
lesson-walk-west-other = You could, but let us try our strength first. Go west, through the blocked exit.
lesson-walk-west-back = You have been at the entrance this turn, so it would give you neither glory nor peril. Go west, where it is new.
lesson-walk-on = Not enough, and that cost 1 action point. But your failure has opened the exit: it stays open until you leave the location. Your last point takes you through. Go on.
lesson-walk-on-other = You would keep the point, but stay where you are. The way is open now: go through.
lesson-walk-end = Laying a location pays nothing; entering two has brought you to 3 glory and 5 peril. Each has its own lesson later. First, a quest.

## 2. A quest

lesson-quest = A quest
lesson-quest-about = Reach its place, attempt it, attempt it again.
lesson-quest-cards = This time you are Kron Axereaver. Your two quests lie open in front of you; a third, the global quest, is open to everybody. Each says where you attempt it, what it asks of you and what it pays. Some want a sacrifice, such as 3 life: if you cannot make it, you cannot attempt them. Complete three, and you win.
lesson-quest-enter = Break the Chains is attempted in the Hall of Chains, right north of you. There is a pit in the hall: you roll a die and add your speed, and with less than 5 you fall in and pay 1 action point to stand up. Your speed is 3. Go north.
lesson-quest-enter-other = A quest can only be attempted in its own place. Go north, into the Hall of Chains.
lesson-quest-try = You have kept your feet. The quest is a threat, which is a test: melee 7+, a die and your melee, 3. You need at least 4 on the die. Attempt Break the Chains.
lesson-quest-try-other = You stand where the quest wants you, and the first attempt costs nothing. Attempt Break the Chains.
lesson-quest-again = A failure, and it costs every hero in the hall 1 life. The first attempt at a quest is free each turn, and each further one costs 1 action point. You have 2 points left. Attempt it once more.
lesson-quest-again-other = You are here, and you can pay for another attempt. Attempt Break the Chains once more.
lesson-quest-won = Done! The quest pays a level, 2 glory and 1 life. With the new level, your melee and speed are higher, too.
lesson-quest-over = Note what else has happened: your Hero Phase, in which your hero walks and plays, is over. A completed quest ends it at once, even with an action point left, and that one you can only save. So walk and play your cards first.
lesson-quest-end = One quest of three. It is not replaced; only global quests are replaced, and at once. Next: what glory is good for, and who spends your peril.

## 3. Glory and peril

lesson-glory = Glory and peril
lesson-glory-about = One pays for your cards, the other for those against you.
lesson-glory-cards = You are Roderik Talus again. These cards are in your hand. Glory cards help your hero: treasures, such as the sword, and boons, such as skills and blessings. Peril cards, such as the Zombie, are for other heroes. A card does nothing before you play it.
lesson-glory-step = The sword costs 3 glory, and that is all you have. Walk first: the Crypt in the north gives you 2 glory and 2 peril. Go north.
lesson-glory-step-other = Walk first: you have an action point, and the Crypt gives you 2 glory. Go north.
lesson-glory-step-sword = You can pay for it, but then nothing would be left for the next card. Walk first: go north.
lesson-glory-star = 5 glory! The star on the Crypt means that the place does something by itself; some such places test everybody who enters. Its description says what: on a touch screen, hold the Crypt, or any card, to read it.
lesson-glory-sword = Now spend some of your glory. Play the Crusader's Longsword: it costs no action point, stays in front of you, and adds 2 whenever you attack in melee.
lesson-glory-sword-other = Glory in your purse helps nobody, and swords do. Play the Crusader's Longsword.
lesson-glory-sword-spade = That would be possible. But you may have only one treasure of each type, both are weapons, and the sword leaves you 2 glory. Play the Crusader's Longsword.
lesson-glory-boon = The spade must stay in your hand now: it is a weapon, and you may have one treasure of each type. Your hero also has limits for boons and treasures. Play Surefooted, a boon for 2 glory.
lesson-glory-boon-other = You have exactly 2 glory left, and this boon costs 2. Play Surefooted.
lesson-glory-peril = Your glory is well spent. And your peril? You have 5, and everybody can see it. Your opponents pay with it for what they send against you. You can never spend it yourself.
lesson-glory-done = Your action points are spent, but the turn is not over until you say so: you might still play a card. Choose “That is all”.
lesson-glory-done-other = You have done what you could. Choose “That is all”.
lesson-glory-discard = At the end of the turn, if you have cards in hand, you discard exactly one; then you draw up to five. It may also be one that you have played, such as the sword. Discard the Gravedigger's Spade.
lesson-glory-discard-other = Choose a card that you will not need, such as the spade, and discard it.
lesson-glory-turn = It is Kron's turn, and first Kron is the dungeonlord, who pays with your peril for a monster against you. In a battle each side rolls a die and adds its value, here melee; the higher total strikes, and a strike costs 1 life. Just watch.
lesson-glory-spent = Kron paid 2 of your peril for a Squatting Skeleton. Its melee is 3, and the Crypt gives each undead 1 more to attack. It struck, and you lost 1 life. For each life that a monster takes, its player may give 1 peril to anybody. Kron gave it to you, and can spend it against you next turn.
lesson-glory-end = A hero who walks earns glory, and gives the others something to spend. If you do not move at all in a turn, you still get what your location gives. But now it is your turn to be the dungeon.

## 4. You are the dungeon, too

lesson-misdeeds = You are the dungeon, too
lesson-misdeeds-about = Let a bane and a monster loose on an opponent.
lesson-misdeeds-phase = Here you are Vessa Morn. Your turn begins with a reset: your hero gets new action points. Then, before your hero acts, you are the dungeonlord. You play banes (cards that do harm) and send encounters (monsters and traps) against the other heroes. You do this only on your own turn, and never against yourself.
lesson-misdeeds-purse = Kron has walked far and collected 5 peril. With that you pay for what you do to Kron: it is your purse. Your own peril is theirs.
lesson-misdeeds-bane = A bane needs no battle. Drain Renown takes X glory from a hero and costs X of that hero's peril. Play it.
lesson-misdeeds-bane-other = Monsters come next. Banes go before them or after them, and this one is cheap: play Drain Renown.
lesson-misdeeds-bane-done = That would end this phase, with 5 peril unspent. Play Drain Renown first.
lesson-misdeeds-x = How much will you pay? Take 2 of Kron's 4 glory. That leaves 3 peril for a monster.
lesson-misdeeds-x-other = Keep the balance: losing 2 glory hurts, and 3 peril are left for a monster. Choose 2.
lesson-misdeeds-send = Now a monster. The Squatting Skeleton costs 2. It attacks in melee with 3, and Kron defends with 1. The Barrow Knight costs 5, which you can no longer afford. Send the skeleton against Kron.
lesson-misdeeds-send-other = You still have 3 of Kron's peril to spend. Send the Squatting Skeleton against Kron.
lesson-misdeeds-send-last = That is a shortcut: it sends the monster, declares it and ends the phase. Let us go step by step. Send the skeleton, and nothing else.
lesson-misdeeds-send-darts = A trap tests the hero once, and then it is gone; a monster can come back. Send the skeleton against Kron.
lesson-misdeeds-declare = You could send more, against any opponents who have peril left. But you declare all encounters together, and only once a turn. This one is enough: declare it.
lesson-misdeeds-declare-other = Leave the skeleton where it is and declare it.
lesson-misdeeds-lair = A strike: Kron has lost 1 life, and for that you may give 1 peril to a player. Your skeleton has no wound, so you get it back, in your hand or in your lair, an open place for monsters that takes no room in your hand. Choose the answer that does both: into the lair, and the peril to Kron.
lesson-misdeeds-lair-both = Into the lair, yes; but another answer gives the peril to Kron as well. Choose that one.
lesson-misdeeds-lair-other = In hand it would be one of your five cards. The lair has room for three monsters. Put it there.
lesson-misdeeds-lair-self = Then its peril would be yours, for your opponent to spend on you. Let Kron have it.
lesson-misdeeds-reward = For each life that your monster takes you may give 1 peril to any player. Kron is a good choice: that pays for your next attack. A monster from the lair costs its peril again each time.
lesson-misdeeds-end = After this phase come a location and your hero's own turn. And then it is Kron who counts your peril.

## 5. A battle in its steps

lesson-fight = A battle in its steps
lesson-fight-about = Attack, response, rolls, and your own blow at the end.
lesson-fight-sent = You are Roderik Talus again. Kron sends a Barrow Knight and a Zombie against you. Your peril has paid for both of them. You have 5 glory, and you have saved an action point.
lesson-fight-response = First you respond, and cards marked Response can only be played at this moment. Turn Away, for 3 glory, discards a monster before it rolls. If you are asked before that, pass. Then play Turn Away.
lesson-fight-response-other = Two monsters at once are too many. Play Turn Away now: later it cannot be played.
lesson-fight-which = The Barrow Knight attacks with 4, the Zombie with 2. Choose the Barrow Knight.
lesson-fight-which-other = You can deal with the Zombie yourself. Turn the Barrow Knight away.
lesson-fight-surge = Now the attacker rolls, and you see the result before you make your counter-roll: a die and your melee, 2. Anything you add to a roll, you add before rolling. If you are asked anything else first, pass; then play Surge of Faith.
lesson-fight-surge-other = The Zombie has rolled well, so you need help. Play Surge of Faith before you roll.
lesson-fight-x = The Zombie has 8: a six, and 2 for its melee. On your own you would need a six as well. Surge of Faith adds as much as you pay in glory: pay 2.
lesson-fight-x-other = You have 2 glory left, and nothing else to spend it on in this battle. Pay 2 glory.
lesson-fight-tie = 8 against 8. The higher result strikes, whether it attacks or defends. In a tie, nothing happens to anybody.
lesson-fight-challenge = A hero who has been attacked may strike back: a challenge, for 1 action point. Outside your turn you pay with the one that you have saved. You may start only one battle per turn. Challenge the Zombie.
lesson-fight-challenge-other = This is what you saved the action point for. Challenge the Zombie.
lesson-fight-form = The attacker chooses the form, melee or magic, and the defender has to answer in it. In melee it is your 2 against 2, in magic your 1 against 0. Attack in magic.
lesson-fight-form-other = In melee you are equals: 2 against 2. In magic it is 1 against 0. Attack in magic.
lesson-fight-won = Your strike! The Zombie is beaten and discarded, and the wound earns you 1 glory. A monster without a wound would have gone back to its owner's hand or lair.
lesson-fight-death = Keep an eye on your life. At 0 your hero is dead and you are out of the game: your hand, treasures, boons and lair are discarded, and your open quests go back under the deck. If only one hero is left alive, that one wins, even without a single quest.
lesson-fight-end = Attack, response, roll, counter-roll, comparison, challenge: that is every battle. In your own turn your hero may also attack another hero in the same location, for 1 action point. Save an action point when you expect visitors.

## 6. A round with a coach

lesson-round = A round with a coach
lesson-round-about = Play your turn and an opponent's as you like.
lesson-round-begin = Now you play: one round against Kron, as you like. No answer is wrong here. I will only speak up when something is new.
lesson-round-own = It is your turn. Your hero has got action points; first you are the dungeonlord, then you lay a location, then your hero acts. At the end you discard one card and draw up to five.
lesson-round-own-at-misdeeds = You are the dungeonlord. Kron has 5 peril: what you do not spend this turn is still there in your next one. Send something, declare it, or choose “That is all”. The shortcut on a card that ends with “and nothing more” does all of it at once.
lesson-round-own-at-banes = Your encounters are settled. Banes may still be played; then this phase is over.
lesson-round-own-at-settle = Several things come at once, and you choose the order. A trap first may weaken a hero for the monster.
lesson-round-own-at-where-to = A monster in the lair does not fill your hand. It costs its peril again when you send it.
lesson-round-own-at-give-peril = Your monster's wound earns peril for somebody. Give it to the one you want to attack next.
lesson-round-own-at-place = Look at your quests before you lay it. A location that you need should lie near you, one that your opponents need should not. “Then explore again” lays another one right after it, for 1 action point.
lesson-round-own-at-feats = Your quests want the Library and the Hall of Chains; the Library is right in front of you. Search there for The Lost Codex: a die plus the steps to the nearest entrance. Or walk for glory, or play the sword. A completed quest ends this phase, so do the rest first.
lesson-round-own-at-go-on = The exit is open now. Go through for 1 action point, or keep the point and leave another way.
lesson-round-own-at-window = You may play something now, or pass. If you are asked too often, choose when to be asked: with the bell beside the question.
lesson-round-own-at-discard = You must discard exactly one card; cards in front of you, such as the sword, count too. Which one is useless where you are, or too expensive for anybody's peril?
lesson-round-rival = It is Kron's turn. Now he counts your peril.
lesson-round-rival-at-save = A saved action point pays for a challenge during Kron's turn. With your peril, you may need it.
lesson-round-rival-at-draw = Glory cards help you, peril cards harm others. What do you lack?
lesson-round-rival-at-window = If you can respond to this: is it worth the glory? A wound costs 1 life of 6.
lesson-round-rival-at-form = The defender has to answer in the form that you choose. Where is the difference greatest?
lesson-round-rival-at-challenge = You may strike back for 1 action point. Each wound that you deal to a monster is 1 glory, and a beaten one does not come back.
lesson-round-rival-at-misdeeds = A whole round, and you are still alive! You know enough for a game now: go on here, or take the last lesson, about playing alone.

## 7. Alone in the dungeon

lesson-alone = Alone in the dungeon
lesson-alone-about = The solo game: no opponents, but plenty of monsters.
lesson-alone-goal = Here you are Kron Axereaver. You can play Dungeoneer on your own, too. Three quests lie in front of you. Complete all of them, then stand on any entrance, and you have won. If your hero dies, you have lost.
lesson-alone-boon = On your own, the entrance is the only place where you may play permanent boons, those that stay with you, and that is where you are. Play Surefooted.
lesson-alone-boon-other = This is the only place for a permanent boon, and soon you will be away. Play Surefooted.
lesson-alone-boon-reflexes = A good one, too. But Surefooted is cheaper, and you will want 3 glory for the sword. Play Surefooted.
lesson-alone-step = Nobody sends monsters against you: the dungeon does it itself. You roll as many dice as the peril of the place. Each die that shows this number or less draws a peril card. The Corridor's peril is 2: two dice, and a 1 or a 2 draws a card. Go north.
lesson-alone-step-other = Your quests are out there. Go north, into the Corridor.
lesson-alone-drawn = A 5 and a 1. The 5 is higher than the peril of the place, 2, and draws nothing. The 1 draws a peril card, and it is a monster.
lesson-alone-challenge = A die has drawn a Zombie. It attacked at once, and you have lost 1 life. You may strike back here, too. Challenge it, for 1 action point.
lesson-alone-challenge-other = A Zombie is worth a card to you. Challenge it, for 1 action point.
lesson-alone-form = Your melee is 3 against its 2; in magic both of you have nothing. Attack in melee.
lesson-alone-form-other = In magic it is 0 against 0. In melee you are stronger. Attack in melee.
lesson-alone-treasure = Beaten! That earns you a glory card, if you wish, and this is the only moment to play permanent treasures. If you are asked about a card, draw it. Then play the Crusader's Longsword.
lesson-alone-treasure-other = This is the only moment for a permanent treasure. Play the Crusader's Longsword.
lesson-alone-dice = In the solo game you discard no cards at the end of a turn, and draw only one. Each step means dice again: the higher the peril of a place, the more dice, and the more often they hit.
lesson-alone-end = Enter few places, and have a reason for each. To play a whole solo game, choose “Alone” on the first page.
