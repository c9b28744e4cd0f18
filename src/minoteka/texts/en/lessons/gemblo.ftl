# The lessons of Gemblo: a title each; of a step its task, a hint, and what was learnt.
gemblo-lesson-pieces = Laying pieces
gemblo-lesson-pieces-start = Your first piece must cover your starting cell. Lay any piece there. { $keys ->
    [screen] {""}
    [yes] Pick a piece, turn it with R, flip it with F, then lay it.
    [no] Pick a piece, turn and flip it with the buttons, then lay it.
   *[line] Write the number of a move.
 }
gemblo-lesson-pieces-start-hint = The starting cell is marked in your colour, at the edge of the zone.
gemblo-lesson-pieces-start-done = Pieces may be turned and flipped as you like, but must lie inside the playing zone.
gemblo-lesson-pieces-large = Every block that you are left with is a penalty point. Begin with one of your largest pieces.
gemblo-lesson-pieces-large-hint = The largest pieces have five blocks.
gemblo-lesson-pieces-large-miss = That piece is smaller than others you could lay now.
gemblo-lesson-pieces-large-done = Large pieces first: later there is room only for small ones.
gemblo-lesson-pieces-apart = Your pieces must not touch each other. One edge of the grid has to lead from one to the next: a connection line. Lay a second piece like that.
gemblo-lesson-pieces-apart-hint = Take a piece up: small marks show the cells that your lines reach. Cover one of them.
gemblo-lesson-pieces-apart-done = You may touch others’ pieces as much as you like, just not your own.
gemblo-lesson-pieces-open = Lay a piece that opens many ways: at least eight new cells that your lines reach.
gemblo-lesson-pieces-open-hint = Lay a large piece towards the free middle.
gemblo-lesson-pieces-open-miss = That piece opens fewer than eight new cells.
gemblo-lesson-pieces-open-done = The more ends you have, the harder you are to shut in.
gemblo-lesson-lines = Connection lines
gemblo-lesson-lines-through = A line stays open when two different pieces lie on its two sides: you can slip through between them. Do it, near the bottom edge.
gemblo-lesson-lines-through-hint = Look for the mark in the cell behind two pieces that do not belong together.
gemblo-lesson-lines-through-miss = That goes by another line. Look for the gap between two pieces of your rivals.
gemblo-lesson-lines-through-done = Through! Only one and the same piece on both sides cuts a line.
gemblo-lesson-lines-cut = Now cut somebody else’s lines: lay a piece that takes at least three connecting cells away from a rival.
gemblo-lesson-lines-cut-hint = A long straight piece crosses many lines.
gemblo-lesson-lines-cut-miss = That takes away too little. Look where one rival’s pieces have many free cells before them.
gemblo-lesson-lines-cut-done = A colour that can’t connect any more is out of the game.
gemblo-lesson-end = The end
gemblo-lesson-end-fit = You have only three moves left to choose from. Lay as many blocks as you can.
gemblo-lesson-end-fit-hint = Two of your pieces with four blocks still fit, at the top.
gemblo-lesson-end-fit-miss = Three blocks only: a piece of four fits as well.
gemblo-lesson-end-fit-done = One block fewer counts: the fewest penalty points win.
gemblo-lesson-end-shut = One rival has a single place left. Take it: after your move that colour can lay nothing more.
gemblo-lesson-end-shut-hint = A small piece will do, left of the middle.
gemblo-lesson-end-shut-miss = The rival can still lay a piece after that.
gemblo-lesson-end-shut-done = Shut out. Whatever that rival still holds counts against them.
gemblo-lesson-end-pass = None of your pieces can be laid any more. Pass.
gemblo-lesson-end-pass-hint = The button is in the line under the board.
gemblo-lesson-end-pass-done = A pass is final: free cells only get fewer. Count the blocks left, and play again!
