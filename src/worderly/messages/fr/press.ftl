# La presse : les puzzles sur papier.

press-more = et { $count } de plus
press-points = points

press-key-of = Solution : { $title }
press-key-message = Les lettres qui restent : { $message }
press-easy = Facile
press-medium = Moyen
press-hard = Difficile
press-contents = Table des matières
press-keys = Solutions
press-book-of = { $game }, { $count ->
    [one] un puzzle
   *[other] { $count } puzzles
}
press-book-rising = { press-book-of } du plus facile au plus difficile

refused-no-font-for = Aucune police ici n’a « { $letter } »{ $script ->
    [none] {""}
   *[other] {" "}(écriture : { press-script })
} ; en ligne de commande, --font FICHIER.ttf apporte la vôtre.
refused-right-to-left = L’impression va de gauche à droite et « { $letter } » va dans l’autre sens (écriture : { press-script }) : une telle grille peut être jouée et enregistrée en texte, CSV ou JSON.
refused-needs-shaping = Cette écriture ({ press-script }) lie ses lettres en syllabes, ce que ni une grille de lettres isolées ni la presse ne peuvent composer (« { $letter } ») : prenez des mots d’une autre écriture.
refused-loose-mark = « { $letter } » est une lettre suivie d’un signe qui ne font pas un seul caractère, et la presse ne peut pas les lier : écrivez-la sans ce signe.
refused-mixed-scripts = « { $word } » a des lettres d’une autre écriture ({ press-script }, « { $letter } ») que le reste ({ press-other-script }) : une grille s’imprime dans une seule écriture.
refused-too-small-for-large-print = Les gros caractères ont au moins { $least } points, et { $size } sur papier { $paper } en auraient { $points } : { $fits } lettres y tiennent au plus. Prenez une grille plus petite, un papier plus grand ou des marges plus étroites.
press-script = { $script ->
    [Latin] latin
    [Greek] grec
    [Cyrillic] cyrillique
    [Armenian] arménien
    [Georgian] géorgien
    [Hebrew] hébreu
    [Arabic] arabe
    [Devanagari] devanagari
    [Bengali] bengali
    [Tamil] tamoul
    [Telugu] télougou
    [Kannada] kannada
    [Malayalam] malayalam
    [Sinhala] cinghalais
    [Thai] thaï
    [Lao] lao
    [Tibetan] tibétain
    [Myanmar] birman
    [Khmer] khmer
    [Mongolian] mongol
    [Hangul] hangeul
    [Chinese] chinois
    [Japanese] japonais
    [none] aucune des nôtres
   *[other] { $script }
}
press-other-script = { $other ->
    [Latin] latin
    [Greek] grec
    [Cyrillic] cyrillique
    [Armenian] arménien
    [Georgian] géorgien
    [Hebrew] hébreu
    [Arabic] arabe
    [Devanagari] devanagari
    [Bengali] bengali
    [Tamil] tamoul
    [Telugu] télougou
    [Kannada] kannada
    [Malayalam] malayalam
    [Sinhala] cinghalais
    [Thai] thaï
    [Lao] lao
    [Tibetan] tibétain
    [Myanmar] birman
    [Khmer] khmer
    [Mongolian] mongol
    [Hangul] hangeul
    [Chinese] chinois
    [Japanese] japonais
   *[other] { $other }
}
refused-line-too-long = « { $text } » a { $count } lettres ; un titre, un en-tête ou un pied de page en a { $most } au plus.
refused-font-not-usable = { $file } n’est pas une police TrueType que l’on peut intégrer.
refused-margins-too-wide = Ces marges laissent trop peu de place sur le papier { $paper }.

press-books-are-pdf = Un livre est un PDF : { $file } devrait finir par .pdf.
press-book-too-long = Un livre a au plus { $most } puzzles ; --out DOSSIER en fait davantage.
press-no-csv = { $game } ne s’écrit pas en CSV ; prenez json ou txt.
press-bound = { $file } est écrit : { $pages } pages.
press-produced = { $folder } contient les { $count } puzzles, dont { $made } viennent d’être faits.
refused-too-many-words = { $file } contient { $count } mots et une grille en prend { $most } au plus : raccourcissez la liste.
refused-list-too-large = { $file } dépasse { $mebibytes } Mio : c’est trop pour une liste de mots.
refused-not-unicode = La ligne { $line } de { $file } n’est pas du texte Unicode : enregistrez le fichier en UTF-8 et recommencez.
refused-not-a-picture = { $file } n’est pas une image lisible ; { $formats } le sont.
refused-picture-too-large = { $file } est une image trop grande : 40 mégapixels et 20 Mo au plus.
refused-picture-too-bright = { $file } n’a pas de partie sombre dont faire une grille.
refused-no-dask = Dask n’est pas installé ici : pip install 'worderly[dask]' l’apporte.
refused-no-cluster = Aucun groupe Dask ne répond à { $address }.
refused-disk-full = Le disque est plein : { $folder } contient { $done } des { $count } puzzles. Faites de la place, et la même commande reprendra de là.
refused-other-run = { $folder } contient une autre série de puzzles : prenez un autre dossier, ou les mêmes options et la même graine.
refused-folder-not-empty = { $folder } n’est pas vide : prenez un nouveau dossier.

# Le bilan d’un joueur.
press-summary-points = { $points }
press-summary-points-label = { $points ->
    [one] point
   *[other] points
}
press-summary-par = Par { $par }
press-summary-of-best = { $percent } % des { $best } possibles
press-summary-words = { $count ->
    [0] aucun mot
    [one] un mot
   *[other] { $count } mots
}
press-summary-found = { $count ->
    [0] Aucun mot trouvé
    [one] Un mot trouvé
   *[other] { $count } mots trouvés
}
press-summary-missed = { $count ->
    [0] Aucun mot manqué
    [one] Un mot manqué
   *[other] { $count } mots manqués
}
press-summary-seat = Joueur { $number }
press-key-summary = PDF
press-summary-none = Aucun mot trouvé cette fois.
press-summary-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

press-card-about = Cinq jeux de mots, un par jour chacun. Gratuit, sans publicité, sans compte.
press-card-game = À jouer dans le navigateur
press-card-daily = La grille du jour
press-card-challenge = Ferez-vous mieux ?
press-card-room = Venez jouer avec nous
