# The command line: help and errors. An error is one sentence: what was wrong, and what to do.

shell-commands = Commands
shell-worderly = Word games under one roof. Without a command the arcade opens; GAME goes straight in.
shell-worderly-daily = Show today’s puzzles, or preview those to come
shell-worderly-make = Make a puzzle with its solution
shell-worderly-solve = Solve a board, a hand, a grid, a pattern or an anagram
shell-worderly-lexicon = Show and check word lists
shell-worderly-leaders = Show, import or export this device’s leader boards
shell-worderly-stats = Show your own figures and streaks
shell-worderly-export = Print everything this device keeps about you, as JSON
shell-worderly-forget = Delete everything this device keeps about you
shell-worderly-site = Write the solo arcade into a folder for any static host: it plays in the page, without a server
shell-worderly-bench = Print the benchmark table
shell-worderly-daily-preview = List the daily puzzles of the coming days with their grades, answers and reasons: of this device, or with --data of a server on this machine
shell-worderly-solve-pattern = The words that fit a pattern: ? is one letter, * any run of letters
shell-worderly-solve-anagram = The words that can be made of some letters; * is any vowel
shell-worderly-solve-best = Search for the board with the most points
shell-worderly-lexicon-list = List the shipped word lists
shell-worderly-lexicon-info = Counts, licences and credits of a word list
shell-worderly-lexicon-why = Why a word is in a word list or not
shell-worderly-lexicon-check = Report on a word file of your own, with line numbers
shell-worderly-leaders-import = Take the scores of a leaders.csv (name,points) into a leader board
shell-worderly-leaders-export = Write a leader board as leaders.csv (name,points)

shell-option-help = Show this help and exit.
shell-option-version = Show the version and exit.
shell-option-plain = Line mode: no colour, no full screen; for screen readers, pipes and scripts.
shell-option-seed = Any text; the same seed gives the same puzzle.
shell-option-daily = The puzzle of a date (today without one).
shell-option-lesson = Plays the lesson: a tiny puzzle in a few steps.
shell-option-lang = The language of the texts and the words.
shell-option-word-lang = The language of the words alone; in Boogle also several: en,fr.
shell-option-spelling = Spelling of the words that are shown: gb British, us American (English only); without it, only words that all spell alike.
shell-option-all-words = Also sad and violent words as words to find; not ranked.
shell-option-lexicon = A word list of your own, one word a line.
shell-option-words = A file with your words, - for the input.
shell-option-plain-q = A q on a typed board is a plain q, not Qu.
shell-option-min = The fewest letters of a word, 2–6.
shell-option-scoring = By letters and length, or classic by length alone.
shell-option-diagnose = Show tries, rejections and letter spread over so many seeds instead.
shell-option-title = The title.
shell-option-languages = Only the words of these languages: en,fr
shell-option-base = The folder of the host in which it will live: /words/
shell-no-engine = This installation has no engine for the browser. In a copy of the sources, “make engine” builds it, and “.venv/bin/worderly site” then works.
shell-site-written = { $folder } is ready ({ $languages }; { $megabytes } MB). Any static host can serve it at the address { $base }.
shell-option-output = Write to this file; its ending decides the format.
shell-option-count = How many puzzles: a book with -o FILE.pdf, volume with --out.
shell-option-out = Write many puzzles into this folder; broken off, the same command goes on.
shell-option-format = What --out writes: JSON Lines, or files of a kind.
shell-option-jobs = How many processes work at --out.
shell-option-dask = The address of a Dask cluster that works at --out.
shell-option-minutes = How long to search; Ctrl+C ends it earlier, with what was found.
shell-option-best-size = Rows and columns of the board.
shell-option-best-jobs = How many processes search.
shell-option-best-dask = The address of a Dask cluster that searches.
shell-option-best-seed = Any text; the same seed climbs from the same boards.
shell-option-best-save = Keep the state of the search in this file; the same command goes on with it.
shell-option-paper = The paper: letter, a4, a5, 6x9 or 8.5x11 inches; without it, that of your country.
shell-option-margin = The margin on every side, like 15mm or 0.5in.
shell-option-gutter = More margin on the side that is bound.
shell-option-large-print = Large print.
shell-option-black = Pure black, without the game’s colour.
shell-option-key = The answers: on a page of their own, upside down below the puzzle, or none.
shell-option-per-page = How many puzzles share a page of a book: 1, 2 or 4.
shell-option-versions = A class set: the same words in so many different puzzles, and all keys small at the end.
shell-option-levels = The same words at these levels, like easy,medium,hard; stars tell them apart.
shell-option-qr = A QR code on each sheet, to play it on the server of --server.
shell-option-name-line = A line for name and date.
shell-option-case = Capitals or small letters in the grid.
shell-option-order = The order of the list: as given, by the alphabet, by length.
shell-option-clues = Meanings instead of words in the list.
shell-option-no-list = No list at all.
shell-option-header = A line at the top of every page.
shell-option-footer = A line at the bottom of every page.
shell-option-font = A TrueType font of your own.
shell-option-for = For whom: home, or a printer of books (kdp, ingram) with its rules, front matter and a report.
shell-option-trim = The size of a book’s pages in inches.
shell-option-author = The author, on cover and title page.
shell-option-publisher = The publisher, on title page and copyright page.
shell-option-subtitle = The subtitle.
shell-option-series = The series.
shell-option-cover = Write the wrap cover (back, spine, front) to this file.
shell-option-pages = The book’s paper, which decides the width of the spine.
shell-option-spine = The width of the spine, where the printer says it.
shell-option-json = Answer in JSON.
shell-option-game = The game.
shell-option-days = How many days.
shell-option-yes = Do not ask first.

