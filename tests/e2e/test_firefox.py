"""The house inside another browser: Firefox, driven over WebDriver BiDi."""

import subprocess

from bootstrap.checks import firefox
from bootstrap.environment import PROGRAMS
from bootstrap.page import WEB
from minoteka.catalog import GAMES
from tests.e2e.conftest import ROOT
from tests.e2e.site_host import SiteHost

SCRIPT = ROOT / "tests" / "e2e" / "in_firefox.mjs"
PUPPETEER = WEB / "node_modules" / "puppeteer-core" / "lib" / "puppeteer" / "puppeteer-core.js"


def test_firefox_plays_every_game_and_keeps_the_last_one_without_a_network(tmp_path):
    program = firefox()
    assert program is not None, "no Firefox: `run.py test` installs it where that is allowed, or says how"
    host = SiteHost(tmp_path)
    command = [PROGRAMS / "node", SCRIPT, PUPPETEER, program, f"{host.url}/", *GAMES]
    with subprocess.Popen(
        list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as play:
        assert play.stdout and play.stderr and play.stdin
        said = play.stderr.readline()
        host.close()
        troubles, _ = play.communicate("go on\n")
    assert (said, troubles) == ("offline\n", "")
