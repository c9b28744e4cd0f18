"""What to play: the game, its seats and options, whom against; or something else of the house. Shown by a bare
``minoteka play`` on a terminal.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from minoteka import texts
from minoteka.core.errors import MinotekaError
from minoteka.core.game import Game
from minoteka.core.options import Option, Whole
from minoteka.terminal.keys import bound
from minoteka.terminal.wish import PLAY, Wish

MOST_NUMBERS = 24
SECOND_BOT = 2
"""The first seat that a second bot can have."""
KEYS = {
    "up": "move(-1)", "down": "move(1)", "shift+tab": "move(-1)", "tab": "move(1)", "home": "move(-99)",
    "end": "move(99)", "left": "change(-1)", "right": "change(1)", "space": "change(1)", "enter": "open", "q": "quit",
    "escape": "quit",
}  # fmt: skip


class Row(NamedTuple):
    """A line to be chosen: something that has a value (the values with their words), or a door (none)."""

    name: str
    label: str
    values: Sequence[tuple[str, str]] = ()
    usual: str = ""


def values_of(option: Option) -> list[str]:
    """What an option may be, as it is written; of many numbers the ends."""
    if isinstance(option, Whole) and option.high - option.low <= MOST_NUMBERS:
        values = [str(number) for number in range(option.low, option.high + 1)]
        return [*values, option.none] if option.none else values
    return [option.write(value) for value in option.samples()]


class Rows(Static):
    """The lines; which one is clicked is told."""

    class Clicked(Message):
        """A line was clicked."""

        def __init__(self, line: int) -> None:
            super().__init__()
            self.line = line

    def on_click(self, event: events.Click) -> None:
        """Tell which line it was."""
        self.post_message(self.Clicked(event.y))


class Menu(App[Wish]):
    """Lines with a value each, then doors."""

    CSS = """
    Static { padding: 0 2; }
    #title { text-style: bold; padding: 1 2 0 2; }
    #line { padding: 0 2 1 2; }
    #field { height: 1fr; }
    #trouble { color: red; }
    #keys { text-style: dim; }
    """
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    TITLE = "Minoteka"

    def __init__(
        self,
        games: Mapping[str, Game],
        levels: Mapping[str, Any],
        usual: str,
        language: str,
        doors: Callable[[Game], Sequence[str]] = lambda _: (),
        picked: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.games, self.levels, self.usual, self.language, self.doors = games, levels, usual, language, doors
        self.picked: dict[str, str] = {"game": next(iter(games)), **(picked or {})}
        """What was chosen, by the names of rows; the rest stands as usual."""
        self.at = 0

    def say(self, key: str, **values: Any) -> str:
        """A text in the player's language."""
        return texts.say(key, self.language, **values)

    def named(self, key: str, name: str) -> str:
        """A game's own words for something, else its name."""
        return self.say(key) if texts.has(key, self.language) else name

    def value(self, key: str, value: str) -> str:
        """An option's value in words: the game's own, else everybody's for yes and no, else as it is written."""
        return self.named(f"{key}-{value}", self.named(f"terminal-menu-{value}", value))

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self.games[self.picked["game"]]

    def seated(self) -> tuple[int, int]:
        """How many play, and how many of them are people."""
        most = [seats for seats in self.game.seats if seats > 1] or list(self.game.seats)
        seats = int(self.picked.get("seats", most[0]))
        return seats, min(int(self.picked.get("people", 1)), seats)

    def rows(self) -> list[Row]:
        """All that can be chosen now: it depends on the game and on who plays."""
        game, (seats, people) = self.game, self.seated()
        titles = [(name, self.named(f"{name}-title", name)) for name in self.games]
        levels = [(name, self.say(f"level-{name}")) for name in self.levels]
        most = [count for count in game.seats if count > 1] or list(game.seats)
        rows = [Row("game", self.say("terminal-menu-game"), titles, game.name)]
        rows += [
            Row("seats", self.say("terminal-menu-seats"), [(str(count), str(count)) for count in most], str(most[0]))
        ]
        here = [(str(count), str(count)) for count in range(1, seats + 1)]
        rows += [Row("people", self.say("terminal-menu-people"), here, "1")]
        rows += [Row("level", self.say("terminal-menu-level"), levels, self.usual)] if people < seats else []
        for seat in range(max(SECOND_BOT, people + 1), seats):
            alike = ("", self.say("terminal-menu-alike"))
            rows.append(Row(f"seat-{seat}", self.say("seat-name", seat=seat), [alike, *levels]))
        rows += [self.option(option, seats) for option in game.options]
        return rows + [Row(door, self.say(f"terminal-menu-{door}")) for door in (PLAY, *self.doors(game))]

    def option(self, option: Option, seats: int) -> Row:
        """A line for an option of the game."""
        key, usual = f"{self.game.name}-option-{option.name}", self.usual_of(option, seats)
        written = values_of(option)
        values = written if usual in written else [usual, *written]
        name = self.named(key, option.name)
        return Row(f"option-{option.name}", name, [(value, self.value(key, value)) for value in values], usual)

    def options(self) -> dict[str, str]:
        """The game's options that are not as usual."""
        return {name.removeprefix("option-"): one for name, one in self.picked.items() if name.startswith("option-")}

    def usual_of(self, option: Option, seats: int) -> str:
        """What an option is beside the others if nobody says anything."""
        others = {name: value for name, value in self.options().items() if name != option.name}
        try:
            settled = self.game.settle(seats, others)
        except MinotekaError:  # what makes no sense together is told when it is asked for
            settled = self.game.settle(seats, {})
        return option.write(settled[option.name])

    def compose(self) -> ComposeResult:
        """From above: the house, the game in a sentence, the lines, what is wrong, the keys."""
        yield Static(self.say("page-title"), id="title")
        yield Static(id="line")
        with VerticalScroll(id="field", can_focus=False):
            yield Rows(id="rows")
        yield Static(id="trouble")
        yield Static(self.say("terminal-menu-keys"), id="keys")

    def on_mount(self) -> None:
        """All of it."""
        self.paint()

    def paint(self) -> None:
        """The lines anew; the one we are at has arrows around its value."""
        rows = self.rows()
        self.at = min(max(self.at, 0), len(rows) - 1)
        wide = max(len(row.label) for row in rows if row.values) + 2
        text = Text(no_wrap=True)
        for number, row in enumerate(rows):
            here, value = number == self.at, self.picked.get(row.name, row.usual)
            if row.name == PLAY:
                text.append("\n")
            text.append("▶ " if here else "  ", "bold")
            if not row.values:
                text.append(f" {row.label} ", "reverse bold" if here else "bold" if row.name == PLAY else "")
            else:
                words = next((words for one, words in row.values if one == value), value)
                text.append(row.label.ljust(wide), "bold" if here else "")
                text.append(
                    f"◀ {words} ▶" if here else f"  {words}", "reverse" if here else "" if value != row.usual else "dim"
                )
            text.append("\n")
        self.query_one(Rows).update(text)
        line = f"{self.game.name}-line"
        self.query_one("#line", Static).update(Text(self.named(line, self.say("terminal-menu"))))
        self.query_one("#trouble", Static).update("")
        self.query_one("#field").scroll_to_region(Region(0, self.line_of(self.at), 1, 2), animate=False)

    def line_of(self, number: int) -> int:
        """Where a row stands: there is an empty line before the doors."""
        return number + (number >= [row.name for row in self.rows()].index(PLAY))

    def action_move(self, step: int) -> None:
        """Another line."""
        self.at += step
        self.paint()

    def action_change(self, step: int) -> None:
        """Another value of the line; another game begins with what is usual for it."""
        row = self.rows()[self.at]
        if row.values:
            known = [value for value, _ in row.values]
            value = self.picked.get(row.name, row.usual)
            at = known.index(value) if value in known else 0
            if row.name == "game":
                self.picked = {}
            self.picked[row.name] = known[(at + step) % len(known)]
        self.paint()

    def on_rows_clicked(self, message: Rows.Clicked) -> None:
        """The mouse: a door opens, a line takes its next value."""
        rows = self.rows()
        for number, row in enumerate(rows):
            if self.line_of(number) == message.line:
                self.at = number
                self.action_change(1) if row.values else self.action_open()

    def action_open(self) -> None:
        """Through the door at which we are, or to the table; if that makes no sense, why."""
        row = self.rows()[self.at]
        door = PLAY if row.values else row.name
        seats, people = self.seated()
        options = self.options()
        first = self.picked.get("level", self.usual)
        levels = [self.picked.get(f"seat-{seat}") or first for seat in range(people + 1, seats)]
        said = first if all(one == first for one in levels) else ",".join((first, *levels))
        try:
            self.game.settle(seats, options)
        except MinotekaError as error:
            if door == PLAY:
                self.query_one("#trouble", Static).update(Text(error.say(self.language)))
                return
        self.exit(Wish(self.game.name, seats, seats - people, said, options, door))