shell-no-such-command = { $command } has no command “{ $name }”; { $command } --help lists them.
shell-no-such-option = { $command } has no option { $option }; { $command } --help lists them.
shell-option-needs-value = { $option } needs a value after it; { $command } --help says which.
shell-missing = { $name } is missing; { $command } --help shows how to give it.
shell-not-together = { $one } and { $other } do not go together; leave one of them out.
shell-extra-argument = { $command } has no use for “{ $argument }”; please leave it out.
shell-not-a-number = { $option } takes a whole number, not “{ $value }”.
shell-out-of-range = { $option } takes a whole number from { $low } to { $high }, not { $value }.
shell-not-one-of = { $option } cannot be “{ $value }”; choose one of { $choices }.
shell-not-a-date = “{ $value }” is not a date; write one like 2026-11-15.
shell-before-first-date = The first daily is of { $first }; there is none of { $value }.
shell-not-a-hand = “{ $value }” is not a hand; type 1 to 20 letters of the word list, and * for a wildcard.
shell-not-a-grid = { $line ->
    [0] { $file } holds no grid that can be read; write rows of equal length, one letter a cell.
   *[other] { $file } holds no grid that can be read: look at line { $line }; rows have equal length, one letter a cell.
}
shell-not-leaders = { $line ->
    [0] { $file } is not a leader board; write a name (3 to 10 letters, digits, - or _) and points on each line.
   *[other] { $file } is not a leader board: line { $line } should be a name (3 to 10 letters, digits, - or _) and points.
}
shell-not-a-base = “{ $value }” is not the folder of an address; write one like /words/, with a slash at both ends.
shell-not-a-share = “{ $value }” is not a share; give a number from 0 to 1, such as 0.2.
shell-not-a-size = “{ $value }” is not a size; write a number like 15, or rows and columns like 12x20.
shell-not-a-length = “{ $value }” is not a length: write it like 15mm, 0.5in or 36pt.
shell-no-words = { $file } holds no words; write one word or phrase a line.
shell-a-file = A file
shell-file-error = { $file } cannot be used ({ $reason }); please check the name and its permissions.
shell-error = That did not work: { $reason }.
shell-our-fault = Something went wrong inside Worderly ({ $reason }); your saved games are safe, and a report would help us.
shell-needs-extra = This needs the part { $extra }, which is not installed: pip install 'worderly[{ $extra }]' brings it.
shell-unknown-ending = { $file } should end in { $endings }; its ending decides the format.

