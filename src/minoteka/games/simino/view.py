"""What a page needs to draw Simino, and what it animates, made from an observation."""

from collections.abc import Sequence
from functools import cache

from minoteka.core.options import Options
from minoteka.core.shown import Drew, Event, Hand, Out, Over, Pass, Passed, head
from minoteka.games.simino.board import CELLS, SIDE, name_of
from minoteka.games.simino.notation import cells_of, halves_of, move_text, placements_of
from minoteka.games.simino.observe import is_hidden
from minoteka.games.simino.pieces import LAID, TEXTS, TILES
from minoteka.games.simino.rules import GIVE, PAIR, PASS, is_over, next_turn, outcome, player, to_act
from minoteka.games.simino.shown import Cell, Gave, Give, Half, Laid, Lay, SiminoView, Tile, Took
from minoteka.kernel import State

NAMES = [name_of(cell) for cell in range(CELLS)]


def tiles_in(mask: int) -> list[str]:
    """The texts of a set of tiles."""
    return [TEXTS[tile] for tile in range(TILES) if (int(mask) >> tile) & 1]


def laid_tiles(s: State) -> list[Tile]:
    """Every tile on the field, from the lowest floor up."""
    shown = []
    for tile in range(TILES):
        if s.where[tile]:
            place, way = divmod(int(s.where[tile]) - 1, 2)
            shown.append(described(place * LAID + 2 * tile + way, int(s.floor[tile])))
    return sorted(shown, key=lambda tile: (tile.floor, tile.cells))


@cache
def described(placement: int, floor: int) -> Tile:
    """A tile that lies somewhere."""
    cells = [name_of(cell) for cell in cells_of(placement)]
    return Tile(TEXTS[placement % LAID // 2], halves_of(placement), cells, floor)


def cells(s: State, tiles: Sequence[Tile]) -> list[Cell]:
    """Every cell with its whole stack."""
    stacks: dict[str, list[Half]] = {name: [] for name in NAMES}
    for tile in tiles:
        for cell, colour in zip(tile.cells, tile.halves, strict=True):
            stacks[cell].append(_in_stack(colour, tile.tile))
    return [
        Cell(name, number % SIDE, number // SIDE, len(stack), stack)
        for number, (name, stack) in enumerate(stacks.items())
    ]


@cache
def _in_stack(colour: str, tile: str) -> Half:
    return Half(colour, tile)


def hands(s: State, seat: int) -> list[Hand]:
    """The hands, as ``seat`` sees them."""
    held = []
    for owner in range(s.seats):
        shown = None if is_hidden(s, owner, seat) else tiles_in(s.hands[owner])
        held.append(Hand(int(s.held[owner]), shown))
    return held


def own(s: State, seat: int) -> dict[str, object]:
    """What seats see differently."""
    return {"hands": hands(s, seat)}


def view(s: State, seat: int, options: Options) -> SiminoView:
    """The whole table as ``seat`` sees it."""
    tiles = laid_tiles(s)
    over = bool(is_over(s))
    return SiminoView(
        **head("simino", s.seats, seat, options, to_act(s), outcome(s) if over else None),
        hands=hands(s, seat),
        reserve=TILES - int(s.drawn),
        side=SIDE,
        cells=cells(s, tiles),
        tiles=tiles,
        turn=None if over else int(s.turn),
        next=None if over or s.seats == 1 else int(player(s, next_turn(s))),
        owed=int(s.owed),
        joined=bool(s.joined),
        out=[owner for owner in range(s.seats) if (s.out >> owner) & 1],
        passed=[owner for owner in range(s.seats) if (s.passed >> owner) & 1],
        points=[int(s.points[owner]) for owner in range(s.seats)],
        climb=int(s.climb),
    )


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Lay | Give | Pass]:
    """Legal moves taken apart: which tiles on which cells and floors, and the penalty they cause."""
    out: list[Lay | Give | Pass] = []
    for code in codes:
        text = move_text(s, code)
        if code == PASS:
            out.append(Pass(text))
        elif GIVE <= code < PAIR:
            out.append(Give(TEXTS[code - GIVE], text))
        else:
            parts = lays(s, code)
            penalty = sum(part.floor - 1 for part in parts) if s.seats > 1 else 0
            out.append(Lay(text, parts[0].tile, parts[0].cells, parts, penalty))
    return out


def lays(s: State, move: int) -> list[Tile]:
    """The tiles that a move lays, each with the floor it comes to lie on."""
    parts: list[Tile] = []
    raised: set[int] = set()
    for placement in placements_of(move):
        around = cells_of(placement)
        floor = 1 + max(int(s.height[cell]) + (cell in raised) for cell in around)
        raised.update(around)
        parts.append(described(placement, floor))
    return parts


def events(before: State, move: int, after: State, seat: int) -> list[Event]:
    """What happened between two observations of ``seat``."""
    mover = int(player(before, before.turn))
    happened: list[Event] = []
    if move == PASS:
        happened.append(Passed(mover))
    elif GIVE <= move < PAIR:
        happened.append(gave(before, move, mover, seat))
    else:
        for part in lays(before, move):
            happened.append(Laid(mover, part.tile, part.tile, part.halves, part.cells, part.floor))
    happened += draws(before, move, after, mover, seat)
    happened += ends(before, after)
    return happened


def gave(before: State, move: int, mover: int, seat: int) -> Gave:
    """A penalty tile out of the mover's hand: face up only to the two who know it."""
    target = int(player(before, next_turn(before)))
    open_to_seat = seat in (mover, target) or before.open_hands
    return Gave(mover, target, 1, [TEXTS[move - GIVE]] if open_to_seat else None)


def heard(before: State, move: int, seat: int) -> str:
    """A move's text as ``seat`` may hear it: which tile was given is between the two."""
    if GIVE <= move < PAIR and gave(before, move, int(player(before, before.turn)), seat).tiles is None:
        return "give"
    return move_text(before, move)


def draws(before: State, move: int, after: State, mover: int, seat: int) -> list[Event]:
    """Tiles that came from the reserve: first the penalty, then the mover's, then the one that comes with a turn."""
    victim = int(player(before, next_turn(before))) if before.seats > 1 else -1
    given = int(GIVE <= move < PAIR)
    laid = [part.floor for part in lays(before, move)]
    penalty = min(sum(laid) - len(laid), TILES - int(before.drawn)) if laid and victim >= 0 else 0
    taken: list[Event] = []
    drawn: list[Event] = []
    for step in range(before.seats):
        owner = (mover + step) % int(before.seats)
        came = int(after.held[owner]) - int(before.held[owner])
        came += len(laid) + given if owner == mover else -given if owner == victim else 0
        fresh = None
        if not is_hidden(after, owner, seat):
            lost = 1 << (move - GIVE) if given else 0
            fresh = tiles_in(after.hands[owner] & ~before.hands[owner] & ~lost)
        took = penalty if owner == victim else 0
        if took:
            taken.append(Took(owner, took, fresh and fresh[:took]))
        if came > took:
            shown = None if fresh is None else fresh[took:]
            drawn.append(Drew(owner, came - took, shown))
    return taken + drawn


def ends(before: State, after: State) -> list[Event]:
    """Seats that went out, and the end of the round."""
    happened: list[Event] = []
    for owner in range(after.seats):
        if (int(after.out) & ~int(before.out)) >> owner & 1:
            happened.append(Out(owner))
    if is_over(after):
        happened.append(Over.by(outcome(after)))
    return happened
