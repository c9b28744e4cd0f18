"""Riomino rule by rule, as small positions. Numbers are those of the rules page."""

from itertools import pairwise

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.games.riomino.board import DICE_EACH, HINTED, LEVELS
from minoteka.games.riomino.pieces import ALL_SIDES, CORNERS, FACES
from minoteka.kernel import below, rng_from_int
from tests.games.riomino.positions import after, cells, dealt

EVERY = "01 02 03 12 13 23"


def test_a_die_shows_two_values_on_two_neighbouring_sides_each() -> None:
    for laid, sides in enumerate(ALL_SIDES):
        north, east, south, west = sides
        assert "".join(map(str, sorted(set(sides)))) == FACES[laid // 4]
        assert north != south
        assert east != west
        assert sorted(sides).count(north) == 2
    assert len(set(ALL_SIDES)) == 24
    assert ALL_SIDES[4 * FACES.index("12") + CORNERS.index("ne")] == (1, 1, 2, 2), "12ne: 1 north and east"


@pytest.mark.parametrize(
    ("level", "board", "dice"),
    [("start", 13, 6), ("junior", 17, 8), ("expert", 19, 9), ("master", 21, 10), ("specialist", 81, 12)],
)
def test_levels_cells_and_dice(level: str, board: int, dice: int) -> None:
    position = Position.dealt(GAME, 2, {"level": level}, Chance("levels"), first=1)
    assert len(position.view().cells) == board
    assert [sum(hand) for hand in position._state.hands] == [dice, dice] == [DICE_EACH[LEVELS.index(level)]] * 2
    if level != "specialist":
        assert board == 2 * dice + 1, "the board has one cell for every die"


def test_each_board_contains_the_smaller_ones() -> None:
    boards = [{cell.cell for cell in dealt("01", "01", "01", level=level).view().cells} for level in LEVELS[:4]]
    assert all(small < large for small, large in pairwise(boards))


def test_1_the_starter_lays_the_start_die_on_the_centre_and_chooses_its_rotation() -> None:
    position = dealt(EVERY, EVERY, "13", first=1)
    assert position.to_act == 1
    assert position.legal_moves() == ("13ne@c3", "13nw@c3", "13se@c3", "13sw@c3")
    assert [hand.count for hand in position.view().hands] == [6, 7]
    played = position.play("13se@c3")
    assert played.to_act == 0
    assert [hand.count for hand in played.view().hands] == [6, 6]


def test_1_the_roll_is_open_to_both_and_to_everybody() -> None:
    position = Position.dealt(GAME, 2, {}, Chance("open"))
    views = [position.view(seat) for seat in (-1, 0, 1)]
    assert views[0].hands == views[1].hands == views[2].hands


def test_2_a_die_touches_a_laid_one_by_a_side() -> None:
    assert cells(after(dealt(EVERY, EVERY, "12"), "12ne@c3")) == {"b3", "c2", "c4", "d3"}


def test_2_touching_sides_are_equal() -> None:
    position = after(dealt(EVERY, EVERY, "12"), "12ne@c3")
    north = {text for text in position.legal_moves() if text.endswith("@c4")}
    assert north == {"01nw@c4", "01ne@c4", "12se@c4", "12sw@c4", "13se@c4", "13sw@c4"}


def test_2_every_touching_pair_counts() -> None:
    """d4 lies north of d3 and east of c4: both ask something of it."""
    position = after(dealt("13 12 13", "12 13 23 03", "12"), "12ne@c3 13se@c4 12nw@d3")
    there = {text for text in position.legal_moves() if text.endswith("@d4")}
    assert there == {"12sw@d4"}, "1 to the south and to the west, and no other die of the hand has that"


def test_2_only_own_dice_are_laid() -> None:
    position = after(dealt("01", "23", "12"), "12ne@c3")
    assert {text[:2] for text in position.legal_moves()} == {"23"}
    assert cells(position) == {"b3", "c2"}, "only the twos of the start die"


def test_2_three_equal_sides_block_a_place() -> None:
    position = after(dealt("02 02 03 03 12 13", "01 02 12 13 23 23", "12"), "12ne@c3 12sw@c4 12ne@b4 02sw@c2 02se@b2")
    place = next(cell for cell in position.view().cells if cell.cell == "b3")
    assert place.open
    assert place.dead
    assert "b3" not in cells(position)


def test_2_boards_end() -> None:
    """e3 is the eastern tip of START: nothing goes on from there but back."""
    position = after(dealt("01", "01", "01"), "01ne@c3 01nw@d3 01ne@e3")
    names = {cell.cell for cell in position.view().cells}
    assert "e4" not in names
    assert cells(position) <= names


def test_3_who_cannot_lay_loses_at_once() -> None:
    position = after(dealt("01", "23", "01"), "01ne@c3")
    assert position.is_over
    assert position.legal_moves() == ()
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [1, 0], "winners": [0], "reason": "blocked"}


