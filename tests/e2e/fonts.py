"""The fonts that page tests see: DejaVu, wider than most, and nothing else, whatever this machine has."""

from pathlib import Path

FOLDERS = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts"]
SCALABLE = """<pattern><patelt name="scalable"><bool>%s</bool></patelt></pattern>"""


def family(name: str) -> str:
    """What fontconfig calls all faces of a family."""
    return f'<pattern><patelt name="family"><string>{name}</string></patelt></pattern>'


def dejavu_only(folder: Path) -> dict[str, str]:
    """Surroundings in which a browser finds DejaVu only; where there is none, those that are."""
    found = {file.parent for root in FOLDERS if root.is_dir() for file in root.rglob("DejaVuSans*.ttf")}
    if not found:
        return {}
    generic = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "monospace": "DejaVu Sans Mono"}
    config = folder / "fonts.conf"
    lines = [
        *(f"<dir>{path}</dir>" for path in sorted(found)),
        f"<cachedir>{folder / 'cache'}</cachedir>",
        f"<selectfont><acceptfont>{''.join(map(family, generic.values()))}</acceptfont>",
        f"<rejectfont>{SCALABLE % 'true'}{SCALABLE % 'false'}</rejectfont></selectfont>",
        *(
            f"<alias><family>{kind}</family><prefer><family>{name}</family></prefer></alias>"
            for kind, name in generic.items()
        ),
    ]
    config.write_text("<fontconfig>\n" + "\n".join(lines) + "\n</fontconfig>\n")
    return {"FONTCONFIG_FILE": str(config)}
