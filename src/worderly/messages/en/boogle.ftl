# Boogle.

boogle-late = “{ $word }” came after the time: listed, not scored.
boogle-time-called = Time is up.
boogle-missed = Missed: { $words }
boogle-more-words = { $count ->
    [one] and { $count } rarer word
   *[other] and { $count } rarer words
}
boogle-found = { $word }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boogle-turn-score = { $name }: { $words ->
    [one] { $words } word
   *[other] { $words } words
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-too-short = “{ $word }” is too short: words here have at least { $need } letters.
refused-not-on-board = “{ $word }” is in { $list }, but it cannot be traced on this board.
refused-already-found = You already have “{ $word }”.
refused-not-ready = Say when you are ready; then the board is shown and the clock starts.
refused-already-started = The clock is already running.
refused-turn-is-over = Your turn is over; the others are still looking.
refused-bad-grid = “{ $grid }” is not a board: give letters in rows of equal length parted by /, at most 8 by 8.
refused-dice-of-other-size = The { $dice } dice make a board of { $size } by { $size }.
refused-same-names = Every player needs a name of their own.

reason-all-done = All done.

# What a player may choose: name, explanation, values.
boogle-option-size = Size
boogle-option-size-help = The side of the board.
boogle-option-dice = Dice
boogle-option-dice-help = A set of dice by name, or letters by weight.
boogle-dice-none = fitting
boogle-option-time-s = Time
boogle-option-time-s-help = The clock in seconds, or off.
boogle-option-min-length = Shortest word
boogle-option-min-length-help = The fewest letters of a word.
boogle-option-scoring = Scoring
boogle-option-scoring-help = By letters and length, or classic by length alone.
boogle-scoring-letters = by letters and length
boogle-scoring-classic = by length
boogle-option-grid = A board of your own
boogle-option-grid-help = A board typed in, like pers/latg/sine/ters.
boogle-option-plain-q = Plain Q
boogle-option-plain-q-help = A q on a typed board is a plain q, not Qu.
boogle-option-players = Players in turn at this screen
boogle-option-players-help = Names of 2–8 players who take turns, with commas between.
boogle-option-machine = Machine
boogle-option-machine-help = The last player is the machine, at this level.
boogle-machine-none = none
boogle-machine-beginner = Beginner
boogle-machine-schoolchild = Schoolchild
boogle-machine-reader = Reader
boogle-machine-scholar = Scholar
boogle-machine-dictionary = Dictionary
boogle-option-rounds = Rounds
boogle-option-rounds-help = Rounds of turns.
boogle-option-same-board = The same board for everyone
boogle-option-same-board-help = Everyone gets the same board in a round.
boogle-option-languages = Words from
boogle-option-languages-help = The languages of the words.
boogle-option-decides = What decides
boogle-option-decides-help = Which total decides a room: all words, or the words nobody else has.
boogle-decides-all = all words
boogle-decides-unique = words nobody else has

title-boogle = Boogle
# Ranks, the lowest first

boogle-rank-seed = Seed
boogle-rank-sprout = Sprout
boogle-rank-sapling = Sapling
boogle-rank-tree = Tree
boogle-rank-forest = Forest

# The share text

boogle-share-longest = longest { $longest }

# The page

web-about-boogle = Words along touching dice, against the clock.
web-boogle-grid = Dice
web-boogle-placeholder = Drag, tap or type
web-boogle-found = { $word }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-boogle-late = { $word } came after time: listed, not scored.
web-boogle-late-words = After time: { $words }
web-boogle-common = { $found } of { $all } common words
web-boogle-done = I’m done
web-boogle-done-title = Are you done?
web-boogle-done-more = There is no way back to these dice.
web-boogle-none = Nothing yet. Words run along touching dice.
web-boogle-picked = { $face }, letter { $number } of your word
web-boogle-turn-over = { $name }: { $score } points.
web-boogle-hand-over = { $name }, it’s your turn
web-boogle-hand-over-more = Take the screen. The clock starts when you are ready.
web-boogle-ready = I’m ready
web-path-hint = Press a word to see where it runs and what it means.
web-boogle-missed-common = Common words missed
web-boogle-all-common = You found every common word!
web-boogle-rare = Rarer words
web-boogle-totals = All words { $all } · unique only { $unique }
web-boogle-board = Board { $number }
web-boogle-boards = Boards
web-boogle-yours = Your words
web-boogle-struck = Found by others too:
web-rules-boogle =
    Find words along touching dice, in all eight directions. A die may be used once in a word.
    Words have three letters or more. The Qu die counts two letters.
    A word scores its letters’ values, plus a bonus that grows with its length.
    You have three minutes; practice can be untimed.
    At the end you see every word, the common ones you missed first.

# Analysis

analysis-did-ready = Started
analysis-you-ready = You started.
analysis-did-done = Ended the turn
analysis-you-done = You ended your turn.
analysis-boogle-accuracy = of the points of all common words
analysis-boogle-earned = { analysis-count-points } after { $seconds } s.
analysis-boogle-worth-more = { $word } was worth { analysis-count-points }.
analysis-boogle-pause = { $seconds } s went by without a word.
analysis-boogle-rare = A rare word.
analysis-boogle-late = It came after the clock.
analysis-boogle-struck = { $others ->
    [one] One other had it too, so it was struck.
   *[other] { $others } others had it too, so it was struck.
}
analysis-boogle-common = You found { $found } of { $all } common words.
analysis-boogle-rate = { analysis-count-points } a minute.
analysis-boogle-run = Longest run: { $words } words in { $seconds } s.
analysis-boogle-longest-pause = Longest pause: { $seconds } s.
analysis-boogle-family = You found { $word }. Also there:
analysis-boogle-dearest = Common words you missed, the most points first:
analysis-boogle-timeline = Points over time
analysis-boogle-try-long = Tomorrow: look for longer words, such as { $word }. They earn the most.
analysis-boogle-try-endings = Tomorrow: try endings. You found { $word }; { $other } was there too.
