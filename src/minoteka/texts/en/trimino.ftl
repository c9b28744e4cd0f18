trimino-title = Trimino
trimino-line = Triangles with a number in each corner: join them side by side, close a hexagon, and be rid of your tiles first.
trimino-minutes = 20
trimino-option-ruleset = Rules
trimino-option-ruleset-why = In the classic game tiles left in your hand count against you. In reverse every tile you lay brings its points. Triominos is the international scoring, with bonuses for bridges and hexagons.
trimino-option-ruleset-classic = Classic: fewest points win
trimino-option-ruleset-reverse = Reverse: most points win
trimino-option-ruleset-triominos = Triominos: up to 400 points
trimino-option-rounds = Rounds
trimino-option-rounds-why = How many rounds make a match. Triominos is played until somebody has 400 points, however many rounds that takes.
trimino-option-rounds-1 = A single round
trimino-option-rounds-3 = 3 rounds
trimino-option-rounds-4 = 4 rounds
trimino-option-rounds-5 = 5 rounds
trimino-reason-out = all tiles laid
trimino-reason-blocked = nobody can lay a tile
trimino-reason-rounds = all rounds are played
trimino-reason-goal = 400 points are reached
trimino-reason-running = the match goes on
trimino-event-laid = { $player } lays { $piece }.
trimino-event-opened = { $player } opens field { $field }.
trimino-event-hexagon = { $count ->
    [one] { $player } closes a hexagon!
   *[other] { $player } closes { $count } hexagons at once!
 }
trimino-event-bridge = { $player } builds a bridge!
trimino-event-drew = { $player } draws a tile.
trimino-event-passed = { $player } passes.
trimino-event-skipped = { $player } lays no further tile.
trimino-event-knock = { $player } has one tile left!
trimino-event-out = { $player } has laid every tile.
trimino-event-over = The round is over.
trimino-tour-1 = These are your tiles. Pick one: the places where it fits light up, and it turns by itself to fit.
trimino-tour-2 = A tile joins another along a whole side, and both numbers on that side must agree. Tiles that meet in a point must agree there too.
trimino-tour-3 = Nothing fits? Then you draw, and what you drew is laid if it fits.
trimino-tour-4 = Six tiles around a point make a hexagon. Close one, and you may lay a further tile as a field of its own.
trimino-tour-5 = Whoever lays the last tile wins the round. Get rid of high numbers early: they are what it costs to be left with them.
error-trimino-mirrored = There is no tile { $piece }. These numbers make tile { $tile }, which runs the other way round.
error-trimino-order = Tile { $piece } is written { $tile } here.
error-trimino-deal-first = Seat { $starts } starts this round, not seat { $first }.
error-trimino-not-in-hand = You have no tile { $piece }.
error-trimino-opening = The round opens with one of your tiles alone on the table.
error-trimino-opening-tile = The round opens with the best tile dealt: { $piece }.
error-trimino-no-new-field = A new field may be opened only by whoever has just closed a hexagon.
error-trimino-no-further = Triominos is played on one field: a hexagon brings points, not a further tile.
error-trimino-further = You closed a hexagon: lay a further tile as a new field, or skip it.
error-trimino-nothing-to-skip = There is nothing to skip: you have not closed a hexagon.
error-trimino-must-lay = You have a tile that fits ({ $pieces }), so you must lay one.
error-trimino-must-draw = Nothing fits, but you can still draw before you pass.
error-trimino-reserve-empty = The reserve is empty, there is nothing to draw.
error-trimino-drawn-all = You have drawn { $limit } tiles in this turn, and more are not allowed.
error-trimino-no-field = There is no field { $field }: { $fields ->
    [one] only one is on the table.
   *[other] only { $fields } are on the table.
 }
error-trimino-taken = There is a tile on this place already.
error-trimino-apart = A tile here would touch no other tile.
error-trimino-touches = Here the tile would touch others only in a point; it must share a whole side.
error-trimino-corner = { $corner ->
    [top] The top corner
    [right] The right corner
    [bottom] The bottom corner
   *[left] The left corner
 } shows { $shown }, but the tile beside it shows { $met } there.
error-trimino-point = { $corner ->
    [top] The top corner
    [right] The right corner
    [bottom] The bottom corner
   *[left] The left corner
 } shows { $shown }, but it meets a tile that shows { $met } in this point.
