"""What stands above and below a board, from a view alone: who is there, what they hold, how it stands."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from minoteka import texts
from minoteka.core.game import Game

GAP = 4


def head_of(game: Game, number: int, turn: str, scores: Sequence[float], language: str) -> str:
    """The game, the round (0: there are none), whose turn it is and the scores, as far as they fit."""
    parts = [texts.say(f"{game.name}-title", language)]
    if number:
        parts.append(texts.say(texts.own(game.name, "play-round", language), language, number=number))
    parts += [turn] if turn else []
    if any(scores):
        said = " : ".join(texts.number(score, language) for score in scores)
        parts.append(texts.say(texts.own(game.name, "play-scores", language), language, scores=said))
    return " · ".join(parts)


def seats_of(view: Any, names: Sequence[str], width: int) -> Text:
    """Who sits there and how much each of them holds: in a line, so where names are long without their levels, else by
    numbers.
    """
    reserve, points = getattr(view, "reserve", None), getattr(view, "points", None)
    left = "" if reserve is None else f"▤ {reserve}"
    ways = (names, [name.partition(" (")[0] for name in names], [str(seat) for seat in range(view.seats)])
    for called in ways:
        parts = [f"{name}: {hand.count}" for name, hand in zip(called, view.hands, strict=True)]
        parts = [f"{part} Σ {points[seat]}" if points else part for seat, part in enumerate(parts)]
        if sum(map(len, parts)) + GAP * len(parts) + len(left) <= width:
            break
    text = Text()
    for seat, part in enumerate(parts):
        acts = view.to_act == seat
        text.append(("▶" if acts else " ") + part.ljust(len(part) + GAP - 1), "bold" if acts else "")
    return text.append(left)


def hand_of(view: Any, seat: int) -> Sequence[str]:
    """The tiles of a seat if they may be known and have short names."""
    tiles = (getattr(view.hands[seat], "tiles", None) if seat >= 0 else None) or ()
    return tiles if tiles and ":" not in tiles[0] else ()
