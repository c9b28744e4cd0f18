# The command `minoteka solve`.
solve-preparing = Preparing the solver…
solve-progress = { $nodes } positions, { $decided } of { $moves } first moves decided, { $seconds } s (Ctrl-C stops)
solve-progress-score = { $nodes } positions, best score { $score }, { $seconds } s (Ctrl-C stops)
solve-winner = { $player } wins with best play.
solve-draw = With best play it is a draw.
solve-unproven = Not proven: the search was stopped before the result was certain.
solve-winning = { $count ->
    [one] One move wins: { $moves }
   *[other] { $count } moves win: { $moves }
 }
solve-line = Best play: { $moves }
solve-cost = { $nodes } positions in { $seconds } s
error-solve-seats = With everything open, best play is found for two players, not for { $seats }.
error-solve-running = This game is not over: everything is shown only after the last move.
error-solve-ply = --ply counts the entries of a record; name the file with --record.
error-solve-source = A record brings its own deal and options: leave out --seed, --seats and the game’s options.
error-solve-game = This is a record of { $found }, not of { $game }.
error-solve-tiles = { $game } is always played with all its tiles: leave out --tiles.
error-solve-none = { $game } has no solver.
