"""What names look like, and how tokens are kept: only as hashes."""

import hashlib
import hmac
import re

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def hashed(token: str) -> bytes:
    """How a token is kept. Tokens are random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).digest()


def keyed(secret: str, what: str) -> int:
    """A number (56 bits) that nobody can know without the secret."""
    return int.from_bytes(hmac.digest(secret.encode(), what.encode(), "sha256")[:7], "big")


def same(one: bytes, other: bytes) -> bool:
    """Whether two hashes are equal, in the same time whatever differs."""
    return hmac.compare_digest(one, other)
