# The lobby without a network
offline-title = No connection.
offline-lead = The shelf is still here. Bots live in this { $device ->
    [phone] phone
   *[computer] computer
}.
offline-lead-none = The shelf is still here, but no game lies on this { $device ->
    [phone] phone
   *[computer] computer
} yet. What you play while there is a connection stays here for later.
offline-here = Play here, now
offline-mark = offline
offline-choose = Choose { $game }
offline-kept = on this { $device ->
    [phone] phone
   *[computer] computer
}
offline-missing = not fetched
offline-play = { $game } against { $count ->
    [one] a bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
   *[other] { $count } bots
}
offline-level = They play like { $level }
offline-resume = Go on with { $game }
offline-wrong = It could not be dealt. Try once more.
offline-waits = Waits for the network
offline-table = Table { $code }, { $game }
offline-table-note = Your chair stays yours.
offline-games = { $count ->
    [one] A game that you played here
   *[other] { $count } games that you played here
}
offline-games-note = Saved on this device:
offline-people = Codes, friends, talk
offline-people-note = For those you need a connection.
offline-looking = Looking again on its own
offline-try = Try now
lobby-lead-site = Five party games against bots that live in this page. No account, and after the first visit no network either. Every deal can be checked when the game is over.
lobby-boxes-site = Open a box
lobby-none-site = No game is on yet. Open a box and play.
lobby-bring-wrong = That file is not a game that can be read here.
open-around = Pass this device around
open-alone = Friends with a phone of their own need a connection.
open-alone-site = Friends with a phone of their own need a room: somebody runs Rumpus on their own computer and sends the link.
