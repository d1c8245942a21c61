# What the terminal itself says. Games bring their own words.

# Help
help-usage = usage
help-arguments = what
help-options = options
help-commands = commands:
help-examples = examples:

arg-game = a game's name, as `rumpus games` lists it
arg-json = answer as JSON, for programs
arg-lang = the language: English, Dutch or French
arg-help = show this help
arg-plain = plain text for screen readers: no colour, no drawing over the screen

rumpus = The game room for five party games. Without a command it opens the door.
    .examples =
        {"  "}rumpus play bounce
        {"  "}rumpus play bounce --seats me,me,bot --lang nl
        {"  "}rumpus help simulate

command-games = what can be played here
    .examples =
        {"  "}rumpus games
        {"  "}RUMPUS_GAMES=~/my-games rumpus games     your own folder of games too
command-rules = the rules of a game, to read
    .examples =
        {"  "}rumpus rules bounce
        {"  "}rumpus rules bounce --lang fr | less
command-moves = a game's moves: number, code and sentence
    .examples =
        {"  "}rumpus moves bounce
        {"  "}rumpus moves bounce --json

# Games
game-seats = { $least ->
    [1] { $most ->
        [1] for one
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
game-age = from { $age } years
game-minutes = { $least } to { $most } minutes
rules-other-language = the rules are not there in your language; here they are in "{ $language }"

# Seats
seat-number = seat { $number }
