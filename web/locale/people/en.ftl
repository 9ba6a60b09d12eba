# Keeping one's games and signing in. Loaded only with the window about that.

web-person = Signing in
web-account = My account
web-keep-about = Give yourself a name, and your games will be waiting for you in any browser where you sign in. There is no password.
web-name-hint = 2 to 24 letters or digits. Other players can see it.
web-name-free = This name is free.
web-passkey-about = Your browser then makes a passkey: you sign in with your fingerprint, your face or the PIN of your device.
web-passkeys-not-address = You sign in here with five words. Passkeys need a server with a name and a secure connection (https), and this address lacks one of them.
web-passkeys-not-browser = You sign in here with five words, as this browser has no passkeys.
web-passkey-none = The browser has not used a passkey. You can try again, or sign in with five words instead.
web-passkey-known = This device already has a passkey of yours.
web-passkey-add = Add a passkey
web-passkey-added = The passkey has been added.
web-keep-by-passkey = Continue with a passkey
web-keep-by-code = Continue with five words only
web-person-known = Have you done this in another browser?
web-person-new = Are you here for the first time?
web-sign-in-by-passkey = Sign in with a passkey
web-sign-in-by-code = Sign in with five words
web-code = Your recovery code
web-code-about = This is your recovery code. With these five words you can sign in even if you lose your devices. Write them down: they are shown only this once.
web-code-copy = Copy the code
web-code-written = I have written it down
web-code-new = New recovery code
web-code-new-sure = The old recovery code will stop working.
web-rename = Change the name
web-games-apart = { $n ->
    [one] You have { $n } game here that you played without signing in. Add it to yours?
   *[other] You have { $n } games here that you played without signing in. Add them to yours?
}
web-games-add = Add
web-games-added = The games have been added.
web-devices = Where you are signed in
web-device-here = this browser
web-device-unknown = An unknown browser
web-device-end = Sign out there
web-device-end-of = Sign out there: { $device }
web-device-ended = You are signed out there: { $device }
web-ways = How you sign in
web-no-passkeys = You have no passkey.
web-passkey-called = Passkey { $n }
web-passkey-of = Passkey { $n }: { $device }
web-passkey-made = added { $ago }
web-passkey-used = used { $ago }
web-passkey-unused = never used
web-passkey-remove = Remove
web-way-removed = Removed.
web-passkey-remove-of = Remove passkey { $n }
web-passkey-remove-sure = It will not sign you in any more. Remove it on your device, too.
web-passkey-remove-code = After that you sign in with the five words of your recovery code only. Do you still have them?
web-passkey-remove-last = This is your last way to sign in. Once you are signed out, nobody can get your games back.
web-has-passkeys = { $n ->
    [one] You have { $n } passkey.
   *[other] You have { $n } passkeys.
}
web-has-code = You have a recovery code.
web-no-code = You have no recovery code.
web-sign-out = Sign out in this browser
web-person-restored = You have taken your deletion back. Your games and your name are there again.
web-own-data = Download or delete my data

## What the server says no to

web-error-name-length = A name has 2 to 24 characters.
web-error-name-letters = A name has letters and digits, and between them spaces, hyphens, apostrophes, full stops or underscores.
web-error-name-scripts = All the letters of a name belong to one alphabet.
web-error-name-reserved = Nobody may have this name, as others would take it for the server’s own.
web-error-name-taken = Somebody has this name already, or one that looks like it.
web-error-passkey = The server has not accepted this passkey. Try again.
web-error-no-passkeys = There are no passkeys at this address. Sign in with five words.
web-error-too-many = You have very many passkeys already.
web-error-no-passkey = This passkey is not in the list any more.
web-error-last-way = This is your last way to sign in.
web-error-signed-in = Somebody is signed in here already. Reload the page.
web-error-signed-out = You are no longer signed in here. Reload the page.
web-error-code = Nobody has this recovery code. It has five words; check each of them.
web-error-tries = Too many codes have been tried here. Wait a few minutes.
web-error-deleted = The time to change your mind is over: this person has been deleted.
web-error-joined = These games already belong to somebody else.
web-error-not-found = You are no longer signed in there.
web-error-forbidden = This browser keeps no cookies, so you cannot sign in here.
web-error-bad-request = The server does not understand that. Reload the page and try again.
web-error-no-mail = This server sends no mail.
web-error-mail-address = This is not a mail address.
web-error-mail-code = This code does not count, or no longer. You can have another one sent.
web-error-mail-taken = Somebody else already signs in by this address.
web-error-no-channel = This place is not in the list any more.
web-error-channel-known = This place is in the list already.
web-error-channel-code = This code does not count, or no longer. Remove the place and add it again for another code.
web-error-channel-invalid = Notices cannot go there. Check the address.
web-error-channel-private-address = Notices only go to addresses on the public internet.
web-error-channel-unreachable = Nobody answers there.
web-error-channel-redirect = That address leads to another one. Enter the last one.
web-error-channel-rejected = Messages are not accepted there.
web-error-channel-gone = There is nothing at that address any more.

