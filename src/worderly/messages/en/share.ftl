# The share text: its first line is complete in words and numbers.

share-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
share-solved = solved
share-out-of-lives = out of lives
share-gave-up = gave up
share-unfinished = unfinished
share-lives = { $lives } of { $of } lives
share-letters = { $used }/{ $dealt } letters
share-par = { $percent } % of par
share-words =
    { $words ->
        [one] 1 word
       *[other] { $words } words
    }
share-longest = longest { $longest }
share-reveals =
    { $reveals ->
        [one] 1 reveal
       *[other] { $reveals } reveals
    }
share-titled = { $name } "{ $title }"
share-took = { $done } in { $time }
share-hints =
    { $hints ->
        [0] no hints
        [one] 1 hint
       *[other] { $hints } hints
    }
