# What the boards say.
page-lay = Lay it
page-whole = Whole board
gemblo-board-label = Board. Choose a piece; arrows move it, R turns, F flips, Enter lays it.
gemblo-tray-label = Your pieces
gemblo-piece-label = Piece { $piece }, { $count } blocks
page-hand-label = Your pieces
page-cancel = Cancel
page-reserve = In the reserve: { $count }
trimino-board-label = Table. Choose a tile; arrows move it, R turns, Enter lays it.
trimino-tile-label = Tile { $values }
simino-board-label = Field. Choose a tile; arrows move it, R turns, Enter lays it.
simino-tile-label = { $tile } on { $cells }, floor { $floor }
simino-hand-tile = Tile { $tile }
simino-second = You may lay a second double.
simino-just-one = Just this one
simino-give = Choose a tile to give. Still to give: { $count }
simino-floors = Floors shown
mexican-train-the-train = Mexican train
mexican-train-marked = open to everybody
mexican-train-end = open end { $end }, tiles: { $count }
mexican-train-folded = { $count } earlier tiles
mexican-train-binding = An open double must be covered first!
mexican-train-sort = Sort my hand as a train
mexican-train-hint = Try { $piece } on train { $train }
mexican-train-tile = Domino { $first } and { $second }
mexican-train-board-label = Trains. Choose a domino; arrows move it from train to train, Enter lays it.
page-places = { $count ->
    [0] It fits nowhere as it is turned now.
    [one] It fits in { $count } place.
   *[other] It fits in { $count } places.
 }
page-place = Place { $at } of { $count }: { $where }
page-place-before = Previous place
page-place-next = Next place
page-close = Close
simino-beneath-floor = Floor { $floor }: { $colour } (tile { $tile })
simino-beneath-none = Nothing lies here yet.
