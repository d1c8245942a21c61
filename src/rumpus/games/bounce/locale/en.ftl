about = Jump high, feel queasy, and try to land before your lunch does.
option-play_on = Play on for places
    .help = After the first one is home the others go on until everybody is home or sick.

# What happens
event-begins = { $seat-you ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-die = { $seat-you ->
    [you] You roll a { $value }.
   *[other] { $seat } rolls a { $value }.
}
event-coin = The coin says { $value }.
event-moves = { $seat-you ->
    [you] You move { $steps }: { $step ->
        [18] down onto the trampoline.
       *[other] now on step { $step } of 18, jump { $jumps }.
    }
   *[other] { $seat } moves { $steps }: { $step ->
        [18] down onto the trampoline.
       *[other] now on step { $step } of 18, jump { $jumps }.
    }
}
event-turns = { $seat-you ->
    [you] Slow now: you turn and fall.
   *[other] Slow now: { $seat } turns and falls.
}
event-bumps = { $seat-you ->
    [you] Bump! You push { $other } to step { $step }.
   *[other] Bump! { $seat } pushes { $other-you ->
        [you] you
       *[other] { $other }
    } to step { $step }.
}
event-stopped = { $seat-you ->
    [you] Bump! { $other } is in your way. You fall from step { $step }.
   *[other] Bump! { $other-you ->
        [you] You are
       *[other] { $other } is
    } in { $seat }’s way: a fall from step { $step }.
}
event-home = { $seat-you ->
    [you] You are home!
   *[other] { $seat } is home!
}
event-sick = { $seat-you ->
    [you] Fifteen jumps. Your lunch says hello.
   *[other] Fifteen jumps. { $seat } disappears behind the hedge.
}
event-faceplants = { $seat-you ->
    [you] You try a faceplant.
   *[other] { $seat } tries a faceplant.
}

# What can be done
move-roll = Roll
move-faceplant = Faceplant

# What is asked
ask-roll = { $steps ->
    [one] Roll. One step brings you home.
   *[other] Roll. { $steps } steps bring you home.
}
ask-faceplant-or-roll = The last jump: roll the die, or dare a faceplant?

# The drawing
board-jumps = { $jumps ->
    [0] no jump yet
    [one] { $jumps } jump of 15
   *[other] { $jumps } jumps of 15
}
board-sick = · sick
board-home = · home
board-lawn = · on the lawn

# Names of values
phase-who_begins = who begins
phase-decide = decide
phase-dice = dice
phase-coin = coin
phase-over = over

# Aloud
spoken-seat = { $seat-you ->
    [you] You
   *[other] { $seat }
}: { $way ->
    [0] on the lawn
    [1] going up, height { $height } of 9
    [2] coming down, height { $height } of 9
    [3] home
   *[other] sick, out of the game
}, { $jumps ->
    [0] no jump yet.
    [one] { $jumps } jump of 15.
   *[other] { $jumps } jumps of 15.
}

# The odds
odds-home = Home: the dice show exactly { $steps }
odds-bounce = Over the trampoline: one more jump
odds-on = Still in the air
odds-die-home = The die shows exactly { $steps }: home
odds-coin-home = The coin shows exactly { $steps }: home

# What a roll can do from here
does-roll = { $dice ->
    [one] One die: 1 to { $most } steps.
   *[other] { $dice } dice: { $dice } to { $most } steps.
} { $reach ->
    [0] You are too close to land exactly: up you go once more.
    [1] Exactly { $need } brings you home.
   *[other] Home is { $need } steps away, too far for one roll.
}
does-faceplant = A coin: 1 or { $most } steps. Exactly { $need } brings you home.

# What a turn came to, in one sentence
turn-flies = { $seat-you ->
    [you] You roll { $rolled } and { $way ->
        [1] fly up to height { $height }.
        [2] come down to height { $height }.
       *[other] turn slowly at height { $height }.
    }
   *[other] { $seat } rolls { $rolled } and { $way ->
        [1] flies up to height { $height }.
        [2] comes down to height { $height }.
       *[other] turns slowly at height { $height }.
    }
}
turn-home = { $seat-you ->
    [you] You roll { $rolled } and land right on the trampoline: home!
   *[other] { $seat } rolls { $rolled } and lands right on the trampoline: home!
}
turn-sick = { $seat-you ->
    [you] You roll { $rolled }, jump once too often, and your lunch says hello.
   *[other] { $seat } rolls { $rolled }, jumps once too often, and disappears behind the hedge.
}
turn-bumps = { $height ->
    [1] { $other-you ->
        [you] Bump: that sends you onto the trampoline, and home.
       *[other] Bump: that sends { $other } onto the trampoline, and home.
    }
   *[other] { $other-you ->
        [you] Bump: that sends you to height { $height }.
       *[other] Bump: that sends { $other } to height { $height }.
    }
}
turn-stopped = { $height ->
    [1] { $seat-you ->
        [you] Bump: { $other } is in your way, and you fall onto the trampoline: home!
       *[other] { $other-you ->
            [you] Bump: you are in the way, and { $seat } falls onto the trampoline: home!
           *[other] Bump: { $other } is in the way, and { $seat } falls onto the trampoline: home!
        }
    }
   *[other] { $seat-you ->
        [you] Bump: { $other } is in your way, and you fall to height { $height }.
       *[other] { $other-you ->
            [you] Bump: you are in the way, and { $seat } falls to height { $height }.
           *[other] Bump: { $other } is in the way, and { $seat } falls to height { $height }.
        }
    }
}
