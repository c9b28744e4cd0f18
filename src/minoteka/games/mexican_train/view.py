"""What a page needs to draw Mexican Train, and what it animates, made from an observation."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec.structs import asdict

from minoteka.core.options import Options
from minoteka.core.shown import Draw, Drew, Event, Knock, Out, Over, Pass, Passed, head
from minoteka.games.mexican_train.notation import move_text, parts, train_text
from minoteka.games.mexican_train.observe import is_hidden
from minoteka.games.mexican_train.pieces import TEXTS, tile_of, tiles_in
from minoteka.games.mexican_train.rules import DRAW, PASS, is_over, open_to, outcome, to_act
from minoteka.games.mexican_train.shown import (
    Closed,
    Laid,
    LaidOn,
    Lay,
    Marked,
    Opened,
    Tiles,
    Train,
    TrainView,
    Unmarked,
)
from minoteka.games.mexican_train.state import EXTRA, MEXICAN, PLAY, TRAIN
from minoteka.games.mexican_train.trail import best_train
from minoteka.kernel import State

STEPS: dict[int, Literal["play", "train", "extra"]] = {PLAY: "play", TRAIN: "train", EXTRA: "extra"}


def trains_of(s: State) -> list[int]:
    """The seats' trains, then the Mexican train."""
    return [*range(s.seats), MEXICAN]


@cache
def laid(move: int) -> Laid:
    """A laid tile."""
    train, end, far = parts(move)
    return Laid(TEXTS[tile_of(end, far)], train_text(train), end, far, end == far)


def waiting_doubles(s: State) -> list[int]:
    """The trains that end in an uncovered double, oldest first."""
    doubles = s.doubles
    return [int(doubles[i]) for i in range(s.uncovered)]


def tiles_by_train(s: State) -> dict[int, list[Laid]]:
    """The laid tiles of each train, from the engine outwards."""
    tiles: dict[int, list[Laid]] = {number: [] for number in trains_of(s)}
    log = s.laid
    for i in range(s.lays):
        move = int(log[i])
        tiles[parts(move)[0]].append(laid(move))
    return tiles


def trains(s: State) -> list[Train]:
    """Every train: its tiles, its marker, and the place of its open double in the queue."""
    tiles, waiting, running = tiles_by_train(s), waiting_doubles(s), not is_over(s)
    out = []
    for number in trains_of(s):
        end = int(s.end[number])
        out.append(
            Train(
                train=train_text(number),
                owner=None if number == MEXICAN else number,
                tiles=tiles[number],
                end=end,
                marked=number != MEXICAN and bool(s.marked[number]),
                open=running and bool(open_to(s, number)),
                uncovered=waiting.index(number) + 1 if number in waiting else None,
                dead=int(s.table[end]) == (2 << int(s.top)) - 1,
            )
        )
    return out


def hand(s: State, owner: int, seat: int) -> Tiles:
    """A hand as ``seat`` sees it; the last tile is announced (rule 9)."""
    hidden = is_hidden(s, owner, seat)
    tiles = None if hidden else [TEXTS[tile] for tile in tiles_in(s.hand[owner])]
    return Tiles(int(s.count[owner]), tiles, int(s.count[owner]) == 1)


def hands(s: State, seat: int) -> list[Tiles]:
    """All hands as ``seat`` sees them."""
    return [hand(s, owner, seat) for owner in range(s.seats)]


def drawn(s: State) -> str | None:
    """The tile drawn just now, if this is the observation of the seat that drew it."""
    return TEXTS[int(s.drawn) - 1] if s.drawn else None


def longest(s: State, seat: int) -> list[str]:
    """The tiles of the longest train that a seat's hand gives from the end of its own train, in their order."""
    if seat < 0 or not s.count[seat]:
        return []
    tiles, _ = best_train(s.hand[seat], int(s.end[seat]))
    return [TEXTS[tile] for tile in tiles]


def own(s: State, seat: int) -> dict[str, object]:
    """What seats see differently."""
    return {"hands": hands(s, seat), "drawn": drawn(s), "longest": longest(s, seat)}


def view(s: State, seat: int, options: Options) -> TrainView:
    """The whole table as ``seat`` sees it."""
    over = bool(is_over(s))
    return TrainView(
        **head("mexican-train", s.seats, seat, options, to_act(s), outcome(s) if over else None),
        reserve=int(s.left),
        engine=int(s.engine),
        first=int(s.first),
        trains=trains(s),
        step=STEPS[int(s.step)],
        binding=train_text(int(s.doubles[0])) if s.bound else None,
        drew=bool(s.drew),
        hands=hands(s, seat),
        drawn=drawn(s),
        longest=longest(s, seat),
    )


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Lay | Draw | Pass]:
    """Legal moves taken apart: which tile on which train, and which way round."""
    return [_move(code) for code in codes]


@cache
def _move(code: int) -> Lay | Draw | Pass:
    text = move_text(None, code)
    if code in (DRAW, PASS):
        return Draw(text) if code == DRAW else Pass(text)
    tile = laid(code)
    return Lay(tile.piece, tile.train, tile.joined, text, [tile.train], tile.out, tile.double)


def events(before: State, move: int, after: State, seat: int) -> list[Event]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    held, holds = int(before.count[mover]), int(after.count[mover])
    happened: list[Event] = []
    if move == DRAW:
        came = drawn(after)
        happened.append(Drew(mover, 1, None if came is None else [came]))
    elif move == PASS:
        happened.append(Passed(mover))
    else:
        happened += laying(before, move, after)
    happened += markers(before, after)
    if (held, holds) == (2, 1):
        happened.append(Knock(mover))
    happened += doubles(before, move, after)
    if is_over(after):
        if holds == 0:
            happened.append(Out(mover))
        happened.append(Over.by(outcome(after)))
    return happened


def laying(before: State, move: int, after: State) -> list[Event]:
    """A tile laid, and the double that it covers."""
    mover, tile = int(before.turn), laid(move)
    number = parts(move)[0]
    where: Literal["own", "mexican", "other"] = "own" if number == mover else "other"
    if number == MEXICAN:
        where = "mexican"
    owner = number if where == "other" else None
    happened: list[Event] = [LaidOn(seat=mover, cells=[tile.train], where=where, owner=owner, **asdict(tile))]
    if number in waiting_doubles(before):
        covered = f"{tile.joined}-{tile.joined}"
        happened.append(Closed(mover, "covered", covered, [tile.train]))
    return happened


def markers(before: State, after: State) -> list[Event]:
    """Markers put on trains and taken off."""
    happened: list[Event] = []
    old, new = before.marked, after.marked
    for owner in range(before.seats):
        if old[owner] != new[owner]:
            kind = Marked if new[owner] else Unmarked
            happened.append(kind(owner, [train_text(owner)]))
    return happened


def doubles(before: State, move: int, after: State) -> list[Event]:
    """Doubles that begin to bind everybody at the end of a turn, and those that nothing can cover any more."""
    mover = int(before.turn)
    known = waiting_doubles(before)[: int(before.bound)]
    binding = waiting_doubles(after)[: int(after.bound)]
    happened: list[Event] = []
    for number in binding:
        if number not in known:
            happened.append(Opened(mover, double_at(after, number), [train_text(number)]))
    for number in known:
        if number not in binding and number != parts(move)[0]:
            happened.append(Closed(mover, "dead", double_at(after, number), [train_text(number)]))
    return happened


def double_at(s: State, number: int) -> str:
    """The double at a train's end."""
    value = int(s.end[number])
    return f"{value}-{value}"
