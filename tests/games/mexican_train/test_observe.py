"""What a seat may know, and what it may conclude: the evidence is true, kept, and respected by every completion."""

import itertools
from collections import Counter
from typing import Any

import pytest

from minoteka.core.fairness import Chance
from minoteka.core.position import Observation, Position
from minoteka.games.mexican_train import GAME
from minoteka.games.mexican_train.pieces import PAIRS, TEXTS, tiles_in
from minoteka.games.mexican_train.state import TRAIN
from minoteka.kernel import COMPILED, below, rng_from_int
from tests.games.mexican_train.tables import moves, play, table
from tests.games.mexican_train.test_naive import pairs


def holds_true(position: Position) -> None:
    """What everybody saw of each hand is true of it."""
    s = position._state
    for seat in range(position.seats):
        tiles = tiles_in(s.hand[seat])
        drawn = int(s.drawn) - 1 if s.drew and s.turn == seat else -1
        older = [PAIRS[tile] for tile in tiles if tile != drawn]
        doubles = [low for low, high in older if low == high]
        assert len(doubles) >= s.kept[seat]
        assert not any(int(s.lacks[seat]) >> low & 1 for low in doubles)
        values = {value for low, high in older if low != high for value in (low, high)}
        assert not any((int(s.lacks[seat]) | int(s.lacks_plain[seat])) >> value & 1 for value in values)
        if s.turn == seat and s.step == TRAIN and not s.reason:
            assert s.hand[seat][s.end[seat]]


def random_round(seats: int, given: dict[str, Any], seed: int) -> Any:
    position, rng = Position.dealt(GAME, seats, given, Chance(f"observe {seed}")), rng_from_int(seed)
    while not position.is_over:
        yield position, rng
        legal = position.legal_moves()
        position = position.play(legal[below(rng, len(legal))])
    yield position, rng


def test_evidence_is_true_and_completions_respect_it() -> None:
    for number, given in enumerate(pairs()[:: 4 if COMPILED else 24]):
        seats = 2 + number % (3 if given.get("set") == 9 else 7)
        for ply, (position, rng) in enumerate(random_round(seats, given, number)):
            holds_true(position)
            for seat in (-1, ply % seats):
                seen = position.observe(seat)
                other = seen.complete(rng)
                assert other.observe(seat) == seen
                holds_true(other)


def lacks(position: Position, seat: int) -> tuple[set[int], set[int]]:
    s = position._state
    return (
        {value for value in range(13) if int(s.lacks[seat]) >> value & 1},
        {value for value in range(13) if int(s.lacks_plain[seat]) >> value & 1},
    )


def test_a_draw_tells_which_values_the_hand_lacks() -> None:
    position = table(["1-1 2-3", "0-1"], {"0": "12-7", "m": "12-9"}, reserve="7-8 5-5")
    drew = play(position, "draw")
    assert lacks(drew, 0) == ({7, 9}, {7, 9})
    assert lacks(play(drew, "7-8@0"), 0) == ({7, 9}, {7, 9})


def test_a_tile_kept_after_a_draw_leaves_only_what_it_told_itself() -> None:
    position = table(["1-1 2-3", "0-12 0-7 0-9"], {"0": "12-7", "m": "12-9"}, reserve="7-12 6-6 3-4 8-8")
    position = play(position, "draw", "7-12@0", "9-0@m")
    assert lacks(position, 0) == ({7, 9}, {7, 9})
    position = play(position, "draw", "pass")
    assert lacks(position, 0) == ({12, 0}, {12, 0})


