# I nomi di tutto ciò che in Dungeon Lords ha un id. La forma the è con l'articolo; gender è il genere (m, f, pl).

# Creature e attacchi.

name-goblin = goblin
    .the = il goblin
name-slime = melma
    .the = la melma
    .gender = f
name-ghost = spettro
    .the = lo spettro
name-troll = troll
    .the = il troll
name-witch = strega
    .the = la strega
    .gender = f
name-vampire = vampiro
    .the = il vampiro
name-golem = golem
    .the = il golem
name-dragon = drago
    .the = il drago
name-demon = demone
    .the = il demone
name-sheep = pecora
    .the = la pecora
    .gender = f

name-goblin-strike = un colpo al primo (e se cade, anche al prossimo)
name-slime-splash = schizzi a tutti
name-slime-hold = trattiene sul posto: né fatica né conquista
name-ghost-haunt = spaventa chiunque tranne il primo
name-troll-strike = una randellata al primo
name-troll-fed = mangia, poi una randellata più forte al primo
name-witch-strike = un fulmine al primo
name-witch-hex = due piccoli malefici, a chi vuoi
name-vampire-bite = un morso a chiunque tranne i preti
name-vampire-run = mordi e fuggi, a chiunque tranne i preti
name-golem-strike = un pugno al primo, e torna nella tana
name-dragon-burn = fiamme a tutti: niente cure
name-demon-rend = fa a pezzi chi vuoi: né fatica né conquista

# Avventurieri.

name-warrior = guerriero
    .the = il guerriero
name-thief = ladro
    .the = il ladro
name-priest = prete
    .the = il prete
name-wizard = mago
    .the = il mago
name-paladin = paladino
    .the = il paladino
name-decoy = illusione
    .the = l'illusione
    .gender = f

# Stanze e zone.

name-chicken-coop = Pollaio
    .the = il Pollaio
name-mushroom-bed = Fungaia
    .the = la Fungaia
    .gender = f
name-souvenir-shop = Negozio di Souvenir
    .the = il Negozio di Souvenir
name-mint = Zecca
    .the = la Zecca
    .gender = f
name-workshop = Laboratorio
    .the = il Laboratorio
name-tool-shed = Baracca degli Attrezzi
    .the = la Baracca degli Attrezzi
    .gender = f
name-printing-press = Pressa Tipografica
    .the = la Pressa Tipografica
    .gender = f
name-magic-room = Stanza Magica
    .the = la Stanza Magica
    .gender = f
name-training-room = Stanza di Addestramento
    .the = la Stanza di Addestramento
    .gender = f
name-dark-room = Stanza Oscura
    .the = la Stanza Oscura
    .gender = f
name-labyrinth = Labirinto
    .the = il Labirinto
name-antimagic-room = Stanza dell'Anti-Magia
    .the = la Stanza dell'Anti-Magia
    .gender = f
name-cafeteria = Caffetteria
    .the = la Caffetteria
    .gender = f
name-chapel = Cappella
    .the = la Cappella
    .gender = f
name-pandemonium = Pandemonio
    .the = il Pandemonio
name-hall-of-fame = Hall of Fame
    .the = la Hall of Fame
    .gender = f

name-upper = vicino alla superficie
name-lower = in profondità
name-centre = al centro
name-edge = sul bordo
name-any = ovunque

# Trappole.

name-rolling-stone = Pietra Rotolante
    .the = la Pietra Rotolante
    .gender = f
name-pendulum = Pendolo
    .the = il Pendolo
name-fire-wall = Muro di Fuoco
    .the = il Muro di Fuoco
name-trap-door = Botola
    .the = la Botola
    .gender = f
name-cursed-ring = Anello Maledetto
    .the = l'Anello Maledetto
name-poisoned-meal = Pasto Avvelenato
    .the = il Pasto Avvelenato
name-kamikaze-imp = Diavoletto Kamikaze
    .the = il Diavoletto Kamikaze
