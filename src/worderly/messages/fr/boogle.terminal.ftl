boogle-grade = { $words } mots courants, dont { $easy } faciles ; le plus long a { $longest } lettres

# Line mode

plain-about-boogle = trouver des mots de dé en dé
plain-help-boogle =
    Trouvez des mots de dé en dé qui se touchent, dans les huit sens, chaque dé une fois au plus par mot.
    Tapez un mot, ou !! pour finir avant la fin du temps.
plain-boogle-prompt = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $found } sur { $total } mots courants{ $clock }. Mot :
plain-boogle-clock = , encore { $time }
plain-boogle-ready = { $name }, Entrée quand vous êtes prêt ; le temps part alors.
plain-boogle-machine = { $name } joue…
plain-boogle-words = Trouvés, les plus chers d’abord : { $words }
plain-boogle-late = Trop tard : { $words }
plain-boogle-board = Plateau { $number } :
plain-boogle-best = { $points } des { $total } points du plateau

# Commands

shell-worderly-boogle = Jouer à Boogle : trouver des mots de dé en dé
shell-worderly-make-boogle = Lancer les dés de Boogle
shell-worderly-solve-boogle = Tous les mots d’un plateau, avec chemin et points
shell-worderly-room-create-boogle = Ouvrir un salon pour jouer à Boogle

# The arcade

tui-boogle-prompt = Tapez un mot, ou choisissez ses dés
tui-boogle-common = { $found ->
    [one] { $found } mot courant sur { $total }
   *[other] { $found } mots courants sur { $total }
}
tui-help-boogle =
    Trouvez des mots de dé en dé, dans les huit directions, chaque dé une fois au plus par mot.
    Tapez un mot et voyez son chemin s’allumer ; ou choisissez ses dés avec les flèches et Espace, ou à la souris, un à un ou d’un seul geste. Choisir encore le dernier dé valide le mot.
    F7 termine votre tour avant la fin du temps.

# On paper

press-boogle-how = Reliez des lettres qui se touchent, même par un coin, sans reprendre un dé dans un mot. Les mots ont { $length } lettres ou plus ; ce plateau en a { $count }, pour { $points } points.
press-boogle-selection = Seuls les mots de { $length } lettres ou plus sont donnés ; { $count ->
    [one] un mot plus court est omis.
   *[other] { $count } mots plus courts sont omis.
}
