# Conservare le proprie partite e accedere. Si carica solo con la finestra che ne tratta.

web-person = Accesso
web-keep-about = Scegli un nome e ritroverai le tue partite in ogni browser in cui accedi. Non c’è nessuna password.
web-name-hint = Da 2 a 24 lettere o cifre. Gli altri giocatori lo vedono.
web-name-free = Questo nome è libero.
web-passkey-about = Poi il browser crea una passkey: accedi con l’impronta, con il viso o con il PIN del dispositivo.
web-passkeys-not-address = Qui si accede con cinque parole. Le passkey richiedono un server con un nome e una connessione sicura (https), e a questo indirizzo manca l’uno o l’altra.
web-passkeys-not-browser = Qui accedi con cinque parole, perché questo browser non ha passkey.
web-passkey-none = Il browser non ha usato nessuna passkey. Puoi riprovare oppure accedere con cinque parole.
web-passkey-known = Questo dispositivo ha già una tua passkey.
web-passkey-add = Aggiungi una passkey
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
web-devices = Dove hai effettuato l’accesso
web-device-here = questo browser
web-device-unknown = Un browser sconosciuto
web-device-end = Esci da lì
web-device-end-of = Esci da lì: { $device }
web-ways = Come accedi
web-no-passkeys = Non hai nessuna passkey.
web-has-passkeys = { $n ->
    [one] Hai { $n } passkey.
   *[other] Hai { $n } passkey.
}
web-has-code = Hai un codice di recupero.
web-no-code = Non hai nessun codice di recupero.
web-sign-out = Esci da questo browser

## Che cosa rifiuta il server

web-error-name-length = Un nome ha da 2 a 24 caratteri.
web-error-name-letters = Un nome ha lettere e cifre e, tra di esse, spazi, trattini, apostrofi, punti o trattini bassi.
web-error-name-scripts = Tutte le lettere di un nome appartengono a un solo alfabeto.
web-error-name-reserved = Nessuno può avere questo nome: sembrerebbe quello del server.
web-error-name-taken = Qualcuno ha già questo nome, o uno che gli somiglia.
web-error-passkey = Il server non ha accettato questa passkey. Riprova.
web-error-no-passkeys = A questo indirizzo non ci sono passkey. Accedi con cinque parole.
web-error-too-many = Hai già moltissime passkey.
web-error-signed-in = Qui qualcuno ha già effettuato l’accesso. Ricarica la pagina.
web-error-signed-out = Qui non hai più effettuato l’accesso. Ricarica la pagina.
web-error-code = Nessuno ha questo codice di recupero. Ha cinque parole: controllale una per una.
web-error-tries = Qui sono stati provati troppi codici. Aspetta qualche minuto.
web-error-joined = Queste partite appartengono già a un’altra persona.
web-error-not-found = Da lì sei già uscito.
web-error-forbidden = Questo browser non conserva i cookie, quindi qui non puoi accedere.
