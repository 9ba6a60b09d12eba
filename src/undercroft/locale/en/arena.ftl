# The arena: contests between bots.

arena-title = Arena: { $game }
arena-about = { $seats ->
    [one] { $games } solo games, { $deals } deals
   *[other] { $games } games for { $seats }, { $deals } deals
}
arena-options = Options: { $options }. Seed: { $seed }.
arena-folder = Games: { $path }
arena-there = { $count ->
    [one] { $count } game has already been played.
   *[other] { $count } games have already been played.
}
arena-torn = The last game in { $path } was only partly written; it is played again.
arena-playing = Playing
arena-stopped = Stopped after { $count } of { $games } games. Run the same command again to continue.
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
arena-victories-about = The share of victories per seat; joint winners share one victory. The mark is what equal players would win: { $expected }.
arena-victories-solo = The share of its solo games that each bot wins.
arena-pairs = One against one
arena-pairs-about = How often the first bot has more points than the second in the games that both play; equal points count one half. The intervals count deals, not games.
arena-pairs-solo = How often the first bot does better than the second on the same deal; equal results count one half.
arena-made-of = What scores consist of
arena-made-of-about = Each bot's average, by category.
arena-time = Thinking time
arena-time-about = Per decision, on the machine that played: the median, and the time that 99 of 100 decisions stay within.
arena-length = Length of a game
arena-length-said = Decisions: { $decisions } (from { $decisions-least } to { $decisions-most }). Rounds or seasons: { $turns } (from { $turns-least } to { $turns-most }).
arena-how = How it is measured
arena-how-said = Each deal is played once for every seat: from game to game, the bots move on by one seat. The same command plays the same games on every machine.

arena-total = Total
category-quests = quests

arena-compared = { $new } wins { $share } of the victories against { $old } ({ $low } to { $high }) in { $games } games.
arena-replaces = It may replace { $old }: it wins more than { $wanted } of at least { $least } games.
arena-replaces-not = It may not replace { $old }: it must win more than { $wanted } of at least { $least } games.

## Help

usage-arena = Run tournaments between bots, rate them, and fit their values.
usage-play = Play a tournament between bots and rate them. Ctrl-C stops it; the same command continues it.
usage-show = Show the results of a tournament so far.
usage-keep = Store the levels' results of a tournament in the package, where players see them.
usage-compare = Play a new version against a frozen one, and tell whether it may replace it; if not, the exit status is 1.
usage-freeze = Freeze today's levels of a game as an edition, to measure later ones against.
usage-fit = Fit the values by which searching bots judge positions, and store them in the package.
usage-game = The game.
usage-bots = The bots, separated by commas; frozen levels are called overlord@v1 and so on. Default: all levels, greedy and random.
usage-line-up = The bots of one table, separated by commas, one for each seat. May be repeated; then only these tables are played.
usage-ladder = Each bot meets only the ones just before and after it. Default: everybody meets everybody.
usage-seats = The number of seats. Default: as many as the game allows.
usage-games = The number of games, rounded up to whole deals.
usage-preset = A named set of options. Default: the game's first one.
usage-option = Change one option: NAME, or NAME=VALUE. May be repeated.
usage-seed = The first part of every game's seed.
usage-jobs = The number of processes. Default: one for each processor core.
usage-ray = The address of a Ray cluster to play the games on; “auto” is this machine's cluster. Needs Undercroft's extra “ray”.
usage-folder = The folder for the games. Default: one for each tournament among your Undercroft files.
usage-folder-shown = The folder of a tournament.
usage-json = Write the results to this file.
usage-report = Write a page with charts to this file; it opens in any browser.
usage-lang = Language: en, ru or it. Default: the language of the environment (LANG).
usage-new = The new bot.
usage-old = The frozen one, such as overlord@v1.
usage-name = The name of the edition: v2, v3 and so on.
usage-policy-games = The number of games played by the simple policy.
usage-searched = The number of games played by searching bots after those.
usage-dataset = Write every choice of many games between bots to a Parquet file for machine learning.
usage-parquet = The Parquet file to write.
usage-games-written = The number of games.
usage-seats-written = The number of seats.
usage-bots-written = The bots, separated by commas; repeated if there are more seats.
usage-jobs-written = The number of processes.
usage-check = Replay entries of the leaderboard and print their results.
usage-entries = Entries of the leaderboard (JSON).

## Puzzles

usage-puzzles = Make the puzzles of a game from games between bots, and write them into the package. Ctrl-C stops it; the same command continues it.
usage-puzzles-wanted = The number of puzzles of a kind, such as battles=300. May be repeated. Default: as many as the package has.
usage-puzzles-folder = The folder for what has been found. Default: one among your Undercroft files.
usage-puzzles-out = Write the puzzles to this file instead, even if there are fewer than wanted.
usage-puzzles-check = Instead, search each puzzle of the package again and list those that differ.
usage-puzzles-levels = Instead, measure the share of the puzzles that each level of bots solves, with this many tries at each.
puzzles-stopped = Stopped with { $count } puzzles. They are kept in { $folder }; the same command continues.
puzzles-made = { $count } puzzles: { $file }
puzzles-checking = Searching
puzzles-differs = { $name }: a new search gives a different result.
puzzles-same = A new search confirms all { $count } puzzles.