# A line of flavour for cards and tiles, our own: `flavour-<id>`, at most 90 letters. Shown with the card, never in a rule.

flavour-goblin = Small, loud and cheap. Two of the three are meant as praise.
flavour-slime = Cleans the corridors by night. Do not ask what it cleans them with.
flavour-ghost = Works for nothing but recognition, and walks through the wall to get it.
flavour-troll = Digs, hauls and fights. Thinking costs extra.
flavour-witch = Brews her own coffee. Nobody has ever asked for a second cup.
flavour-vampire = Charming until dinner, and dinner is always late.
flavour-golem = Follows instructions to the letter. Mind your spelling.
flavour-dragon = Does not work here. It allows the dungeon to be around it.
flavour-demon = His contract has eleven pages, ten of them in small print.
flavour-chicken-coop = The hens have seen heroes come and go. Mostly come.
flavour-mushroom-bed = It grows by itself, in the dark, and slightly towards you.
flavour-souvenir-shop = “I was conquered and all I got was this mug.”
flavour-mint = The portrait on the coins is yours. The likeness is a matter of taxes.
flavour-workshop = Every trap is tested twice, by two different imps.
flavour-tool-shed = All the tools are there, except the one you want.
flavour-printing-press = It prints the truth, should a copy ever be ordered.
flavour-magic-room = Please wipe your feet, tails and auras.
flavour-training-room = The straw adventurer has won four times this month.
flavour-dark-room = What happens here is anybody's guess, and most guess wrong.
flavour-labyrinth = The builder is expected out any day now.
flavour-antimagic-room = Nothing up any sleeve. House rule.
flavour-cafeteria = Today's special is yesterday's, with courage.
flavour-chapel = Services on demand; the choir is undead and always in time.
flavour-pandemonium = Complaints are heard here. All of them, at once.
flavour-hall-of-fame = Reserved for the greatest. So far: you, twice.
