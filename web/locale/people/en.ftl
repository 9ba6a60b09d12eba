# Keeping one's games and signing in. Loaded only with the window about that.

web-person = Signing in
web-keep-about = Give yourself a name, and your games will be waiting for you in any browser where you sign in. There is no password.
web-name-hint = 2 to 24 letters or digits. Other players can see it.
web-name-free = This name is free.
web-passkey-about = Your browser then makes a passkey: you sign in with your fingerprint, your face or the PIN of your device.
web-passkeys-not-address = You sign in here with five words. Passkeys need a server with a name and a secure connection (https), and this address has not both.
web-passkeys-not-browser = You sign in here with five words, as this browser has no passkeys.
web-passkey-none = The browser has not used a passkey. You can try again, or sign in with five words instead.
web-passkey-known = This device already has a passkey of yours.
web-passkey-add = Add a passkey
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
web-devices = Where you are signed in
web-device-here = this browser
web-device-unknown = An unknown browser
web-device-end = Sign out there
web-device-end-of = Sign out there: { $device }
web-ways = How you sign in
web-no-passkeys = You have no passkey.
web-has-passkeys = { $n ->
    [one] You have { $n } passkey.
   *[other] You have { $n } passkeys.
}
web-has-code = You have a recovery code.
web-no-code = You have no recovery code.
web-sign-out = Sign out in this browser

## What the server says no to

web-error-name-length = A name has 2 to 24 characters.
web-error-name-letters = A name has letters and digits, and between them spaces, hyphens, apostrophes, full stops or underscores.
web-error-name-scripts = All the letters of a name belong to one alphabet.
web-error-name-reserved = Nobody may have this name, as others would take it for the server’s own.
web-error-name-taken = Somebody has this name already, or one that looks like it.
web-error-passkey = The server has not accepted this passkey. Try again.
web-error-no-passkeys = There are no passkeys at this address. Sign in with five words.
web-error-too-many = You have very many passkeys already.
web-error-signed-in = Somebody is signed in here already. Reload the page.
web-error-signed-out = You are no longer signed in here. Reload the page.
web-error-code = Nobody has this recovery code. It has five words; check each of them.
web-error-tries = Too many codes have been tried here. Wait a few minutes.
web-error-joined = These games already belong to somebody else.
web-error-not-found = You are no longer signed in there.
web-error-forbidden = This browser keeps no cookies, so you cannot sign in here.
