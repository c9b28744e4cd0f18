simino-title = Simino
simino-line = Lay coloured tiles in a box, climb to the upper floors and get rid of yours first.
simino-minutes = 17
simino-colour-W = white
simino-colour-Y = yellow
simino-colour-O = orange
simino-colour-R = red
simino-colour-P = purple
simino-colour-B = blue
simino-colour-G = green
simino-colour-K = black
simino-option-powers = Special colours
simino-option-powers-why = Weak white is covered by any colour, strong black covers any colour. With both, black never covers white and one tile never uses both powers.
simino-option-powers-none = None
simino-option-powers-white = Weak white
simino-option-powers-black = Strong black
simino-option-powers-both = White and black
simino-option-draw = Drawing tiles
simino-option-draw-why = Either your hand is refilled after each move, or one tile comes at the start of each of your turns.
simino-option-draw-refill = Refill the hand
simino-option-draw-one-per-turn = One tile per turn
simino-option-hand = Tiles dealt
simino-option-hand-why = Five each in the classic game, four with a special colour, none where a tile comes with every turn. A refilled hand is refilled to this number.
simino-option-open_hands = Open hands
simino-option-open_hands-why = Everybody sees everybody's tiles.
simino-option-holes = No holes on floor one
simino-option-holes-why = Strictly, the free cells must always leave room for whole tiles. In the lighter form only a single cut-off cell is forbidden.
simino-option-holes-tileable = Whole tiles must fit
simino-option-holes-single-cell = No single cut-off cell
simino-option-floors = Highest floor
simino-option-floors-why = The box has no ceiling; set one if you like.
simino-option-floors-none = No limit
simino-option-teams = Teams
simino-option-teams-why = In tandem four play in pairs, partners opposite each other. Points are added up, and who is left plays the turns of a partner who is out.
simino-option-teams-none = Everyone for themselves
simino-option-teams-tandem = Tandem (two pairs)
simino-option-match = Length of the game
simino-option-match-why = The rulebook suggests seven rounds, or playing until somebody has 17 points.
simino-option-match-round = One round
simino-option-match-rounds = A number of rounds
simino-option-match-points = Up to a number of points
simino-reason-all-out = the tiles are gone
simino-reason-blocked = nobody can lay a tile
simino-reason-solitaire = nothing more can be laid
simino-event-laid = { $player } lays { $piece }{ $floor ->
    [1] {""}
   *[other] { " " }on floor { $floor }
 }.
simino-event-took = { $player } takes { $count ->
    [one] a penalty tile
   *[other] { $count } penalty tiles
 }.
simino-event-drew = { $player } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
 }.
simino-event-gave = { $player } hands over a tile as a penalty.
simino-event-passed = { $player } has no move and passes.
simino-event-out = { $player } has no tiles left and is out!
simino-event-over = The round is over.
simino-tour-1 = These are your tiles. Tap one to pick it up; tap again, or press R, to turn it round.
simino-tour-2 = The first tile goes into a corner. Other corners are open to tiles of new colours until somebody joins two tiles.
simino-tour-3 = From then on lay tiles so that a colour meets the same colour. Leave no gap on the ground in which no tile fits.
simino-tour-4 = Where two tiles meet, lay a third across them, colour on colour. The next player takes a penalty: one tile for floor two, two for floor three.
simino-tour-5 = Keep doubles for upstairs: there you may lay two of them in one move.
error-simino-options-tandem = Tandem is a game of two pairs: it needs four players, not { $seats }.
error-simino-options-empty-hand = A hand that is refilled needs at least one tile.
error-simino-options-hand = { $seats } players cannot get { $hand } tiles each from 36; { $most } is the most.
error-simino-options-solitaire-points = Alone you play rounds: a race to a number of points might never end.
error-simino-outside = “{ $text }” would stick out of the box at { $cell }.
error-simino-not-in-hand = You do not hold { $piece }.
error-simino-must-give = { $count ->
    [one] First hand over a penalty tile from your hand.
   *[other] First hand over { $count } penalty tiles from your hand.
 }
error-simino-nothing-owed = You owe nobody a tile now.
error-simino-must-lay = You still have a tile that can be laid, so you must lay one.
error-simino-only-doubles = Only doubles may be laid two at a time, and { $piece } is none.
error-simino-same-double = There is only one { $piece }: a pair takes two different doubles.
error-simino-pair-on-ground = Two doubles at once go on floor two and above only.
error-simino-heights = The two halves would lie at different heights ({ $low } and { $high }).
error-simino-first-corner = The first tile goes into a corner of the box.
error-simino-corner-closed = Tiles have been joined already, so the free corners are closed: join your tile to its colour.
error-simino-corner-colours = A free corner takes only colours that are not in the box yet; { $colours } is there already.
error-simino-no-match = Neither half of { $piece } would touch its own colour here.
error-simino-hole = This would leave a hole on the ground floor in which no tile fits.
error-simino-one-tile = A tile cannot lie on one single tile; it must join two of them.
error-simino-too-high = Floor { $floors } is the highest one in this game.
error-simino-both-powers = One tile cannot use the white and the black power at once ({ $piece } on { $tops }).
error-simino-mixed-on-equal = Only a double may cover two equal colours ({ $piece } on { $tops }).
error-simino-double-on-mixed = A double may cover only two equal colours ({ $piece } on { $tops }).
error-simino-black-on-white = In this game black does not cover white ({ $cell }).
error-simino-colour-below = { $half ->
    [W] White
    [Y] Yellow
    [O] Orange
    [R] Red
    [P] Purple
    [B] Blue
    [G] Green
   *[K] Black
 } cannot lie on { $top ->
    [W] white
    [Y] yellow
    [O] orange
    [R] red
    [P] purple
    [B] blue
    [G] green
   *[K] black
 } ({ $cell }).

# The command `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] No whole round was found in this time.
   *[other] { $proven ->
        [true] Best score: { $value }. Proven: nobody can do better.
       *[false] Best score found: { $value }. Not proven; more time may find a better one.
    }
 }
error-simino-solve-seats = Only the round alone can be solved: the hands of { $seats } players are not known. Leave out --seats.
error-simino-cut = A shorter deal has { $low } to { $high } tiles.
error-simino-cut-late = Tiles have been laid already; only a fresh deal can be made shorter.
