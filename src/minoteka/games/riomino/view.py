"""What a page needs to draw Riomino, and what it animates, made from an observation."""

from collections.abc import Sequence
from functools import cache, lru_cache

from minoteka.core.options import Options
from minoteka.core.shown import Event, Out, Over, Pass, Passed, head
from minoteka.games.riomino.board import CELLS, CENTRE, GRID, HINTED, name_of, offset
from minoteka.games.riomino.notation import laying_text
from minoteka.games.riomino.pieces import ALL_SIDES, CORNERS, FACES, FITS, LAID, NO_NEED
from minoteka.games.riomino.rules import PASS, dice_left, in_play, is_over, outcome, to_act
from minoteka.games.riomino.shown import Cell, Dice, Die, Laid, Lay, RiominoView
from minoteka.kernel import State


@cache
def die(laid: int) -> Die:
    """A laid die."""
    return Die(FACES[laid // 4], CORNERS[laid % 4], list(ALL_SIDES[laid]))


def cells(s: State) -> list[Cell]:
    """Every cell in play."""
    level, start = int(s.level), CENTRE if s.laid == 0 else -1
    return [cell(place, level, int(s.die[place]), int(s.need[place]), place == start) for place in shown(s)]


@lru_cache(1 << 15)
def cell(place: int, level: int, laid: int, need: int, start: bool) -> Cell:
    """One cell. If it is in play and free, any need is that of a die beside it (rule 2)."""
    touching, margin = not laid and need != NO_NEED, offset(level)
    return Cell(
        cell=name_of(place, level),
        x=place % GRID - margin,
        y=place // GRID - margin,
        die=die(laid - 1) if laid else None,
        open=touching or start,
        dead=touching and int(FITS[need]) == 0,
    )


_SHOWN: dict[tuple[int, ...], list[int]] = {}


def shown(s: State) -> list[int]:
    """The cells in play and the centre: the level and the frame around all dice decide which."""
    key = (int(s.level), *map(int, s.frame))
    if key not in _SHOWN:
        _SHOWN[key] = [place for place in range(CELLS) if in_play(s, place) or place == CENTRE]
    return _SHOWN[key]


def view(s: State, seat: int, options: Options) -> RiominoView:
    """The whole table as ``seat`` sees it."""
    hands = []
    for owner in range(2):
        dice = [FACES[face] for face in range(6) for _ in range(int(s.hands[owner][face]))]
        if s.laid == 0 and owner == s.first:
            dice.append(FACES[s.start])
        hands.append(Dice(len(dice), dice))
    over = bool(is_over(s))
    return RiominoView(
        **head("riomino", 2, seat, options, to_act(s), outcome(s) if over else None),
        cells=cells(s),
        hands=hands,
        start=FACES[s.start] if s.laid == 0 else None,
        marks=HINTED[s.level],
    )


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Lay | Pass]:
    """Legal moves taken apart: which die, turned how, on which cell."""
    level = int(s.level)
    return [Pass("pass") if code == PASS else _lay(code, level) for code in codes]


@cache
def _lay(code: int, level: int) -> Lay:
    laid = die(code % LAID)
    return Lay(
        piece=laid.face,
        corner=laid.corner,
        cells=[name_of(code // LAID, level)],
        text=laying_text(code, level),
        face=laid.face,
        sides=laid.sides,
    )


def events(before: State, move: int, after: State, seat: int) -> list[Event]:
    """What happened between two observations of ``seat``."""
    mover = int(before.turn)
    happened: list[Event] = []
    if move == PASS:
        happened.append(Passed(mover))
    else:
        laid = die(move % LAID)
        cells = [name_of(move // LAID, int(after.level))]
        happened.append(Laid(mover, laid.face, cells, laid.face, laid.corner, laid.sides))
        if dice_left(after, mover) == 0 and before.laid > 0:
            happened.append(Out(mover))
    if is_over(after):
        happened.append(Over.by(outcome(after)))
    return happened
