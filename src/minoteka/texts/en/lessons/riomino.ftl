# The lessons of Riomino: a title each; of a step its task, a hint, and what was learnt.
riomino-lesson-laying = Laying dice
riomino-lesson-laying-start = You begin, with one extra die. Lay it in the middle of the board. { $keys ->
    [screen] {""}
    [yes] Click a bright die below to pick it up, then the place. Without a mouse: Tab, Enter and the arrows.
    [no] Tap a bright die below to pick it up, then the place.
   *[line] Write the number of a move.
 }
riomino-lesson-laying-start-hint = Only the place in the middle is open.
riomino-lesson-laying-start-done = That was your first move. A face has two values: each half owns two neighbouring sides.
riomino-lesson-laying-beside = Lay one of your dice beside it, side to side. The sides that touch must show the same value.
riomino-lesson-laying-beside-hint = Diagonal is not beside: the place must share a side with the laid die.
riomino-lesson-laying-beside-done = Right. Corner to corner would not do, and there is no passing: if you can lay a die, you must.
riomino-lesson-laying-turn = A die may be turned before it is laid. Lay the die 1–3 above the one in the middle. { $keys ->
    [screen] {""}
    [yes] To turn the die you hold, click it in the hand once more, or press R. Where it fits only one way round, it turns by itself.
    [no] To turn the die you hold, tap it in the hand once more. Where it fits only one way round, it turns by itself.
   *[line] {""}
 }
riomino-lesson-laying-turn-hint = The die in the middle shows 1 at the top, so yours has to show 1 at the bottom.
riomino-lesson-laying-turn-miss = That is another die or another place. It should be 1–3, above the die in the middle.
riomino-lesson-laying-turn-done = Dice may be turned, but never tipped over: you play with what you rolled.
riomino-lesson-laying-two = Now a place that touches two dice: fill d3, below one of them and beside the other.
riomino-lesson-laying-two-hint = Both sides that touch are a 2. Which of your dice have a 2?
riomino-lesson-laying-two-miss = Allowed, but the task is to fill d3.
riomino-lesson-laying-two-done = Every side that touches counts, not just one of them.
riomino-lesson-laying-three = And one that touches three: fill b3.
riomino-lesson-laying-three-hint = Look at the three sides around b3: two of them are equal and next to each other.
riomino-lesson-laying-three-miss = Allowed, but the task is to fill b3.
riomino-lesson-laying-three-done = The more neighbours a place has, the fewer dice fit there. That is what the game is about.
riomino-lesson-places = Places
riomino-lesson-places-only = It gets tight: one single place is left for your dice. Find it.
riomino-lesson-places-only-hint = All your dice are 0–3. Look for a place that asks for nothing but 3.
riomino-lesson-places-only-done = Found. If there had been no place, you would have lost on the spot.
riomino-lesson-places-dead = Some places can never be filled: the same value on two opposite sides, or on three. Make such a place.
riomino-lesson-places-dead-hint = d3 has a 2 above it and a 2 on its left. One more 2, from below, and nothing fits.
riomino-lesson-places-dead-miss = Every place can still be filled. Look for one that already has the same value on two sides.
riomino-lesson-places-dead-done = Opposite sides of a die always differ, so d3 is blocked for good. The board marks it with a cross.
riomino-lesson-places-own = Make a place that your dice fit and your opponent’s do not.
riomino-lesson-places-own-hint = Your opponent has no die 1–3. Lay 1–2 so that some place asks for a 1 and a 3.
riomino-lesson-places-own-miss = That made no such place. Which pairs does your opponent not have?
riomino-lesson-places-own-done = Such a place is a move in reserve: nobody can take it from you.
riomino-lesson-blocking = Blocking
riomino-lesson-blocking-squeeze = Leave your opponent only one place.
riomino-lesson-blocking-squeeze-hint = Your opponent needs a 2. Where is a 2 still on offer? Take it, and leave a 0 instead.
riomino-lesson-blocking-squeeze-miss = Your opponent still has more places. Count where the dice they hold fit.
riomino-lesson-blocking-squeeze-done = One place left: a move or two later there will be none.
riomino-lesson-blocking-win = Your opponent holds 0–1 and 1–2. Lay a die that leaves no place for either, and win.
riomino-lesson-blocking-win-hint = Lay beside the die in the middle: the places above and below will ask for pairs that your opponent does not have.
riomino-lesson-blocking-win-miss = Your opponent can still lay a die. Look where 0–1 and 1–2 fit.
riomino-lesson-blocking-win-done = Won: whoever can’t lay a die on their turn loses at once.
riomino-lesson-blocking-save = Two places fit only your dice. One more fits both of you. Which do you take first, if you want to win?
riomino-lesson-blocking-save-hint = Your own places don’t run away.
riomino-lesson-blocking-save-miss = That place was yours anyway. Now your opponent takes the shared one, and you run out of moves first.
riomino-lesson-blocking-save-done = Shared places first, your own last. This decides most games.
riomino-lesson-blocking-plan = The solver has counted everything: one single move wins here. Your opponent has three dice 1–2.
riomino-lesson-blocking-plan-hint = Take a place that a 1–2 would fit, and show a 3 on all sides that stay open.
riomino-lesson-blocking-plan-miss = The die may lie there, but then your opponent has the last move, whatever you do.
riomino-lesson-blocking-plan-done = Now that place is gone, and the new sides ask for a 3 that your opponent does not have.
riomino-lesson-further = Further boards
riomino-lesson-further-frame = Specialist is played without a board, but everything must fit into a frame of 5 × 5. Lay a die that makes it five wide.
riomino-lesson-further-frame-hint = Four columns are in use. Lay to the left or to the right of them.
riomino-lesson-further-frame-miss = That is not five wide: all dice still fit into four columns.
riomino-lesson-further-frame-done = From now on nobody can go further to either side: the frame has settled.
riomino-lesson-further-pass = With Tashkent counting a player who is stuck passes, and at the end the fewest dice left win. Nothing fits: pass.
riomino-lesson-further-pass-hint = The button is in the line under the board.
riomino-lesson-further-pass-done = That’s all there is. Start has 13 dice: sit down and play!
