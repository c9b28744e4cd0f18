"""How well Simino alone is solved: scores beside the greedy bot's, and how long proofs of short deals take.

python3 run.py bench simino_solver [--deals 100] [--seconds 2] [--proofs 10] [--tiles 12]
"""

from statistics import mean, median
from threading import Timer
from time import process_time

from bench.yardstick import arguments, machine, show
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.games.simino.solve import cut, solve
from minoteka.search.bot import Stop
from minoteka.search.greedy import BOT


def deal(seed: int) -> Position:
    """As ``minoteka solve simino --seed`` deals."""
    return Match.start(GAME, 1, {}, Chance(str(seed))).position


def greedy_score(position: Position) -> float:
    """What the bot reaches, seeing only its observation."""
    moves = 0
    while position.outcome is None:
        position = position.play(BOT.choose(position.observe(0), moves).move)
        moves += 1
    return position.outcome.scores[0]


def found_score(position: Position, seconds: float) -> float:
    """What the solver finds in this time; its line is played again to be sure."""
    stop = Stop()
    timer = Timer(seconds, stop.set)
    timer.start()
    solution = solve(position, stop=stop)
    timer.cancel()
    for text in solution.line:
        position = position.play(text)
    if position.outcome is None or position.outcome.scores != (solution.values["score"],):
        raise ArithmeticError("the line does not lead to its score")
    return position.outcome.scores[0]


def compare(deals: int, seconds: float) -> None:
    """The solver beside the bot."""
    pairs = [(found_score(deal(seed), seconds), greedy_score(deal(seed))) for seed in range(deals)]
    rows = [
        ("greedy", mean(bot for _, bot in pairs), min(bot for _, bot in pairs), max(bot for _, bot in pairs)),
        ("solver", mean(own for own, _ in pairs), min(own for own, _ in pairs), max(own for own, _ in pairs)),
    ]
    better = sum(own > bot for own, bot in pairs)
    title = f"{deals} deals, {seconds:g} s each: the solver is better on {better}; {machine()}"
    show(title, ["scores", "mean", "lowest", "highest"], rows)


def prove(deals: int, tiles: int) -> None:
    """Proofs of deals cut to a few tiles."""
    times, nodes = [], []
    for seed in range(deals):
        start = process_time()
        solution = solve(cut(deal(seed), tiles))
        times.append(process_time() - start)
        nodes.append(solution.nodes)
        if not solution.proven:
            raise ArithmeticError("a proof did not end")
    rows = [("CPU seconds", median(times), max(times)), ("positions", float(median(nodes)), float(max(nodes)))]
    show(f"{deals} deals of {tiles} tiles, all proven best; {machine()}", ["a deal", "median", "worst"], rows)


def main() -> None:
    """Print the tables."""
    parser = arguments(__doc__)
    parser.add_argument("--deals", type=int, default=100, help="whole deals beside the greedy bot")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of them")
    parser.add_argument("--proofs", type=int, default=10, help="deals to prove best")
    parser.add_argument("--tiles", type=int, default=12, help="in a deal to prove")
    given = parser.parse_args()
    solve(cut(deal(0), 6))  # compiled before the clock starts
    if given.deals:
        compare(given.deals, given.seconds)
    if given.proofs:
        prove(given.proofs, given.tiles)


if __name__ == "__main__":
    main()
