simino-title = Simino
simino-line = Lay coloured tiles in a box, climb to the upper floors, and be the first to have none left.
simino-page-minutes = from { $minutes }{"\u00A0"}min
simino-page-pieces-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
 }
simino-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
simino-page-curtain-lift = Show my tiles
simino-move-give = give away the { simino-piece }
simino-minutes = 17
simino-colour-W = white
simino-colour-Y = yellow
simino-colour-O = orange
simino-colour-R = red
simino-colour-P = purple
simino-colour-B = blue
simino-colour-G = green
simino-colour-K = black
simino-piece = { $piece ->
    [WW] white double
    [WY] white-and-yellow tile
    [WO] white-and-orange tile
    [WR] white-and-red tile
    [WP] white-and-purple tile
    [WB] white-and-blue tile
    [WG] white-and-green tile
    [WK] black-and-white tile
    [YY] yellow double
    [YO] yellow-and-orange tile
    [YR] yellow-and-red tile
    [YP] yellow-and-purple tile
    [YB] yellow-and-blue tile
    [YG] yellow-and-green tile
    [YK] black-and-yellow tile
    [OO] orange double
    [OR] orange-and-red tile
    [OP] orange-and-purple tile
    [OB] orange-and-blue tile
    [OG] orange-and-green tile
    [OK] black-and-orange tile
    [RR] red double
    [RP] red-and-purple tile
    [RB] red-and-blue tile
    [RG] red-and-green tile
    [RK] black-and-red tile
    [PP] purple double
    [PB] purple-and-blue tile
    [PG] purple-and-green tile
    [PK] black-and-purple tile
    [BB] blue double
    [BG] blue-and-green tile
    [BK] black-and-blue tile
    [GG] green double
    [GK] black-and-green tile
   *[KK] black double
 }
simino-colour-first = { $first ->
    [W] white
    [Y] yellow
    [O] orange
    [R] red
    [P] purple
    [B] blue
    [G] green
   *[K] black
 }
simino-colour-second = { $second ->
    [W] { " and " }white
    [Y] { " and " }yellow
    [O] { " and " }orange
    [R] { " and " }red
    [P] { " and " }purple
    [B] { " and " }blue
    [G] { " and " }green
    [K] { " and " }black
   *[none] { "" }
 }
simino-option-powers = Variant
simino-option-powers-why = “With white”: every colour covers weak white. “With black”: strong black covers every colour. “With white and black”: both at once, but black never covers white, and one tile never uses both powers.
simino-option-powers-none = Classic
simino-option-powers-white = With white
simino-option-powers-black = With black
simino-option-powers-both = With white and black
simino-option-draw = Drawing tiles
simino-option-draw-why = You draw either after your move, back up to the starting number, or one tile at the start of each turn. The rulebook suggests trying the other way round too: “with white and black”, but with tiles dealt.
simino-option-draw-refill = Draw after the move
simino-option-draw-one-per-turn = One tile per turn
simino-option-hand = Tiles dealt
simino-option-hand-why = Five in the classic game, four with white or with black, none with both. If you draw after your move, you draw up to this number.
simino-option-open_hands = Everybody sees all tiles (our addition)
simino-option-open_hands-why = Everybody sees everybody’s tiles. This is not in the rulebook: there “open” tiles are the ones you took and see yourself.
simino-option-holes = Holes on the first floor
simino-option-holes-why = The free space must always hold whole tiles, with nothing left over. The lighter form is ours: only cutting off a single cell is forbidden.
simino-option-holes-tileable = Whole tiles must fit
simino-option-holes-single-cell = No single cell cut off (ours)
simino-option-floors = Highest floor (our addition)
simino-option-floors-why = By the rules there is no ceiling; set one if you like.
simino-option-teams = Teams
simino-option-teams-why = In tandem four play in pairs, partners opposite each other. Points are added up, and whoever is left also plays the turns of a partner who is out.
simino-option-teams-none = Everyone plays alone
simino-option-teams-tandem = Tandem (two pairs)
simino-option-match = How long to play
simino-option-match-why = By the book you play seven rounds, or until somebody has 17 points. One round is the quick game.
simino-option-match-round = One round
simino-option-match-rounds = Several rounds
simino-option-match-points = To a number of points
simino-reason-all-out = the tiles are gone
simino-reason-blocked = nobody has a move
simino-reason-match = most points over all rounds
simino-reason-solitaire = nothing more can be laid
simino-points-how = Every tile that the others are left with is a point.
simino-event-laid = { $player } lays the { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }on floor { $floor }
 }.
simino-event-laid-you = You lay the { simino-piece }{ $floor ->
    [1] {""}
   *[other] { " " }on floor { $floor }
 }.
