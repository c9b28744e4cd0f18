"""The endpoints of riddles: which a game has, and one of them after the moves that somebody tried. Nothing is kept."""

from datetime import date
from functools import cache

import msgspec

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.position import Observation, Position
from minoteka.lessons.lesson import stars
from minoteka.protocol.common import Because, columns
from minoteka.protocol.lessons import TryStep
from minoteka.protocol.riddles import AskPoster, RiddleCard, Riddles, RiddleShown
from minoteka.puzzles.daily import daily_riddle
from minoteka.puzzles.poster import PosterWords, poster
from minoteka.puzzles.riddle import Judge, Posed, of_game
from minoteka.puzzles.trial import Ruling, Trial
from minoteka.tables.clocks import date_of
from minoteka.tables.endpoint import Ask, Endpoint, Text
from minoteka.tables.house import Tables


async def show_riddles(tables: Tables, ask: Ask[None]) -> Riddles:
    """The riddles of a game."""
    game = catalog.game(ask.path["game"])
    posed = list(of_game(game).values())
    day = date.fromisoformat(date_of(tables.outside.time.now()))
    cards = [RiddleCard(one.name, one.theme.name, one.riddle.grade) for one in posed]
    return Riddles(game.name, cards, daily_riddle(day, posed).name if posed else None)


async def try_riddle(tables: Tables, ask: Ask[TryStep]) -> RiddleShown:
    """A riddle after some moves; the error is the engine's own why not."""
    posed = await found(tables, ask.path["game"], ask.path["riddle"])
    return await tables.outside.aside(lambda: tried(posed, ask.body))


async def draw_riddle(tables: Tables, ask: Ask[AskPoster]) -> Text:
    """A riddle as it begins, as a picture."""
    posed = await found(tables, ask.path["game"], ask.path["riddle"])
    position = catalog.position(posed.riddle.position)
    if len(ask.body.holders) != position.seats:
        raise Malformed("riddle-holders", seats=position.seats)
    words = PosterWords(*msgspec.structs.astuple(ask.body))
    return Text(await tables.outside.aside(lambda: poster(posed, position, words)))


async def found(tables: Tables, game: str, name: str) -> Posed:
    """The riddle of this name, its game ready to be played."""
    posed = of_game(catalog.game(game)).get(name)
    if posed is None:
        raise Malformed("riddle-unknown", name=name[:40])
    await tables.directory.ready(game)
    return posed


@cache
def judge_of(theme: str) -> Judge:
    """Its desks are kept, and so is what it has proven."""
    return catalog.judge(catalog.theme(theme)[1])


def tried(posed: Posed, asked: TryStep) -> RiddleShown:
    """The moves one after the other; after a wrong one no further one is made."""
    start = catalog.position(posed.riddle.position)
    attempt = Trial(judge_of(posed.theme.name), start, posed.riddle.line, posed.riddle.value)
    ruling, before = Ruling(True, (), posed.riddle.value), attempt.position
    last: tuple[str, ...] = ()
    for text in asked.moves:
        if attempt.is_solved or not ruling.right:
            break
        before, at = attempt.position, len(attempt.played)
        ruling = attempt.move(text)
        last = tuple(attempt.played[at:]) if ruling.right else (text, *ruling.replies)
    if asked.why is not None:
        attempt.position.observe(attempt.seat).tried(asked.why)
    return shown(posed, attempt, ruling, (before, last), asked)


def shown(
    posed: Posed, attempt: Trial, ruling: Ruling, last: tuple[Position, tuple[str, ...]], asked: TryStep
) -> RiddleShown:
    """An attempt as a page gets it, with the eyes of the seat that is asked; ``last``: where the last moves began."""
    before = position = last[0]
    seen = before.observe(attempt.seat)
    events = []
    for text in last[1]:
        code = position.code(text)
        position = position.play_code(code)
        after = position.observe(attempt.seat)
        events += seen.events(code, after)
        seen = after
    open_ = ruling.right and not attempt.is_solved
    theme = posed.theme
    said, facts = attempt.told(ruling)
    return RiddleShown(
        state="open" if open_ else "done" if ruling.right else "missed",
        stars=stars(asked.slips) if attempt.is_solved else 0,
        view=seen.view(),
        legal=columns(seen.moves()) if open_ else None,
        events=events,
        hint=attempt.right()[0] if asked.hint and open_ else None,
        said=said,
        facts=facts,
        hands=[held(position, seat) for seat in range(position.seats)] if theme.open_hands else None,
        ahead=list(theme.ahead(position)),
        unlit=theme.unlit,
        fault=list(ruling.spoiler.cells) if ruling.spoiler else [],
        options=dict(position.options),
        reasons=reasons_for(before, asked) if attempt.is_solved and theme.duel else [],
    )


def reasons_for(before: Position, asked: TryStep) -> list[Because]:
    """What speaks for the move that solved it."""
    seen = before.observe(before.to_act)
    found: list[Because] = msgspec.to_builtins(seen.reasons(seen.find(asked.moves[-1])))
    return found


def held(position: Position, seat: int) -> list[str]:
    """What a seat holds, as it sees it itself: such riddles hide nothing."""
    own: Observation = position.observe(seat)
    return list(own.view().hands[seat].tiles)


ENDPOINTS: list[Endpoint[Tables]] = [
    Endpoint("GET", "/api/games/{game}/riddles", show_riddles, "the riddles of a game", answer=Riddles),
    Endpoint(
        "POST", "/api/games/{game}/riddles/{riddle}", try_riddle, "a riddle after some moves", TryStep, RiddleShown
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/riddles/{riddle}/picture.svg",
        draw_riddle,
        "a riddle as a picture",
        AskPoster,
        answer="image/svg+xml",
    ),
]
