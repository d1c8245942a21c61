# Opschriften van het gazon; de zinnen van het spel staan in zijn eigen catalogus.
stage-about = Tafel { $code } · puur geluk
stage-up = omhoog
stage-down = omlaag
stage-jump = sprong { $jumps }
stage-lawn = op het gras
stage-home = thuis
stage-sick = misselijk
stage-stomach = Jouw maag: sprong { $jumps } van 15
stage-three = 3 stenen
stage-two = 2 stenen
stage-one = 1 steen
stage-out = eruit
stage-wins = met een { $count } thuis
stage-chance = { $good ->
    [one] { $good } van de { $all } worpen brengt je thuis.
   *[other] { $good } van de { $all } worpen brengen je thuis.
  }
stage-roll = Gooien
stage-die = Eén dobbelsteen
stage-faceplant = Buiklanding
stage-rolled = Gegooid: { $values }
stage-tower = De toren
stage-token = { $name }: { $where }
stage-at-up = hoogte { $height }, omhoog
stage-at-down = hoogte { $height }, omlaag
prompt-roll = { $who-you ->
    [you] Jij: gooi { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }
   *[other] { $who } gooit { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }
  }
prompt-last = { $who-you ->
    [you] Jij: de laatste sprong
   *[other] { $who }: de laatste sprong
  }
prompt-last-hint = De dobbelsteen, of een munt voor 1 of 2?
stage-one-in = 1 op { $count }: thuis
stage-no-way = zo kom je niet thuis
result-score = { $jumps ->
    [one] { $jumps } sprong
   *[other] { $jumps } sprongen
  }
result-home = op de trampoline geland
result-sick = de lunch zei hallo
result-air = nog in de lucht
result-note = { $jumps ->
    [one] Thuis na één enkele sprong.
   *[other] Thuis na { $jumps } sprongen, met lunch en al.
  }
result-none = Niemand kwam thuis. Het is druk achter de heg.
stage-jump-tiny = { $jumps }/15
stage-dice-of = { $name-you ->
    [you] Jouw dobbelstenen
   *[other] { $name } gooit
  }
stage-brings = { $name-you ->
    [you] met { $count } ben je thuis
   *[other] met { $count } is { $name } thuis
  }
stage-rest = { $missing ->
    [0] er ligt { $lie }: thuis!
   *[other] er ligt { $lie }, nog { $missing }
  }
stage-rest-none = er ligt { $lie }: nu niet
stage-dice-at = { $dice ->
    [one] één steen, sprong { $jumps }
   *[other] { $dice } stenen, sprong { $jumps }
  }
stage-coin-of = { $name-you ->
    [you] Jouw munt
   *[other] De munt van { $name }
  }
why-roll = Hier beweegt niets met de hand: gooi de dobbelstenen hieronder.
telling-die = { $who-you ->
    [you] Jij gooit
   *[other] { $who } gooit
}
