# The arcade in the terminal.

tui-key-help = Help
tui-key-words = Words
tui-key-hint = Hint
tui-key-shuffle = Shuffle
tui-key-cast = Cast
tui-key-star = Star
tui-key-pause = Pause
tui-key-give-up = Give up
tui-key-report = Report
tui-key-allow = Accept
tui-key-leave = Menu
tui-key-keys = Keys
tui-key-search = Search everything
tui-keys-of = Keys of this page
tui-moving-home = ↑ ↓ choose a game, ← → go from day to day, 1–5 play at once.
tui-moving-form = ↑ ↓ go from row to row; a letter goes to the next value that begins with it.
tui-moving-game = Letters spell, ⌫ rubs out, Ctrl+U clears, Ctrl+Y brings back, ↵ enters; arrows move over the grid, Space picks; PgUp, PgDn and Ctrl with arrows scroll.
tui-key-again = Again
tui-key-share = Share
tui-key-board = Leaders
tui-key-cloud = Word cloud
tui-key-home = Menu
tui-key-finish = Finish
tui-key-replay = Replay
tui-key-next = Go on
tui-key-substitute = Substitute
tui-key-done = Done
tui-key-mark = Mark
tui-key-daily = Play
tui-key-practice = Practice
tui-key-turns = Turns
tui-key-boards = Leaders
tui-key-stats = Figures
tui-key-make = Make
tui-key-settings = Settings
tui-key-quit = Quit

tui-rub-out = back
tui-enter = enter
tui-prompt = Type a word
tui-unplaced = Not in the grid: { $word }

tui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tui-words = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
tui-words-left = Words left
tui-words-found = Found: { $count }
tui-hand-total = total

tui-day = Today, { $date } · number { $number } · ← earlier days
tui-earlier-day = { $date } · number { $number } · practice
tui-open = ○ to play
tui-begun = { $moves ->
    [0] … just begun
    [one] … { $moves } move in
   *[other] … { $moves } moves in
}
tui-played = ✓ { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tui-paused = Paused
tui-paused-timed = Paused, and unranked from here
tui-unrank-sure = That would end the rank of this daily
tui-keep-ranked = Keep it ranked
tui-unrank = Do it all the same
tui-board-scrolls = PgUp, PgDn and Ctrl with arrows move the board.
tui-go-on = Go on
tui-new = A new game
tui-play-on = Play on
tui-give-up = Give up
tui-give-up-sure = Give up and see the solution?
tui-back = Back
tui-which-letter = Which letter shall become another?
tui-crossroads = The game is saved. Where to? (Ctrl+C again leaves at once)
tui-to-menu = Menu
tui-restart = Restart
tui-exit = Leave Worderly
tui-waiting = { $moves ->
    [0] A game of { $game } is waiting, just begun.
    [one] A game of { $game } is waiting, { $moves } move in.
   *[other] A game of { $game } is waiting, { $moves } moves in.
}
tui-copied = Copied, if your terminal allows that.
tui-too-small = Worderly needs { $columns } columns and { $lines } lines; there are { $width } and { $height }. Line mode plays instead.
tui-key-before = Before
tui-key-after = After
tui-key-choose = Choose
tui-key-svg = Save as SVG
tui-key-png = Save as PNG
tui-written = Written: { $files }

tui-look = Look
tui-look-dark = Dark
tui-look-light = Light
tui-look-contrast = High contrast, dark
tui-look-contrast-light = High contrast, light
tui-marks = Signs besides colours
tui-motion = Motion
tui-sound = Sound
tui-language = Language
tui-word-language = Words
tui-word-language-same = as the language
tui-lexicon = Word file of your own
tui-lexicon-hint = A file with one word a line; empty for the house’s list
tui-kept = Kept.

tui-turns = Boogle in turns
tui-player-one = Ann
tui-player-two = Bob
tui-rounds = Rounds
tui-start = Start
tui-hand-over = { $name }, it is your turn. The others look away.
tui-hand-over-about = Round { $round } of { $rounds }. The clock starts when you are ready.
tui-hand-over-untimed = Round { $round } of { $rounds }.
tui-ready = I am ready

tui-seed = Seed
tui-seed-hint = any text; the same seed gives the same game
tui-play = Play { $game }
tui-title = Title

tui-help-title = How to play { $game }
tui-help-keys =
    Everywhere: ? lists the keys of the page, Ctrl+P searches them; Esc goes back; Ctrl+C asks where to go, and twice leaves; Ctrl+Z suspends.
    The game is saved after every move and waits for you. F9 accepts a word that is in no list, or reports it to the host of the server.
tui-key-grid = Grid or words
tui-search = What would you like to do?
tui-search-list = Search the list
tui-search-none = That is not in the list.
tui-missed-words = Missed by all
tui-struck = struck

shell-worderly-cloud = Draw a word cloud from a file with a word a line, and its weight after it if you like

tui-key-resume = Resume
tui-key-room = Room
tui-key-to-round = To the round
tui-key-ready = Ready
tui-key-bot = Machine
tui-key-end-round = End round
tui-key-rematch = Rematch
tui-key-react = React
tui-discard = Throw away
tui-discard-sure = Throw this game away for good?
tui-keep = Keep it
tui-opt-in = Put this result on the leader board, under a name?
tui-room-opt-in = Rooms need a name. Choose one?
tui-agree = Yes, I have read this
tui-not-now = Not now
tui-together = Play together
tui-server = Server
tui-server-hint = an address like https://words.example.org
tui-room-code = Code of a room
tui-room-code-hint = four letters, without vowels
tui-join-room = Join the room
tui-game = Game
tui-open-room = Open a room
tui-asking = Asking { $server }…
tui-room = Room { $code }
tui-round-of = { $round ->
    [0] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
   *[other] round { $round } of { $rounds }
}
tui-room-lobby = Waiting for the host to start. R says that you are ready.
tui-room-lobby-host = Tell the others the code; S starts when everyone is ready.
tui-looks-on = looks on
tui-you-look-on = You are looking on
tui-look-on-race = You are looking on. The board opens when everyone has finished.
tui-plays = plays
tui-is-done = done
tui-key-look-on = Look on
tui-key-take-part = Take part
tui-away = away
tui-is-ready = ready
tui-here = here
tui-is-host = host
tui-key-qr = QR code
tui-which-bot = Which machine?
tui-leave-room = Leave room { $code }?
tui-stay = Stay
tui-leave-for-now = Leave, and keep my chair
tui-leave-for-good = Leave for good
tui-reaction-clap = Bravo!
tui-reaction-wow = Wow!
tui-reaction-laugh = Ha ha!
tui-reaction-think = Hmm…
tui-reaction-oops = Oops!
tui-reaction-hurry = Hurry up!
tui-reaction-good-game = Good game!
tui-home-waiting = { $count ->
    [one] { $count } game is waiting for you: r
   *[other] { $count } games are waiting for you: r
}
tui-key-span = Today or all time
tui-format = Format
tui-file-name = Write to which file?
tui-file-name-wrong = There is no such folder, or it is a folder itself.
tui-write = Write the file
tui-writing = Writing { $file }…
tui-file-exists = { $file } is there already. Write over it?
tui-keep-file = Leave it as it is
tui-write-over = Write over it
tui-day-short = Today, { $date } · { $number }
tui-no-words = no words this time
tui-elsewhere = … on another device
tui-practise-again = Play it again for practice
tui-leave-there = Leave it there
tui-take-over = Take it over here
tui-report-word = A word that should count, or one that should not be here:
