# What the server says: errors by their codes, the table's own events, the command's lines.
error-no-table = There is no such table.
error-no-such = There is no such thing here.
error-not-your-seat = This is not your seat.
error-stale = Somebody was faster; here is the table as it stands.
error-not-begun = The game has not begun: a seat is still open.
error-has-begun = The game has begun already. You can resign, or let a bot play for you.
error-not-over = This is possible when the game is over.
error-bot-plays = A bot plays for this seat. Take it back first.
error-time-is-up = The time is up.
error-no-hints = There are no hints at this table.
error-no-undo = Nothing is taken back at this table.
error-undo-nothing = There is nothing to take back.
error-undo-revealed = Something hidden has been seen since, so this stays.
error-already-out = This seat is out of the game already.
error-no-free-seat = No seat is free here any more.
error-seat-taken = Somebody sits there already.
error-name = A name takes one line of letters.
error-rules-changed = The rules were corrected since; this game can be looked at, but not played on.
error-too-many-tables = All tables are in use. Please try again in a while.
error-too-many-here = Too many people watch here already.
error-too-fast = That was too quick. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-busy = The bots have too much to think about just now. Please try again in a moment.
error-no-answer = The bot has no answer just now.
error-store-away = The server can't write just now. Nothing was changed; please try again.
error-unreadable = This message can't be read ({ $why }).
error-hello-first = The first message must be a hello.
error-too-large = This is too large: at most { $limit } bytes.
error-query = “{ $name }” is a whole number from { $low } to { $high }.
error-origin = Another site may not ask this server.
error-host = This server does not answer to that name.
error-no-session = Nobody is signed in.
error-wrong-password = Name or password is not right.
error-name-taken = This name is taken.
error-no-accounts = There are no accounts on this server.
error-not-ready = This is not there yet.
error-database-url = The database's address can't be read.
error-database-kind = Tables are kept in SQLite or PostgreSQL, not in { $kind }.
error-database-file = Tables need a file: sqlite:///PATH.
error-database-away = The database cannot be opened: { $why }.
error-database-used = Another server is using this database already.
error-backup-damaged = { $path } is not a whole backup.
error-backup-schema = This backup has schema { $schema }, this program { $here }. Restore it with the version that wrote it, then upgrade.
error-database-not-empty = The database is not empty; a backup is restored into a new one.
error-setting = The setting { $name } can't be used: { $why }.
error-port-taken = Port { $port } is taken.
error-address = Nobody can listen on { $host }, port { $port }: { $why }.

table-event-sat = { $name } sits down.
table-event-left = A seat is free again.
table-event-bot = A bot ({ $level }) plays for { $player }.
table-event-back = { $name } plays again.
table-event-dealt = A new round begins.
table-event-undone = { $player } takes back { $count ->
    [one] a move
   *[other] { $count } moves
 }.
table-event-resigned = { $player } resigns.
table-event-timeout = { $player } has run out of time.
table-event-abandoned = Nobody has played for a long time; the game is abandoned.
table-event-over = The game is over.

reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-hurry = Your turn!
reaction-thinking = Let me think …
reaction-good-game = Good game!

server-page-not-built = The server is running, but the page has not been built yet. This command builds it and opens it:

serve-ready = Minoteka is open: { $address }
serve-port-taken = Port { $port } is taken, so it is { $actual }.
serve-lan = For others in the house: { $address }
serve-already = Minoteka is open already: { $address }
serve-stop = Stop it with Ctrl+C.
error-puzzle-laid = Piece { $piece } cannot lie like that in this puzzle.

operate-backed-up = { $rows } rows are in { $path }.
operate-restored = { $rows } rows are back.
operate-deleted = Deleted.
operate-password = The new password of { $name }: { $password }
operate-forgotten = Tables deleted: { $count }.
