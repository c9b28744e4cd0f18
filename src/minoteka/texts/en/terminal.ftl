terminal-help = Keys: Tab chooses a piece, arrows a place, R turns and F turns back, Enter lays; a click points, a second one lays. H is a hint, U takes back, S shows the scores, a colon lets you type a move, Q leaves (the game is kept).
terminal-nowhere = No move of { $piece } covers { $cell }.
terminal-key-piece = piece
terminal-key-go = move
terminal-key-turn = turn
terminal-key-lay = lay
terminal-key-hint = hint
terminal-key-undo = take back
terminal-key-scores = scores
terminal-key-rules = rules
terminal-key-type = type
terminal-key-leave = leave
terminal-menu = What shall we play?
terminal-menu-seats = Players
terminal-menu-people = People at this screen
terminal-menu-level = Bots
terminal-menu-play = Play
terminal-replay-keys = ← → a move   PgUp PgDn ten   Home End the ends   Space autoplay   : to a number   J what moves were worth   B next mistake   Q leave
terminal-key-resign = resign
terminal-key-again = play again
terminal-line-opening = Going to the table…
terminal-line-broken = The connection broke; reconnecting. Nothing is lost.
terminal-waiting = Others can sit down here: { $link }
terminal-table-gone = This table is no longer there.
terminal-rematch = The next game is ready: press A.
terminal-resign-sure = Press X once more to resign.
join-name = Your name
join-back = Come back to your seat: minoteka join { $link }
error-join-address = “{ $text }” is no link to a table; one looks like http://example.org/t/3kQ…
error-join-away = { $server } does not answer as a table’s server would: { $why }
error-join-strange = The server says what this version cannot read: { $why }
terminal-key-pieces = pieces left
terminal-puzzle-solved = Solved! { $hints ->
    [0] And without a single hint.
    [one] With one hint.
   *[other] With { $hints } hints.
 }
terminal-puzzle-stuck = Some piece no longer fits anywhere: take something back (U), or ask (H).
terminal-puzzle-wrong = These lie wrong: { $pieces }. Click a piece to lift it.
terminal-puzzle-help = Cover every cell with the pieces; each is used once and may be turned and flipped. A click on a piece that lies lifts it.
error-puzzle-source = A puzzle by its name or by its day: choose one.
terminal-replay-judging = Looking closely…
terminal-replay-best = Nothing better was found ({ $value }).
terminal-replay-better = It loses { $loss }. Better: { $best } (marked). { $why }
terminal-replay-jump = To which move? 0–{ $last }
terminal-menu-resume = Go on with the last game
terminal-menu-keys = ↑↓ choose   ←→ change   Enter play   Q leave
terminal-menu-true = yes
terminal-menu-false = no
terminal-menu-none = without limit
terminal-round-on = Scores so far: { $scores }. Enter: go on.
help-usage-options = [options]
help-usage-command = command…
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-game-options = Options of the games
help-default = Usually { $value }.
error-usage = The command cannot be read: { $why }
error-environment = The environment makes no sense here: { $why }
error-usage-command = There is no command “{ $name }”.
error-usage-option = There is no option “{ $name }” here.
error-usage-missing = { $name } is missing; --help tells what it is.
error-usage-value = { $name } must be { $kind ->
    [whole] a whole number
    [number] a number
   *[other] something else; --help tells what
 }{ $limits ->
    [none] .
   *[other] {" "}({ $limits }).
 }
error-usage-form = { $name }: an option that switches something on stands alone, any other has its value after it.
error-usage-extra = “{ $text }” is too much here.
terminal-you = you
terminal-menu-alike = the same
puzzle-prompt = A piece, with cells that it shall cover (? for help)
puzzle-left = See you! What lies is kept.
puzzle-lines-help = Type a piece (E7) to see its places, with numbers of cells (E7 12 13) only those; one place is laid at once, others by their number. A piece that lies is lifted by its name. Commands: board, moves, hint, undo, quit, or their first letters.
puzzle-lines-wrong = These lie wrong: { $pieces }. A name alone lifts the piece.
join-lines-help = At a server’s table also: resign; y and n answer somebody who asks to take back.
terminal-notation = How moves are written
terminal-looking-on = No seat here is yours: you look on.
terminal-first = Tab takes a piece, arrows a lit place, R turns, Enter lays. H hint, ? rules.
terminal-key-next-round = go on
terminal-key-board = look around
terminal-key-typed = play it
terminal-key-close = close
terminal-key-read = read on
terminal-key-next = the next riddle
terminal-menu-game = Game
terminal-menu-learn = Learn the game by short tasks
terminal-menu-riddle = Today’s riddle of this game
terminal-menu-solitaire = Alone: today’s deal
terminal-menu-puzzle = Today’s puzzle: cover a silhouette
terminal-key-next-lesson = the next lesson
