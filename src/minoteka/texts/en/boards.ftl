# What the boards say.
page-lay = Lay it
page-whole = Whole board
gemblo-board-label = Board. Choose a piece; arrows move it, R turns, F flips, Enter lays it.
gemblo-tray-label = Your pieces
gemblo-piece-label = Piece { $piece }, { $count } blocks
