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

refused-nothing-there = { $verdict ->
    [listed] “{ $word }” is in { $list }, but it is not one of the words here.
   *[other] “{ $word }” is not one of the words.
}
refused-off-grid = { $cell } is outside the grid.
refused-not-straight = { $start } and { $end } are not on one straight line.
refused-not-listed = { $verdict ->
    [listed] “{ $word }” is in { $list }, but not in this puzzle’s list.
   *[other] “{ $word }” is neither in this puzzle’s list nor in { $list }.
}
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
refused-too-alike = These words are so alike that copies of them appear all over the grid: take fewer of them, or words with more different letters.
refused-nothing-fits = No word fits, not even “{ $word }”: take a larger grid or shorter words.
refused-no-such-theme = There is no theme “{ $theme }”; there are { $themes }.
refused-message-too-long = The message has { $letters } letters and { $cells } cells are left over: take a larger grid or a shorter message.
refused-message-not-exact = The message has { $letters } letters and cannot fill what the words leave exactly: change its length, the words or the size of the grid.
refused-message-not-letters = The message may hold only letters, spaces and hyphens.
refused-message-repeats = With this message “{ $word }” can be read in the grid outside its place: change the message or the list.

reason-all-found = Every word is found.

# What a player may choose: name, explanation, values.
wordsearch-option-words = Words of your own
wordsearch-option-words-help = A file with your words, - for the input.
wordsearch-option-theme = Theme
wordsearch-option-theme-help = A theme by name, or * for any.
wordsearch-theme-any = Any theme
wordsearch-theme-none = No theme
wordsearch-option-age = For
wordsearch-option-age-help = Who a theme by chance must be fit for.
wordsearch-age-everyone = everyone
wordsearch-age-children = children
wordsearch-option-count = How many words
wordsearch-option-count-help = How many words to take from the theme or the word list.
wordsearch-option-difficulty = Words
wordsearch-option-difficulty-help = How common the words of the list are.
wordsearch-difficulty-easy = everyday
wordsearch-difficulty-medium = common
wordsearch-difficulty-hard = rarer
wordsearch-option-level = Directions
wordsearch-option-level-help = Directions: easy right and down, medium the downward diagonals too, hard all eight.
wordsearch-level-easy = right and down
wordsearch-level-medium = with downward diagonals
wordsearch-level-hard = all eight
wordsearch-option-directions = Directions of your own
wordsearch-option-directions-help = Compass points the words may read to, like E,S,SE; instead of a level.
wordsearch-option-backwards = Words that read backwards
wordsearch-option-backwards-help = The share of words that read backwards.
wordsearch-option-weave = Words that share letters
wordsearch-option-weave-help = How much words share letters: 0 apart, 1 woven.
wordsearch-option-size = Size
wordsearch-option-size-help = The side of the grid, or ROWSxCOLS.
wordsearch-option-fill = Letters in the gaps
wordsearch-option-fill-help = What fills the gaps: any letters, letters as the language has them, or decoys of the words.
wordsearch-fill-uniform = any letters
wordsearch-fill-language = as in the language
wordsearch-fill-decoys = with false trails
wordsearch-option-accents = Accents
wordsearch-option-accents-help = Accents in the grid: folded away or kept.
wordsearch-accents-fold = folded
wordsearch-accents-keep = kept
wordsearch-option-alphabet = Alphabet
wordsearch-option-alphabet-help = The alphabet of the grid, where the words leave it open.
wordsearch-alphabet-none = as the words
wordsearch-option-shape = Shape
wordsearch-option-shape-help = A shape for the grid.
wordsearch-shape-none = Rectangle
wordsearch-shape-circle = Circle
wordsearch-shape-cross = Cross
wordsearch-shape-diamond = Diamond
wordsearch-shape-heart = Heart
wordsearch-shape-star = Star
wordsearch-shape-moon = Moon
wordsearch-shape-pumpkin = Pumpkin
wordsearch-shape-fish = Fish
wordsearch-shape-house = House
wordsearch-shape-egg = Egg
wordsearch-shape-hexagon = Hexagon
wordsearch-shape-ring = Ring
wordsearch-shape-tree = Tree
wordsearch-shape-triangle = Triangle
wordsearch-shape-picture = From a picture …
wordsearch-option-mask = Shape of a picture
wordsearch-option-mask-help = A picture whose dark parts are the shape of the grid.
wordsearch-option-message = Message in the left-over cells
wordsearch-option-message-help = A secret message in the left-over cells.
wordsearch-option-exact = Message to the last cell
wordsearch-option-exact-help = The message fills the left-over cells to the last one.
wordsearch-option-secret-words = Words not in the list
wordsearch-option-secret-words-help = Words that are hidden but not listed, with commas between.
wordsearch-option-title = Title
wordsearch-option-title-help = The title.
wordsearch-option-mode = Mode
wordsearch-option-mode-help = What a room plays: a race, each on their own grid, or a claim, one grid where a word belongs to its finder.
wordsearch-mode-solo = Race: each on their own grid
wordsearch-mode-claim = Claim: a word belongs to its finder