shell-daily-title = Puzzles of { $date }, number { $number } (local: computed on this device, never ranked)
shell-daily-title-server = Puzzles of { $date }, number { $number }, on { $server }
shell-daily-row = { $game }: { $state }
shell-daily-played = played, { $points } points
shell-daily-begun = { $moves ->
    [0] just begun; worderly { $game } goes on with it
    [one] { $moves } move in; worderly { $game } goes on with it
   *[other] { $moves } moves in; worderly { $game } goes on with it
}
shell-daily-open = open; worderly { $game } plays it
shell-daily-weekend = This weekend, and bigger: { $game }; worderly daily weekend plays it
shell-weekend-not-yet = { $date } is no Saturday or Sunday; the big puzzle comes with the weekend.
shell-worderly-daily-weekend = Play the weekend’s big puzzle
shell-daily-preview-row = { $date } · { $number } · { $game } · grade { $grade } · { $about }
shell-daily-preview-stock = { $stock }: { $items } (one of { $size }; not again within { $days } days)
shell-daily-preview-short = { $stock }: { $items } (there are only { $size }; not again within { $days } days, though the rule says { $rule })
shell-daily-preview-words = words: { $words }
shell-daily-preview-weekly = why: of the seven deals of this week, number { $weekday } from the easiest
shell-daily-preview-rank = why: of { $candidates } candidates, number { $rank } from the easiest
shell-daily-preview-unfit = why: no candidate satisfied the rule of the game, so the first one is used
shell-board-imported = { $count ->
    [one] { $count } score is now on the leader board of { $game }.
   *[other] { $count } scores are now on the leader board of { $game }.
}
shell-board-exported = { $file } now holds the leader board of { $game }.
shell-forget-sure = Delete saved games, results, leader boards and figures on this device for good? (y/n)
shell-forgotten = { $count ->
    [0] There was nothing to delete.
    [one] { $count } file is deleted; nothing about you is left on this device.
   *[other] { $count } files are deleted; nothing about you is left on this device.
}
shell-forget-kept = Nothing was deleted.
shell-no-bench = The benchmarks are part of the source checkout; run make bench there.
shell-words-found =
    { $count ->
        [one] { $count } word, { $points } points
       *[other] { $count } words, { $points } points
    }
shell-solve-missing = Not in the grid: { $words }
shell-best-found =
    { $count ->
        [one] { $points } points, after { $count } board ({ $board })
       *[other] { $points } points, after { $count } boards ({ $board })
    }
shell-best-none = The search ended before the first climb; please give it more time.
shell-best-no-save = { $file } is no saved search; please name another file.
shell-best-other-save = { $file } belongs to another search (size, words, points or seed); please name another file.
shell-not-letters = “{ $value }” holds something that is not a letter of this word list; please type letters, ? or *.
shell-no-words-fit = No word fits.
shell-written = { $file } is written.

shell-option-room-rounds = Rounds, 1–20.
shell-usage = Usage:
shell-options = Options
shell-options-everywhere = Options of every game
shell-options-printing = Printing and books
shell-mistyped-command = { $command } has no command “{ $name }”; did you mean { $meant }?
shell-mistyped-option = { $command } has no option { $option }; did you mean { $meant }?
shell-file-exists = { $file } is there already; give another name, or --yes to replace it.
shell-replace-file = { $file } is there already. Replace it? (y/n)
shell-forget-server-sure = Delete everything that { $server } keeps about you, for good? (y/n)
shell-not-a-room-code = “{ $code }” is not the code of a room: a code has four letters and no vowels, such as BCDF.
shell-program = { $name } · bot
shell-worderly-completion = Print the completion script of a shell
shell-manual-environment = Environment
shell-manual-exit = Exit status
shell-manual-data = The folder of saved games, results and leader boards; the system’s folder for user data without it.
shell-manual-lang = The language of the texts; the system’s language without it.
shell-manual-server = The server to play on, as --server.
shell-manual-codes = 0 done, 1 error, 2 wrong use, 130 interrupted.
