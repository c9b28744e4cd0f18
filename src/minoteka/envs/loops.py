"""The compiled loops of the vectorised environment: rounds are played, dealt anew and told as numbers without Python.

An agent sits in one seat of every round and the others move at random, or it plays all seats in turn.
"""

from typing import Any, NamedTuple

from minoteka.kernel import (
    Driver,
    Kernel,
    RealRows,
    Reals,
    SmallRows,
    States,
    WholeRows,
    Wholes,
    borrowed,
    pick,
    stage,
)

ALL_SEATS, MARGIN, SEAT, SEATS, SIDES, RESET = range(6)
"""What ``Terms.settings`` says: whether the agent plays all seats, whether rewards are margins, where it sits (−1: by
lot), how many seats and sides there are, and when a finished round is dealt anew."""
NEVER, NEXT_STEP, SAME_STEP = range(3)


class RoundKernels(NamedTuple):
    """The kernels of the game."""

    deal: Kernel
    to_act: Kernel
    legal: Kernel
    apply: Kernel
    is_over: Kernel
    winners: Kernel
    evaluate: Kernel
    observe: Kernel
    actions: Kernel
    decide: Kernel
    planes: Kernel


class RoundTerms(NamedTuple):
    """What was agreed: nothing in it changes."""

    blank: States
    settings: Wholes
    sides: Wholes  # the side of each seat
    weights: Reals


class RoundRows(NamedTuple):
    """The rounds, a row or a number each."""

    states: States
    seen: States  # one row for each thread is used, its first
    rngs: WholeRows
    codes: WholeRows  # the legal moves
    counts: Wholes
    held: Wholes  # the action that began a move, or −1
    seats: Wholes  # where the agent sits, or plays now


class RoundNews(NamedTuple):
    """What the agent is told of each round."""

    planes: SmallRows
    last: SmallRows  # of a round that ended in this step: its end
    legal: WholeRows  # actions, the first ``many`` of each row
    many: Wholes
    rewards: RealRows  # of every seat
    actors: Wholes  # the seat that acted, or was to act
    over: Wholes
    illegal: Wholes


@stage
def reward(k: Any, terms: Any, rounds: Any, told: Any, i: int) -> None:
    """What a finished round is worth to each seat: see ``envs.play.RoundTable.rewards``."""
    seats, sides = terms.settings[SEATS], terms.settings[SIDES]
    out = told.rewards[i]
    if terms.settings[MARGIN]:
        k.evaluate(rounds.states[i], terms.weights, out)
        for seat in range(seats):
            out[seat] = 2.0 * out[seat] - 1.0
        return
    won, winning = k.winners(rounds.states[i]), 0
    for seat in range(seats):
        if (won >> seat) & 1:
            winning |= 1 << terms.sides[seat]
    count = 0
    for side in range(sides):
        count += (winning >> side) & 1
    for seat in range(seats):
        out[seat] = (sides * ((winning >> terms.sides[seat]) & 1) / count - 1.0) / (sides - 1.0)


@stage
def others_move(k: Any, terms: Any, rounds: Any, i: int) -> None:
    """The other seats move at random until the agent is to act, or the round is over."""
    state, codes, rng = rounds.states[i], rounds.codes[i], rounds.rngs[i]
    while not k.is_over(state):
        turn = k.to_act(state)
        if terms.settings[ALL_SEATS]:
            rounds.seats[i] = turn
        if turn == rounds.seats[i]:
            break
        k.apply(state, codes[pick(rng, k.legal(state, codes))])


@stage
def deal_anew(k: Any, terms: Any, rounds: Any, i: int) -> None:
    """A fresh round in which the agent is to act."""
    dealing = True
    while dealing:
        rounds.states[i] = terms.blank[0]
        k.deal(rounds.states[i], rounds.rngs[i])
        rounds.seats[i] = terms.settings[SEAT]
        if rounds.seats[i] < 0:
            rounds.seats[i] = pick(rounds.rngs[i], terms.settings[SEATS])
        rounds.held[i] = -1
        others_move(k, terms, rounds, i)
        dealing = k.is_over(rounds.states[i])


