# The maker page: texts of the form.

maker-own-size = rows × columns …
maker-rows = Rows
maker-cols = Columns
maker-paste-hint = A table from a spreadsheet can be pasted: a column headed “word” is taken alone.
# Heads of a column of words, in lower case; the English ones stand in every language.
maker-word-columns = word, words, term, vocabulary
maker-too-many-words = The list holds { $count } words and a word search takes { $most } at most: shorten it.
maker-fits = { $left ->
    [one] It has { $letters } of the one letter left over.
   *[other] It has { $letters } of the { $left } letters left over.
}
maker-fits-exactly = It fills the letters left over exactly.
maker-too-long = { $count ->
    [one] One letter too many for this grid.
   *[other] { $count } letters too many for this grid.
}
maker-grows = { $letters ->
    [one] One letter: the grid grows to hold it.
   *[other] { $letters } letters: the grid grows to hold them.
}
maker-more = Margins, header, book
maker-margin = Margins (mm)
maker-gutter = Extra at the binding (mm)
maker-header = Line at the top
maker-footer = Line at the bottom
maker-count = Puzzles in the PDF
maker-count-hint = More than one make a book, with a cover, contents and the answers at the end.
maker-pick = Words in each
maker-pick-all = all
maker-rising = From easy to hard
maker-per-page = Puzzles on a page
maker-class = For a class
maker-name-line = Line for name and date
maker-lower = Small letters in the grid
maker-order = Order of the list
maker-order-of = { $value ->
    [given] as typed
    [alphabet] by the alphabet
   *[length] by length
}
maker-listing = The list shows
maker-listing-of = { $value ->
    [words] the words
    [clues] clues instead
   *[none] no list
}
maker-versions = Different versions
maker-levels = Easy, medium and hard
maker-codes = QR code to play each
maker-class-hint = The same words in different grids, Version 1 and so on, with all keys small on the last pages. With levels, one, two or three stars tell the sheets apart.
maker-page = Page { $number } of { $count }
maker-save-hint = PNG and SVG hold the grid with its list, or its answers, without a page around it.
maker-print-result = Save as PDF
maker-print-failed = The summary could not be made.
