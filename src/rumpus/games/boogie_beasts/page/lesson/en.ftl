# A first game, on the real board: each hint once, when it applies.
hint-ready = Talk first: ask, promise, whisper. Nobody is bound by it. Then press Ready.
hint-card = Tap a card, then a place. ✓ means: you jump there. Figures make it worth more.
hint-place = Now tap a place above. What lies there, stays there.
hint-jury = The jury counts who jumped, then dice must reach the figures. Talk for the next run.
