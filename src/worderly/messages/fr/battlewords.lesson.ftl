# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-battlewords-radar = Des mots se cachent dans cette mer, à l’horizontale ou à la verticale. Le radar montre où chacun finit.
lesson-battlewords-reveal = Découvrez { $last }, la fin d’un mot.
lesson-battlewords-letter = C’est la lettre { $end }. Maintenant la case d’avant : { $before }.
lesson-battlewords-guess = Chaque case découverte permet un essai. Proposez { $first } tant que la moitié en est cachée.
lesson-battlewords-costs = Un mot rapporte sa longueur, plus un point par case encore couverte : devinez tôt. Un essai faux ne rapporte rien.
