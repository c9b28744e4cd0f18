"""Playthroughs: a whole game as JSON lines with every legal list, for people, golden tests and other programs."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.record import MOVE, Entry, Record, write

Chooser = Callable[[Match, int], str]
"""Picks the next move of a match; the second argument counts all plies from the start."""


def playthrough(match: Match, choose: Chooser | None, moves: Sequence[str] = ()) -> Iterator[str]:
    """The lines of a match: ``moves`` first, then what ``choose`` says; without it, stop with the open list."""
    record = Record(match.game, match.seats, match.options, (match.position.deal(),))
    return write(record, _played(match, choose, moves), legal=True)


def _played(match: Match, choose: Chooser | None, moves: Sequence[str]) -> Iterator[tuple[Entry | None, Match]]:
    """The match from its start, move by move."""
    yield None, match
    played = 0
    while not match.is_over:
        seat = match.position.to_act
        if played < len(moves):
            move = moves[played]
        elif choose is None:
            yield Entry(MOVE, seat), match
            return
        else:
            move = choose(match, played)
        try:
            match = match.play(move)
        except MinotekaError as error:
            raise Malformed("moves-line", line=played + 1, why=error) from error
        yield Entry(MOVE, seat, move), match
        played += 1
    if played < len(moves):
        raise Malformed("moves-left", line=played + 1)


def start(game: Game, seats: int, options: Mapping[str, Any], seed: str, deals: Sequence[Any] = ()) -> Match:
    """A match from a seed, its first rounds from the deals given by hand, if any."""
    chance = Chance(seed)
    if not deals:
        return Match.start(game, seats, options, chance)

    def dealer(match: Match, number: int) -> Any:
        return deals[number] if number < len(deals) else match.deal_by(chance)

    return Match.start(game, seats, options, dealer)


def read_moves(text: str) -> list[str]:
    """Moves from a file: one text a line, or a playthrough whose moves are taken."""
    moves = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("{"):
            try:
                value = json.loads(line)
            except ValueError as error:
                raise Malformed("record-json", line=number) from error
            if "move" in value:
                moves.append(str(value["move"]))
        elif line:
            moves.append(line)
    return moves


def read_deals(text: str) -> list[Any]:
    """Deals from a file: a deal as JSON, one a line for further rounds, or lines of a playthrough that hold one."""
    try:
        values = [json.loads(text)]
    except ValueError:
        values = []
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                try:
                    values.append(json.loads(line))
                except ValueError as error:
                    raise Malformed("record-json", line=number) from error
    deals = []
    for value in values:
        if isinstance(value, dict) and "deal" in value:
            deals.append(value["deal"])
        elif not (isinstance(value, dict) and {"ply", "outcome", "match"} & set(value)):
            deals.append(value)
    if not deals:
        raise Malformed("deal-none")
    return deals
