# Che cosa dicono le lezioni di Dungeoneer (src/undercroft/study/lessons/dungeoneer).

## 1. Un eroe in cammino

lesson-walk = Un eroe in cammino
lesson-walk-about = Piazza un luogo, fa' qualche passo, forza un'uscita.
lesson-walk-hero = Sei un eroe in un dungeon che cresce carta dopo carta. Vince chi completa per primo tre missioni, oppure l'ultimo eroe rimasto in vita. Il tuo è Roderik Talus, un paladino umano.
lesson-walk-place = A ogni turno aggiungi un luogo al dungeon, dove ci sta. Dove due carte si toccano, un'uscita deve dare su un'uscita e un muro su un muro. Puoi ruotare la carta di 180°, ma mai metterla di lato. Piazza la Biblioteca.
lesson-walk-place-other = Prima la Biblioteca. Scegli dove metterla.
lesson-walk-points = Ora il tuo eroe. Ha 3 punti azione, quanta è la sua velocità, e ogni passo ne costa 1; lo stesso costa «Esplora», che piazza un altro luogo. Alla fine del turno puoi conservarne uno; gli altri vanno persi.
lesson-walk-north = Va' a nord, nel Passaggio. Alcune uscite richiedono una prova, ma solo quando te ne vai da lì; questa è aperta. Anche sulla carta in cui entri deve esserci un'uscita, non un muro.
lesson-walk-north-other = Più tardi, forse. Prima fa' un passo: va' a nord.
lesson-walk-north-explore = Esplorare aggiunge un altro luogo per 1 punto azione. Ne hai appena piazzato uno: tieni i punti per camminare. Va' a nord.
lesson-walk-new = Il Passaggio ti ha dato 1 Gloria, che paga le tue carte, e 2 Pericolo, con cui gli altri pagano i mostri contro di te. Te li ha dati perché in questo turno per te era nuovo: se esci e torni, non ti dà più niente.
lesson-walk-west = L'uscita a ovest è bloccata: mischia 5+. Tiri un dado e aggiungi la tua mischia (il corpo a corpo), 2. Un 5 esatto basta. Va' a ovest.
lesson-walk-west-other = Si può fare, ma prima proviamo la tua forza. Va' a ovest, attraverso l'uscita bloccata.
lesson-walk-west-back = L'ingresso l'hai già visitato in questo turno: non ti darebbe né Gloria né Pericolo. Va' a ovest, in un luogo nuovo.
lesson-walk-on = Non basta, e ti è costato 1 punto azione. Ma fallendo hai aperto l'uscita: resta aperta finché non lasci il luogo. L'ultimo punto basta per passare. Prosegui.
lesson-walk-on-other = Terresti il punto, ma resteresti dove sei. La via ormai è aperta: passa.
lesson-walk-end = Piazzare un luogo non rende nulla; entrare in due ti ha portato a 3 Gloria e 5 Pericolo. A ciascuno è dedicata una lezione, più avanti. Prima, una missione.

## 2. Una missione

