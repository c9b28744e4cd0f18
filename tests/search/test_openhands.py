"""Perfect play with open hands: checked against looking at everything, and against the solvers where there are any."""

import pytest

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.solver import Effort, Progress, solve
from minoteka.kernel import below, floats, kernel, rng_from_int
from minoteka.kernel.fold import BASES, fold
from minoteka.puzzles.riddle import file_of, read
from minoteka.search import openhands
from minoteka.search.alphabeta import NO_LIMIT
from minoteka.search.bot import Stop
from minoteka.search.openhands import OpenHands, OpenProver

GAMES = sorted(catalog.OWN)
TELLING = 4
"""Positions that are wanted in which one move is better than another."""
FEW = 600
"""Positions that looking at everything may take."""


GIVING = (
    'simino 2 {"first":1,"hands":[["YK","YG","PB","RP","RK"],["WG","YO","OK","WO","OG"]],"reserve":["WK","PG","BB",'
    '"YR","YP","RB","WY","GK","WR","OR","GG","OB","WP","OP","BG","KK","PK","YB","WB","RR","BK","OO","PP","YY","RG",'
    '"WW"]} '
    "GOe1e RPa6e OYf2n PGc1e WOd2e KYd3e KOd4e YRf4n WKc3n GKb3n WRe6e KRa4n PYc6e BPb2e PWc2e OPa1e GGd1e ORd5e GWd1n "
    "BRa2n BBa2e OOf1n+RRa5n KKb4e+YYf3n give_BK KPb5e YWd6e give_RG RGa3e"
)
"""A position near the end of a round, with who began, what was dealt and every move."""


@kernel
def folded(s, base):
    return fold(s, base)


class TooMany(Exception):
    pass


def round_of(game, seed, seats=2, **options):
    """All positions of a round played by lot."""
    position = Match.start(game, seats, options, Chance(seed)).position
    rng, positions = rng_from_int(sum(seed.encode())), [position]
    while not position.is_over:
        moves = position.legal_moves()
        position = position.play(moves[below(rng, len(moves))])
        positions.append(position)
    return positions


def everything(position, hero, worth, known, most):
    """The value of a position by looking at all that can follow."""
    key = position.to_bytes()
    if key not in known:
        if len(known) >= most:
            raise TooMany
        if position.is_over:
            known[key] = worth(position, hero)
        else:
            values = [everything(position.play(move), hero, worth, known, most) for move in position.legal_moves()]
            known[key] = max(values) if position.to_act == hero else min(values)
    return known[key]


def won(position, hero):
    return float((hero in position.outcome.winners) - (1 - hero in position.outcome.winners))


def late(game, seed, worth=won, most=FEW):
    """The earliest position of a round that can be looked at in full, with the values of its moves."""
    found = None
    for position in reversed(round_of(game, seed)[:-1]):
        known, hero = {}, position.to_act
        try:
            values = {
                move: everything(position.play(move), hero, worth, known, most) for move in position.legal_moves()
            }
        except TooMany:
            break
        found = position, values
    assert found is not None
    return found


def ends(game, most, seeds):
    """Positions with a choice near the ends of rounds, with what looking at everything says of each move."""
    for seed in seeds:
        for position in reversed(round_of(game, seed)[:-1]):
            moves, known, hero = position.legal_moves(), {}, position.to_act
            try:
                values = {move: everything(position.play(move), hero, won, known, most) for move in moves}
            except TooMany:
                break
            if len(moves) > 1:
                yield position, values


def is_telling(values):
    return len(set(values.values())) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_as_looking_at_everything(name):
    telling = 0
    for position, values in ends(catalog.game(name), FEW, map(str, range(60))):
        agree(position, values)
        telling += is_telling(values)
        if telling == TELLING:
            break
    assert telling == TELLING


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_same_in_many_rounds(name):
    told = [is_telling(values) for values in agreed(catalog.game(name))]
    assert sum(told) > 3 * TELLING


def agreed(game):
    for position, values in ends(game, 3000, (f"soak {seed}" for seed in range(120))):
        agree(position, values)
        yield values


def agree(position, values):
    proof = OpenHands(position, Effort()).proof()
    assert proof.values == values
    assert proof.value == max(values.values())
    end = position
    for move in proof.line:
        end = end.play(move)
    assert end.is_over
    assert won(end, position.to_act) == proof.value


@pytest.mark.parametrize("name", GAMES)
def test_what_one_question_has_taught_holds_in_the_next(name, monkeypatch):
    """One prover is asked for both seats from the ends of rounds backwards, its table far too small."""
    monkeypatch.setattr(openhands, "FEW_PLACES", 61)
    prover, telling = OpenProver(NO_LIMIT), 0
    for position, values in ends(catalog.game(name), FEW, map(str, range(60))):
        for seat in (0, 1):
            found = prover(position, seat)
            assert found.values == {
                move: value if seat == position.to_act else -value for move, value in values.items()
            }
        telling += is_telling(values)
        if telling == TELLING:
            break


SAMPLE, REACH = 12, 100_000
"""One riddle of so many in the short checks; positions that a proof may take there."""


