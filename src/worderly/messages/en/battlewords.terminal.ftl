battlewords-grade = { $words } words, { $easy } of them easy; their letters are worth { $value }
battlewords-stock-4 = words of 4 letters
battlewords-stock-5 = words of 5 letters
battlewords-stock-6 = words of 6 letters

# Line mode

plain-about-battlewords = name six words hidden at sea
plain-help-battlewords =
    Six words hide in the sea, two each of 4, 5 and 6 letters, across or down. * marks where a word ends.
    Uncover a cell by its row and column, such as C7; then you may guess a word. A right guess earns
    its length and a point for each of its cells still covered. . is covered, ~ is water.
    Type a cell, or a word; !hint uncovers a letter where hints are allowed; !mark C7 sets a mark of your own.

# Commands

shell-worderly-battlewords = Play Battlewords: name six words hidden at sea
shell-worderly-make-battlewords = Hide six words at sea
shell-worderly-room-create-battlewords = Open a room to play Battlewords

# The arcade

tui-battlewords-prompt = A cell such as C7, or a word
tui-help-battlewords =
    Six words hide in the sea, two each of 4, 5 and 6 letters, across or down. The radar shows where each word ends.
    Uncover a cell: arrow keys and Enter, a click, or its name such as C7. Then you may guess: type the word, or pick its letters under the sea.
    A right guess earns its length and a point for each of its cells still covered. F7 puts a sign of your own on a cell.

# On paper

press-battlewords-how = Six words hide in the sea: two each of four, five and six letters, across or down. A ring marks the last letter of each. One player holds the key. Name a cell: the keeper says its letter or “water”, and you may guess one word. A right guess earns its length and one more for each of its cells still covered.
battlewords-told-radar = Words end at { $cells }.
battlewords-told-word = { $word } lies from { $start } to { $end }.
battlewords-told-letter = { $cell } is the letter { $letter }.
battlewords-told-covered = covered
battlewords-told-water = water
press-battlewords-sea = A sea of { $size } by { $size } cells with rings at { $rings }
