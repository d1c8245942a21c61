# A first game, on the real board: each hint once, when it applies.
hint-turn = Tap a boulder: its number is what it asks and what it scores. Or warm up for a card.
hint-lay = Lay cards: those of its colour count. One at least face up, the rest may be a bluff.
hint-more = Strong enough? Climb. Or lay another.
hint-join = Do you believe them? Stay down, or climb higher.
hint-wins = The strongest takes the boulder and its points. Who fell short is hurt.
