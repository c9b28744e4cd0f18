# What the boards say.
page-lay = Lay it
simino-page-hand-label = Your tiles
trimino-page-hand-label = Your tiles
mexican-train-page-hand-label = Your tiles
page-whole = Whole board
gemblo-board-label = Board. Choose a piece; arrows move it, R turns it, F flips it, Enter lays it.
gemblo-tray-label = Your pieces
gemblo-piece-label = Piece { $piece }, { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
gemblo-place-label = { $where ->
    [n] top
    [ne] top right
    [e] right
    [se] bottom right
    [s] bottom
    [sw] bottom left
    [w] left
    [nw] top left
   *[c] middle
 } of the board, lines that lead there: { $count }
page-cancel = Cancel
page-reserve = In the reserve: { $count }
mexican-train-page-reserve = In the pile: { $count }
trimino-board-label = Table. Choose a tile; arrows move it, R turns it, Enter lays it.
trimino-tile-label = Tile { $values }
trimino-place-label = corners { $values }, points: { $worth }
simino-board-label = Field. Choose a tile; arrows move it, R turns it, Enter lays it.
simino-tile-label = { simino-piece } on { $cells }, floor { $floor }
simino-hand-tile = { simino-piece }
simino-second = You may lay a second double.
simino-just-one = Just this one
simino-give = Choose a tile to give away. Still to give: { $count }
simino-floors = Floors shown: { $floor } of { $count }
mexican-train-marked = open to everybody
mexican-train-end = open end { $end }, tiles: { $count }
mexican-train-folded = { $count } more before these
mexican-train-binding = An open double must be covered first!
mexican-train-sort = Arrange my tiles as a train
mexican-train-tile = Tile { $first } and { $second }
mexican-train-board-label = Trains. Choose a tile; arrows move it from train to train, Enter lays it.
page-places = { $count ->
    [0] It doesn’t fit anywhere this way round.
   *[other] Possible places: { $count }
 }
page-place = Place { $at } of { $count }: { $where }
page-place-before = Previous place
page-place-next = Next place
page-close = Close
simino-beneath-floor = Floor { $floor }: { $colour } ({ simino-piece })
simino-beneath-none = Nothing lies here yet.
riomino-do-start = Start with a bright die
simino-do-start = Begin: lay a tile in a corner
trimino-do-start = Begin: choose a tile
trimino-do-further = A hexagon! Lay one more tile apart, or decline
trimino-page-do-pass = No more draws: pass
gemblo-legend = Pale colours only help the eye: whose pieces are nearest. The dots, while you hold a piece, are the ends of your connection lines: cover at least one.
gemblo-do-choose = Choose a { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] violet
   *[5] white
 } piece
gemblo-do-wished = { $count ->
    [one] { $count } piece can lie here. Choose it
   *[other] { $count } pieces can lie here. Choose one
 }
gemblo-do-pass = { $colour ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
    [4] Violet
   *[5] White
 } has no place left: pass once, from then on it passes by itself
gemblo-do-passes = { $colour ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
    [4] Violet
   *[5] White
 } has no place left and passes
mexican-train-mexican = Mexican train
mexican-train-page-do-draw = Nothing fits: draw a tile from the pile
mexican-train-binding-draw = Nothing covers the double: draw a tile from the pile
mexican-train-binding-pass = Nothing covers the double: pass
mexican-train-do-train = Your first turn: go on with your own train
mexican-train-do-extra = After the double lay one more tile
