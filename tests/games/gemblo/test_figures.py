"""What the figures of the rules pages claim is what the engine says."""

import pytest

from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.help.figures import SCENES
from tests.games.scenes import holds


@pytest.mark.parametrize("name", list(SCENES))
def test_a_figure_says_the_truth(name: str) -> None:
    scene = SCENES[name]
    position = Position(GAME, scene.seats, {}, scene.state())
    good = tuple(f"1:{cell}" for cell in scene.good)
    holds(position, good, {f"1:{cell}": code for cell, (_, code) in scene.bad.items()})


def test_the_lines_shown_are_all_there_are() -> None:
    scene = SCENES["lines"]
    links = Position(GAME, scene.seats, {}, scene.state()).view().colours[0].links
    assert sorted(links) == sorted(scene.good) == sorted(f"{q},{r}" for _, (q, r) in scene.lines)
    crosses = SCENES["touching"]
    assert len(crosses.bad) == 8


def test_a_cut_line_is_cut_and_an_open_one_open() -> None:
    scene = SCENES["cut"]
    links = Position(GAME, scene.seats, {}, scene.state()).view().colours[0].links
    for (_, (q, r)), is_open in scene.lines.items():
        assert (f"{q},{r}" in links) == is_open


def test_the_first_piece_is_a_legal_one() -> None:
    scene = SCENES["first"]
    assert scene.laid[0][1] in Position.from_deal(GAME, scene.seats, {}, {"first": 0}).legal_moves()
