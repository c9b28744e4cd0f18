"""The names of riddles, and what each of them has asked since it was shipped: ``python -m tests.riddles.names``.

Stars that people have won are kept under these names, so a name never asks anything else. New riddles are added at the
end; one that is taken out of its file leaves its name here, and nobody gets it again.
"""

from hashlib import sha256
from pathlib import Path

from minoteka import catalog

PATH = Path(__file__).with_name("names.txt")


def shipped() -> dict[str, str]:
    """The riddles of the house with a digest of what they ask."""
    asked = {name: one.riddle.position for name, one in sorted(catalog.riddles().items())}
    return {name: sha256(position.encode()).hexdigest()[:12] for name, position in asked.items()}


def known() -> dict[str, str]:
    """Those that have ever been shipped."""
    return dict(line.split() for line in PATH.read_text("utf-8").splitlines()) if PATH.exists() else {}


if __name__ == "__main__":
    now, before = shipped(), known()
    if changed := [name for name, digest in before.items() if now.get(name, digest) != digest]:
        raise SystemExit(f"These names ask something else than before: {' '.join(changed)}")
    with PATH.open("a", encoding="utf-8") as file:
        file.writelines(f"{name} {digest}\n" for name, digest in now.items() if name not in before)
