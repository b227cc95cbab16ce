# La page du créateur : ce que dit le formulaire au-delà des premiers mots.

maker-own-size = lignes × colonnes…
maker-rows = Lignes
maker-cols = Colonnes
maker-paste-hint = Un tableau peut être collé depuis un tableur : la colonne intitulée « mot » est prise seule.
# Heads of a column of words, in lower case; the English ones stand in every language.
maker-word-columns = mot, mots, vocabulaire, word, words, term, vocabulary
maker-too-many-words = La liste contient { $count } mots et une grille en prend { $most } au plus : raccourcissez-la.
maker-fits = { $left ->
    [one] Il prend { $letters } de la seule lettre restante.
   *[other] Il prend { $letters } des { $left } lettres restantes.
}
maker-fits-exactly = Il remplit exactement les lettres restantes.
maker-too-long = { $count ->
    [one] Une lettre de trop pour cette grille.
   *[other] { $count } lettres de trop pour cette grille.
}
maker-grows = { $letters ->
    [one] Une lettre : la grille s’agrandit pour elle.
   *[other] { $letters } lettres : la grille s’agrandit pour elles.
}
maker-more = Marges, en-tête, livre
maker-margin = Marges (mm)
maker-gutter = En plus à la reliure (mm)
maker-header = Ligne en haut
maker-footer = Ligne en bas
maker-count = Grilles dans le PDF
maker-count-hint = À partir de deux, c’est un livre : couverture, table des matières et solutions à la fin.
maker-pick = Mots dans chacune
maker-pick-all = tous
maker-rising = Du plus facile au plus difficile
maker-per-page = Grilles par page
maker-class = Pour une classe
maker-name-line = Ligne pour le nom et la date
maker-lower = Minuscules dans la grille
maker-order = Ordre de la liste
maker-order-of = { $value ->
    [given] tel que saisi
    [alphabet] alphabétique
   *[length] par longueur
}
maker-listing = La liste montre
maker-listing-of = { $value ->
    [words] les mots
    [clues] des définitions
   *[none] rien
}
maker-versions = Versions différentes
maker-levels = Facile, moyen et difficile
maker-codes = Code QR pour jouer chacune
maker-class-hint = Les mêmes mots dans des grilles différentes, Version 1 et suivantes, toutes les solutions en petit sur les dernières pages. Avec les niveaux, une, deux ou trois étoiles distinguent les feuilles.
maker-page = Page { $number } sur { $count }
maker-save-hint = PNG et SVG contiennent la grille avec sa liste, ou les réponses, sans page autour.
maker-print-result = Enregistrer en PDF
maker-print-failed = Le bilan n’a pas pu être fait.
