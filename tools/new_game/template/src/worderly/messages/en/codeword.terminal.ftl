# Codeword outside the page: the terminal, the command line and paper.

plain-about-codeword = find the hidden word by its marks
plain-help-codeword =
    Guess the hidden word. Below each letter of a guess: ◉ it stands there, ○ it stands elsewhere, · it is not in the word.
    Type a word; !give-up shows the answer.
press-codeword-how = Each row is a guess. A bold frame: this letter stands here. A ring: it is in the word, but elsewhere. A thin frame: it is not in the word (again). Find the one common word of { $letters } letters that fits all rows.
shell-worderly-codeword = Play Codeword: find the hidden word by its marks
shell-worderly-make-codeword = Make a Codeword puzzle
shell-worderly-room-create-codeword = Open a room to play Codeword
tui-help-codeword =
    Guess the hidden word. Beside each letter of a guess: ◉ it stands there, ○ it stands elsewhere, · it is not in the word.
    Type a word and press Enter.
tui-codeword-prompt = Type a word
codeword-grade = { $clues } clues on paper
codeword-stock-word = word
