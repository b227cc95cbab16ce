# The web page's own sentences. Game rules and refusals that the terminal shares are in their own files.

## On every page
web-nav = Pages
web-skip = Skip to the content
web-back = Back
web-embed-open = Open in Worderly
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-go-home = Go to the first page
web-loading = One moment…
web-loading-local = Starting the games on this device…
web-offline = You are offline. What you have begun is kept; it goes on when you are back.
web-offline-local = Offline: new games are played on this device.
web-lost-local = The server cannot be reached: new games are played on this device.
web-needs-server = Rooms, boards and your profile need the network; everything else plays here.
web-needs-network = The network is away. To play without it, fetch the games once in the settings when it is back.
web-reconnecting = The connection was lost. Trying again; nothing is lost.
web-error-plain = That did not work. Please try again.
web-trouble-title = Something went wrong
web-trouble-more = It is not your doing. Try again, or start from the first page.
web-trouble-lost = There is nothing here
web-trouble-lost-more = The link may be old or misspelt. The games are all on the first page.
web-trouble-offline = You are offline
web-trouble-offline-more = This page needs the network. Everything you have begun is kept.
web-trouble-broken = This page stumbled
web-trouble-broken-more = Your game is safe on the server. Try again to pick it up.
web-trouble-needs-server = Other people are not here
web-trouble-needs-server-more = Rooms, boards, challenges and profiles need a server. Everything else plays here.
web-trouble-needs-engine = Worderly plays in your browser
web-trouble-needs-engine-more = The rules, the bots and the words are fetched once; from then on it plays without a network.
web-trouble-engine-files = The games are not on this device
web-trouble-engine-files-more = The browser may have needed the room. With a network you can fetch them again in the settings.
web-trouble-engine-unsupported = This browser is too old for that
web-trouble-engine-unsupported-more = Playing without a network needs a newer browser, or more memory.
web-trouble-engine-storage = Nothing can be kept here
web-trouble-engine-storage-more = The storage is full, or this is a private window.
web-trouble-engine-crashed = The engine has stopped
web-trouble-engine-crashed-more = It is not your doing, and your match is kept. Try again to go on.
web-promise = Free, no adverts, no account.
web-install = Worderly on this device
web-install-more = An icon of its own, opened without the browser’s bars.
web-install-yes = Install
web-install-no = No, thanks
web-engine = Play without a network
web-engine-more = The rules, the bots and the words come to this device. Then dailies, practice, lessons, analysis and the maker also play on a train or a plane.
web-engine-fetch = Fetch { $size }
web-engine-fetch-plain = Fetch it
web-engine-add = Add words in { $language } ({ $size })
web-engine-add-plain = Add words in { $language }
web-engine-fetching = { $percent } % fetched
web-engine-starting = Starting the engine…
web-engine-here = It is here, with words in { $languages }.
web-engine-used = { $size } of storage are used.
web-engine-free = Free the storage
web-engine-freed = The storage is free again.
web-engine-offer = On a train or a plane too: fetch the games once.
web-engine-offer-yes = Show me
web-engine-trouble-offline = The network is away. What has come is kept; try again later.
web-engine-trouble-full = There is not enough room on this device, or this is a private window.
web-engine-trouble-private = A private window keeps nothing. Open Worderly in a normal one.
web-engine-trouble-unsupported = This browser cannot do that here: it needs a secure address (https) and WebAssembly.
web-engine-trouble-failed = The engine did not start in this browser.
web-today = Today
web-all-time = All time
web-number = No. { $number }
web-play = Play
web-continue = Continue
web-play-today = Play today’s
web-more = More
web-lead = Word games, new puzzles every day. Free, no adverts, no account.
web-all-next = New ones in { $hours } h { $minutes } min.
web-played-today = { $played } of { $all } played
web-streak = Streak
web-streak-days = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-freezes = { $count ->
    [one] { $count } freeze
   *[other] { $count } freezes
}
web-together = Play together
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-label = { $points ->
    [one] point
   *[other] points
}
web-points-head = Points
web-time = Time
web-word = Word
web-letters = Letters
web-game = Game
web-player = Player
web-rank = Rank
web-results = Results
web-you = you
web-winner = winner
web-done = done
web-seat = Player { $number }
web-program = bot
web-bot = { $level ->
    [beginner] Bot: beginner
    [schoolchild] Bot: schoolchild
    [reader] Bot: reader
    [scholar] Bot: scholar
    [dictionary] Bot: dictionary
    [apprentice] Bot: apprentice
    [archmage] Bot: archmage
    [deckhand] Bot: deckhand
    [captain] Bot: captain
    [stroller] Bot: stroller
    [hawk] Bot: hawk
   *[other] Bot: { $level }
}

