# The lesson: one sentence for each step; not in the page's bundle, the server sends them.
lesson-boogle-board = Les mots suivent des dés qui se touchent, dans toutes les directions. Un dé ne sert qu’une fois par mot.
lesson-boogle-first = Trouvez { $first } : tracez-le sur les dés, ou tapez-le.
lesson-boogle-longer = Les mots longs rapportent bien plus. Maintenant { $longer }.
lesson-boogle-costs = Un mot faux ne coûte que du temps. Un mot a au moins trois lettres.
lesson-boogle-clock = En partie, une horloge de trois minutes tourne. Elle démarre quand vous dites Prêt.