## Showing again that it is oneself

web-proof-about = Show that it is you: then the change is made.
web-proof-by-passkey = Use a passkey
web-proof-by-code = Use five words
web-proof-by-mail = Use the code
web-error-proof = Nothing has been changed, because you did not show that it is you.
web-error-proof-other = This belongs to somebody else.

## Signing in by mail

web-mail-sign-in = Sign in by mail
web-mail-address = Mail address
web-mail-send = Send me a code
web-mail-sent = If somebody signs in by this address, a code is on its way. It counts for ten minutes.
web-mail-code = The code from the mail
web-has-mail = A code can come by mail.

## Notices

web-notices = Notices when it is your turn
web-notices-none = No notices are set up yet.
web-notices-where = Where they go
web-channel-mail = Mail
web-channel-push = Browser
web-channel-webhook = Webhook
web-channel-here = this browser
web-channel-first = Send them:
web-channel-more = Send them here, too:
web-channel-add-mail = By mail
web-channel-add-push = In this browser
web-channel-add-webhook = To a webhook
web-channel-no-push = Notices in this browser need a secure connection (https), and a browser that can show them.
web-channel-push-denied = The browser does not allow notices from this page. You can change that in its settings.
web-channel-webhook-address = Address (https) that a chat service or a program gave you
web-channel-mail-about = You can sign in by this address, too.
web-channel-add = Add
web-channel-secret = This secret signs what is sent there. It is shown only this once:
web-channel-proof = Code that was sent there
web-channel-prove = Confirm
web-channel-works = Notices go there from now on.
web-channel-waiting = Waiting for the code
web-channel-test = Send a test
web-channel-test-of = Send a test: { $target }
web-channel-remove = Remove
web-channel-remove-of = Remove: { $target }
web-channel-remove-sure = Nothing will be sent there any more.
web-channel-never = nothing sent yet
web-channel-last = last delivered { $ago }
web-channel-failed = last failed { $ago }
web-channel-paused = Paused: { $why } A test that arrives turns it on again.
web-channel-why-gone = there is nothing at the address any more.
web-channel-why-invalid = notices cannot go there.
web-channel-why-private-address = the address is not on the public internet.
web-channel-why-redirect = the address leads to another one.
web-channel-why-rejected = messages are not accepted there.
web-channel-why-unreachable = nobody answers there.
web-channel-why-unsubscribed = you have ended these mails.
web-notices-when = When they come
web-notices-delay = How long after the question
web-notices-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-notices-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-notices-quiet = Quiet hours
web-notices-from = from
web-notices-until = until
web-notices-digest = One mail a day with everything, at
web-notices-digest-time = Time of the daily mail
web-notices-digest-about = Only if something waits. A warning that little time is left still comes by itself.
web-notices-zone = Time zone
web-notices-about = None comes while you have a page open before your eyes; it waits until you have left. At tables with a time limit, another one comes when a quarter of the time is left.
web-notices-save = Save
web-notices-saved = Saved.
web-notices-mute = Send me no notices about this table
web-push-turn-title = Your turn
web-push-turn = It is your turn at a table.
web-push-warning-title = Little time left
web-push-warning = It is still your turn at a table.
web-push-new-passkey-title = A new passkey
web-push-new-passkey = One more passkey can sign in as you. Was that you?
web-push-passkey-gone-title = A passkey removed
web-push-passkey-gone = One of your passkeys no longer signs you in. Was that you?
web-push-new-channel-title = Notices go to one more place
web-push-new-channel = Was it you who added it?
web-push-new-code-title = A new recovery code
web-push-new-code = Your old recovery code no longer works. Was that you?
web-push-new-device-title = A new device
web-push-new-device = Another device has signed in as you. Was that you?
web-push-new-openid-title = A new way to sign in
web-push-new-openid = Another service can sign you in. Was that you?
web-push-openid-gone-title = A way to sign in removed
web-push-openid-gone = The other service no longer signs you in. Was that you?
web-push-leaving-title = Your data will be deleted
web-push-leaving = In 14 days. Sign in before then if you do not want that.
web-push-nudge-title = They wait for you
web-push-nudge = Somebody at a table has reminded you of your turn.
web-push-timeout-title = Your time ran out
web-push-timeout = Others answer for you at a table until you are back.
web-push-proof-title = Undercroft
web-push-proof = Notices reach you in this browser.

