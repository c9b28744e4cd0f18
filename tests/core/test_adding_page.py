"""What docs/adding-a-game.md shows stands in the files that it names, and those that it names are there."""

import re
from pathlib import Path
from textwrap import dedent, indent

from minoteka.core.rooms import ROOMS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def test_excerpts_stand_in_the_source():
    blocks = [dedent(block) for block in re.findall(r"^ *```python\n(.*?)^ *```", PAGE, re.S | re.M)]
    assert len(blocks) >= 4
    for block in blocks:
        named, _, excerpt = block.partition("\n")
        source = (ROOT / named.removeprefix("# ")).read_text("utf-8")
        assert excerpt.strip() and excerpt in source, f"{named} has no\n{indent(excerpt, '  ')}"


def test_the_rooms_of_the_core_are_there():
    rooms = re.findall(r"\(`(core/\w+\.py)`\)", PAGE)
    assert len(rooms) >= 3
    assert all((ROOT / "src" / "minoteka" / room).is_file() for room in rooms)


def test_every_room_that_a_game_is_made_from_is_told():
    told = re.findall(r"`(\w+)(?:\.py|/)`", " ".join(re.findall(r"^\| (`[^|]*) \|", PAGE, re.M)))
    assert [room for room in ROOMS if room not in told] == []
