# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wizards-board = Auf diesem Brett sind Wörter versteckt. Alle bestehen aus deinen Buchstaben; das auf der Diagonale braucht jeden davon.
lesson-wizards-first = Bilde ein Wort aus deinen Buchstaben: { $first }.
lesson-wizards-points = Jeder aufgedeckte Buchstabe ist ein Punkt. Jetzt { $second }.
lesson-wizards-lives = Falsch geraten kostet ein Leben. Andere echte Wörter sind frei, und jedes dritte zündet einen Stern, der einen Buchstaben aufdeckt.
lesson-wizards-spine = Die Diagonale braucht alle Buchstaben: { $spine }. Ist alles aufgedeckt, ist das Brett gelöst.
