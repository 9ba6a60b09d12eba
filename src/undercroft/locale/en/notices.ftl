# Notices to people who are not at a page: mail, and chat services by webhooks.

notice-turn-subject = Your turn: { $game }
notice-turn = It is your turn at { $game }.
notice-warning-subject = Little time left: { $game }
notice-warning = It is still your turn at { $game }, and little time is left.
notice-others = Also at the table: { $names }.
notice-left = { $unit ->
    [days] { $n ->
        [one] You have { $n } day to answer.
       *[other] You have { $n } days to answer.
    }
    [hours] { $n ->
        [one] You have { $n } hour to answer.
       *[other] You have { $n } hours to answer.
    }
   *[minutes] { $n ->
        [one] You have { $n } minute to answer.
       *[other] You have { $n } minutes to answer.
    }
}
notice-test-subject = A test from { $site }
notice-test = Notices reach you here.
notice-proof-subject = Your code for { $site }: { $code }
notice-proof = To get notices here, type this code on the page: { $code }
notice-sign-in-subject = Your code for { $site }: { $code }
notice-sign-in = To sign in, type this code on the page: { $code } It works once, for ten minutes. If you have not asked for it, ignore this mail, and give the code to nobody.
notice-unsubscribe = No more of these mails: { $url }
notice-unsubscribe-title = Notices by mail
notice-unsubscribe-ask = Get no more mails from { $site }? On the page you can turn them on again.
notice-unsubscribe-yes = No more mails
notice-unsubscribe-done = You will get no more mails from { $site }.
