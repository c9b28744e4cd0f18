gemblo-title = Gemblo
gemblo-line = Spread your pieces over the board: they may not touch, only reach for each other along a thin line, which others want to cut.
gemblo-colour = { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 }
gemblo-minutes = 30
gemblo-reason-fewest-blocks = fewest blocks left
gemblo-reason-smaller-largest-piece = equal blocks, but the largest piece left is smaller
gemblo-reason-lower-cost = equal blocks and equal largest pieces, but the pieces left cost less
gemblo-reason-shared = a shared win: equal in every respect
gemblo-points-how = Every block in the pieces left over is a penalty point: the fewer, the better.
# A piece as people call it; its number is for notation.
gemblo-of = { $piece ->
    [1] of one block
    [2] of two blocks
    [3] of three blocks
    [4] of three blocks
    [5] of three blocks
    [6] of four blocks
    [7] of four blocks
    [8] of four blocks
    [9] of four blocks
    [10] of four blocks
   *[other] of five blocks
 }
gemblo-event-laid = { $player } lays a piece { gemblo-of }.
gemblo-event-laid-you = You lay a piece { gemblo-of }.
gemblo-event-passed = { $player } has no place for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } and passes.
gemblo-event-passed-you = You have no place for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } and pass.
gemblo-event-closed = { $player } has no place left for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 }.
gemblo-event-closed-you = You have no place left for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 }.
gemblo-event-out = { $player } has laid every { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } piece.
gemblo-event-out-you = You have laid every { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } piece.
gemblo-event-dealt = The game begins.
gemblo-event-over = The game is over.
gemblo-because-shuts = { $owner } has no place left for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } pieces.
gemblo-because-cuts = Takes { $count ->
    [one] { $count } place
   *[other] { $count } places
 } away from { $owner }’s { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } pieces.
gemblo-because-opens = Opens { $count ->
    [one] { $count } new place
   *[other] { $count } new places
 } to go on from.
gemblo-because-sheds = Lays { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 } at once; large pieces are hard to place later.
error-gemblo-shape = Piece { $piece } doesn’t have this shape, however you turn or flip it.
error-gemblo-must-lay = You can still lay a piece, so you may not pass.
error-gemblo-not-left = This piece is already on the board.
error-gemblo-outside = The piece sticks out of the playing zone.
error-gemblo-taken = { $count ->
    [one] One of these cells is already taken.
   *[other] Some of these cells are already taken.
 }
error-gemblo-start = The first piece of a colour must cover its starting cell, marked on the board.
error-gemblo-touches = This would touch your piece { gemblo-of }. Pieces of one colour may not share an edge.
error-gemblo-cut = The { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } piece { gemblo-of } cuts the line to this place: it lies on both sides of it.
error-gemblo-apart = No line leads here from your pieces. The nearest cell that a line reaches is marked on the board.
error-gemblo-apart-closed = No line leads here from your pieces, and you have no open lines left.
gemblo-notation = The piece’s number, a colon and its cells as q,r with semicolons between them: 5:0,0;0,1;1,0. The row is r; pass if nothing fits.
