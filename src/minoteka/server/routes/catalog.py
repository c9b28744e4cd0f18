"""What can be played: games with their options, bots, rules pages, figures and sample positions."""

import asyncio
import hashlib
from functools import cache
from typing import get_args

from starlette.responses import Response

from minoteka import __version__, catalog, texts
from minoteka.core.game import Game
from minoteka.core.options import Choice, Flag, Form, Option, Whole
from minoteka.lessons.collection import lessons
from minoteka.protocol.house import Catalog, GameInfo, OptionInfo, RulesPage, Sample
from minoteka.protocol.socket import Reaction
from minoteka.puzzles.riddle import of_game
from minoteka.server import samples
from minoteka.server.house import House
from minoteka.server.routes import rules
from minoteka.server.routes.http import Asking, not_found
from minoteka.tables import standins
from minoteka.tables.endpoint import Endpoint


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option taken apart for a form."""
    defaults = {str(seats): game.settle(seats, {})[option.name] for seats in game.seats}
    info = OptionInfo(option.name, "flag", [], None, None, False, {}, defaults)
    match option:
        case Choice():
            info.type, info.values = "choice", list(option.values)
        case Whole():
            info.type, info.low, info.high, info.none = "whole", option.low, option.high, bool(option.none)
        case Form():
            info.type, info.values = "form", list(option.words)
            info.counted = {word: [*limits, option.usual(word)] for word, limits in option.counted.items()}
        case Flag():
            info.values = [False, True]
    return info


@cache
def games() -> list[GameInfo]:
    """All games of the catalog."""
    return [
        GameInfo(
            name=game.name,
            rules=game.rules_version,
            seats=list(game.seats),
            hides=game.hides,
            options=[option_info(game, option) for option in game.options],
            figures=sorted(game.figures),
            has_puzzles=game.pieces is not None,
            lessons=sum(len(lesson.steps) for lesson in lessons(game)),
            riddles=len(of_game(game)),
        )
        for game in catalog.GAMES.values()
    ]


def catalog_of(lan: list[str], *, accounts: bool, offline: bool) -> Catalog:
    """Games and bots, and what this house offers."""
    return Catalog(
        games=games(),
        levels=list(catalog.LEVELS),
        default_level=standins.first_known(standins.STAND_INS),
        languages=list(texts.LANGUAGES),
        reactions=list(get_args(Reaction)),
        version=__version__,
        lan=lan,
        accounts=accounts,
        offline=offline,
    )


async def show_catalog(house: House, ask: Asking[None]) -> Catalog:
    """Games and bots."""
    return catalog_of(house.lan, accounts=house.settings.accounts, offline=house.settings.offline is not None)


async def show_rules(house: House, ask: Asking[None]) -> RulesPage:
    """The rules page of a game."""
    game = catalog.game(ask.path["game"])
    language = ask.path["language"]
    if language not in texts.LANGUAGES:
        raise not_found()
    page = await asyncio.to_thread(rules.rules_page, game.name, language)
    if page is None:
        raise not_found()
    return RulesPage(game.name, language, *page)


async def show_figure(house: House, ask: Asking[None]) -> Response:
    """A figure of a rules page."""
    game = catalog.game(ask.path["game"])
    name = ask.path["name"]
    if name not in game.figures:
        raise not_found()
    picture = await asyncio.to_thread(figure, game.name, name)
    tag = '"' + hashlib.sha256(picture.encode()).hexdigest()[:20] + '"'
    headers = {"cache-control": "public, max-age=3600", "etag": tag}
    if ask.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(picture, 200, headers, "image/svg+xml")


async def show_texts(house: House, ask: Asking[None]) -> Response:
    """What games of other packages say: the page was built without them."""
    if ask.path["language"] not in texts.LANGUAGES:
        raise not_found()
    return Response(texts.guests(ask.path["language"]), media_type="text/plain")


@cache
def figure(game: str, name: str) -> str:
    """The SVG of a figure, drawn once."""
    return catalog.game(game).figures[name]()


async def show_sample(house: House, ask: Asking[None]) -> Sample:
    """A position to look at."""
    game = catalog.game(ask.path["game"])
    await house.tables.directory.ready(game.name)
    return Sample(game.name, samples.read(game.name))  # type: ignore[arg-type]  # JSON already


ENDPOINTS: list[Endpoint[House]] = [
    Endpoint("GET", "/api/catalog", show_catalog, "games and bots", answer=Catalog),
    Endpoint("GET", "/api/games/{game}/rules/{language}", show_rules, "rules as HTML", answer=RulesPage),
    Endpoint("GET", "/api/games/{game}/figures/{name}.svg", show_figure, "a figure", answer="image/svg+xml"),
    Endpoint("GET", "/api/texts/{language}", show_texts, "texts of games from other packages", answer="text/plain"),
    Endpoint("GET", "/api/games/{game}/sample", show_sample, "a real position", answer=Sample),
]
