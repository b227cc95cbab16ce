# The server: messages to its host, and answers to requests.

server-serving = Worderly is open at { $url } (Ctrl+C closes it)
server-no-page = The web page is not built yet; the API works. `make setup` builds it.
server-lan = Anyone on this network can join by scanning the code.
server-bad-database = { $value } is not a database address; use sqlite:///FILE or postgresql://….
server-bad-frames = { $value } is not a list of sites; use https://one.example,https://*.two.example, * for all, or none.

shell-worderly-serve = Serve the web arcade and its API on one port
shell-option-host = The address to listen on.
shell-option-port = The port.
shell-option-data = The folder of the server’s data.
shell-option-database = sqlite:///FILE or postgresql://…; SQLite in the data folder without it.
shell-option-redis = redis://…, for live updates between several nodes.
shell-option-workers = How many processes.
shell-option-lan = Listen on the local network and show a QR code to join.
shell-option-public-url = The address players use, like https://words.example.org.
shell-option-proxies = Addresses of proxies whose forwarding headers are believed.
shell-option-frames = Sites that may show /embed/… in a frame: https://one.example,…, * for all (the default), or none.
shell-option-traces = http://…:4318, a collector of OpenTelemetry that gets a trace of every request.
shell-option-open-page = Open the page in the browser.

refused-bad-request = That request does not fit: { $detail }
refused-bad-move = That is not a move of this game: { $detail }
refused-no-player = This needs a player: choose a name first.
refused-bad-token = This device is not known here any more.
refused-wrong-origin = This request came from another site.
refused-not-your-seat = That seat is somebody else’s.
refused-not-begun = It has not begun yet.
refused-not-host = Only the host can do that.
refused-not-member = You are not in this room.
refused-admin-only = Only the server’s host may do that.
refused-no-such-match = There is no such match; it may have been cleared away.
refused-no-such-room = There is no room with that code.
refused-no-such-game = There is no game “{ $game }”.
refused-no-such-language = There are no words in “{ $language }” here.
refused-no-such-page = There is nothing at this address.
refused-no-such-challenge = There is no such challenge.
refused-no-such-circle = There is no such friends’ board.
refused-no-such-daily = There is no daily puzzle on { $day }.
refused-no-such-board = There is no such leader board.
refused-no-such-pairing = That code is not waiting to be confirmed; it lasts ten minutes.
refused-no-such-bot = There is no such bot; the levels are { $levels }.
refused-no-such-step = The lesson has { $steps } steps; there is no such one.
refused-no-such-reaction = That is not one of the reactions.
refused-wrong-words = No player has these six words; check their spelling and order.
refused-wrong-method = This address takes another kind of request.
refused-bad-log = This match was not added to your statistics: its moves do not lead to its result.
refused-not-over = That opens when the game is over.
refused-day-closed = The board of that day is closed.
refused-not-yet-open = That puzzle is not open yet.
refused-too-large = That is too large.
refused-too-many-matches = You have { $most } games open. Finish one, or give one up; a game that nobody touches for 30 days goes by itself.
refused-too-many-challenges = You have { $most } links. One goes when nobody has played it for a year.
refused-too-many-circles = You are in { $most } circles of friends; leave one first.
refused-too-much-stored = That is all that is kept for one place: { $most } MB.
refused-match-full = This game has { $most } moves and takes no more; you can give it up.
refused-too-slow = That took too long to arrive; please try again.
refused-too-fast = That was a little fast; try again in { $wait_s } s.
refused-too-much-work = That is more work than the server does for one puzzle: take fewer words, or a larger grid.
refused-busy = The server has its hands full; try again in { $wait_s } s.
refused-too-many-watched = One page can follow { $most } of these at once.
refused-reports-enough = Thank you: that is as many reports as the host takes from one place in a day.
refused-reports-full = There are more reports of words than the host can read just now; please try again later.
refused-failed = Something went wrong here; it has been noted.
refused-needs-server = This needs a server, and there is none here: you are playing without a network.
refused-unavailable = This cannot be saved just now; nothing was lost, please try again.
refused-not-kept = This device keeps nothing more: its storage is full or closed. Nothing was lost; make room and try again.
refused-signed-out = A device of this player was signed out; you will be back in a moment.
refused-going-down = The server is restarting; you will be back in a moment.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-not-alone = Only a game played alone can be paused.
refused-practice-only = Your own words count in practice, played alone; here everybody plays with the same list.
refused-too-many-own-words = That is as many words of your own as one game takes: { $most }.
refused-room-full = The room is full: { $most } at most.
refused-nobody-ready = Nobody is ready yet.
refused-wrong-phase = Not now: the room is in another phase.
refused-wrong-number-of-seats = This game needs { $seats } players.
refused-bad-name = Please choose another name.
refused-bad-title = Please choose another title.
refused-not-ranked = That result does not count on a board.
refused-needs-notice = Please read the notice first.