lesson-quest = Una missione
lesson-quest-about = Raggiungi il suo luogo, tentala, ritentala.
lesson-quest-cards = Stavolta il tuo eroe è Kron Asciaferoce. Le tue due missioni sono scoperte davanti a te; una terza, quella comune, è aperta a tutti. Su ognuna c'è scritto dove si tenta, che cosa richiede e che cosa dà. Alcune vogliono un sacrificio, per esempio 3 punti vita: chi non può farlo non può tentarle. Completane tre e hai vinto.
lesson-quest-enter = Spezzare le Catene si tenta nella Sala delle Catene, subito a nord. Nella sala c'è una fossa: tiri un dado e aggiungi la velocità; con meno di 5 ci cadi dentro, e rialzarti costa 1 punto azione. La tua velocità è 3. Va' a nord.
lesson-quest-enter-other = Una missione si tenta soltanto nel suo luogo. Va' a nord, nella Sala delle Catene.
lesson-quest-try = Sei ancora in piedi. La missione è una minaccia, cioè una prova: mischia 7+, un dado più la tua mischia, 3. Ti serve almeno un 4. Tenta Spezzare le Catene.
lesson-quest-try-other = Sei nel luogo della missione, e il primo tentativo non costa niente. Tenta Spezzare le Catene.
lesson-quest-again = Fallito, e ogni eroe nella sala perde 1 punto vita. Il primo tentativo di ogni turno è gratis, ogni altro costa 1 punto azione. Te ne restano 2. Ritenta.
lesson-quest-again-other = Sei sul posto e puoi pagare un altro tentativo. Tenta ancora Spezzare le Catene.
lesson-quest-won = Fatto! La missione dà un livello, 2 Gloria e 1 punto vita. Con il nuovo livello crescono anche mischia e velocità.
lesson-quest-over = Nota un'altra cosa: la tua Fase Eroe, in cui l'eroe cammina e gioca carte, è finita. Una missione completata la chiude subito, anche se avanza un punto azione: quello puoi solo conservarlo. Perciò cammina e gioca le tue carte prima.
lesson-quest-end = Una missione su tre. Non viene sostituita: si sostituiscono solo quelle comuni, e subito. Ora: a che serve la Gloria, e chi spende il tuo Pericolo.

## 3. Gloria e Pericolo

lesson-glory = Gloria e Pericolo
lesson-glory-about = Una paga le tue carte, l'altro quelle contro di te.
lesson-glory-cards = Sei di nuovo Roderik Talus. Queste carte sono in mano tua. Le carte Gloria aiutano il tuo eroe: sono tesori, come la spada, e favori, come abilità e benedizioni. Le carte Pericolo, come lo Zombie, sono per gli eroi altrui. Finché non la giochi, una carta non fa niente.
lesson-glory-step = La spada costa 3 Gloria, e di più non hai. Prima cammina: la Cripta a nord ti dà 2 Gloria e 2 Pericolo. Va' a nord.
lesson-glory-step-other = Prima cammina: hai un punto azione, e la Cripta ti dà 2 Gloria. Va' a nord.
lesson-glory-step-sword = Puoi pagarla, ma non resterebbe niente per la prossima carta. Prima cammina: va' a nord.
lesson-glory-star = 5 Gloria! La stella sulla Cripta dice che il luogo fa qualcosa da sé; alcuni mettono alla prova chiunque entri. La descrizione dice che cosa: su uno schermo tattile tieni premuta la Cripta, o una carta qualsiasi.
lesson-glory-sword = Ora spendi un po' di Gloria. Gioca la Spada Lunga del Crociato: non costa punti azione, resta davanti a te e aggiunge 2 ogni volta che attacchi in mischia.
lesson-glory-sword-other = La Gloria da parte non serve a nessuno, una spada sì. Gioca la Spada Lunga del Crociato.
lesson-glory-sword-spade = Sarebbe possibile. Ma puoi avere un solo tesoro di ogni tipo, tutti e due sono armi, e la spada ti lascia 2 Gloria. Gioca la Spada Lunga del Crociato.
lesson-glory-boon = Ora la vanga deve restare in mano: è un'arma, e si può avere un solo tesoro di ogni tipo. Il tuo eroe ha anche un limite di favori e uno di tesori. Gioca Piede Saldo, un favore da 2 Gloria.
lesson-glory-boon-other = Ti restano esattamente 2 Gloria, e questo favore ne costa 2. Gioca Piede Saldo.
lesson-glory-peril = La Gloria è spesa bene. E il Pericolo? Ne hai 5, e lo vedono tutti. Gli avversari lo usano per pagare quello che ti mandano contro. Tu il tuo non puoi spenderlo mai.
lesson-glory-done = I punti azione sono finiti, ma il turno finisce solo quando lo dici tu: potresti ancora giocare una carta. Scegli «Basta così».
lesson-glory-done-other = Hai fatto quel che potevi. Scegli «Basta così».
lesson-glory-discard = Alla fine del turno, se hai carte in mano, ne scarti esattamente una; poi peschi fino a cinque. Può essere anche una che hai giocato, come la spada. Scarta la Vanga del Becchino.
lesson-glory-discard-other = Scegli una carta che non ti serve, per esempio la vanga, e scartala.
lesson-glory-turn = È il turno di Kron. Prima Kron è il Signore del Dungeon e con il tuo Pericolo può pagare un mostro che ti attacca. In battaglia ogni parte tira un dado e aggiunge il suo valore, qui la mischia; chi ha il totale più alto colpisce e toglie 1 punto vita. Tu ora non devi fare niente: guarda.
lesson-glory-spent = Kron ha pagato con 2 del tuo Pericolo uno Scheletro Accovacciato. La sua mischia è 3, e la Cripta dà ai non morti 1 in più in attacco. Ti colpisce: 1 punto vita in meno. Per ogni punto vita tolto, chi gioca il mostro può dare 1 Pericolo a chiunque. Kron l'ha dato a te, per spenderlo al prossimo turno.
lesson-glory-end = Un eroe che cammina guadagna Gloria, ma dà agli avversari qualcosa da spendere. Se in un turno non ti muovi affatto, ricevi comunque quello che dà il tuo luogo. Ora però tocca a te fare il dungeon.

