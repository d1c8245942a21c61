"""What a card does here, said before it is played, and what a turn came to: situations of the rulebooks, in words."""

from __future__ import annotations

import pytest

from rumpus.core import catalogue
from rumpus.core.game import Event, Game
from rumpus.core.notation import read_position
from rumpus.core.visibility import see
from rumpus.core.words import Words, de, turns_told

NAMES = ["Ada", "Rolo", "Tuvi", "Anna"]

LINE = "seats: 3\nphase: play\nhand: {hand}\nhand_size: 1\nline: {line}\nout: {out}\n"


def does(game: Game, position: str, codes: str, language: str = "en") -> str:
    """What the first seat reads of a move, or of the last of several."""
    state = read_position(game.state_type, position)
    view, moves = see(state, 0), [game.read_move(code) for code in codes.split()]
    log: list[tuple[int, ...]] = []
    if game.name != "bloops":  # where memory is the game, only what lies open speaks
        for move in moves:
            game.rules.play(state, 0, move, log)
    return Words(game, language, NAMES, 0).does(view, 0, moves, [game.event(entry) for entry in log])


def told(game: Game, language: str, reader: int, *events: tuple[str, dict[str, int]]) -> list[str]:
    words = Words(game, language, NAMES, reader)
    turns = turns_told(game, [Event(kind, dict(arguments)) for kind, arguments in events])
    return [" ".join(words.sentence(one) for one in said) for _, said in turns]


BEASTS = (
    ("llama", "ostrich.a rhino.c porcupine.b", "Spits at Rolo’s porcupine: quills are no use, it slinks to the end."),
    ("llama", "ostrich.a bear.b", "Spits at Rolo’s bear: nothing, too big."),
    ("rhino", "bear.b dog.c", "Rams Rolo’s bear out and takes its place."),
    ("rhino", "porcupine.b", "Attacks Rolo’s porcupine: quills. It goes out itself."),
    ("bat", "bear.b", "Sends Rolo’s bear out, but that is first place: it burns."),
    ("bat", "bear.b dog.c", "Sends out whomever you choose and takes that place. In first place it burns."),
    ("tiger", "dog.a bear.b", "Leaps on your dog, which is out, and takes its place."),
    ("tiger", "dog.a", "Nobody stands two places ahead: nothing to leap on."),
    ("bear", "dog.b bat.c rhino.a", "Growls 2 animals to the end."),
    ("peacock", "dog.b bear.c", "Fans its tail in front of Tuvi’s bear: place 2."),
    ("dog", "bear.b peacock.c", "Barks everyone into order, the weakest first: it comes to place 2."),
    ("porcupine", "", "Sits down and bristles: whoever is stronger and would send it out goes out instead."),
    (
        "porcupine",
        "bear.b bat.c ostrich.b dog.c",
        "Sits down and bristles: whoever is stronger and would send it out goes out instead."
        " Five in line: the gate opens, and it is the last one out.",
    ),
    ("crocodile", "dog.b monkey.c", "Eats 2 animals and moves up."),
    ("skunk", "bear.b bat.c dog.a", "Makes a smell: 2 animals leave."),
    ("lion", "lion.b", "There is a lion in line already: it goes out itself."),
    ("seal", "bear.b bat.c", "Swaps gate and exclusion: the line turns round, and it stands first."),
    ("giraffe", "dog.b", "Steps over Rolo’s dog, to place 1."),
)


@pytest.mark.parametrize(("animal", "line", "said"), BEASTS, ids=[f"{animal}: {line}" for animal, line, _ in BEASTS])
def test_an_animal_says_what_it_does_here(animal: str, line: str, said: str) -> None:
    position = LINE.format(hand=animal, line=line, out="")
    assert does(catalogue.game("beasty_bar"), position, f"play-{animal}") == said


