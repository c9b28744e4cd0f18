"""What holds in every position: the lattice is the same in all directions, nothing is lost, and rounds end."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.trimino import GAME
from minoteka.games.trimino.board import MAX_FIELDS, MAX_PLACES, cell_of, field_of, place_of
from minoteka.games.trimino.pieces import (
    ALL,
    COUNT,
    FITS,
    FITTING,
    LAID_BY_TEXT,
    TEXTS,
    TILES,
    WORTHS,
    worth_of,
)
from minoteka.games.trimino.placing import fitting, is_laid, need_of, put, sides_shared
from minoteka.geometry import triangular as tri
from minoteka.kernel import COMPILED, State, below, rng_from_int

ROUNDS = 12 if COMPILED else 4
seeds = st.integers(0, 2**32 - 1)
rulesets = st.sampled_from(["classic", "reverse", "triominos"])
sets_of_tiles = st.integers(1, ALL)


def blank() -> State:
    return GAME.blank(2, GAME.settle(2, {}))


def open_cells(s: State, field: int = 0) -> dict[tri.Cell, int]:
    places = {int(s.open_place[i]): int(s.open_need[i]) for i in range(s.open)}
    return {cell_of(place): need for place, need in places.items() if field_of(place) == field}


@given(sets_of_tiles)
def test_sets_of_tiles(tiles: int) -> None:
    listed = [tile for tile in range(COUNT) if tiles >> tile & 1]
    assert worth_of(tiles) == sum(WORTHS[tile] for tile in listed)


def test_an_open_place_takes_a_tile_in_one_way_only() -> None:
    """Two asked values leave a tile one way to lie (a triple looks the same in all three)."""
    for need in range(343):
        asked = (need // 49, need // 7 % 7, need % 7)
        if sum(digit > 0 for digit in asked) < 2:
            continue
        for tile in range(COUNT):
            ways = {
                TEXTS[laid]
                for laid in range(3 * tile, 3 * tile + 3)
                if all(want in (0, 1 + int(has)) for want, has in zip(asked, TEXTS[laid], strict=True))
            }
            assert len(ways) <= 1
            assert (int(FITS[need]) >> tile & 1) == len(ways)
            assert FITTING[need][tile] == (LAID_BY_TEXT[ways.pop()] if ways else -1)


@settings(max_examples=40 if COMPILED else 10)
@given(seeds, st.integers(0, 5))
def test_a_chain_of_all_tiles_grows_anywhere(seed: int, heading: int) -> None:
    """56 tiles, one beside the other, wherever the chain turns; two fields at once, one the other's mirror image."""
    s, rng = blank(), rng_from_int(seed)
    chain: list[tri.Cell] = [(0, 0)]
    while len(chain) < COUNT // 2:
        ahead = [cell for cell in tri.neighbours(chain[-1]) if cell not in chain]
        if not ahead:
            break
        far = tri.moved_cell(tri.SYMMETRIES[heading], (100, 0))
        ahead.sort(key=lambda cell: (cell[0] - far[0]) ** 2 + 3 * (cell[1] - far[1]) ** 2)
        chain.append(ahead[0] if below(rng, 4) else ahead[-1])
    for cell in chain:
        put(s, 0, place_of(0, cell), 0)
        put(s, 1, place_of(1, tri.moved_cell(tri.MIRROR, cell)), 0)
    for field, cells in ((0, chain), (1, [tri.moved_cell(tri.MIRROR, cell) for cell in chain])):
        free = {beside for cell in cells for beside in tri.neighbours(cell)} - set(cells)
        assert set(open_cells(s, field)) == free
        assert all(is_laid(s, place_of(field, cell)) for cell in cells)
        assert not any(is_laid(s, place_of(field, cell)) for cell in free)
        numbered = {point for cell in cells for point in tri.corners(cell)}
        assert {cell_of(int(p)) for p in s.point if p and field_of(int(p)) == field} == numbered


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_longest_straight_chains_stay_inside_the_span(step: tuple[int, int]) -> None:
    s, cell = blank(), (0, 0)
    for _ in range(COUNT):
        put(s, 0, place_of(MAX_FIELDS - 1, cell), 0)
        straight = (cell[0] + step[0], cell[1] + step[1])
        cell = straight if straight in tri.neighbours(cell) else (cell[0] + 1, cell[1])
    assert s.laid == COUNT
    assert s.open <= MAX_PLACES
    assert {field_of(int(s.open_place[i])) for i in range(s.open)} == {MAX_FIELDS - 1}


