# Notices to people who are not at a page: mail, and chat services by webhooks.

notice-turn-subject = Your turn: { $game }
notice-turn = It is your turn at { $game }.
notice-warning-subject = Little time left: { $game }
notice-warning = It is still your turn at { $game }, and little time is left.
notice-nudge-subject = They wait for you: { $game }
notice-nudge = Somebody at the table has reminded you: they wait for your turn at { $game }.
notice-nudge-by = { $player } has reminded you: it is still your turn at { $game }.
notice-timeout-subject = Your time ran out: { $game }
notice-timeout = Your time at { $game } ran out. { $by ->
    [bot] A bot answers for you
   *[default] The default answers are given for you
} until you are back. You can come back at any time: open the table and press “I am back”, or simply answer.
notice-digest-subject = { $n } tables wait for you
notice-others = Also at the table: { $names }.
notice-left = { $unit ->
    [days] { $n ->
        [one] You have about { $n } day to answer, until { $until }.
       *[other] You have about { $n } days to answer, until { $until }.
    }
    [hours] { $n ->
        [one] You have about { $n } hour to answer, until { $until }.
       *[other] You have about { $n } hours to answer, until { $until }.
    }
   *[minutes] { $n ->
        [one] You have about { $n } minute to answer, until { $until }.
       *[other] You have about { $n } minutes to answer, until { $until }.
    }
}
notice-moment = { $day }, { $clock }
notice-test-subject = A test from { $site }
notice-test = Notices reach you here.
notice-proof-subject = Your code for { $site }: { $code }
notice-proof = To get notices here, type this code on the page: { $code } If you have not asked for it, ignore this mail.
notice-sign-in-subject = Your code for { $site }: { $code }
notice-sign-in = To sign in, type this code on the page: { $code } It works once, for ten minutes. If you have not asked for it, ignore this mail, and give the code to nobody.
notice-new-passkey-subject = A new passkey at { $site }
notice-new-passkey = A passkey has been added to those that you can sign in with. If you have not done that yourself, sign in, sign out all other browsers, and write to those who run this server.
notice-passkey-gone-subject = A passkey removed at { $site }
notice-passkey-gone = One of your passkeys no longer signs you in. If you have not removed it yourself, sign in, sign out all other browsers, and make a new recovery code.
notice-new-channel-subject = Notices go to one more place
notice-new-channel = Your notices go to one more place now. If you have not added it yourself, sign in, remove it, and sign out all other browsers.
notice-new-code-subject = A new recovery code at { $site }
notice-new-code = You have a new recovery code, and the old one no longer works. If you have not asked for it yourself, sign in, sign out all other browsers, and make another one.
notice-new-device-subject = A new device at { $site }
notice-new-device = Another device has signed in as you, by a code that one of yours has shown or confirmed. If that was not you, sign in, sign out all other browsers, and make a new recovery code.
notice-new-openid-subject = A new way to sign in at { $site }
notice-new-openid = Another service can sign you in now. If you have not added it yourself, sign in, remove it, sign out all other browsers, and make a new recovery code.
notice-openid-gone-subject = A way to sign in removed at { $site }
notice-openid-gone = The other service no longer signs you in. If you have not removed it yourself, sign in, sign out all other browsers, and make a new recovery code.
notice-leaving-subject = Your data at { $site } will be deleted
notice-leaving = You have asked for all of your data to be deleted, which will be done in 14 days. If you do not want that, sign in before then.
notice-unsubscribe = No more of these mails: { $url }
notice-unsubscribe-title = Notices by mail
notice-unsubscribe-ask = Get no more mails from { $site }? On the page you can turn them on again.
notice-unsubscribe-yes = No more mails
notice-unsubscribe-done = You will get no more mails from { $site }.
