# Riddles: a position of a game, and one right answer.
riddle-themes = Riddles: “minoteka puzzle list THEME” names them, “minoteka puzzle play GAME” is the one of the day.
riddle-last-die = The last die
riddle-last-die-task = Exactly one move wins, whatever the other does. Find it, and go on as long as there is only one.
riddle-saved-draw = The saved draw
riddle-saved-draw-task = All moves but one lose. Find the one that holds the draw, and go on as long as there is only one.
riddle-shut-out = Shut out
riddle-shut-out-task = Lay a piece so that { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } can’t lay anything any more.
riddle-shut-out-reached = After that { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } can still lay a piece{ $answer ->
    [shown] , where it is marked
   *[other] : { $answer }
 }.
riddle-leftovers = Leftovers
riddle-leftovers-task = The others have passed for good. Lay on so that only { $left ->
    [one] { $left } block is
   *[other] { $left } blocks are
 } left over in the end.
riddle-leftovers-reached = That way { $left ->
    [one] { $left } block is
   *[other] { $left } blocks are
 } left over at best.
riddle-only-place = The only place
riddle-only-place-task = Only one tile can be laid, and only at one place. Which one, and where?
riddle-best-score = The best score
riddle-best-score-task = Solitaire with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 } to go, their order known: score { $value ->
    [one] { $value } point
   *[other] { $value } points
 }.
riddle-best-score-reached = That way { $value ->
    [one] { $value } point
   *[other] { $value } points
 } at most.
riddle-highest-floor = The highest floor
riddle-highest-floor-task = Solitaire with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 } to go, their order known: lay a tile on floor { $value }.
riddle-highest-floor-reached = That way floor { $value } is the highest.
riddle-most-points = A rich turn
riddle-most-points-task = Make the most of this turn: { $points } points.
riddle-most-points-reached = That brings { $points } points at most.
riddle-last-tile = The last tile
riddle-last-tile-task = All tiles are known. Exactly one move wins the round, whatever the other does. Find it, and go on.
riddle-longest-train = The longest train
riddle-longest-train-task = In your first turn the train goes on while a tile fits. Lay { $value } of your { $tiles } tiles.
riddle-longest-train-reached = That way { $value ->
    [one] only { $value } tile
   *[other] at most { $value } tiles
 } of { $tiles } can be laid.
riddle-last-domino = The last domino
riddle-last-domino-task = All tiles are known. Exactly one move wins the round, whatever the other does. Find it, and go on.
riddle-hand = { $player } holds: { $tiles }
riddle-own = You have:
riddle-holds = { $player } holds:
riddle-coming = These come next, in this order:
riddle-reserve = These come next, in this order: { $tiles }
riddle-line = Answer: { $moves }
riddle-prompt = Your answer (a move; ? for help)
riddle-help = Type a move, or its number after “moves”. moves: all that may be played; hint: first the piece, then the move; board: the table again; rules; quit.
riddle-unlit = Nothing lists it here: to see what may be laid is this riddle. Type the whole move.
riddle-right = Right: { $move }
riddle-replies = It goes on: { $moves }
riddle-loses = { $answer ->
    [none] No: that loses.
    [shown] No: that loses. Your opponent’s answer is marked on the board.
   *[other] No: that loses. The answer is { $answer }.
 }
riddle-draws = { $answer ->
    [none] No: that only draws.
    [shown] No: that only draws. Your opponent’s answer is marked on the board.
   *[other] No: that only draws. The answer is { $answer }.
 }
riddle-hint-piece = Look at { $piece }.
riddle-hint-move = Play { $move }.
riddle-solved = Solved! Wrong tries: { $wrong }, hints: { $hints }.
riddle-left = See you! What you found is kept. Go on: { $command }
riddle-mining = round { $round }, { $found } found
riddle-mined = { $rounds } rounds, { $asked } positions asked about, { $proven } with a proven answer. { $path }
riddle-checked = { $count ->
    [one] { $count } riddle is proven.
   *[other] All { $count } riddles are proven.
 }
error-unknown-theme = There is no theme “{ $name }”. Known: { $known }
error-riddle-none = There are no riddles of { $game } yet.
error-riddle-line = Line { $line }: { $why }
error-riddle-twice = Another riddle has the number { $number }.
error-riddle-beside = the theme { $theme } does not ask about such a position.
error-riddle-easy = a quick look finds the answer.
error-riddle-lies = This riddle tells something that is not so ({ $what }): { $why }
riddle-last-die-hint = Count the moves that are left after yours: with an even number of them the last one is yours.
riddle-saved-draw-hint = Count the dice that each of you can still lay.
riddle-shut-out-hint = Look for the last cells where that colour could go on.
riddle-leftovers-hint = Large pieces first, as long as they leave room for the others.
riddle-only-place-hint = Look at every pair of colours: beside floor one, and on the joints upstairs.
riddle-best-score-hint = Which joints will take the tiles that are still to come?
riddle-highest-floor-hint = Build up from a joint whose colours come again.
riddle-most-points-hint = Not the costliest tile: look for one that closes a hexagon or builds a bridge.
riddle-last-tile-hint = Where do the other one’s tiles not fit? Leave only such places.
riddle-longest-train-hint = A train ends at a number of which you have an odd number of tiles.
riddle-last-domino-hint = Look at what the other can lay next, and at what a double makes them do.
riddle-of = { $moves } moves
riddle-last-die-proof = Of { riddle-of } your first one alone wins: whatever the other lays, the last die is yours.
riddle-saved-draw-proof = Of { riddle-of } your first one alone holds the draw. After any other one the opponent wins.
riddle-shut-out-proof = Now { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } has no place left. Of { riddle-of } no other one does that.
riddle-leftovers-proof = Fewer can’t be left over: everything was counted to the end, and of { riddle-of } your first one alone leads there.
riddle-only-place-proof = Every other tile was tried at every place: nothing else fits.
riddle-best-score-proof = More can’t be had: everything was counted to the end, and of { riddle-of } your first one alone leads there.
riddle-highest-floor-proof = Nobody gets higher with these tiles, and of { riddle-of } your first one alone leads there.
riddle-most-points-proof = Of { riddle-of } no other one brings { $points } points.
riddle-last-tile-proof = Of { riddle-of } your first one alone wins the round, whatever the other does.
riddle-longest-train-proof = Your tiles give no longer train, and of { riddle-of } your first one alone begins it.
riddle-last-domino-proof = Of { riddle-of } your first one alone wins the round, whatever the other does.
riddle-title = Riddles
riddle-line-page = Positions from real games. Every solution is checked.
riddle-today = Riddle of the day
riddle-next = Next riddle
riddle-list = All riddles
riddle-done = Solved!
riddle-progress = { $done } of { $all } solved
error-riddle-unknown = There is no riddle “{ $name }”.
error-riddle-holders = A picture of this riddle needs words for { $seats } players.
