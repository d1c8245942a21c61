# What a person may want of an assistant (MCP prompts). Words in `…` are names of tools and their arguments.

prompt-play =
    Let us play { $title } together, at one seat, against bots. Take it with the tool `sit` and { $sit }, and read the rules: `rules` with { $rules }.
    Before each of our moves tell me briefly what we see and what each move does, say which one you would make, and wait for my answer before you `act`. Then tell me what came of it, until it is our move again (`wait`).
    At the end tell me how it came out, and offer to look back with `review`.
prompt-join =
    Come and play with me: take a seat of your own with the tool `sit` and { $sit }, and read the `rules` of that table’s game.
    Then play to win: `wait` until it is your move, `look` where you want to see the whole table, `act`. I sit there too, so keep what only your seat can see to yourself, here as well as at the table, and be a good sport.
    When the game is over, tell me what you had in mind.
prompt-explain =
    Explain { $title } to me. Read the rules first: the tool `rules` with { $rules }.
    Then tell me in your own words what it is about, what a turn is like, with one example, and when it ends and who wins. Say nothing that the rules do not say. Ask me afterwards what is not clear yet.
prompt-look-back =
    Look back with me at the game that has just ended: the tool `review` with the seat key that `sit` gave you, and "language": "{ $language }". It may take some minutes.
    { prompt-look-back-how }
prompt-look-back-key =
    Look back with me at a finished game: the tool `review` with { $review }. It may take some minutes. `look` with the same key shows how it ended.
    { prompt-look-back-how }
prompt-look-back-how = Tell me how many decisions were judged, then the mistakes that are sure, the worst first: what was played, what would have been better, and why, as far as the rules tell. What the review does not call a mistake, do not call one either.
