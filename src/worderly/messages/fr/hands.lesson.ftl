# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-hands-hand = Voici vos lettres, chacune avec sa valeur. L’étoile remplace n’importe quelle voyelle.
lesson-hands-first = Écrivez un mot : { $first }.
lesson-hands-points = Un mot rapporte plusieurs fois la valeur de ses lettres : plus il est long et moins il reste de lettres, plus il rapporte.
lesson-hands-costs = Un mot qui n’existe pas ne rapporte rien, et ses lettres sont perdues.
lesson-hands-wild = Employez l’étoile comme voyelle : { $second } se lit { $means }. Il ne reste alors aucune lettre, et la main est finie.
