# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wizards-board = Des mots se cachent sur cette grille. Tous sont faits de vos lettres ; celui de la diagonale les emploie toutes.
lesson-wizards-first = Formez un mot avec vos lettres : { $first }.
lesson-wizards-points = Chaque lettre découverte vaut un point. Maintenant { $second }.
lesson-wizards-lives = Un essai faux coûte une vie. Les autres vrais mots sont gratuits, et un sur trois allume une étoile, qui découvre une lettre.
lesson-wizards-spine = La diagonale emploie toutes les lettres : { $spine }. Quand tout est découvert, la grille est résolue.
