wizards-grade = { $words } words, { $hard } of them hard; { $crossings } crossings; { $twice } laid twice
wizards-stock-spine = spine

# Line mode

plain-about-wizards = uncover a crossword from six letters
plain-help-wizards =
    Guess the words of the covered crossword; they are made of the letters shown, and the long diagonal one uses them all.
    A right guess uncovers its letters, one point each; a wrong one costs a life. _ is a covered letter.
    With bonus words, a real word that is not on the board costs nothing; every third one lights a star. *c5 uses it on row c, column 5.
    Type a word; !shuffle mixes the letters, !hint uncovers one where hints are allowed, !cast uses a wizard’s power.
plain-wizards-answers = Answers: { $words }

# Commands

shell-worderly-wizards = Play Wizards: uncover a crossword from six letters
shell-worderly-make-wizards = Make a Wizards crossword
shell-worderly-room-create-wizards = Open a room to play Wizards

# The arcade

tui-wizards-prompt = Type a word of these letters
tui-wizards-aim = Arrows choose a covered letter, Space uncovers it.
tui-help-wizards =
    Six letters, and a covered crossword made of them; the long diagonal word uses them all.
    Type a word, or pick its letters with the mouse, and press Enter. A right word uncovers its letters, one point each; a wrong one costs a life.
    With bonus words, a real word that is not on the board costs nothing; every third one lights a star: click a covered letter, or type *c5 for row c, column 5.
    F4 shuffles the letters.

# On paper

press-wizards-how = Fill the crossword with { $words } words made of these letters. The shaded word on the diagonal uses all { $letters } of them; the others lie across or down and cross one another.
press-wizards-of-length = { $count } × { $length } letters
wizards-told-h = across, row { $row }, column { $col }: { $letters }
wizards-told-v = down, row { $row }, column { $col }: { $letters }
wizards-told-d = diagonal, every second cell from row { $row }, column { $col }: { $letters }
press-wizards-slot = { $letters } letters from row { $row }, column { $column }, { press-wizards-way }
press-wizards-place = { $word } from row { $row }, column { $column }, { press-wizards-way }
press-wizards-way = { $direction ->
    [H] across
    [V] down
   *[D] diagonally
}
