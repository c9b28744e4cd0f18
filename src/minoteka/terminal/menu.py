"""What to play: the game, its seats and options, whom against. Shown by a bare ``minoteka play`` on a terminal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.reactive import reactive
from textual.widgets import Button, Select, Static

from minoteka import texts
from minoteka.core.errors import MinotekaError
from minoteka.core.game import Game
from minoteka.core.options import Option, Whole

MOST_NUMBERS = 24
SECOND_BOT = 2
"""The first seat that a second bot can have."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play; options that are not named stand as usual."""

    game: str
    seats: int
    bots: int
    levels: str
    """As ``--bot`` has them: one for all bots, or one for each."""
    options: Mapping[str, str] = field(default_factory=dict)
    resume: bool = False
    """Rather than all that: the last game that was left."""


def values_of(option: Option) -> list[str]:
    """What an option may be, as it is written; of many numbers the ends."""
    if isinstance(option, Whole) and option.high - option.low <= MOST_NUMBERS:
        values = [str(number) for number in range(option.low, option.high + 1)]
        return [*values, option.none] if option.none else values
    return [option.write(value) for value in option.samples()]


class Menu(App[Wish]):
    """Lists to choose from, and a button."""

    CSS = """
    Static { padding: 0 1; text-style: bold; }
    Select { width: 60; }
    #buttons { height: auto; }
    Button { margin: 1 0 0 1; }
    #trouble { color: red; }
    #keys { dock: bottom; text-style: dim; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "quit", show=False) for key in ("q", "escape")]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = "#game"
    TITLE = "Minoteka"
    chosen: reactive[str] = reactive("", recompose=True)

    def __init__(
        self, games: Mapping[str, Game], levels: Mapping[str, Any], usual: str, language: str, left: bool = False
    ) -> None:
        super().__init__()
        self.games, self.levels, self.usual, self.language, self.left = games, levels, usual, language, left
        self.set_reactive(Menu.chosen, next(iter(games)))

    def say(self, key: str, **values: Any) -> str:
        """A text in the player's language."""
        return texts.say(key, self.language, **values)

    def named(self, key: str, name: str) -> str:
        """A game's own words for something, else its name."""
        return self.say(key) if texts.has(key, self.language) else name

    def value(self, key: str, value: str) -> str:
        """An option's value in words: the game's own, else everybody's for yes and no, else as it is written."""
        return self.named(f"{key}-{value}", self.named(f"terminal-menu-{value}", value))

    def compose(self) -> ComposeResult:
        """The game first: what else there is to choose depends on it."""
        game = self.games[self.chosen]
        with VerticalScroll(can_focus=False):
            yield Static(self.say("terminal-menu"))
            titles = [(self.say(f"{name}-title"), name) for name in self.games]
            yield Select(titles, value=game.name, allow_blank=False, id="game", compact=True)
            most = [seats for seats in game.seats if seats > 1] or list(game.seats)
            people = [(self.say("terminal-menu-seats", seats=seats), seats) for seats in most]
            yield Select(people, value=most[0], allow_blank=False, id="seats", compact=True)
            here = [(self.say("terminal-menu-people", people=number), number) for number in range(1, most[-1] + 1)]
            yield Select(here, value=1, allow_blank=False, id="people", compact=True)
            levels = [(self.say("terminal-menu-level", level=self.say(f"level-{name}")), name) for name in self.levels]
            yield Select(levels, value=self.usual, allow_blank=False, id="level", compact=True)
            for seat in range(SECOND_BOT, most[-1]):
                yield Select(self.levels_of(seat), prompt=self.alike(seat), id=f"seat-{seat}", compact=True)
            for option in game.options:
                key = f"{game.name}-option-{option.name}"
                name = self.named(key, option.name)
                values = [(f"{name}: {self.value(key, value)}", value) for value in values_of(option)]
                prompt = self.say("terminal-menu-usual", option=name)
                yield Select(values, prompt=prompt, id=f"option-{option.name}", compact=True)
            with Horizontal(id="buttons"):
                yield Button(self.say("terminal-menu-play"), id="play", variant="primary")
                if self.left:
                    yield Button(self.say("terminal-menu-resume"), id="resume")
            yield Static(id="trouble")
        yield Static(self.say("terminal-menu-keys"), id="keys")

    def levels_of(self, seat: int) -> list[tuple[str, str]]:
        """What a bot in a seat may be."""
        said = self.say("seat-name", seat=seat)
        return [(f"{said}: {self.say(f'level-{name}')}", name) for name in self.levels]

    def alike(self, seat: int) -> str:
        """What is said of a bot for whom nothing was chosen."""
        return self.say("terminal-menu-alike", seat=self.say("seat-name", seat=seat))

    def seated(self) -> tuple[int, int]:
        """How many play, and how many of them are people."""
        seats, people = (int(str(self.query_one(f"#{name}", Select).value)) for name in ("seats", "people"))
        return seats, min(people, seats)

    def on_mount(self) -> None:
        """Only bots that play are asked for."""
        self.show_bots()

    def show_bots(self) -> None:
        """A list for every bot after the first, who has its own above."""
        seats, people = self.seated()
        for seat in range(SECOND_BOT, max(self.games[self.chosen].seats)):
            self.query_one(f"#seat-{seat}").display = people < seat < seats
        self.query_one("#level").display = people < seats

    async def recompose(self) -> None:
        """Another game's lists; whoever chose it goes on from there."""
        await super().recompose()
        self.show_bots()
        self.query_one("#game").focus()

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another game has other seats and options."""
        if event.select.id == "game":
            self.chosen = str(event.value)
        elif event.select.id in ("seats", "people"):
            self.show_bots()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """That is the wish, if it makes sense."""
        found = {select.id or "": select.value for select in self.query(Select) if not select.is_blank()}
        seats, people = self.seated()
        options = {name[len("option-") :]: str(value) for name, value in found.items() if name.startswith("option-")}
        levels = [str(found.get(f"seat-{seat}", found["level"])) for seat in range(people + 1, seats)]
        first = str(found["level"])
        said = first if all(one == first for one in levels) else ",".join((first, *levels))
        try:
            self.games[self.chosen].settle(seats, options)
        except MinotekaError as error:
            self.query_one("#trouble", Static).update(Text(error.say(self.language)))
            return
        self.exit(Wish(self.chosen, seats, seats - people, said, options, event.button.id == "resume"))
