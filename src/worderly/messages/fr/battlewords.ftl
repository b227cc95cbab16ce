# Battlewords.

battlewords-prompt = Une case comme C7, ou un mot :
battlewords-prompt-cell = Une case comme C7 :
battlewords-status = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $reveals ->
    [one] { $reveals } case découverte
   *[other] { $reveals } cases découvertes
}
battlewords-may-guess = Vous pouvez proposer un mot.
battlewords-may-not-guess = Découvrez une case pour proposer un mot.
battlewords-may-not-guess-admiral = Découvrez une lettre pour proposer un mot.
battlewords-left = Mots restants : { $words }
battlewords-left-of = { $count } de { $length }
battlewords-list = Liste de mots { $name } : { $counts }
battlewords-list-count = { $count } de { $length } lettres
battlewords-letter = { $cell } : { $letter }
battlewords-water = { $cell } : de l’eau.
battlewords-right = { $covered ->
    [0] { $word } ! { $points } points.
    [one] { $word } ! { $points } points, { $covered } case encore couverte.
   *[other] { $word } ! { $points } points, { $covered } cases encore couvertes.
}
battlewords-wrong-limit = { $wrong } essais manqués sur { $limit }.
battlewords-wrong-list = Essais manqués : { $words }
battlewords-hinted = Un indice : { $cell } est { $letter }. { $cost ->
    [0] Il ne coûte rien.
    [one] Il coûte { $cost } point.
   *[other] Il coûte { $cost } points.
}
battlewords-hints-left = { $count ->
    [0] Plus d’indices
    [one] { $count } indice restant
   *[other] { $count } indices restants
}
battlewords-word-points = { $word } : { $points }
battlewords-missed = Non trouvés : { $words }
battlewords-tier-practise = Continuez à vous entraîner
battlewords-tier-good = Bien
battlewords-tier-great = Très bien
battlewords-tier-fantastic = Fantastique
battlewords-radar = écho du radar
battlewords-covered = couverte
battlewords-open-water = eau
battlewords-hint = Indice
battlewords-guess = Proposer
battlewords-mark = Marquer

battlewords-level-deckhand = Matelot
battlewords-level-captain = Capitaine

battlewords-diagnosis-title = { $seeds ->
    [one] { $seeds } grille
   *[other] { $seeds } grilles
}, { $failures ->
    [0] aucun échec
    [one] { $failures } échec
   *[other] { $failures } échecs
}
battlewords-diagnosis-tries = Essais nécessaires : { $tries }
battlewords-diagnosis-rejections = Essais rejetés : { $rejections }
battlewords-diagnosis-letters = Lettres : { $letters }
battlewords-diagnosis-directions = Directions : { $directions }
battlewords-diagnosis-words = { $words } mots différents, { $shared } cases partagées

refused-crossings-or-spaced = Les mots ne peuvent pas à la fois se croiser et rester à distance : choisissez l’un ou l’autre.
refused-off-the-grid = Cette case est hors de la grille : les lignes vont de A à L, les colonnes de 1 à 12.
refused-already-uncovered = Cette case est déjà découverte ; choisissez-en une autre.
refused-wrong-length = Les mots ont ici de { $low } à { $high } lettres. Votre essai est conservé.
refused-already-guessed = « { $word } » a déjà été proposé. Votre essai est conservé.
refused-reveal-first = Découvrez d’abord une case ; vous pourrez ensuite proposer un mot.
refused-letter-first = Découvrez d’abord une lettre ; vous pourrez ensuite proposer un mot.
refused-too-few-targets = Cette liste a { $words } mots de { $length } lettres, et il en faut { $need }.
refused-no-grid = Aucune grille trouvée en { $tries } essais ; laissez les mots se toucher, ou prenez une liste plus grande.

reason-all-uncovered = Toutes les lettres sont découvertes.
reason-out-of-guesses = Plus d’essais manqués permis.

# Ce qu’on peut choisir : nom, explication, valeurs.
battlewords-option-difficulty = Mots
battlewords-option-difficulty-help = À quel point les mots sont courants.
battlewords-difficulty-easy = de tous les jours
battlewords-difficulty-medium = courants
battlewords-difficulty-hard = plus rares
battlewords-option-mode = Mode
battlewords-option-mode-help = Quand on peut proposer : une fois par case, encore après une bonne réponse, ou après une lettre seulement.
battlewords-mode-strict = Strict : un essai par case
battlewords-mode-chain = Chaîne : un bon essai en donne un autre
battlewords-mode-admiral = Amiral : seules les lettres donnent un essai
battlewords-option-crossings = Les mots peuvent se croiser
battlewords-option-crossings-help = Les mots peuvent se croiser sur une même lettre.
battlewords-option-spaced = Les mots ne se touchent jamais
battlewords-option-spaced-help = Deux mots ne se touchent jamais, pas même par un coin.
battlewords-option-curated = Pas de mots fortuits
battlewords-option-curated-help = Deux mots qui se touchent ne forment pas de mot imprévu.
battlewords-option-hints = Indices
battlewords-option-hints-help = Combien d’indices il y a ; chacun coûte 2 points.
battlewords-option-wrong-limit = Essais manqués permis
battlewords-option-wrong-limit-help = L’erreur qui finit la partie ; 0 : aucune.
battlewords-option-radar = Radar
battlewords-option-radar-help = Montrer ou cacher le radar.

