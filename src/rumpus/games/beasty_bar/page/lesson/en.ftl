# A first game, on the real board: each hint once, when it applies.
hint-look = Tap an animal to see what it would do.
hint-play = In chalk you see what follows. Play it, or tap another to compare.
hint-gate = Five in line: the first two are in the bar, the last is out. Most animals in the bar win.
hint-victim = Tap an animal in the line to see what follows, then confirm.
hint-endings = Look at each ending before you choose.
