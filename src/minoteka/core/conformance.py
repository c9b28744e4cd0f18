"""The promises every game keeps, checked by playing. A third party's game can use this kit as it is:

    from minoteka.core import conformance
    conformance.check(GAME)

``python -m minoteka.core.conformance package:GAME`` prints one digest a variant; run it with and without
``MINOTEKA_KERNEL=python`` and compare: compiled and interpreted kernels must agree to the byte.
"""

import hashlib
import itertools
import json
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import msgspec

from minoteka import texts
from minoteka.core.actions import Acting, actions_of
from minoteka.core.errors import Illegal, Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.game import SPECTATOR, Game
from minoteka.core.nets import AT_ONCE, room
from minoteka.core.options import Options
from minoteka.core.position import Observation, Position
from minoteka.core.shown import Forced, Over, fields
from minoteka.kernel import below, buffer, floats, listed, rng_from_int, smalls

Variant = tuple[int, dict[str, Any]]
FEW_TEXTS = 8
MANY_TEXTS = 40
ELSE = -1e9


class PromiseBroken(AssertionError):
    """A promise was broken; the message says where."""


def variants(game: Game) -> Iterator[Variant]:
    """Every seat count, every option value and every pair of values; pairs take the seat counts in turn.

    Combinations that the game refuses for every seat count are left out.
    """
    seen: set[str] = set()
    turn = itertools.cycle(range(len(game.seats)))
    singles = [{option.name: value} for option in game.options for value in option.samples()]
    pairs = [{**a, **b} for a, b in itertools.combinations(singles, 2) if set(a) != set(b)]
    for given in ({}, *singles):
        for seats in game.seats:
            yield from _settled(game, seats, given, seen)
    for given in pairs:
        first = next(turn)
        for seats in (*game.seats[first:], *game.seats[:first]):
            found = list(_settled(game, seats, given, seen))
            if found:
                yield from found
                break


def _settled(game: Game, seats: int, given: dict[str, Any], seen: set[str]) -> Iterator[Variant]:
    try:
        options = game.settle(seats, given)
    except MinotekaError:
        return
    key = f"{seats} {json.dumps(options, sort_keys=True)}"
    if key not in seen:
        seen.add(key)
        yield seats, options


def check(game: Game, rounds: int = 1, seed: int = 1, limit: int | None = None, thorough: int = 7) -> int:
    """Play ``rounds`` random rounds of every variant and check every promise; returns the number of plies seen.

    Cheap promises are checked at every ply, the dear ones (secrecy, views, pictures) at every ``thorough``-th.
    """
    plies = 0
    for seats, options in itertools.islice(variants(game), limit):
        for number in range(rounds):
            plies += check_round(game, seats, options, seed + number, thorough)
    return plies


def check_round(game: Game, seats: int, options: Options, seed: int, thorough: int = 7) -> int:
    """One random round, with the place of a broken promise in the error."""
    game.bring_texts()
    where = f"{game.name} seats={seats} options={json.dumps(dict(options))} seed={seed}"
    position = Position.dealt(game, seats, options, Chance(str(seed)))
    start, deal, rng = position, position.deal(), rng_from_int(seed)
    material = position.inventory()
    past: list[tuple[Position, bytes]] = []
    moves: list[str] = []
    try:
        _json(deal)
        _need(Position.from_deal(game, seats, options, deal) == start, "the deal reads back as it was written")
        while not position.is_over:
            _need(len(moves) < game.max_plies, "a round ends within max_plies")
            full = len(moves) % thorough == seed % thorough
            _cheap(position, material, full)
            if full:
                _dear(position, rng)
            past.append((position, position.to_bytes()))
            legal = position.legal_moves()
            move = legal[below(rng, len(legal))]
            after = position.play(move)
            _events(position, move, after, full or after.is_over)
            moves.append(move)
            position = after
        _ended(position, material)
        replayed = Position.from_deal(game, seats, options, deal)
        for move in moves:
            replayed = replayed.play(move)
        _need(replayed == position, "the same deal and moves give the same position")
        for old, data in past:
            _need(game.layout.to_bytes(old._state) == data, "old positions never change")
    except MinotekaError as error:
        raise PromiseBroken(
            f"{where} ply={len(moves)} after {moves[-3:]}: {type(error).__name__} {error.code}"
        ) from error
    except PromiseBroken as error:
        raise PromiseBroken(f"{where} ply={len(moves)} after {moves[-3:]}: {error}") from error
    return len(moves)