## While playing
web-enter = Enter
web-erase = Erase
web-shuffle = Shuffle
web-rotate = Turn
web-hint = Hint
web-hint-left = { $count ->
    [one] Hint: { $count } left
   *[other] Hint: { $count } left
}
web-pause = Pause
web-paused = Paused
web-paused-more = The grid is covered and the clock stands still.
web-resume = Go on
web-give-up = Give up
web-give-up-title = Give up?
web-give-up-more = The game ends and the solution is shown.
web-give-up-yes = Show the solution
web-give-up-no = Keep playing
web-rules = Rules
web-keyboard = The phone’s keyboard
web-left = left { $words }
web-keep-ranked = Keep it ranked
web-pause-title = If you pause, this game no longer counts.
web-pause-yes = Pause all the same
web-lesson = Lesson
web-lesson-step = Step { $number } of { $all }
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-over = That is the whole game. Enjoy it!
web-lesson-try = Nothing is lost in the lesson. Try what is marked.
web-lesson-show = Show me how
web-lesson-more = A lesson of one minute.
web-lesson-no = Play now
web-lesson-play = Play
web-ready = Ready
web-ready-more = The clock starts when you press Ready.
web-time-left = Time left
web-time-spent = Time spent
web-time-up = Time is up.
web-seconds-left = { $seconds } seconds left
web-waiting = You are done. Waiting for the others.
web-looking-on = You are looking on. The board opens when everyone has finished.
web-looking-on-board = You are looking on.
web-looking-on-short = looking on
web-scores = Scores
web-scores-final = Final scores
web-round = Round { $round } of { $all }
web-found = found
web-missed = missed
web-struck = struck
web-found-words = Found
web-missed-words = Missed
web-none-found = None this time.
web-no-meaning = No meaning on record.
web-letter = { $letter }, worth { $value }
web-keys = Letters
web-erase-one = Erase the last letter
web-gave-up = gave up
web-me = You
web-zoom = Size of the grid
web-zoom-in = Larger
web-zoom-out = Smaller
web-cell-empty = empty
web-cell-covered = covered
web-cell-spine = covered, a letter of the spine
web-cell-blocked = blocked
web-cell-water = water
web-cell-missed = { $letter }, missed

## After playing
web-share = Share
web-copied = Copied.
web-copy = Copy
web-copy-link = Copy the link
web-copy-failed = The clipboard is closed to this page; select the text instead.
web-decoration = Decorate shared results
web-won = You won!
web-lost = Well played
web-tied = A tie
web-unranked = Practice: this one does not count for boards or the streak.
web-unranked-local = Not ranked: played without a network.
web-number-local = No. { $number }, local
web-best-new = your best yet
web-flawless = Flawless
web-best = your best: { $points }
web-next-puzzle = Another one
web-weekend = The weekend’s big one
web-show-words = Show them
web-words = Words
web-go-on = Go on
web-replay-link = Copy the link to the replay
web-report-word = Report a word
web-all-five = All five! Well played.
web-challenge = Challenge
web-challenge-friend = Challenge a friend
web-challenge-copied = The link is copied: the same puzzle for a friend.
web-challenge-link = The same puzzle for a friend:
web-challenge-lead = You are challenged
web-challenge-look = See your game
web-challenge-first = Nobody has finished it yet. Be the first.
web-challenge-beat = Beat { $points }!
web-challenge-text = { $game }: I have { $points } points. Can you beat that?
web-challenge-daily = It is the daily puzzle of { $date }: your first try counts as usual.
web-others-title = How others did
web-others-all = Show all words
web-percent = { $percent } %
web-replay-move = Move
web-board-today = Today’s board

