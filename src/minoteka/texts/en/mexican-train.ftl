# Mexican Train
mexican-train-title = Mexican Train
mexican-train-line = Send your own train off from the engine, ride along on the others', and get rid of your dominoes first.
mexican-train-minutes = 15+

mexican-train-option-set = Dominoes
mexican-train-option-set-why = The short set leaves out every tile with 10, 11 or 12: a quicker game for two to four.
mexican-train-option-set-12 = full set, up to double twelve
mexican-train-option-set-9 = short set, up to double nine
mexican-train-option-open_hands = Open hands
mexican-train-option-open_hands-why = Everybody's tiles lie face up; only the reserve stays hidden.
mexican-train-option-first_turn = First turn
mexican-train-option-first_turn-why = With “whole train”, whoever starts a round on their own train keeps adding to it for as long as a tile fits.
mexican-train-option-first_turn-one = one tile
mexican-train-option-first_turn-train = whole train
mexican-train-option-double_blank = Double blank left in hand
mexican-train-option-double_blank-why = By the book it costs nothing. At many tables it is the tile to get rid of.
mexican-train-option-double_blank-0 = costs nothing
mexican-train-option-double_blank-25 = costs 25
mexican-train-option-double_blank-50 = costs 50
mexican-train-option-cover_own_double = Cover your own double
mexican-train-option-cover_own_double-why = The extra tile after a double must be laid on that double and nowhere else.
mexican-train-option-own_train_first = Own train first
mexican-train-option-own_train_first-why = You may not use any other train before your own is under way. An open double still comes first.
mexican-train-option-doubles_bind = Open doubles bind
mexican-train-option-doubles_bind-why = While a double lies uncovered, nobody may play anywhere else. Without this rule it is an end like any other.
mexican-train-option-doubles_from_hand = More doubles from hand
mexican-train-option-doubles_from_hand-why = After a double you may lay another double from your hand; it calls for one more tile in turn.
mexican-train-option-rounds = Rounds
mexican-train-option-rounds-why = Each round has its own engine, from the highest double down. The lowest total wins.

mexican-train-reason-out = the last tile was laid
mexican-train-reason-blocked = nobody can go on
mexican-train-reason-lowest-total = the lowest total
mexican-train-reason-rounds-won = equal totals, more rounds finished with an empty hand

mexican-train-event-laid = { $player } lays { $piece } on { $where ->
    [own] their own train
    [mexican] the Mexican train
   *[other] train { $train }
 }.
mexican-train-event-drew = { $player } draws a tile.
mexican-train-event-passed = { $player } has nothing that fits.
mexican-train-event-marked = { $player }'s train is now open to everybody.
mexican-train-event-unmarked = { $player }'s train is closed to the others again.
mexican-train-event-opened = { $piece } lies open: it has to be covered first.
mexican-train-event-closed = { $how ->
    [dead] Nothing can cover { $piece } any more: it binds nobody.
   *[covered] { $player } covers { $piece }.
 }
mexican-train-event-knock = { $player } knocks: one tile left!
mexican-train-event-out = { $player } has laid the last tile.
mexican-train-event-over = The round is over.

mexican-train-tour-1 = Your train starts at the engine. Lay a tile whose value matches it; the next one joins the open end.
mexican-train-tour-2 = The Mexican train belongs to everybody: lay there whenever you like.
mexican-train-tour-3 = Nothing fits? Draw one tile. If that does not fit either, your train gets a marker and everybody may use it until you add to it yourself.
mexican-train-tour-4 = After a double you lay one more tile. A double left uncovered must be covered before anybody plays anywhere else.
mexican-train-tour-5 = Pips left in your hand count against you, so heavy tiles are best gone early.

mexican-train-step-play = Lay a tile
mexican-train-step-train = Go on with your train
mexican-train-step-extra = One more tile after the double
mexican-train-engine = Engine
mexican-train-mexican = Mexican train

error-mexican-train-options-set = The short set is for { $most } players at most, not for { $seats }.
error-mexican-train-options-rounds = There are only { $most } engines, so { $rounds } rounds cannot be played.
error-mexican-train-deal-engine = “{ $engine }” is no engine: it is a value from 0 to { $top }.
error-mexican-train-no-tile = There is no tile { $tile } in a set up to { $top }-{ $top }.
error-mexican-train-no-train = There is no train { $train } at a table for { $seats }.
error-mexican-train-not-in-hand = You do not hold { $piece }.
error-mexican-train-drawn-only = Only the tile just drawn, { $drawn }, may be laid now.
error-mexican-train-open-double = { $double } on { $train ->
    [m] the Mexican train
   *[other] train { $train }
 } lies open: it has to be covered before anything else.
error-mexican-train-go-on = Your first turn goes on: on your own train, as long as a tile fits.
error-mexican-train-cover-double = The extra tile must cover your double.
error-mexican-train-own-first = Your own train has to be under way before you use another.
error-mexican-train-closed = Train { $train } is closed: it carries no marker.
error-mexican-train-no-join = { $piece } does not join: { $train ->
    [m] the Mexican train
   *[other] train { $train }
 } ends in { $end }.
error-mexican-train-turned = { $piece } joins the other way round: { $right }.
error-mexican-train-doubles-wait = The extra tile after a double may not be a double from your hand.
error-mexican-train-must-lay = You hold a tile that fits, so it must be laid, for example { $move }.
error-mexican-train-must-draw = There are tiles in the reserve: draw before you pass.
error-mexican-train-drew-already = You have drawn your tile. It does not fit, so you pass.
error-mexican-train-reserve-empty = The reserve is empty: you can only pass.
