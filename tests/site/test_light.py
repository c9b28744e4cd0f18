"""Files of modules that are imported go; all others are still found."""

import os
import sys
import zipfile
from importlib import import_module

from minoteka.site.light import let_go


def test_what_is_imported_goes_and_the_rest_is_still_found(tmp_path, monkeypatch):
    shelf, house = tmp_path / "shelf.zip", tmp_path / "house"
    with zipfile.ZipFile(shelf, "w") as archive:
        for name in ("onshelf/__init__", "onshelf/read", "onshelf/unread"):
            archive.writestr(f"{name}.py", "")
    (house / "inhouse").mkdir(parents=True)
    for name in ("__init__", "read", "unread"):
        (house / "inhouse" / f"{name}.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(shelf)
    monkeypatch.syspath_prepend(house)
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for package in ("onshelf", "inhouse"):
        import_module(f"{package}.read")
    let_go(str(shelf), str(house), os.unlink)
    kept = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert kept == ["house/inhouse/unread.py", "shelf.zip/onshelf/unread.py"]
    for package in ("onshelf", "inhouse"):
        import_module(f"{package}.unread")
