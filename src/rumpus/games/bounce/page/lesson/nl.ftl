# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-roll = Druk op Gooien. Links omhoog, rechts omlaag: land precies op de trampoline en je wint.
hint-bumps = Twee op één plek kan niet: wie aankomt, duwt de ander door.
hint-turns = Met één dobbelsteen ben je traag: je keert om en valt.
hint-last = Je laatste sprong: de dobbelsteen, of een munt met 1 of 2. Wat brengt je thuis?

# De regels, getekend
promise = Kom eraf voor je maag het begeeft
wins = Wie als eerste precies op de trampoline landt, pijl omlaag, wint.
course = Alles wat je moet weten
step-1 = Gooi
    .text = De dobbelstenen zeggen hoeveel stappen. Links omhoog.
step-2 = Keer en val
    .text = Bovenaan keer je om en kom je rechts naar beneden.
step-3 = Land precies
    .text = Eindigt je zet op de trampoline, pijl omlaag, dan ben je thuis. Eroverheen is weer een sprong.
step-4 = Botsen
    .text = Wie op een bezette plek eindigt, duwt de ander door. Ga jij omhoog en komt de ander omlaag, dan val jij.
step-5 = Je maag
    .text = Elke keer stuiteren is een sprong. Vanaf vijf twee dobbelstenen, vanaf tien één; bij vijftien ben je misselijk en lig je eruit.
who = Wat je gooit
who-note = Het aantal dobbelstenen staat vast voor je gooit.
card-three = Drie dobbelstenen
    .help = Tot en met vier sprongen.
card-two = Twee dobbelstenen
    .help = Vijf tot en met negen sprongen.
card-one = Eén dobbelsteen
    .help = Vanaf tien sprongen. Wie op weg omhoog eindigt, keert meteen om en valt.
card-coin = De munt
    .help = Bij je laatste sprong, op hoogte 2 of 3: een of twee stappen in plaats van de dobbelsteen.
card-sick = Misselijk
    .help = Bij vijftien sprongen lig je eruit. Iedereen misselijk: iedereen verliest.
