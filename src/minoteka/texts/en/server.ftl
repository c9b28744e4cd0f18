# What the server says: errors by their codes, the table's own events, the command's lines.
error-no-table = There is no such table.
error-table-broken = This table is damaged and can’t be opened.
error-no-such = There is no such thing here.
error-not-your-seat = This is not your seat.
error-stale = Somebody was faster; here is the table as it stands.
error-not-begun = The game hasn’t begun: a seat is still free.
error-has-begun = The game has already begun. You can resign or let a bot play for you.
error-not-over = This is possible once the game is over.
error-bot-plays = A bot is playing for this seat. Take it back first.
error-time-is-up = The time is up.
error-no-hints = There are no hints at this table.
error-no-undo = Moves can’t be taken back at this table.
error-undo-nothing = There is nothing to take back.
error-undo-revealed = Hidden tiles have been seen since, so this move can’t be taken back.
error-already-out = This player is already out of the game.
error-no-free-seat = There are no free seats here any more.
error-seat-taken = Somebody is already sitting there.
error-name = A name is one line of letters.
error-rules-changed = The rules have been corrected since; you can watch this game but not go on with it.
error-too-many-tables = All tables are in use. Please try again in a while.
error-too-many-here = Too many people are watching here already.
error-too-fast = Too fast. Please try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-busy = The bots are busy just now. Please try again in a moment.
error-no-answer = The bot has no answer just now.
error-store-away = The server can’t write this down just now. Nothing has changed; please try again.
error-unreadable = This message can’t be read ({ $why }).
error-hello-first = The first message must be a hello.
error-too-large = This is too large: at most { $limit } bytes.
error-query = “{ $name }” is a whole number from { $low } to { $high }.
error-origin = Another site may not talk to this server.
error-host = This server doesn’t answer to that name.
error-no-session = Please sign in first.
error-wrong-password = Wrong name or password.
error-name-taken = This name is taken.
error-no-accounts = There are no accounts on this server.
error-database-url = The database’s address can’t be read.
error-database-kind = Tables are kept in SQLite or PostgreSQL, not in { $kind }.
error-database-file = Tables need a file: sqlite:///PATH.
error-database-away = The database can’t be opened: { $why }.
error-database-driver = PostgreSQL needs its driver: pip install "minoteka[server]".
error-database-used = Another server (process { $process }) is already using this database.
error-database-none = There is no database of Minoteka in { $path }.
error-database-damaged = The database is damaged ({ $why }). Keep the file, restore the last backup into a new database, and start with that one.
error-database-read-only = The database can’t be written: it is read-only. Give whoever runs the server the right to write the file and its folder.
error-database-newer = A newer version of Minoteka wrote this database. Run that version, or restore a backup made by this one.
error-database-schema = The database has schema { $schema }, this program { $here }. Start the server once: that brings it up to date.
error-disk-full = The disk is full. Make some room, then start again.
error-files-full = Too many files are open. Raise the limit (ulimit -n, LimitNOFILE=), then start again.
error-file-exists = { $path } is there already. --overwrite replaces it.
error-file-other = { $path } is not a file; nothing was written.
error-backup-terminal = A backup is not for reading: send it into a file or a pipe.
error-backup-keep = --keep goes with a folder into which backups are written.
error-no-account = There is no account “{ $name }”.
error-setting-unknown = There is no setting { $name }.
error-port-forbidden = Port { $port } may be used by privileged processes only. Choose one from 1024 on.
error-lan-loopback = With --lan others in the house are to come in; at { $host } only this machine is heard.
error-metrics = The counts are for this machine, or for whoever brings the token.
error-backup-damaged = { $path } is not a complete backup.
error-backup-schema = This backup has schema { $schema }, this program { $here }. Restore it with the version that wrote it, then upgrade.
error-database-not-empty = The database is not empty; a backup is restored into a new one.
error-setting = The setting { $name } can’t be used: { $why }.
error-port-taken = Port { $port } is taken.
error-address = Cannot listen on { $host }, port { $port }: { $why }.

table-event-sat = { $name } sits down.
table-event-sat-you = You sit down.
table-event-left = A seat is free again.
table-event-bot = { $player }: a bot ({ $level }) plays on.
table-event-back = { $name } is back in the game.
table-event-back-you = You are back in the game.
table-event-dealt = A new round begins.
table-event-undone = { $player } takes back { $count ->
    [one] a move
   *[other] { $count } moves
 }.
table-event-undone-you = You take back { $count ->
    [one] a move
   *[other] { $count } moves
 }.
table-event-resigned = { $player } resigns.
table-event-resigned-you = You resign.
table-event-timeout = { $player } has run out of time.
table-event-timeout-you = You have run out of time.
table-event-abandoned = Nobody has moved for a long time; the game is abandoned.
table-event-over = The game is over.

reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-hurry = Your turn!
reaction-thinking = Let me think…
reaction-good-game = Good game!

server-page-not-built = The server is running, but the page has not been built yet. This command builds it and opens it:

serve-ready = Minoteka is open: { $address }
serve-port-taken = Port { $port } is taken, so it is { $actual }.
serve-lan = For others in the house: { $address }
serve-already = Minoteka is already open: { $address }
serve-stop = Stop it with Ctrl+C.
error-puzzle-laid = Piece { $piece } can’t lie like that in this puzzle.

operate-backed-up = { $rows } rows are in { $path }.
operate-restored = { $rows } rows are back.
operate-deleted = Deleted.
operate-password = The new password of { $name }: { $password }
operate-forgotten = Tables deleted: { $count }.
operate-config-good = All settings are in order.

check-good = Everything is there and as it was: { $tables } tables, { $entries } entries.
check-gap = Table { $table }: there is no entry before { $entry }.
check-link = Table { $table }: entry { $entry } is not what was written, or the one before it is not.
check-seed = Table { $table }: the seed is not the one that was committed to.
check-lost = Table { $table }: entry { $entry } and what followed it are lost.
check-changed = Table { $table }: from entry { $entry } on something else is there than in the older backup.
