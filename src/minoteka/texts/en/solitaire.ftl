# The command `minoteka solitaire`.
solitaire-title = { $game } for one · { $deal }
solitaire-you = You
solitaire-moves = { $count ->
    [one] { $count } move made
   *[other] { $count } moves made
 }
solitaire-seen = This move can’t be taken back: you have seen what came after it.
solitaire-score = Your score: { $score }
solitaire-again = You played this deal before; your best was { $best }.
solitaire-record = A new record! The best so far was { $best }.
solitaire-bests = Your best scores
solitaire-no-scores = No scores yet: play a deal to its end.
solitaire-column-deal = Deal
solitaire-column-score = Score
solitaire-column-moves = Moves
error-solitaire-source = A seed, a new deal or a day: choose one of them.
error-solitaire-day = “{ $text }” is not a date; write it like 2026-11-15.
error-solitaire-early = The deal of { $day } waits for its day.
error-solitaire-file = { $path } is damaged. Move it away to start anew; your scores are in it.
error-solitaire-save = The scores cannot be written to { $path }: { $why }
