"""The house itself over HTTP: its games and bots, their options and rules, how it is, and what every refusal says."""

from typing import Annotated, Any, Literal

import msgspec

from minoteka.core.shown import View
from minoteka.protocol.common import Asked, Json, Problem, Told


class Failure(Told):
    """The body of every answer that is not a success."""

    problem: Problem


class OptionInfo(Told):
    """One option of a game. ``choice``: one of ``values``; ``flag``; ``whole``: ``low`` … ``high`` (or null
    if ``none``); ``form``: one of ``values``, or ``word:number`` with low, high and usual in ``counted``.

    ``defaults`` has the default per seat count (as text), with all options before it at their defaults.
    """

    name: str
    type: Literal["choice", "flag", "whole", "form"]
    values: list[Any]
    low: int | None
    high: int | None
    none: bool
    counted: dict[str, list[int]]
    defaults: dict[str, Any]


class GameInfo(Told):
    """One game of the catalog; its texts are ``<name>-title``, ``<name>-line``, ``<name>-minutes`` and so
    on. ``lessons`` is how many steps its lessons have, ``riddles`` how many of those there are.
    """

    name: str
    rules: int
    seats: list[int]
    hides: bool
    options: list[OptionInfo]
    figures: list[str]
    has_puzzles: bool
    lessons: int
    riddles: int


class Catalog(Told):
    """What can be played, and by which bots."""

    games: list[GameInfo]
    levels: list[str]
    default_level: str
    languages: list[str]
    reactions: list[str]
    version: str
    lan: list[str]
    accounts: bool
    offline: bool
    """Whether the house without a server is served beside this one."""


class SettledOptions(Told):
    """Every option with its value, as the table would have it, and such a table before the first move as spectators
    would see it.
    """

    options: Json
    view: View


class AskOptions(Asked):
    """What the options would be with these chosen (checks them too)."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: Json = msgspec.field(default_factory=dict)


class RulesPage(Told):
    """The rules of a game as HTML, made from our own pages only, and the pieces of advice in them one by one."""

    game: str
    language: str
    title: str
    html: str
    advice: list[str]


class Sample(Told):
    """A real position of a game as a spectator sees it, for the first page."""

    game: str
    view: View


class Health(Told):
    """Alive, and which version."""

    status: Literal["ok", "stopping"]
    version: str
