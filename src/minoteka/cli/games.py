"""``minoteka games``: what can be played here."""

from rich.table import Table

from minoteka import catalog
from minoteka.cli.terminal import console, say
from minoteka.core.game import Game


def games() -> None:
    """List the games with their seats, options and defaults."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("game", "title", "seats", "option", "values", "default"):
        whole = column in ("game", "option")  # what one types is never cut
        table.add_column(
            say(f"games-column-{column}"), style="bold" if column == "game" else "", no_wrap=whole, overflow="fold"
        )
    for game in catalog.GAMES.values():
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        rows = [(option.name, option.allowed(), _default(game, option.name)) for option in game.options] or [
            ("", "", "")
        ]
        for number, row in enumerate(rows):
            head = (game.name, say(f"{game.name}-title"), seats) if number == 0 else ("", "", "")
            table.add_row(*head, *row)
        table.add_section()
    console.print(table)
    console.print(say("games-bots", bots=", ".join(catalog.BOTS)))


def _default(game: Game, name: str) -> str:
    """The default, for the seat counts where it differs."""
    by_seats: dict[str, list[int]] = {}
    for seats in game.seats:
        by_seats.setdefault(str(game.settle(seats, {})[name]).lower(), []).append(seats)
    if len(by_seats) == 1:
        return next(iter(by_seats))
    return ", ".join(f"{value} ({counts[0]}–{counts[-1]})" for value, counts in by_seats.items())
