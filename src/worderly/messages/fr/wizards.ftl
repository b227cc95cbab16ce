# Wizards. Certains refus servent aussi à Battlewords : un identifiant vit dans un seul fichier.

wizards-letters = Lettres : { $letters }
wizards-status = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wizards-left = Mots restants : { $words }
wizards-left-of = { $count } de { $length }
wizards-left-none = Il ne reste aucun mot.
wizards-prompt = Votre mot :
wizards-right = { $points ->
    [0] « { $word } » est là.
    [one] « { $word } » est là : { $points } point.
   *[other] « { $word } » est là : { $points } points.
}
wizards-completed = Complétés au passage : { $words }
wizards-lives-left = { $lives ->
    [0] Il ne reste plus de vie.
    [one] Il reste { $lives } vie.
   *[other] Il reste { $lives } vies.
}
wizards-shielded = Votre bouclier pare le coup.
wizards-bonus = « { $word } » est un mot bonus : il ne coûte rien.
wizards-next-star = { $count ->
    [one] Encore un, et une étoile s’allume.
   *[other] Encore { $count }, et une étoile s’allume.
}
wizards-star-lit = « { $word } » allume une étoile : tapez * et une case (*c5) à découvrir.
wizards-starred = Votre étoile découvre { $letter }, sans points.
wizards-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
wizards-hinted = Un indice découvre { $letter }. { $cost ->
    [0] Il ne coûte rien.
    [one] Il coûte { $cost } point.
   *[other] Il coûte { $cost } points.
}
wizards-hints-left = { $count ->
    [0] Plus d’indices
    [one] { $count } indice restant
   *[other] { $count } indices restants
}
wizards-earned = Trois d’affilée : votre magicien peut lancer un sort.
wizards-power-shield = Un bouclier : les deux prochains essais ne coûtent pas de vie.
wizards-power-life = Une vie est revenue.
wizards-power-word = Un mot se découvre : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wizards-power-letters = Des lettres se découvrent : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wizards-shield-left = { $count ->
    [one] Bouclier pour { $count } essai
   *[other] Bouclier pour { $count } essais
}
wizards-charges = { $count ->
    [one] { $count } sort prêt
   *[other] { $count } sorts prêts
}
wizards-found = Trouvés : { $words }
wizards-missed = Manqués : { $words }
wizards-bonus-words = Mots bonus : { $words }
wizards-omniscient = Omniscient : les réponses sont visibles, et cette partie n’est pas classée.
wizards-cast = Lancer
wizards-shuffle = Mélanger
wizards-hint = Indice
wizards-concealed = couverte
wizards-spine = mot-clé

wizards-level-apprentice = Apprenti
wizards-level-archmage = Archimage

notice-out-of-range = { $option } : { $value } n’est pas entre { $low } et { $high } ; { $used } est pris à la place.

refused-not-letters = « { $word } » contient autre chose que des lettres. Cela ne coûte rien.
refused-no-hints-here = Cette partie se joue sans indices.
refused-no-hints-left = { $hints ->
    [one] L’indice de cette partie est utilisé.
   *[other] Les { $hints } indices de cette partie sont utilisés.
}
refused-no-power-here = Un magicien simple n’a pas de sort à lancer.
refused-no-power-yet = { $need ->
    [one] Encore un mot juste d’affilée, et votre magicien pourra lancer un sort.
   *[other] { $need } mots justes d’affilée, et votre magicien pourra lancer un sort.
}
refused-lives-full = Vous avez encore vos { $lives } vies ; gardez le sort pour plus tard.
refused-not-in-tray = « { $word } » demande { $letters }, que ces lettres ne donnent pas. Cela ne coûte rien.
refused-wrong-again = « { $word } » a déjà été essayé. Cela ne coûte rien.
refused-no-stars-here = Cette partie se joue sans étoiles.
refused-no-star-yet = { $need ->
    [one] Encore un mot bonus, et une étoile s’allume.
   *[other] Encore { $need } mots bonus, et une étoile s’allume.
}
refused-nothing-covered = Il n’y a pas de lettre couverte ici ; choisissez une autre case.
refused-no-spine = Cette liste n’a aucun mot de { $letters } lettres pour bâtir une grille.
refused-too-few-words = Aucun mot de cette liste ne donne assez de mots plus courts pour en placer { $need } de plus ; demandez moins de mots ou prenez une liste plus grande.
refused-no-room = { $words } mots ne tiennent pas dans une grille de { $rows } sur { $cols } ; demandez moins de mots ou une grille plus grande.

reason-out-of-lives = Plus de vies.

# Ce qu’on peut choisir : nom, explication, valeurs.
wizards-option-book = Livre
wizards-option-book-help = Une taille toute faite ; elle fixe lignes, colonnes, mots et longueur de l’épine.
wizards-book-none = Taille libre
wizards-book-scroll = Parchemin, 21 mots
wizards-book-spellbook = Grimoire, 35 mots
wizards-book-tome = Tome, 60 mots
wizards-book-codex = Codex, 100 mots
wizards-book-bibliotheca = Bibliotheca, 240 mots
wizards-option-words = Mots
wizards-option-words-help = Combien de mots, l’épine comprise.
wizards-option-rows = Lignes
wizards-option-rows-help = Lignes de la grille.
wizards-option-cols = Colonnes
wizards-option-cols-help = Colonnes de la grille.
wizards-option-wizard = Magicien
wizards-option-wizard-help = Un magicien dont trois bonnes réponses de suite gagnent le pouvoir.
wizards-wizard-plain = Simple
wizards-wizard-shield = Bouclier pour deux essais
wizards-wizard-life = Une vie de plus
wizards-wizard-word = Découvrir un mot
wizards-wizard-letters = Découvrir 5 à 8 lettres
wizards-option-lives = Vies
wizards-option-lives-help = Vies : chaque mauvaise réponse en coûte une.
wizards-option-hints = Indices
wizards-option-hints-help = Combien d’indices il y a ; chacun coûte 2 points.
wizards-option-bonus = Mots bonus et étoiles
wizards-option-bonus-help = Un mot du dictionnaire fait des lettres mais absent de la grille ne coûte pas de vie ; un sur trois allume une étoile, qui découvre une lettre de votre choix.
wizards-option-compact = Compacte
wizards-option-compact-help = Les mots restent au milieu de la grille, pour que ses cases puissent être grandes.
wizards-option-debug = Omniscient
wizards-option-debug-help = Montre les réponses pendant le jeu ; jamais classé.

