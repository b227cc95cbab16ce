wordsearch-grade = { $slanted } words slanted, { $backward } backward; { $shared } shared letters; { $letters } letters in all
wordsearch-stock-theme = theme

# Line mode

plain-about-wordsearch = find the listed words in a grid

# Commands

shell-worderly-wordsearch = Play Word search: find the listed words in a grid
shell-worderly-make-wordsearch = Make a word search from your words, a theme or the word list
shell-worderly-solve-wordsearch = Every place of every word in a grid
shell-worderly-room-create-wordsearch = Open a room to play Word search

# The arcade

tui-wordsearch-prompt = Both ends, or the word and one end
tui-wordsearch-other-end = Now the other end.
tui-help-wordsearch =
    Find the listed words: across, down, diagonally, forwards or backwards.
    Pick one end and then the other with the arrow keys and Enter or with the mouse, drag from end to end, or type both ends (c7 c12).
    A word typed alone is found too, but the game is then not ranked. F3 shows where a word begins and adds 15 seconds.

# On paper

press-wordsearch-how = { $words ->
    [one] Find the word in the grid:
   *[other] Find the { $words } words in the grid:
} { $reach ->
    [easy] across or down.
    [medium] across, down or diagonally.
   *[hard] across, down or diagonally, forwards or backwards.
}
press-wordsearch-secrets = { $count ->
    [one] One more word is hidden that is not in the list.
   *[other] { $count } more words are hidden that are not in the list.
}
press-wordsearch-left-over = The letters that are left over, read line by line, say something.
press-wordsearch-clues = The list has clues instead of words; the number after each is that of its letters.
press-wordsearch-none = There is no list: the words are yours to discover.
wordsearch-told-word = to find: { $word }, { $letters } letters
press-wordsearch-place = { $word }: row { $row }, column { $column }, { $direction ->
    [E] to the right
    [W] to the left
    [S] down
    [N] up
    [SE] down and right
    [SW] down and left
    [NE] up and right
   *[NW] up and left
}
