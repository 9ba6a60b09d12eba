# Page titles and descriptions, for search results and link previews.

page-home = { $site }: board games in the dungeon
page-home-about = Play { $games } in your browser, against the computer or with friends. Free, without an account.
page-rules = Rules
page-rules-about = The numbered rules of { $games }, with a search box.
page-rules-of = Rules: { $game }
page-rules-of-about = The numbered rules of { $game }, chapter by chapter, with a search box.
page-rules-learn = How to play { $game }
page-rules-learn-about = How { $game } is played, on one page: the goal, a round, a battle step by step, and three beginners' mistakes.
page-rules-summary = { $game } on one page
page-rules-summary-about = The order of play of { $game } on one page, to print and lay beside the board.
page-rules-tables = Tables: { $game }
page-rules-tables-about = Everything printed on the boards, tiles and cards of { $game }, in reference tables.
page-rules-sources = Sources of the rules: { $game }
page-rules-sources-about = Errata of the rulebooks of { $game }, points on which sources disagree, and the values that we propose.
page-gallery = Card gallery
page-gallery-about = All cards and tiles of { $games }, with their full text and a search box.
page-gallery-of = Card gallery: { $game }
page-gallery-of-about = All cards and tiles of { $game }, with their full text and a search box.
page-review = Review of a game of { $game }
page-review-about = What each decision of a finished game of { $game } cost, and what would have been better.
page-solve = Battle solver: { $game }
page-solve-about = The best plan for any battle of { $game }, over all rounds and all cards, and what every other plan would cost.
page-explore = Explorer: { $game }
page-explore-about = Any position of { $game }: what each answer is expected to bring, according to a strong bot's search, and where it leads.
page-learn = Learn { $game } by playing
page-learn-about = Lessons of a few minutes that teach { $game } at a real table.
page-puzzles = Puzzles
page-puzzles-about = Positions from bots' games, each with one best answer: { $games }.
page-puzzles-of = Puzzles: { $game }
page-puzzles-of-about = Positions of { $game } with one best answer each, and a new one every day.
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
page-verify-about = Check that the shuffle of a finished game was fixed before it began.
page-about = About { $site }
page-about-about = What { $site } is, and whose work it uses.
page-privacy = Privacy
page-privacy-about = What this server stores about you, and how to download or delete it.
page-device = Sign in by a code
page-device-about = Type the code that another device of yours shows, and go on with your games here.
page-unknown = Page not found
page-unknown-about = There is nothing at this address.
