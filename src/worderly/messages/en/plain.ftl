# Line mode: the menu, the shared loop and what follows a match. A prompt's last space is added by the program.

plain-local-daily = { $game } { $number } (local)

plain-menu-title = Worderly: { $games ->
    [5] five
   *[other] { $games }
} word games
plain-menu-game = { $number } { $game }: { $about }
plain-menu = [P]lay { $game }, [D]aily, [R]esume, [L]eader board, [S]tats, [Q]uit, or a game’s number or name:
plain-menu-help =
    P plays the game named in the question, D plays its puzzle of today, R lists the games you left, L shows its leader board, S your figures, Q leaves.
    A number from 1 to 5, or a game’s name, chooses a game and plays it.
plain-menu-waiting = { $count ->
    [one] { $count } game is waiting for you; R goes on with it.
   *[other] { $count } games are waiting for you; R lists them.
}
plain-none-waiting = No game is waiting.
plain-which-waiting = Which one? (Enter for none)
plain-waiting-row = { $moves ->
    [0] { $game }: just begun
    [one] { $game }: { $moves } move in
   *[other] { $game }: { $moves } moves in
}

plain-resume =
    { $moves ->
        [0] A game of { $game } is waiting, just begun. Go on with it? (y/n)
        [one] A game of { $game } is waiting, { $moves } move in. Go on with it? (y/n)
       *[other] A game of { $game } is waiting, { $moves } moves in. Go on with it? (y/n)
    }
plain-damaged = { $file } could not be read; it is kept as { $kept }, and nothing else is lost.
plain-crossroads = [M]enu, [R]estart or [E]xit? Enter goes on, Ctrl+C exits at once.
plain-give-up-sure = Give up and see the solution? (y/n)
plain-paused = Paused. Press Enter to go on.
plain-paused-timed = Paused, and unranked from here. Press Enter to go on.
plain-not-understood = “{ $text }” is not something to do here. Type ? for help.
plain-whole-number = Please type a whole number from { $low } to { $high }.
plain-practice = Only the first try of a daily counts; this one was practice.
plain-finished = You have finished this one; another try is practice.
plain-practise-again = Play it again for practice? (y/n)

plain-allowed = “{ $word }” is accepted on this device from now on; a game it is played in is not ranked.
plain-reported = “{ $word }” is noted: from the next game on it is not accepted on this device.
plain-reported-to-host = “{ $word }” is reported to the host of this server, without your name.
plain-report-kept = The server is away: “{ $word }” is reported to its host as soon as it is back, without your name.
plain-own-word-letters = Please add the word, in letters, like !allow zyzzy.

plain-after = [A]gain, [V]erdicts, [S]hare, [L]eader board, [M]enu, [Q]uit, or =word for its meaning:
plain-after-help =
    A plays again, V analyses your moves, S prints a text to share,
    L shows the leader board, M goes to the menu, Q leaves.
    PDF writes a summary to print, =word tells what a word means.
plain-meaning = { $word }: { $meaning }
plain-no-meaning = There is no meaning of “{ $word }” here.

plain-board-title = Leader board of { $game }
plain-board-empty = Nobody yet. The first place is free.
plain-board-row = { $place }. { $name } { NUMBER($points, useGrouping: 0) }
plain-board-best = A new best score!
plain-board-name = A place on the leader board! Your name (3 to 10 letters, digits, - or _; Enter for none):
plain-board-bad-name = A name has 3 to 10 letters, digits, - or _.
plain-board-entered = { $name } is number { $place }.
plain-board-today = today
plain-board-all = all time
plain-board-you = (you)

plain-stats-title = Your figures for { $game }
plain-stats-none = No game finished yet.
plain-stats-games =
    { $games ->
        [one] { $games } game, average { $average }, best { $best }
       *[other] { $games } games, average { $average }, best { $best }
    }
plain-stats-streak =
    { $streak ->
        [one] Streak { $streak } day, longest { $longest }, freeze days { $freezes }
       *[other] Streak { $streak } days, longest { $longest }, freeze days { $freezes }
    }
plain-stats-row = { $low } and up: { $bar } { $count }

plain-help-shared =
    Anywhere: ? this help, !show the picture, !brief without it, !pause, !give up, !menu, !restart, !quit. The game is saved after every move.
    !allow WORD accepts a word on this device, !report WORD stops accepting it; on a server it tells the host.
plain-brief = Brief: the picture comes only when you type !show.
plain-not-brief = The picture comes whenever it changes.

plain-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-winner = { $name } wins!
plain-tie = A tie between { $names }!
plain-you = You
plain-machine = Machine

plain-own-words-stay = Words of your own count in games on this device, not on a server.
plain-server-lost = The connection to { $server } is lost; trying again. Nothing is lost.
plain-server-back = The connection to { $server } is back.
plain-match-over = The game is over. Press Enter to see how it ended.
plain-await-others = You are done; the others still play…
plain-opt-in = Put this result on the leader board, under a name? (y/n)
plain-server-name = Your name there (Enter takes one made for you):
plain-on-board = Your result is on the leader board.
plain-room-prompt = Room:
plain-room-back = The round goes on without you; press Enter to come back to it, or type /quit.
plain-room-help =
    /ready says that you are ready, /start begins a round (host), /bot LEVEL adds a machine (host), /end ends the round (host), /rematch begins anew (host).
    /wait waits for the next round, /scores tells how the round stands, /react NAME sends a reaction, /watch looks on from the next round, /leave gives up your chair, /quit keeps it. Enter looks again.
plain-take-over = Take it over here? (y/n)
plain-in-memory = This game cannot be saved ({ $reason }): it goes on in memory, and what is not saved ends with this window.
plain-not-kept = That could not be kept ({ $reason }).
plain-too-long = That is longer than any word here.
plain-unrank-sure = That would end the rank of this daily. Do it all the same? (y/n; Enter keeps it ranked)
plain-still-ranked = It stays ranked.
plain-row = Row { $row }: { $cells }
plain-row-empty = nothing
plain-nothing-to-tell = There is nothing to tell.
plain-help-ears = Without the picture: !words tells the words, !board the rows, !board C one row; in Battlewords !radar tells where words end. After !brief each move tells what has changed.
