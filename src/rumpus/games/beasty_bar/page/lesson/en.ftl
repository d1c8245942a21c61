# A first game, on the real board: each hint once, when it applies.
hint-look = Tap an animal to see what it would do.
hint-play = In chalk you see what follows. Play it, or tap another to compare.
hint-gate = Five in line: the first two are in the bar, the last is out. Whoever has the most animals in the bar wins.
hint-victim = Tap an animal in the line to see what follows, then confirm.
hint-endings = Look at each ending before you choose.

# The rules, drawn
promise = Get in before they throw you out
wins = Whoever has the most animals in the bar wins. Equal? Then the points on their cards.
course = A turn in five steps
step-1 = Play
    .text = You hold four animals. One goes to the end of the line, between gate and exclusion.
step-2 = It acts
    .text = Every animal has its own trick. The llama spits: a weaker one just ahead slinks to the end.
step-3 = The restless act again
    .text = Tigers and llamas carry ↻: they act every turn, from the gate on. The one just played rests.
step-4 = Five in line: the gate opens
    .text = The first two walk in, the last one is out: onto the pile “That’s it”. Fewer than five wait.
step-5 = Draw
    .text = Back to four in your hand. When all cards are played, animals still in line count for nobody.
group-new = Who is who: New Beasts in Town
group-first = Who is who: the first twelve
who-note = Big number: strength. Ring: points.
chip-again = ↻ every turn
chip-always = always on