@stage
def look(k: Any, rounds: Any, i: int, aside: int, out: Any) -> None:
    """What the agent's seat knows, as numbers: from its observation only, which is written to the row ``aside``."""
    seen, seat = rounds.seen[aside], rounds.seats[i]
    k.observe(rounds.states[i], seat, seen)
    for at in range(len(out)):
        out[at] = 0
    k.planes(seen, seat, -1, out)
    if rounds.held[i] >= 0:
        k.planes(seen, seat, rounds.held[i], out)


@stage
def tell(k: Any, rounds: Any, told: Any, i: int, aside: int) -> None:
    """The planes and the legal actions."""
    if k.is_over(rounds.states[i]):
        told.many[i] = 0
    else:
        rounds.counts[i] = k.legal(rounds.states[i], rounds.codes[i])
        told.many[i] = k.actions(rounds.states[i], rounds.held[i], rounds.codes[i], rounds.counts[i], told.legal[i])
    look(k, rounds, i, aside, told.planes[i])


@stage
def tell_held(k: Any, rounds: Any, told: Any, i: int, aside: int) -> None:
    """The same after half a move: the legal moves are listed already, and what is held is all that is new."""
    seen, seat, held = rounds.seen[aside], rounds.seats[i], rounds.held[i]
    told.many[i] = k.actions(rounds.states[i], held, rounds.codes[i], rounds.counts[i], told.legal[i])
    k.observe(rounds.states[i], seat, seen)
    k.planes(seen, seat, held, told.planes[i])


@Driver
def deal_all(
    k: RoundKernels, terms: RoundTerms, rounds: RoundRows, told: RoundNews, which: Wholes, first: int, last: int
) -> None:
    """Fresh rounds where they are wanted."""
    terms, rounds, told = borrowed(terms), borrowed(rounds), borrowed(told)
    for i in range(first, last):
        if which[i]:
            deal_anew(k, terms, rounds, i)
            told.over[i] = 0
            tell(k, rounds, told, i, first)


@stage
def act(k: Any, terms: Any, rounds: Any, told: Any, i: int, action: int) -> bool:
    """One action, and the other seats' moves after it. Whether it was half a move: then nothing else has changed."""
    found = False
    for j in range(told.many[i]):
        if told.legal[i][j] == action:
            found = True
    if not found:
        told.illegal[i] = told.over[i] = 1
        told.rewards[i][rounds.seats[i]] = -1.0
        return False
    code = k.decide(rounds.states[i], rounds.held[i], action)
    if code < 0:
        rounds.held[i] = action
        return True
    rounds.held[i] = -1
    k.apply(rounds.states[i], code)
    others_move(k, terms, rounds, i)
    if k.is_over(rounds.states[i]):
        told.over[i] = 1
        reward(k, terms, rounds, told, i)
    return False


@Driver
def step_all(
    k: RoundKernels, terms: RoundTerms, rounds: RoundRows, told: RoundNews, given: Wholes, first: int, last: int
) -> None:
    """One action in every round; where a round was over, it is dealt anew if that comes with the next step."""
    terms, rounds, told = borrowed(terms), borrowed(rounds), borrowed(told)
    reset = terms.settings[RESET]
    for i in range(first, last):
        was_over = told.over[i]
        told.over[i] = told.illegal[i] = 0
        told.actors[i] = rounds.seats[i]
        for seat in range(terms.settings[SEATS]):
            told.rewards[i][seat] = 0.0
        if was_over and reset == NEVER:
            told.over[i] = 1
            continue
        if was_over and reset == NEXT_STEP:
            deal_anew(k, terms, rounds, i)
        elif act(k, terms, rounds, told, i, given[i]):
            tell_held(k, rounds, told, i, first)
            continue
        if told.over[i] and reset == SAME_STEP:
            look(k, rounds, i, first, told.last[i])
            deal_anew(k, terms, rounds, i)
        tell(k, rounds, told, i, first)


@Driver
def mask_all(legal: WholeRows, many: Wholes, out: SmallRows, first: int, last: int) -> None:
    """The legal actions as masks."""
    for i in range(first, last):
        for at in range(len(out[i])):
            out[i][at] = 0
        for j in range(many[i]):
            out[i][legal[i][j]] = 1