def _need(kept: bool, promise: str) -> None:
    if not kept:
        raise PromiseBroken(promise)


def _json(value: Any) -> None:
    _need(json.loads(json.dumps(value)) == value, f"plain JSON: {value!r}")


def _fits(shown: Any, declared: Any, what: str) -> None:
    """What is shown is what its structs declare: written as JSON and read strictly it is the same again."""
    try:
        read = msgspec.json.decode(msgspec.json.encode(shown), type=declared)
    except (TypeError, msgspec.MsgspecError) as error:
        raise PromiseBroken(f"every {what} fits its struct: {error}") from error
    _need(read == shown, f"every {what} is what its struct says: {shown!r}")


def _all_fit(shown: list[Any], declared: Any, what: str) -> None:
    for one in shown:
        _fits(one, declared, what)


def _laid_over(position: Position, seen: Observation) -> bool:
    """Whether what a seat sees differently, laid over what all see, is the view of that seat."""
    return {**fields(position.view()), **seen.own()} == fields(seen.view())


def _cheap(position: Position, material: list[str], full: bool) -> None:
    """Checked at every ply; of long lists a few texts are enough between the full looks."""
    game, legal = position.game, position.legal_moves()
    _need(bool(legal), "before the end there is always a legal move")
    _need(all(a < b for a, b in itertools.pairwise(legal)), "the list is sorted and free of duplicates")
    out = buffer(game.max_moves)
    count = game.kernels.legal(position._state, out)
    _need(count == len(legal), "different codes have different texts")
    _need(0 <= position.to_act < position.seats, "somebody is to act")
    for text in legal if full else legal[:: 1 + len(legal) // FEW_TEXTS]:
        code = game.notation.read_move(position._state, text)
        _need(game.notation.move_text(position._state, code) == text, f"{text} reads back")
        _need(code == position.code(text), f"{text} reads as the code in the list")
    seen = position.observe(position.to_act)
    _need(seen.legal_moves() == legal, "the seat to act knows its legal moves")
    _need(position.inventory() == material, "material is conserved")
    _need(
        game.layout.to_bytes(game.layout.from_bytes(position.to_bytes())) == position.to_bytes(),
        "bytes round trip",
    )


def _dear(position: Position, rng: Any) -> None:
    game = position.game
    for seat in (SPECTATOR, *range(position.seats)):
        seen = position.observe(seat)
        _fits(seen.view(), game.types.view, "view")
        _need(_laid_over(position, seen), f"seat {seat} sees what all see and its own")
        again = game.layout.new()
        game.kernels.observe(seen._state, seat, again)
        _need(game.layout.to_bytes(again) == seen.to_bytes(), "observing an observation changes nothing")
        other = seen.complete(rng)
        _need(other.observe(seat) == seen, f"seat {seat} cannot tell a completion from the truth")
        _need(other.inventory() == position.inventory(), "a completion holds the same material")
        _need(other.to_act == position.to_act, "a completion has the same seat to act")
        _need(bool(other.legal_moves()), "a completion can be played on")
        if seat == position.to_act:
            _secret(position, other)
            _reasons(seen)
        _planes(position, other, seat)
    acting = position.observe(position.to_act)
    structured = acting.moves()
    _all_fit(structured, game.types.move, "move")
    _need([move.text for move in structured] == list(position.legal_moves()), "structured moves match the list")
    for move in structured[:: 1 + len(structured) // MANY_TEXTS]:
        described = msgspec.to_builtins(move)
        _need(acting.tried(described) == position.code(move.text), f"{move.text} can be tried as it is shown")
    _numbers(position)
    _actions(position)
    _pictures(position)


def _secret(position: Position, other: Position) -> None:
    """What is refused, and how, must not depend on what the seat cannot see."""
    for text in ("?", "", "pass", "draw", "skip", *other.legal_moves()[:5], *position.legal_moves()[:5]):
        _need(_refusal(position, text) == _refusal(other, text), f"the answer to {text!r} tells a secret")


def _reasons(seen: Observation) -> None:
    """What is said for a move fits its struct, has its words, and does not depend on a guess."""
    game, codes = seen.game, seen.codes()
    for code in codes[:: 1 + len(codes) // FEW_TEXTS]:
        reasons = seen.reasons(code)
        _all_fit(reasons, Forced | game.types.reason, "reason")
        for reason in reasons:
            _need(texts.has(texts.own(game.name, f"because-{reason.kind}")), f"there is a text for {reason.kind}")
        again = [seen.reasons(code, rng_from_int(seed)) for seed in (1, 2)]
        _need(again == [reasons, reasons], f"what speaks for {seen.text(code)} was guessed")


def _refusal(position: Position, text: str) -> Any:
    try:
        position.code(text)
    except Illegal as error:
        _need(texts.has(f"error-{error.code}"), f"there is a text for {error.code}")
        return error.as_json()
    except Malformed as error:
        return error.as_json()
    return None


def _planes(position: Position, other: Position, seat: int) -> None:
    """The numbers for learning tell a seat nothing else than its observation does."""
    game, seen = position.game, Acting(position).planes(seat)
    for whole in (position, other):
        out = smalls(game.planes.size)
        game.kernels.planes(whole._state, seat, -1, out)
        _need(listed(out) == listed(seen), f"the planes of seat {seat} hold nothing that it cannot see")
    for name, part in game.planes.parts.items():
        numbers = listed(seen[part.start : part.end])
        _need(part.low <= min(numbers) and max(numbers) <= part.high, f"the plane {name} keeps its limits")


def _actions(position: Position) -> None:
    """Actions lead to moves and back, and the list has those of the legal moves and no others."""
    game = position.game
    if not game.actions:
        return
    begin = Acting(position)
    codes = position.observe(position.to_act).codes()
    chains = [actions_of(position, code) for code in codes]
    _need(begin.legal() == sorted({chain[0] for chain in chains}), "the actions are those of the legal moves")
    _half(begin, next((chain[0] for chain in chains if len(chain) > 1), None))
    for code, chain in list(zip(codes, chains, strict=True))[:: 1 + len(codes) // MANY_TEXTS]:
        _need(all(0 <= action < game.actions for action in chain), f"the actions {chain} are within the space")
        last = begin
        for action in chain[:-1]:
            _need(last.text(action) != "", "half a move has a text")
            last = last.go(action)
            followers = sorted(other[1] for other in chains if other[0] == action and len(other) > 1)
            _need(last.legal() == followers, "half a move goes on with the moves that it begins")
        _need(last.text(chain[-1]) == game.notation.move_text(position._state, code), "an action reads as its move")
        _need(last.go(chain[-1]).position == position.play_code(code), "an action plays its move")


def _half(begin: Acting, action: int | None) -> None:
    """What is held is seen by its own seat, and by nobody else."""
    if action is None:
        return
    held = begin.go(action)
    for seat in range(begin.position.seats):
        same = listed(begin.planes(seat)) == listed(held.planes(seat))
        _need(same == (seat != begin.position.to_act), f"seat {seat} sees half a move if it is its own")


def _numbers(position: Position) -> None:
    game, state = position.game, position._state
    weights, values = game.weight_array(), floats(position.seats)
    game.kernels.evaluate(state, weights, values)
    _need(all(0.0 <= float(v) <= 1.0 for v in values), f"evaluations lie in 0 … 1: {list(values)}")
    moves, promise = buffer(game.max_moves), floats(game.max_moves)
    count = game.kernels.legal(state, moves)
    game.kernels.priors(state, moves, count, weights, promise)
    _need(all(0.0 <= float(promise[i]) < 1e12 for i in range(count)), "priors are numbers ≥ 0")
    if game.features.inputs:
        _features(position)


def _features(position: Position) -> None:
    """What a learnt judgement looks at: told while the round goes on, and nothing is written beside it."""
    game, told = position.game, position.seats * position.game.features.inputs
    _need(game.features.inputs % AT_ONCE == 0, f"a seat has {AT_ONCE}, {2 * AT_ONCE} … features")
    notes, before = room(position.seats, game.features), position.to_bytes()
    for i in range(len(notes)):
        notes[i] = ELSE
    some = bool(game.kernels.features(position._state, notes))
    _need(not (some and position.is_over), "of a finished round nothing is to be judged")
    _need(all(abs(float(notes[i])) < 1e6 for i in range(told if some else 0)), "features are numbers")
    _need(all(notes[i] == ELSE for i in range(told, len(notes))), "features are as many as declared")
    _need(position.game.layout.to_bytes(position._state) == before, "looking at features changes nothing")


def _pictures(position: Position) -> None:
    view = position.view()
    _need(bool(position.game.draw_text(view).strip()), "there is a text board")
    ElementTree.fromstring(position.game.draw_svg(view))


def _events(before: Position, move: str, after: Position, full: bool) -> None:
    code = before.code(move)
    others = range(before.seats) if full else (before.to_act,)
    for seat in (SPECTATOR, *others):
        happened = before.observe(seat).events(code, after.observe(seat))
        _need(bool(happened), "a move makes events")
        _all_fit(happened, before.game.types.event, "event")
        _need(any(isinstance(event, Over) for event in happened) == after.is_over, "the end is an event")


def _ended(position: Position, material: list[str]) -> None:
    outcome = position.outcome
    _need(outcome is not None and position.legal_moves() == () and position.to_act == -1, "the end is the end")
    if outcome is None:
        return
    _need(len(outcome.scores) == position.seats, "everybody has a score")
    _need(outcome.winners == tuple(sorted(set(outcome.winners))) and bool(outcome.winners), "winners ascend")
    _need(texts.has(f"{position.game.name}-reason-{outcome.reason}"), f"a text for the reason {outcome.reason}")
    _need(position.inventory() == material, "material is conserved to the end")
    _fits(position.view(), position.game.types.view, "view")
    for seat in range(position.seats):
        seen = position.observe(seat)
        _need(_laid_over(position, seen), f"at the end seat {seat} sees what all see and its own")
    _numbers_at_end(position)


def _numbers_at_end(position: Position) -> None:
    values = floats(position.seats)
    position.game.kernels.evaluate(position._state, position.game.weight_array(), values)
    _need(all(0.0 <= float(v) <= 1.0 for v in values), "results lie in 0 … 1")
    if position.game.features.inputs:
        _features(position)


def hides_something(game: Game, seats: int, options: Options, seed: int = 1) -> bool:
    """Whether completions of a first observation really differ: a secrecy test that cannot fail proves nothing."""
    position = Position.dealt(game, seats, options, Chance(str(seed)))
    seen = position.observe(position.to_act)
    return any(seen.complete(rng_from_int(n)) != position for n in range(20))


def digest(game: Game, seats: int, options: Options, seed: int) -> str:
    """A hash over a random round: every state, every list, every observation and a completion of each."""
    position, rng = Position.dealt(game, seats, options, Chance(str(seed))), rng_from_int(seed)
    total = hashlib.sha256(position.to_bytes())
    while not position.is_over:
        legal = position.legal_moves()
        total.update("\n".join(legal).encode())
        total.update(repr(_told(position)).encode())
        for seat in (SPECTATOR, *range(seats)):
            seen = position.observe(seat)
            total.update(seen.to_bytes() + seen.complete(rng).to_bytes())
        position = position.play(legal[below(rng, len(legal))])
        total.update(position.to_bytes())
    total.update(json.dumps(position.outcome.as_json() if position.outcome else None).encode())
    return total.hexdigest()


def _told(position: Position) -> list[float]:
    """The features of a position, all seats'; nothing where there are none."""
    game = position.game
    notes = room(position.seats, game.features)
    some = bool(game.kernels.features(position._state, notes))
    return [float(notes[i]) for i in range(position.seats * game.features.inputs if some else 0)]


def main(arguments: list[str], say: Callable[[str], None] = print) -> None:
    """``package.module:NAME [how many variants] [seed]``."""
    module, _, name = arguments[0].partition(":")
    game: Game = getattr(import_module(module), name or "GAME")
    limit = int(arguments[1]) if len(arguments) > 1 else 20
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    every = list(variants(game))
    step = max(1, len(every) // limit)
    for seats, options in every[::step][:limit]:
        say(f"{digest(game, seats, options, seed)} {seats} {json.dumps(options)}")


if __name__ == "__main__":
    main(sys.argv[1:])
