wizards-grade = { $words } mots, dont { $hard } difficiles ; { $crossings } croisements ; { $twice } posés deux fois
wizards-stock-spine = épine

# Line mode

plain-about-wizards = découvrir des mots croisés avec six lettres
plain-help-wizards =
    Devinez les mots couverts de la grille ; ils sont faits des lettres montrées, et le long mot en diagonale les prend toutes.
    Une bonne réponse découvre ses lettres, un point chacune ; une mauvaise coûte une vie. _ est une lettre couverte.
    Avec les mots bonus, un vrai mot absent de la grille ne coûte rien ; un sur trois allume une étoile. *c5 l’utilise à la rangée c, colonne 5.
    Tapez un mot ; !shuffle mêle les lettres, !indice en découvre une si les indices sont permis, !cast use d’un pouvoir.
plain-wizards-answers = Réponses : { $words }

# Commands

shell-worderly-wizards = Jouer à Wizards : découvrir des mots croisés avec six lettres
shell-worderly-make-wizards = Créer des mots croisés de Wizards
shell-worderly-room-create-wizards = Ouvrir un salon pour jouer à Wizards

# The arcade

tui-wizards-prompt = Tapez un mot de ces lettres
tui-wizards-aim = Les flèches choisissent une lettre couverte, Espace la découvre.
tui-help-wizards =
    Six lettres, et des mots croisés couverts qui en sont faits ; le long mot en diagonale les utilise toutes.
    Tapez un mot, ou choisissez ses lettres à la souris, puis Entrée. Un mot juste découvre ses lettres, un point chacune ; un mot absent coûte une vie.
    Avec les mots bonus, un vrai mot absent de la grille ne coûte rien ; un sur trois allume une étoile : cliquez sur une lettre couverte, ou tapez *c5 pour la rangée c, colonne 5.
    F4 mélange les lettres.

# On paper

press-wizards-how = Remplissez la grille avec { $words } mots faits de ces lettres. Le mot ombré de la diagonale les utilise toutes les { $letters } ; les autres vont de gauche à droite ou de haut en bas et se croisent.
press-wizards-of-length = { $count } × { $length } lettres
wizards-told-h = en travers, ligne { $row }, colonne { $col } : { $letters }
wizards-told-v = vers le bas, ligne { $row }, colonne { $col } : { $letters }
wizards-told-d = en diagonale, une case sur deux depuis la ligne { $row }, colonne { $col } : { $letters }
press-wizards-slot = { $letters } lettres depuis la ligne { $row }, colonne { $column }, { press-wizards-way }
press-wizards-place = { $word } depuis la ligne { $row }, colonne { $column }, { press-wizards-way }
press-wizards-way = { $direction ->
    [H] vers la droite
    [V] vers le bas
   *[D] en diagonale
}