def test_3_all_dice_laid() -> None:
    outcome = _all_laid("last-move").outcome
    assert outcome is not None
    assert outcome.as_json() == {"scores": [1, 0], "winners": [0], "reason": "all-laid"}


def _all_laid(scoring: str) -> Position:
    """START filled with thirteen dice 01, never leaving a dead place."""
    position = dealt("01", "01", "01", scoring=scoring)
    while not position.is_over:
        best = None
        for text in position.legal_moves():
            following = position.play(text)
            if not any(cell.dead for cell in following.view().cells):
                best = following
                break
        assert best is not None, "a way without dead places exists"
        position = best
    return position


def test_6_all_dice_laid_is_a_draw_when_counting() -> None:
    outcome = _all_laid("tashkent").outcome
    assert outcome is not None
    assert outcome.as_json() == {"scores": [0.5, 0.5], "winners": [0, 1], "reason": "draw"}


def test_4_the_frame_settles_where_the_dice_make_it_settle() -> None:
    position = after(dealt("01", "01", "01", level="specialist"), "01ne@e5 01nw@f5 01ne@g5 01nw@h5")
    assert {"d5", "i5"} <= {cell.cell for cell in position.view().cells if cell.open}
    east = position.play("01ne@i5")
    assert not {cell for cell in cells(east) if cell[0] == "d"}, "five columns are in use"
    assert {cell for cell in cells(east) if cell[1] in "46"}
    west = position.play("01nw@d5")
    assert not {cell for cell in cells(west) if cell[0] == "i"}


def test_4_the_start_die_lies_on_e5() -> None:
    position = dealt("01", "01", "23", level="specialist")
    assert cells(position) == {"e5"}
    assert next(cell for cell in position.view().cells if cell.cell == "e5").open


def test_5_hints_are_marked_on_the_easy_boards() -> None:
    for level, hinted in zip(LEVELS, HINTED, strict=True):
        assert dealt("01", "01", "01", level=level).view().marks == hinted == (level in LEVELS[:3])


def test_6_a_stuck_seat_passes_while_the_other_can_lay() -> None:
    position = after(dealt("01", "23", "01", scoring="tashkent"), "01ne@c3")
    assert position.to_act == 1
    assert position.legal_moves() == ("pass",)
    position = position.play("pass")
    assert position.to_act == 0
    assert "pass" not in position.legal_moves()


def test_6_fewer_dice_win() -> None:
    position = after(dealt("01 23", "23", "01", scoring="tashkent"), "01ne@c3 pass 01nw@d3")
    while not position.is_over:
        position = position.play(position.legal_moves()[0])
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [1, 0], "winners": [0], "reason": "fewer-dice"}


def test_6_with_as_many_dice_fewer_pips_win() -> None:
    """The first of some random rounds that ends so."""
    for seed in range(200):
        position = Position.dealt(GAME, 2, {"scoring": "tashkent"}, Chance(f"pips {seed}"))
        rng = rng_from_int(seed)
        while not position.is_over:
            texts = position.legal_moves()
            position = position.play(texts[below(rng, len(texts))])
        outcome = position.outcome
        assert outcome is not None
        if outcome.reason == "fewer-pips":
            break
    left = [hand.tiles for hand in position.view().hands]
    pips = [sum(int(value) for face in hand for value in face) for hand in left]
    assert outcome.reason == "fewer-pips"
    assert len(left[0]) == len(left[1])
    assert outcome.winners == (0 if pips[0] < pips[1] else 1,)
    assert pips[0] != pips[1]


def test_6_nothing_between_them_is_a_draw() -> None:
    """Nobody can lay beside a start die of zeros and ones."""
    outcome = after(dealt("23", "23", "01", scoring="tashkent"), "01ne@c3").outcome
    assert outcome is not None
    assert outcome.as_json() == {"scores": [0.5, 0.5], "winners": [0, 1], "reason": "draw"}


def test_texts_and_deals_round_trip() -> None:
    deal = {"first": 1, "hands": [["23", "01", "12", "12", "03", "02"], ["13"] * 6], "start": "02"}
    position = Position.from_deal(GAME, 2, {}, deal)
    assert position.deal() == {**deal, "hands": [["01", "02", "03", "12", "12", "23"], ["13"] * 6]}
