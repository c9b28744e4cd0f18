# Puzzles: cover a silhouette exactly.
puzzle-flower = Flower
puzzle-boat = Boat
puzzle-apple = Apple
puzzle-puppy = Puppy
puzzle-chick = Chick
puzzle-umbrella = Umbrella
puzzle-fish = Fish
puzzle-butterfly = Butterfly
puzzle-hexagon = Hexagon
puzzle-hourglass = Hourglass
puzzle-aubergine = Aubergine
puzzle-heart = Heart
puzzle-bell = Bell
puzzle-skittle = Skittle
puzzle-jug = Jug
puzzle-grapes = Grapes
puzzle-tree = Tree
puzzle-angel = Angel
puzzle-hearts-and-cross = Hearts and cross
puzzle-mushroom = Mushroom
puzzle-spearman = Spearman
puzzle-carrot = Carrot
puzzle-seahorse = Seahorse
puzzle-windmill = Windmill
puzzle-grapes-2 = Grapes (second)
puzzle-key-and-lock = Key and lock
puzzle-spades = Spades
puzzle-light-bulb = Light bulb
puzzle-maize = Maize
puzzle-tai-chi = Tai-chi symbol
puzzle-squid = Squid
puzzle-fish-2 = Fish (second)

puzzle-grade-1 = easy
puzzle-grade-2 = fairly easy
puzzle-grade-3 = medium
puzzle-grade-4 = hard
puzzle-grade-5 = for the patient
puzzles-column-name = name
puzzles-column-title = puzzle
puzzles-column-cells = cells
puzzles-column-pieces = pieces
puzzles-column-solutions = solutions
puzzles-column-grade = difficulty
puzzles-more-than = more than { $number }
puzzles-solutions = { $number ->
    [one] { $number } solution
   *[other] { $number } solutions
 }
puzzles-solutions-more = more than { $number } solutions
puzzles-task = { $cells } cells, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }: { $pieces }
puzzles-one-solution = There is exactly one solution: everything else was tried.
puzzles-counted = { $number ->
    [one] { $number } solution, and no other.
   *[other] { $number } solutions, and no others.
 }
puzzles-counted-up-to-symmetry = { $number ->
    [one] { $number } solution, not counting turned and flipped ones.
   *[other] { $number } solutions, not counting turned and flipped ones.
 }
puzzles-counted-so-far = { $number ->
    [one] At least { $number } solution; the search was stopped.
   *[other] At least { $number } solutions; the search was stopped.
 }
puzzles-not-found-in-time = No solution was found in that time.
puzzles-searching = { $percent }% searched, { $found } found
puzzles-making = Making a puzzle, attempt { $attempt }
puzzles-saved = Saved in { $path }.
puzzles-seed = Make it again with --seed { $seed }
puzzles-equal-pieces = Equal pieces of different colours may be swapped.

error-puzzle-unknown = There is no puzzle “{ $name }”, and no file of that name. “minoteka puzzle list” shows the puzzles.
error-puzzle-file = This is not a puzzle file: { $why }
error-puzzle-key = A puzzle file needs “{ $key }” as { $kind ->
    [text] a text
   *[number] a whole number
 }.