title-wizards = Wizards
# Ranks, the lowest first

wizards-rank-spark = Étincelle
wizards-rank-charm = Charme
wizards-rank-spell = Sortilège
wizards-rank-enchantment = Enchantement
wizards-rank-miracle = Prodige

# The share text

wizards-share-lives = { $lives } vies sur { $of }

# The page

web-about-wizards = Six lettres, des mots croisés cachés, cinq vies.
web-wizards-letters = Lettres
web-wizards-grid = Mots croisés
web-wizards-lives = { $lives ->
    [one] encore { $lives } vie
   *[other] encore { $lives } vies
}
web-wizards-cast = Lancer
web-wizards-placeholder = Glissez ou tapez
web-wizards-none = Rien encore. Chaque mot se compose des lettres de l’anneau.
web-wizards-right = { $word } : { $points ->
    [0] toutes ses lettres étaient déjà visibles.
    [one] { $points } lettre découverte.
   *[other] { $points } lettres découvertes.
}
web-wizards-bonus = { $word } est un mot en prime.
web-wizards-star = { $count ->
    [0] Étoile : encore { $need } mots bonus
    [one] { $count } étoile prête
   *[other] { $count } étoiles prêtes
}
web-wizards-star-lit = Une étoile s’allume !
web-wizards-star-choose = Montrez une lettre cachée.
web-wizards-bonus-words = Mots en prime
web-wizards-wrong-words = Mauvais essais
web-wizards-hinted = { $letter } est découverte, pour { $cost } points.
web-wizards-earned-plain = Trois bons de suite !
web-wizards-earned-shield = Trois de suite : un bouclier est prêt.
web-wizards-earned-life = Trois de suite : une vie est prête.
web-wizards-earned-word = Trois de suite : un mot peut être découvert.
web-wizards-earned-letters = Trois de suite : des lettres peuvent être découvertes.
web-wizards-power = { $points ->
    [0] Le sort est lancé.
    [one] Le sort découvre { $points } lettre.
   *[other] Le sort découvre { $points } lettres.
}
web-rules-wizards =
    Un mot de six lettres traverse en diagonale des mots croisés cachés. Tous les autres se composent de ses lettres.
    Devinez des mots : glissez sur l’anneau, touchez-le ou tapez. Un mot juste se découvre partout où il est.
    Chaque lettre nouvellement découverte vaut un point.
    Une erreur coûte une vie ; un essai répété, ou fait d’autres lettres, ne coûte rien.
    Un vrai mot absent de la grille est un bonus : un sur trois allume une étoile, qui découvre une lettre de votre choix.
    Découvrez tout avant la fin de vos vies.

# Analysis

analysis-did-cast = Pouvoir utilisé
analysis-you-cast = Vous avez utilisé un pouvoir.
analysis-did-star = Étoile utilisée
analysis-you-star = Vous avez utilisé une étoile.
analysis-wizards-accuracy = de vos propositions étaient justes
analysis-wizards-right = Juste : { analysis-count-points }.
analysis-wizards-chance = Le mot était sûr à { analysis-chance }.
analysis-wizards-unlucky = Il aurait pu être dans la grille, mais n’y était pas.
analysis-wizards-fits-nowhere = Ce mot n’entrait dans aucune place.
analysis-wizards-other-letters = Il demande d’autres lettres que celles-ci.
analysis-wizards-was-certain = { $count ->
    [one] { $words } était certain ici.
   *[other] { $words } étaient certains ici.
}
analysis-wizards-bonus = Un mot de ces lettres : il n’a rien coûté.
analysis-wizards-hint = Coût : { analysis-cost-points } ; { $words ->
    [one] { $words } mot écarté.
   *[other] { $words } mots écartés.
}
analysis-wizards-power = Le pouvoir a découvert { $points ->
    [one] { $points } lettre.
   *[other] { $points } lettres.
}
analysis-wizards-star = { $words ->
    [one] { $words } mot écarté.
   *[other] { $words } mots écartés.
}
analysis-wizards-guesses = { $right } propositions justes et { $wrong } fausses.
analysis-wizards-hints = { $hints ->
    [one] { $hints } indice.
   *[other] { $hints } indices.
}
analysis-wizards-bonus-words = { $words ->
    [one] { $words } mot bonus
   *[other] { $words } mots bonus
}, { $stars ->
    [0] aucune étoile utilisée.
    [one] { $stars } étoile utilisée.
   *[other] { $stars } étoiles utilisées.
}
analysis-wizards-certain = Presque certain à la fin :
analysis-wizards-try-short = Demain : essayez d’abord les mots courts. Chacun montre des lettres des autres.
analysis-wizards-try-gaps = Demain : regardez les places avant de proposer. { $count ->
    [one] Une proposition n’entrait nulle part.
   *[other] { $count } propositions n’entraient nulle part.
}
analysis-wizards-try-certain = Demain : jouez d’abord ce qui est sûr. { $count ->
    [one] Une fois, un mot sûr attendait.
   *[other] { $count } fois, un mot sûr attendait.
}