web-program = Sign in to the terminal program
web-program-code = The code that the program shows
web-program-look = Continue
web-program-asks = { $device } wants to sign in as { $name }.
web-program-near = It is in the same network as this browser.
web-program-far = It is in another network than this browser. Confirm only if you have started it yourself.
web-program-confirm = That is me
web-program-done = It is signed in now.
web-error-device-code = No program shows this code now. A code is good for ten minutes.
web-error-expired = Nobody has confirmed this code in time.

## Another device

web-link-add = Sign in another device
web-link-about = Point the camera of the other device at this code, or open { $address } there and type these letters. They work once, for three minutes.
web-link-alt = QR code that signs in another device
web-link-careful = Show this code to nobody: it signs in as you.
web-link-only-here = This address opens only on this computer.
web-link-done = The other device is signed in: { $device }
web-link-over = The three minutes are over. Nobody has used the code.
web-link-code = The code that your other device shows
web-link-owner = By this code you become { $name } in this browser. Continue only if you made the code yourself just now.
web-link-confirm = Sign in as { $name }
web-link-signed-in = To sign in as somebody else, sign out here first.
web-error-device-link = This code is wrong or has expired. Make a new one on your other device.

## Signing in by another service

web-openid-sign-in = Sign in with { $name }
web-openid-add = Also sign in with { $name }
web-has-openid = You can sign in with { $name }.
web-openid-remove-of = Remove { $name }
web-openid-remove-sure = It will not sign you in any more.
web-openid-proof = Show it at { $name }
web-openid-proof-about = Then come back here and do it again.
web-openid-old = A service that this server no longer knows could sign you in.
web-openid-old-remove = Remove the old service
web-openid-done-proof = This worked. Now make your change again.
web-openid-done-add = This worked: from now on you can sign in this way, too.
web-error-openid = This sign-in was not accepted. Begin again from here.
web-error-openid-unavailable = The other service does not answer as it should. Try later, or sign in another way.
web-error-openid-known = You can sign in this way already.
web-error-openid-taken = Somebody else already signs in this way.
web-error-no-openid = This server has no other service to sign in with.
web-error-no-way = You no longer sign in this way.

## Vacation

web-vacation-about = At tables that give a day or more for each answer, your time stands still during an absence, and the others there see until when. You can end it earlier at any time; answering ends it too. No notices are sent meanwhile.
web-vacation-or-stand-in = To let a game go on without you, open the menu (≡) of its table and choose “{ $button }”: then the computer answers for you there.
web-vacation-planned = Absent from { $from } to { $to }.
web-vacation-over = The absence is over.
web-vacation-drop = Cancel the absence
web-vacation-from = First day
web-vacation-to = Last day
web-vacation-notices = Send me notices nevertheless
web-vacation-left = { $days ->
    [one] You can be absent for { $days } day at most. What you take within a year is added up.
   *[other] You can be absent for { $days } days at most. What you take within a year is added up.
}
web-error-vacation-order = The last day has to be today or later, and not before the first.
web-error-vacation-long = That is too long at one time.
web-error-vacation-far = The first day has to be within a year.
web-error-vacation-year = Together with your other absences within a year, that is too long.
