"""The texts of Trimino: ``1:-2,0:234``, ``new:234``, ``skip``, ``draw``, ``pass``, and the deal."""

import re
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.shown import TryDraw, TryPass
from minoteka.games.trimino.board import cell_of, field_of, place_of
from minoteka.games.trimino.options import TRIOMINOS
from minoteka.games.trimino.pieces import BY_TEXT, COUNT, LAID, LAID_BY_TEXT, TEXTS, TILES
from minoteka.games.trimino.rules import DRAW, HAND_SIZES, PASS, SKIP, begin
from minoteka.games.trimino.shown import TryLay, TrySkip
from minoteka.games.trimino.state import HIDDEN
from minoteka.kernel import State

WORDS = {"skip": SKIP, "draw": DRAW, "pass": PASS}
WORD_OF = {move: word for word, move in WORDS.items()}
NUMBER = "0|-?[1-9][0-9]{0,2}"
LAY = re.compile(rf"([1-9][0-9]?):({NUMBER}),({NUMBER}):([0-5]{{3}})")


def place_text(place: int) -> str:
    """``1:-2,0``: the field, counted from 1, and the place's coordinates in it."""
    x, y = cell_of(place)
    return f"{field_of(place) + 1}:{x},{y}"


def move_text(s: State, move: int) -> str:
    """Where a tile goes and the values at its corners clockwise; a tile for a new field; or a word."""
    if move in WORD_OF:
        return WORD_OF[move]
    if move < LAID:
        return f"new:{TILES[move // 3]}"
    return f"{place_text(move // LAID)}:{TEXTS[move % LAID]}"


def read_move(s: State, text: str) -> int:
    """The move that a text names, legal or not."""
    if text in WORDS:
        return WORDS[text]
    if re.fullmatch(r"new:[0-5]{3}", text):
        return 3 * read_tile(text[4:])
    match = LAY.fullmatch(text)
    if match is None:
        raise Malformed("move-text", text=text, example="1:-2,0:234")
    field, x, y = (int(match[i]) for i in (1, 2, 3))
    if match[4] not in LAID_BY_TEXT:
        raise mirrored(match[4])
    return place_of(field - 1, (x, y)) * LAID + LAID_BY_TEXT[match[4]]


def read_tile(text: str) -> int:
    """The tile of a text with its values in order."""
    if text in BY_TEXT:
        return BY_TEXT[text]
    if text in LAID_BY_TEXT:
        raise Malformed("trimino-order", piece=text, tile=TILES[LAID_BY_TEXT[text] // 3])
    raise mirrored(text)


def mirrored(text: str) -> Malformed:
    """Three values that no tile shows in this direction."""
    return Malformed("trimino-mirrored", piece=text, tile="".join(sorted(text)))


def tried_text(move: TryLay | TrySkip | TryDraw | TryPass) -> str:
    """The text of a move that a struct describes."""
    if isinstance(move, TryLay):
        shown = "".join(map(str, move.values))
        if not move.new:
            return f"{move.place}:{shown}"
        return f"new:{TILES[LAID_BY_TEXT[shown] // 3] if shown in LAID_BY_TEXT else shown}"
    if isinstance(move, TrySkip):
        return "skip"
    return "draw" if isinstance(move, TryDraw) else "pass"


def write_deal(s: State) -> dict[str, Any]:
    """Who starts, the hands sorted, and the reserve from its front."""
    hands = [[TILES[t] for t in range(COUNT) if int(s.hands[seat]) >> t & 1] for seat in range(s.seats)]
    reserve = [TILES[s.reserve[i]] for i in range(s.taken, COUNT)]
    return {"first": int(s.first), "hands": hands, "reserve": reserve}


def read_deal(s: State, deal: Any) -> None:
    """Put a deal into a blank state; hands come in any order, the reserve in its own."""
    seats, size, named = int(s.seats), HAND_SIZES[s.ruleset][s.seats], int(s.first)
    if not isinstance(deal, dict) or set(deal) != {"first", "hands", "reserve"}:
        raise Malformed("deal-keys", keys="first, hands, reserve")
    first, hands, reserve = deal["first"], deal["hands"], deal["reserve"]
    if type(first) is not int or not 0 <= first < seats:
        raise Malformed("deal-first", seats=seats)
    if (
        not isinstance(hands, list)
        or len(hands) != seats
        or any(not isinstance(h, list) or len(h) != size for h in hands)
    ):
        raise Malformed("deal-hands", seats=seats, size=size)
    if not isinstance(reserve, list) or len(reserve) != COUNT - seats * size:
        raise Malformed("deal-reserve", size=COUNT - seats * size)
    dealt: set[str] = set()
    for tile in (tile for part in (*hands, reserve) for tile in part):
        if not isinstance(tile, str) or tile not in BY_TEXT:
            raise Malformed("deal-piece", piece=str(tile))
        if tile in dealt:
            raise Malformed("deal-material", piece=tile)
        dealt.add(tile)
    _fill(s, hands, reserve)
    s.first = first
    begin(s)
    starts = int(s.first) if s.ruleset == TRIOMINOS or named < 0 else named
    if first != starts:
        raise Malformed("trimino-deal-first", first=first, starts=starts)


def _fill(s: State, hands: list[list[str]], reserve: list[str]) -> None:
    for seat, hand in enumerate(hands):
        s.held[seat] = len(hand)
        s.hands[seat] = sum(1 << BY_TEXT[tile] for tile in hand)
    s.taken = COUNT - len(reserve)
    for i in range(COUNT):
        s.reserve[i] = HIDDEN if i < s.taken else BY_TEXT[reserve[i - s.taken]]