error-puzzle-key-unknown = A puzzle file can’t have { $keys }. It can have: { $known }.
error-puzzle-empty = The silhouette has no cells: draw them with #.
error-puzzle-picture-sign = Line { $line }, column { $column } of the silhouette: “{ $sign }” means nothing there. A cell is # or the letter of its colour, another place a dot or a space.
error-puzzle-picture-between = Line { $line }, column { $column } of the silhouette: this # stands between the cells. Columns of cells are two characters apart, and neighbours in the next column stand one line higher or lower.
error-puzzle-picture-corner = There is no cell of the board at left { $left }, top { $top }: both numbers must be even, or both odd.
error-puzzle-too-big = The silhouette doesn’t fit on the board.
error-puzzle-off-board = These cells are not on the board: { $cells }
error-puzzle-piece = “{ $text }” is not a piece. Pieces are written like B12: one of { $colours } colour letters from A on, and a number from 1 to { $numbers }.
error-puzzle-piece-twice = Every piece is in the box once; these are listed twice: { $pieces }
error-puzzle-area = The silhouette has { $cells } cells, but the pieces have { $blocks } blocks.
error-puzzle-cells-unreachable = No solution: no piece can cover { $where }.
error-puzzle-pieces-nowhere = No solution: these pieces fit nowhere: { $pieces }
error-puzzle-part = No solution: the part of { $size } cells around { $where } cannot be put together from the pieces that fit there.
error-puzzle-no-cover = No solution: all ways to lay the { $pieces } pieces were tried ({ $steps } steps).
error-picture-laid = A picture file needs “laid”, a list of texts like "A5:0,0;0,1;1,0".
error-picture-cell = “{ $text }” does not name cells for { $piece }; they are written 0,0;0,1;1,0.
error-picture-piece-used = { $piece } is already on the board.
error-picture-shape = These cells do not have the shape of { $piece }.
error-picture-off-board = { $piece } would stick out of the board at { $where }.
error-picture-taken = { $piece } doesn’t fit: { $where } is taken.
error-generate-size = A new puzzle can have { $low } to { $high } cells, not { $size }.
error-generate-symmetry = There is no symmetry “{ $symmetry }”. Known: { $known }
error-generate-colours = There are 1 to { $high } colours, not { $colours }.
error-generate-grade = Grades go from { $low } to { $high }; { $grade } is none of them.
error-generate-pairs = A silhouette with this symmetry ({ $symmetry }) needs equal pieces, so at least { $needed } colours: otherwise the image of a solution would be another one.
error-generate-fit = { $size } cells cannot have this symmetry ({ $symmetry }). Sizes nearby that can: { $sizes }
error-generate-failed = No puzzle of this kind was found ({ $size } cells, { $symmetry }, grade { $grade }). Try another seed, size or grade.
error-generate-day = “{ $text }” is not a date like 2026-11-15.
error-file-write = { $path } cannot be written: { $why }
error-hint-piece = { $piece } is not in this puzzle, or it has been laid already.
error-hint-place = { $piece } cannot lie there.
error-hint-late = This puzzle is too big: no next piece was found in time.

# The page: solving by hand, the studio, solitaire.
puzzle-surface = Silhouette to cover. Enter or N takes the next piece; arrows move it, R turns it, F flips it, Enter lays it, Escape puts it away, Backspace takes the last one back.
puzzle-keys = Keys: N next piece, arrows move, R turn, F flip, Enter lay, Backspace take back
puzzle-fits = It fits here.
puzzle-outside = It doesn’t fit there: part of it lies outside.
puzzle-taken = It doesn’t fit there: another piece is in the way.
puzzle-take-wrong = Take it back
puzzle-resume = Back to my own try
puzzle-next = Next: { $name }
puzzle-all = All puzzles
puzzle-print = Print
puzzle-book = 32 puzzles named in the rulebook (pictures ours)
puzzle-made = Made here
puzzle-progress = { $done } of { $all } solved
puzzle-laid-of = { $laid } of { $all } laid
puzzle-daily-waits = Today’s puzzle is being made…
puzzle-new = A new puzzle
puzzle-new-line = Made for you in a moment, with exactly one solution.
puzzle-size = Cells
puzzle-symmetry = Symmetry
puzzle-symmetry-none = none
puzzle-symmetry-mirror = mirror
puzzle-symmetry-half-turn = half a turn
puzzle-symmetry-third-turn = a third of a turn
puzzle-symmetry-sixth-turn = a sixth of a turn
puzzle-colours = Colours
puzzle-seed = Seed
puzzle-seed-any = any word
puzzle-studio-line = Lay the pieces of six colours as you like: a cat, a ship, your name.
puzzle-studio-surface = Board for your picture. Enter or N takes the next piece; arrows move it, R turns it, F flips it, Enter lays it, Backspace takes the last one back.
page-solitaire-place = Place
puzzle-untitled = Picture
page-solitaire = Solitaire
page-solitaire-who = Player
page-solitaire-score = Points
page-solitaire-moves = Moves
page-solitaire-nobody = Nobody has finished today’s deal yet. Be the first!
page-solitaire-free = Your own deal
page-solitaire-free-line = A new deal every time. Hints and taking back are allowed.
page-solitaire-free-play = Deal the tiles
puzzle-hinted = Hints laid all of it. Now try it yourself!
puzzle-hints = Hints: { $count }
