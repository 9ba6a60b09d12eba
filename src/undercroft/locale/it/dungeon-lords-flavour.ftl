# Una riga di colore per carte e tessere, tutta nostra: `flavour-<id>`, al massimo 90 lettere. Con la carta, mai nelle regole.

flavour-goblin = Piccolo, rumoroso ed economico. Due parole su tre sono un complimento.
flavour-slime = Di notte pulisce i corridoi. Meglio non chiedere con che cosa.
flavour-ghost = Lavora solo per la gloria, e per averla passa attraverso i muri.
flavour-troll = Scava, trasporta, combatte. Pensare si paga a parte.
flavour-witch = Il caffè se lo prepara da sola. Nessuno ha mai chiesto il bis.
flavour-vampire = Un incanto fino a cena, e cena sempre tardi.
flavour-golem = Esegue gli ordini alla lettera. Attenzione all'ortografia.
flavour-dragon = Non lavora qui. Permette al dungeon di stargli intorno.
flavour-demon = Il suo contratto ha undici pagine, dieci scritte in piccolo.
flavour-chicken-coop = Le galline hanno visto arrivare e partire eroi. Più che altro arrivare.
flavour-mushroom-bed = Cresce da sola, al buio, e un po' verso di te.
flavour-souvenir-shop = «Mi hanno conquistato e mi è rimasta solo questa tazza».
flavour-mint = Il ritratto sulle monete è il tuo. La somiglianza, una questione di tasse.
flavour-workshop = Ogni trappola si prova due volte, ogni volta con un diavoletto diverso.
flavour-tool-shed = Ci sono tutti gli attrezzi, tranne quello che serve.
flavour-printing-press = Stampa anche la verità, se mai qualcuno la ordinasse.
flavour-magic-room = Pulirsi i piedi, le code e le aure.
flavour-training-room = L'avventuriero di paglia questo mese ha vinto quattro volte.
flavour-dark-room = Che cosa vi accade si può solo indovinare, e quasi tutti sbagliano.
flavour-labyrinth = Il costruttore dovrebbe uscirne da un giorno all'altro.
flavour-antimagic-room = Niente nelle maniche: regola della casa.
flavour-cafeteria = Il piatto del giorno è quello di ieri, con più coraggio.
flavour-chapel = Funzioni su richiesta; il coro è non morto, ma va a tempo.
flavour-pandemonium = Qui si ascoltano i reclami. Tutti insieme.
flavour-hall-of-fame = Riservata ai più grandi. Per ora tu, due volte.
