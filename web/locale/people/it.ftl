# Conservare le proprie partite e accedere. Si carica solo con la finestra che ne tratta.

web-person = Accesso
web-account = Il mio account
web-keep-about = Scegli un nome e ritroverai le tue partite in ogni browser in cui accedi. Non c’è nessuna password.
web-name-hint = Da 2 a 24 lettere o cifre. Gli altri giocatori lo vedono.
web-name-free = Questo nome è libero.
web-passkey-about = Poi il browser crea una passkey: accedi con l’impronta, con il viso o con il PIN del dispositivo.
web-passkeys-not-address = Qui si accede con cinque parole. Le passkey richiedono un server con un nome e una connessione sicura (https), e a questo indirizzo manca l’uno o l’altra.
web-passkeys-not-browser = Qui accedi con cinque parole, perché questo browser non ha passkey.
web-passkey-none = Il browser non ha usato nessuna passkey. Puoi riprovare oppure accedere con cinque parole.
web-passkey-known = Questo dispositivo ha già una tua passkey.
web-passkey-add = Aggiungi una passkey
web-passkey-added = La passkey è stata aggiunta.
web-keep-by-passkey = Continua con una passkey
web-keep-by-code = Continua solo con cinque parole
web-person-known = L’hai già fatto in un altro browser?
web-person-new = È la prima volta che vieni qui?
web-sign-in-by-passkey = Accedi con una passkey
web-sign-in-by-code = Accedi con cinque parole
web-code = Il tuo codice di recupero
web-code-about = Questo è il tuo codice di recupero. Con queste cinque parole accedi anche se perdi i tuoi dispositivi. Scrivile: non saranno più mostrate.
web-code-copy = Copia il codice
web-code-written = L’ho scritto
web-code-new = Nuovo codice di recupero
web-code-new-sure = Il vecchio codice di recupero non varrà più.
web-rename = Cambia nome
web-games-apart = { $n ->
    [one] Qui hai { $n } partita giocata senza accedere. Vuoi aggiungerla alle tue?
   *[other] Qui hai { $n } partite giocate senza accedere. Vuoi aggiungerle alle tue?
}
web-games-add = Aggiungi
web-games-added = Le partite sono state aggiunte.
web-devices = Dove hai effettuato l’accesso
web-device-here = questo browser
web-device-unknown = Un browser sconosciuto
web-device-end = Esci da lì
web-device-end-of = Esci da lì: { $device }
web-device-ended = Sei uscito da lì: { $device }
web-ways = Come accedi
web-no-passkeys = Non hai nessuna passkey.
web-passkey-called = Passkey { $n }
web-passkey-of = Passkey { $n }: { $device }
web-passkey-made = aggiunta { $ago }
web-passkey-used = usata { $ago }
web-passkey-unused = mai usata
web-passkey-remove = Rimuovi
web-way-removed = Rimosso.
web-passkey-remove-of = Rimuovi la passkey { $n }
web-passkey-remove-sure = Non ti farà più accedere. Rimuovila anche dal tuo dispositivo.
web-passkey-remove-code = Dopo accederai solo con le cinque parole del codice di recupero. Le hai ancora?
web-passkey-remove-last = È il tuo ultimo modo di accedere. Una volta uscito, nessuno potrà restituirti le tue partite.
web-has-passkeys = { $n ->
    [one] Hai { $n } passkey.
   *[other] Hai { $n } passkey.
}
web-has-code = Hai un codice di recupero.
web-no-code = Non hai nessun codice di recupero.
web-sign-out = Esci da questo browser
web-person-restored = Hai annullato l’eliminazione. Le tue partite e il tuo nome ci sono di nuovo.
web-own-data = Scarica o elimina i miei dati

## Che cosa rifiuta il server

