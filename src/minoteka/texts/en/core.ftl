# What the engine says, whatever the game.
number = { $value }
error-seats = { $game } is for { $possible } players, not { $seats }.
error-seat = There is no seat { $seat } at a table for { $seats } (seats count from 0).
error-option-unknown = There is no option “{ $option }”. Known: { $known }.
error-option-value = { $option } can’t be “{ $value }”. It can be: { $allowed }.
error-move-text = “{ $text }” is not a move.
error-move-tried = This does not describe a move ({ $why }).
error-round-over = Play is over here.
error-match-over = The game is over.
error-not-your-turn = It’s not your turn.
error-unknown-game = There is no game “{ $name }”. Known: { $known }.
error-unknown-bot = There is no bot “{ $name }”. Known: { $known }.
error-agent-import = The agent “{ $text }” can’t be had. It is given as module:name or policy:module:name. ({ $why })
error-agent-call = The agent “{ $text }” cannot be asked: module:name is called with an observation and a seed, policy:module:name with what PettingZoo’s agents see.
error-agent-failed = The agent “{ $agent }” failed: { $why }
error-agent-move = The agent “{ $agent }” answered “{ $move }”, which is no legal move.
error-benchmark-task = There is no task “{ $name }”. Known: { $known }.
error-did-you-mean = Did you mean “{ $close }”?
error-words = A word for luck is one line of at most { $limit } characters.
error-deal-keys = A deal has exactly these parts: { $keys }.
error-deal-first = “first” in a deal is the number of a seat; there are { $seats }, counted from 0.
error-deal-hands = A deal has { $seats } hands of { $size } pieces each.
error-deal-piece = “{ $piece }” is not a piece of this game.
error-deal-material = A deal holds every piece exactly once; something is wrong with { $piece }.
error-deal-reserve = The reserve of this deal must be a list of { $size } pieces.
error-deal-none = The file holds no deal.
error-moves-line = Move { $line }: { $why }
error-moves-left = The game was over before move { $line }.
error-record-line = Line { $line }: { $why }
error-record-json = Line { $line } is not JSON.
error-record-object = A line of a record is a JSON object.
error-record-empty = The record is empty.
error-record-foreign = This is not a record of format { $format }: its first line must say "minoteka": { $format }.
error-record-head = The first line needs seats, options, and lists of texts for players and words.
error-record-no-deal = The record has neither a deal nor a revealed seed, so it cannot be replayed yet.
error-record-running = The match in this record is not over yet: only finished ones can be opened here.
error-record-deal-missing = There is no deal for round { $round }.
error-record-round = A deal of round { $round } cannot stand here.
error-record-first = The starting seat was chosen, and only its deal could say which: the record has none.
error-record-undo = { $count } moves can’t be taken back: only { $moves } have been made.
error-record-entry = “{ $entry }” is not an entry. Known: { $known }.
error-record-unknown = A line with { $keys } means nothing in a record.
error-record-text = “{ $key }” must be a text.
error-record-rules = This record was played by an older version of the rules; move { $ply } is not possible now.
error-position-text = “{ $text }” is not a position: it needs the game, the number of seats, options as name=value, the deal in braces, then the moves.
error-position-deal = The deal in this position cannot be read: “{ $text }”.
error-position-move = Move { $number } of this position, “{ $move }”, cannot be played: { $why }
error-position-past = Here a position must tell its deal and its moves: what this text tells could not be checked.
error-position-field = This position says “{ $field }”, and this game has no such field, or not with these numbers.
error-position-seal = This is not the whole text of a position, or it is of other rules: its last word does not fit.
error-batch-codes = A batch needs one whole number for each of its { $count } rounds.
error-batch-size = A batch has a whole number of rounds, of threads (from 1) and as its seed.
error-planes = What is split into parts are NumPy rows of { $size } numbers.
error-batch-move = Move { $move } is not legal in round { $round } of the batch. Nothing was played.
error-action = Action { $action } may not be taken now.
error-no-actions = { $game } declares no action space: toolkits for learning cannot play it.
error-position-bytes = A position of this game takes { $size } bytes, not { $found }.
error-position-game = This is a position of { $found }, not of { $game }.
error-position-source = A position says everything itself: no record, seed, seats or options beside it.
error-position-none = Give a record or a position.
error-verify-commitment = The deal is not the one that was fixed before the first move: it may have been chosen.
error-verify-deal = The deal of round { $round } does not follow from the seed and the words.
error-verify-links = The entries do not lead to the last link: something was changed, lost or added.
error-verify-entry = Entry { $entry } can’t have happened: { $why }
error-verify-end = What is written after entry { $entry } about the end does not follow from the moves.
error-file = { $path } cannot be read: { $why }
error-number = “{ $text }” is not a number.
verify-commitment-good = The deal is fair: it was fixed before the first move.
verify-deal-good = Every deal is genuine: it follows from the draw and the players’ words.
verify-deal-given = The first deals come from the game that this one continues; they were not drawn, so nothing was promised.
verify-links-good = The entries lead link by link to the last one: nothing was changed, lost or added.
verify-moves-good = Every move follows the rules, and the result is right.

seat-name = Seat { $seat }
event-passed = { $player } passes.
event-passed-you = You pass.
event-over = The round is over.
reason-resigned = resigned
reason-timeout = out of time
reason-abandoned = abandoned

play-turn = { $player } to move
play-prompt = Your move (its number or notation; ? for help)
play-help =
    Type a move or its number. A piece alone, or the beginning of moves, lists them.
    board (b), moves (m), hint (h), undo (u), rules (r), scores (s), help (?), quit (q).
play-thinking = { $player } is thinking…
play-played = { $player }: { $move }
play-over = The game is over: { $reason }.
play-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
 }
play-scores = Scores: { $scores }
play-moves = { $count ->
    [one] { $count } move is possible
   *[other] { $count } moves are possible
 }
play-left = See you! The same game again: { $command }
play-undone = Taken back.
games-column-game = game
games-column-title = title
games-column-seats = players
games-column-option = option
games-column-values = values
games-column-default = default
trimino-play-round = Round { $number }
mexican-train-play-round = Round { $number }
play-nothing-to-undo = There is nothing to take back.
play-round = Round { $number }
warm-title = Preparing the games
warm-done = Ready in { $seconds } s.
games-bots = Bots: { $bots }
play-curtain = { $player }: press Enter when nobody else is looking
error-play-bots = There are { $bots } bots, but only { $seats } seats at this table.
error-option-pair = Options are written name=value, not “{ $text }”.
error-replay-ply = The record has { $last } entries; { $ply } is too far.
error-rules-language = There are no rules in “{ $language }”. Known: { $known }.
error-rules-none = { $game } tells no rules.
rules-pictures = The pictures are on the page: start minoteka, then Rules.
play-pieces = Type a piece to see its moves; “moves” shows all of them.
play-no-such = No move begins with “{ $words }”.
play-hint = Hint: { $move }
play-no-past = This game does not begin with a deal, and its past is not known: it is not kept.
play-kept = This game is kept in { $path }
play-not-kept = The game can be played, but not kept: { $why }
error-play-resume = There is no game to go on with in { $folder }.
error-play-resume-beside = A game that goes on already has its seats, bots, options and deal.
error-option-flag = “{ $text }” is not an option with its value, like --level junior.
play-go-on = Go on with it later: minoteka play --resume
because-forced = Nothing else is possible.
