"""A table that somebody plays at without a browser, up to the moment that a test is about; then a browser sits down."""

from playwright.sync_api import Page as Tab

from tests.e2e import hands
from tests.server.running import Page, bot, me


def sit(house, game: str, bots: int = 1, **more) -> tuple[dict, Page]:
    """A table against bots, and a client that plays on it without a browser."""
    table = house.open(game, me("Olya"), *[bot()] * bots, hints=True, undo=True, **more)
    return table, Page(house, table["id"], table["tokens"][0])


def play_until(player: Page, wanted) -> bool:
    """The first lay of every list, until it is our turn and `wanted` holds; False if the match ended before.

    Not at the first move of a round: whoever comes then sees how the last one ended, and goes on from there.
    """
    while player.state["status"] == "playing":
        if player.state["view"]["to_act"] != 0:
            player.hear()
        elif not player.state["finished"] and wanted(player):
            return True
        else:
            player.play(next((m for m in player.moves() if m["kind"] == "lay"), player.moves()[0])["text"])
    return False


def enter(visitor, table: dict) -> Tab:
    page = visitor.page
    page.goto(f"{visitor.url}/t/{table['id']}#key={table['tokens'][0]}")
    page.locator(".turn").wait_for(timeout=hands.PATIENCE)
    return page


def sit_when(house, game: str, wanted, **more) -> dict:
    """A table at the first moment at which it is our turn and `wanted` holds; it may need several games to come."""
    for _ in range(8):
        table, player = sit(house, game, **more)
        if play_until(player, wanted):
            return table
    raise AssertionError(f"{game} never came there")
