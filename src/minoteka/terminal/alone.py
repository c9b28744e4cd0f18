"""One person, one deal. What was seen stays seen: a move is taken back only if it brought no new tile."""

from functools import cached_property
from typing import Any

from minoteka.core.errors import MinotekaError
from minoteka.core.game import Game
from minoteka.core.match import Match
from minoteka.core.options import Options
from minoteka.terminal.bests import Best, Bests
from minoteka.terminal.seated import Seated

DEAL = "deal"


def fairness(seed: str, deal: str) -> dict[str, Any]:
    """What a record keeps of such a game's chance: the seed, and what the deal is called among the best scores."""
    return {"seed": seed, "first_chosen": True, DEAL: deal}


def unusual(game: Game, seats: int, options: Options) -> str:
    """The options that differ from the usual ones: scores compare only where these are equal."""
    usual = game.settle(seats, {})
    return " ".join(f"{name}={value}" for name, value in options.items() if value != usual[name])


class SeatedAlone(Seated):
    """A solitaire; its score is noted among the ``bests`` when it is over."""

    bests: Bests | None = None

    @cached_property
    def unusual(self) -> str:
        """Which scores this one compares with."""
        return unusual(self.game, self.match.seats, self.options)

    def title(self) -> str:
        """The game and its deal."""
        said = self.say("solitaire-title", game=self.say(f"{self.game.name}-title"), deal=self.fairness[DEAL])
        return f"{said} · {self.unusual}" if self.unusual else said

    def turn(self) -> str:
        """How many moves it has been."""
        return self.say("solitaire-moves", count=len(self.past) - 1)

    def undo(self) -> str:
        """Back by one move, unless it showed something or was the last."""
        if self.match.is_over:
            return "error-match-over"
        if len(self.past) > 1 and self.unseen(self.past[-2]) != self.unseen(self.match):
            return "solitaire-seen"
        return super().undo()

    def unseen(self, match: Match) -> tuple[int, int]:
        """The round and the tiles in the reserve."""
        return match.number, match.position.view(0).reserve

    def ending(self) -> list[str]:
        """The score and how it compares."""
        return self._compared

    @cached_property
    def _compared(self) -> list[str]:
        """Asked for when all is over, and once: comparing notes the score."""
        score = float(self.match.standing().scores[0])
        told = [self.say("solitaire-score", score=score)]
        if self.bests is None:
            return told
        record = max((one.score for one in self.bests.best(self.unusual)), default=None)
        try:
            before = self.bests.note(Best(str(self.fairness[DEAL]), self.unusual, score, len(self.past) - 1))
        except MinotekaError as error:
            return [*told, self.why(error)]
        if before is not None:
            told.append(self.say("solitaire-again", best=before.score))
        if record is not None and score > record:
            told.append(self.say("solitaire-record", best=record))
        return told
