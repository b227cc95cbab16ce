# The share text: its first line is complete in words and numbers.

share-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
share-solved = solved
share-out-of-lives = out of lives
share-gave-up = gave up
share-host-ended = the host ended the round
share-unfinished = unfinished
share-practice = { $name } (practice)
share-words =
    { $words ->
        [one] 1 word
       *[other] { $words } words
    }
share-hints =
    { $hints ->
        [0] no hints
        [one] 1 hint
       *[other] { $hints } hints
    }
weekend-title = Weekend { $number }: { $game }