simino-event-took = { $player } takes { $count ->
    [one] a penalty tile
   *[other] { $count } penalty tiles
 }.
simino-event-took-you = You take { $count ->
    [one] a penalty tile
   *[other] { $count } penalty tiles
 }.
simino-event-drew = { $player } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
 }.
simino-event-drew-you = You draw { $count ->
    [one] a tile
   *[other] { $count } tiles
 }.
simino-event-gave = { $player } gives away a tile as a penalty.
simino-event-gave-you = You give away a tile as a penalty.
simino-event-passed = { $player } passes: no tile fits.
simino-event-passed-you = You pass: no tile fits.
simino-event-out = { $player } has no tiles left and is out!
simino-event-out-you = You have no tiles left and are out!
simino-event-over = The round is over.
simino-because-out = No tiles are left: out of the round.
simino-because-fines = { $owner } gets a penalty: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }.
simino-because-pairs = Two doubles are gone in one turn.
simino-because-joins = The first joint: from now on the free corners are closed.
simino-because-colours = Brings { $count ->
    [one] a new colour
   *[other] { $count } new colours
 } onto the field: more places later.
simino-because-climbs = Goes up to floor { $floor }.
simino-because-keeps = Saves { $count ->
    [one] a double
   *[other] { $count } doubles
 } for the upper floors.
simino-because-follows = There is a follow-up: { $count ->
    [one] { $count } more tile in hand fits
   *[other] { $count } more tiles in hand fit
 } on the field.
simino-because-useless = This tile fits nowhere now.
error-simino-options-tandem = Tandem is a game of two pairs: it needs four players, not { $seats }.
error-simino-options-empty-hand = If you draw after your move, at least one tile has to be dealt.
error-simino-options-hand = There are only 36 tiles: { $seats } players get at most { $most } each, not { $hand }.
error-simino-options-solitaire-points = Solitaire is played in rounds: a race to a number of points might never end.
error-simino-outside = The tile would stick out of the box.
error-simino-not-in-hand = You don’t have the { simino-piece }.
error-simino-must-give = { $count ->
    [one] First hand over a penalty tile from your hand.
   *[other] First hand over { $count } penalty tiles from your hand.
 }
error-simino-nothing-owed = You don’t owe a penalty now.
error-simino-must-lay = You have a tile that can be laid, so you must lay one.
error-simino-only-doubles = Only doubles may be laid two at a time.
error-simino-same-double = There is only one such double: lay two different ones together.
error-simino-pair-on-ground = Two doubles at once go on the second floor and above only.
error-simino-heights = The two halves would lie at different heights; both places must be on one floor.
error-simino-first-corner = The first tile goes into a corner of the box.
error-simino-corner-closed = Tiles have been joined already, so the free corners are closed: join your tile to its colour.
error-simino-corner-colours = A free corner takes only colours that are not in the box yet; { simino-colour-first }{ simino-colour-second } { $second ->
    [none] is
   *[other] are
 } there already.
error-simino-no-match = Neither half would touch its own colour here.
error-simino-hole = This would leave a hole on the first floor where no tile fits.
error-simino-one-tile = A tile can’t lie on a single tile; it must lie on the joint of two.
error-simino-too-high = Floor { $floors } is the highest one in this game.
error-simino-both-powers = One tile can’t use the white and the black power at once.
error-simino-mixed-on-equal = Only a double may cover a joint of equal colours.
error-simino-double-on-mixed = A double may cover only a joint of equal colours.
error-simino-black-on-white = With white and black, black doesn’t cover white.
error-simino-colour-below = { $half ->
    [W] White
    [Y] Yellow
    [O] Orange
    [R] Red
    [P] Purple
    [B] Blue
    [G] Green
   *[K] Black
 } can’t lie on { $top ->
    [W] white
    [Y] yellow
    [O] orange
    [R] red
    [P] purple
    [B] blue
    [G] green
   *[K] black
 }.

# The command `minoteka solve simino`.
simino-solve-score = { $value ->
    [none] No complete round was found in this time.
   *[other] { $proven ->
        [true] Best score: { $value }. Proven: nobody can do better.
       *[false] Best score found: { $value }. Not proven; with more time a better one may turn up.
    }
 }
error-simino-solve-seats = This works for solitaire only. Leave out --seats.
error-simino-cut = A shorter deal has { $low } to { $high } tiles.
error-simino-cut-late = Tiles have been laid already; only a fresh deal can be made shorter.
simino-notation = The two letters as they lie, the cell of the first, then e (the second lies to the right) or n (above): YKa1e. Two doubles are joined by +: RRa1e+BBc3n. Also give YK, and pass.