## 4. Il dungeon sei anche tu

lesson-misdeeds = Il dungeon sei anche tu
lesson-misdeeds-about = Scatena una sventura e un mostro contro un avversario.
lesson-misdeeds-phase = Qui il tuo eroe è Vessa Morn. Il turno comincia con il ripristino: il tuo eroe riceve da sé i punti azione. Poi, prima che agisca, sei il Signore del Dungeon. Giochi sventure (carte che fanno danno) e mandi incontri (mostri e trappole) contro gli altri eroi. Solo nel tuo turno, e mai contro di te.
lesson-misdeeds-purse = Kron ha camminato molto e ha raccolto 5 Pericolo. Con quello paghi ciò che gli fai: il suo Pericolo è la tua borsa, il tuo è quella degli altri.
lesson-misdeeds-bane = Una sventura non ha bisogno di un combattimento. Furto di Gloria toglie X Gloria a un eroe, per X del suo Pericolo. Giocala.
lesson-misdeeds-bane-other = I mostri vengono dopo. Le sventure si giocano prima o dopo di loro, e questa costa poco: gioca Furto di Gloria.
lesson-misdeeds-bane-done = Così la fase finirebbe, con 5 Pericolo non spesi. Prima gioca Furto di Gloria.
lesson-misdeeds-x = Quanto vale X? Togli a Kron 2 delle sue 4 Gloria. Così restano 3 Pericolo per un mostro.
lesson-misdeeds-x-other = Ci vuole misura: 2 Gloria in meno fanno male, e 3 Pericolo restano per un mostro. Scegli 2.
lesson-misdeeds-send = Ora un mostro. Lo Scheletro Accovacciato costa 2. Attacca in mischia con 3, e Kron si difende con 1. Il Cavaliere del Tumulo costa 5: ormai è troppo. Manda lo scheletro contro Kron.
lesson-misdeeds-send-other = A Kron restano ancora 3 Pericolo da spendere. Mandagli contro lo Scheletro Accovacciato.
lesson-misdeeds-send-last = Questa è una scorciatoia: manda il mostro, lo dichiara e chiude la fase. Andiamo un passo alla volta: per ora manda soltanto lo scheletro.
lesson-misdeeds-send-darts = Una trappola è una sola minaccia, poi è finita; un mostro può tornare. Manda lo scheletro contro Kron.
lesson-misdeeds-declare = Potresti mandare di più, contro tutti gli avversari che hanno ancora Pericolo. Ma gli incontri si dichiarano tutti insieme, e una volta sola per turno. Questo basta: dichiara.
lesson-misdeeds-declare-other = Lascia lo scheletro dov'è e dichiara.
lesson-misdeeds-lair = Colpito: Kron ha perso 1 punto vita, e per questo puoi dare 1 Pericolo a un giocatore. Il tuo scheletro non è ferito e torna da te, in mano o nella tana, dove i mostri stanno scoperti e non occupano posto in mano. Scegli la risposta che fa tutt'e due le cose: nella tana, e il Pericolo a Kron.
lesson-misdeeds-lair-both = Nella tana, sì; ma un'altra risposta dà anche il Pericolo a Kron. Scegli quella.
lesson-misdeeds-lair-other = In mano sarebbe una delle tue cinque carte. Nella tana c'è posto per tre mostri. Mettilo lì.
lesson-misdeeds-lair-self = Così il Pericolo sarebbe tuo, e lo spenderebbe il tuo avversario contro di te. Dallo a Kron.
lesson-misdeeds-reward = Per ogni punto vita che il tuo mostro toglie puoi dare 1 Pericolo a un giocatore qualsiasi. Kron va bene: pagherà lui il prossimo attacco. Un mostro della tana costa ogni volta di nuovo il suo prezzo.
lesson-misdeeds-end = Dopo vengono un luogo e la fase del tuo eroe. E poi sarà Kron a contare il tuo Pericolo.

