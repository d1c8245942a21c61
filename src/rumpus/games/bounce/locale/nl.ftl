about = Spring hoog, word misselijk, en land voordat je lunch dat doet.
option-play_on = Doorspelen om de plaatsen
    .help = Als de eerste thuis is, gaan de anderen door tot iedereen thuis of misselijk is.

# Wat er gebeurt
event-begins = { $seat-you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
event-die = { $seat-you ->
    [you] Je gooit een { $value }.
   *[other] { $seat } gooit een { $value }.
}
event-coin = De munt zegt { $value }.
event-moves = { $seat-you ->
    [you] Je gaat { $steps } vooruit: { $step ->
        [18] omlaag op de trampoline.
       *[other] nu op stap { $step } van 18, sprong { $jumps }.
    }
   *[other] { $seat } gaat { $steps } vooruit: { $step ->
        [18] omlaag op de trampoline.
       *[other] nu op stap { $step } van 18, sprong { $jumps }.
    }
}
event-turns = { $seat-you ->
    [you] Rustiger nu: je keert om en valt.
   *[other] Rustiger nu: { $seat } keert om en valt.
}
event-bumps = { $seat-you ->
    [you] Bots! Je duwt { $other } naar stap { $step }.
   *[other] Bots! { $seat } duwt { $other-you ->
        [you] jou
       *[other] { $other }
    } naar stap { $step }.
}
event-stopped = { $seat-you ->
    [you] Bots! { $other } hangt je in de weg. Je valt vanaf stap { $step }.
   *[other] Bots! { $other-you ->
        [you] Jij hangt
       *[other] { $other } hangt
    } { $seat } in de weg, die vanaf stap { $step } valt.
}
event-home = { $seat-you ->
    [you] Je bent thuis!
   *[other] { $seat } is thuis!
}
event-sick = { $seat-you ->
    [you] Vijftien sprongen. Je lunch zegt hallo.
   *[other] Vijftien sprongen. { $seat } verdwijnt achter de heg.
}
event-faceplants = { $seat-you ->
    [you] Je waagt een buiklanding.
   *[other] { $seat } waagt een buiklanding.
}

# Wat je kunt doen
move-roll = Gooien
move-faceplant = Buiklanding

# Wat er gevraagd wordt
ask-roll = { $steps ->
    [one] Gooi. Nog één stap en je bent thuis.
   *[other] Gooi. Met { $steps } stappen ben je thuis.
}
ask-faceplant-or-roll = De laatste sprong: gooi je de dobbelsteen, of waag je een buiklanding?

# De tekening
board-jumps = { $jumps ->
    [0] nog geen sprong
    [one] { $jumps } sprong van 15
   *[other] { $jumps } sprongen van 15
}
board-sick = · misselijk
board-home = · thuis
board-lawn = · op het gras

# Namen van waarden
phase-who_begins = wie begint
phase-decide = kiezen
phase-dice = dobbelstenen
phase-coin = munt
phase-over = afgelopen

# Hardop
spoken-seat = { $seat-you ->
    [you] Jij
   *[other] { $seat }
}: { $way ->
    [0] op het gras
    [1] op weg omhoog, hoogte { $height } van 9
    [2] op weg omlaag, hoogte { $height } van 9
    [3] thuis
   *[other] misselijk, uit het spel
}, { $jumps ->
    [0] nog geen sprong.
    [one] { $jumps } sprong van de 15.
   *[other] { $jumps } sprongen van de 15.
}

# De kansen
odds-home = Thuis: de dobbelstenen tonen precies { $steps }
odds-bounce = Over de trampoline: weer een sprong
odds-on = Nog in de lucht
odds-die-home = De dobbelsteen toont precies { $steps }: thuis
odds-coin-home = De munt toont precies { $steps }: thuis

# Wat een worp van hieruit kan doen
does-roll = { $dice ->
    [one] Eén dobbelsteen: 1 t/m { $most } stappen.
   *[other] { $dice } dobbelstenen: { $dice } t/m { $most } stappen.
} { $reach ->
    [0] Je bent te dichtbij om precies te landen: je gaat nog een keer omhoog.
    [1] Met precies { $need } ben je thuis.
   *[other] Thuis is { $need } stappen weg, te ver voor één worp.
}
does-faceplant = Een munt: 1 of { $most } stappen. Met precies { $need } ben je thuis.

# Wat een beurt opleverde, in één zin
turn-flies = { $seat-you ->
    [you] Je gooit { $rolled } en { $way ->
        [1] vliegt omhoog naar hoogte { $height }.
        [2] daalt naar hoogte { $height }.
       *[other] keert rustig om op hoogte { $height }.
    }
   *[other] { $seat } gooit { $rolled } en { $way ->
        [1] vliegt omhoog naar hoogte { $height }.
        [2] daalt naar hoogte { $height }.
       *[other] keert rustig om op hoogte { $height }.
    }
}
turn-home = { $seat-you ->
    [you] Je gooit { $rolled } en landt precies op de trampoline: thuis!
   *[other] { $seat } gooit { $rolled } en landt precies op de trampoline: thuis!
}
turn-sick = { $seat-you ->
    [you] Je gooit { $rolled }, springt één keer te veel, en je lunch zegt hallo.
   *[other] { $seat } gooit { $rolled }, springt één keer te veel, en verdwijnt achter de heg.
}
turn-bumps = { $height ->
    [1] { $other-you ->
        [you] Bots: daardoor land jij op de trampoline en ben je thuis.
       *[other] Bots: daardoor landt { $other } op de trampoline, en is thuis.
    }
   *[other] { $other-you ->
        [you] Bots: daardoor kom jij op hoogte { $height }.
       *[other] Bots: daardoor komt { $other } op hoogte { $height }.
    }
}
turn-stopped = { $height ->
    [1] { $seat-you ->
        [you] Bots: { $other } hangt in de weg, en je valt op de trampoline: thuis!
       *[other] { $other-you ->
            [you] Bots: jij hangt in de weg, en { $seat } valt op de trampoline: thuis!
           *[other] Bots: { $other } hangt in de weg, en { $seat } valt op de trampoline: thuis!
        }
    }
   *[other] { $seat-you ->
        [you] Bots: { $other } hangt in de weg, en je valt naar hoogte { $height }.
       *[other] { $other-you ->
            [you] Bots: jij hangt in de weg, en { $seat } valt naar hoogte { $height }.
           *[other] Bots: { $other } hangt in de weg, en { $seat } valt naar hoogte { $height }.
        }
    }
}