def test_a_vulture_says_whom_it_brings() -> None:
    position = LINE.format(hand="vulture", line="bear.b", out="llama.c")
    game = catalogue.game("beasty_bar")
    said = "Brings Tuvi’s llama back to place 2, and that one acts for you. Spits at Rolo’s bear: nothing, too big."
    assert does(game, position, "play-vulture") == said
    position = LINE.format(hand="vulture", line="bear.b", out="vulture.c")
    said = "Meets Tuvi’s vulture on THAT’S IT: both fly straight into the bar."
    assert does(game, position, "play-vulture") == said


def test_the_same_card_in_dutch_and_french() -> None:
    game = catalogue.game("beasty_bar")
    position = LINE.format(hand="llama", line="porcupine.d", out="").replace("seats: 3", "seats: 4")
    dutch = "Spuugt naar het stekelvarken van Anna: stekels helpen niet, het druipt af naar achteren."
    assert does(game, position, "play-llama", "nl") == dutch
    french = "Crache sur le porc-épic d’Anna\u202f: les piquants n’y font rien, il file au bout."
    assert does(game, position, "play-llama", "fr") == french


def test_a_turn_of_beasty_bar_in_one_sentence() -> None:
    game = catalogue.game("beasty_bar")
    animal = game.names["animal"].number
    rhino, bear = animal("rhino"), animal("bear")
    events = (
        ("plays", {"seat": 1, "animal": rhino, "place": 2}),
        ("acts", {"owner": 1, "animal": rhino, "guise": rhino, "again": 0}),
        ("goes_out", {"owner": 2, "animal": bear, "from": 1}),
        ("goes", {"owner": 1, "animal": rhino, "from": 2, "place": 1}),
        ("line", {"first": 24 + rhino, "second": 0, "third": 0, "fourth": 0, "fifth": 0}),
        ("draws", {"seat": 1}),
    )
    assert told(game, "en", 0, *events) == ["Rolo’s rhino bullies Tuvi’s bear out of the line."]
    assert told(game, "en", 2, *events) == ["Rolo’s rhino bullies your bear out of the line."]
    assert told(game, "nl", 1, *events) == ["Jouw neushoorn duwt de beer van Tuvi de rij uit."]
    assert told(game, "en", 1, events[0]) == ["You play the rhino."], "what is not chosen yet is not told"


def test_a_roll_says_whether_it_can_be_home() -> None:
    game = catalogue.game("bounce")
    board = "seats: 2\nphase: decide\nmover: 0\nstep: {step} 0\njumps: {jumps} 0\n"
    reach = does(game, board.format(step=10, jumps=1), "roll")
    assert reach == "3 dice: 3 to 18 steps. Exactly 8 brings you home."
    close = does(game, board.format(step=16, jumps=1), "roll")
    assert close == "3 dice: 3 to 18 steps. You are too close to land exactly: up you go once more."
    far = does(game, board.format(step=2, jumps=11), "roll")
    assert far == "One die: 1 to 6 steps. Home is 16 steps away, too far for one roll."


def test_a_turn_of_bounce_in_one_sentence() -> None:
    game = catalogue.game("bounce")
    dice = [("die", {"seat": 1, "value": value}) for value in (2, 3, 4)]
    moves = ("moves", {"seat": 1, "steps": 9, "step": 11, "jumps": 2})
    bump = ("bumps", {"seat": 1, "other": 0, "step": 12})
    assert told(game, "en", 0, *dice) == [], "nothing has come of it yet"
    said = ["Rolo rolls 9 and comes down to height 8. Bump: that sends you to height 7."]
    assert told(game, "en", 0, *dice, moves, bump) == said
    again = [*dice, moves, ("die", {"seat": 0, "value": 1}), ("moves", {"seat": 0, "steps": 1, "step": 1, "jumps": 1})]
    assert told(game, "en", 0, *again)[1] == "You roll 1 and fly up to height 1.", "three dice are one turn, not three"


