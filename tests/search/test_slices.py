"""A search in slices is the search in one run, to the bit, wherever it is cut."""

import pytest

from minoteka.catalog import GAMES
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.kernel import FAST, below, buffer, floats, rng_from_int
from minoteka.search.bot import Stop
from minoteka.search.desk import DONE, IS_OVER, Desk, Quest, new_desk
from minoteka.search.levels import LEVELS
from minoteka.search.mcts import LEAST, Root, driver, think
from minoteka.search.tree import MOVE, NONE, ROOT, Tree, new_tree

ITERATIONS = 150 if FAST else LEAST + 4
NODES = 4000


def grown(root: Root, level: int, cuts: list[int]) -> tuple[Tree, Desk]:
    """A tree grown in slices, these one after the other and over again."""
    tree, desk = new_tree(NODES, root.seats, root.hides), new_desk(root.game, 5)
    settings = LEVELS[level].settings(root.game).array()
    quest = Quest(
        root.state,
        root.seat,
        root.seats,
        root.hides,
        NONE,
        ITERATIONS,
        1,
        root.game.weight_array(),
        floats(0),
        settings,
        buffer(1),
    )
    calls = 0
    while not desk.counts[IS_OVER]:
        driver(root.game)(quest._replace(slice=cuts[calls % len(cuts)]), tree, desk)
        calls += 1
    assert calls > 1 or cuts[0] >= desk.counts[DONE]
    return tree, desk


def told(tree: Tree, desk: Desk) -> list[list[float]]:
    """All that a search knows at its end."""
    nodes = range(int(tree.links[ROOT][MOVE]))
    rows = [[float(number) for number in row[i]] for row in (tree.links, tree.sums) for i in nodes]
    return [*rows, *([float(number) for number in part] for part in (desk.counts, desk.trust, desk.rng, desk.opinion))]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("opened", [False, True], ids=["seen", "opened"])
def test_wherever_it_is_cut_a_search_is_the_same(game: Game, opened: bool) -> None:
    chance = rng_from_int(3 + opened)
    position = Match.start(game, game.seats[-1], {}, Chance("slices")).position
    root = Root.opened(position) if opened else Root.seen(position.observe(position.to_act))
    for level in (-1, 0) if FAST else (0,):  # a hasty one that asks the evaluation, and one that does neither
        whole = told(*grown(root, level, [ITERATIONS]))
        for _ in range(3 if FAST else 1):
            cuts = [1 + below(chance, 40) for _ in range(5)]
            assert told(*grown(root, level, cuts)) == whole


def test_a_search_that_is_asked_to_stop_between_slices_stops() -> None:
    class Soon(Stop):
        slice = 20

    game = GAMES["riomino"]
    position = Match.start(game, 2, {}, Chance("slices")).position
    seen, stop = position.observe(position.to_act), Soon()
    stop.set()
    assert think(seen, LEVELS[0].settings(game), ITERATIONS, 1, stop).iterations == LEAST
