"""Bots that step in: for a seat that gave up, and for a wish that the catalog can't fulfil."""

from minoteka import catalog
from minoteka.tables.table import Table

STAND_INS = ("medium", "greedy")


def first_known(names: tuple[str, ...]) -> str:
    """The first of these bots that the catalog has."""
    return next((name for name in names if name in catalog.BOTS), next(iter(catalog.BOTS)))


def stand_in(table: Table) -> str:
    """The bot that plays on for a seat that gave up; "" when the match ends by it."""
    if table.match is not None and table.match.sides() > 2:
        return first_known(STAND_INS)
    return ""
