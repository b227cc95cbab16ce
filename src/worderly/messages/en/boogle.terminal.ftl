boogle-grade = { $words } common words, { $easy } of them easy; the longest has { $longest } letters

# Line mode

plain-about-boogle = find words along touching dice
plain-help-boogle =
    Find words along touching dice, eight ways, each die at most once in a word. Qu is one die.
    Type a word, or !! to finish before the time.
plain-boogle-prompt = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $found } of { $total } common words{ $clock }. Word:
plain-boogle-clock = , { $time } left
plain-boogle-ready = { $name }, press Enter when you are ready; the clock then starts.
plain-boogle-machine = { $name } plays…
plain-boogle-words = Found, the dearest first: { $words }
plain-boogle-late = Too late: { $words }
plain-boogle-board = Board { $number }:
plain-boogle-best = { $points } of { $total } points on the board

# Commands

shell-worderly-boogle = Play Boogle: find words along touching dice
shell-worderly-make-boogle = Roll a Boogle board
shell-worderly-solve-boogle = Every word on a board, with its path and points
shell-worderly-room-create-boogle = Open a room to play Boogle

# The arcade

tui-boogle-prompt = Type a word, or pick its dice
tui-boogle-common = { $found } of { $total } common words
tui-help-boogle =
    Find words along touching dice, eight ways, each die at most once in a word. Qu is one die.
    Type a word and watch its path light up; or pick its dice with the arrow keys and Space, or with the mouse, one by one or in one drag. Picking the last die again enters the word.
    F7 ends your turn before the clock does.

# On paper

press-boogle-how = Join letters that touch, also at the corners, and use no die twice in a word. Words have { $length } letters or more; this board has { $count }, worth { $points } points.
press-boogle-selection = Only words of { $length } letters or more are listed; { $count ->
    [one] one shorter word is
   *[other] { $count } shorter words are
} left out.