## 5. Un combattimento passo per passo

lesson-fight = Un combattimento passo per passo
lesson-fight-about = Attacco, risposta, tiri, e alla fine il tuo colpo.
lesson-fight-sent = Sei di nuovo Roderik Talus. Kron ti manda contro un Cavaliere del Tumulo e uno Zombie. Li ha pagati tutti e due il tuo Pericolo. Hai 5 Gloria e un punto azione conservato.
lesson-fight-response = Prima rispondi, e le carte Risposta si giocano solo in questo momento. Scacciare, per 3 Gloria, scarta un mostro prima che tiri. Se ti viene chiesto qualcosa prima, passa. Poi gioca Scacciare.
lesson-fight-response-other = Due mostri insieme sono troppi. Gioca Scacciare adesso: dopo non si può più.
lesson-fight-which = Il Cavaliere del Tumulo attacca con 4, lo Zombie con 2. Scegli il Cavaliere del Tumulo.
lesson-fight-which-other = Con lo Zombie ce la fai anche senza aiuto. Scaccia il Cavaliere del Tumulo.
lesson-fight-surge = Ora tira l'attaccante, e tu vedi il risultato prima del tuo contrattacco: un dado più la tua mischia, 2. Ciò che si aggiunge a un tiro si aggiunge prima. Se prima ti si chiede altro, passa; poi gioca Slancio di Fede.
lesson-fight-surge-other = Lo Zombie ha tirato bene: ti serve aiuto. Gioca Slancio di Fede prima di tirare.
lesson-fight-x = Lo Zombie ha 8: un sei, più 2 di mischia. Senza aiuto anche a te servirebbe un sei. Slancio di Fede aggiunge tanto quanta Gloria paghi: paga 2.
lesson-fight-x-other = Ti restano 2 Gloria, e in questo combattimento non hai altro in cui spenderle. Paga 2 Gloria.
lesson-fight-tie = 8 contro 8. Colpisce chi ha di più, che attacchi o si difenda. In caso di parità non succede niente a nessuno.
lesson-fight-challenge = Un eroe che è stato attaccato può rendere il colpo: è una sfida, e costa 1 punto azione. Fuori dal tuo turno la paghi con quello che hai conservato. Puoi iniziare un solo combattimento per turno. Sfida lo Zombie.
lesson-fight-challenge-other = È per questo che hai conservato il punto azione. Sfida lo Zombie.
lesson-fight-form = La forma, mischia o magia, la sceglie l'attaccante, e il difensore deve rispondere in quella. In mischia sono i tuoi 2 contro 2, in magia 1 contro 0. Attacca in magia.
lesson-fight-form-other = In mischia siete pari: 2 contro 2. In magia è 1 contro 0. Attacca in magia.
lesson-fight-won = Il colpo è tuo! Lo Zombie è sconfitto e scartato, e la ferita ti dà 1 Gloria. Un mostro senza ferite sarebbe tornato al suo proprietario, in mano o nella tana.
lesson-fight-death = Tieni d'occhio i punti vita. A 0 il tuo eroe è morto e tu esci dal gioco: mano, tesori, favori e tana si scartano, e le missioni aperte tornano in fondo al mazzo. Se resta in vita un solo eroe, vince lui, anche senza una missione.
lesson-fight-end = Attacco, risposta, tiro, contrattacco, confronto, sfida: ogni combattimento va così. Nel tuo turno il tuo eroe può anche attaccare un altro eroe nello stesso luogo, per 1 punto azione. Se aspetti visite, conserva un punto azione.

