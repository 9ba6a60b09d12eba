# What is said of a page before it is opened: its title and description, in search results and in previews of links.

page-home = { $site }: board games in the dungeon
page-home-about = Play { $games } in your browser, against the computer or with friends. Free, without an account.
page-rules = Rules
page-rules-about = The numbered rules of { $games }, with a search.
page-rules-of = Rules: { $game }
page-rules-of-about = The numbered rules of { $game }, chapter by chapter, with a search.
page-rules-learn = How to play { $game }
page-rules-learn-about = How { $game } is played, on one page: what you want, a round, a battle step by step, and three mistakes of beginners.
page-rules-summary = { $game } on one page
page-rules-summary-about = The order of play of { $game } on one page, to print and lay beside the board.
page-rules-tables = Tables: { $game }
page-rules-tables-about = Everything printed on boards, tiles and cards of { $game }, in tables to look things up in.
page-rules-sources = Sources of the rules: { $game }
page-rules-sources-about = Slips of the rulebooks of { $game }, where sources disagree, and the values that we propose.
page-gallery = Card gallery
page-gallery-about = All cards and tiles of { $games }, with their whole texts and a search.
page-gallery-of = Card gallery: { $game }
page-gallery-of-about = All cards and tiles of { $game }, with their whole texts and a search.
page-review = Review of a game of { $game }
page-review-about = What each decision of a finished game of { $game } cost, and what would have been better.
page-solve = Battle solver: { $game }
page-solve-about = The best plan for any battle of { $game }: over all rounds and all cards, with what each plan would lose.
page-explore = Explorer: { $game }
page-explore-about = Any position of { $game }: what each answer is expected to bring, by a strong bot's search, and where it leads.
page-learn = Learn { $game } by playing
page-learn-about = Lessons of a few minutes that teach { $game } at a real table.
page-puzzles = Puzzles
page-puzzles-about = Positions from games of bots with one best answer: { $games }.
page-puzzles-of = Puzzles: { $game }
page-puzzles-of-about = Positions of { $game } with one best answer, and a new one each day.
page-puzzle = A puzzle of { $game }
page-puzzle-about = A position of { $game } with one best answer. Can you find it?
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