name-poisoned-dart = Dardo Avvelenato
    .the = il Dardo Avvelenato
name-anti-magic-dart = Dardo Anti-Magia
    .the = il Dardo Anti-Magia

# Carte Combattimento.

name-invisibility = Invisibilità
name-magic-shield = Scudo Magico
name-detect-treasure = Individuazione del Tesoro
name-fist-of-justice = Pugno della Giustizia
name-fireball = Palla di Fuoco
name-detect-evil = Individuazione del Male
name-suggestion = Suggestione
name-word-of-peace = Parola di Pace
name-aura-of-fear = Aura di Paura
name-illusion = Illusione
name-create-food = Creare Cibo
name-regeneration = Rigenerazione
name-metamorphosis = Metamorfosi
name-blind-rage = Furia Cieca
name-dimensional-gate = Portale Dimensionale
name-jailbreak = Evasione
name-wrath-of-virtue = Ira della Virtù
name-appraise-hoard = Stima del Tesoro
name-fast = incantesimo veloce
name-slow = incantesimo lento

# Eventi.

name-payday = Giorno di Paga
name-taxes = Tasse
name-special-event = Evento Speciale
name-witch-hunt = Caccia alle Streghe
name-monster-strike = Sciopero dei Mostri
name-burglary = Furto con Scasso
name-imp-fever = Febbre dei Diavoletti
name-rats = Ratti
name-impatient-heroes = Eroi Impazienti
name-paladin-patrol = Ronda del Paladino
name-surcharge = Sovrattassa
name-trap-inspection = Ispezione delle Trappole
name-conquest = conquista
name-early-hire = assoldare con il primo ordine

# Aree e ordini, stagioni, risorse.

name-get-food = Trovare Cibo
name-improve-reputation = Aumentare la Reputazione
name-dig-tunnels = Scavare Tunnel
name-mine-gold = Estrarre Oro
name-recruit-imps = Reclutare Diavoletti
name-buy-traps = Comprare Trappole
name-hire-monster = Assoldare Mostri
name-build-room = Costruire Stanze

name-winter = inverno
    .the = l'inverno
name-spring = primavera
    .the = la primavera
    .gender = f
name-summer = estate
    .the = l'estate
    .gender = f
name-autumn = autunno
    .the = l'autunno

name-gold = Oro
name-food = Cibo
name-imps = diavoletti
    .gender = pl
name-evil = Malvagità
    .gender = f
name-trap = trappola
    .gender = f
name-traps = trappole
    .gender = pl
name-monster = mostro
name-tunnel = tunnel
name-tunnels = tunnel
name-smiles = facce sorridenti
name-spy = spionaggio

# Titoli e righe del punteggio.

name-title-dark-deeds = Re delle Cattive Azioni
name-title-halls = Re delle Sale
name-title-tunnels = Re dei Tunnel
name-title-monsters = Re dei Mostri
name-title-imps = Re dei Diavoletti
name-title-riches = Re delle Ricchezze
name-title-battle = Re delle Battaglie
# Una riga di colore per ogni titolo: mai nelle regole.
flavour-title-dark-deeds = I vicini hanno traslocato. Tutti e due.
flavour-title-halls = Ogni sala serve. A che cosa, non lo ricorda più nessuno.
flavour-title-tunnels = Conosce la via di casa e prende l'altra.
flavour-title-monsters = L'ora del pasto è una questione di tattica.
flavour-title-imps = Lo seguirebbero ovunque, se non altro per vedere.
flavour-title-riches = Conta tutto due volte, per piacere.
flavour-title-battle = Lo zerbino è ancora al suo posto.

name-score-rooms = stanze non conquistate
name-score-monsters = mostri
name-score-prisoners = prigionieri
name-score-conquered = tessere conquistate
name-score-red-counters = marchi rossi
name-score-scoring-rooms = stanze che danno punti
name-score-titles = titoli
