"""What Python answers: every hook of a game over its positions, options and decks, as JSON for the page to compare."""

from __future__ import annotations

import base64
import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rumpus.bots import Bot, seat_bot
from rumpus.bots.talk import Spoken, Temper
from rumpus.core.game import Event, Game
from rumpus.core.options import (
    house_deck,
    options_for,
    plain_options,
    reconstructed,
    whole_deck,
    with_relaxed_pace,
    without_effect,
)
from rumpus.core.outcomes import only_draws
from rumpus.core.session import Session
from rumpus.core.visibility import see_event
from rumpus.core.words import begins_turn, sentences, turns_told
from rumpus.kernel.chance import below, draw_of
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.seats import WATCHER
from rumpus.kernel.state import GameState
from rumpus.laws.positions import LawTable, new_session, random_step, tables
from rumpus.speed.script import script_of
from rumpus.speed.wasm.manifest import manifest_of

Call = dict[str, Any]
MOST_MOVES = 8  # of one position


def plain(value: Any) -> Any:
    """As the page gets it: dataclasses and dicts are objects, tuples lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, GameState):
        return {field.name: getattr(value, field.name) for field in value.fields}
    if isinstance(value, dict):
        return {str(key): plain(own) for key, own in value.items()}
    if isinstance(value, list | tuple):
        return [plain(own) for own in value]
    return {"$bytes": value.hex()} if isinstance(value, bytes) else value


def written(value: Any) -> str:
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))


def call(hook: str, given: list[Any], answer: Callable[[], Any]) -> Call:
    told = [written(one) for one in given]  # before the function can change anything
    try:
        found = written(answer())
    except RumpusError as error:
        found = written({"refused": type(error).__name__, "code": error.message, "told": dict(error.arguments)})
    return {"hook": hook, "given": told, "answer": found}


def reference_of(game: Game, *, wide: bool) -> dict[str, Any]:
    calls, positions = list(_of_options(game, 60 if wide else 8)), list[Any]()
    text = game.hooks.text
    calls.append(call("turnBegins", [], lambda: list(text.TURN_BEGINS)))
    calls.append(call("statementForms", [], lambda: text.statement_forms() if text.statement_forms else []))
    for number, session in enumerate(_sessions(game, wide=wide)):
        draw = draw_of(bytes(32), 1000 + number)
        positions.append([base64.b64encode(session.state.pack()).decode(), json.loads(written(session.state))])
        calls += _of_position(session, draw)
    # A view is asked about often, and written once.
    parts = {part: at for at, part in enumerate(dict.fromkeys(part for one in calls for part in one["given"]))}
    numbered = [{**one, "given": [parts[part] for part in one["given"]]} for one in calls]
    script = script_of(game).decode()
    return {
        "script": script,
        "layout": manifest_of(game),
        "positions": positions,
        "parts": list(parts),
        "calls": numbered,
    }


def _tables(game: Game, *, wide: bool) -> Iterator[LawTable]:
    """All, or each chosen option once and the fewest and the most seats."""
    met: set[str] = set()
    for table in tables(game):
        chosen = table.label.removeprefix(f"{game.name}-{table.options.seats}")
        if wide or chosen not in met or (table.options.seats == game.seats.stop - 1 and not chosen):
            yield table
        met.add(chosen)


def _sessions(game: Game, *, wide: bool) -> Iterator[Session]:
    """Positions all through games, and their ends: random moves; of two games one is a bot's."""
    most, seldom = (8, 11) if wide else (5, 9)
    for table in _tables(game, wide=wide):
        for number in range(2 if wide else 1):
            draw, session, left = draw_of(number.to_bytes(32, "big"), 99), new_session(table, number), most
            bot = seat_bot(game, "child", bytes(32), fast=False) if number == 1 else None
            while not session.over:
                if bot is None or not _bot_step(bot, session):
                    random_step(session, draw)
                if left and below(draw, seldom) == 0:
                    left -= 1
                    yield session
            yield session


def _bot_step(bot: Bot, session: Session) -> bool:
    for seat in session.waiting[:1]:
        move = bot.choose(session.know(seat), seat, session.legal(seat))
        if move is not None:
            session.play(seat, move)
            return True
    return False


