"""What holds for every round: the field has no favourite side, colours have no favourite, nothing gets lost."""

from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.games.simino.pieces import COLOURS, TEXTS
from minoteka.geometry.square import turned
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.simino.tables import counts

ROUNDS = settings(max_examples=20 if COMPILED else 5, deadline=None)
SEEDS = st.integers(0, 10**9)
TABLES = st.sampled_from(
    [
        (1, {}),
        (2, {}),
        (3, {"powers": "white"}),
        (2, {"powers": "black"}),
        (4, {"powers": "both"}),
        (4, {"teams": "tandem"}),
        (2, {"holes": "single-cell", "hand": 8}),
        (3, {"draw": "one-per-turn", "hand": 2}),
    ]
)


def seeded(seats, options, seed):
    return Position.dealt(GAME, seats, options, Chance(str(seed))), rng_from_int(seed)


def mapped(move, placement):
    """A move with its placements mapped; two doubles that lie apart are written smaller text first."""
    if move == "pass":
        return move
    parts = [placement(part) for part in move.split("+")]
    first_cells, last_cells = cells_of(parts[0]), cells_of(parts[-1])
    return "+".join(sorted(parts) if not first_cells & last_cells else parts)


def cells_of(text):
    column, row = ord(text[2]) - ord("a"), int(text[3]) - 1
    return {(column, row), (column + 1, row) if text[4] == "e" else (column, row + 1)}


def turn_placement(text, symmetry):
    column, row = ord(text[2]) - ord("a"), int(text[3]) - 1
    second = (column + 1, row) if text[4] == "e" else (column, row + 1)
    halves = sorted(zip([turned(column, row, 6, symmetry), turned(*second, 6, symmetry)], text[:2]))
    (x, y), (to, _) = halves[0][0], halves[1][0]
    return f"{halves[0][1]}{halves[1][1]}{'abcdef'[x]}{y + 1}{'e' if to > x else 'n'}"


@ROUNDS
@given(TABLES, SEEDS, st.integers(1, 7))
def test_turning_and_mirroring_the_field_maps_legal_moves_onto_legal_moves(table, seed, symmetry):
    position, rng = seeded(*table, seed)
    image = Position.from_deal(GAME, table[0], table[1], position.deal())

    def turn(move):
        return move if move.startswith("give") else mapped(move, lambda text: turn_placement(text, symmetry))

    while not position.is_over:
        legal = position.legal_moves()
        assert sorted(map(turn, legal)) == list(image.legal_moves())
        move = legal[below(rng, len(legal))]
        position, image = position.play(move), image.play(turn(move))
    assert image.outcome == position.outcome


@ROUNDS
@given(st.sampled_from([(1, {}), (2, {}), (3, {"hand": 3}), (4, {"teams": "tandem"})]), SEEDS, st.permutations(COLOURS))
def test_permuting_colours_maps_legal_moves_onto_legal_moves(table, seed, order):
    position, rng = seeded(*table, seed)
    other = dict(zip(COLOURS, order))

    def tile(text):
        return "".join(sorted((other[text[0]], other[text[1]]), key=COLOURS.index))

    def repaint(move):
        if move.startswith("give"):
            return f"give {tile(move[5:])}"
        return mapped(move, lambda text: other[text[0]] + other[text[1]] + text[2:])

    deal = position.deal()
    painted = {
        "first": deal["first"],
        "hands": [[tile(text) for text in hand] for hand in deal["hands"]],
        "reserve": [tile(text) for text in deal["reserve"]],
    }
    image = Position.from_deal(GAME, table[0], table[1], painted)
    while not position.is_over:
        legal = position.legal_moves()
        assert sorted(map(repaint, legal)) == list(image.legal_moves())
        move = legal[below(rng, len(legal))]
        position, image = position.play(move), image.play(repaint(move))
    assert image.outcome == position.outcome


@ROUNDS
@given(TABLES, SEEDS)
def test_tiles_are_conserved_and_scores_add_up(table, seed):
    position, rng = seeded(*table, seed)
    seats = table[0]
    won = [0] * seats
    for _ in count():
        assert position.inventory() == sorted(TEXTS)
        if position.is_over:
            break
        before = position.view().out
        legal = position.legal_moves()
        position = position.play(legal[below(rng, len(legal))])
        for seat in position.view().out:
            if seat not in before and table[1].get("teams") != "tandem":
                won[seat] = sum(counts(position))
    outcome, held = position.outcome, counts(position)
    if outcome.reason == "solitaire":
        lying = [tile.floor - 1 for tile in position.view().tiles]
        assert outcome.scores == (sum(lying) - (36 - len(lying)) + (5 if len(lying) == 36 else 0),)
    elif table[1].get("teams") == "tandem":
        assert outcome.scores[0] == outcome.scores[2]
        assert outcome.scores[1] == outcome.scores[3]
    elif outcome.reason == "all-out":
        assert sorted(map(bool, held)).count(True) <= 1
        assert list(outcome.scores) == won
    else:
        inside = [seat for seat in range(seats) if seat not in position.view().out]
        swapped = sum(outcome.scores[seat] for seat in inside)
        total = sum(held)
        assert total - len(inside) < swapped <= total  # only rounding loses points
        assert all(outcome.scores[seat] == won[seat] for seat in range(seats) if seat not in inside)
        fewest = min(inside, key=lambda seat: held[seat])
        assert outcome.scores[fewest] == max(outcome.scores[seat] for seat in inside)
