# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-wordsearch-list = Chaque mot de cette liste est quelque part dans la grille.
lesson-wordsearch-right = { $right } va vers la droite. Tracez de sa première lettre à la dernière.
lesson-wordsearch-diagonal = Les mots vont aussi vers le bas, en biais et à l’envers. Tracez { $diagonal }.
lesson-wordsearch-clock = L’horloge compte le temps. Un indice montre où commence un mot et ajoute 15 secondes.
lesson-wordsearch-down = Il reste un mot : { $down }.
