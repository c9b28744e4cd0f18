"""``minoteka join``: a seat at a server's table by its link, or a place to look on from."""

import getpass
import sys
from dataclasses import replace
from typing import Annotated

import typer
from rich.prompt import Prompt

from minoteka import catalog
from minoteka.cli.terminal import console, language, roomy, say
from minoteka.core.game import SPECTATOR, Game
from minoteka.server.settings import data_folder
from minoteka.terminal.address import TableAddress
from minoteka.terminal.seat_keys import SeatKeys

SEATS_FOLDER = "seats"
LONGEST = 40


def join(
    link: Annotated[str, typer.Argument(metavar="ADDRESS", help="The table's link, as somebody sent it.")],
    name: Annotated[str | None, typer.Option("--name", help="What the others call you.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Which seat; by default the first open one.")
    ] = None,
    words: Annotated[str, typer.Option("--words", help="Your words for the seed of the deal.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Sit down at a table on a server, or look on if no seat is open. A seat is yours until the game is over."""
    address = TableAddress.read(link)
    card = address.card()
    game = catalog.game(card.info.game)
    keys = SeatKeys(data_folder() / SEATS_FOLDER)
    token = "" if watch else address.token or keys.find(address)
    if not token and not watch and (seat is not None or any(one.kind == "open" for one in card.seats)):
        token = sit_down(address, name, seat, words)
        keep(keys, address, token)
    here: TableAddress | None = address
    while here is not None:
        here = at_table(here, game, token, keys, lines or not roomy())


def sit_down(address: TableAddress, name: str | None, seat: int | None, words: str) -> str:
    """Take an open seat; its key."""
    if name is None and sys.stdin.isatty():
        name = Prompt.ask(say("join-name"), default=login(), console=console)
    return address.sit((name or "").strip()[:LONGEST] or login(), seat, words).token


def login() -> str:
    """How this machine calls whoever sits at it."""
    try:
        return getpass.getuser()[:LONGEST]
    except (OSError, KeyError, ImportError):
        return say("solitaire-you")


def keep(keys: SeatKeys, address: TableAddress, token: str) -> None:
    """Write a key down that the server knows; where that cannot be done, somebody else has to."""
    if not keys.keep(address, token):
        console.print(say("join-back", link=f"{address.link}#key={token}"), markup=False, soft_wrap=True)


def at_table(address: TableAddress, game: Game, token: str, keys: SeatKeys, lines: bool) -> TableAddress | None:
    """Play or look on; the next table if one goes on there."""
    from minoteka.terminal.wire import Wire  # loading it and a screen takes a while, and few need them

    wire = Wire(address, game, [token] if token else [])
    if lines:
        from minoteka.cli.joining import JoinedLines

        talk = JoinedLines(wire, language())
        talk.run()
        far, error, onward, over = talk.far, talk.error, "", list[str]()
    else:
        from minoteka.terminal.joined import JoinedApp

        app = JoinedApp(wire, language())
        app.run()
        far, error, onward = app.far, app.error, app.onward
        over = list(far.ending()) if far is not None else []
    if error is not None:
        raise error
    if far is not None and far.seat != SPECTATOR:
        keep(keys, address, token)  # a key that came with a link is known to be one now
    if onward:
        return replace(address, table=onward, token="")
    running = far is None or far.state.status != "over"
    for line in over or ([say("join-back", link=address.link)] if token and running else []):
        console.print(line, markup=False, soft_wrap=True)
    return None
