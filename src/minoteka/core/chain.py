"""A chain of keyed hashes over what happened at a table: who holds a link can tell later that nothing before it was
changed or lost.

The key follows from the table's seed, so a link tells nothing of a hidden entry while the match runs, and can be
computed again by anybody when the seed is told. Names are not in it: an account may be deleted later
(docs/fairness.md).
"""

import hashlib
import hmac
import json

NOTHING = ""
"""The link before the first entry."""
_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

DIGITS = 32
"""Hexadecimal digits of a link: 128 bits."""


def key_of(seed: str) -> bytes:
    """The key of a table's chain."""
    return hmac.digest(seed.encode(), b"chain", hashlib.sha256)


def link(key: bytes, before: str, kind: str, seat: int, text: str, count: int) -> str:
    """The link of an entry behind the link ``before``."""
    text = _written([before, kind, seat, text, count])
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:DIGITS]
