"""Records: what is written reads back; what is damaged or foreign is named with its line."""

import json
from contextlib import contextmanager
from dataclasses import replace

import pytest

from minoteka import catalog
from minoteka.core import record
from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance, commitment
from minoteka.core.match import Match
from minoteka.core.record import Entry, Record

GAME = catalog.game("riomino")


@contextmanager
def refused(code):
    """The code says what is wrong; the sentence for people may be put better any day."""
    with pytest.raises(Malformed) as found:
        yield
    assert found.value.code == code


def played(plies=99, seed="r1", words=()):
    """A record of a game played with the first legal move each time."""
    match = Match.start(GAME, 2, {}, Chance(seed, words))
    entries = []
    while not match.is_over and len(entries) < plies:
        move = match.position.legal_moves()[0]
        entries.append(Entry(record.MOVE, match.position.to_act, move))
        match = match.play(move)
    fairness = {"commitment": commitment(seed), "words": list(words), "seed": seed}
    return Record(GAME, 2, match.options, (), ("Оля", "greedy"), 1, fairness, tuple(entries)).with_deals()


def test_round_trip_with_players_words_and_seed():
    written = played(words=("на щастя", ""))
    lines = list(record.write(written))
    assert record.read(lines, catalog.game) == written
    assert json.loads(lines[0])["players"] == ["Оля", "greedy"]
    assert set(record.verify(written)) == {"verify-commitment-good", "verify-deal-good", "verify-moves-good"}


def test_a_chosen_deal_is_found_out():
    honest = played()
    lines = list(record.write(honest))
    head = json.loads(lines[0])
    head["fairness"]["seed"] = "another"
    with refused("verify-commitment"):
        record.verify(record.read([json.dumps(head), *lines[1:]], catalog.game))
    head["fairness"]["commitment"] = commitment("another")
    with refused("verify-deal"):
        record.verify(record.read([json.dumps(head), *lines[1:]], catalog.game))


@pytest.mark.parametrize(
    ("line", "text", "code", "why"),
    [
        (0, '{"game": "riomino"}', "record-line", '"minoteka": 1'),
        (0, '{"minoteka": 1, "game": "chess", "seats": 2, "options": {}}', "record-line", "no game “chess”"),
        (0, '{"minoteka": 1, "game": "riomino", "seats": 3, "options": {}}', "record-line", ", not 3"),
        (0, '{"minoteka": 1, "game": "riomino", "seats": 2}', "record-line", "needs seats"),
        (2, "{broken", "record-json", "Line 3"),
        (2, "[1]", "record-line", "Line 3"),
        (2, '{"ply": 1, "seat": 7, "move": "x"}', "record-line", "no seat 7"),
        (2, '{"ply": 1, "seat": 0, "entry": "dance"}', "record-line", "“dance” is not an entry"),
        (2, '{"hello": 1}', "record-line", "means nothing"),
        (2, '{"ply": 1, "seat": 0, "move": 5}', "record-line", "must be a text"),
        (2, "[" * 100_000, "record-json", "Line 3"),
    ],
)
def test_damage_is_named_with_its_line(line, text, code, why):
    lines = list(record.write(played()))
    lines[line] = text
    with pytest.raises(Malformed) as caught:
        record.read(lines, catalog.game)
    assert caught.value.code == code
    assert why in str(caught.value)
    assert f"ine {line + 1}" in str(caught.value)


def test_an_impossible_move_is_found_by_verify():
    good = played()
    bad = good.entries[:3] + (Entry(record.MOVE, good.entries[3].seat, "01ne@a1"),)
    with refused("verify-entry"):
        record.verify(Record(GAME, 2, good.options, good.deals, entries=bad))


@pytest.mark.parametrize("told", [[5, 0], [0, 0]])
def test_an_end_that_does_not_follow_from_the_moves_is_found_by_verify(told):
    *lines, last = record.write(played())
    ended = json.loads(last)
    assert ended["outcome"]["scores"] != told
    assert "verify-moves-good" in record.verify(record.read([*lines, last], catalog.game))
    ended["outcome"]["scores"] = told
    with refused("verify-end"):
        record.verify(record.read([*lines, json.dumps(ended)], catalog.game))
    with refused("verify-end"):
        record.verify(record.read([lines[0], last, *lines[1:]], catalog.game))


def test_undo_takes_moves_back():
    good = played(plies=4)
    undone = Record(GAME, 2, good.options, good.deals, entries=(*good.entries, Entry(record.UNDO, 0, count=2)))
    assert undone.replay().position == list(good.history())[2][1].position
    with refused("record-undo"):
        Record(GAME, 2, good.options, good.deals, entries=(Entry(record.UNDO, 0, count=1),)).replay()


