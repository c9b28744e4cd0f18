"""Pairs of truths that one pair of eyes can't tell apart, with a whole visible history in common.

A random game is played for a while. Then tiles that the eyes have not seen change places in the deal: a swap stays if
every move is still legal and every observation of the eyes, after every move, is the same to the byte.
"""

import copy
from dataclasses import dataclass
from typing import Any

from minoteka.core.errors import MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.game import Game, Json
from minoteka.core.position import Position
from minoteka.kernel import below, rng_from_int

SWAPS_TRIED = 150
SWAPS_KEPT = 6


@dataclass(frozen=True)
class World:
    """A deal, and the moves (seat, text) made from it."""

    deal: Json
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Pair:
    """Two worlds that look the same to ``eyes``."""

    game: Game
    seats: int
    options: dict[str, Any]
    eyes: int
    worlds: tuple[World, World]


def pair_of_worlds(game: Game, seats: int, options: dict[str, Any], eyes: int, seed: str, plies: int) -> Pair | None:
    """A pair after ``plies`` random moves (or at the end of a shorter game); None if no other truth was found."""
    rng = rng_from_int(sum(seed.encode()))
    start = Position.dealt(game, seats, options, Chance(seed))
    history, moves = [start], []
    while len(moves) < plies and not history[-1].is_over:
        legal = history[-1].legal_moves()
        text = legal[below(rng, len(legal))]
        moves.append((history[-1].to_act, text))
        history.append(history[-1].play(text))
    if history[-1].is_over:
        moves.pop()
        history.pop()
    first = other = World(start.deal(), tuple(moves))
    kept = 0
    slots = [
        ("hands", seat, i) for seat, hand in enumerate(first.deal["hands"]) for i in range(len(hand)) if seat != eyes
    ]
    slots += [("reserve", 0, i) for i in range(len(first.deal["reserve"]))]
    for _ in range(SWAPS_TRIED):
        one, two = slots[below(rng, len(slots))], slots[below(rng, len(slots))]
        tried = alike(history, moves, swapped(other.deal, one, two), eyes)
        if tried is not None and tried.deal != other.deal:
            other, kept = tried, kept + 1
            if kept == SWAPS_KEPT:
                break
    return None if other.deal == first.deal else Pair(game, seats, options, eyes, (first, other))


def swapped(deal: Json, one: tuple[str, int, int], two: tuple[str, int, int]) -> Json:
    """The deal with two tiles exchanged (hands are kept sorted, as deals are written)."""
    other = copy.deepcopy(deal)
    a, b = _list(other, one), _list(other, two)
    a[one[2]], b[two[2]] = b[two[2]], a[one[2]]
    return other


def _list(deal: Json, slot: tuple[str, int, int]) -> list[Any]:
    found: list[Any] = deal["hands"][slot[1]] if slot[0] == "hands" else deal["reserve"]
    return found


def alike(history: list[Position], moves: list[tuple[int, str]], deal: Json, eyes: int) -> World | None:
    """The same game from another deal, if it can be played so that the eyes see the same at every step."""
    begun = history[0]
    try:
        world = Position.from_deal(begun.game, begun.seats, begun.options, deal)
    except MinotekaError:
        return None
    if world.observe(eyes).to_bytes() != begun.observe(eyes).to_bytes():
        return None
    played = []
    for (seat, text), before, after in zip(moves, history[:-1], history[1:], strict=True):
        found = counterpart(world, before, text, after, eyes) if world.to_act == seat else None
        if found is None:
            return None
        played.append((seat, found[0]))
        world = found[1]
    return World(deal, tuple(played))


def counterpart(
    world: Position, before: Position, text: str, after: Position, eyes: int
) -> tuple[str, Position] | None:
    """The move in ``world`` that looks like ``text``: itself, or one that the eyes can't tell from it."""
    seen, shown = before.observe(eyes), after.observe(eyes).to_bytes()
    texts = [text]
    if eyes != before.to_act and seen.heard(before.code(text)) != text:
        texts += list(world.legal_moves())
    for candidate in texts:
        if candidate not in world.legal_moves():
            continue
        code = world.code(candidate)
        if seen.heard(code) == seen.heard(before.code(text)):
            following = world.play_code(code)
            if following.observe(eyes).to_bytes() == shown:
                return candidate, following
    return None
