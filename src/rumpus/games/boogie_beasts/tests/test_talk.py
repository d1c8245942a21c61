"""Quick statements: text and back, in three languages, and whether they were true."""

import pytest

from rumpus.core import catalogue
from rumpus.core.options import options_for
from rumpus.core.session import Session
from rumpus.core.words import LANGUAGES, Words
from rumpus.games.boogie_beasts import talk
from rumpus.kernel.errors import BadMove

GAME = catalogue.game("boogie_beasts")
EXAMPLE = {"formation": "formation-3", "place": "solo-2", "seat": "seat-4", "number": "12"}


def example(kind: str) -> str:
    return " ".join([kind, *(EXAMPLE[slot] for slot in talk.KINDS[kind].slots)])


@pytest.mark.parametrize("kind", talk.KINDS)
def test_every_statement_is_text_that_parses_back(kind: str) -> None:
    assert talk.write(talk.read(example(kind))) == example(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_has_a_sentence(language: str) -> None:
    for reader in (1, 3, 8):
        words = Words(GAME, language, ["Ann", "Tom", "Pico", "Els"], reader)
        for kind in talk.KINDS:
            spoken = talk.sentence(talk.read(example(kind)), 0, words)
            assert not spoken.startswith("talk-")
            assert "{" not in spoken


def test_my_solo_is_the_speakers_and_your_solo_the_readers() -> None:
    said = talk.read("leave-alone solo-2")
    heard = [Words(GAME, "en", ["Ann", "Tom", "Pico"], reader) for reader in (0, 1, 2)]
    assert talk.sentence(said, 1, heard[0]) == "I lay nothing on my solo."
    assert talk.sentence(said, 0, heard[1]) == "I lay nothing on your solo."
    assert talk.sentence(said, 0, heard[2]) == "I lay nothing on Tom’s solo."


@pytest.mark.parametrize(
    "text", ["", "jump", "join-yes", "join-yes solo-1", "out formation-2", "agree seat-9", "bring formation-2 -1"]
)
def test_what_is_no_statement_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        talk.read(text)


def test_a_statement_fits_a_table_that_has_all_it_names() -> None:
    assert talk.fits(talk.read("ask-join seat-4 formation-3"), 4)
    assert not talk.fits(talk.read("ask-join seat-4 formation-3"), 3)
    assert not talk.fits(talk.read("join-yes formation-3"), 3)
    assert not talk.fits(talk.read("will-help solo-4"), 3)


def test_agreeing_promises_what_was_asked() -> None:
    for kind in talk.KINDS.values():
        promise = talk.accepted(talk.read(example(kind.kind)))
        assert (promise is None) == (kind.accept == "")
        if promise is not None:
            assert talk.KINDS[promise.kind].claim
            assert talk.read(talk.write(promise)) == promise
    agreed = talk.accepted(talk.read("ask-bring seat-2 formation-3 7"))
    assert agreed is not None
    assert talk.write(agreed) == "bring formation-3 7"


DEEDS = {
    "join-yes formation-2": True,
    "join-yes formation-3": False,
    "join-maybe formation-3": True,
    "out-of formation-2": False,
    "out-of formation-4": True,
    "out": False,
    "solo": False,
    "no-solo": True,
    "bring formation-2 7": True,
    "bring formation-2 8": False,
    "will-help formation-2": True,
    "will-help solo-2": False,
    "will-hurt solo-2": True,
    "will-hurt formation-2": False,
    "leave-alone solo-3": True,
    "leave-alone solo-2": False,
    "promise": None,
    "ask-who formation-2": None,
}


def test_the_jury_shows_who_kept_a_promise() -> None:
    session = Session(GAME, options_for(GAME, 5), bytes(32))
    session.settle()
    state = session.state
    state.hand[0] = [0] * 14
    for card in (3, 4, 7, 11):  # 3 and 4, +1, −1
        state.hand[0][card] = 1
    state.held[0] = 4
    session.time_out()
    for code in ("yes-on-formation-2", "maybe-on-formation-3", "bluff-on-solo-1", "figure-3-on-formation-2"):
        session.play(0, code)
    for code in ("figure-4-on-formation-2", "minus-1-on-formation-2", "plus-1-on-solo-2"):
        session.play(0, code)
    assert talk.kept(talk.read("solo"), 0, session.view(1)) is None, "still face down"
    session.time_out()
    session.settle()
    view = session.view(1)
    assert {said: talk.kept(talk.read(said), 0, view) for said in DEEDS} == DEEDS


def test_every_claim_can_be_judged_and_nothing_else() -> None:
    session = Session(GAME, options_for(GAME, 5), bytes(32))
    session.settle()
    for kind in talk.KINDS.values():
        assert (talk.kept(talk.read(example(kind.kind)), 0, session.view(1)) is not None) == kind.claim
