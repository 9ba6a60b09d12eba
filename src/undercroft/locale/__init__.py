"""Every word that a player reads, in English, Russian and Italian.

The kernel and the games speak in keys, rule numbers and arguments; `Texts` makes sentences of them with Project Fluent.
It knows no game: it receives plain data and returns text. The prefix of a key says what it is for, and the head of
`texts` says how arguments become variables. ``tests/locale`` collects all keys from the source and requires each
of them in every language.
"""
