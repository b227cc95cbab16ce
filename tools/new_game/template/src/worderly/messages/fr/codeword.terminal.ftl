# Codeword hors de la page : le terminal, la ligne de commande et le papier.

plain-about-codeword = trouver le mot caché d’après ses marques
plain-help-codeword =
    Devinez le mot caché. Sous chaque lettre d’un essai : ◉ elle est à sa place, ○ elle est ailleurs, · elle n’est pas dans le mot.
    Tapez un mot ; !give-up montre la réponse.
press-codeword-how = Chaque rangée est un essai. Un cadre épais : la lettre est à sa place. Un cercle : elle est dans le mot, mais ailleurs. Un cadre fin : elle n’est pas (ou plus) dans le mot. Trouvez le seul mot courant de { $letters } lettres qui convient à toutes les rangées.
shell-worderly-codeword = Jouer à Codeword : trouver le mot caché d’après ses marques
shell-worderly-make-codeword = Créer une grille de Codeword
shell-worderly-room-create-codeword = Ouvrir un salon pour jouer à Codeword
tui-help-codeword =
    Devinez le mot caché. À côté de chaque lettre d’un essai : ◉ elle est à sa place, ○ elle est ailleurs, · elle n’est pas dans le mot.
    Tapez un mot et appuyez sur Entrée.
tui-codeword-prompt = Tapez un mot
codeword-grade = { $clues } indices sur papier
codeword-stock-word = mot
