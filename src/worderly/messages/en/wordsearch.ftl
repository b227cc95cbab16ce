# Word search.

wordsearch-prompt = A word, or its two ends like c7 c12:
wordsearch-help =
    Find the listed words in the grid: across, down, diagonally, forwards or backwards.
    Type both ends of a word (c7 c12: row letter, column number), the word with one end (ocean c7), or the word alone.
    !hint shows where a word begins and adds { $seconds } seconds; !hint ocean asks for that word; !give up shows everything.
wordsearch-status = { $found } of { $words } found · { $time }
wordsearch-found = { $word }: found. { $left ->
    [0] That was the last one!
    [one] { $left } left.
   *[other] { $left } left.
}
wordsearch-found-secret = { $word }: a secret word! It was not in the list.
wordsearch-found-by = { $name } has { $word }.
wordsearch-hint = { $word } begins at { $cell }. { $seconds } seconds are added.
wordsearch-title = “{ $title }”
wordsearch-all-found = All { $words } words in { $time }.
wordsearch-missed = Not found: { $words }
wordsearch-lies = { $word }: { $start } to { $end }
wordsearch-secrets = { $count ->
    [one] There is { $count } secret word besides the list.
   *[other] There are { $count } secret words besides the list.
}
wordsearch-message = The letters left over say: { $message }
wordsearch-typed = Words typed without their place were found for you, so this result is not ranked.
wordsearch-hints-used = { $count ->
    [0] no hints
    [one] { $count } hint
   *[other] { $count } hints
}
wordsearch-unplaced = Not in the grid: { $word } ({ $reason })
wordsearch-reason-too-long = longer than the grid
wordsearch-reason-too-short = shorter than two letters
wordsearch-reason-not-letters = not made of letters only
wordsearch-reason-no-room = no room left
wordsearch-reason-would-repeat = it would stand there twice

refused-nothing-there = “{ $letters }” is not one of the words.
refused-off-grid = { $cell } is outside the grid.
refused-not-straight = { $start } and { $end } are not on one straight line.
refused-not-listed = “{ $word }” is not in this puzzle’s list.
refused-not-there = “{ $word }” does not begin or end at { $cell }.
refused-say-where = Where is “{ $word }”? Add one of its ends, like { $word } c7.
refused-claimed-already = Player { $seat } has “{ $word }” already.
refused-gave-up-already = You have given up; the others play on.
refused-no-hints-in-a-claim = There are no hints when words are claimed.
refused-hint-given-already = You know where “{ $word }” begins.
refused-all-hints-given = You know where every word that is left begins.
refused-no-words = There is no word to hide: give at least one of two letters or more.
refused-script-not-hidden = “{ $word }” is written in { press-script }, which joins letters and signs into syllables: a grid of single letters would misspell it, so it cannot be hidden.
refused-no-letters-to-hide = “{ $word }” holds what is no letter, such as a digit, a sign or an emoji: give words of letters.
refused-nothing-fits = No word fits, not even “{ $word }”: take a larger grid or shorter words.
refused-no-such-theme = There is no theme “{ $theme }”; there are { $themes }.
refused-message-too-long = The message has { $letters } letters and { $cells } cells are left over: take a larger grid or a shorter message.
refused-message-not-exact = The message has { $letters } letters and cannot fill what the words leave exactly: change its length, the words or the size of the grid.
refused-message-not-letters = The message may hold only letters, spaces and hyphens.
refused-message-repeats = With this message “{ $word }” can be read in the grid outside its place: change the message or the list.

reason-all-found = Every word is found.
