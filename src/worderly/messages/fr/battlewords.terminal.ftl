battlewords-grade = { $words } mots, dont { $easy } faciles ; leurs lettres valent { $value }
battlewords-stock-4 = mots de 4 lettres
battlewords-stock-5 = mots de 5 lettres
battlewords-stock-6 = mots de 6 lettres

# Line mode

plain-about-battlewords = nommer six mots cachés en mer
plain-help-battlewords =
    Six mots se cachent en mer, deux de 4, 5 et 6 lettres, à l’horizontale ou à la verticale. * marque la fin d’un mot.
    Découvrez une case par sa ligne et sa colonne, comme C7 ; vous pouvez alors proposer un mot. Une bonne réponse rapporte
    sa longueur et un point par case encore couverte. . est couvert, ~ est de l’eau.
    Tapez une case, ou un mot ; !indice découvre une lettre si les indices sont permis ; !marquer C7 pose une marque à vous.

# Commands

shell-worderly-battlewords = Jouer à Battlewords : nommer six mots cachés en mer
shell-worderly-make-battlewords = Cacher six mots en mer
shell-worderly-room-create-battlewords = Ouvrir un salon pour jouer à Battlewords

# The arcade

tui-battlewords-prompt = Une case comme C7, ou un mot
tui-help-battlewords =
    Six mots se cachent en mer, deux de 4, deux de 5 et deux de 6 lettres, en ligne ou en colonne. Le radar montre où chaque mot finit.
    Découvrez une case : flèches et Entrée, un clic, ou son nom comme C7. Vous pouvez alors proposer un mot : tapez-le, ou choisissez ses lettres sous la mer.
    Un mot juste rapporte sa longueur et un point par case encore couverte. F7 pose un signe à vous sur une case.

# On paper

press-battlewords-how = Six mots se cachent dans la mer : deux de quatre, deux de cinq et deux de six lettres, de gauche à droite ou de haut en bas. Un cercle marque la dernière lettre de chacun. Un joueur garde la solution. Nommez une case : il dit sa lettre ou « à l’eau », et vous pouvez proposer un mot. Un mot juste rapporte sa longueur et un point par case encore couverte.
battlewords-told-radar = Des mots finissent en { $cells }.
battlewords-told-word = { $word } va de { $start } à { $end }.
battlewords-told-letter = { $cell } est la lettre { $letter }.
battlewords-told-covered = couverte
battlewords-told-water = eau
press-battlewords-sea = Une mer de { $size } cases sur { $size } avec des cercles en { $rings }