def test_a_drawn_card_says_what_it_does_and_nothing_that_lies_face_down() -> None:
    game = catalogue.game("bloops")
    board = "seats: 2\nphase: hand\nmover: 0\ncount: 2 2\ncard: 4 20 | 5 5\ndrawn: {drawn}\ndrawn_by: 1\ntop: 11\n"
    assert does(game, board.format(drawn=9), "throw").startswith("Discarded, it lets you swap one of your cards")
    assert does(game, board.format(drawn=20), "throw") == "Discarded, it ends the game at once."
    plain = "Discarded, it does nothing. Whoever has an 11 may counter with it."
    assert does(game, board.format(drawn=11), "throw") == plain
    kept = does(game, board.format(drawn=8), "keep-2")
    assert kept.startswith("An 8 goes to the end of your row, your card 2 face up")
    assert "20" not in kept, "what lies there nobody remembers for you"


def test_a_climb_card_says_what_it_gives_on_this_boulder() -> None:
    game = catalogue.game("boulder_bluff")
    board = (
        "seats: 2\nphase: lay\nactive: 0\nactor: 0\ntarget: 1\nboulder_base: orange\nboulder_points: 3\n"
        "hand: orange-2 violet-green-2 bear\ncards: 3\ntokens: 5\ntoken: -2 -1 1 2 3\n"
    )
    assert does(game, board, "up-orange-2") == "Gives 2 on this boulder."
    assert does(game, board, "up-violet-green-2").startswith("Gives nothing here: no colour of this boulder")
    choice = board.replace("phase: lay", "phase: decide").replace("target: 1", "row: 1")
    assert does(game, choice, "boulder-1 up-orange-2") == "Gives 2 on this boulder."
    topped = "Asks for 3. Your cards give up to 3, plus chalk: with good chalk you top it."
    assert does(game, choice, "boulder-1") == topped, "the bonus included"
    assert does(game, board, "up-bear") == "Every other climber has one strength less."


def test_a_jumpcard_says_where_it_does_not_count() -> None:
    game = catalogue.game("boogie_beasts")
    board = "seats: 4\nphase: jump\nhand: figure-4 plus-2\nheld: 2\ncharacters: yes bluff\n"
    assert does(game, board, "figure-4-on-solo-2").startswith(
        "Does not count on a solo: figures above 2 are for formations."
    )
    solid = "Brings the formation of three a die, 4 points and a difficulty of 4."
    assert does(game, board, "figure-4-on-formation-3") == solid
    assert does(game, board, "plus-2-on-solo-2") == "Makes Rolo’s solo harder by 2."
    assert does(game, board, "yes-on-solo-1") == "You jump solo."


def test_french_shortens_de_before_what_sounds_like_a_vowel() -> None:
    for name in ("Anna", "Élise", "Œdipe", "Yves", "Yseult", "Hélène", "Helene", "Henri", "hugo", "Honoré"):
        assert de(name) == f"d’{name}"
    for name in ("Tom", "Yoko", "Yann", "Y", "Hans", "Harry", "Heidi", "11", ""):
        assert de(name) == f"de {name}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tom looks at their own card 2."),
        ("nl", "Tom bekijkt de eigen kaart 2."),
        ("fr", "Tom regarde sa propre carte 2."),
    ],
)
def test_nobody_is_named_twice_in_a_sentence(language: str, said: str) -> None:
    words = Words(catalogue.game("bloops"), language, ["Mia", "Tom"], 0)
    assert words.event(Event("looks", {"seat": 1, "other": 1, "place": 2})) == said


@pytest.mark.parametrize(
    ("language", "need", "said"),
    [
        ("en", 3, "A 4: 11. A 3 will do."),
        ("en", 7, "A 4: 11. One die cannot do it: 7 to go."),
        ("nl", 7, "Een 4: 11. Dat redt één dobbelsteen niet: nog 7."),
        ("fr", 7, "Un 4 : 11. Un seul dé n’y suffit pas : encore 7."),
    ],
)
def test_the_last_die_is_promised_no_more_than_six(language: str, need: int, said: str) -> None:
    die = {"place": 1, "host": 0, "value": 4, "rolled": 11, "difficulty": 11 + need, "left": 1, "need": need}
    words = Words(catalogue.game("boogie_beasts"), language, NAMES, 0)
    assert words.event(Event("die", die)).replace("\u202f", " ").replace("\u00a0", " ") == said
