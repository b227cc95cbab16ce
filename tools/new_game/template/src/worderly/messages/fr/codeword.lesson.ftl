# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-codeword-board = Un mot est caché ici. Trouvez-le en peu d’essais.
lesson-codeword-guess = Proposez un mot : { $other }.
lesson-codeword-marks = Chaque lettre est marquée : à sa place, ailleurs, ou absente.
lesson-codeword-answer = Mettez-les en ordre : { $target }. Chaque essai épargné est un point.
