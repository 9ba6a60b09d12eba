# The arena: contests between bots.

arena-title = Arena: { $game }
arena-about = { $seats ->
    [one] { $games } solo games, { $deals } deals
   *[other] { $games } games for { $seats }, { $deals } deals
}
arena-options = Options: { $options }. Seed: { $seed }.
arena-folder = Games: { $path }
arena-there = { $count ->
    [one] { $count } game is there already.
   *[other] { $count } games are there already.
}
arena-torn = The last game in { $path } was not written whole; it is played again.
arena-playing = Playing
arena-stopped = Stopped after { $count } of { $games } games. The same command goes on from there.
arena-nothing = No game has been played yet.

arena-version = { $bot } { $version }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
arena-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

arena-bot = Bot
arena-rival = against
arena-games = Games
arena-deals = Deals
arena-rating = Rating
arena-wins = Wins
arena-points = Points
arena-median = Median
arena-slowest = 99%
arena-interval = 95% interval
arena-share-of-pair = Ahead

arena-ratings = Ratings
arena-ratings-about = OpenSkill: everybody begins at 25. The line is the 95% interval.
arena-victories = Victories
arena-victories-about = The share of the victories for each seat; those who win together share one. The mark is what equal players would win: { $expected }.
arena-victories-solo = How many of its games each bot wins alone.
arena-pairs = One against one
arena-pairs-about = How often the one has more points than the other in the games that both play; equal points count one half. The intervals count deals, not games.
arena-pairs-solo = How often the one has the better result of the two in the same deal; equal results count one half.
arena-made-of = What results are made of
arena-made-of-about = The mean for each bot, by category.
arena-time = Time to think
arena-time-about = For a decision, on the machine that played: the median, and what 99 of 100 decisions do not exceed.
arena-length = Length of a game
arena-length-said = Decisions: { $decisions } (from { $decisions-least } to { $decisions-most }). Rounds or seasons: { $turns } (from { $turns-least } to { $turns-most }).
arena-how = How it is measured
arena-how-said = Each deal is played once for each seat: the bots move on by one seat from game to game. The same command plays the same games on every machine.

arena-total = Total
category-quests = quests

arena-compared = { $new } wins { $share } of the victories against { $old } ({ $low } to { $high }) in { $games } games.
arena-replaces = It may replace { $old }: it wins more than { $wanted } of at least { $least } games.
arena-replaces-not = It may not replace { $old }: it must win more than { $wanted } of at least { $least } games.

## Help

usage-arena = Let bots meet, measure them, and fit their values.
usage-play = Play a contest between bots, and say how they fared. Stop it with Ctrl-C; the same command goes on.
usage-show = Say how the bots of a contest fared so far.
usage-keep = Keep in the package how the levels fared in a contest, so that players see it.
usage-compare = Let a new version meet a frozen one, and say whether it may replace it; if not, the exit status is 1.
usage-freeze = Keep today's levels of a game as an edition, against which later ones can be measured.
usage-fit = Fit the values that searching bots put on positions, and store them in the package.
usage-game = The game.
usage-bots = The bots, separated by commas; frozen levels are called overlord@v1 and so on. Default: all levels, greedy and random.
usage-line-up = The bots of one table, separated by commas, one for each seat. May be repeated; then only these tables are played.
usage-ladder = Each bot meets only the one before it and the one after it. Default: everybody meets everybody.
usage-seats = How many seats. Default: as many as the game allows.
usage-games = How many games, rounded up to whole deals.
usage-preset = A named set of options. Default: the game's first one.
usage-option = Change one option: NAME, or NAME=VALUE. May be repeated.
usage-seed = The first part of every game's seed.
usage-jobs = How many processes. Default: one for each processor core.
usage-ray = The address of a Ray cluster that plays the games; auto for the one of this machine. Needs Undercroft's extra “ray”.
usage-folder = The folder of the games. Default: one for each contest among your Undercroft files.
usage-folder-shown = The folder of a contest.
usage-json = Write the results to this file.
usage-report = Write a page with charts to this file; it opens in any browser.
usage-lang = Language: en, ru or it. Default: that of the environment (LANG).
usage-new = The new bot.
usage-old = The frozen one, such as overlord@v1.
usage-name = What to call the edition: v2, v3 and so on.
usage-policy-games = How many games of the policy.
usage-searched = How many games of bots that search, after those.
usage-dataset = Write every choice of many games between bots into a Parquet file, to learn from.
usage-parquet = The Parquet file to write.
usage-games-written = How many games.
usage-seats-written = How many seats.
usage-bots-written = The bots, separated by commas; repeated if there are more seats.
usage-jobs-written = How many processes.
usage-check = Replay entries of the leaderboard, and print the result of each.
usage-entries = Entries of the leaderboard (JSON).

## Puzzles

usage-puzzles = Make the puzzles of a game from games of bots, and write them into the package. Stop it with Ctrl-C; the same command goes on.
usage-puzzles-wanted = How many of a kind, such as battles=300. May be repeated. Default: as many as the package has.
usage-puzzles-folder = Where to keep what has been found. Default: a folder among your Undercroft files.
usage-puzzles-out = Write the puzzles to this file instead, even if there are fewer than wanted.
usage-puzzles-check = Search each puzzle of the package again instead, and name those that differ.
usage-puzzles-levels = Say instead what part of the puzzles each level of bots solves, with so many tries at each.
puzzles-stopped = Stopped with { $count } puzzles; they are kept in { $folder }, and the same command goes on.
puzzles-made = { $count } puzzles: { $file }
puzzles-checking = Searching
puzzles-differs = { $name }: another search finds something else.
puzzles-same = All { $count } puzzles are as another search finds them.
