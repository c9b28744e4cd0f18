"""What a person typed: a command, a move by its number or in its notation, or a piece whose moves are to be listed.

Lenient: case and spaces don't matter, commands have short names, and the beginning of moves lists them.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "help": ("?", "help"),
    "board": ("b", "board"),
    "moves": ("m", "moves"),
    "hint": ("h", "hint"),
    "undo": ("u", "undo", "back"),
    "rules": ("r", "rules"),
    "scores": ("s", "score", "scores"),
    "quit": ("q", "quit", "exit"),
}
NUMBER = re.compile("[0-9]{1,6}")
LONGEST = 400
"""No move is longer; nobody should have to read back what is."""


@dataclass(frozen=True)
class Typed:
    """What is meant: ``kind`` is a command, ``move`` (its text is ``words``) or ``list`` (of ``moves``)."""

    kind: str
    words: str = ""
    moves: tuple[str, ...] = ()


def piece_of(move: Any) -> str:
    """What a move lays, as its game names it; nothing for a pass or a draw."""
    return str(getattr(move, "piece", ""))


def by_piece(moves: Iterable[Any]) -> list[Any]:
    """Moves in the order of their pieces' numbers, 9 before 10; what has none comes last, as it was."""
    return sorted(moves, key=lambda move: [int(number) for number in NUMBER.findall(piece_of(move))] or [10**6])


def groups(moves: Iterable[Any]) -> dict[str, list[str]]:
    """The texts of moves by the pieces that they lay."""
    found: dict[str, list[str]] = {}
    for move in by_piece(moves):
        found.setdefault(piece_of(move), []).append(move.text)
    return found


def in_order(moves: Iterable[Any]) -> list[str]:
    """The texts of moves as lists number them."""
    return [text for texts in groups(moves).values() for text in texts]


def understand(line: str, moves: Sequence[Any], numbered: Sequence[str]) -> Typed:
    """What ``line`` means where ``moves`` are legal and the texts in ``numbered`` have been shown with numbers."""
    words = " ".join(line.split())[:LONGEST]
    name, _, rest = words.casefold().partition(" ")
    for command, names in COMMANDS.items():
        if name in names and (not rest or command == "moves"):
            return Typed("list", words, beginning(rest, moves)) if rest else Typed(command)
    if not words:
        return Typed("help")
    if NUMBER.fullmatch(words) and 0 < int(words) <= len(numbered):
        return Typed("move", numbered[int(words) - 1])
    found = [move.text for move in moves if plain(move.text) == plain(words)]
    if found:
        return Typed("move", found[0])
    listed = beginning(words, moves)
    if NUMBER.fullmatch(words) and not numbered and 0 < int(words) <= len(moves):
        if not any(piece_of(move) == words for move in moves):
            return Typed("move", in_order(moves)[int(words) - 1])
    return Typed("list", words, listed) if listed else Typed("move", words)


def beginning(words: str, moves: Sequence[Any]) -> tuple[str, ...]:
    """The moves of the piece that ``words`` name, else those that begin so."""
    wanted = plain(words)
    of_piece = tuple(move.text for move in moves if plain(piece_of(move)) == wanted)
    return of_piece or tuple(move.text for move in moves if plain(move.text).startswith(wanted))


def plain(text: str) -> str:
    """A text without case and spaces."""
    return "".join(text.split()).casefold()


def columns(texts: Sequence[str], width: int, first: int = 1) -> list[str]:
    """Numbered moves in columns; a number never parts from its move."""
    items = [f"{number:>3}. {text}" for number, text in enumerate(texts, first)]
    wide = max(map(len, items), default=0) + 2
    across = max(1, width // wide)
    return ["".join(item.ljust(wide) for item in items[i : i + across]).rstrip() for i in range(0, len(items), across)]