## Choosing
web-practice = Practice
web-practice-go = Start
web-practice-seed = Practice · { $seed }
web-seed = Seed
web-seed-any = any
web-rival = Against
web-rival-none = nobody
web-archive = Archive
web-archive-all = All days
web-archive-more = Archive games are practice: they never extend a streak.
web-answers = Answers of a closed day
web-answers-proof = How to check it
web-answers-proof-more = The SHA-256 of salt and puzzle was published before the day began. Nothing was changed afterwards.
web-earlier = Earlier
web-later = Later
web-day-before = Day before
web-day-after = Day after
web-room-rounds = Rounds
web-pick-key = { $value ->
    [upside-down] upside down
    [none] left out
   *[page] own page
}
web-pick-direction = { $value ->
    [N] up
    [NE] up and right
    [SE] down and right
    [S] down
    [SW] down and left
    [W] left
    [NW] up and left
   *[E] right
}

## Making
web-make = Make a word search
web-make-title = Title
web-make-source = Words
web-make-own = My own words
web-make-theme = By theme
web-make-children = Only themes for children
web-make-words = Your words
web-make-placeholder = otter, sea lion, seal …
web-make-count = { $count ->
    [one] { $count } word; one a line or with commas
   *[other] { $count } words; one a line or with commas
}
web-make-upload = Upload a list
web-make-upload-hint = Text or CSV, up to 1 MB
web-make-too-large = “{ $file }” is larger than { $size } MB.
web-make-not-text = “{ $file }” is not a text in UTF-8 or UTF-16.
web-make-no-words = “{ $file }” holds no words.
web-make-picture = Picture
web-make-picture-hint = Its dark parts get the letters.
web-make-not-picture = “{ $file }” is not a picture this browser can read.
web-make-not-dark = “{ $file }” has hardly any dark parts: there is no room for words.
web-make-grid = Grid
web-make-fit = to fit
web-make-directions = my own choice
web-make-shape = Shape
web-make-fill = Other letters
web-make-weave = Crossings
web-make-backwards = Backwards
web-make-share = { $share }%
web-make-secrets = Secrets
web-make-message = Secret message
web-make-message-hint = It can be read in the letters left over.
web-make-exact = It takes every letter left over
web-make-secret-words = Secret words
web-make-secret-hint = In the grid but not in the list; with commas
web-make-preview = Preview
web-make-puzzle = Puzzle
web-make-answers = Answers
web-make-picture-of = { $part ->
    [key] The answers: { $rows } rows of { $cols } letters with every word outlined
   *[puzzle] The puzzle: { $rows } rows of { $cols } letters and the list of words
}
web-make-again = Another arrangement
web-make-ready = { $placed } of { $all } words are in.
web-make-unplaced = Not in the grid
web-make-change = Change a word
web-make-change-hint = The other words stay where they are.
web-make-change-one = Change “{ $word }”
web-make-change-to = Instead of “{ $word }”
web-make-change-done = Exchange
web-make-keep = Keep the layout when words change
web-make-play = Play it
web-make-link = Get the link
web-make-linked = Anyone with this link can play it:
web-make-qr = QR code of the link
web-make-room = Open a room
web-make-room-mode = In a room
web-make-print = Print and save
web-make-paper = Paper
web-paper-letter = Letter (8.5 × 11 in)
web-paper-a4 = A4
web-paper-a5 = A5
web-paper-6x9 = 6 × 9 in
web-make-key = Answers
web-make-large = Large print
web-make-black = Pure black
web-make-save = Save as
web-make-empty = Your puzzle appears here.
web-room-made = { $count ->
    [one] The host’s own puzzle with { $count } word
   *[other] The host’s own puzzle with { $count } words
}

