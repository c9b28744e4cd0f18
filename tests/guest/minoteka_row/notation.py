"""The texts of Row: ``lay 3`` covers the cells 3 and 4; a deal is who starts."""

import re

from minoteka.core.errors import Malformed


def move_text(s, move):
    return f"lay {move + 1}"


def read_move(s, text):
    found = re.fullmatch(r"lay ([1-9]|1[0-9])", text)
    if not found or int(found[1]) >= s.length:
        raise Malformed("move-text", text=text)
    return int(found[1]) - 1


def tried_text(move):
    return f"lay {move.cells[0] if move.cells else ''}"


def write_deal(s):
    return {"first": int(s.first)}


def read_deal(s, deal):
    if not isinstance(deal, dict) or set(deal) != {"first"}:
        raise Malformed("deal-keys", keys="first")
    if type(deal["first"]) is not int or deal["first"] not in (0, 1):
        raise Malformed("deal-first", seats=2)
    s.first = s.turn = deal["first"]
