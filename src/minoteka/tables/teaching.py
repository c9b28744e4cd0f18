"""The endpoints of lessons: which there are, and a step after the moves that somebody tried. Nothing is kept here."""

from minoteka import catalog
from minoteka.core.game import Json
from minoteka.lessons import collection, proof
from minoteka.lessons.lesson import stars
from minoteka.lessons.practice import Practice
from minoteka.protocol.common import columns
from minoteka.protocol.lessons import LessonCard, Lessons, StepShown, TryStep
from minoteka.tables.endpoint import Ask, Endpoint
from minoteka.tables.house import Tables


async def show_lessons(_: Tables, ask: Ask[None]) -> Lessons:
    """The lessons of a game."""
    game = catalog.game(ask.path["game"])
    cards = [LessonCard(one.name, [step.name for step in one.steps]) for one in collection.lessons(game)]
    return Lessons(game.name, cards)


async def try_step(tables: Tables, ask: Ask[TryStep]) -> StepShown:
    """A step after some moves; the error is the engine's own why not."""
    game = catalog.game(ask.path["game"])
    step = collection.lesson(game, ask.path["lesson"]).step(ask.path["step"])
    await tables.directory.ready(game.name)
    asked = ask.body

    def tried() -> StepShown:
        attempt = Practice.after(step, asked.moves)
        if asked.why is not None:
            attempt.seen.tried(asked.why)
        return shown(attempt, asked.slips, proof.way_on(attempt) if asked.hint else None)

    return await tables.outside.aside(tried)


def shown(attempt: Practice, slips: int, hint: str | None) -> StepShown:
    """An attempt as a page gets it, with the eyes of the seat that learns."""
    seen, open_ = attempt.seen, attempt.state == "open"
    events: list[Json] = attempt.events
    return StepShown(
        state=attempt.state,
        stars=stars(slips) if attempt.state == "done" else 0,
        view=seen.view(),
        legal=columns(seen.moves()) if open_ else None,
        events=events,
        hint=hint,
    )


ENDPOINTS: list[Endpoint[Tables]] = [
    Endpoint("GET", "/api/games/{game}/lessons", show_lessons, "the lessons of a game", answer=Lessons),
    Endpoint(
        "POST",
        "/api/games/{game}/lessons/{lesson}/{step}",
        try_step,
        "a step of a lesson after some moves",
        TryStep,
        StepShown,
    ),
]
