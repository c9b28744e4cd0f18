# What the page says.
page-title = Minoteka
page-skip = Skip to the content
page-contents = Contents
page-menu = Menu
page-home = Home
page-back-table = Back to the table
page-lost = This page doesn’t exist
page-loading = One moment…
page-reconnecting = The connection is lost. Trying again…
error-page-broken = Something went wrong. Please reload the page.
page-puzzles = Puzzles
page-settings = Settings
page-keys = Keys
page-keys-hint = Everything works by keys alone. On any page ? shows which.
page-keys-tab = On: hand, board, buttons. With Shift: back
page-keys-arrows = Another place on the board, or another piece in the hand
page-keys-enter = Pick up, lay, press
page-keys-turn = Turn what you hold
page-keys-flip = Flip it over, where a game allows that
page-keys-escape = Put down, or close
page-keys-replay = In a replay: a move back or on, to the beginning, to the end
page-language = Language
page-hello = Five games for the kitchen table
page-hello-line = Play against a bot, share one screen, or send friends a link. No account needed.
page-games = Games
page-game = Game
page-unfinished = Your unfinished games
page-lobby = Tables waiting for players
page-seats = { $seats } players
simino-page-seats = { $seats } players, age 7+
trimino-page-seats = { $seats } players, age 6+
page-minutes = about { $minutes }{"\u00A0"}min
page-rules = Rules
page-play-now = Play now
page-play-rounds = “Play now”: { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
page-with-friends = With friends
page-one-screen = On one screen
page-you = Guest
page-somebody = Somebody
page-open-seat = Free seat
page-your-turn = Your turn
page-turn-of = { $name } to move
page-thinking = { $name } is thinking…
page-status-gathering = waiting for players
page-status-playing = in progress
page-status-over = finished
page-board = Board
page-players = Players
page-pieces-left = { $count ->
    [one] { $count } piece left
   *[other] { $count } pieces left
 }
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
page-away = away
page-log = Game log
page-hint = Hint
page-undo = Take back
page-undo-asked = { $name } asks to take back a move.
page-undo-waits = Waiting for { $name } to agree to the take-back.
page-undo-refused = { $name } does not agree to the take-back.
page-agree = Agree
page-refuse = Refuse
page-resign = Resign
page-resign-ask = Really resign?
page-resign-sure = Yes, resign
page-stay = No, play on
page-react = Say…
page-turn = Turn
page-flip = Flip
page-curtain = { $name }, it’s your turn
page-curtain-line = Pass the device on. Nothing is shown until you press.
page-curtain-lift = Show my pieces
page-gathering = Waiting for players
page-gathering-line = Send this link to the people you play with.
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-lan = This address works on this computer only. For friends in the same house, whoever started Minoteka starts it like this:
page-name = Your name
page-words = A word for luck (optional)
page-words-why = Your word goes into the shuffle, so nobody can pick the deal.
page-sit = Sit down
page-you-won = You won!
page-rematch = Play again
page-to-rematch = To the next game
page-replay = Replay
page-how-many = How many players
page-seat-me = A player at this screen
page-seat-bot = Bot
page-seat-open = A friend with the link
page-level = Level
page-level-all = Level of all bots
page-level-each = each its own
page-length = { $which ->
    [short] Short: { $count }
   *[book] All { $count }
 }
page-listed = Show this table to everybody
page-clock = Clock
page-clock-none = No clock
page-clock-minutes = { $minutes }{"\u00A0"}min each, plus 5{"\u00A0"}s a move
page-start = Begin
page-start-open = Open the table
page-why = What does this mean?
page-no-limit = no limit
page-option = { $name }: { $value }
page-yes = yes
page-no = no
page-set-theme = Theme
page-set-kept = Changes apply at once and are kept on this device.
page-set-theme-system = Same as the device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-palette = Piece colours
page-set-palette-classic = Classic
page-set-palette-clear = Clear to the colour-blind too
page-set-motion = Animation
page-set-motion-system = Same as the device
page-set-motion-full = On
page-set-motion-none = Off
page-set-marks = Show possible places
page-set-marks-auto = It depends on the game
page-set-marks-always = Always
page-set-marks-never = Never
page-set-sound = Sound
page-set-forced = Play forced moves automatically
page-set-notify = Notify me when it’s my turn
error-page-offline = The server doesn’t answer. Check your connection and try again.
move-draw = Draw
move-pass = Pass
move-skip = Skip
riomino-board-label = Board. Arrows move, Enter lays the die, R turns it.
riomino-hand-label = Your dice
riomino-die-label = Die { $low } and { $high }
riomino-cell-die = { $cell }: a die, top { $north }, right { $east }, bottom { $south }, left { $west }
riomino-cell-dead = { $cell }: nothing can ever fit here
riomino-cell-fits = { $cell }: your die fits here
riomino-cell-free = { $cell }: free
page-replay-title = replay
page-eyes = View as
page-eyes-open = Everything open
page-eyes-spectator = A spectator
page-eyes-seat = { $name }
page-back = One move back
page-forward = One move forward
page-ply = Move
page-beginning = Start
page-continue = Continue from here
page-continues = This game continues another one and is not rated.
page-picture = Picture
page-picture-done = { $how ->
    [sent] Sent
   *[saved] Saved with your downloads
}
page-export = Download the record
page-checked = Deal and moves checked: all is fair
page-checked-seed = The lot of this game. With it anybody can check the game by a program of their own:
page-bring = Open the file of a game’s record
page-analysis = Moves analysed: { $done } of { $total }
page-analysis-curve = Chances of winning: { $name }
page-analysis-label = What each move cost
page-analysis-others = the others
page-qr = The same link for a phone camera
rules-advice = Advice from the rulebook
rules-advice-ours = Our advice
page-tip = Advice
page-tip-said = Advice: { $advice }
page-tip-done = Got it
page-daily = Solitaire of the day
page-daily-line = { $game } alone: today everybody gets the same deal. No hints, no taking back.
page-daily-play = Play today’s deal
page-daily-on = Go on with today’s deal
page-daily-mine = My result today
page-daily-rank = No. { $place } of { $count } today
page-daily-time = Time { $time }
page-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
page-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
page-invites = { $name } invites you to { $game }
page-invites-rules = New to it? The rules in a minute
page-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
puzzle-line = Cover the silhouette with these pieces, leaving no gaps. You may turn and flip them.
puzzle-take-back = Take piece { $piece } back
puzzle-grade = Difficulty
puzzle-make = Make a new one
puzzle-making = Making it…
puzzle-studio = Studio
puzzle-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
puzzle-done = solved
puzzle-kind-book = Puzzle
puzzle-kind-daily = Puzzle of the day
puzzle-kind-generated = A puzzle made for you
puzzle-kind-picture = A puzzle from the studio
puzzle-astray = { $count ->
    [one] This can’t be finished: one piece lies wrong. It is shown faintly.
   *[other] This can’t be finished: { $count } pieces lie wrong. They are shown faintly.
 }
puzzle-give-up = Show the solution
puzzle-again = Start afresh
puzzle-solved = Solved! Well done.
puzzle-shown = This is one solution.
puzzle-solve = Solve it
puzzle-title = Name of the picture
puzzle-save = Save
puzzle-saved = Saved. Its link:
puzzle-share = Turn it into a puzzle
puzzle-colour = Colour { $number }
page-today = Today
page-daily-best = Best today
page-variants = Variants
account-short = Account
account-title = Account
account-line = You can play without one. An account keeps your games and ratings on every device. All it needs is a name and a password.
account-name = Name
account-password = Password
account-password-line = At least eight characters. A forgotten password can’t be recovered, so write it down.
account-sign-in = Sign in
account-sign-up = Create an account
account-sign-out = Sign out
account-none-yet = I have no account yet
account-have-one = I already have an account
account-since = Member since { $date }
account-ratings = Ratings
account-rating = Rating
account-games = Games played
account-no-ratings = Only games against other people who are signed in are rated. None so far.
account-history = Your games
account-no-history = No games yet. Which will you play first?
account-change = Change the password
account-change-line = You will have to sign in again on your other devices.
account-changed = The password is changed.
account-old = Current password
account-new = New password
account-delete = Delete the account
account-delete-line = Your name and ratings will be gone, and you will be signed out everywhere; finished games stay, without your name.
account-delete-sure = Yes, delete it
account-deleted = The account is deleted.
page-fill-bots = { $count ->
    [one] Let a bot take the free seat
   *[other] Let bots take the free seats
 }
page-leave = Leave the table
page-bot-for-me = Let a bot play for me
page-come-back = I am back
page-comes-back = { $name } is back
page-me = You
page-watching = You are watching.
page-watchers = Watching: { $count }
page-do-choose = Choose what to lay
page-do-place = Now choose a lit place
page-do-lay = It fits here. Lay it?
page-do-drop = It fits here: let go
page-do-find = Turn it, and find its place
page-do-nowhere = This fits nowhere now. Choose another
page-do-turn = This does not fit as it lies. Turn it
page-do-draw = Nothing fits: draw a tile
page-do-pass = There is no move: pass
page-passed = passed
page-hint-thinking = Looking for a hint…
page-hint-shown = Hint: the move is shown on the board
page-hint-because = Hint. { $why }
page-hint-press = Hint: press the button in this line
page-round-over = Round { $number } is over
page-next-round = Next round
page-sheet = Score sheet
page-sheet-round = Round
page-round-of = { $round } of { $count }
page-sheet-total = Total
page-result = Result
page-share = Share
page-next-time = Better luck next time!
page-alone-over = The solitaire is over. Score: { $score }
page-hand-empty = nothing left
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-gone-line = The link may have been copied in part, or the table was cleared away.
page-set-pace = Bots’ moves
page-set-pace-calm = Calm, easy to follow
page-set-pace-quick = Quick
page-set-pace-none = At once
page-set-coordinates = Letters and numbers along the board
page-set-notation = Show moves in notation too
page-autoplay = Play
page-autoplay-stop = Stop
page-stood-you = { $stood ->
    [won] You had almost won here.
    [good] You stood well here.
    [even] It was even here.
    [slim] You were behind here, but in the game.
   *[lost] It was hard here already.
 }
page-stood = { $stood ->
    [won] { $name } had almost won here.
    [good] { $name } stood well here.
    [even] It was even here.
    [slim] { $name } was behind here, but in the game.
   *[lost] { $name } had a hard time here already.
 }
page-cost = { $size ->
    [large] a lot
    [some] something
   *[little] a little
 }
page-better = { page-stood } { $name }’s next move cost { page-cost }. Better: { $what }. { $why }
page-better-you = { page-stood-you } Your next move cost { page-cost }. Better: { $what }. { $why }
page-better-shown = as shown on the board
page-wrong = Where did I go wrong?
page-wrong-ask = { page-stood } { $name }’s next move cost { page-cost }. Can you find a better one?
page-wrong-ask-you = { page-stood-you } Your next move cost { page-cost }. Can you find a better one?
page-wrong-good = { $good } of your { $count } moves were as good as the best.
page-wrong-none = No costly mistakes found. Well played!
page-wrong-none-lost = No costly mistakes found: that was well played. { $stood ->
    [lost] There was hardly a chance from the start.
    [slim] The chances were small from the start.
    [even] It began even; small things decided.
   *[other] It began well for you; small things decided.
 }
page-wrong-show = Show the move
page-tally-won = Won
page-tally-beaten = Best bot beaten
page-tally-people = Who wins at your table
page-analysis-worst = The costliest mistakes
page-lost-line = The address may be wrong. Here is a way on:
page-new = New table
page-forget = Remove from the list
page-put-away = Put away. The game stays under “Your games”.
page-put-back = Put back
page-just-now = just now
page-who-plays = Who plays
page-house-rules = Variants and house rules
page-player = Player { $number }
page-name-of = Name of player { $number }
page-first = Who starts
page-your-colours = Your colours
page-colours-of = Colours: { $name }
page-first-lot = Drawn at random