def _of_position(session: Session, draw: list[int]) -> Iterator[Call]:
    game, s, hooks = session.game, session.state, session.game.hooks
    yield call("onlyDraws", [s], lambda: only_draws(game, s))
    yield call("clock", [s], lambda: hooks.rules.clock(s) if hooks.rules.clock else 0)
    yield call("sealed", [s], lambda: bool(hooks.rules.sealed(s)) if hooks.rules.sealed else False)
    yield call("talkRound", [s], lambda: hooks.bot.talk_round(s) if hooks.bot.talk_round else 0)
    events = [event for step in session.steps[-12:] for event in session.events_for(step, WATCHER)]
    yield call("turnsTold", [events], lambda: turns_told(game, events))
    told = hooks.text.turn_told
    for at in range(len(events))[-3:]:
        yield call("beginsTurn", [events, at], lambda at=at: begins_turn(game, events, at))
        yield call("turnTold", [events[at:]], lambda at=at: told(events[at:]) if told else [])
    for seat in [*range(session.options.seats), WATCHER]:
        yield from _of_seat(session, seat, draw)


def _of_seat(session: Session, seat: int, draw: list[int]) -> Iterator[Call]:
    game, text, bot = session.game, session.game.hooks.text, session.game.hooks.bot
    view, known, legal = session.view(seat), session.know(seat), list[int]()
    if seat < session.options.seats:
        legal = session.legal(seat)
        yield call("figures", [view, seat], lambda: game.figures(view, seat))
        if legal:
            yield call("ask", [view, seat], lambda: game.ask(view, seat))
        yield call("scored", [view, seat], lambda: text.scored(view, seat) if text.scored else None)
    yield call("spoken", [view, seat], lambda: sentences(game, view, seat))
    yield call("openOdds", [known, seat], lambda: text.open_odds(known, seat) if text.open_odds else [])
    if bot.forget and seat < session.options.seats:
        luck, cards, muddle = _bytes(draw, 128), below(draw, 6), below(draw, 101)

        def forgotten() -> GameState:
            left = known.copy()
            bot.forget(left, seat, cards, muddle, luck)
            return left

        yield call("forget", [known, seat, cards, muddle, luck], forgotten)
    for _ in range(min(len(legal), MOST_MOVES)):
        yield from _of_move(session, seat, legal[below(draw, len(legal))], view, known)
    if bot.say and seat < session.options.seats:
        yield from _of_talk(session, seat, legal, known, draw)


def _of_move(session: Session, seat: int, move: int, view: dict[str, Any], known: GameState) -> Iterator[Call]:
    game, text, bot = session.game, session.game.hooks.text, session.game.hooks.bot
    world, log = session.state.copy(), list[tuple[int, ...]]()
    game.rules.play(world, seat, move, log)
    events = [Event(*see_event(game.event_kinds[e.kind], e, seat)) for e in map(game.event, log)]
    does = text.move_does
    for told in (events, []):
        given = [view, seat, [move], told]
        yield call("moveDoes", given, lambda told=told: does(view, seat, [move], told) if does else None)
    yield call("moveHere", [view, move], lambda: text.move_here(view, move) if text.move_here else None)
    yield call("daring", [known, seat, move], lambda: bot.daring(known, seat, move) if bot.daring else 0)
    yield call("patience", [known, seat, move], lambda: bot.patience(known, seat, move) if bot.patience else 1)


