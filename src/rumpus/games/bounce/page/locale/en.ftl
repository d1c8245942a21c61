# Labels of the lawn; the sentences of the game are in its own catalogue.
stage-about = Table { $code } · pure luck
stage-up = going up
stage-down = coming down
stage-jump = jump { $jumps }
stage-lawn = on the lawn
stage-home = home
stage-sick = sick
stage-stomach = Your stomach: jump { $jumps } of 15
stage-three = 3 dice
stage-two = 2 dice
stage-one = 1 die
stage-out = out
stage-wins = { $count ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $count }
  } is home
stage-chance = { $good ->
    [one] { $good } of { $all } throws brings you home.
   *[other] { $good } of { $all } throws bring you home.
  }
stage-roll = Roll
stage-die = One die
stage-faceplant = Faceplant
stage-rolled = Rolled: { $values }
stage-tower = The tower
stage-token = { $name }: { $where }
stage-at-up = height { $height }, going up
stage-at-down = height { $height }, coming down
prompt-roll = { $who-you ->
    [you] You: roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
   *[other] { $who } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
  }
prompt-last = { $who-you ->
    [you] You: the last jump
   *[other] { $who }: the last jump
  }
prompt-last-hint = The die, or a coin for 1 or 2?
stage-one-in = 1 in { $count }: home
stage-no-way = no way home
result-score = { $jumps ->
    [one] { $jumps } jump
   *[other] { $jumps } jumps
  }
result-home = landed on the trampoline
result-sick = lunch said hello
result-air = still in the air
result-note = { $jumps ->
    [one] Home after one single jump.
   *[other] Home after { $jumps } jumps, lunch and all.
  }
result-none = Nobody came home. The hedge is crowded.
stage-jump-tiny = { $jumps }/15
stage-dice-of = { $name-you ->
    [you] Your dice
   *[other] { $name }’s dice
  }
stage-brings = { $name-you ->
    [you] { $count } brings you home
   *[other] { $count } brings { $name } home
  }
stage-rest = { $missing ->
    [0] { $lie } so far: home!
   *[other] { $lie } so far, { $missing } to go
  }
stage-rest-none = { $lie } so far: not this time
stage-dice-at = { $dice ->
    [one] one die, jump { $jumps }
   *[other] { $dice } dice, jump { $jumps }
  }
stage-coin-of = { $name-you ->
    [you] Your coin
   *[other] { $name }’s coin
  }
why-roll = Nothing moves by hand here: roll the dice below.
telling-die = { $who-you ->
    [you] You roll
   *[other] { $who } rolls
}
