"""Reading the others: hands that fit what a seat did are likelier."""

from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME
from tests.games.mexican_train.tables import play, table

TRAINS = {"0": "12-7", "1": "12-3", "m": "12-9"}


def likelihood(position: Position, seat: int) -> float:
    return float(GAME.kernels.likelihood(position._state, seat, GAME.weight_array()))


def test_a_hand_with_a_tile_for_an_end_left_alone_is_less_likely() -> None:
    without, having = (play(table([f"7-8 8-10 {other}", "0-1 3-3"], TRAINS), "7-8@0") for other in ("3-11", "5-9"))
    assert likelihood(having, 1) < likelihood(without, 1)
    assert likelihood(having, 0) == likelihood(without, 0)  # nobody is judged by the own hand


def test_a_hand_that_goes_on_with_its_train_is_likelier_unless_the_train_is_marked() -> None:
    for marked, longer in (("", True), ("0", False)):
        chained, loose = (table([hand, "0-1"], TRAINS, marked=marked, turn=1) for hand in ("7-8 8-10", "4-8 8-10"))
        assert (likelihood(chained, 1) > likelihood(loose, 1)) is longer


def test_heavy_tiles_are_laid_first() -> None:
    light, heavy = (table([hand, "0-1"], turn=1) for hand in ("2-12 5-8", "2-12 5-9"))
    assert likelihood(light, 1) > likelihood(heavy, 1)
