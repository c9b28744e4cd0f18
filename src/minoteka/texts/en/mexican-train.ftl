# Mexican Train
mexican-train-title = Mexican Train
mexican-train-line = Send your train off from the engine, hop onto the others’ trains, and be the first to get rid of your tiles.
mexican-train-minutes = 15
mexican-train-page-minutes = about { $minutes }{"\u00A0"}min a round
mexican-train-page-play-rounds = “Play now” plays { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
mexican-train-page-pieces-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
 }
mexican-train-page-curtain-lift = Show my tiles
mexican-train-move-draw = Draw from the pile

mexican-train-option-set = Dominoes
mexican-train-option-set-why = The short set leaves out every tile with a 10, 11 or 12: a quicker game for two to four.
mexican-train-option-set-12 = full set, up to double twelve
mexican-train-option-set-9 = short set, up to double nine
mexican-train-option-open_hands = Open tiles
mexican-train-option-open_hands-why = Everybody’s tiles lie face up; only the pile stays hidden.
mexican-train-option-first_turn = First turn
mexican-train-option-first_turn-why = With “whole train”, if you start a round on your own train you keep adding to it for as long as a tile fits.
mexican-train-option-first_turn-one = one tile
mexican-train-option-first_turn-train = whole train
mexican-train-option-double_blank = Double blank left over
mexican-train-option-double_blank-why = By the book it costs nothing. At many tables it is the tile everybody fears.
mexican-train-option-double_blank-0 = costs nothing
mexican-train-option-double_blank-25 = costs 25
mexican-train-option-double_blank-50 = costs 50
mexican-train-option-cover_own_double = Cover your own double
mexican-train-option-cover_own_double-why = The extra tile after a double must be laid on that double and nowhere else.
mexican-train-option-own_train_first = Own train first
mexican-train-option-own_train_first-why = You may not use any other train until your own has left. An open double still comes first.
mexican-train-option-doubles_bind = An open double stops play
mexican-train-option-doubles_bind-why = While a double lies uncovered, nobody may play anywhere else. Without this rule it is an end like any other.
mexican-train-option-doubles_from_hand = Several doubles a turn
mexican-train-option-doubles_from_hand-why = After a double you may lay another double of your own; it needs one more tile in turn.
mexican-train-option-rounds = Rounds
mexican-train-option-rounds-why = Each round has its own engine, from the highest double down. The lowest total wins.

mexican-train-reason-out = the last tile was laid
mexican-train-reason-blocked = nobody can move
mexican-train-reason-lowest-total = the lowest total
mexican-train-reason-rounds-won = equal totals, but more rounds finished with no tiles left
mexican-train-page-round-over = Round { $number } is over
mexican-train-page-next-round = Next round
mexican-train-points-how = Points are the pips on the tiles left over: the fewer, the better.
mexican-train-event-dealt = A new round begins.

mexican-train-event-laid = { $player } lays { $piece } on { $where ->
    [own] their own train
    [mexican] the Mexican train
    [yours] your train
   *[other] { $owner }’s train
 }.
mexican-train-event-laid-you = You lay { $piece } on { $where ->
    [own] your own train
    [mexican] the Mexican train
   *[other] { $owner }’s train
 }.
mexican-train-event-drew = { $player } draws from the pile.
mexican-train-event-drew-you = You draw from the pile.
mexican-train-event-passed = { $player } passes: nothing fits.
mexican-train-event-passed-you = You pass: nothing fits.
mexican-train-event-marked = { $player }’s train is now open to everybody.
mexican-train-event-marked-you = Your train is now open to everybody.
mexican-train-event-unmarked = { $player }’s train is closed to the others again.
mexican-train-event-unmarked-you = Your train is closed to the others again.
mexican-train-event-opened = { $piece } stays open: it has to be covered first.
mexican-train-event-closed = { $how ->
    [dead] Nothing can cover { $piece } any more, so it stops nobody.
   *[covered] { $player } covers { $piece }.
 }
mexican-train-event-closed-you = { $how ->
    [dead] Nothing can cover { $piece } any more, so it stops nobody.
   *[covered] You cover { $piece }.
 }
mexican-train-event-knock = { $player } knocks: one tile left!
mexican-train-event-knock-you = You knock: one tile left!
mexican-train-event-out = { $player } lays the last tile.
mexican-train-event-out-you = You lay your last tile.
mexican-train-event-over = The round is over.
mexican-train-because-out = It is the last tile: the round is over.
mexican-train-because-covers = Covers the open double { $piece }.
mexican-train-because-unmarks = Takes the marker off: the train is closed to the others again.
mexican-train-because-again = It is a double, and there is a tile to cover it in the same turn.
mexican-train-because-leaves = Leaves a double that the others may have to cover.
mexican-train-because-sheds = Gets rid of the heaviest tile: { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 }.
mexican-train-because-follows = The train can go on: { $count ->
    [one] { $count } more tile fits
   *[other] { $count } more tiles fit
 } its new end.
mexican-train-because-keeps = Saves one’s own train for later: it can still go on next turn.


error-mexican-train-options-set = The short set is for at most four players, not for { $seats }.
error-mexican-train-options-rounds = There are only { $most } engines, so { $rounds } rounds can’t be played.
error-mexican-train-deal-engine = “{ $engine }” is not an engine: that is a value from 0 to { $top }.
error-mexican-train-no-tile = There is no tile { $tile } in a set up to { $top }-{ $top }.
error-mexican-train-no-train = There is no train { $train } at a table for { $seats }.
error-mexican-train-not-in-hand = You don’t have { $piece }.
error-mexican-train-drawn-only = Now you may lay only the tile you have drawn: { $drawn }.
error-mexican-train-open-double = { $double } on { $train ->
    [m] the Mexican train
    [yours] your train
   *[other] { $owner }’s train
 } has to be covered first.
error-mexican-train-go-on = Your first turn goes on: add to your own train as long as a tile fits.
error-mexican-train-cover-double = The extra tile must cover your double.
error-mexican-train-own-first = Your own train has to leave before you use another.
error-mexican-train-closed = { $owner }’s train is closed: it has no marker.
error-mexican-train-no-join = { $piece } doesn’t fit: { $train ->
    [m] the Mexican train
    [yours] your train
   *[other] { $owner }’s train
 } ends in { $end }.
error-mexican-train-turned = { $piece } joins with its other end: { $right }.
error-mexican-train-doubles-wait = After a double lay a tile that is no double; your doubles have to wait.
error-mexican-train-must-lay = You have a tile that fits ({ $piece }), so you must lay one.
error-mexican-train-must-draw = There are still tiles in the pile: draw before you pass.
error-mexican-train-drew-already = You have already drawn, and the tile doesn’t fit. All you can do is pass.
error-mexican-train-reserve-empty = The pile is empty. All you can do is pass.
mexican-train-notation = The value that joins, -, the value left open, @ and the train: the seat’s number, or m for the Mexican train: 12-7@0. Also draw and pass.
