"""Drivers: what they take is read off their source; kernels they bring themselves; results are kept on disk."""

from typing import Any, NamedTuple

import pytest

from minoteka.core.kernels import Kernels
from minoteka.games.riomino import GAME
from minoteka.kernel import COMPILED, Driver, Kernel, State, States, Wholes, buffer, rng_from_int, stage
from minoteka.kernel.kinds import Kind, is_given, kinds, signature


class Both(NamedTuple):
    deal: Kernel
    to_act: Kernel


class Room(NamedTuple):
    states: States
    turns: Wholes


def turns(k: Both, legal: Kernel, room: Room, rng: Wholes, moves: Wholes) -> int:
    total = 0
    for i in range(len(room.turns)):
        k.deal(room.states[i], rng)
        room.turns[i] = k.to_act(room.states[i])
        total += legal(room.states[i], moves)
    return total


TURNS = Driver(turns)


def test_kinds_are_read_off_the_source():
    found = kinds(turns)
    assert (found["k"], found["legal"], found["rng"], found["return"]) == (Both, Kind.KERNEL, Kind.WHOLES, int)
    assert [name for name, kind in found.items() if is_given(kind)] == ["k", "legal"]


def test_a_driver_calls_the_kernels_of_its_game():
    states, seats, moves, rng = GAME.layout.array(5), buffer(5), buffer(GAME.max_moves), rng_from_int(3)
    for i in range(5):
        GAME.setup(states[i], 2, GAME.settle(2, {}))
    total = TURNS(GAME)(Room(states, seats), rng, moves)
    assert total == sum(int(GAME.kernels.legal(state, moves)) for state in states)
    assert [int(seat) for seat in seats] == [int(GAME.kernels.to_act(state)) for state in states]


def test_a_driver_is_made_once_for_a_game():
    assert TURNS(GAME) is TURNS(GAME)


@stage
def fewest(count: Any, state: Any) -> int:
    """What ``count`` says, or nothing where nobody brings it: then it is not even looked at."""
    if count is None:
        return 0
    return int(count(state))


def acting(k: Both, state: State) -> int:
    return fewest(k.to_act, state)


def test_a_driver_may_go_without_a_kernel():
    state = GAME.blank(2, GAME.settle(2, {}))
    state.turn = 1
    assert Driver(acting)(GAME)(state) == 1
    assert Driver(acting, without=("to_act",))(GAME)(state) == 0


@pytest.mark.skipif(not COMPILED, reason="there are signatures only for the compiler")
def test_the_shapes_of_kernels_give_their_signatures():
    from numba import types

    record, whole, real = GAME.layout.numba_type, types.int64, types.float64
    found = GAME.kernels.signatures
    assert set(found) == set(Kernels.NAMES)
    assert found["complete"] == types.void(record, whole, whole[::1], record)
    assert found["likelihood"] == real(record, whole, real[::1])
    assert found["is_over"] == types.boolean(record)
    shape = signature(turns, record, found)
    assert shape.args[0].types == (types.FunctionType(found["deal"]), types.FunctionType(found["to_act"]))
    assert shape.args[2].types == (types.Array(record, 1, "C"), whole[::1])
