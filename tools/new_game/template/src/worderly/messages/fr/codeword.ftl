# Codeword. Tout ce que dit ce jeu se trouve ici ; chaque langue a les mêmes identifiants.

# Le nom, une ligne de présentation, la règle
title-codeword = Codeword
web-about-codeword = Un mot caché, et une marque pour chaque lettre.
web-rules-codeword =
    Trouvez le mot caché en huit essais. Chaque essai doit être un mot.
    Un anneau plein : la lettre est à sa place. Un anneau vide : elle est dans le mot, mais ailleurs.
    Sans anneau : la lettre n’est pas dans le mot, ou pas une fois de plus.
    Vous gagnez un point pour le mot et un pour chaque essai restant.

# Options
codeword-option-letters = Lettres
codeword-option-letters-help = Nombre de lettres du mot caché.
codeword-option-guesses = Essais
codeword-option-guesses-help = Nombre d’essais.

# Niveaux des joueurs artificiels

# Le jeu
codeword-prompt = { $left ->
    [one] Dernier essai :
   *[other] Votre essai (il en reste { $left }) :
}
codeword-left = { $left ->
    [one] { $left } essai restant
   *[other] { $left } essais restants
}
codeword-marked = « { $word } » : { $here } à leur place, { $elsewhere } ailleurs. { codeword-left }.
codeword-mark-here = à sa place
codeword-mark-elsewhere = ailleurs
codeword-mark-absent = pas dans le mot
codeword-answer = Le mot était « { $word } ».

# La page seulement
web-codeword-grid = Essais
web-codeword-placeholder = Tapez un mot
web-codeword-cell = { $letter }, { $mark }
web-codeword-empty = vide

# Refus, raisons de la fin, texte de partage
refused-codeword-length = Le mot a { $need } lettres. Votre essai est conservé.
refused-codeword-no-words = Cette liste n’a aucun mot courant de { $letters } lettres.
reason-codeword-unsolved = Plus d’essais.
share-codeword-unsolved = non résolu
codeword-share-guesses = { $used } essais sur { $of }

# Analyse
analysis-codeword-accuracy = des mots que vos essais pouvaient écarter
analysis-codeword-words = { $count } mots pouvaient être cachés.
analysis-codeword-fitted = { $before } mots convenaient avant cet essai, { $after } après.

# Ranks, the lowest first

codeword-rank-start = Début
codeword-rank-fair = Passable
codeword-rank-good = Bien
codeword-rank-great = Très bien
codeword-rank-superb = Superbe
