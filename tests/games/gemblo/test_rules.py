"""The rules page, number by number, in small positions; the rulebook's own examples among them."""

from collections.abc import Iterable
from math import atan2, pi

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.board import OBSTACLES, STARTS, ZONES
from minoteka.games.gemblo.pieces import PIECES
from minoteka.geometry.hexagonal import (
    DIRECTIONS,
    FACING,
    Cell,
    centre,
    distance,
    free_form,
    neighbours,
    tilted_radius,
)
from tests.games.gemblo.boards import counted, laid_out


def cells_of(text: str) -> set[Cell]:
    return {(int(q), int(r)) for q, r in (part.split(",") for part in text.partition(":")[2].split(";"))}


def single(cell: Cell) -> str:
    return f"1:{cell[0]},{cell[1]}"


# Zones, starts and obstacles


@pytest.mark.parametrize(("seats", "size"), [(2, 295), (3, 241), (4, 295), (5, 463), (6, 463)])
def test_zones(seats: int, size: int) -> None:
    assert len(ZONES[seats]) == len(set(ZONES[seats])) == size
    assert set(STARTS[seats]) <= set(ZONES[seats])
    assert len(Position.from_deal(GAME, seats, {}, {"first": 0}).view().cells) == size


def test_starts_run_clockwise() -> None:
    for starts in STARTS.values():
        angles = [atan2(*reversed(centre(start))) for start in starts]  # y points down: angles rise clockwise
        steps = [(b - a) % (2 * pi) for a, b in zip(angles, angles[1:] + angles[:1], strict=True)]
        assert sum(steps) == pytest.approx(2 * pi)


def test_obstacles_of_five_seats() -> None:
    assert set(PIECES) - set(OBSTACLES) == {1, 2, 4}
    assert all(free_form(cells) == free_form(PIECES[number]) for number, cells in OBSTACLES.items())
    covered = [cell for cells in OBSTACLES.values() for cell in cells]
    assert len(covered) == len(set(covered)) == 72 - 6
    assert set(covered) <= set(ZONES[5]) - set(STARTS[5])


def test_five_starts_lie_in_the_second_row_with_three_obstacles_between() -> None:
    assert {tilted_radius(start) for start in STARTS[5]} == {20}

    def angle(cells: Iterable[Cell]) -> float:
        points = [centre(cell) for cell in cells]
        return atan2(sum(y for _, y in points), sum(x for x, _ in points))

    marks = [(angle([start]), "start") for start in STARTS[5]]
    marks += [(angle(cells), "obstacle") for cells in OBSTACLES.values()]
    around = "".join(kind[0] for _, kind in sorted(marks))
    assert "".join(sorted(around)) == "o" * 15 + "s" * 5
    assert "sooo" * 5 in around * 2


# Rule 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_1_the_first_piece_of_every_colour_covers_its_start(seats: int) -> None:
    position = Position.from_deal(GAME, seats, {}, {"first": 1})
    for ply in range(len(STARTS[seats])):
        colour = (1 + ply) % len(STARTS[seats])
        assert position.to_act == colour % seats
        for text in position.legal_moves():
            assert STARTS[seats][colour] in cells_of(text) <= set(ZONES[seats])
        position = position.play(position.legal_moves()[-1])


def test_1_two_seats_alternate_and_each_alternates_its_colours() -> None:
    position = Position.from_deal(GAME, 2, {}, {"first": 1})
    order = []
    for _ in range(8):
        order.append((position.to_act, int(position._state.turn)))
        position = position.play(position.legal_moves()[0])
    assert order == [(1, 1), (0, 2), (1, 3), (0, 0)] * 2


# Rule 2

RED = (0, "1:0,0")


def links(position: Position, colour: int = 0) -> set[Cell]:
    """Where a single block of the colour may go."""
    texts = position.view().colours[colour].links
    return {(int(q), int(r)) for q, r in (text.split(",") for text in texts)}


def test_2_a_block_faces_six_cells_and_touches_none_of_them() -> None:
    position = laid_out(6, RED)
    assert links(position) == set(FACING)
    assert all(distance(cell, (0, 0)) == 2 for cell in FACING)
    placed = {text for text in position.legal_moves() if text.startswith("2:")}
    assert all(cells_of(text) & set(FACING) for text in placed)
    assert not any(cells_of(text) & set(neighbours((0, 0))) for text in placed)