## 6. Un round con un maestro

lesson-round = Un round con un maestro
lesson-round-about = Gioca il tuo turno e quello di un avversario come vuoi.
lesson-round-begin = Ora giochi tu: un round contro Kron, come ti pare. Qui nessuna risposta è sbagliata. Intervengo solo quando c'è qualcosa di nuovo.
lesson-round-own = È il tuo turno. Il tuo eroe ha già i suoi punti azione; prima sei il Signore del Dungeon, poi piazzi un luogo, poi agisce l'eroe. Alla fine scarti una carta e peschi fino a cinque.
lesson-round-own-at-misdeeds = Sei il Signore del Dungeon. Kron ha 5 Pericolo: quel che non spendi in questo turno resta per il prossimo. Manda qualcosa e dichiaralo, oppure scegli «Basta così». La scorciatoia di una carta, con le parole «e nient'altro», fa tutto insieme.
lesson-round-own-at-banes = Gli incontri sono risolti. Puoi ancora giocare sventure; poi la fase finisce.
lesson-round-own-at-settle = Arrivano più cose insieme, e l'ordine lo scegli tu. Una trappola può indebolire l'eroe prima del mostro.
lesson-round-own-at-where-to = Un mostro nella tana non occupa posto in mano. Quando lo mandi di nuovo, si paga di nuovo.
lesson-round-own-at-give-peril = La ferita del tuo mostro rende Pericolo a qualcuno. Dallo a chi vuoi attaccare la prossima volta.
lesson-round-own-at-place = Prima di piazzarlo, guarda le missioni. Un luogo che ti serve è meglio vicino, uno che serve agli avversari è meglio lontano. «Poi esplora ancora» ne piazza subito un altro, per 1 punto azione.
lesson-round-own-at-feats = Le tue missioni vogliono la Biblioteca e la Sala delle Catene; la Biblioteca è proprio davanti a te. Cerca lì Il Codice Perduto: un dado più i passi fino all'ingresso più vicino. Oppure cammina per la Gloria, o gioca la spada. Una missione completata chiude la fase: fa' prima il resto.
lesson-round-own-at-go-on = L'uscita ora è aperta. Passa per 1 punto azione, oppure tieni il punto e va' da un'altra parte.
lesson-round-own-at-window = Puoi giocare qualcosa o passare. Se le domande sono troppe, scegli quando riceverle, con la campana accanto alla domanda.
lesson-round-own-at-discard = Se ne va esattamente una carta; contano anche quelle davanti a te, come la spada. Quale non serve dove sei, o è troppo cara per il Pericolo di chiunque?
lesson-round-rival = È il turno di Kron. Ora è lui che conta il tuo Pericolo.
lesson-round-rival-at-save = Un punto azione conservato paga una sfida nel turno di Kron. Con il Pericolo che hai, potrebbe servirti.
lesson-round-rival-at-draw = Le carte Gloria aiutano te, le carte Pericolo danneggiano gli altri. Che cosa ti manca?
lesson-round-rival-at-window = Se puoi rispondere: vale la Gloria che costa? Una ferita è 1 punto vita su 6.
lesson-round-rival-at-form = Il difensore deve rispondere nella forma che scegli. Dove la differenza è maggiore?
lesson-round-rival-at-challenge = Per 1 punto azione puoi rendere il colpo. Ogni ferita che fai a un mostro è 1 Gloria, e uno sconfitto non torna.
lesson-round-rival-at-misdeeds = Un round intero, e il tuo eroe è ancora vivo! Ne sai abbastanza per una partita: continua qui, o fa' l'ultima lezione, sul gioco in solitario.