title-battlewords = Battlewords
# Ranks, the lowest first: the tiers

battlewords-rank-practise = { battlewords-tier-practise }
battlewords-rank-good = { battlewords-tier-good }
battlewords-rank-great = { battlewords-tier-great }
battlewords-rank-fantastic = { battlewords-tier-fantastic }

# The share text

battlewords-share-reveals =
    { $reveals ->
        [one] { $reveals } case ouverte
       *[other] { $reveals } cases ouvertes
    }

# The page

web-about-battlewords = Six mots cachés en mer. Nommez-les tôt.
web-battlewords-grid = Mer
web-battlewords-radar = Radar : les dernières lettres sont en { $cells }
web-battlewords-pulse = écho du radar
web-battlewords-mark = Marquer
web-battlewords-marked = marquée
web-battlewords-letter = { $cell } : { $letter }.
web-battlewords-water = { $cell } : eau.
web-battlewords-right = { $word } : { $points } points !
web-battlewords-guess = Nommer un mot
web-battlewords-placeholder = Nommez un mot
web-battlewords-wait = D’abord une case
web-battlewords-cell = Case, par exemple C7
web-battlewords-reveal = Découvrir
web-battlewords-reveals = { $count ->
    [one] { $count } case découverte
   *[other] { $count } cases découvertes
}
web-battlewords-named = Nommés
web-battlewords-none = Aucun mot nommé pour l’instant.
web-battlewords-wrong-words = Mauvais essais
web-battlewords-list = Mots tirés de
web-battlewords-count = { $count } de { $length } lettres
web-rules-battlewords =
    Six mots se cachent dans une mer de douze sur douze : deux de quatre, de cinq et de six lettres, en ligne ou en colonne.
    Le radar montre où se trouve la dernière lettre de chaque mot.
    Découvrez une case ; chacune donne un essai.
    Un bon essai vaut la longueur du mot, plus un par lettre encore couverte. Nommez-le donc tôt.
    Un mauvais essai ne coûte que lui-même.
    34 c’est bien, 38 très bien, 42 fantastique.

# Analysis

analysis-did-reveal = Case { $text } découverte
analysis-you-reveal = Vous avez découvert { $text }.
analysis-battlewords-accuracy = de la valeur des meilleurs coups
analysis-battlewords-letter = Une lettre : { $letter }.
analysis-battlewords-water = Rien que de l’eau.
analysis-battlewords-tells-more = { $cell } aurait appris davantage.
analysis-battlewords-chance = La probabilité d’une lettre était de { analysis-chance }.
analysis-battlewords-letter-chance = lettre : { analysis-chance }
analysis-battlewords-told-nothing = C’était de l’eau à coup sûr : la case n’a rien appris.
analysis-battlewords-told-letter = La lettre était déjà certaine : elle n’a rien appris et coûte un point.
analysis-battlewords-ticket = De l’eau à coup sûr, mais cela donnait droit à une proposition sans dévoiler de lettre.
analysis-battlewords-guess-first = { $word } était presque certain, pour { analysis-count-points } : c’était le moment.
analysis-battlewords-sure = { $word } était sûr à { analysis-chance }.
analysis-battlewords-right = Juste : { analysis-count-points }.
analysis-battlewords-lucky = Un coup de chance : { analysis-count-points }.
analysis-battlewords-wrong = Il aurait pu être là, mais n’y était pas.
analysis-battlewords-guess-chance = Le mot était sûr à { analysis-chance }.
analysis-battlewords-fits-nowhere = Ce mot n’entrait plus nulle part.
analysis-battlewords-not-listed = Ce mot n’est pas de ceux qui peuvent être cachés ici.
analysis-battlewords-stab = Aucun mot n’était encore probable : rien n’est perdu.
analysis-battlewords-word-chance = sûr à { analysis-chance }, { analysis-count-points }
analysis-battlewords-fitted = { $count ->
    [one] Seul { $words } entrait là.
   *[other] { $count } mots entraient là : { $words }
}
analysis-battlewords-hint = Coût : { analysis-cost-points }.
analysis-battlewords-reveals = Vous avez découvert { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
} et { $water ->
    [one] { $water } case d’eau.
   *[other] { $water } cases d’eau.
}
analysis-battlewords-covered = { $cells ->
    [0] Aucune case n’était encore couverte quand vous avez nommé son mot.
    [one] { $cells } case était encore couverte quand vous avez nommé son mot.
   *[other] { $cells } cases étaient encore couvertes quand vous avez nommé leurs mots.
}
analysis-battlewords-unguessed = { $word } : { $count } mots entraient à sa place à la fin, tels que
analysis-battlewords-unguessed-alone = { $word } : rien d’autre n’entrait à sa place à la fin.
analysis-battlewords-unguessed-many = { $word } : { $count } mots entraient encore à sa place à la fin.
analysis-battlewords-try-near = Demain : restez près d’une lettre jusqu’à ce que son mot soit clair.
analysis-battlewords-try-skip = Demain : laissez couvert ce qui est certain. { $count ->
    [one] Une case n’a rien appris.
   *[other] { $count } cases n’ont rien appris.
}
analysis-battlewords-try-guess = Demain : proposez plus tôt. { $count ->
    [one] Une fois, un mot était presque certain.
   *[other] { $count } fois, un mot était presque certain.
}