def _of_talk(session: Session, seat: int, legal: list[int], known: GameState, draw: list[int]) -> Iterator[Call]:
    """Talk of all kinds, most of it of this plane or the one before."""
    talk, bot, text = session.game.facts.talk, session.game.hooks.bot, session.game.hooks.text
    assert talk
    assert bot.say
    assert bot.heed
    most = {"seat": session.options.seats, "number": 20, "formation": 5, "place": 13}
    now = bot.talk_round(known) if bot.talk_round else 0
    for _ in range(2):
        heard: list[Spoken] = []
        for _ in range(below(draw, 14)):
            one = talk.statements[below(draw, len(talk.statements))]
            slots = {slot: below(draw, most[slot]) + (slot in ("formation", "place")) for slot in one.slots}
            who = below(draw, session.options.seats)
            heard.append(Spoken(who, one.kind, slots, round=max(0, now - below(draw, 3))))
        temper = Temper(below(draw, 60), below(draw, 2), _bytes(draw, 32))
        yield call("say", [known, seat, heard, temper], lambda h=heard, t=temper: bot.say(known, seat, h, t))
        if legal:
            given = [known, seat, legal, heard, temper]
            yield call("heed", given, lambda h=heard, t=temper: bot.heed(known, seat, legal, h, t))
    read = text.read_statement
    for one in talk.statements[below(draw, 9) :: 9] if read else ():
        words = [one.kind, *(f"{slot}-{below(draw, 10)}" for slot in one.slots)]
        yield call("readStatement", [" ".join(words)], lambda w=words: read(" ".join(w)) if read else None)


# Options and decks


def _of_options(game: Game, count: int) -> Iterator[Call]:
    draw = draw_of(bytes(32), 7)
    for table in tables(game):
        yield from _of_given(game, table.options.seats, plain_options(game, table.options), None)
    odd: list[Any] = [
        None,
        0,
        1,
        -1,
        3,
        True,
        False,
        "",
        "yes",
        "NO",
        "on",
        " 2 ",
        "+1",
        "1_0",
        "x",
        [1],
        {"a": 1},
        2**40,
    ]
    names = [*game.facts.options, "nonsense"]
    for _ in range(count):
        chosen = {names[below(draw, len(names))]: odd[below(draw, len(odd))] for _ in range(below(draw, 3))}
        yield from _of_given(game, [None, *range(10)][below(draw, 11)], chosen, None)
    own = game.facts.deck
    for deck in [own, {}, {"game": game.name.upper()}, {"game": "chess"}, {"deck": own}, {"deck": 3}]:
        yield from _of_deck(game, deck)
    for _ in range(count if own else 0):
        yield from _of_deck(game, _changed(own, draw))


def _of_given(game: Game, seats: int | None, chosen: dict[str, Any], deck: dict[str, Any] | None) -> Iterator[Call]:
    given = [{"seats": seats, "options": chosen, "deck": deck}]
    yield call("options", given, lambda: options_for(game, seats, chosen, deck))
    yield call("setup", given, lambda: game.new(options_for(game, seats, chosen, deck)))
    yield call("plainOptions", given, lambda: plain_options(game, options_for(game, seats, chosen, deck)))
    yield call("withoutEffect", given, lambda: without_effect(game, options_for(game, seats, chosen, deck)))
    yield call("withRelaxedPace", [chosen], lambda: with_relaxed_pace(game, chosen))


def _of_deck(game: Game, deck: dict[str, Any]) -> Iterator[Call]:
    yield call("houseDeck", [deck], lambda: house_deck(game, deck))
    yield call("wholeDeck", [deck], lambda: whole_deck(game, deck))
    yield call("reconstructed", [deck], lambda: reconstructed(deck))
    try:
        house = house_deck(game, deck)
    except RumpusError:
        return
    for table in list(tables(game))[:4]:
        yield from _of_given(game, table.options.seats, plain_options(game, table.options), house)


def _changed(own: dict[str, Any], draw: list[int]) -> dict[str, Any]:
    """The deck with one cell that is another: sometimes still a deck."""
    deck = copy.deepcopy(own)
    table = deck[list(deck)[below(draw, len(deck))]]
    entry = table[below(draw, len(table))] if isinstance(table, list) else table
    key = [*entry, "new"][below(draw, len(entry) + 1)]
    values: list[Any] = [0, 1, 2, 3, 9, 60, -1, True, "none", "green", "x" * 600, "RECONSTRUCTED: by us", [], None]
    if isinstance(table, list) and below(draw, 6) == 0:
        table.append(copy.deepcopy(table[0]))
    elif below(draw, 8) == 0:
        entry.pop(key, None)
    else:
        entry[key] = values[below(draw, len(values))]
    return deck


def _bytes(draw: list[int], count: int) -> bytes:
    return bytes(below(draw, 256) for _ in range(count))
