# Rangs, dans tous les jeux.

rank-flawless = { $rank } ◆ sans faute
rank-reached = Rang : { $rank }
rank-missing-points = { $count ->
    [one] Encore { $count } point jusqu’à { $rank }
   *[other] Encore { $count } points jusqu’à { $rank }
}
rank-missing-seconds = { $count ->
    [one] { $count } seconde de moins, et c’est { $rank }
   *[other] { $count } secondes de moins, et c’est { $rank }
}

# Étapes, partout.

milestone-flawless = { $count ->
    [one] Votre première énigme du jour sans faute : { $game }.
   *[other] { $game } sans faute, votre énigme du jour sans faute numéro { $count }.
}
milestone-longest = { $count } lettres à { $game } : votre mot le plus long.
milestone-all-games = Les { $count } énigmes du jour sont jouées.
milestone-days = { $count } jours de suite.

# How others did at the same daily, and what comes next, in every front end.

others-few = Vous êtes parmi les premiers aujourd’hui.
others-better = Mieux que { $percent } % sur { $players }
others-best = Premier sur { $players }
others-average = moyenne { $points }
others-plain = { $players } joueurs · moyenne { $points }
others-unranked = Gardé, mais pas classé : { $why ->
    [too_fast] c’est plus rapide qu’une personne ne peut l’être ; l’hôte peut encore le mettre au classement.
    [paused_and_fast] très rapide après une longue pause ; l’hôte peut encore le mettre au classement.
    [seen] la solution avait déjà été vue sur cet appareil.
    [removed] l’hôte l’a retiré du classement.
   *[failed] une erreur est survenue sur le serveur ; l’hôte peut encore le mettre au classement.
}
next-game = Ensuite : { $game }
