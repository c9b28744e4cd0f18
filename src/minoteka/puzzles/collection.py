"""The 32 puzzles that come with the house, in the order of the rulebook; their files are in ``data``."""

from difflib import get_close_matches
from pathlib import Path

from minoteka.core.errors import Malformed
from minoteka.core.pieces import PieceSet
from minoteka.puzzles.puzzle import Puzzle, read

FOLDER = Path(__file__).parent / "data"

NAMES = (
    "flower",
    "boat",
    "apple",
    "puppy",
    "chick",
    "umbrella",
    "fish",
    "butterfly",
    "hexagon",
    "hourglass",
    "aubergine",
    "heart",
    "bell",
    "skittle",
    "jug",
    "grapes",
    "tree",
    "angel",
    "hearts-and-cross",
    "mushroom",
    "spearman",
    "carrot",
    "seahorse",
    "windmill",
    "grapes-2",
    "key-and-lock",
    "spades",
    "light-bulb",
    "maize",
    "tai-chi",
    "squid",
    "fish-2",
)
"""Their titles are in the texts, under ``puzzle-<name>``."""


def load(name: str, box: PieceSet) -> Puzzle:
    """The puzzle of this name; the error names the closest one."""
    if name not in NAMES:
        close = get_close_matches(name, NAMES, 1, 0.4)
        raise Malformed("puzzle-unknown", name=name, close=close[0] if close else "")
    return read((FOLDER / f"{name}.toml").read_text("utf-8"), box)
