"""Dialogue down at this terminal: on the whole screen where there is one, else line by line."""

from minoteka import catalog
from minoteka.cli.sitting import Dialogue
from minoteka.cli.terminal import console, roomy, say
from minoteka.search.bot import Bot
from minoteka.server.settings import data_folder
from minoteka.terminal.bests import Bests
from minoteka.terminal.learnt import Learnt
from minoteka.terminal.saves import Saves
from minoteka.terminal.seated import Seated

GAMES_FOLDER = "games"
BEGUN_FOLDER = "puzzles"
BESTS_FILE = "solitaire.json"
LEARNT_FILE = "lessons.json"
ADVISER = "medium"


def kept_games() -> Saves:
    """The games of this user."""
    return Saves(data_folder() / GAMES_FOLDER, catalog.game)


def kept_bests() -> Bests:
    """The best scores of this user."""
    return Bests(data_folder() / BESTS_FILE)


def kept_stars() -> Learnt:
    """What this user has learnt."""
    return Learnt(data_folder() / LEARNT_FILE, trouble)


def trouble(why: str) -> None:
    """The game goes on, though nothing is kept of it."""
    console.print(say("play-not-kept", why=why), style="red", markup=False)


def adviser(seated: Seated) -> Bot:
    """Who gives hints: the first bot at the table, else a middling one."""
    return next((bot for bot in seated.seats.bots if bot is not None), catalog.bot(ADVISER))


def sit_down(seated: Seated, command: str, lines: bool, hints: Bot | None = None) -> bool:
    """Play until the end, or until somebody leaves; ``command`` plays the same again. Whether one more is wanted."""
    again = False
    if lines or not roomy():
        Dialogue(seated, hints or adviser(seated)).run(command)
    else:
        from minoteka.terminal.table import TableApp  # loading it takes a while, and few need it

        app = TableApp(seated, hints or adviser(seated))
        app.run()
        again = app.again
        for line in seated.ending() if seated.match.is_over else [seated.say("play-left", command=command)]:
            console.print(line, markup=False, soft_wrap=True)
    if not seated.match.is_over and len(seated.happened) > 1:
        console.print(say("play-go-on"), markup=False)
    return again
