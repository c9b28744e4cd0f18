"""The 32 puzzles of the rulebook: each is a real puzzle, and what its file says of it is true."""

import pytest

from minoteka import texts
from minoteka.core.errors import Malformed
from minoteka.geometry.hexagonal import free_form
from minoteka.puzzles import collection, why
from minoteka.puzzles.cover import Count
from minoteka.puzzles.grade import GRADES, grade

FEW = 1_000
QUICK_TO_COUNT = ("boat", "umbrella", "hexagon", "hourglass", "windmill", "chick", "heart", "puppy", "carrot")


@pytest.fixture(scope="module")
def puzzles(box):
    return {name: collection.load(name, box) for name in collection.NAMES}


def check_cover(puzzle, cover):
    painted = puzzle.paint(cover)
    assert sorted(piece for piece, _ in painted) == sorted(puzzle.pieces)
    assert sorted(cell for _, placement in painted for cell in placement.cells) == list(puzzle.cells)
    for piece, placement in painted:
        assert free_form(placement.cells) == free_form(puzzle.box.shapes[piece.number][0])


def test_there_are_32_with_a_title_in_every_language(puzzles):
    assert len(puzzles) == 32 == len(list(collection.FOLDER.glob("*.toml")))
    for language in texts.LANGUAGES:
        titles = [texts.say(f"puzzle-{name}", language) for name in puzzles]
        assert len(set(titles)) == 32 and not any(title.startswith("puzzle-") for title in titles)


def test_no_two_are_alike_and_none_is_small(puzzles):
    assert len({free_form(puzzle.cells) for puzzle in puzzles.values()}) == 32
    for puzzle in puzzles.values():
        assert len(puzzle.cells) >= 25 and len(puzzle.pieces) >= 6
        assert puzzle.box.board.issuperset(puzzle.cells)
        assert puzzle.grade in GRADES and puzzle.solutions is not None


def test_half_of_them_have_few_solutions(puzzles):
    counts = [puzzle.solutions for puzzle in puzzles.values()]
    assert sum(count.complete and 1 <= count.number <= FEW for count in counts) >= 16


def test_every_grade_is_there(puzzles):
    assert {puzzle.grade for puzzle in puzzles.values()} == set(GRADES)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", collection.NAMES)
def test_each_has_a_solution(puzzles, name):
    cover = puzzles[name].tiling.first()
    assert cover is not None
    check_cover(puzzles[name], cover)
    assert why.unsolvable(puzzles[name]) is None


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", QUICK_TO_COUNT)
def test_solutions_are_counted_right(puzzles, name):
    assert puzzles[name].solutions == puzzles[name].tiling.count()


@pytest.mark.compiled_only
def test_tinted_ones_can_be_laid_in_the_colours_of_their_pictures(puzzles):
    tinted = [puzzle for puzzle in puzzles.values() if puzzle.tints]
    assert len(tinted) >= 12
    for puzzle in tinted:
        painted = puzzle.solution()
        assert sorted(piece for piece, _ in painted) == sorted(puzzle.pieces)
        assert {cell: piece.colour for piece, laid in painted for cell in laid.cells} == puzzle.tints


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("name", sorted(set(collection.NAMES) - set(QUICK_TO_COUNT)))
def test_solutions_are_counted_right_where_it_takes_long(puzzles, name):
    known = puzzles[name].solutions
    if known.complete:
        assert puzzles[name].tiling.count() == known
    else:
        assert puzzles[name].tiling.count(limit=known.number + 1).number > known.number


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("name", collection.NAMES)
def test_grades_are_right(puzzles, name):
    assert grade(puzzles[name].tiling) == puzzles[name].grade


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", QUICK_TO_COUNT[:5])
def test_some_grades_are_right(puzzles, name):
    assert grade(puzzles[name].tiling) == puzzles[name].grade


def test_the_count_of_a_small_one_agrees_with_its_list(puzzles):
    covers = list(puzzles["hexagon"].tiling.solutions())
    assert len(set(covers)) == puzzles["hexagon"].solutions.number
    for cover in covers:
        check_cover(puzzles["hexagon"], cover)
    assert puzzles["hexagon"].tiling.count(up_to_symmetry=True) != Count(0, True)


def test_an_unknown_name_is_told_what_is_close(box):
    with pytest.raises(Malformed) as caught:
        collection.load("fihs", box)
    assert caught.value.code == "puzzle-unknown" and caught.value.details["close"] == "fish"
