"""The record of a table: its options, its chance and the list of entries. The record is the truth.

JSON lines, one text for people, tests and other programs (docs/notation.md). Positions are never stored: the position
is the replay of the entries that stand.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from minoteka.core import chain
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.fairness import SIMULATED, VERSIONS, Chance, commitment
from minoteka.core.game import Game, Json
from minoteka.core.match import Match
from minoteka.core.options import Options
from minoteka.core.outcome import Outcome, plain

FORMAT = 1
"""The version of the lines; every record begins with it."""

MOVE, UNDO, RESIGN, TIMEOUT, ABANDON, SEAT = "move", "undo", "resign", "timeout", "abandon", "seat"
KINDS = (MOVE, UNDO, RESIGN, TIMEOUT, ABANDON, SEAT)


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table.

    ``move``: ``seat`` played ``text``. ``undo``: the last ``count`` moves are taken back. ``resign`` and ``timeout``:
    ``seat`` is out (with more than two sides a bot plays on for it). ``abandon``: nobody moved for too long.
    ``seat``: from now on ``text`` (a person's name or a bot's) plays for ``seat``.
    """

    kind: str
    seat: int = -1
    text: str = ""
    count: int = 0

    def link(self, key: bytes, before: str) -> str:
        """Its link in the chain of hashes over a table's entries; who sits down is not part of it."""
        return chain.link(key, before, self.kind, self.seat, "" if self.kind == SEAT else self.text, self.count)


History = Iterable[tuple[Entry | None, Match]]
"""What happened: nothing and the match at its start, then each entry and the match after it."""


@dataclass(frozen=True)
class Record:
    """A whole table, finished or not."""

    game: Game
    seats: int
    options: Options
    deals: tuple[Json, ...] = ()
    players: tuple[str, ...] = ()
    rules: int = 0
    fairness: Mapping[str, Any] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    ends: tuple[tuple[int, Json], ...] = field(default=(), compare=False)
    """Lines that tell how a round or the match ended, each with the number of entries before it; as they were read."""

    def start(self) -> Match:
        """The match before the first entry, from the deals written down or else from the revealed seed."""
        if self.deals:
            return Match.start(self.game, self.seats, self.options, self._dealer)
        if self.fairness.get("first_chosen"):
            raise Malformed("record-first")
        return Match.start(self.game, self.seats, self.options, self.chance())

    def chance(self) -> Chance:
        """The revealed chance of the table."""
        if not self.fairness.get("seed"):
            raise Malformed("record-no-deal")
        return Chance(self.fairness["seed"], tuple(self.fairness.get("words", ())), self.scheme)

    @property
    def scheme(self) -> int:
        """The version of chance that the table was dealt by."""
        return int(_scheme(self.fairness))

    def _dealer(self, match: Match, number: int) -> Json:
        if number < len(self.deals):
            return self.deals[number]
        raise Malformed("record-deal-missing", round=number + 1)

    def history(self, start: Match | None = None) -> Iterator[tuple[Entry | None, Match]]:
        """The start (the record's own unless another is given), then the match after each entry."""
        past = [start or self.start()]
        yield None, past[0]
        for entry in self.entries:
            apply_entry(past, entry)
            yield entry, past[-1]

    def replay(self) -> Match:
        """The match as it stands after the last entry."""
        match = self.start()
        for _, match in self.history():  # the last one is wanted
            pass
        return match

    def with_deals(self) -> "Record":
        """The same record with every deal written down (only when the match may be shown)."""
        deals: list[Json] = []
        for _, match in self.history():
            if len(match.firsts) > len(deals) and match.ply == 0:
                deals.append(match.position.deal())
        return replace(self, deals=tuple(deals))


def apply_entry(past: list[Match], entry: Entry) -> None:
    """Carry ``past`` (all matches since the start, one per standing move) on by one entry."""
    now = past[-1]
    if entry.kind == MOVE:
        past.append(now.play(entry.text, entry.seat))
    elif entry.kind == UNDO:
        if not 0 < entry.count < len(past):
            raise Malformed("record-undo", count=entry.count, moves=len(past) - 1)
        del past[-entry.count :]
    elif entry.kind in (RESIGN, TIMEOUT):
        if now.sides() == 2 and not now.is_over:
            past[-1] = now.stop("resigned" if entry.kind == RESIGN else "timeout", (entry.seat,))
    elif entry.kind == ABANDON and not now.is_over:
        past[-1] = now.stop("abandoned", ())