def test_a_draw_for_the_extra_tile_tells_nothing_of_doubles() -> None:
    position = table(["3-3 4-4 0-1", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-7 2-2")
    assert lacks(play(position, "3-3@0", "draw"), 0) == (set(), {3, 4})
    position = table(["3-3 0-1", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-7 2-2", doubles_from_hand=True)
    assert lacks(play(position, "3-3@0", "draw"), 0) == ({3, 4}, {3, 4})


def test_an_open_double_that_nobody_covers_tells_only_of_its_value() -> None:
    position = table(["7-12 1-1", "0-1"], {"1": "12-5 5-5"}, reserve="6-12 0-0", open_doubles="1")
    assert lacks(play(position, "draw", "pass"), 0) == ({5}, {5})


def test_a_long_first_turn_tells_where_it_stopped() -> None:
    position = table(["7-12 3-7 0-1", "0-1 0-2"], turns=0, first_turn="train", reserve="5-5")
    assert lacks(play(position, "12-7@0", "7-3@0"), 0) == ({3}, {3})


def test_doubles_drawn_and_kept_are_remembered_until_one_is_laid() -> None:
    position = table(["3-3 0-1", "0-9"], {"0": "12-3", "m": "12-4"}, reserve="6-6 11-11 4-8 10-10")
    position = play(position, "3-3@0", "draw", "draw")
    assert position._state.kept[0] == 1
    position = play(position, "draw")
    assert position._state.kept[0] == 2 and moves(position) == ["4-8@m"]


def shunned(position: Position, seat: int) -> set[int]:
    return {value for value in range(13) if int(position._state.shunned[seat]) >> value & 1}


def test_open_ends_left_alone_are_remembered() -> None:
    trains = {"0": "12-7", "1": "12-3", "m": "12-9"}
    position = table(["7-8 0-1", "3-5 2-2", "0-2"], trains, marked="12", reserve="9-10")
    assert shunned(play(position, "7-8@0"), 0) == {3, 9, 12}
    position = table(["0-1 0-2", "9-11 0-5"], trains, reserve="7-9")
    assert shunned(play(position, "draw", "7-9@0"), 0) == set()  # a drawn tile is no choice


def test_an_end_left_alone_and_then_missed_is_known_not_guessed() -> None:
    position = table(["7-8 0-1", "3-4 2-2"], {"0": "12-7", "1": "12-3", "m": "12-9"}, reserve="5-10 6-10")
    position = play(position, "7-8@0", "3-4@1")
    assert shunned(position, 0) == shunned(position, 1) == {9}
    position = play(position, "draw", "pass")
    assert shunned(position, 0) == set() and lacks(position, 0)[0] == {8, 9}


def test_what_is_hidden_and_what_is_not() -> None:
    position = Position.dealt(GAME, 3, {}, Chance("hidden"))
    mine = position.view(1)
    assert [hand.tiles is None for hand in mine.hands] == [True, False, True]
    assert [hand.count for hand in mine.hands] == [16, 16, 16]
    assert all(hand.tiles is None for hand in position.view(-1).hands)
    shown = Position.dealt(GAME, 3, {"open_hands": True}, Chance("hidden"))
    assert all(len(hand.tiles) == 16 for hand in shown.view(-1).hands)
    assert not any(shown.observe(0)._state.reserve)


def test_a_drawn_tile_is_shown_to_its_owner_alone() -> None:
    before = table(["1-1 2-3", "0-1"], reserve="7-8 5-5")
    after = play(before, "draw")
    code = before.code("draw")
    told = [before.observe(seat).events(code, after.observe(seat))[0].tiles for seat in (-1, 0, 1)]
    assert told == [None, ["7-8"], None]
    assert [after.view(seat).drawn for seat in (-1, 0, 1)] == [None, "7-8", None]


def test_hands_are_shown_when_the_round_is_over() -> None:
    position = play(table(["3-12", "0-1 5-9"], reserve="5-5 6-6"), "12-3@m")
    assert position.view(-1).hands[1].tiles == ["0-1", "5-9"]


def small(hands: list[str], reserve: str, told: dict[int, int]) -> Observation:
    """Seat 0 sees everything but a few tiles; ``told`` is the mask of values that a seat lacks."""
    hidden = " ".join([*hands, reserve]).split()
    gone = " ".join(text for text in TEXTS[:55] if text not in hidden)
    position = table(hands, gone=gone, reserve=reserve, set=9)
    for seat, mask in told.items():
        position._state.lacks[seat] = position._state.lacks_plain[seat] = mask
    return position.observe(0)


@pytest.mark.compiled_only
@pytest.mark.parametrize("told", [{}, {1: 1 << 1}, {1: 1 << 1, 2: 1 << 4 | 1 << 8}])
def test_completions_are_equally_likely(told: dict[int, int]) -> None:
    seen = small(["0-0", "2-3 4-5", "1-7 1-3"], "1-2 6-8 3-4", told)
    tiles = ["2-3", "4-5", "1-7", "1-3", "1-2", "6-8", "3-4"]

    def fine(seat: int, hand: tuple[str, ...]) -> bool:
        values = {int(value) for text in hand for value in text.split("-")}
        return not any(told.get(seat, 0) >> value & 1 for value in values)

    possible = {
        (one, two)
        for one in itertools.combinations(sorted(tiles), 2)
        for two in itertools.combinations(sorted(set(tiles) - set(one)), 2)
        if fine(1, one) and fine(2, two)
    }
    rng = rng_from_int(5)
    each = 100
    found: Counter[Any] = Counter()
    for _ in range(each * len(possible)):
        deal = seen.complete(rng)._state
        found[tuple(tuple(sorted(TEXTS[t] for t in tiles_in(deal.hand[seat]))) for seat in (1, 2))] += 1
    assert set(found) == possible
    # Chi-squared with n − 1 degrees of freedom: five standard deviations above its mean would be chance gone wrong.
    n = len(possible)
    chi = sum((count - each) ** 2 / each for count in found.values())
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5
