"""The page: built when its sources changed, with the Node of the environment, and not otherwise."""

import pytest

from bootstrap import page
from bootstrap.stamps import Stamps


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A small page; the tools that would be run are noted, and building makes the file that counts."""
    for name, path in {"ROOT": ".", "WEB": "web", "STATIC": "static", "TEXTS": "texts"}.items():
        monkeypatch.setattr(page, name, tmp_path / path)
        (tmp_path / path).mkdir(exist_ok=True)
    monkeypatch.setattr(page, "STAMPS", Stamps(tmp_path / "stamps.json"))
    monkeypatch.setattr(page, "installed", lambda: "packages")
    (page.WEB / "package.json").write_text("{}")
    (page.WEB / "src").mkdir()
    (page.WEB / "src" / "main.ts").write_text("start()")
    (page.TEXTS / "en.ftl").write_text("hello = Hello")
    ran = []

    def npm(title, *arguments):
        ran.append(arguments[0])
        if arguments[0] == "ci":
            (page.WEB / "node_modules").mkdir(exist_ok=True)
        else:
            (page.STATIC / "index.html").touch()

    monkeypatch.setattr(page, "npm", npm)
    monkeypatch.setattr(page, "install_locked", lambda title, lock: ran.append("node"))

    def build():
        ran.clear()
        page.build()
        return list(ran)

    return build


def test_everything_is_done_once(built):
    assert built() == ["node", "ci", "run"]
    assert built() == []


@pytest.mark.parametrize("source", ["web/src/main.ts", "texts/en.ftl", "web/src/new.ts"])
def test_a_changed_source_builds_again_without_installing(built, source):
    built()
    (page.ROOT / source).write_text("changed")
    assert built() == ["run"]


def test_what_tools_make_is_no_source(built):
    built()
    (page.WEB / "node_modules" / "made.js").write_text("made")
    (page.WEB / "dist").mkdir()
    (page.WEB / "dist" / "made.js").write_text("made")
    assert built() == []


def test_a_changed_lock_installs_again(built):
    built()
    (page.WEB / "package-lock.json").write_text("{}")
    assert built() == ["ci", "run"]


def test_a_removed_page_is_built_again(built):
    built()
    (page.STATIC / "index.html").unlink()
    assert built() == ["run"]


def test_no_page_needs_no_node(built):
    (page.WEB / "package.json").unlink()
    assert built() == []
