# Étiquettes de la pelouse ; les phrases du jeu sont dans son propre catalogue.
stage-about = Table { $code } · du pur hasard
stage-up = ça monte
stage-down = ça descend
stage-jump = saut { $jumps }
stage-lawn = sur la pelouse
stage-home = à la maison
stage-sick = malade
stage-stomach = Ton estomac : saut { $jumps } sur 15
stage-three = 3 dés
stage-two = 2 dés
stage-one = 1 dé
stage-out = fini
stage-wins = avec un { $count }, à la maison
stage-chance = { $good ->
    [one] { $good } lancer sur { $all } te ramène à la maison.
   *[other] { $good } lancers sur { $all } te ramènent à la maison.
  }
stage-roll = Lancer
stage-die = Le dé
stage-faceplant = Un plat
stage-rolled = Lancé : { $values }
stage-tower = La tour
stage-token = { $name } : { $where }
stage-at-up = hauteur { $height }, ça monte
stage-at-down = hauteur { $height }, ça descend
prompt-roll = { $who-you ->
    [you] À toi : lance { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }
   *[other] { $who } lance { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }
  }
prompt-last = { $who-you ->
    [you] À toi : le dernier saut
   *[other] { $who } : le dernier saut
  }
prompt-last-hint = Le dé, ou une pièce pour 1 ou 2 ?
stage-one-in = 1 sur { $count } : à la maison
stage-no-way = pas de retour possible
result-score = { $jumps ->
    [one] { $jumps } saut
   *[other] { $jumps } sauts
  }
result-home = atterrissage sur le trampoline
result-sick = le déjeuner est revenu
result-air = encore en l’air
result-note = { $jumps ->
    [1] À la maison après un seul saut.
   *[other] À la maison après { $jumps } sauts, déjeuner compris.
  }
result-none = Personne n’est arrivé à la maison. Il y a foule derrière la haie.
stage-jump-tiny = { $jumps }/15
stage-dice-of = { $name-you ->
    [you] Tes dés
   *[other] Les dés { DE($name) }
  }
stage-brings = { $name-you ->
    [you] avec { $count }, tu rentres
   *[other] avec { $count }, { $name } rentre
  }
stage-rest = { $missing ->
    [0] { $lie } : à la maison !
   *[other] { $lie } déjà, encore { $missing }
  }
stage-rest-none = { $lie } : pas cette fois
stage-dice-at = { $dice ->
    [1] un dé, saut { $jumps }
   *[other] { $dice } dés, saut { $jumps }
  }
stage-coin-of = { $name-you ->
    [you] Ta pièce
   *[other] La pièce { DE($name) }
  }
why-roll = Ici, rien ne bouge à la main : lance les dés en bas.
telling-die = { $who-you ->
    [you] Tu lances les dés
   *[other] { $who } lance les dés
}