def test_2_a_piece_may_not_touch_its_colour_but_may_touch_others() -> None:
    position = laid_out(6, (0, "2:0,0;0,1"), (1, "1:3,0"), turn=0)
    cells = set().union(*map(cells_of, position.legal_moves()))
    touching = {n for cell in ((0, 0), (0, 1)) for n in neighbours(cell)}
    assert not cells & touching
    assert cells & set(neighbours((3, 0)))


@pytest.mark.parametrize("side", range(6))
def test_2_one_piece_on_both_sides_cuts_a_line(side: int) -> None:
    one, other = DIRECTIONS[side], DIRECTIONS[(side + 1) % 6]
    cells = ";".join(f"{q},{r}" for q, r in sorted((one, other)))
    cut = laid_out(6, RED, (1, f"2:{cells}"))
    assert FACING[side] not in links(cut)
    assert len(links(cut)) == 5


@pytest.mark.parametrize("side", range(6))
def test_2_two_pieces_on_both_sides_leave_it_open_even_of_one_colour(side: int) -> None:
    one, other = DIRECTIONS[side], DIRECTIONS[(side + 1) % 6]
    further = (2 * other[0], 2 * other[1])
    pair = ";".join(f"{q},{r}" for q, r in sorted((other, further)))
    for colour in (1, 2):
        assert FACING[side] in links(laid_out(6, RED, (1, single(one)), (colour, f"2:{pair}")))


def test_2_one_covered_side_leaves_it_open() -> None:
    for side in range(6):
        assert FACING[side] in links(laid_out(6, RED, (1, single(DIRECTIONS[side]))))


def test_2_a_line_along_the_rim_is_open() -> None:
    zone = set(ZONES[6])
    found = 0
    for cell in zone:
        for side, (dq, dr) in enumerate(FACING):
            beyond = (cell[0] + dq, cell[1] + dr)
            sides = [(cell[0] + a, cell[1] + b) for a, b in (DIRECTIONS[side], DIRECTIONS[(side + 1) % 6])]
            if beyond in zone and any(place not in zone for place in sides):
                assert beyond in links(laid_out(6, (0, single(cell))))
                found += 1
    assert found > 0


def test_2_a_cut_line_stays_cut_for_pieces_laid_later() -> None:
    cells = ";".join(f"{q},{r}" for q, r in sorted((DIRECTIONS[0], DIRECTIONS[1])))
    cutter = (1, f"2:{cells}")
    assert links(laid_out(6, cutter, RED)) == links(laid_out(6, RED, cutter)) == set(FACING) - {FACING[0]}


def test_2_a_cell_with_a_second_line_stays_a_link_cell() -> None:
    target = FACING[0]
    twin = (target[0] + FACING[1][0], target[1] + FACING[1][1])
    cells = ";".join(f"{q},{r}" for q, r in sorted((DIRECTIONS[0], DIRECTIONS[1])))
    lies = (RED, (0, f"3:{twin[0]},{twin[1]};{twin[0] + 1},{twin[1] - 1};{twin[0] + 2},{twin[1] - 2}"))
    assert target in links(laid_out(6, *lies, (1, f"2:{cells}")))


def test_2_obstacles_cut_lines_and_cover_cells() -> None:
    position = laid_out(5, (0, "1:8,1"))  # (9,1) and (8,2) belong to obstacle 5
    assert (9, 2) not in links(position)
    assert not any(cells_of(text) & set(OBSTACLES[5]) for text in position.legal_moves())
    free = laid_out(6, (0, "1:8,1"))
    assert (9, 2) in links(free)


# Rule 3


def test_3_passing_is_refused_while_a_piece_fits() -> None:
    position = Position.from_deal(GAME, 3, {}, {"first": 0})
    assert "pass" not in position.legal_moves()


def test_3_a_colour_without_a_place_passes_and_never_lays_again() -> None:
    around = ((0, "1:0,0"), (1, "4:-1,0;0,-1;1,-1"), (2, "4:-1,1;0,1;1,0"))
    assert links(laid_out(3, *around)) == {(2, -1), (-2, 1)}  # where the two pieces meet, the lines stay open
    position = laid_out(3, *around, (1, "1:2,-1"), (2, "1:-2,1"), turn=2)
    position = position.play(next(text for text in position.legal_moves() if text.startswith("18:")))
    passes = 0
    while not position.is_over:
        legal = position.legal_moves()
        if int(position._state.turn) == 0:
            assert legal == ("pass",)
            passes += 1
        position = position.play(legal[0])
    assert passes > 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_3_the_round_ends_at_once_with_a_placement(seats: int) -> None:
    position = Position.from_deal(GAME, seats, {}, {"first": 0})
    last, passed = "", set()
    while not position.is_over:
        last = position.legal_moves()[0]
        colour = int(position._state.turn)
        assert (last == "pass") or colour not in passed
        if last == "pass":
            passed.add(colour)
        position = position.play(last)
    assert last != "pass"


