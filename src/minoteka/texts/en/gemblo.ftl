gemblo-title = Gemblo
gemblo-line = Spread your colour over the board without ever touching yourself: only an open line may join your pieces.
gemblo-minutes = 30
gemblo-colour-0 = red
gemblo-colour-1 = yellow
gemblo-colour-2 = green
gemblo-colour-3 = blue
gemblo-colour-4 = violet
gemblo-colour-5 = orange
gemblo-reason-fewest-blocks = fewest blocks left
gemblo-reason-smaller-largest-piece = equal blocks, but a smaller largest piece left
gemblo-reason-lower-cost = equal blocks and largest piece, but lower piece numbers left
gemblo-reason-shared = a shared win: nothing tells the best apart
gemblo-event-laid = { $player } lays piece { $piece }.
gemblo-event-passed = { $player } has no place for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] orange
 } and passes.
gemblo-event-closed = { $player } has no place left for { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] orange
 }.
gemblo-event-out = { $player } has laid every { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] orange
 } piece.
gemblo-event-over = The game is over.
gemblo-tour-1 = Your first piece must cover your starting cell. Turn a piece with R or a tap, flip it with F.
gemblo-tour-2 = Your pieces may not touch each other. They must face each other across the edge between two cells: a connection line.
gemblo-tour-3 = Circles mark the cells that your lines reach. A new piece has to cover at least one of them.
gemblo-tour-4 = One piece that covers both sides of a line cuts it. Two different pieces leave it open, so you can slip through between them.
gemblo-tour-5 = Lay large pieces early: every block you keep counts against you.
error-gemblo-shape = Piece { $piece } does not have this shape, however you turn or flip it.
error-gemblo-must-lay = You can still lay a piece, so you may not pass.
error-gemblo-not-left = Piece { $piece } of this colour is on the board already.
error-gemblo-outside = { $count ->
    [one] The cell { $cell } is
   *[other] { $count } cells, { $cell } for one, are
 } outside the board in play.
error-gemblo-taken = { $count ->
    [one] The cell { $cell } is
   *[other] { $count } cells, { $cell } for one, are
 } taken.
error-gemblo-start = The first piece of a colour must cover its starting cell { $cell }.
error-gemblo-touches = The piece would touch your piece { $piece } at { $cell }. Pieces of one colour may not share an edge.
error-gemblo-cut = The { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] orange
 } piece { $piece } cuts the line at { $cell }: it covers both sides of it.
error-gemblo-apart = No line joins this place to your pieces. The nearest cell with a line is { $cell }.
error-gemblo-apart-closed = No line joins this place to your pieces, and none of your lines is open any more.
