## Problemi

puzzle-feats = Turno dell'eroe
puzzle-misdeeds = Signore del Dungeon
puzzle-feats-text = Round { $round }, { $seats } giocatori, tocca a te. { $hero }: punti vita { $life }, punti azione { $ap }, Gloria { $glory }, Pericolo { $peril }, missioni completate { $done } su 3. Che cosa deve fare ora il tuo eroe?
puzzle-misdeeds-text = Round { $round }, { $seats } giocatori. Prima del turno del tuo eroe sei il Signore del Dungeon, e non hai ancora mandato niente. { $hero }: punti vita { $life }, Pericolo { $peril }, missioni completate { $done } su 3. Che cosa devi fare ora?

puzzle-tag-quest = missione
puzzle-tag-card = giocare una carta
puzzle-tag-effect = usare un effetto
puzzle-tag-way = la strada giusta
puzzle-tag-explore = esplorare
puzzle-tag-attack = attaccare
puzzle-tag-stand = rialzarsi
puzzle-tag-stop = fermarsi in tempo
puzzle-tag-send = mandare un incontro
puzzle-tag-which-hero = l'eroe giusto
puzzle-tag-leader = contro chi è in testa
puzzle-tag-weak-target = un bersaglio debole
puzzle-tag-weak = pochi punti vita
puzzle-tag-last-quest = a una missione dalla fine

puzzle-why-quest = Tentare la missione adesso vale più di tutto ciò che potresti fare prima.
puzzle-why-card = La carta va giocata ora: più tardi in questo turno renderebbe meno.
puzzle-why-effect = L'effetto va usato ora: più tardi in questo turno renderebbe meno.
puzzle-why-stop = Tutto il resto costa o rischia più di quanto rende.
puzzle-why-which-hero = Contro un altro eroe la stessa carta ottiene meno.
puzzle-why-leader = Colpisce l'eroe che ha completato più missioni.
puzzle-why-weak-target = Un eroe con così pochi punti vita può morirne.