@pytest.mark.parametrize(("kind", "reason"), [(record.RESIGN, "resigned"), (record.TIMEOUT, "timeout")])
def test_leaving_between_two_gives_the_other_the_game(kind, reason):
    good = played(plies=4)
    left = Record(GAME, 2, good.options, good.deals, entries=(*good.entries, Entry(kind, 1)))
    end = left.replay().standing()
    assert (end.winners, end.reason) == ((0,), reason)
    lines = list(record.write(left))
    assert json.loads(lines[-1])["outcome"]["reason"] == reason
    assert record.read(lines, catalog.game).replay().standing() == end


def test_nobody_wins_an_abandoned_game():
    good = played(plies=2)
    end = Record(GAME, 2, good.options, good.deals, entries=(*good.entries, Entry(record.ABANDON))).replay().standing()
    assert (end.winners, end.reason) == ((), "abandoned")


def test_without_deal_or_seed_there_is_no_replay():
    with refused("record-no-deal"):
        Record(GAME, 2, GAME.settle(2, {})).replay()


def test_a_match_goes_on_by_the_seed_where_given_deals_end():
    from minoteka.core.playthrough import playthrough, start

    game = catalog.game("trimino")
    whole = list(playthrough(start(game, 2, {}, "s"), lambda now, ply: now.position.legal_moves()[0]))
    first = json.loads(whole[0])["deal"]
    again = list(playthrough(start(game, 2, {}, "s", [first]), lambda now, ply: now.position.legal_moves()[0]))
    assert again == whole


def test_without_a_commitment_none_is_confirmed():
    good = played()
    seed_only = replace(good, fairness={"seed": "r1"})
    assert record.verify(seed_only) == ["verify-deal-good", "verify-moves-good"]


@pytest.mark.parametrize(
    ("fairness", "why"),
    [
        ({"seed": 5}, "“seed” must be a text"),
        ({"seed": ["r1"]}, "“seed” must be a text"),
        ({"seed": "r1", "commitment": 7}, "“commitment” must be a text"),
    ],
)
def test_a_seed_that_is_no_text_is_named(fairness, why):
    head, *rest = record.write(played())
    with pytest.raises(Malformed, match=why):
        record.read([json.dumps({**json.loads(head), "fairness": fairness}), *rest], catalog.game)


def test_half_a_character_is_not_json():
    head, *rest = record.write(played())
    with refused("record-json"):
        record.read([json.dumps({**json.loads(head), "fairness": {"seed": "\ud800"}}), *rest], catalog.game)


def test_a_chosen_starter_needs_the_deal_that_names_it():
    good = played()
    with refused("verify-entry"):
        record.verify(replace(good, deals=(), fairness={**good.fairness, "first_chosen": True}))
    seat = 1 - good.start().position.to_act
    chosen = Record(GAME, 2, good.options, (Match.start(GAME, 2, {}, Chance("r1"), seat).position.deal(),))
    chosen = replace(chosen, fairness={"seed": "r1", "first_chosen": True})
    assert record.verify(chosen) == ["verify-deal-good", "verify-moves-good"]
    with refused("verify-deal"):
        record.verify(replace(chosen, fairness={"seed": "r1"}))
    with refused("verify-entry"):
        record.verify(replace(chosen, deals=(["no deal"],)))


def match_with_an_undo_across_rounds():
    """Three rounds of Trimino; the move that ends the first is taken back once and made again."""
    game = catalog.game("trimino")
    start = Match.start(game, 2, {"rounds": 3}, Chance("u"))
    past, entries = [start], []
    undone = False
    while not past[-1].is_over:
        now = past[-1]
        if now.number == 1 and not undone:
            undone = True
            entry = Entry(record.UNDO, 0, count=1)
        else:
            entry = Entry(record.MOVE, now.position.to_act, now.position.legal_moves()[0])
        record.apply_entry(past, entry)
        entries.append(entry)
    return Record(game, 2, start.options, fairness={"seed": "u"}, entries=tuple(entries)).with_deals()


def test_an_undo_across_rounds_keeps_every_deal_in_its_round():
    written = match_with_an_undo_across_rounds()
    lines = list(record.write(written))
    assert sum('"round": 2' in line for line in lines) == 2
    assert record.read(lines, catalog.game) == written
    assert "verify-moves-good" in record.verify(record.read(lines, catalog.game))


@pytest.mark.parametrize("number", [4, 1, "2", None, True])
def test_a_deal_out_of_its_turn_is_named(number):
    lines = list(record.write(match_with_an_undo_across_rounds()))
    place = next(i for i, line in enumerate(lines) if '"round": 2' in line)
    deal = json.loads(lines[place])["deal"]
    lines[place] = json.dumps({"round": number, "deal": deal})
    with refused("record-line"):
        record.read(lines, catalog.game)


def test_a_record_without_deals_shows_none():
    secret = replace(match_with_an_undo_across_rounds(), deals=())
    lines = list(record.write(secret))
    assert not any("deal" in line for line in lines)
    assert record.read(lines, catalog.game) == secret