server-which = Which server? Give --server https://… or set WORDERLY_SERVER.
server-link-code = Open { $url } in your browser and confirm this code: { $code }
server-linked = This terminal now plays as { $name }.
server-notice = To play with others the server keeps a nickname, a token for this device and your results, until you delete them (worderly forget --server …).
server-enrolled = You are { $name }. These six words bring you back from any device; keep them: { $words }
server-room-open = The room is open. Code: { $code }. Link: { $url }
server-room-phase = Room { $code }: { $phase ->
    [lobby] waiting to start
    [playing] a round is running
    [between] between two rounds
   *[over] the game is over
}
server-room-member = { $name }, { $score } points, { $state ->
    [ready] ready
    [away] away
   *[here] here
}
server-room-reaction = { $name }: { $what }
server-room-help = Type /ready, /start, /bot LEVEL, /end, /rematch, /react NAME, /leave or /quit; anything else is a move.
server-admin-count = { $name }: { $count }
server-admin-nobody = There is no player { $name } #{ $tag }.
server-admin-hidden = The name { $name } #{ $tag } is hidden from others now.
server-admin-banned = The player { $name } #{ $tag } is off all boards now, and stays off.
server-admin-no-room = There is no room { $code }.
server-admin-closed = Room { $code } is closed.
server-admin-backed-up = The database is copied to { $file }.
server-admin-no-file = There is no file { $file }.
server-admin-restored = The database is restored from { $file }.
server-admin-no-program = { $program } is needed for that and is not installed.
server-no-secret = There is no server’s secret at { $file }; --data names the folder of the server’s data.
server-admin-no-database = There is no database at { $file }; --data or --database names the server’s own.
server-admin-not-a-backup = { $file } is not a whole backup of a Worderly server; nothing was changed.
server-admin-in-use = The server is still running; stop it first. Nothing was changed.
server-admin-cannot-write = { $file } cannot be written: { $reason }.
server-admin-failed = { $program } could not do it: { $reason }
server-results-row = { $score } points in { $seconds } s ({ $elapsed } s by the wall clock, { $pauses ->
    [one] one pause
   *[other] { $pauses } pauses
}), { $name }, { $daily }, match { $match }
server-results-nobody = without a name
server-results-flag = { $flag ->
    [too_fast] faster than a person
    [paused_and_fast] fast after a long pause
    [allowed] restored by the host
   *[failed] the program could not rank it
}{ $state ->
    [ranked] {""}
    [new] , will be ranked
    [removed] , taken off
   *[kept] , not ranked
}
server-results-none = Nothing is ranked there.
server-results-removed = The result of match { $match } is off its boards.
server-results-restored = The result of match { $match } is ranked as soon as the server runs.
server-results-unknown = There is no result of a match { $match }.
server-flags-none = No result is doubtful.

shell-worderly-link = Make this terminal a device of your player on a server
shell-worderly-room = Create or join a room on a server
shell-worderly-room-create = Open a room and play in it
shell-worderly-room-join = Join a room by its code
shell-worderly-room-list = List your rooms on a server
server-no-rooms = You are in no room on { $server }.
shell-worderly-admin = The host’s tools: figures, hiding a name, closing a room, words, backup
shell-worderly-admin-stats = Count what the database holds
shell-worderly-admin-hide = Hide a player’s name from others
shell-worderly-admin-ban = Take a player off all boards, for good
shell-worderly-admin-results = Results on the boards: who is there, taking one off
shell-worderly-admin-results-list = Show the results of a game on a date, or on “all”
shell-worderly-admin-results-remove = Take the result of a match off its boards
shell-worderly-admin-results-restore = Rank a result that was taken off or not believed
shell-worderly-admin-flags = Show results that are not believed, and why
shell-worderly-admin-close = Close a room
shell-worderly-admin-words = The host’s own words: reports, additions, bans
shell-worderly-admin-words-add = Add words to a list
shell-worderly-admin-words-ban = Take words out of a list
shell-worderly-admin-words-list = Show what was added and banned
shell-worderly-admin-words-reports = Show which words players reported, the most frequent first
shell-worderly-admin-backup = Copy the database of a running server into a file
shell-worderly-admin-restore = Put a copy back; the server must not be running
shell-option-name = The nickname to play under.
shell-option-as-json = Print JSON.
shell-option-server = The server to play on, like https://words.example.org.
refused-server-away = The server { $server } does not answer; check its address and the network.
server-forgotten = { $server } keeps nothing about you any more.

# The host's own words
server-words-changed = { $change ->
    [added] “{ $word }” is added: { $list } has it from { $time } UTC.
   *[other] “{ $word }” is banned: { $list } is without it from { $time } UTC.
}
server-words-same = { $change ->
    [added] “{ $word }” is in the list already.
   *[other] “{ $word }” is not in the list.
}
server-words-none = The lists are as they were shipped.
server-words-report = { $count }× { $word } ({ $language }): { $kind ->
    [in] should be in
    [out] should be out
    [offensive] offensive
   *[meaning] wrong meaning
}, last { $time } UTC
server-words-no-reports = No word is reported.
server-port-used = Port { $port } of { $host } cannot be used ({ $reason }); choose another one with --port.
refused-request-not-understood = The server could not use that; please check what you typed.

preview-daily = The same puzzle for everybody today.
preview-challenge = a challenge
preview-beat = The same puzzle for you: beat { $points } points.
preview-room = Room { $code }
preview-room-about = Join with a name and one press: no account, nothing to install.