def dump(value: Mapping[str, Any]) -> str:
    """One line of JSON as records have it."""
    return json.dumps(value, ensure_ascii=False)


def write(record: Record, history: History | None = None, *, legal: bool = False) -> Iterator[str]:
    """The lines of a record; ``legal`` adds the list of legal moves to every ply.

    ``history`` is the record's own unless it is given, as it happens or with moves as somebody may hear them: the
    start, then each entry with the match after it; a move without a text is still awaited. A record that holds no
    deal shows none of any round.
    """
    head: Json = {
        "minoteka": FORMAT,
        "game": record.game.name,
        "seats": record.seats,
        "options": dict(record.options),
    }
    if record.deals:
        head["deal"] = record.deals[0]
    if record.players:
        head["players"] = list(record.players)
    if record.rules:
        head["rules"] = record.rules
    if record.fairness:
        head["fairness"] = dict(record.fairness)
    yield dump(head)
    before: Match | None = None
    for entry, match in record.history() if history is None else history:
        if entry is not None and before is not None:
            yield dump(_entry_line(entry, before, legal))
            yield from map(dump, _after_entry(before, match, deals=bool(record.deals)))
        before = match


def _entry_line(entry: Entry, before: Match, legal: bool) -> Json:
    line: Json = {"ply": before.ply, "seat": entry.seat}
    if entry.kind != MOVE:
        line["entry"] = entry.kind
    elif legal:
        line["legal"] = list(before.position.legal_moves())
    if entry.text:
        line["move" if entry.kind == MOVE else "text"] = entry.text
    if entry.count:
        line["count"] = entry.count
    return line


def _after_entry(before: Match, after: Match, *, deals: bool) -> Iterator[Json]:
    """The lines that follow an entry: a round's outcome, the next round's deal, the match's end."""
    if len(after.rounds) > len(before.rounds):
        yield {"outcome": after.rounds[-1].as_json()}
    if after.is_over and not before.is_over:
        if after.is_match and after.ended is not None:
            yield {"match": _match_json(after.ended)}
        elif len(after.rounds) == len(before.rounds) and after.ended is not None:
            yield {"outcome": after.ended.as_json()}
    elif after.number > before.number:
        yield {"round": after.number + 1, **({"deal": after.position.deal()} if deals else {})}


def _match_json(ended: Outcome) -> Json:
    """The last line of a match; a reason only when it did not end by its own rules."""
    line: Json = {"scores": plain(ended.scores), "winners": list(ended.winners)}
    return {**line, "reason": ended.reason} if ended.reason in ("resigned", "timeout", "abandoned") else line


def read(lines: Iterable[str], find: Callable[[str], Game]) -> Record:
    """A record from its lines; what is damaged or foreign is named with its line. Moves are checked by ``replay``."""
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
            if "\\ud" in line.lower():
                dump(value).encode()  # half a character can be written in JSON, but nowhere else
            if not isinstance(value, dict):
                raise Malformed("record-object")
            record = _head(value, find) if record is None else _further(record, value)
        except MinotekaError as error:
            raise Malformed("record-line", line=number, why=error) from error
        except (ValueError, RecursionError) as error:
            raise Malformed("record-json", line=number) from error
    if record is None:
        raise Malformed("record-empty")
    return record


def _head(value: Json, find: Callable[[str], Game]) -> Record:
    if value.get("minoteka") != FORMAT:
        raise Malformed("record-foreign", format=FORMAT)
    game = find(str(value.get("game")))
    seats, options, fairness = value.get("seats"), value.get("options"), value.get("fairness", {})
    if type(seats) is not int or not isinstance(options, dict) or not isinstance(fairness, dict):
        raise Malformed("record-head")
    players, rules = value.get("players", []), value.get("rules", 0)
    if type(rules) is not int or not _texts(players) or not _texts(fairness.get("words", [])):
        raise Malformed("record-head")
    links = fairness.get("links", ["", ""])
    if _scheme(fairness) not in VERSIONS or not (_texts(links) and len(links) == 2):
        raise Malformed("record-head")
    for key in {"seed", "commitment"} & set(fairness):
        _text(fairness, key)
    deals = (value["deal"],) if "deal" in value else ()
    return Record(game, seats, game.settle(seats, options), deals, tuple(players), rules, fairness)


