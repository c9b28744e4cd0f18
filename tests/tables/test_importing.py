"""A record from elsewhere becomes a table that is over, and its own export can be checked again."""

import pytest

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.errors import MinotekaError
from minoteka.core.fairness import DEALT, SIMULATED, Chance, commitment
from minoteka.core.match import Match
from minoteka.core.record import MOVE, RESIGN, Entry, Record
from minoteka.tables import history
from minoteka.tables.importing import imported
from minoteka.tables.opening import seated

SEED = "a seed"


def played(game: str, *, revealed: bool, over: bool = True, scheme: int = DEALT) -> str:
    """A few moves and somebody who gives up."""
    found, words = catalog.game(game), ("mine", "")
    match = Match.start(found, 2, found.settle(2, {}), Chance(SEED, words, scheme))
    fairness = (
        {"scheme": scheme, "commitment": commitment(SEED), "words": list(words), "seed": SEED} if revealed else {}
    )
    record = Record(found, 2, match.options, (match.position.deal(),), ("Olena", "easy"), found.rules_version, fairness)
    entries = []
    for _ in range(4):
        seat, move = match.position.to_act, match.position.legal_moves()[0]
        entries.append(Entry(MOVE, seat, move))
        match = match.play(move, seat)
    entries += [Entry(RESIGN, 0)] if over else []
    whole = Record(record.game, 2, record.options, record.deals, record.players, record.rules, fairness, tuple(entries))
    return "\n".join(records.write(whole))


@pytest.mark.parametrize("revealed", [True, False])
@pytest.mark.parametrize("game", sorted(catalog.GAMES))
@pytest.mark.parametrize("scheme", [SIMULATED, DEALT])
def test_what_comes_in_goes_out_again(game: str, revealed: bool, scheme: int) -> None:
    text = played(game, revealed=revealed, scheme=scheme)
    opened, confirmed = imported(text, now=7)
    table = seated(opened.new)
    assert table.status == "over" and opened.new.row.result is not None
    assert [sitting.name or sitting.level for sitting in table.seats] == ["Olena", "easy"]
    assert ("verify-commitment-good" in confirmed) == revealed
    opened.new.link_up()
    lines = list(history.record_lines(seated(opened.new), -1, reveal=True))
    again = records.verify(records.read(lines, catalog.game))
    assert ("verify-commitment-good" in again, "verify-deal-given" in again) == (revealed, not revealed)
    assert imported(text, now=8)[0].new.row.id == opened.new.row.id


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "no record",
        lambda text: text.replace('"words": ["mine"', '"words": ["other"'),
        lambda text: text.replace(f'"{commitment(SEED)}"', '"another promise"'),
        lambda text: played("riomino", revealed=True, over=False),
    ],
)
def test_what_does_not_hold_is_refused(spoil) -> None:
    text = played("riomino", revealed=True)
    with pytest.raises(MinotekaError):
        imported(spoil(text), now=7)