web-error-name-length = Un nome ha da 2 a 24 caratteri.
web-error-name-letters = Un nome ha lettere e cifre e, tra di esse, spazi, trattini, apostrofi, punti o trattini bassi.
web-error-name-scripts = Tutte le lettere di un nome appartengono a un solo alfabeto.
web-error-name-reserved = Nessuno può avere questo nome: sembrerebbe quello del server.
web-error-name-taken = Qualcuno ha già questo nome, o uno che gli somiglia.
web-error-passkey = Il server non ha accettato questa passkey. Riprova.
web-error-no-passkeys = A questo indirizzo non ci sono passkey. Accedi con cinque parole.
web-error-too-many = Hai già moltissime passkey.
web-error-no-passkey = Questa passkey non è più nell’elenco.
web-error-last-way = È il tuo ultimo modo di accedere.
web-error-signed-in = Qui qualcuno ha già effettuato l’accesso. Ricarica la pagina.
web-error-signed-out = Qui non hai più effettuato l’accesso. Ricarica la pagina.
web-error-code = Nessuno ha questo codice di recupero. Ha cinque parole: controllale una per una.
web-error-tries = Qui sono stati provati troppi codici. Aspetta qualche minuto.
web-error-deleted = Il tempo per ripensarci è passato: questa persona è stata eliminata.
web-error-joined = Queste partite appartengono già a un’altra persona.
web-error-not-found = Da lì sei già uscito.
web-error-forbidden = Questo browser non conserva i cookie, quindi qui non puoi accedere.
web-error-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
web-error-no-mail = Questo server non manda posta.
web-error-mail-address = Questo non è un indirizzo di posta elettronica.
web-error-mail-code = Questo codice non vale, o non vale più. Puoi fartene mandare un altro.
web-error-mail-taken = Con questo indirizzo accede già qualcun altro.
web-error-no-channel = Questo recapito non è più nell’elenco.
web-error-channel-known = Questo recapito è già nell’elenco.
web-error-channel-code = Questo codice non vale, o non vale più. Per averne un altro togli il recapito e aggiungilo di nuovo.
web-error-channel-invalid = Lì non si possono mandare avvisi. Controlla l’indirizzo.
web-error-channel-private-address = Gli avvisi vanno solo a indirizzi dell’internet pubblica.
web-error-channel-unreachable = Lì non risponde nessuno.
web-error-channel-redirect = Quell’indirizzo rimanda a un altro. Scrivi l’ultimo.
web-error-channel-rejected = Lì i messaggi non vengono accettati.
web-error-channel-gone = A quell’indirizzo non c’è più niente.

## Mostrare di nuovo chi si è

web-proof-about = Conferma che sei tu: poi la modifica verrà fatta.
web-proof-by-passkey = Conferma con una passkey
web-proof-by-code = Conferma con cinque parole
web-proof-by-mail = Conferma con il codice
web-error-proof = Non è cambiato nulla, perché non hai confermato che sei tu.
web-error-proof-other = Questo appartiene a qualcun altro.

## Accedere per posta

web-mail-sign-in = Accedi per posta elettronica
web-mail-address = Indirizzo di posta elettronica
web-mail-send = Mandami un codice
web-mail-sent = Se qualcuno accede con questo indirizzo, il codice è in arrivo. Vale dieci minuti.
web-mail-code = Il codice nel messaggio
web-has-mail = Puoi ricevere un codice per posta.

## Avvisi

