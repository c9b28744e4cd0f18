"""What a page is told to draw while a piece is held: the open lines of the colour on turn."""

from tests.games.gemblo.boards import Laid, laid_out


def lines(*laid: Laid) -> set[tuple[str, str]]:
    return {(start, end) for start, end in laid_out(3, *laid).view(0).lines}


def test_a_lone_block_has_six_open_lines_to_its_link_cells() -> None:
    ends = ("1,-2", "2,-1", "1,1", "-1,2", "-2,1", "-1,-1")
    assert lines((0, "1:0,0")) == {("0,0", end) for end in ends}


def test_a_line_that_one_piece_cuts_is_not_drawn() -> None:
    assert ("0,0", "1,-2") not in lines((0, "1:0,0"), (1, "2:0,-1;1,-1"))
    assert len(lines((0, "1:0,0"), (1, "2:0,-1;1,-1"))) == 5


def test_two_pieces_leave_the_line_between_them_open() -> None:
    assert ("0,0", "1,-2") in lines((0, "1:0,0"), (1, "1:0,-1"), (2, "1:1,-1"))


def test_every_link_cell_of_a_colour_that_has_begun_ends_a_line() -> None:
    shown = laid_out(3, (0, "3:0,0;0,1;0,2"), (1, "1:1,1")).view(0)
    assert {end for _, end in shown.lines} == set(shown.colours[0].links)
