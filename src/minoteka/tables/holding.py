"""Which seats somebody holds, by tokens or by account."""

from minoteka.tables import ids
from minoteka.tables.table import Table


def seats_held(table: Table, tokens: list[str], account: int | None) -> frozenset[int]:
    """The seats that these tokens, or this account, are good for."""
    hashes = [ids.hashed(token) for token in tokens]
    return frozenset(
        seat
        for seat, key in table.keys.items()
        if any(ids.same(key.token, token) for token in hashes) or (account is not None and key.account == account)
    )