web-notices = Avvisi quando tocca a te
web-notices-none = Nessun avviso attivo.
web-notices-where = Dove arrivano
web-channel-mail = Posta
web-channel-push = Browser
web-channel-webhook = Webhook
web-channel-here = questo browser
web-channel-first = Mandali:
web-channel-more = Mandali anche:
web-channel-add-mail = Per posta
web-channel-add-push = In questo browser
web-channel-add-webhook = A un webhook
web-channel-no-push = Per gli avvisi nel browser servono una connessione sicura (https) e un browser che li mostri.
web-channel-push-denied = Il browser non permette gli avvisi di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-channel-webhook-address = Indirizzo (https) avuto da una chat o da un programma
web-channel-mail-about = Con questo indirizzo potrai anche accedere.
web-channel-add = Aggiungi
web-channel-secret = Con questo segreto è firmato ciò che viene mandato lì. Lo vedi solo questa volta:
web-channel-proof = Il codice arrivato lì
web-channel-prove = Conferma
web-channel-works = D’ora in poi gli avvisi arrivano lì.
web-channel-waiting = Aspetta il codice
web-channel-test = Manda una prova
web-channel-test-of = Manda una prova: { $target }
web-channel-remove = Togli
web-channel-remove-of = Togli: { $target }
web-channel-remove-sure = Lì non arriverà più niente.
web-channel-never = ancora nessun avviso
web-channel-last = ultimo recapitato { $ago }
web-channel-failed = ultimo non riuscito { $ago }
web-channel-paused = In pausa: { $why } Una prova che arriva lo riattiva.
web-channel-why-gone = a quell’indirizzo non c’è più niente.
web-channel-why-invalid = lì non si possono mandare avvisi.
web-channel-why-private-address = l’indirizzo non è nell’internet pubblica.
web-channel-why-redirect = l’indirizzo rimanda a un altro.
web-channel-why-rejected = lì i messaggi non vengono accettati.
web-channel-why-unreachable = lì non risponde nessuno.
web-channel-why-unsubscribed = hai disattivato questi messaggi.
web-notices-when = Quando arrivano
web-notices-delay = Quanto dopo la domanda
web-notices-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
web-notices-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
web-notices-quiet = Ore di silenzio
web-notices-from = dalle
web-notices-until = alle
web-notices-digest = Un solo messaggio di posta al giorno, alle
web-notices-digest-time = Ora del messaggio giornaliero
web-notices-digest-about = Solo se qualcosa ti aspetta. L’avviso che resta poco tempo arriva comunque da solo.
web-notices-zone = Fuso orario
web-notices-about = Finché hai una pagina davanti agli occhi non ne arrivano: aspettano che tu te ne vada. Ai tavoli con un tempo limite ne arriva un altro quando resta un quarto del tempo.
web-notices-save = Salva
web-notices-saved = Salvato.
web-notices-mute = Non mandarmi avvisi su questo tavolo
web-push-turn-title = Tocca a te
web-push-turn = A un tavolo tocca a te.
web-push-warning-title = Resta poco tempo
web-push-warning = A un tavolo tocca ancora a te.
web-push-new-passkey-title = Una nuova passkey
web-push-new-passkey = Un’altra passkey può accedere a tuo nome. Sei stato tu?
web-push-passkey-gone-title = Una passkey rimossa
web-push-passkey-gone = Una delle tue passkey non fa più accedere. Sei stato tu?
web-push-new-channel-title = I tuoi avvisi arrivano in un posto in più
web-push-new-channel = L’hai aggiunto tu?
web-push-new-code-title = Un nuovo codice di recupero
web-push-new-code = Il vecchio codice di recupero non vale più. Sei stato tu?
web-push-new-device-title = Un nuovo dispositivo
web-push-new-device = Un altro dispositivo ha effettuato l’accesso a tuo nome. Sei stato tu?
web-push-new-openid-title = Un nuovo modo di accedere
web-push-new-openid = Un altro servizio può farti accedere. Sei stato tu?
web-push-openid-gone-title = Un modo di accedere rimosso
web-push-openid-gone = L’altro servizio non ti fa più accedere. Sei stato tu?
web-push-leaving-title = I tuoi dati saranno eliminati
web-push-leaving = Tra 14 giorni. Se non lo vuoi, accedi prima.
web-push-nudge-title = Ti aspettano
web-push-nudge = Qualcuno a un tavolo ti ricorda che tocca a te.
web-push-timeout-title = Tempo scaduto
web-push-timeout = A un tavolo si risponde al posto tuo finché non torni.
web-push-proof-title = Undercroft
web-push-proof = Gli avvisi arrivano in questo browser.

