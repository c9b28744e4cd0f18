"""What proves riddles keeps within its memory: looked at with bounds checks on. All themes: tests/riddles."""

from minoteka import catalog
from minoteka.puzzles.riddle import file_of, read


def test_a_riddle_is_proven_with_bounds_checks():
    game, theme = catalog.theme("last-tile")
    catalog.judge(theme).check(read(file_of(game, theme))[0], catalog.game)
