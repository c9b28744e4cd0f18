"""What holds in every round, whatever the tiles and the house rules."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME
from minoteka.games.mexican_train.pieces import TEXTS
from minoteka.games.mexican_train.rules import MAX_PLIES
from minoteka.kernel import COMPILED

SHARED = {
    "open_hands": st.booleans(),
    "first_turn": st.sampled_from(("one", "train")),
    "double_blank": st.sampled_from((0, 25, 50)),
    "cover_own_double": st.booleans(),
    "own_train_first": st.booleans(),
    "doubles_bind": st.booleans(),
    "doubles_from_hand": st.booleans(),
}
TABLES = st.one_of(
    st.tuples(st.integers(2, 8), st.fixed_dictionaries({"set": st.just(12), **SHARED})),
    st.tuples(st.integers(2, 4), st.fixed_dictionaries({"set": st.just(9), **SHARED})),
)
MANY = settings(max_examples=40 if COMPILED else 12)


def run(position: Position, choices: random.Random) -> Iterator[Position]:
    """Every position of a round whose moves are drawn from ``choices``."""
    while True:
        yield position
        if position.is_over:
            return
        legal = position.legal_moves()
        position = position.play(legal[choices.randrange(len(legal))])


def pips(tiles: list[str]) -> int:
    return sum(int(value) for text in tiles for value in text.split("-"))


@MANY
@given(TABLES, st.integers(0, 2**32))
def test_a_round(table: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = table
    start = Position.dealt(GAME, seats, options, Chance(str(seed)))
    whole = start.inventory()
    total = pips(whole)
    plies = passes = 0
    for position in run(start, random.Random(seed)):
        view = position.view()
        assert position.inventory() == whole  # no tile is lost or doubled
        joined(view)
        doubles_wait_in_order(view)
        waiting = position.legal_moves() == ("pass",)
        passes = passes + 1 if waiting and view.reserve == 0 else 0
        assert passes <= 2 * seats
        plies += 1
    assert plies <= MAX_PLIES
    outcome = position.outcome
    assert outcome is not None
    on_table = pips([tile.piece for train in view.trains for tile in train.tiles]) + 2 * view.engine
    reserve = pips([TEXTS[int(position._state.reserve[i])] for i in range(view.reserve)])
    dear = options["double_blank"] * any("0-0" in hand.tiles for hand in view.hands)
    assert sum(outcome.scores) == total - on_table - reserve + dear


def joined(view: dict[str, Any]) -> None:
    """Every train starts from the engine, and every tile joins the one before it."""
    for train in view.trains:
        end = view.engine
        for tile in train.tiles:
            assert tile.joined == end
            end = tile.out
        assert train.end == end


def doubles_wait_in_order(view: dict[str, Any]) -> None:
    """The queue holds uncovered doubles only, numbered from one; without the rule it is empty between turns."""
    waiting = sorted(train.uncovered for train in view.trains if train.uncovered)
    assert waiting == list(range(1, len(waiting) + 1))
    for train in view.trains:
        if train.uncovered:
            assert train.tiles[-1].double
    if not view.options["doubles_bind"] and view.step == "play" and not view.over:
        assert not waiting and view.binding is None


@MANY
@given(TABLES, st.integers(0, 2**32))
def test_a_deal_reads_back(table: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = table
    position = Position.dealt(GAME, seats, options, Chance(str(seed)))
    assert Position.from_deal(GAME, seats, options, position.deal()) == position


@MANY
@given(TABLES, st.integers(0, 2**32), st.permutations(range(8)))
def test_the_seats_are_all_alike(table: tuple[int, dict[str, Any]], seed: int, order: list[int]) -> None:
    """Turning the table by a seat turns the legal moves with it."""
    seats, options = table
    turned_by = order[0] % seats
    deal = Position.dealt(GAME, seats, options, Chance(str(seed))).deal()
    hands = [deal["hands"][(seat - turned_by) % seats] for seat in range(seats)]
    turned = Position.from_deal(
        GAME, seats, options, {**deal, "hands": hands, "first": (deal["first"] + turned_by) % seats}
    )
    position = Position.from_deal(GAME, seats, options, deal)

    def turn(text: str) -> str:
        lay, at, train = text.partition("@")
        return text if train in ("", "m") else f"{lay}{at}{(int(train) + turned_by) % seats}"

    for _ in range(40):
        if position.is_over:
            break
        assert sorted(turn(text) for text in position.legal_moves()) == list(turned.legal_moves())
        move = position.legal_moves()[seed % len(position.legal_moves())]
        position, turned = position.play(move), turned.play(turn(move))
