# What bots are called at a table, chosen for each table by `undercroft.locale.bot_aliases`. A name is at most
# 16 characters long, so that no panel cuts it.

# A bot without a name of this kind, such as in a game that has none: { $bot } is its level, { $seat } its seat.
alias-none = { $bot } (seat { $seat })

# Beside the name of a bot: how strong it is.
alias-level = level { $level }: { $bot }
alias-leveled = { $name } (level { $level }: { $bot })
alias-bot = { $name } ({ $bot })

# Lords
alias-dungeon-lords-morwen = Morwen the Damp
alias-dungeon-lords-grubb = Grubb the Stingy
alias-dungeon-lords-oswin = Oswin Cobweb
alias-dungeon-lords-mildew = Lady Mildew
alias-dungeon-lords-drog = Drog the Polite
alias-dungeon-lords-murk = Count Murk
alias-dungeon-lords-nib = Nib the Tall
alias-dungeon-lords-velma = Velma Gloom
alias-dungeon-lords-bort = Bort Ashbeard
alias-dungeon-lords-nettle = Aunt Nettle
alias-dungeon-lords-soot = Doctor Soot
alias-dungeon-lords-ottoline = Ottoline Grim
alias-dungeon-lords-krell = Krell the Late
alias-dungeon-lords-cinder = Mother Cinder
alias-dungeon-lords-fenn = Fenn the Modest
alias-dungeon-lords-woodworm = Sir Woodworm
alias-dungeon-lords-agatha = Agatha Pitch
alias-dungeon-lords-hob = Hob the Heavy
alias-dungeon-lords-quill = Quill the Quiet
alias-dungeon-lords-bram = Bram Sevenkeys

# Heroes
alias-dungeoneer-olm = Olm Halflight
alias-dungeoneer-brenna = Brenna Quickstep
alias-dungeoneer-tibb = Tibb the Lucky
alias-dungeoneer-sella = Sella Nomap
alias-dungeoneer-corvin = Corvin Torch
alias-dungeoneer-wynn = Wynn Hairpin
alias-dungeoneer-dagna = Dagna Saltbread
alias-dungeoneer-pell = Pell the Wary
alias-dungeoneer-rusk = Rusk Ironpot
alias-dungeoneer-ysolt = Ysolt the Loud
alias-dungeoneer-marn = Marn Lastcoin
alias-dungeoneer-faye = Faye Puddle
alias-dungeoneer-hux = Hux the Sleepy
alias-dungeoneer-luma = Luma Candle
alias-dungeoneer-gorse = Gorse the Stout
alias-dungeoneer-nettie = Nettie Trapdoor
alias-dungeoneer-edric = Edric Leftboot
alias-dungeoneer-vigo = Vigo the Brief