## Rooms
web-rooms = Rooms
web-rooms-lead = Everybody on their own screen: a phone, a laptop or a terminal.
web-room = Room { $code }
web-room-open = Open a room
web-room-code = Room code
web-room-code-wrong = A room code is four letters without vowels, such as QMBT.
web-room-join = Join
web-room-join-title = Join a room
web-room-mine = Your rooms
web-room-qr = QR code of room { $code }
web-room-here = Here
web-room-host = host
web-room-ready = ready
web-room-ready-ask = I’m ready
web-room-away = away
web-room-remove = Remove { $name }
web-room-bot = Add a bot
web-room-game = The game
web-room-waiting = Not ready yet: { $names }
web-room-start = Start
web-room-next-round = Next round
web-room-leave = Leave
web-room-host-starts = The host starts the game.
web-room-round = Room { $code } · round { $round } of { $all }
web-room-standing = Standing
web-room-wins = Wins
web-room-winner = { $name } wins!
web-room-tie = A tie: { $names }
web-room-end-round = End the round
web-room-end-title = End the round for everybody?
web-room-end-more = Nobody can go on with it afterwards.
web-room-enter = Go in
web-room-notice = The server keeps your name, your results and your rooms until you delete them.
web-get-ready = Get ready!
web-room-again = Again
web-room-change = Change the game
web-room-host-again = The host starts the next round, and you are in it.
web-who-found = Who found what
web-room-options = Options
web-look-on = Look on from the next round
web-reactions = Reactions
web-react-clap = Bravo!
web-react-wow = Wow!
web-react-laugh = Haha!
web-react-think = Hmm…
web-react-oops = Oops!
web-react-hurry = Tick tock!
web-react-good-game = Good game!

## Boards
web-board-post = Put it on the board
web-board-posted = It is on today’s board.
web-boards = Boards
web-board-when = Which board
web-board-empty = Nobody is on this board yet.
web-board-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-board-frozen = closed
web-board-join = Boards are opt-in. To be on them, choose a name:
web-friends = Friends’ boards
web-friends-title = Name of the group
web-friends-make = Make one
web-friends-join = Join this board
web-friends-leave = Leave
web-friends-members = Members

## You
web-profile = Profile
web-anonymous = You play without a name. Your results stay on this device.
web-anonymous-name = somebody
web-name-title = A name for rooms and boards
web-notice = From here on the server keeps your name, your results and streak, your places on boards and the rooms you join. No mail address, no password, no tracking. You can download or delete all of it at any time.
web-notice-agree = I have read this
web-name = Name
web-names-more = Other names
web-name-go = Use this name
web-hello = Hello, { $name }!
web-recover = Bring your player here
web-recover-more = Paste the six words from your other device: name, streak and figures come with them.
web-recovery-words = Six recovery words
web-recovery-more = They carry you to another device. Keep them somewhere safe: they are shown only once.
web-recovery-new = New recovery words
web-recover-go = Recover
web-recovered = Welcome back!
web-save = Save
web-saved = Saved.
web-on-boards = Show me on boards
web-devices = Devices
web-pair-more = A terminal shows a short code; confirm it here.
web-pair-code = Pairing code
web-pair = Confirm
web-paired = The terminal is paired.
web-data = Your data
web-data-more = On this device: settings, results, unfinished games. On the server: your name, results and streak if you chose a name, otherwise nothing.
web-download = Download my data
web-delete = Delete my data
web-delete-title = Delete everything?
web-delete-more = Every row about you is removed from the server, and the results on this device too. It cannot be undone.
web-delete-yes = Delete it all
web-deleted = Everything is deleted.
web-sign-out = Sign out of this device

## Figures
web-stats = Statistics
web-streak-now = { $days ->
    [one] day in a row
   *[other] days in a row
}
web-streak-best = longest
web-streak-freezes = { $count ->
    [one] freeze
   *[other] freezes
}
web-streak-more = Seven days in a row earn a freeze, two at most; a missed day uses one by itself.
web-calendar = The last five weeks
web-stats-empty = No games yet. The first one is a good one.
web-stats-games = { $count ->
    [one] game
   *[other] games
}
web-stats-average = average
web-stats-best = best
web-stats-device = These figures live on this device only.
web-stats-player = These figures follow you to all your devices.
web-distribution = Distribution
web-history = Last games
web-history-more = Filled: dailies. Open: practice.
web-milestones = Milestones
web-milestones-none = The first ones come by themselves: a flawless game, a long word, all of a day, seven days in a row.
web-milestones-all = All { $count }
web-milestone-days = days in a row: 7, 30, 100
web-milestone-flawless = { $count ->
    [one] flawless daily
   *[other] flawless dailies
}
web-milestone-all-games = { $count ->
    [one] day with all { $games }
   *[other] days with all { $games }
}
web-milestone-longest = letters in your longest word

