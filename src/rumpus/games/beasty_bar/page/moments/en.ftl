# Moments of an evening: a title and one sentence each. They tease animals, never players.
burnt = The bat that burnt
burnt-said = { $name }’s bat took first place. First place burns bats.
stood = The porcupine that stood
stood-said = { $name }’s porcupine did nothing at all, and did it very well.
entered = The last one in
entered-said = { $name }’s animal walked in as if it owned the bar.
