# The analysis after a match: the frame all games share, then each game's remarks.

analysis-title = Analysis
analysis-open = Analyse this match
analysis-loading = The engine is looking at your moves…
analysis-none = There is no move to judge in this match.
analysis-accuracy = { $percent } %
analysis-of-moves = Move { $at } of { $all }
analysis-moves = Moves
analysis-moments = Worth a second look
analysis-before = Earlier move
analysis-after = Later move
analysis-instead = Better: { $what }
analysis-also = As good: { $what }
analysis-estimate = The engine estimates here: not every possibility could be counted.
analysis-value = { $value } of { $best }
analysis-list = { $head } { $words }
analysis-player = Player { $number }
analysis-whose = Whose moves
analysis-heat = The sea before this move: the chance of a letter on each covered cell, in percent
analysis-heat-none = covered, certainly water
analysis-heat-water = water
analysis-heat-played = your move
analysis-heat-better = tells more
analysis-whole = The whole match
analysis-key = Analysis
analysis-key-player = Next player
analysis-key-moment = Worth a look
analysis-heat-terminal = Percent: the chance of a letter; ● certain, ◂ told most.
analysis-line = { $what }: { $mark }
analysis-moment = Worth a second look: { $number }. { $what }
analysis-plain-more = V and a number tell more of a move.
analysis-no-move = There is no move { $number }; there are { $all }.
analysis-heat-plain = Numbers are the chance of a letter in percent, “.” is certainly water, “~” is uncovered water.
analysis-heat-key = chance of a letter

analysis-mark-best = best
analysis-mark-good = good
analysis-mark-fine = fine
analysis-mark-missed = better was there
analysis-mark-wasted = wasted
analysis-mark-plain = not judged
analysis-pace-best = quick
analysis-pace-good = steady
analysis-pace-fine = slower
analysis-pace-missed = slow
analysis-pace-wasted = wasted
analysis-pace-plain = not judged

analysis-did-reveal = Uncovered { $text }
analysis-did-guess = Guessed { $text }
analysis-did-play = Played { $text }
analysis-did-find = Found { $text }
analysis-did-name = Typed { $text }
analysis-did-hint = { $text ->
    [none] Hint
   *[other] Hint for { $text }
}
analysis-did-swap = Substituted { $text }
analysis-did-finish = Ended the hand
analysis-did-next = Went on
analysis-did-replay = Played the hand again
analysis-did-ready = Started
analysis-did-done = Ended the turn
analysis-did-cast = Used a power
analysis-did-give-up = Gave up

analysis-decimal = { $whole }.{ $part }
analysis-unit-points = { $amount } points
analysis-unit-bits = { $amount } bits
analysis-unit-percent = { $amount } %
analysis-unit-seconds = { $amount } s

analysis-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-chance = { $percent ->
    [0] less than 1 %
   *[other] { $percent } %
}

# Battlewords

analysis-battlewords-accuracy = of what your moves could have told and earned
analysis-battlewords-letter = { $letter }. The chance of a letter was { analysis-chance }.
analysis-battlewords-water = Water. The chance of a letter was { analysis-chance }.
analysis-battlewords-letter-chance = letter: { analysis-chance }
analysis-battlewords-told-nothing = It was certain to be water, so it told nothing.
analysis-battlewords-told-letter = The letter was certain already: it told nothing and cost a point.
analysis-battlewords-ticket = Certain water, but it bought a guess without giving a letter away.
analysis-battlewords-guess-first = { $word } was { analysis-chance } certain for { analysis-count-points }: time to guess.
analysis-battlewords-right = Right, for { analysis-count-points }; it was { analysis-chance } certain.
analysis-battlewords-lucky = A lucky one: { analysis-count-points } at a chance of { analysis-chance }.
analysis-battlewords-wrong = Not there, though it could have been: { analysis-chance }.
analysis-battlewords-fits-nowhere = It fitted nowhere in the sea any more.
analysis-battlewords-not-listed = It is not among the words that can be hidden here.
analysis-battlewords-stab = No word was likely yet: nothing was lost.
analysis-battlewords-word-chance = { analysis-chance } certain, { analysis-count-points }
analysis-battlewords-fitted = { $count ->
    [one] Only { $words } fitted there.
   *[other] { $count } words fitted there: { $words }
}
analysis-battlewords-hint = It cost { analysis-cost-points }.
analysis-cost-points = { $cost ->
    [0] nothing
    [one] { $cost } point
   *[other] { $cost } points
}
analysis-battlewords-reveals = You uncovered { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
} and { $water ->
    [one] { $water } cell of water.
   *[other] { $water } cells of water.
}
analysis-battlewords-covered = { $cells ->
    [0] No cell was still covered when you named its word.
    [one] { $cells } cell was still covered when you named its word.
   *[other] { $cells } cells were still covered when you named their words.
}
analysis-battlewords-unguessed = { $word }: { $count } words fitted its place at the end, such as
analysis-battlewords-unguessed-alone = { $word }: nothing else fitted its place at the end.
analysis-battlewords-unguessed-many = { $word }: { $count } words still fitted its place at the end.

# Hands

analysis-hands-accuracy = of perfect play
analysis-hands-summary = { analysis-count-points }; par was { $par }, perfect { $perfect }.
analysis-hands-earned = It earned { analysis-count-points }.
analysis-hands-rest = The letters left could still make { $points }.
analysis-hands-lost = It gave away { analysis-count-points }.
analysis-hands-invalid = Not a valid word: no points, and its letters were gone.
analysis-hands-thrown-well = Not a word, but throwing these letters away cost nothing.
analysis-hands-par-line = with common words
analysis-hands-perfect-line = the best of all
analysis-hands-perfect-line-thrown = the best of all; − throws letters away
analysis-hands-left = { $letters } could still make { analysis-count-points }.
analysis-hands-nothing-left = Nothing more could be made.
analysis-hands-swapped = Par went from { $before } to { $after }.
analysis-hands-lost-series = Points given away, word by word

# Boogle

analysis-boogle-accuracy = of the points of all common words
analysis-boogle-earned = { analysis-count-points } after { $seconds } s.
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
analysis-boogle-dearest = The dearest common words you missed:
analysis-boogle-timeline = Points over time

# Wizards

analysis-wizards-accuracy = of how sure your guesses could have been
analysis-wizards-right = Right, for { analysis-count-points }; it was { analysis-chance } certain.
analysis-wizards-unlucky = Not on the grid, though it could have been: { analysis-chance }.
analysis-wizards-fits-nowhere = It fitted none of the gaps.
analysis-wizards-other-letters = It needs other letters than these.
analysis-wizards-was-certain = All but certain at that moment: { $words }
analysis-wizards-bonus = A word of these letters: it cost nothing.
analysis-wizards-hint = It cost { analysis-cost-points } and ruled out { $words ->
    [one] { $words } word.
   *[other] { $words } words.
}
analysis-wizards-power = It uncovered { $points ->
    [one] { $points } letter.
   *[other] { $points } letters.
}
analysis-wizards-guesses = { $right } right and { $wrong } wrong guesses.
analysis-wizards-hints = { $hints ->
    [one] { $hints } hint.
   *[other] { $hints } hints.
}
analysis-wizards-certain = All but certain at the end:

# Word search

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
analysis-wordsearch-took = { $seconds } s; it runs { analysis-way }.
analysis-wordsearch-typed = Typed without its place, so the match does not rank.
analysis-wordsearch-slow = { $times } times as long as your usual.
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