web-program = Accesso dal programma per terminale
web-program-code = Il codice che il programma mostra
web-program-look = Continua
web-program-asks = { $device } vuole accedere come { $name }.
web-program-near = È nella stessa rete di questo browser.
web-program-far = È in una rete diversa da quella di questo browser. Conferma solo se lo hai avviato tu.
web-program-confirm = Sono io
web-program-done = Ora ha effettuato l’accesso.
web-error-device-code = Nessun programma mostra questo codice. Un codice vale dieci minuti.
web-error-expired = Nessuno ha confermato il codice in tempo.

## Un altro dispositivo

web-link-add = Accedi da un altro dispositivo
web-link-about = Inquadra questo codice QR con l’altro dispositivo, oppure apri lì { $address } e scrivi queste lettere. Valgono una volta sola, per tre minuti.
web-link-alt = Codice QR che fa accedere un altro dispositivo
web-link-careful = Non mostrare a nessuno questo codice: permette di accedere a tuo nome.
web-link-only-here = Questo indirizzo si apre solo su questo computer.
web-link-done = L’altro dispositivo ha effettuato l’accesso: { $device }
web-link-over = I tre minuti sono passati. Nessuno ha usato il codice.
web-link-code = Il codice che mostra l’altro tuo dispositivo
web-link-owner = Con questo codice in questo browser diventi { $name }. Continua solo se hai appena creato tu il codice.
web-link-confirm = Accedi come { $name }
web-link-signed-in = Per accedere come qualcun altro, prima esci da qui.
web-error-device-link = Il codice è sbagliato o scaduto. Creane uno nuovo sull’altro dispositivo.

## Accedere con un altro servizio

web-openid-sign-in = Accedi con { $name }
web-openid-add = Accedi anche con { $name }
web-has-openid = Puoi accedere con { $name }.
web-openid-remove-of = Rimuovi { $name }
web-openid-remove-sure = Non ti farà più accedere.
web-openid-proof = Dimostralo con { $name }
web-openid-proof-about = Poi torna qui e ripeti.
web-openid-old = Prima potevi accedere con un servizio che questo server non conosce più.
web-openid-old-remove = Rimuovi il vecchio servizio
web-openid-done-proof = Fatto. Ora ripeti la modifica che volevi fare.
web-openid-done-add = Fatto: d’ora in poi puoi accedere anche così.
web-error-openid = Questo accesso non è stato accettato. Ricomincia da qui.
web-error-openid-unavailable = L’altro servizio non risponde come dovrebbe. Riprova più tardi o accedi in un altro modo.
web-error-openid-known = In questo modo puoi già accedere.
web-error-openid-taken = In questo modo accede già qualcun altro.
web-error-no-openid = Questo server non ha un altro servizio con cui accedere.
web-error-no-way = In questo modo non accedi più.

## Assenza

web-vacation-about = Ai tavoli che danno un giorno o più per ogni risposta, durante un’assenza il tuo tempo è fermo, e gli altri vedono fino a quando. Puoi finirla prima in qualsiasi momento; anche una risposta la fa finire. Intanto non ricevi avvisi.
web-vacation-or-stand-in = Se vuoi che una partita continui senza di te, apri il menu (≡) del suo tavolo e scegli «{ $button }»: lì risponde il computer al tuo posto.
web-vacation-planned = Assenza: dal { $from } al { $to }.
web-vacation-over = L’assenza è finita.
web-vacation-drop = Annulla l’assenza
web-vacation-from = Primo giorno
web-vacation-to = Ultimo giorno
web-vacation-notices = Mandami comunque gli avvisi
web-vacation-left = { $days ->
    [one] Puoi essere assente al massimo per { $days } giorno. I giorni presi in un anno si sommano.
   *[other] Puoi essere assente al massimo per { $days } giorni. I giorni presi in un anno si sommano.
}
web-error-vacation-order = L’ultimo giorno non può essere già passato né venire prima del primo.
web-error-vacation-long = È troppo per una volta sola.
web-error-vacation-far = Il primo giorno deve essere entro un anno.
web-error-vacation-year = Con le altre assenze di un anno, è troppo.
