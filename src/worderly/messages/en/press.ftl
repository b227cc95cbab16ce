# The press: puzzles on paper.

press-more = and { $count } more
press-points = points

press-key-of = Key: { $title }
press-key-message = The letters left over: { $message }
press-easy = Easy
press-medium = Medium
press-hard = Hard
press-name = Name
press-date = Date
press-version = Version { $number }
press-no-clue = { $count ->
    [one] No meaning is shipped for { $words }: the list shows the word itself.
   *[other] No meanings are shipped for { $words }: the list shows the words themselves.
}
press-small-type = The smallest letters have { $points } points and are hard to read: take a smaller grid, larger paper or narrower margins.
press-class-set-is-pdf = A class set is a PDF: -o should name a file that ends in .pdf.
press-code-needs-server = A QR code leads to a server: name it with --server URL.
press-other-server = { $server } makes another puzzle of the same seed: print without --qr, or with the version that the server has.
press-no-levels = { $game } has no levels; leave out --levels.
press-set-written = { $file } is written: { $sheets } sheets, { $pages } pages with the keys.
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
press-bound = { $file } is written: { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
press-produced = { $count ->
    [one] { $folder } holds the puzzle.
   *[other] { $folder } holds all { $count } puzzles, { $made } of them made now.
}
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

# A book that is sold.
press-copyright = Copyright © { $year } { $holder }
press-all-rights = All rights reserved. No part of this book may be copied or passed on without the written permission of its publisher, except for short quotations in a review.
press-first-edition = First edition, { $year }
press-how-to-play = How to play
press-how-section = { $section }: { $how }
press-keys-at-end = All keys are at the end of the book.
press-how-keys = The keys begin on page { $page }.
press-check = { $holds ->
    [yes] ok   { $rule }: { $found } ({ $wanted })
   *[no] FAIL { $rule }: { $found } ({ $wanted })
}
press-checked = { $file }: { $count ->
    [one] one rule
   *[other] { $count } rules
} of { $printer } checked, { $failed } failed.
press-not-accepted = { $printer } would not take these files: { $rules }. They are written, for you to look at.
press-no-trim = { $printer } has no trim of { $trim }; it has { $trims }.
press-no-spine = Ingram says the width of the spine in its cover template: give it with --spine, like --spine 0.68in.
press-for-needs-book = { $option } is for a book: add --count N and -o book.pdf.
press-needs-printer = { $option } is for a printer of books: add --for kdp or --for ingram.
press-needs-folder = { $option } is for many files in a folder: add --count N and --out DIR.
press-rule-pages = Number of pages
press-rule-even = Even number of pages
press-rule-blank = Last page blank
press-rule-trim = Size of the pages
press-rule-boxes = Pages with trim box and bleed box
press-rule-inside = Margin at the binding
press-rule-outside = Other margins
press-rule-type = Smallest type
press-rule-line = Thinnest line
press-rule-tint = Lightest tint
press-rule-colours = Colour spaces
press-rule-fonts = Fonts not embedded
press-rule-bookmarks = Bookmarks
press-rule-annotations = Annotations
press-rule-actions = Actions and forms
press-rule-locked = Encryption
press-rule-others = Other drawing (images, transparency)
press-rule-metadata = Metadata that the printer does not ask for
press-rule-header = Version
press-rule-standard = Standard
press-rule-intent = Output intent
press-rule-facts = Facts missing for the standard
press-rule-trapped = Trapped
press-rule-identity = Parts of the file’s id
press-rule-titles = Titles that come twice
press-rule-one = Pages of the cover
press-rule-wrap = Size of the cover
press-rule-spine = Width of the spine
press-rule-spine-text = Lines on a spine that is too thin
press-rule-fold = From the spine’s type to its folds
press-rule-barcode = Lines in the barcode’s zone
press-rule-edge = From the type to the cut
press-rule-ink = Most ink at one place

# Braille (Unified English Braille, as liblouis has it in en-ueb-chardefs.uti): the cells, in Braille ASCII,
# of each sign and of each letter with an accent, and the sign after them. Then the sign before a number with the
# digits 1 to 9 and 0, and the sign between a digit and a letter from a to j.
press-braille = ^/aá ^/eé ^/ií ^/oó ^/uú ^/yý ^*aà ^*eè ^*iì ^*oò ^*uù ^%aâ ^%eê ^%iî ^%oô ^%uû ^3aä ^3eë ^3iï ^3oö ^3uü ^3yÿ ^&cç ^]aã ^]nñ ^]oõ ^$aå @*oø @*lł ^+cč ^+sš ^+zž a^6eæ o^6eœ .!ß 1, 2; 3: 4. 6! 8? '' '’ -- "<( ">) 8“ 0” ,7" ,8‘ ,8` ,-– ,-— 444… _// "6+ @&& .0%
press-braille-numbers = #ABCDEFGHIJ
press-braille-letter = ;
refused-no-braille = { $game } is not written in braille; a word search is.
refused-no-braille-for = The sign “{ $letter }” has no braille here: take words of this language.
refused-too-wide-for-braille = Braille has { $most } cells a line, and this grid has { $columns } columns: take a smaller grid.
