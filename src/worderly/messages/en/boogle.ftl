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
refused-not-on-board = “{ $word }” cannot be traced on this board.
refused-not-in-list = “{ $word }” is not in the list { $list }.
refused-already-found = You already have “{ $word }”.
refused-not-ready = Say when you are ready; then the board is shown and the clock starts.
refused-already-started = The clock is already running.
refused-turn-is-over = Your turn is over; the others are still looking.
refused-bad-grid = “{ $grid }” is not a board: give letters in rows of equal length parted by /, at most 8 by 8.
refused-dice-of-other-size = The { $dice } dice make a board of { $size } by { $size }.
refused-same-names = Every player needs a name of their own.

reason-all-done = All done.
