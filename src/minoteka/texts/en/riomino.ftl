riomino-title = Riomino
riomino-line = Fit your dice side to side, and leave your opponent no place to lay.
riomino-page-pieces-left = { $count ->
    [one] { $count } die left
   *[other] { $count } dice left
 }
riomino-page-curtain-lift = Show my dice
riomino-minutes = 10
riomino-option-level = Board
riomino-option-level-why = Begin with Start: the more dice, the more chances to block. Specialist is played without a board: all dice must fit into a frame of 5 × 5.
riomino-option-level-start = Start (13 dice)
riomino-option-level-junior = Junior (17 dice)
riomino-option-level-expert = Expert (19 dice)
riomino-option-level-master = Master (21 dice)
riomino-option-level-specialist = Specialist (25 dice, no board)
riomino-option-scoring = How to win
riomino-option-scoring-why = By the book, whoever can’t lay a die loses at once. Tashkent counting comes from an older game: a stuck player passes, and at the end whoever has fewer dice left wins; if equal, fewer pips win.
riomino-option-scoring-last-move = By the book: no move, you lose
riomino-option-scoring-tashkent = Tashkent counting
riomino-reason-blocked = no die fits any more: whoever laid last wins
riomino-reason-all-laid = all dice are laid
riomino-reason-fewer-dice = fewer dice left
riomino-reason-fewer-pips = fewer pips left
riomino-reason-draw = a draw
riomino-page-points = { $count ->
    [one] { $count } win
   *[other] { $count } wins
 }
riomino-event-laid = { $player } lays die { $piece } on { $cells }.
riomino-event-laid-you = You lay die { $piece } on { $cells }.
riomino-event-passed = { $player } passes: nothing fits.
riomino-event-passed-you = You pass: nothing fits.
riomino-event-out = { $player } has laid every die.
riomino-event-out-you = You have laid every die.
riomino-event-dealt = The game begins.
riomino-event-over = The game is over.
riomino-because-wins = Leaves the opponent no place: this wins.
riomino-because-squeezes = Leaves the opponent only { $count ->
    [one] { $count } place
   *[other] { $count } places
 }.
riomino-because-reserves = Only the player’s own dice fit there now: { $cells }.
riomino-because-ruins = No die will ever fit there: { $cells }.
error-riomino-no-passing = There is no passing: whoever can’t lay a die has lost.
error-riomino-must-lay = You still have a die that fits, so you must lay it.
error-riomino-start = The first move lays the start die { $piece } in the centre, on { $cell }.
error-riomino-not-in-hand = You don’t have a die { $piece }.
error-riomino-taken = There is already a die on { $cell }.
error-riomino-outside = There is no place { $cell } on this board.
error-riomino-frame = With a die on { $cell } everything would no longer fit into a frame of 5 × 5.
error-riomino-apart = A die on { $cell } would touch no other die.
error-riomino-side = { $side ->
    [north] The top
    [east] The right
    [south] The bottom
   *[west] The left
 } side shows { $shown } but meets { $met } on { $other }.

riomino-notation = The two values, the corner where the lower one’s sides meet (ne, nw, se, sw), @ and the cell: 12ne@c4. In Tashkent counting also pass.
