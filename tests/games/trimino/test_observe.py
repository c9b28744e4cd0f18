"""What seats know: draws and passes tell that nothing fitted, and guesses respect it."""

from collections import Counter
from itertools import combinations

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.game import SPECTATOR
from minoteka.core.position import Observation, Position
from minoteka.games.trimino import GAME
from minoteka.games.trimino.placing import fitting
from minoteka.games.trimino.rules import opening_seat
from minoteka.kernel import COMPILED, State, below, rng_from_int
from tests.games.trimino.positions import TILES, ZEROS, after, deal

ROUNDS = 6 if COMPILED else 2


def agrees(s: State) -> bool:
    """Whether no hand holds what it is known to lack, but for a tile just drawn."""
    return all(int(s.hands[i] & s.lacks[i]).bit_count() <= s.fresh[i] for i in range(s.seats))


@pytest.mark.parametrize("ruleset", ["classic", "triominos"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_and_every_guess_agree_with_what_was_seen(seats: int, ruleset: str) -> None:
    telling, rng = 0, rng_from_int(seats)
    for seed in range(ROUNDS):
        position = Position.dealt(GAME, seats, {"ruleset": ruleset}, Chance(f"seen-{seed}"))
        while not position.is_over:
            assert agrees(position._state)
            for seat in (SPECTATOR, *range(seats)):
                seen = position.observe(seat)
                guess = seen.complete(rng)
                assert agrees(guess._state)
                assert guess.observe(seat) == seen
                if not position._state.laid and ruleset == "triominos":
                    assert opening_seat(guess._state) == position.to_act
            telling += any(int(lack) for lack in position._state.lacks)
            legal = position.legal_moves()
            position = position.play(legal[below(rng, len(legal))])
    assert telling > 50 if COMPILED else telling


def guesses(seen: Observation, count: int) -> Counter[tuple[int, ...]]:
    rng = rng_from_int(99)
    return Counter(tuple(int(hand) for hand in seen.complete(rng)._state.hands[: seen.seats]) for _ in range(count))


def test_whoever_draws_had_nothing_that_fits() -> None:
    """Seat 1 could not join 0-0-0: nobody gives it a tile with two zeros, but for the one it has just drawn."""
    position = after(deal("000", "", reserve="001", avoid=ZEROS[4:]), "new:000 draw")
    twice = sum(1 << TILES.index(tile) for tile in ZEROS.split())
    fitted = [int(hands[1] & twice).bit_count() for hands in guesses(position.observe(0), 300)]
    assert set(fitted) == {0, 1}
    laid = position.play("1:0,1:001")
    assert {int(hands[1] & twice) for hands in guesses(laid.observe(0), 100)} == {0}


def test_a_second_draw_tells_about_the_first_tile_too() -> None:
    position = after(deal("000", "", avoid=ZEROS), "new:000 draw draw pass")
    s = position._state
    assert s.lacks[1] == fitting(s)
    assert s.fresh[1] == 0
    twice = sum(1 << TILES.index(tile) for tile in ZEROS.split())
    assert {int(hands[1] & twice) for hands in guesses(position.observe(0), 100)} == {0}


def test_at_triominos_nobody_held_a_better_opening_tile() -> None:
    position = after(deal("444", "", "", ruleset="triominos", avoid="555"), "new:444", "triominos")
    best = 1 << TILES.index("555")
    assert all(not hand & best for hands in guesses(position.observe(1), 100) for hand in hands)


def few_left(lacks: tuple[str, str], seats: int = 3) -> Observation:
    """Seat 0 sees a table with eight tiles out of sight: two for each of seats 1 and 2, four in the reserve."""
    position = after(deal("000", "", "", avoid=ZEROS), "new:000")
    s = GAME.layout.copy(position._state)
    unseen = [TILES.index(tile) for tile in UNSEEN]
    s.hands[0] = ((1 << 56) - 1) & ~sum(1 << tile for tile in (*unseen, TILES.index("000")))
    s.held[0], s.held[1], s.held[2], s.taken = 47, 2, 2, 52
    for seat, lack in enumerate(lacks, 1):
        s.lacks[seat] = sum(1 << TILES.index(tile) for tile in lack.split())
    return Position(GAME, 3, position.options, s).observe(0)


UNSEEN = ("111", "112", "113", "114", "115", "122", "123", "124")


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "lacks",
    [("", ""), ("111 112 113", ""), ("111 112 113", "111 112 113"), ("111 112 113 114 115", "113 114 115 122")],
)
def test_guesses_are_spread_evenly_over_the_deals_that_fit(lacks: tuple[str, str]) -> None:
    seen = few_left(lacks)
    first = [tile for tile in UNSEEN if tile not in lacks[0]]
    second = [tile for tile in UNSEEN if tile not in lacks[1]]
    possible = {
        (*sorted(a), *sorted(b)) for a in combinations(first, 2) for b in combinations(second, 2) if not set(a) & set(b)
    }
    each = 30
    found: Counter[tuple[str, ...]] = Counter()
    for hands, count in guesses(seen, each * len(possible)).items():
        dealt = [[tile for tile in UNSEEN if hands[seat] >> TILES.index(tile) & 1] for seat in (1, 2)]
        found[*dealt[0], *dealt[1]] += count
    assert set(found) == possible
    error = sum((count - each) ** 2 / each for count in found.values())
    assert error < len(possible) + 5 * (2 * len(possible)) ** 0.5, "chi-squared far beyond its spread"


def test_a_crowd_of_constraints_is_met_where_only_a_chain_of_exchanges_helps() -> None:
    """No reserve: what one hand may not hold must go through another hand."""
    position = after(deal("000", "", "", "", avoid=ZEROS), "new:000")
    s = GAME.layout.copy(position._state)
    parts = ("111 112", "113 114", "115 122")
    unseen = " ".join(parts).split()
    s.hands[0] = ((1 << 56) - 1) & ~sum(1 << TILES.index(tile) for tile in (*unseen, "000"))
    s.held[0], s.taken = 49, 56
    for seat, part in enumerate(parts, 1):
        s.held[seat] = 2
        s.lacks[seat] = sum(1 << TILES.index(tile) for tile in unseen if tile not in part)
    seen = Position(GAME, 4, position.options, s).observe(0)
    (only,) = guesses(seen, 50)
    for seat, part in enumerate(parts, 1):
        assert only[seat] == sum(1 << TILES.index(tile) for tile in part.split())