# Rule 4


def told(position: Position) -> tuple[list[float], tuple[int, ...], str]:
    outcome = position.outcome
    assert outcome is not None
    return list(outcome.scores), outcome.winners, outcome.reason


def test_4_fewest_blocks_win() -> None:
    assert told(counted(3, (1, 2), (18,), (6,))) == ([3, 5, 4], (0,), "fewest-blocks")


def test_4_equal_blocks_the_larger_piece_loses_as_in_the_rulebook() -> None:
    """Serezha keeps pieces of 3 and 5 blocks, Dima two of 4: Dima wins."""
    assert told(counted(3, (3, 18), (6, 7), (18, 17))) == ([8, 8, 10], (1,), "smaller-largest-piece")


def test_4_still_equal_the_lower_numbers_win_as_in_the_rulebook() -> None:
    """Natasha's pieces cost 28, Katya's 25: Katya wins."""
    natasha, katya = (10, 18), (7, 18)
    assert sum(natasha) == 28
    assert sum(katya) == 25
    assert told(counted(3, natasha, katya, (11, 12))) == ([9, 9, 10], (1,), "lower-cost")


def test_4_what_nothing_tells_apart_is_shared() -> None:
    assert told(counted(4, (6, 9), (7, 8), (1, 18, 17), (7, 8))) == ([8, 8, 11, 8], (0, 1, 3), "shared")


def test_4_a_measure_keeps_only_the_best_of_those_still_tied() -> None:
    assert told(counted(4, (3, 18), (6, 9), (6, 7), (16, 17))) == ([8, 8, 8, 10], (2,), "lower-cost")


def test_4_two_seats_count_both_colours() -> None:
    assert told(counted(2, (18,), (1,), (), (2,))) == ([5, 3], (1,), "fewest-blocks")
    assert told(counted(2, (3,), (18,), (18,), (3,))) == ([8, 8], (0, 1), "shared")
    assert told(counted(2, (6,), (3,), (7,), (18,))) == ([8, 8], (0,), "smaller-largest-piece")
    assert told(counted(2, (6, 1), (7,), (), (1,))) == ([5, 5], (0,), "lower-cost")


def test_4_nothing_left_counts_nothing() -> None:
    assert told(counted(3, (), (), (1,))) == ([0, 0, 1], (0, 1), "shared")


# Texts


def test_deals() -> None:
    assert Position.from_deal(GAME, 4, {}, {"first": 3}).deal() == {"first": 3}
    for wrong in (
        {},
        {"first": 4},
        {"first": -1},
        {"first": True},
        {"first": "0"},
        {"first": 0, "hands": []},
        [],
        None,
    ):
        with pytest.raises(Malformed):
            Position.from_deal(GAME, 4, {}, wrong)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "move-text"),
        ("19:0,0", "move-text"),
        ("0:0,0", "move-text"),
        ("1:0", "move-text"),
        ("1:00,0", "move-text"),
        ("1:-0,0", "move-text"),
        ("1:0,0;", "move-text"),
        ("1: 0,0", "move-text"),
        ("1:٣,0", "move-text"),
        ("1:100,0", "move-text"),
        ("Pass", "move-text"),
        ("2:0,0", "gemblo-shape"),
        ("2:0,0;0,2", "gemblo-shape"),
        ("2:0,0;0,0", "gemblo-shape"),
        ("4:0,0;0,1;0,2", "gemblo-shape"),
    ],
)
def test_what_cannot_be_read_is_malformed(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        Position.from_deal(GAME, 6, {}, {"first": 0}).play(text)
    assert caught.value.code == code


def test_cells_may_come_in_any_order() -> None:
    position = Position.from_deal(GAME, 6, {}, {"first": 0})
    text = next(text for text in position.legal_moves() if text.startswith("5:"))
    number, _, cells = text.partition(":")
    turned = f"{number}:{';'.join(reversed(cells.split(';')))}"
    assert turned != text
    assert position.play(turned) == position.play(text)
