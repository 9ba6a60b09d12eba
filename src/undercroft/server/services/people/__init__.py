"""People who keep their games: a name, ways to sign in, and the browsers that are signed in.

A person is a set of guests. Seats, words and tables belong to guests, as those of everybody else do, so nothing of a
table changes when somebody signs in; `identities` finds out, for each request, as which of these guests a browser acts.
A guest who belongs to a person is of no use without one of that person's sessions, or the cookie of a browser that has
been signed out would go on answering.

`unique_names` says which names look alike, `stored_people` reads and writes. In `proofs`, `passkeys` makes and checks
challenges, `recovery_codes` are the five words for when every passkey is lost, `code_proofs` come by mail
(`mail_sign_in`), `device_codes` sign in programs without a browser, `device_links` another device, and
`openid_issuer` is another service that the host trusts (`openid_sign_in`).
"""
