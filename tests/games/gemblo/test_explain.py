"""Every way to be wrong has its own code, and names the cells at fault."""

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal
from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from tests.games.gemblo.boards import laid_out


def refused(position: Position, text: str) -> Illegal:
    data = position.to_bytes()
    with pytest.raises(Illegal) as caught:
        position.play(text)
    assert GAME.layout.to_bytes(position._state) == data
    for language in texts.LANGUAGES:
        assert not caught.value.say(language).startswith("error-")
        assert "$" not in caught.value.say(language)
    return caught.value


def fresh(seats: int = 6) -> Position:
    return Position.from_deal(GAME, seats, {}, {"first": 0})


def test_a_pass_while_something_fits() -> None:
    assert refused(fresh(), "pass").code == "gemblo-must-lay"


def test_a_piece_that_lies_already_is_shown_where_it_lies() -> None:
    error = refused(laid_out(6, (0, "2:0,0;0,1")), "2:3,3;3,4")
    assert (error.code, error.details["piece"], set(error.cells)) == ("gemblo-not-left", 2, {"0,0", "0,1"})


@pytest.mark.parametrize("text", ["1:15,0", "2:14,-7;15,-7", "1:99,-99", "18:-99,0;-98,0;-97,0;-96,0;-95,0"])
def test_outside(text: str) -> None:
    error = refused(fresh(), text)
    assert error.code == "gemblo-outside"
    assert "14,-7" not in error.cells
    assert error.details["cell"] == error.cells[0]


def test_outside_names_every_cell_outside() -> None:
    assert refused(fresh(), "3:13,-7;14,-7;15,-7").cells == ("15,-7",)


def test_taken() -> None:
    error = refused(laid_out(6, (1, "3:0,0;0,1;0,2"), (0, "1:3,3")), "3:0,1;1,0;2,-1")
    assert (error.code, error.cells) == ("gemblo-taken", ("0,1",))


def test_an_obstacle_takes_its_cells() -> None:
    assert refused(fresh(5), "1:8,2").code == "gemblo-taken"


def test_the_first_piece_misses_its_start() -> None:
    error = refused(fresh(), "1:0,0")
    assert (error.code, error.cells) == ("gemblo-start", ("7,-14",))


def test_touching_names_the_piece_and_both_cells() -> None:
    error = refused(laid_out(6, (0, "2:0,0;0,1")), "1:1,0")
    assert (error.code, error.details["piece"]) == ("gemblo-touches", 2)
    assert error.cells == ("1,0", "0,1")


def test_a_cut_line_names_the_piece_that_cuts() -> None:
    error = refused(laid_out(6, (0, "1:0,0"), (4, "2:0,-1;1,-1")), "2:1,-2;2,-3")
    assert error.code == "gemblo-cut"
    assert (error.details["colour"], error.details["piece"]) == (4, 2)
    assert error.cells[:2] == ("1,-2", "0,0")
    assert set(error.cells[2:]) == {"0,-1", "1,-1"}
    assert "violet" in error.say("en")


def test_an_obstacle_can_be_what_cuts() -> None:
    error = refused(laid_out(5, (0, "1:-9,3")), "2:-8,1;-7,0")
    assert error.code == "gemblo-cut"
    assert (error.details["colour"], error.details["piece"]) == (5, 18)


def test_too_far_names_the_nearest_cell_with_a_line() -> None:
    error = refused(laid_out(6, (0, "1:0,0")), "2:5,-1;6,-1")
    assert (error.code, error.cells) == ("gemblo-apart", ("2,-1",))


def test_no_line_open_at_all() -> None:
    around = ((0, "1:0,0"), (1, "4:-1,0;0,-1;1,-1"), (2, "4:-1,1;0,1;1,0"), (1, "1:2,-1"), (2, "1:-2,1"))
    assert refused(laid_out(3, *around), "2:4,0;5,0").code == "gemblo-apart-closed"


def test_texts_name_the_same_things_in_every_language() -> None:
    keys = {}
    for language in texts.LANGUAGES:
        source = (texts.FOLDER / language / "gemblo.ftl").read_text("utf-8")
        keys[language] = [line.split(" =")[0] for line in source.splitlines() if " = " in line and line[0].isalpha()]
    assert keys["en"] == keys["uk"] == keys["ru"]