def grown(rng: object, count: int) -> list[tuple[tri.Cell, int]]:
    """Tiles laid one by one wherever one fits, every tile at most once: (cell, laid tile)."""
    s, left = blank(), ALL
    laid = [((0, 0), 3 * below(rng, COUNT))]
    while True:
        put(s, 0, place_of(0, laid[-1][0]), laid[-1][1])
        left &= ~(1 << (laid[-1][1] // 3))
        options = [
            (cell, int(FITTING[need][tile]))
            for cell, need in open_cells(s).items()
            for tile in range(COUNT)
            if (int(FITS[need]) & left) >> tile & 1
        ]
        if len(laid) == count or not options:
            return laid
        laid.append(options[below(rng, len(options))])


def turned(laid: int, cell: tri.Cell, symmetry: tri.Matrix) -> int:
    """The same tile after a turn of the whole field: its values go with its corners."""
    there = tri.corners(tri.moved_cell(symmetry, cell))
    values = {tri.moved(symmetry, corner): v for corner, v in zip(tri.corners(cell), TEXTS[laid], strict=True)}
    return LAID_BY_TEXT["".join(values[corner] for corner in there)]


@settings(max_examples=30 if COMPILED else 6)
@given(seeds, st.sampled_from(tri.SYMMETRIES[:6]))
def test_a_turned_field_offers_the_turned_moves(seed: int, symmetry: tri.Matrix) -> None:
    tiles = grown(rng_from_int(seed), 25)
    one, other = blank(), blank()
    for cell, laid in tiles:
        closed = put(one, 0, place_of(0, cell), laid)
        there = place_of(0, tri.moved_cell(symmetry, cell))
        assert put(other, 0, there, turned(laid, cell, symmetry)) == closed

    def offers(s: State) -> set[tuple[tri.Cell, int]]:
        return {
            (cell, int(FITTING[need][tile]))
            for cell, need in open_cells(s).items()
            for tile in range(COUNT)
            if int(FITS[need]) >> tile & 1
        }

    moved = {(tri.moved_cell(symmetry, cell), turned(laid, cell, symmetry)) for cell, laid in offers(one)}
    assert offers(other) == moved


@settings(max_examples=ROUNDS)
@given(seeds, st.integers(2, 4), rulesets)
def test_every_ply_of_a_round(seed: int, seats: int, ruleset: str) -> None:
    position = Position.dealt(GAME, seats, {"ruleset": ruleset}, Chance(str(seed)))
    rng, plies = rng_from_int(seed), 0
    while not position.is_over:
        if plies % 9 == seed % 9:
            assert_places_are_open(position._state)
        legal = position.legal_moves()
        move = legal[below(rng, len(legal))]
        after = position.play(move)
        if ruleset != "classic":
            assert_points_explained(position, move, after)
        position, plies = after, plies + 1
        assert plies <= GAME.max_plies
    assert_scores_add_up(position, ruleset)


def assert_places_are_open(s: State) -> None:
    """The list of open places, kept up tile by tile, is what the table shows."""
    assert s.open <= MAX_PLACES
    for i in range(s.open):
        place = int(s.open_place[i])
        assert not is_laid(s, place)
        assert sides_shared(s, place) >= 1
        assert s.open_need[i] == need_of(s, place)


def assert_points_explained(before: Position, move: str, after: Position) -> None:
    """What a seat gained in a move is what the events tell."""
    seat, triominos = before.to_act, before.options["ruleset"] == "triominos"
    happened = before.observe(seat).events(before.code(move), after.observe(seat))
    kinds = Counter(event.kind for event in happened)
    gain = sum(event.worth for event in happened if event.kind == "laid")
    if triominos:
        gain += sum((50, 60, 70)[event.count - 1] for event in happened if event.kind == "hexagon")
        gain += 40 * kinds["bridge"] - 5 * kinds["drew"]
        if not before.view().tiles and len(set(move[4:])) == 1:
            gain += 40 if move == "new:000" else 10
        if kinds["passed"] and before.view().drawn == 3:
            gain -= 10
        left = [sum(int(v) for t in hand.tiles for v in t) for hand in after.view().hands] if after.is_over else []
        if kinds["out"]:
            gain += 25 + sum(left)
        elif left and left[seat] == min(left):
            gain += sum(left) - 2 * left[seat]
    assert after.view().points[seat] - before.view().points[seat] == gain


def assert_scores_add_up(position: Position, ruleset: str) -> None:
    assert position.outcome is not None
    view = position.view()
    left = [sum(int(v) for tile in hand.tiles for v in tile) for hand in view.hands]
    if ruleset == "classic":
        assert list(position.outcome.scores) == left
    elif ruleset == "reverse":
        laid = [sum(tile.worth for tile in view.tiles if tile.seat == seat) for seat in range(position.seats)]
        assert list(position.outcome.scores) == laid
    assert sorted(position.inventory()) == sorted(TILES)


def test_nothing_can_be_laid_before_the_first_tile() -> None:
    assert fitting(blank()) == 0
