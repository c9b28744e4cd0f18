trimino-title = Trimino
trimino-line = Triangles with a number in each corner: join them side by side, close hexagons, and be the first to lay all your tiles.
trimino-page-minutes = about { $minutes }{"\u00A0"}min a round
trimino-page-play-rounds = “Play now” plays { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
trimino-page-pieces-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
 }
trimino-page-curtain-lift = Show my tiles
trimino-move-draw = Draw a tile
trimino-move-skip = No extra tile
trimino-minutes = 20
trimino-option-ruleset = Rules
trimino-option-ruleset-why = In the classic game the tiles left on your rack count against you. In reverse, every tile you lay brings its points. Triominos is the international scoring with bonuses for bridges and hexagons; it is not in the box’s rules.
trimino-option-ruleset-classic = Classic: the fewest points win
trimino-option-ruleset-reverse = Reverse: the most points win
trimino-option-ruleset-triominos = Triominos: up to 400 points
trimino-option-rounds = Rounds
trimino-option-rounds-why = How many rounds make a game. Triominos is played until somebody has 400 points, however many rounds that takes.
trimino-option-rounds-1 = One round
trimino-option-rounds-3 = 3 rounds
trimino-option-rounds-4 = 4 rounds
trimino-option-rounds-5 = 5 rounds
trimino-reason-out = all tiles are laid
trimino-reason-blocked = nobody can lay a tile
trimino-reason-rounds = all rounds have been played
trimino-reason-goal = 400 points reached
trimino-reason-running = the game goes on
trimino-page-round-over = Round { $number } is over
trimino-page-next-round = Next round
trimino-points-how = In the classic game points are the worth of the tiles left over: the fewer, the better.
trimino-event-dealt = A new round begins.
trimino-event-laid = { $player } lays tile { $piece }.
trimino-event-laid-you = You lay tile { $piece }.
trimino-event-opened = { $player } opens field { $field }.
trimino-event-opened-you = You open field { $field }.
trimino-event-hexagon = { $count ->
    [one] { $player } closes a hexagon!
   *[other] { $player } closes { $count } hexagons at once!
 }
trimino-event-hexagon-you = { $count ->
    [one] You close a hexagon!
   *[other] You close { $count } hexagons at once!
 }
trimino-event-bridge = { $player } builds a bridge!
trimino-event-bridge-you = You build a bridge!
trimino-event-drew = { $player } draws a tile.
trimino-event-drew-you = You draw a tile.
trimino-event-passed = { $player } passes.
trimino-event-passed-you = You pass.
trimino-event-skipped = { $player } lays no extra tile.
trimino-event-skipped-you = You lay no extra tile.
trimino-event-knock = { $player } has one tile left!
trimino-event-knock-you = You have one tile left!
trimino-event-out = { $player } lays the last tile.
trimino-event-out-you = You lay your last tile.
trimino-event-over = The round is over.
trimino-because-out = It is the last tile: the round is over.
trimino-because-hexagon = { $count ->
    [one] Closes a hexagon
   *[other] Closes { $count } hexagons at once
 }: { $points ->
    [0] one more tile may be laid
   *[other] { $points } points
 }.
trimino-because-bridge = Builds a bridge: { $points } points.
trimino-because-sheds = Gets rid of the costliest tile: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }.
trimino-because-brings = Brings { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }.
trimino-because-weighs = { $credited ->
    [0] Makes the rack lighter by
   *[other] Brings
 } { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }.
trimino-because-follows = There is a follow-up: { $count ->
    [one] { $count } tile in hand fits
   *[other] { $count } tiles in hand fit
 } beside it.
trimino-because-ruins = { $count ->
    [one] { $count } place stays
   *[other] { $count } places stay
 } empty: no tile is left that fits.
error-trimino-mirrored = There is no tile { $piece }. These numbers make tile { $tile }, which runs the other way round.
error-trimino-order = Tile { $piece } is written { $tile } here.
error-trimino-deal-first = Seat { $starts } starts this round, not seat { $first }.
error-trimino-not-in-hand = You don’t have tile { $piece }.
error-trimino-opening = The round opens with one of your tiles in the middle of the empty table.
error-trimino-opening-tile = The round opens with the highest tile dealt: { $piece }.
error-trimino-no-new-field = Only whoever has just closed a hexagon may open a new field.
error-trimino-no-further = Triominos is played on one field: a hexagon brings points, not an extra tile.
error-trimino-further = You closed a hexagon: lay an extra tile as a new field, or decline.
error-trimino-nothing-to-skip = There is nothing to decline: you haven’t closed a hexagon.
error-trimino-must-lay = You have a tile that fits ({ $pieces }), so you must lay one.
error-trimino-must-draw = Nothing fits, but draw before you pass.
error-trimino-reserve-empty = The reserve is empty; there is nothing to draw.
error-trimino-drawn-all = You have drawn { $limit } tiles this turn; more are not allowed.
error-trimino-no-field = There is no field { $field }: { $fields ->
    [one] only one is on the table.
   *[other] only { $fields } are on the table.
 }
error-trimino-taken = There is already a tile here.
error-trimino-apart = A tile here would touch no other tile.
error-trimino-touches = Here the tile would touch others only at a point; it must share a whole side.
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
 } shows { $shown }, but it meets a tile that shows { $met } at this point.
trimino-notation = The field, x,y and the values clockwise from the top (pointing down: from the left), with colons: 1:-2,0:234. Also new:234 for a new field, skip, draw, pass.
