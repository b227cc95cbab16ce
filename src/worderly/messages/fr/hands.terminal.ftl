hands-grade = par { $par } ; son plus long mot a { $longest } lettres ; { $words } mots courants dans la main

# Line mode

plain-about-hands = former des mots avec une main de lettres
plain-help-hands =
    Formez des mots avec votre main ; * vaut n’importe quelle voyelle. Un mot vaut la somme de ses lettres fois
    7 × sa longueur − 3 × les lettres restantes (au moins 1). Un mot hors de la liste use tout de même ses lettres.
    Tapez un mot, !! pour finir la main, ou !indice pour un indice (trois niveaux ; la main est alors hors classement).
plain-hands-substituted = { $old } est devenu { $new }.
plain-hands-round =
    { $points ->
        [one] Main { $number } : { $points } point
       *[other] Main { $number } : { $points } points
    }
plain-hands-play = { $word } { $points } ; le meilleur était { $best } { $best_points }
plain-hands-play-best = { $word } { $points }, le meilleur mot possible

# Commands

shell-worderly-hands = Jouer à Hands : former des mots avec une main de lettres
shell-worderly-make-hands = Distribuer une main
shell-worderly-solve-hand = Le mieux qu’une main puisse rapporter, et tous ses mots
shell-worderly-room-create-hands = Ouvrir un salon pour jouer à Hands

# The arcade

tui-hands-prompt = Tapez un mot ; * est une voyelle
tui-hands-after = Entrée continue
tui-hand-of = Main { $number } sur { $hands }
tui-hands-multipliers = Lettres et multiplicateur
tui-hands-first-score = Premier essai : { $points }
tui-hands-better = ({ $word } { $points })
tui-help-hands =
    Formez des mots avec votre main ; * tient lieu de toute voyelle. Un mot vaut la somme de ses lettres multipliée par le nombre affiché à côté : les mots longs et les petits restes paient.
    Un mot absent de la liste use quand même ses lettres.
    Tapez un mot ou choisissez ses lettres. F7 termine la main, F6 remplace une lettre avant le premier mot, F3 donne un indice (trois niveaux ; la main n’est alors pas classée).

# On paper

press-hands-how = Jouez des mots jusqu’à la dernière lettre. Un mot rapporte la somme de ses lettres fois 7 × ses lettres − 3 × les lettres restantes, au moins fois 1. L’étoile est une voyelle au choix et ne vaut rien. Exemple : un mot de 4 lettres de valeurs 2, 1, 3 et 1, joué avec 7 lettres, en laisse 3 et rapporte 7 × (7 × 4 − 3 × 3) = 133.
press-hands-par = Par { $par }
press-hands-perfect = Maximum { $perfect }
press-hands-word = mot
press-hands-n = lettres en main
press-hands-points = points
press-hands-try = Essai { $number }
press-hands-total = total
press-hands-discard = jeter { $letters }
