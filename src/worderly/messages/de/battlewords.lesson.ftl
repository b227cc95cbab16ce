# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-battlewords-radar = In diesem Meer sind Wörter versteckt, waagrecht oder senkrecht. Das Radar zeigt, wo jedes endet.
lesson-battlewords-reveal = Decke { $last } auf, das Ende eines Wortes.
lesson-battlewords-letter = Es ist der Buchstabe { $end }. Jetzt das Feld davor: { $before }.
lesson-battlewords-guess = Jedes aufgedeckte Feld erlaubt einmal Raten. Rate { $first }, solange die Hälfte verdeckt ist.
lesson-battlewords-costs = Ein Wort bringt seine Länge und einen Punkt mehr für jedes noch verdeckte Feld: rate früh. Falsch geraten bringt nichts.
