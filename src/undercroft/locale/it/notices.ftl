# Gli avvisi a chi non ha la pagina aperta: per posta elettronica, e nelle chat tramite webhook.

notice-turn-subject = Tocca a te: { $game }
notice-turn = Tocca a te a { $game }.
notice-warning-subject = Resta poco tempo: { $game }
notice-warning = Tocca ancora a te a { $game }, e resta poco tempo.
notice-nudge-subject = Ti aspettano: { $game }
notice-nudge = Qualcuno al tavolo ti manda un sollecito: a { $game } aspettano la tua mossa.
notice-nudge-by = { $player } ti manda un sollecito: a { $game } tocca ancora a te.
notice-timeout-subject = Tempo scaduto: { $game }
notice-timeout = Il tuo tempo a { $game } è scaduto. Finché non torni, { $by ->
    [bot] un bot risponde al posto tuo
   *[default] le tue risposte sono automatiche
}. Puoi tornare in qualsiasi momento: apri il tavolo e premi «Sono qui», oppure rispondi e basta.
notice-digest-subject = { $n } tavoli ti aspettano
notice-others = Al tavolo anche: { $names }.
notice-left = { $unit ->
    [days] { $n ->
        [one] Hai circa { $n } giorno per rispondere, fino a { $until }.
       *[other] Hai circa { $n } giorni per rispondere, fino a { $until }.
    }
    [hours] { $n ->
        [one] Hai circa { $n } ora per rispondere, fino a { $until }.
       *[other] Hai circa { $n } ore per rispondere, fino a { $until }.
    }
   *[minutes] { $n ->
        [one] Hai circa { $n } minuto per rispondere, fino a { $until }.
       *[other] Hai circa { $n } minuti per rispondere, fino a { $until }.
    }
}
notice-moment = { $day }, ore { $clock }
notice-test-subject = Una prova da { $site }
notice-test = Qui gli avvisi arrivano.
notice-proof-subject = Il tuo codice per { $site }: { $code }
notice-proof = Per ricevere qui gli avvisi, scrivi questo codice nella pagina: { $code } Se non l’hai chiesto tu, ignora questo messaggio.
notice-sign-in-subject = Il tuo codice per { $site }: { $code }
notice-sign-in = Per accedere, scrivi questo codice nella pagina: { $code } Vale una volta sola, per dieci minuti. Se non l’hai chiesto tu, ignora questo messaggio e non dare il codice a nessuno.
notice-new-passkey-subject = Una nuova passkey su { $site }
notice-new-passkey = Alle tue passkey se n’è aggiunta una: con essa si può accedere a tuo nome. Se non l’hai aggiunta tu, accedi, esci da tutti gli altri browser e scrivi a chi gestisce questo server.
notice-passkey-gone-subject = Una passkey rimossa su { $site }
notice-passkey-gone = Una delle tue passkey non fa più accedere. Se non l’hai rimossa tu, accedi, esci da tutti gli altri browser e crea un nuovo codice di recupero.
notice-new-channel-subject = I tuoi avvisi arrivano in un posto in più
notice-new-channel = Adesso i tuoi avvisi arrivano anche in un altro posto. Se non l’hai aggiunto tu, accedi, toglilo ed esci da tutti gli altri browser.
notice-new-code-subject = Un nuovo codice di recupero su { $site }
notice-new-code = Hai un nuovo codice di recupero, e il vecchio non vale più. Se non l’hai chiesto tu, accedi, esci da tutti gli altri browser e creane un altro.
notice-new-device-subject = Un nuovo dispositivo su { $site }
notice-new-device = Un altro dispositivo ha effettuato l’accesso a tuo nome, con un codice mostrato o confermato da uno dei tuoi. Se non sei stato tu, accedi, esci da tutti gli altri browser e crea un nuovo codice di recupero.
notice-new-openid-subject = Un nuovo modo di accedere su { $site }
notice-new-openid = Adesso un altro servizio può farti accedere. Se non l’hai aggiunto tu, accedi, rimuovilo, esci da tutti gli altri browser e crea un nuovo codice di recupero.
notice-openid-gone-subject = Un modo di accedere rimosso su { $site }
notice-openid-gone = L’altro servizio non ti fa più accedere. Se non l’hai rimosso tu, accedi, esci da tutti gli altri browser e crea un nuovo codice di recupero.
notice-leaving-subject = I tuoi dati su { $site } saranno eliminati
notice-leaving = Hai chiesto di eliminare tutti i tuoi dati: succederà tra 14 giorni. Se non lo vuoi, accedi prima di allora.
notice-unsubscribe = Per non ricevere più questi messaggi: { $url }
notice-unsubscribe-title = Avvisi per posta elettronica
notice-unsubscribe-ask = Non vuoi più ricevere messaggi da { $site }? Dalla pagina puoi riattivarli.
notice-unsubscribe-yes = Basta messaggi
notice-unsubscribe-done = Non riceverai più messaggi da { $site }.