## Settings
web-settings = Settings
web-theme = Look
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-language = Language
web-words-language = Words to play with
web-comfort = Comfort
web-motion-less = Less motion
web-sound = Sounds
web-vibration = Vibrate when a life is lost
web-untimed = Practise without a clock

## Own words
web-allow-here = Allow it here
web-allowed-here = “{ $word }” counts from now on.
web-allowed-practice = “{ $word }” counts in practice from now on.
web-why = Why?
web-why-word = About this word
web-why-title = About this word
web-why-wait = One moment …
web-why-away = The word list cannot be asked just now.
web-report-title = Tell the host:
web-report-in = It should be in
web-report-out = It should be out
web-report-offensive = It is offensive
web-report-meaning = Its meaning is wrong
web-report-sent = “{ $word }” is reported to the host, without your name.
web-report-kept = No connection: “{ $word }” is reported to the host as soon as there is one, without your name.
web-report = Report
web-unreport = Undo
web-reported = “{ $word }” is reported to the host, and is not shown to you any more.
web-hidden-word = “{ $word }” is not shown to you any more.
web-unreported = “{ $word }” is shown again.
web-reported-hidden = { $count ->
        [one] One word that you reported is left out.
       *[other] { $count } words that you reported are left out.
    }
web-own-words = Your own words
web-own-words-more = Allowed words count in practice played alone, never where scores are compared. Reported words are not shown to you. Both lists stay on this device; a report also reaches the host, without your name.
web-own-words-more-site = Allowed words count in practice played alone. Reported words are not shown to you. Both lists stay on this device.
web-own-allowed = Allowed
web-own-reported = Reported
web-own-allow = Allow
web-own-report = Report
web-own-remove = Take “{ $word }” back
web-own-letters = A word is 2 to 15 letters.
web-own-export = Save as a file
web-own-import = Open a file

## Help
web-help = Help
web-help-daily = The puzzles of the day
web-help-daily-more = Each game has one new puzzle a day, the same for everyone who plays in your language. The first try counts. Your own calendar decides what today is.
web-help-keys = Keyboard, touch, screen reader
web-help-keys-more = Typing always works. In grids the arrow keys move and Enter picks. Everything can be played by taps alone, without dragging. Results are announced once.
web-help-rooms = Rooms
web-help-rooms-more = Open a room, show the code or the QR code. Everyone gets the same puzzle and the same clock. There is no chat, only a few reactions.
web-help-stats = Streaks
web-help-stats-more = A day counts when you finish any of its puzzles on that day. Freezes bridge a missed day.
web-help-words = Words
web-help-words-more = Press a word after the game to see its meaning. A refusal always says why. A word you miss in the list can be allowed for practice, a shown one reported; the settings keep both. Sad and violent words are never words to find, unless the settings ask for all words.
web-rules-keys = Typing always works; arrow keys move in grids and Enter picks; taps alone are enough.

## Privacy
web-privacy = Privacy
web-privacy-lead = Nothing that identifies you is stored until you ask for it.
web-privacy-lead-site = Nothing leaves this device: there is no server.
web-privacy-device = On your device
web-privacy-device-more = Settings, statistics, streaks, your own words and the keys of your games are kept in this browser.
web-privacy-server = On the server
web-privacy-server-more = A game you play is kept under a random key and removed after 30 days. It has no name on it. A word that you report is kept without your name. How many points the first try of a daily puzzle made, and which words it found, is counted without a name; a cookie of that day, of which the server keeps a hash, makes sure that it is counted once.
web-privacy-boards = When you choose a name
web-privacy-boards-more = Then the server keeps the name, a token of this device as a hash, and your results: streak and figures follow you to another device, your best are on boards and in rooms.
web-privacy-rights = Your rights
web-privacy-rights-more = Download everything or delete everything, one press each, in your profile.
web-privacy-none = What there is not
web-privacy-none-more = No adverts, no trackers, no third parties, no mail address, no password.
