"""The table on a full screen: board, hand, what may be done and why not. It shows a ``Seated`` and plays in it."""

from time import sleep
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, VerticalScroll
from textual.geometry import Region
from textual.widgets import Input, Markdown, Static

from minoteka.core.errors import MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.search.bot import Bot, Stop
from minoteka.terminal.aim import Aim
from minoteka.terminal.board import Board, drawn, shown
from minoteka.terminal.curtain import Curtain
from minoteka.terminal.reading import understand
from minoteka.terminal.seated import Seated
from minoteka.terminal.sheet import rules_page, score_sheet

KEYS: dict[str, str] = {
    "tab": "piece(1)",
    "shift+tab": "piece(-1)",
    "up": "go(-1,0)",
    "down": "go(1,0)",
    "left": "go(0,-1)",
    "right": "go(0,1)",
    "r": "turn(1)",
    "f": "turn(-1)",
    "enter": "lay",
    "h": "hint",
    "u": "undo",
    "s": "scores",
    "question_mark": "rules",
    "colon": "type",
    "q": "leave",
}
NAMED = {"Tab": "piece", "↑↓←→": "go", "R F": "turn", "Enter": "lay", "H": "hint", "U": "undo", "S": "scores"}
NAMED |= {"?": "rules", ":": "type", "Q": "leave"}
"""What the last line tells of keys (in the texts, ``terminal-key-<action>``)."""


