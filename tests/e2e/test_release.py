"""The wheel as people install it, in an environment of its own. Its page is opened and played on by `test_guest`."""

import json
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import minoteka
from bootstrap import site
from tests.installed import Environment, build, release

ROOT = Path(__file__).parents[2]
PAGE = "minoteka/server/static/index.html"


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    return release(tmp_path_factory.mktemp("dist"), "sdist", "wheel")


@pytest.fixture(scope="module")
def installed(archives, tmp_path_factory):
    return Environment(tmp_path_factory.mktemp("clean"), archives[0])


def test_both_archives_hold_the_page_and_say_what_they_are(archives):
    wheel, sdist = archives
    assert (wheel.name, sdist.name) == (
        f"minoteka-{minoteka.__version__}-py3-none-any.whl",
        f"minoteka-{minoteka.__version__}.tar.gz",
    )
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        told = message_from_bytes(archive.read(f"minoteka-{minoteka.__version__}.dist-info/METADATA"))
    assert PAGE in names and any(name.endswith(".js") for name in names)
    assert "minoteka/games/riomino/help/uk.md" in names and "minoteka/texts/uk/core.ftl" in names
    assert told["Summary"] and told["Author"] and told["Keywords"] and told.get_all("Classifier")
    assert "# Minoteka" in told.get_payload()
    with tarfile.open(sdist) as archive:
        assert f"minoteka-{minoteka.__version__}/src/{PAGE}" in archive.getnames()


def test_without_the_page_nothing_is_built(tmp_path):
    project = tmp_path / "bare"
    for part in ("pyproject.toml", "README.md", "LICENSE", "bootstrap/hook.py", "src/minoteka/__init__.py"):
        (project / part).parent.mkdir(parents=True, exist_ok=True)
        (project / part).write_bytes((ROOT / part).read_bytes())
    for target in ("wheel", "sdist"):
        with pytest.raises(RuntimeError, match=r"run\.py dist"):
            build(project, tmp_path / "dist", target)
    assert not list((tmp_path / "dist").glob("*"))


def test_the_version_stands_in_one_place():
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project and project["dynamic"] == ["version"]


def test_the_command_is_there(installed):
    done = installed.run("-P", "-m", "minoteka", "--version")
    assert (done.returncode, done.stdout) == (0, f"minoteka {minoteka.__version__}\n")
    assert (installed.programs / "minoteka").exists() or (installed.programs / "minoteka.exe").exists()
    where = installed.run("-P", "-c", "import minoteka; print(minoteka.__file__)").stdout
    assert where.startswith(str(installed.packages))


def test_a_wheel_writes_the_house_without_a_server_to_the_byte(installed, tmp_path):
    done = installed.run("-P", "-m", "minoteka", "site", str(tmp_path / "out"))
    assert (done.returncode, done.stderr) == (0, "")
    assert files(tmp_path / "out") == files(site.site())
    again = installed.run("-P", "-m", "minoteka", "site", str(tmp_path / "out"))
    assert again.returncode == 2 and "not empty" in again.stderr and again.stderr.count("\n") == 1


def files(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_postgres_without_its_driver_is_one_line(installed):
    blocked = "import sys; sys.modules['psycopg'] = None; import importlib.util as u; real = u.find_spec; "
    blocked += "u.find_spec = lambda name, *a: None if name == 'psycopg' else real(name, *a); "
    blocked += "from minoteka.cli.main import main; sys.exit(main(['serve', '--database-url', 'postgresql://x/y']))"
    done = installed.run("-P", "-c", blocked)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert 'pip install "minoteka[server]"' in done.stderr
