# The lessons of Trimino: a title each; of a step its task, a hint, and what was learnt.
trimino-lesson-laying = Laying tiles
trimino-lesson-laying-first = You begin, with any tile you like. What stays on your rack will count against you, so begin with the costliest one.
trimino-lesson-laying-first-hint = A tile’s worth is the sum of its three numbers.
trimino-lesson-laying-first-miss = There is a costlier tile. Compare the sums of the three numbers.
trimino-lesson-laying-first-done = 15 points gone at once. Every combination of numbers exists only once.
trimino-lesson-laying-side = Join a tile along a whole side. Both numbers at the ends of that side must agree. { $keys ->
    [screen] {""}
    [line] Write the number of a move.
   *[other] Pick a tile: the places where it fits light up, and it turns by itself.
 }
trimino-lesson-laying-side-hint = Tiles that fit nowhere now stay dim.
trimino-lesson-laying-side-done = Right. Corner to corner is not enough: it takes a whole side.
trimino-lesson-laying-numbers = Two tiles meet at a side, so two numbers must agree. Lay the tile 1-5-5.
trimino-lesson-laying-numbers-hint = The laid tile has two sides with 1 and 5.
trimino-lesson-laying-numbers-miss = That fits, but the task is the tile 1-5-5.
trimino-lesson-laying-numbers-done = And wherever tiles meet in a point, they show the same number there, too.
trimino-lesson-laying-dear = Several tiles fit. Get rid of the costliest of them.
trimino-lesson-laying-dear-hint = One of them is worth 13 points: 3 + 5 + 5.
trimino-lesson-laying-dear-miss = That fits, but a costlier tile fits as well. Compare the sums.
trimino-lesson-laying-dear-done = Whoever goes out gets no points; the others add up what they have left. So costly tiles first.
trimino-lesson-drawing = The reserve
trimino-lesson-drawing-drawn = None of your tiles fits. Draw one from the reserve, and lay it if it fits.
trimino-lesson-drawing-drawn-hint = First the button, then the tile you drew.
trimino-lesson-drawing-drawn-done = Lucky. A drawn tile that fits must be laid at once; if it doesn’t, you draw one more.
trimino-lesson-drawing-pass = You have drawn two tiles and neither fits. Two is all you may draw: pass.
trimino-lesson-drawing-pass-hint = The button is in the line under the table.
trimino-lesson-drawing-pass-done = Your turn is over, and the two tiles are yours. If everybody passes in turn, the round ends.
trimino-lesson-hexagons = Hexagons
trimino-lesson-hexagons-close = Five tiles already lie around a point. Lay the sixth and close the hexagon.
trimino-lesson-hexagons-close-hint = Look for the gap with tiles on both sides of it: it asks for 2, 4 and 5.
trimino-lesson-hexagons-close-miss = That fits, but the hexagon stays open.
trimino-lesson-hexagons-close-done = Closed! For that you may lay one extra tile.
trimino-lesson-hexagons-field = Close it again, and use your right: lay any other tile as a new field.
trimino-lesson-hexagons-field-hint = After the sixth tile any tile will do: it needs no neighbour.
trimino-lesson-hexagons-field-miss = First close the hexagon, then lay the extra tile.
trimino-lesson-hexagons-field-done = Two tiles in one turn. Choose a costly one, or one that your other tiles fit.
trimino-lesson-hexagons-two = One single tile can close two hexagons at once. Find the place.
trimino-lesson-hexagons-two-hint = The tile 0-1-1 fits in two places. In which of them do tiles lie on all three sides?
trimino-lesson-hexagons-two-miss = That does not close two. Look for the place that belongs to both hexagons.
trimino-lesson-hexagons-two-done = Beautiful. There is still just one extra tile for it.
trimino-lesson-points = The end of a round
trimino-lesson-points-out = One tile is left on your rack, and it fits. End the round.
trimino-lesson-points-out-hint = It asks for a 3 and a 0.
trimino-lesson-points-out-done = You win the round, and the others write down what they hold. The fewest points win in the end.
trimino-lesson-points-reverse = In the game Reverse every tile that you lay is credited to you, and the most points win. Lay the tile that brings most.
trimino-lesson-points-reverse-hint = A tile of 11 points fits.
trimino-lesson-points-reverse-miss = That brings some points, but another tile brings more.
trimino-lesson-points-reverse-done = Racks don’t count here: what matters is what you lay, not what you keep.
trimino-lesson-points-bridge = With international scoring a bridge brings 40 points: a tile that shares one side and touches another tile with the point opposite. Build one.
trimino-lesson-points-bridge-hint = Look for a gap that a tile spans: a side on one end of it, a single point on the other.
trimino-lesson-points-bridge-miss = That is no bridge: the point opposite touches nothing.
trimino-lesson-points-bridge-done = That’s everything. Now play!
