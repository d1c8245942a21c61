# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-roll = Druk op Gooien. Links omhoog, rechts omlaag: land precies op de trampoline en je wint.
hint-bumps = Twee op één plek kan niet: wie komt, duwt de ander door.
hint-turns = Met één dobbelsteen ben je traag: je keert om en valt.
hint-last = Je laatste sprong: de dobbelsteen, of een munt met 1 of 2. Wat brengt je thuis?
