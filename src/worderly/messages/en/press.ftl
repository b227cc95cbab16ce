# The press: puzzles on paper.

press-more = and { $count } more
press-points = points

press-key-of = Key: { $title }
press-key-message = The letters left over: { $message }
press-easy = Easy
press-medium = Medium
press-hard = Hard
press-contents = Contents
press-keys = Keys
press-book-of = { $game }, { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
press-book-rising = { press-book-of } from easy to hard

refused-no-font-for = No font here has “{ $letter }”{ $script ->
    [none] {""}
   *[other] {" "}({ press-script })
}; on the command line --font FILE.ttf brings one of your own.
refused-right-to-left = Printing runs from left to right and “{ $letter }” runs the other way ({ press-script }): such a puzzle can be played and saved as text, CSV or JSON.
refused-needs-shaping = { press-script } joins its letters into syllables, which neither a grid of single letters nor the press can set (“{ $letter }”): please take words of another script.
refused-loose-mark = “{ $letter }” is a letter and a mark that are no single character, and the press cannot join them: write it without the mark.
refused-mixed-scripts = “{ $word }” has { press-script } letters (“{ $letter }”) where the others are { press-other-script }: a puzzle is printed in one script.
refused-too-small-for-large-print = Large print has letters of { $least } points or more, and { $size } on { $paper } paper would have { $points }: { $fits } letters are the most that fit. Take a smaller grid, larger paper or narrower margins.
press-script = { $script ->
    [none] no script of ours
   *[other] { $script }
}
press-other-script = { $other }
refused-line-too-long = “{ $text }” has { $count } letters; a title, a header or a footer has { $most } at most.
refused-font-not-usable = { $file } is not a TrueType font that can be embedded.
refused-margins-too-wide = These margins leave too little of { $paper } paper to print on.

press-books-are-pdf = A book is a PDF: { $file } should end in .pdf.
press-book-too-long = A book has at most { $most } puzzles; --out DIR makes more.
press-no-csv = { $game } is not written as CSV; take json or txt.
press-bound = { $file } is written: { $pages } pages.
press-produced = { $folder } holds all { $count } puzzles, { $made } of them made now.
refused-too-many-words = { $file } holds { $count } words and a word search takes { $most } at most: shorten the list.
refused-list-too-large = { $file } is larger than { $mebibytes } MiB: too large for a list of words.
refused-not-unicode = Line { $line } of { $file } is not Unicode text: save the file as UTF-8 and try again.
refused-not-a-picture = { $file } is not a picture that can be read; { $formats } can.
refused-picture-too-large = { $file } is too large a picture: 40 megapixels and 20 MB are the most.
refused-picture-too-bright = { $file } has no dark part to make a grid of.
refused-no-dask = Dask is not installed here: pip install 'worderly[dask]' brings it.
refused-no-cluster = No Dask cluster answers at { $address }.
refused-disk-full = The disk is full: { $folder } holds { $done } of { $count } puzzles. Make room, and the same command goes on from there.
refused-other-run = { $folder } holds another series of puzzles: take another folder, or the same options and seed.
refused-folder-not-empty = { $folder } is not empty: take a new folder.

# A player's summary.
press-summary-points = { $points }
press-summary-points-label = { $points ->
    [one] point
   *[other] points
}
press-summary-par = Par { $par }
press-summary-of-best = { $percent } % of the { $best } there were
press-summary-words = { $count ->
    [0] no words
    [one] one word
   *[other] { $count } words
}
press-summary-found = { $count ->
    [0] No word found
    [one] One word found
   *[other] { $count } words found
}
press-summary-missed = { $count ->
    [0] No word missed
    [one] One word missed
   *[other] { $count } words missed
}
press-summary-seat = Player { $number }
press-key-summary = PDF
press-summary-none = No word was found this time.
press-summary-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

press-card-about = Five word games, one a day each. Free, no adverts, no account.
press-card-game = Play in your browser
press-card-daily = The daily puzzle
press-card-challenge = Can you beat me?
press-card-room = Come and play along
