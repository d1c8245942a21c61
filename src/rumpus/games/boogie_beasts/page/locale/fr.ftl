# Étiquettes du ciel ; les phrases du jeu sont dans son propre catalogue.
stage-about-plane = Vol { $run } sur 4 · dans l’avion
stage-about-jump = Vol { $run } sur 4 · dans les airs
stage-about-jury = Vol { $run } sur 4 · le jury
stage-to-jump = avant le saut
stage-until-pull = avant PULL
stage-ready-count = Prêts : { $ready } sur { $seats }
stage-ready = On saute !
stage-wait = Plus de temps
stage-seal = Sceller le plan
stage-chute = Ouvrir mon parachute
stage-hand = Ta main : { $count ->
    [one] { $count } carte de saut
   *[other] { $count } cartes de saut
  }
stage-formation = Formation
stage-exactly = exactement { $size } sauteurs
stage-solo = solo{ $count ->
    [0] {""}
    [one] {""} · { $count } carte
   *[other] {""} · { $count } cartes
  }
stage-no-solo = pas de solo
stage-on = { $count ->
    [0] {""}
    [one] { $count } carte
   *[other] { $count } cartes
  }
stage-wasted = ne compte pas en solo
stage-place = Formation à { $size }
stage-solo-of = { $you ->
    [yes] Ton solo
   *[no] Solo { DE($name) }
}
stage-metres = { $metres } m
stage-figure = figure
stage-together = ensemble
stage-harder = plus difficile
stage-easier = plus facile
stage-bluffcard = juste du bluff
stage-yes = je saute
stage-maybe = s’il le faut
stage-bluff = bluff
stage-laid-card = { $you ->
    [yes] Ta carte de saut : { $sign }
   *[no] Une carte de saut { DE($name) }
  }
stage-laid-character = { $you ->
    [yes] Ton personnage : { $sign }
   *[no] Un personnage { DE($name) }
  }
stage-cards = Tes cartes
stage-pick = Choisis une carte, puis un endroit.
stage-tap-place = Touche un endroit. Une carte posée y reste.
stage-keys-formations = formations
stage-keys-solos = solos
stage-you = Toi
stage-need = Il faut
stage-dice = { $count ->
    [1] Une figure, un dé
   *[other] { $count } figures, { $count } dés
  }
stage-so-far = { $rolled } pour l’instant
stage-will-do = un { $rest } suffit
stage-more = encore { $rest }
stage-points-each = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
  }
stage-still = Encore à venir
stage-standings = Le classement
stage-solos = Solos : { $names }
stage-jury = Le jury
stage-verdict-none = Qui a dit oui ?
stage-verdict-nobody = Personne ne saute.
stage-verdict-crowded = Trop de monde. C’est raté.
stage-verdict-exact = Exactement { $size } : la formation tient.
stage-verdict-filled = Les peut-être complètent : la formation tient.
stage-verdict-short = Trop peu : la moitié des points.
stage-verdict-solo = Un solo.
stage-said-yes = { $count ->
    [0] Personne n’a dit oui.
    [1] Un seul a dit oui.
    [2] Deux ont dit oui.
    [3] Trois ont dit oui.
    [4] Quatre ont dit oui.
    [5] Cinq ont dit oui.
    [6] Six ont dit oui.
    [7] Sept ont dit oui.
    [8] Huit ont dit oui.
   *[other] { $count } ont dit oui.
}
stage-jumping = { $count ->
    [0] Personne ne saute.
    [1] Un seul saute.
    [2] Deux sautent.
    [3] Trois sautent.
    [4] Quatre sautent.
    [5] Cinq sautent.
    [6] Six sautent.
    [7] Sept sautent.
    [8] Huit sautent.
   *[other] { $count } sautent.
}
stage-bluffed = { $names } : que du bluff.
stage-jump-word = JUMP !
stage-pull-word = PULL !
stage-jump-note = une minute, tous à la fois
prompt-plane = Tous : c’est l’heure des plans
prompt-waiting = Tu attends le saut : { $ready } sur { $seats }
prompt-jump = À toi : saute. Joue où tu veux.
prompt-chute = À toi : plus aucune carte ?
prompt-plan = À toi : fais ton plan, puis scelle-le
prompt-late = PULL : ne touche plus aux cartes
prompt-where = À toi : { $card }, à quel endroit ?
prompt-others = { $who } { $count ->
    [one] est encore en l’air
   *[other] sont encore en l’air
  }
prompt-jury = Le jury regarde
hint-plane = Les promesses n’engagent personne.
hint-plan = Personne ne le voit avant que tous soient scellés.
hint-sealed = Scellé : { $names }.
hint-late = Une carte maintenant coûte tous tes points de ce vol.
stage-done = parachute ouvert
stage-doubled = { $names } : plus d’un personnage, donc ils partent.
stage-outcome-landed = { $rolled } contre { $difficulty } : atterrissage réussi.
stage-outcome-tumbled = { $rolled } contre { $difficulty } : droit dans les pâquerettes.
stage-outcome-flop = Aucune figure : pas de dés, pas de points.
stage-sheet = Les scores
stage-sheet-seat = Joueur
stage-sheet-total = total
stage-last-run = Le vol précédent
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $first } + { $second } + { $third } + { $fourth }
result-note = { $points ->
    [0] Aucun point, après quatre vols.
    [1] Un point, après quatre vols.
   *[other] { $points } points, après quatre vols.
  }
why-pick = Choisis d’abord une carte de ta main.
why-put = Un personnage saute dans une formation, ou dans ton propre solo.
why-plane = Les cartes se jouent pendant le saut. D’abord les plans, puis on est prêt.