title-wordsearch = Word search
# Ranks, the lowest first

wordsearch-rank-stroll = Stroll
wordsearch-rank-walk = Walk
wordsearch-rank-jog = Jog
wordsearch-rank-run = Run
wordsearch-rank-sprint = Sprint

# The share text

wordsearch-share-titled = { $name } "{ $title }"
wordsearch-share-took = { $done } in { $time }

# The page

web-about-wordsearch = A list of words, hidden among letters.
web-wordsearch-grid = Letters
web-wordsearch-words = Words to find
web-wordsearch-placeholder = Drag, or tap both ends
web-wordsearch-marked = { $word } is in the list: now point at it.
web-wordsearch-of = of { $all } words
web-wordsearch-found = { $secret ->
    [yes] A secret word: { $word }!
   *[no] { $word }!
}
web-wordsearch-taken = { $name } has { $word }.
web-wordsearch-hinted = { $word } begins in row { $row }, column { $col }.
web-wordsearch-hint = hint
web-wordsearch-hint-cost = Hint, +15 s
web-wordsearch-first = first end
web-wordsearch-unplaced = No room for: { $words }
web-wordsearch-secrets = Secret words: { $found } of { $all }
web-wordsearch-time = { $hints ->
    [0] { $time }, no hints
    [one] { $time }, { $hints } hint
   *[other] { $time }, { $hints } hints
}
web-wordsearch-message = The letters left over say: { $message }
web-rules-wordsearch =
    Find every word of the list in the letters, in eight directions.
    Drag from one end to the other, or tap the first and the last letter, or type the word.
    The clock counts up. A hint shows where a word begins and adds 15 seconds.

# Analysis

analysis-did-name = Typed { $text }
analysis-you-name = You typed { $text }.
analysis-way = { $way ->
    [E] left to right
    [SE] down to the right
    [S] downwards
    [SW] down to the left
    [W] right to left
    [NW] up to the left
    [N] upwards
   *[NE] up to the right
}
analysis-wordsearch-accuracy = of the words found without help
analysis-wordsearch-took = It took { $seconds } s; it runs { analysis-way }.
analysis-wordsearch-typed = Typed without its place, so the match does not rank.
analysis-wordsearch-slow = That is { $times } times your usual.
analysis-wordsearch-alike = { $letters } begins in { $count } other places too.
analysis-wordsearch-hint = It cost { $seconds } s.
analysis-wordsearch-usual = You usually took { $seconds } s for a word.
analysis-wordsearch-slowest = Hardest to see: { $word }, { $seconds } s.
analysis-wordsearch-hints = { $hints ->
    [one] { $hints } hint cost { $seconds } s.
   *[other] { $hints } hints cost { $seconds } s.
}
analysis-wordsearch-way = Words running { analysis-way }: { $found } of { $all }, { $seconds } s each.
analysis-wordsearch-way-missed = Words running { analysis-way }: { $found } of { $all }. Missed:
analysis-wordsearch-times = Seconds for each word, in the order found
analysis-wordsearch-try-alone = Tomorrow: try it without a hint.
analysis-wordsearch-try-way = Tomorrow: look first for words that run { analysis-way }. They were the hardest for you.