@pytest.mark.parametrize("name", ["last-die", "saved-draw"])
@pytest.mark.parametrize(
    ("every", "nodes", "least"), [(SAMPLE, REACH, 1), pytest.param(1, 30 * REACH, 30, marks=pytest.mark.slow)]
)
def test_riominos_solver_says_the_same_of_riddles(name, every, nodes, least):
    """It remembers futures, this remembers states; in riddles one move is worth more than all others."""
    game, theme = catalog.theme(name)
    judge, prover, compared = catalog.judge(theme), OpenProver(nodes), 0
    for riddle in read(file_of(game, theme))[::every]:
        position = catalog.position(riddle.position)
        found = prover(position, position.to_act)
        if found is not None:
            compared += 1
            assert found.values == judge.weigh(position, position.to_act).values
    assert compared >= least


@pytest.mark.parametrize("every", [SAMPLE, pytest.param(1, marks=pytest.mark.slow)])
def test_siminos_solver_says_the_same_of_riddles(every):
    game, theme = catalog.theme("best-score")
    for riddle in read(file_of(game, theme))[::every]:
        found = solve(catalog.position(riddle.position), nodes=30 * REACH)
        assert (found.proven, found.values["score"]) == (True, riddle.value)


def test_margins_are_what_bots_strive_for():
    game = catalog.game("mexican-train")
    weights = game.weight_array()

    def lead(position, hero):
        values = floats(2)
        game.kernels.evaluate(position._state, weights, values)
        return 2 * float(values[hero]) - 1

    position, values = late(game, "three", lead)
    proof = OpenHands(position, Effort(), margin=True).proof()
    assert proof.values == pytest.approx(values, abs=1e-5)
    assert len({round(value, 4) for value in values.values()}) > 1 or len(values) == 1


def test_the_solver_says_the_same():
    position, _ = late(catalog.game("riomino"), "solver")
    ours, theirs = OpenHands(position, Effort()).proof().solution(), solve(position)
    assert (ours.winner, set(ours.winning), set(ours.losing)) == (
        theirs.winner,
        set(theirs.winning),
        set(theirs.losing),
    )


def test_what_is_not_decided_is_not_told():
    position = round_of(catalog.game("trimino"), "long")[0]
    proof = OpenHands(position, Effort(nodes=5)).proof()
    assert (proof.value, proof.line, proof.nodes) == (None, (), 5)
    assert proof.solution().winner is None
    stop = Stop()
    stop.set()
    assert set(OpenHands(position, Effort(stop=stop)).proof().values.values()) == {None}


def test_one_winning_move_is_enough_if_not_every_one_is_wanted():
    seeds = (f"enough {number}" for number in range(20))
    position, values = next(
        (position, values)
        for position, values in (late(catalog.game("riomino"), seed) for seed in seeds)
        if list(values.values()).count(1.0) > 1
    )
    every = OpenHands(position, Effort()).proof()
    enough = OpenHands(position, Effort(every=False)).proof()
    assert enough.value == every.value == 1.0
    assert enough.nodes < every.nodes
    assert {move for move, value in enough.values.items() if value == 1.0} < {
        move for move, value in values.items() if value == 1.0
    }


def test_who_waits_hears_how_far_it_is():
    heard: list[Progress] = []
    position, values = late(catalog.game("simino"), "reported")
    proof = OpenHands(position, Effort(report=heard.append)).proof()
    assert proof.values == values
    assert all(progress.moves == len(values) for progress in heard)


def test_it_takes_two():
    with pytest.raises(Malformed) as refused:
        OpenHands(round_of(catalog.game("trimino"), "three", 3)[0], Effort())
    assert refused.value.code == "solve-seats"


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_state_counts(name):
    game = catalog.game(name)
    position = round_of(game, "bytes")[3]
    data = position.to_bytes()
    base = BASES // 3
    seen = {fold(position._plain, base)}
    assert seen == {int(folded(position._state, base))}, "the same number in every mode"
    for _, place in sorted(game.layout.places.items(), key=lambda item: item[1].start):
        changed = bytearray(data)
        changed[place.end - 1] ^= 1
        seen.add(fold(game.layout.read(memoryview(bytes(changed))), base))
    assert len(seen) == len(game.layout.places) + 1, "every field has a say"


@pytest.mark.parametrize("pair", [(0, 2**31 - 1), (1, 2**31), (0, 2**32 - 2), (0, 2**33 - 9 - 2**32)])
def test_no_two_words_are_the_same_for_every_base(pair):
    """As a set of tiles the 1st and the 32nd were, while the prime was smaller than a word."""
    game = catalog.game("simino")
    data = bytearray(round_of(game, "bytes")[3].to_bytes())
    for at in range(0, len(data) // 4 * 4, 4):
        seen = set()
        for word in pair:
            data[at : at + 4] = word.to_bytes(4, "little")
            seen.add(fold(game.layout.read(memoryview(bytes(data))), BASES // 3))
        assert len(seen) == 2, at


def test_a_tile_given_is_not_taken_for_another():
    """What one first move has taught the table says nothing wrong of the next."""
    position = catalog.position(GIVING)
    values = {m: everything(position.play(m), position.to_act, won, {}, 3000) for m in position.legal_moves()}
    assert set(values.values()) == {-1.0, 0.0}
    agree(position, values)
