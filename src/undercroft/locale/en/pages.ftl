# What is said of a page before it is opened: its title and description, in search results and in previews of links.

page-home = { $site }: board games in the dungeon
page-home-about = Play { $games } in your browser, against the computer or with friends. Free, without an account.
page-rules = Rules
page-rules-about = The numbered rules of { $games }, with a search.
page-rules-of = Rules: { $game }
page-rules-of-about = The numbered rules of { $game }, chapter by chapter, with a search.
page-gallery = Card gallery
page-gallery-about = All cards and tiles of { $games }, with their whole texts and a search.
page-gallery-of = Card gallery: { $game }
page-gallery-of-about = All cards and tiles of { $game }, with their whole texts and a search.
page-table = A table of { $game }
page-table-about = { $n ->
    [one] { $game } for one player. Open the table to watch the game.
   *[other] { $game } for { $n } players. Open the table to watch the game.
}
page-join = An invitation to play { $game }
page-join-about = { $n ->
    [one] { $game } for one player. Open the link to take the seat.
   *[other] { $game } for { $n } players. Open the link to take your seat; you need no account.
}
page-replay = Replay: { $game }
page-replay-about = Watch a finished game of { $game } again, move by move.
page-verify = Check the shuffle
page-verify-about = Check that the shuffle of a finished game was fixed before the game began.
page-about = About { $site }
page-about-about = What { $site } is, and whose work it uses.
page-privacy = Privacy
page-privacy-about = What this server stores of you, and how you download or delete it.
page-unknown = Page not found
page-unknown-about = There is nothing at this address.
