wordsearch-grade = { $slanted } mots en diagonale, { $backward } à rebours ; { $shared } lettres partagées ; { $letters } lettres en tout
wordsearch-stock-theme = thème

# Line mode

plain-about-wordsearch = trouver dans une grille les mots d’une liste

# Commands

shell-worderly-wordsearch = Jouer aux mots cachés : trouver dans une grille les mots d’une liste
shell-worderly-make-wordsearch = Créer des mots cachés avec vos mots, un thème ou la liste de mots
shell-worderly-solve-wordsearch = Toutes les places de tous les mots d’une grille
shell-worderly-room-create-wordsearch = Ouvrir un salon pour jouer à Mots cachés

# The arcade

tui-wordsearch-prompt = Les deux bouts, ou le mot et un bout
tui-wordsearch-other-end = Et l’autre bout.
tui-help-wordsearch =
    Trouvez les mots de la liste : en ligne, en colonne, en diagonale, à l’endroit ou à l’envers.
    Choisissez un bout puis l’autre avec les flèches et Entrée ou à la souris, tirez d’un bout à l’autre, ou tapez les deux bouts (c7 c12).
    Un mot tapé seul est trouvé aussi, mais la partie n’est alors pas classée. F3 montre où un mot commence et ajoute 15 secondes.

# On paper

press-wordsearch-how = { $words ->
    [one] Trouvez le mot dans la grille :
   *[other] Trouvez les { $words } mots dans la grille :
} { $reach ->
    [easy] en ligne ou en colonne.
    [medium] en ligne, en colonne ou en diagonale.
   *[hard] en ligne, en colonne ou en diagonale, à l’endroit ou à l’envers.
}
press-wordsearch-secrets = { $count ->
    [one] Un mot de plus se cache, qui n’est pas dans la liste.
   *[other] { $count } mots de plus se cachent, qui ne sont pas dans la liste.
}
press-wordsearch-left-over = Les lettres qui restent, lues ligne par ligne, disent quelque chose.
press-wordsearch-clues = La liste donne des définitions au lieu des mots ; le nombre qui suit est celui des lettres.
press-wordsearch-none = Il n’y a pas de liste : à vous de découvrir les mots.
wordsearch-told-word = à trouver : { $word }, { $letters } lettres
press-wordsearch-place = { $word } : ligne { $row }, colonne { $column }, { $direction ->
    [E] vers la droite
    [W] vers la gauche
    [S] vers le bas
    [N] vers le haut
    [SE] en bas à droite
    [SW] en bas à gauche
    [NE] en haut à droite
   *[NW] en haut à gauche
}
