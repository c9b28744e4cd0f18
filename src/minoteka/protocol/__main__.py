"""``python -m minoteka.protocol [FOLDER]`` writes the page's types (into web/src unless a folder is named): the
messages, what games show alike, and what each game shows whose board is there.
"""

import sys
from pathlib import Path

from minoteka import catalog
from minoteka.protocol.typescript import game_typescript, shared_typescript, typescript


def written(folder: Path) -> dict[Path, str]:
    """The files and what is in them; a game from elsewhere has no board here, and needs no types."""
    boards = [game for game in catalog.GAMES.values() if (folder / "games" / game.name).is_dir()]
    return {
        folder / "protocol.ts": typescript(),
        folder / "shown.ts": shared_typescript(),
        **{folder / "games" / game.name / "shown.ts": game_typescript(game) for game in boards},
    }


def main() -> None:
    """Write the files and say where."""
    for path, text in written(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src")).items():
        path.write_text(text, "utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