## 7. Da soli nel dungeon

lesson-alone = Da soli nel dungeon
lesson-alone-about = La partita in solitario: niente avversari, ma mostri quanti ne vuoi.
lesson-alone-goal = Qui il tuo eroe è Kron Asciaferoce. A Dungeoneer si può giocare anche da soli. Davanti a te ci sono tre missioni. Completale tutte, poi mettiti su un ingresso qualsiasi, e hai vinto. Se il tuo eroe muore, hai perso.
lesson-alone-boon = In solitario l'ingresso è l'unico luogo in cui si giocano i favori permanenti, quelli che restano con te, ed è proprio lì che sei. Gioca Piede Saldo.
lesson-alone-boon-other = Un favore permanente si gioca solo qui, e presto te ne andrai. Gioca Piede Saldo.
lesson-alone-boon-reflexes = Buono anche quello. Ma Piede Saldo costa meno, e per la spada ti serviranno 3 Gloria. Gioca Piede Saldo.
lesson-alone-step = Nessuno ti manda contro dei mostri: ci pensa il dungeon. Tiri tanti dadi quanto è il Pericolo del luogo. Ogni dado che mostra questo numero o meno pesca una carta Pericolo. Il Pericolo del Corridoio è 2: due dadi, e un 1 o un 2 pesca. Va' a nord.
lesson-alone-step-other = Le tue missioni sono là fuori. Va' a nord, nel Corridoio.
lesson-alone-drawn = Un 5 e un 1. Il 5 supera il Pericolo del luogo, 2, e non pesca nulla. L'1 pesca una carta Pericolo, ed è un mostro.
lesson-alone-challenge = Un dado ha pescato uno Zombie. Ti ha attaccato subito, e hai perso 1 punto vita. Anche qui, dopo, puoi rendere il colpo. Sfidalo, per 1 punto azione.
lesson-alone-challenge-other = Uno Zombie ti può valere una carta. Sfidalo, per 1 punto azione.
lesson-alone-form = La tua mischia è 3 contro 2; in magia avete 0 tutti e due. Attacca in mischia.
lesson-alone-form-other = In magia è 0 contro 0. In mischia sei più forte. Attacca in mischia.
lesson-alone-treasure = Sconfitto! Ti vale una carta Gloria, se vuoi, e questo è l'unico momento per giocare tesori permanenti. Se ti viene chiesto della carta, pescala. Poi gioca la Spada Lunga del Crociato.
lesson-alone-treasure-other = È l'unico momento per un tesoro permanente. Gioca la Spada Lunga del Crociato.
lesson-alone-dice = Alla fine del turno non si scarta niente e si pesca una carta sola. A ogni passo si tirano di nuovo i dadi: più alto è il Pericolo di un luogo, più dadi tiri e più spesso colpiscono.
lesson-alone-end = Entra in pochi luoghi, e sempre per un motivo. Per giocare un'intera partita in solitario, scegli «In solitario» nella prima pagina.
