# Come si chiamano i bot al tavolo; al massimo 16 caratteri.

alias-none = { $bot } (posto { $seat })

# Accanto al nome di un bot: quanto è forte.
alias-level = livello { $level }: { $bot }
alias-leveled = { $name } (livello { $level }: { $bot })
alias-bot = { $name } ({ $bot })

# Signori
alias-dungeon-lords-morwen = Morwen l'Umida
alias-dungeon-lords-grubb = Grubb il Tirchio
alias-dungeon-lords-oswin = Oswin Ragnatela
alias-dungeon-lords-mildew = Madama Muffa
alias-dungeon-lords-drog = Drog il Cortese
alias-dungeon-lords-murk = Conte Fosco
alias-dungeon-lords-nib = Nib l'Altissimo
alias-dungeon-lords-velma = Velma la Cupa
alias-dungeon-lords-bort = Bort Barbacenere
alias-dungeon-lords-nettle = Zia Ortica
alias-dungeon-lords-soot = Dottor Fuliggine
alias-dungeon-lords-ottoline = Ottolina Tetra
alias-dungeon-lords-krell = Krell il Tardivo
alias-dungeon-lords-cinder = Mamma Cenere
alias-dungeon-lords-fenn = Fenn il Modesto
alias-dungeon-lords-woodworm = Ser Tarlo
alias-dungeon-lords-agatha = Agata Pece
alias-dungeon-lords-hob = Hob il Pesante
alias-dungeon-lords-quill = Quill il Quieto
alias-dungeon-lords-bram = Bram Settechiavi

# Eroi
alias-dungeoneer-olm = Olm Mezzaluce
alias-dungeoneer-brenna = Brenna la Lesta
alias-dungeoneer-tibb = Tibb Buonasorte
alias-dungeoneer-sella = Sella Senzamappa
alias-dungeoneer-corvin = Corvin Torcia
alias-dungeoneer-wynn = Wynn Forcina
alias-dungeoneer-dagna = Dagna Galletta
alias-dungeoneer-pell = Pell il Prudente
alias-dungeoneer-rusk = Rusk Pentolone
alias-dungeoneer-ysolt = Isolta la Sonora
alias-dungeoneer-marn = Marn Soldino
alias-dungeoneer-faye = Faye Pozza
alias-dungeoneer-hux = Hux l'Assonnato
alias-dungeoneer-luma = Luma Candela
alias-dungeoneer-gorse = Gorse il Robusto
alias-dungeoneer-nettie = Nettie Botola
alias-dungeoneer-edric = Edric Stivale
alias-dungeoneer-vigo = Vigo il Breve
