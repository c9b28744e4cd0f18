"""Accounts over HTTP: a name, its password, and how strong it is."""

from typing import Annotated

import msgspec

from minoteka.protocol.common import Asked, Name, Told

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Credentials(Asked):
    """A name and its password."""

    name: Name
    password: Password


class NewPassword(Asked):
    """Change the password."""

    old: Password
    new: Password


class Rating(Told):
    """Strength at one game: ordinal = mu − 3 sigma."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Me(Told):
    """The account of this session."""

    name: str
    since: int
    ratings: list[Rating]
