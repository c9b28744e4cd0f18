"""The exact-cover engine: against brute force, with supply, limits, stop and progress."""

import threading
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from minoteka.kernel import buffer
from minoteka.puzzles.cover import Count, CoverSearch, ExactCover

KNUTH = [[2, 4], [0, 3, 6], [1, 2, 5], [0, 3, 5], [1, 6], [3, 4, 6]]
"""The example with seven items and one solution that everybody uses."""


@st.composite
def problems(draw):
    items = draw(st.integers(1, 8))
    option = st.sets(st.integers(0, items - 1), min_size=1, max_size=4).map(sorted)
    return items, draw(st.lists(option, max_size=12))


def brute_force(items, options, wanted=None):
    """All choices of options that cover every item as often as it is wanted."""
    target = wanted or [1] * items
    found = set()
    for size in range(1, sum(target) + 1):
        for choice in combinations(range(len(options)), size):
            if [sum(item in options[o] for o in choice) for item in range(items)] == target:
                found.add(choice)
    return found


def test_the_example_of_the_textbook():
    cover = ExactCover(7, KNUTH)
    assert list(cover.solutions()) == [(0, 3, 4)]
    assert cover.first() == (0, 3, 4) and cover.is_unique()


@settings(max_examples=150, deadline=None)
@given(problems())
def test_solutions_agree_with_brute_force(problem):
    items, options = problem
    expected = brute_force(items, options)
    cover = ExactCover(items, options)
    solutions = list(cover.solutions())
    assert set(solutions) == expected and len(solutions) == len(expected)
    assert cover.count() == Count(len(expected), True)
    assert cover.is_unique() == (len(expected) == 1)


@settings(max_examples=150, deadline=None)
@given(problems(), st.integers(2, 3))
def test_equal_pieces_are_interchangeable(problem, wanted):
    items, drawn = problem
    options = sorted({(*option, items) for option in drawn})  # one supplied item; a piece lies in one place once
    expected = brute_force(items + 1, options, [1] * items + [wanted])
    cover = ExactCover(items + 1, options, {items: wanted})
    assert set(cover.solutions()) == expected
    assert cover.count().number == len(expected)


@settings(max_examples=150, deadline=None)
@given(problems(), st.integers(1, 3))
def test_a_supply_that_need_not_be_used_up(problem, at_most):
    items, drawn = problem
    options = sorted({(*option, items) for option in drawn})
    expected = set().union(*(brute_force(items + 1, options, [1] * items + [n]) for n in range(1, at_most + 1)))
    cover = ExactCover(items + 1, options, {items: at_most}, use_all=False)
    assert set(cover.solutions()) == expected
    assert cover.count().number == len(expected)


def test_many_words_of_items():
    options = [[i, i + 1] for i in range(199)]
    cover = ExactCover(200, options)
    assert cover.first() == tuple(range(0, 199, 2)) and cover.is_unique()


def test_huge_counts_come_from_the_memo():
    """A row of 2 × n dominoes has as many covers as a Fibonacci number: 2 × 80 has 3.7 · 10^16."""
    columns = 80
    options = [[2 * i, 2 * i + 1] for i in range(columns)]
    options += [[2 * i + side, 2 * i + 2 + side] for i in range(columns - 1) for side in (0, 1)]
    cover = ExactCover(2 * columns, options)
    fibonacci = [1, 1]
    while len(fibonacci) <= columns:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    assert cover.count() == Count(fibonacci[columns], True)
    assert cover.count(limit=1000).complete is False


def test_no_options_and_no_items():
    assert ExactCover(3, []).count() == Count(0, True)
    assert ExactCover(3, []).first() is None
    assert ExactCover(0, []).count() == Count(1, True)
    assert ExactCover(0, []).first() == ()


@pytest.mark.parametrize("options", [[[0, 0]], [[0, 3]], [[-1]]])
def test_bad_options_are_refused(options):
    with pytest.raises(ValueError, match="option 0"):
        ExactCover(3, options)


def test_an_option_of_supplied_items_only_is_refused():
    with pytest.raises(ValueError, match="supplied"):
        ExactCover(2, [[1]], {1: 2})


def permutations_problem(n):
    """Rooks on an n × n board: n! solutions, no shortcut for the memo within a row order."""
    return ExactCover(2 * n, [[row, n + column] for row in range(n) for column in range(n)])


def test_a_limit_ends_the_search_early():
    cover = permutations_problem(6)
    assert len(list(cover.solutions(limit=10))) == 10
    assert cover.count(limit=720) == Count(720, False)
    assert cover.count(limit=721) == Count(720, True)


def test_progress_grows_to_the_end():
    seen = []
    search = CoverSearch(permutations_problem(6), True, None, None, 256)
    while search.run(50):
        seen.append(search.progress)
    assert len(seen) > 10 and [p.share for p in seen] == sorted(p.share for p in seen)
    assert search.progress.share == 1.0 and search.progress.found == 720


def test_a_stop_flag_ends_it_and_it_can_go_on():
    stop = buffer(1)
    cover = permutations_problem(6)
    search = CoverSearch(cover, True, None, stop, 1000)
    search.run(100)
    stop[0] = 1
    assert not search.run() and not search.complete
    stop[0] = 0
    while search.run():
        pass
    assert search.complete and search.found == 720
    stop[0] = 1
    assert cover.count(stop=stop) == Count(0, False)


@pytest.mark.compiled_only
def test_another_thread_can_stop_a_long_search():
    stop = buffer(1)
    search = CoverSearch(permutations_problem(16), True, None, stop, 1 << 12)
    timer = threading.Timer(0.05, lambda: stop.__setitem__(0, 1))
    timer.start()
    while search.run(1 << 60):
        pass
    timer.join()
    assert not search.complete
