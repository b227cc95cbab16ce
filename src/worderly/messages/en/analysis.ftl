# The analysis after a match: texts that all games share, then the remarks of each game.

analysis-title = How it went
analysis-open = How it went
analysis-loading = The engine is looking at your moves…
analysis-none = There is no move to judge in this match.
analysis-accuracy = { $percent } %
analysis-of-moves = Move { $at } of { $all }
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
analysis-key = How it went
analysis-key-player = Next player
analysis-key-moment = Worth a look
analysis-heat-terminal = Percent: the chance of a letter; ● certain, ◂ told most.
analysis-line = { $what }: { $mark }
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

analysis-did-guess = Guessed { $text }
analysis-you-guess = You guessed { $text }.
analysis-did-play = Played { $text }
analysis-you-play = You played { $text }.
analysis-did-find = Found { $text }
analysis-you-find = You found { $text }.
analysis-did-hint = { $text ->
    [none] Hint
   *[other] Hint for { $text }
}
analysis-you-hint = { $text ->
    [none] You took a hint.
   *[other] You took a hint for { $text }.
}
analysis-did-give-up = Gave up
analysis-you-give-up = You gave up.

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

analysis-cost-points = { $cost ->
    [0] nothing
    [one] { $cost } point
   *[other] { $cost } points
}
analysis-why = Why?
analysis-bits = A bit of information halves what is still possible.
analysis-start = The start
analysis-better = Better here
analysis-more = More figures
analysis-closing-best = Your best move: { $did } ({ analysis-count-points }).
analysis-closing-best-told = Your best move: { $did }.
analysis-closing-quickest = Your quickest find: { $did }, after { $seconds } s.
analysis-closing-turning = The turning point: move { $number }, { $did }.
analysis-closing-slow = The longest search: { $did }, after { $seconds } s.
analysis-closing-pause = The longest wait: { $seconds } s, then { $did }.
analysis-closing-steady = No move went badly wrong.
analysis-closing-keep = Nothing to mend. The same again tomorrow!
