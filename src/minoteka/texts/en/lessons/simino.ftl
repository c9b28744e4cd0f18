# The lessons of Simino: a title each; of a step its task, a hint, and what was learnt.
simino-lesson-floor = The first floor
simino-lesson-floor-corner = The first tile goes into a corner of the field. Lay any of your tiles there. { $keys ->
    [screen] {""}
    [yes] Click a tile below to pick it up; to turn it, click it there once more or press R. Then click a place. Without a mouse: Tab, Enter and the arrows.
    [no] Tap a tile below to pick it up; to turn it, tap it there once more. Then tap a place on the field, and tap there again to lay it.
   *[line] Write the number of a move.
 }
simino-lesson-floor-corner-hint = One half of the tile must cover a corner cell.
simino-lesson-floor-corner-done = Every pair of colours exists just once, and so does every double.
simino-lesson-floor-other = As long as no two tiles are joined, you may also start in another corner, if both colours of the tile are new to the field. Do that.
simino-lesson-floor-other-hint = Red and green are there already. Which of your tiles have neither?
simino-lesson-floor-other-miss = That made a joint. The task was to begin in another corner.
simino-lesson-floor-other-done = Four colours on the field now. After the first joint the free corners are closed for the rest of the round.
simino-lesson-floor-joint = Now make a joint: lay a tile so that one of its halves lies next to the same colour.
simino-lesson-floor-joint-hint = Green next to green, red next to red. Ends and long sides count alike.
simino-lesson-floor-joint-miss = That was a free corner, not a joint.
simino-lesson-floor-joint-done = That’s a joint. One matching colour is enough; the other half may lie next to anything.
simino-lesson-floor-match = Only one of your five tiles can be joined here. Lay it.
simino-lesson-floor-match-hint = Look for the orange half.
simino-lesson-floor-match-done = Exactly. If you can lay a tile, you must; if you can’t, you pass.
simino-lesson-floor-hole = Leave no hole on the first floor that tiles can’t fill. Lay the orange-and-blue tile.
simino-lesson-floor-hole-hint = Lay it so that the two free cells beside it still have room for a whole tile.
simino-lesson-floor-hole-miss = Allowed, but the task is about the orange-and-blue tile.
simino-lesson-floor-hole-done = A single cell that is cut off is a hole, and so is any gap that whole tiles can’t fill exactly.
simino-lesson-upstairs = The upper floors
simino-lesson-upstairs-second = On top of a joint of two tiles you may lay a third: one half on the first tile, one on the second, each on its own colour. Lay a tile on the second floor like that.
simino-lesson-upstairs-second-hint = Look for black beside green, on two different tiles.
simino-lesson-upstairs-second-miss = That lies on the first floor.
simino-lesson-upstairs-second-done = The next player takes a penalty tile for it. That is how you win.
simino-lesson-upstairs-third = Higher still: lay a tile on the third floor.
simino-lesson-upstairs-third-hint = Two blue halves lie side by side on the second floor, on different tiles.
simino-lesson-upstairs-third-miss = Not high enough. Look for the numbers 2 on two neighbouring halves of different tiles.
simino-lesson-upstairs-third-done = A tile on the third floor costs the next player two penalty tiles, on the fourth three.
simino-lesson-upstairs-pairs = Upstairs two doubles may be laid in one move. Do it.
simino-lesson-upstairs-pairs-hint = You hold a purple and a yellow double. Each needs two neighbouring halves of its colour, on two different tiles.
simino-lesson-upstairs-pairs-miss = Not enough yet: both doubles can be laid in this move.
simino-lesson-upstairs-pairs-done = Two tiles fewer, and two penalties. So keep your doubles for upstairs.
simino-lesson-turns = Penalties and passing
simino-lesson-turns-give = The reserve is empty and a penalty is due: now you give a tile of your own. Choose one.
simino-lesson-turns-give-hint = Choose one that you can do without.
simino-lesson-turns-give-done = Give away what fits nowhere. Whoever has no tiles left is out and scores a point for every tile the others still hold.
simino-lesson-turns-pass = None of your tiles fits, neither below nor above. Pass.
simino-lesson-turns-pass-hint = The button is in the line under the field.
simino-lesson-turns-pass-done = If everybody passes in turn, the round is blocked, and whoever has the fewest tiles scores most.
simino-lesson-turns-out = You have one tile left, and there is a place for it. Lay it and go out.
simino-lesson-turns-out-hint = Two white halves lie one above the other in the rightmost column.
simino-lesson-turns-out-done = You are out, with a point for every tile the others still hold. That is what penalties are for.
simino-lesson-variants = Variants
simino-lesson-variants-white = With white: white is “weak”, any colour covers it. Lay the orange double on the two white halves.
simino-lesson-variants-white-hint = Two white halves lie side by side in the bottom row.
simino-lesson-variants-white-miss = Allowed, but nothing white was covered.
simino-lesson-variants-white-done = A double goes only on two equal halves, though, and a mixed tile only on two different ones.
simino-lesson-variants-black = With black: black is “strong” and covers any colour. Use that to lay the black-and-orange tile on the second floor.
simino-lesson-variants-black-hint = Orange on orange, and black on red.
simino-lesson-variants-black-miss = Allowed, but black was not used to cover another colour.
simino-lesson-variants-black-done = The two variants can be mixed, too.
simino-lesson-variants-alone = In solitaire a tile is worth more the higher it lies, and there are no penalties. Lay one on the third floor.
simino-lesson-variants-alone-hint = Look for red and white side by side on the second floor.
simino-lesson-variants-alone-miss = That brings less. The third floor is within reach.
simino-lesson-variants-alone-done = Two points for that, and five more if you lay all 36. Now play!