def _scheme(fairness: Mapping[str, Any]) -> Any:
    """Records that name no version of chance are of the first one (docs/fairness.md)."""
    return fairness.get("scheme", SIMULATED)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _further(record: Record, value: Json) -> Record:
    if "move" in value:
        entry = Entry(MOVE, _seat(record, value), _text(value, "move"))
    elif "entry" in value:
        if value["entry"] not in KINDS[1:]:
            raise Malformed("record-entry", entry=str(value["entry"]), known=", ".join(KINDS[1:]))
        count = value.get("count", 0)
        if type(count) is not int:
            raise Malformed("record-entry", entry=str(value["entry"]), known=", ".join(KINDS[1:]))
        seat = -1 if value.get("seat", -1) == -1 else _seat(record, value)
        entry = Entry(value["entry"], seat, _text(value, "text") if "text" in value else "", count)
    elif "deal" in value:
        return _deal(record, value)
    elif {"outcome", "match"} & set(value):
        return replace(record, ends=(*record.ends, (len(record.entries), value)))
    elif {"round", "legal"} & set(value):
        return record
    else:
        raise Malformed("record-unknown", keys=", ".join(map(str, value)))
    return replace(record, entries=(*record.entries, entry))


def _deal(record: Record, value: Json) -> Record:
    """A further round's deal. An undo across rounds has it dealt again, and it must be the same."""
    number, deal, deals = value.get("round"), value["deal"], record.deals
    if not deals:
        return record
    if type(number) is not int or not 1 < number <= len(deals) + 1:
        raise Malformed("record-round", round=str(number))
    if number == len(deals) + 1:
        return replace(record, deals=(*deals, deal))
    if deals[number - 1] != deal:
        raise Malformed("record-round", round=number)
    return record


def _seat(record: Record, value: Json) -> int:
    seat = value.get("seat")
    if type(seat) is int and 0 <= seat < record.seats:
        return seat
    raise Malformed("seat", seat=str(seat), seats=record.seats)


def _text(value: Json, key: str) -> str:
    if isinstance(value[key], str):
        return str(value[key])
    raise Malformed("record-text", key=key)


def verify(record: Record) -> Sequence[str]:
    """Check a finished record against its fairness: the codes of what was confirmed; an error for what is wrong."""
    line = 0
    try:
        past: Match | None = None
        ends: list[tuple[int, Json]] = []
        for line, (_, match) in enumerate(record.history()):  # the line that fails is named
            if past is not None:
                ends += [(line, json.loads(dump(end))) for end in _after_entry(past, match, deals=False)]
            past = match
    except MinotekaError as error:
        raise Malformed("verify-entry", entry=line + 1, why=error) from error
    for count, told in record.ends:
        if (count, told) not in ends:
            raise Malformed("verify-end", entry=count)
    fairness = record.fairness
    confirmed = ["verify-deal-given"] if fairness.get("given") else []
    if fairness.get("seed"):
        if fairness.get("commitment"):
            if commitment(fairness["seed"]) != fairness["commitment"]:
                raise Malformed("verify-commitment")
            confirmed.append("verify-commitment-good")
        if record.deals:
            _same_deals(record)
            confirmed.append("verify-deal-good")
        if "links" in fairness:
            _same_links(record)
            confirmed.append("verify-links-good")
    return [*confirmed, "verify-moves-good"]


def _same_links(record: Record) -> None:
    """The entries lead from the link with which the match began to its last one: none was changed, lost or added."""
    key, (link, last) = chain.key_of(record.fairness["seed"]), record.fairness["links"]
    for entry in record.entries:
        link = entry.link(key, link)
    if link != last:
        raise Malformed("verify-links")


def _same_deals(record: Record) -> None:
    """Every deal follows from the seed; the starter of the first round too, unless it was chosen."""
    first = record.start().firsts[0] if record.fairness.get("first_chosen") else None
    dealt = Match.start(record.game, record.seats, record.options, record.chance(), first)
    for _, match in record.history(dealt):
        if match.ply == 0 and match.number < len(record.deals) and match.position.deal() != record.deals[match.number]:
            raise Malformed("verify-deal", round=match.number + 1)
