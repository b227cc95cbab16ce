# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-battlewords-radar = Words hide in this sea, across or down. The radar shows where each one ends.
lesson-battlewords-reveal = Uncover { $last }, the end of a word.
lesson-battlewords-letter = The letter is { $end }. Now the cell before it: { $before }.
lesson-battlewords-guess = Each uncovered cell allows one guess. Guess { $first } while half of it is hidden.
lesson-battlewords-costs = A word earns its length, and one more for each of its cells still covered: guess early. A wrong guess earns nothing.