class TableApp(App[None]):
    """One game on the whole screen."""

    CSS = """
    #head, #seats, #hand, #word, #keys { height: auto; max-height: 4; padding: 0 1; }
    #head { text-style: bold; }
    #field { align: center middle; height: 1fr; width: 1fr; }
    #board { width: auto; height: auto; }
    #side { width: 45%; min-width: 36; display: none; border-left: solid gray; padding: 0 1; }
    #side.open { display: block; }
    #typed { display: none; height: 3; }
    #typed.open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        # Tab would otherwise go from widget to widget.
        Binding(key, action, show=False, priority=key.endswith("tab"))
        for key, action in KEYS.items()
    ]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    TITLE = "Minoteka"

    def __init__(self, seated: Seated, adviser: Bot, pace: float = 0.5) -> None:
        super().__init__()
        self.seated, self.adviser, self.pace = seated, adviser, pace
        self.stop = Stop()
        self.viewer = seated.seats.people[0] if len(seated.seats.people) == 1 else SPECTATOR
        self.aim = Aim((), drawn(seated.game, self.view()))
        self.word = ""
        self.last: list[str] = []
        self.panel = ""

    def compose(self) -> ComposeResult:
        """From above: how it stands, the board with a panel beside it, the hand, a word, the keys."""
        yield Static(id="head")
        yield Static(id="seats")
        with Horizontal():
            with ScrollableContainer(id="field", can_focus=False):
                yield Board()
            with VerticalScroll(id="side"):
                yield Markdown(id="panel")
        yield Static(id="hand")
        yield Static(id="word")
        yield Input(id="typed")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """What the keys do, in the player's language, then the first turn."""
        keys = Text("  ".join(f"{key} {self.seated.say(f'terminal-key-{name}')}" for key, name in NAMED.items()), "dim")
        self.query_one("#keys", Static).update(keys)
        self.advance()

    def on_unmount(self) -> None:
        """Nobody waits for a bot any more."""
        self.stop.set()

    def view(self) -> Any:
        """The table as whoever looks at the screen may see it."""
        return self.seated.match.position.view(self.viewer)

    def advance(self) -> None:
        """Whose turn it is: a bot thinks aside, a person is asked, behind a curtain if others have looked here."""
        seated = self.seated
        if seated.match.is_over:
            self.viewer = SPECTATOR
            self.word = "\n".join(seated.ending())
            self.aim = Aim((), drawn(seated.game, self.view()))
            self.paint()
            return
        bot, seat = seated.bot, seated.match.position.to_act
        self.aim = Aim((), drawn(seated.game, self.view()))
        if bot is not None:
            self.paint()
            self.run_worker(lambda: self.think(bot), thread=True)
        elif seated.game.hides and len(seated.seats.people) > 1 and seat != self.viewer:
            self.viewer = SPECTATOR
            self.paint()
            self.push_screen(Curtain(seated.say("play-curtain", player=seated.name(seat))), lambda _: self.ask(seat))
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """A person's turn."""
        self.viewer = seat
        self.aim = Aim(self.seated.match.position.observe(seat).moves(), drawn(self.seated.game, self.view()))
        self.paint()

    def think(self, bot: Bot) -> None:
        """In a thread of its own: what a bot does."""
        choice = self.seated.ask(bot, self.stop)
        sleep(self.pace)  # so that one can follow
        if not self.stop.is_set:
            self.call_from_thread(self.play, choice.move)

    def play(self, text: str) -> None:
        """A move, or why it may not be played."""
        before = self.seated.match
        try:
            self.seated.play(text)
        except MinotekaError as error:
            self.refuse(error)
            return
        self.last = self.seated.last_cells(self.viewer)
        told = self.seated.told(before, text, self.viewer)
        self.word = self.seated.say("play-played", player=self.seated.name(before.position.to_act), move=told)
        if self.seated.match.number > before.number:
            self.word += "\n" + self.seated.say("play-scores", scores=self.seated.scores(self.standing()))
            self.last = []
        self.advance()

    def standing(self) -> Any:
        """The scores of the match."""
        return self.seated.match.standing().scores

    def refuse(self, error: MinotekaError) -> None:
        """Why not, in words."""
        self.say_word("✗ " + self.seated.why(error))

    def say_word(self, word: str) -> None:
        """One sentence below the hand."""
        self.word = word
        self.paint()

    def paint(self) -> None:
        """All of the table anew."""
        seated, view, aim = self.seated, self.view(), self.aim
        board = self.query_one(Board)
        board.canvas = drawn(seated.game, view, aim.ghost)
        chosen = list(getattr(aim.ghost, "cells", ()))
        board.update(shown(board.canvas, aim.places(), self.last, chosen))
        self.query_one("#head", Static).update(self.headline())
        self.query_one("#seats", Static).update(self.seats_line(view))
        self.query_one("#hand", Static).update(self.hand_line(view))
        self.query_one("#word", Static).update(Text(self.word))
        places = [point for name in chosen for point in board.canvas.spots.get(name, ())]
        if places:
            row, column = min(places)
            region = Region(max(0, column - 8), max(0, row - 4), 16, 9)
            self.query_one("#field").scroll_to_region(region, animate=False)

    def headline(self) -> Text:
        """The game, the round, whose turn it is."""
        seated, match = self.seated, self.seated.match
        parts = [seated.say(f"{seated.game.name}-title")]
        if match.is_match:
            parts.append(seated.say("play-round", number=match.number + 1))
            parts.append(seated.say("play-scores", scores=seated.scores(self.standing())))
        if not match.is_over:
            key = "play-turn" if seated.bot is None else "play-thinking"
            parts.append(seated.say(key, player=seated.name(match.position.to_act)))
        return Text(" · ".join(parts))

    def seats_line(self, view: Any) -> Text:
        """Who sits there and how much each of them holds."""
        text = Text()
        for seat, hand in enumerate(view.hands):
            mark = "▶" if view.to_act == seat else " "
            text.append(f"{mark}{self.seated.name(seat)}: {hand.count}   ", "bold" if view.to_act == seat else "")
        reserve = getattr(view, "reserve", None)
        return text.append("" if reserve is None else f"▤ {reserve}")

    def hand_line(self, view: Any) -> Text:
        """The pieces that may be laid, the chosen one in brackets; then what else is in the hand."""
        text = Text()
        for piece, moves in self.aim.groups.items():
            here = piece == self.aim.piece
            text.append(f"[{piece}]" if here else f" {piece} ", "reverse" if here else "bold")
            text.append(f"×{len(moves)} " if len(moves) > 1 else " ", "dim")
        tiles = getattr(view.hands[self.viewer], "tiles", None) if self.viewer >= 0 else None
        others = [tile for tile in tiles or () if tile not in self.aim.groups]
        if others and ":" not in others[0]:
            text.append("  " + " ".join(others), "dim")
        if self.aim.move is not None:
            text.append(f"\n→ {self.aim.move.text}", "bold")
        return text

    def action_piece(self, step: int) -> None:
        """Another piece."""
        self.aim.next_piece(step)
        self.paint()

    def action_turn(self, step: int) -> None:
        """The piece turned or flipped."""
        self.aim.turn(step)
        self.paint()

    def action_go(self, down: int, right: int) -> None:
        """Another place; without any to go to, the board is moved."""
        if self.aim.ghost is None:
            self.query_one("#field").scroll_relative(4 * right, 2 * down, animate=False)
        self.aim.go(down, right)
        self.paint()

    def action_lay(self) -> None:
        """Play what is pointed at."""
        if self.aim.move is not None:
            self.play(self.aim.move.text)

    def on_board_pointed(self, message: Board.Pointed) -> None:
        """The mouse points: at a lit place the piece goes there, elsewhere it is said why it cannot."""
        if message.again and self.aim.ghost is not None and message.place in self.aim.ghost.cells:
            self.action_lay()
        elif self.aim.point(message.place):
            self.paint()
        elif self.aim.move is not None:
            self.why_not(message.place)

    def why_not(self, place: str) -> None:
        """Why the piece may not lie at a place, as it is turned now."""
        moved = self.aim.moved(place)
        if moved is None:
            self.say_word("✗ " + self.seated.say("terminal-nowhere", piece=self.aim.piece, cell=place))
            return
        position = self.seated.match.position
        try:
            position.observe(position.to_act).find(self.seated.game.notation.tried_text(moved))
        except MinotekaError as error:
            self.refuse(error)

    def action_hint(self) -> None:
        """Ask the adviser, aside."""
        if self.aim.move is not None:
            self.run_worker(self.advise, thread=True, exclusive=True)

    def advise(self) -> None:
        """In a thread of its own: the hint."""
        before, choice = self.seated.match, self.seated.ask(self.adviser, self.stop)
        if not self.stop.is_set and self.seated.match is before:
            value = f" ({choice.candidates[0].value:.0%})" if choice.candidates else ""
            self.call_from_thread(self.hinted, choice.move, value)

    def hinted(self, move: str, value: str) -> None:
        """The hint is pointed at."""
        self.aim.choose(move)
        self.say_word(self.seated.say("play-hint", move=move + value))

    def action_undo(self) -> None:
        """Back to a person's last turn; not while a bot thinks."""
        if self.seated.bot is None:
            done = self.seated.undo()
            self.word, self.last = self.seated.say("play-undone" if done else "play-nothing-to-undo"), []
            self.advance()

    def action_scores(self) -> None:
        """The score sheet beside the board."""
        self.toggle("scores", score_sheet(self.seated))

    def action_rules(self) -> None:
        """The rules beside the board."""
        self.toggle("rules", rules_page(self.seated))

    def toggle(self, name: str, page: str) -> None:
        """Show a panel, or hide it if it is shown."""
        self.panel = "" if self.panel == name else name
        self.query_one("#side").set_class(bool(self.panel), "open")
        if self.panel:
            self.query_one("#panel", Markdown).update(page)
            self.query_one("#side").focus()
        else:
            self.set_focus(None)

    def action_type(self) -> None:
        """A line for a move in its notation."""
        line = self.query_one("#typed", Input)
        line.add_class("open")
        line.placeholder = self.seated.say("play-prompt")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed move is played, a piece is chosen."""
        line, moves = event.input, [move for group in self.aim.groups.values() for move in group]
        line.clear()
        line.remove_class("open")
        self.set_focus(None)
        typed = understand(event.value, moves, ())
        if typed.kind == "move":
            self.play(typed.words)
        elif typed.kind == "list" and typed.moves:
            self.aim.choose(typed.moves[0])
            self.paint()
        else:
            self.say_word(self.seated.say("play-help"))

    def action_leave(self) -> None:
        """The game is kept; go."""
        self.exit()
