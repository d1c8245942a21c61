# A first game, on the real board: each hint once, when it applies.
hint-memorise = Look well: they turn over again, and nobody remembers them for you.
hint-draw = Your cards count against you: few and low is good. Draw one.
hint-hand = Keep it in place of one of yours, or discard it. Low stays, high goes.
hint-counter = Is one of yours the same number? Put it on the pile. Not sure? Leave it.
hint-call = Fewest points, you think? Then say BLOOPS. If not, play on.
hint-effect = This card does something. Tap whom or what it concerns.
