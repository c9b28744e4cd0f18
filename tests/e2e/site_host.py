"""A house without a server on a host of files, two folders deep; a newer build of it in the same place."""

import gzip
import os
import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from bootstrap import site
from tests.e2e.hosting import Counted, hosted

BUILD = re.compile(r"(?<=[\"`])[0-9a-f]{16}(?=[\"`])")
"""How scripts name the build they belong to."""
HASH = re.compile(r"(?<=-)[\w-]{8}(?=\.js$)")
"""What is in a script, in its name."""
SERVER = '<meta name="minoteka-server" content="https://games.example/" />'


class SiteHost:
    """Serves the house until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "a" / "b"
        shutil.copytree(site.site(), self.house, copy_function=os.link)
        self._open = ExitStack()
        port = self._open.enter_context(hosted(folder, Counted)).server_address[1]
        self.url = f"http://127.0.0.1:{port}/a/b/#"

    def publish_newer(self) -> None:
        """Another build, as far as a browser can tell: its scripts have other names, its page names a server."""
        scripts = list(self.house.glob("assets/*.js"))
        turned = {script.name: HASH.sub(lambda found: found[0][::-1], script.name) for script in scripts}
        packed, page = self.house / "rest.json.packed", self.house / "index.html"
        for file in [*scripts, self.house / "offline.js", page, packed]:
            text = (gzip.decompress(file.read_bytes()) if file is packed else file.read_bytes()).decode()
            for name, other in turned.items():
                text = text.replace(name, other)
            for build in set(BUILD.findall(text)):
                text = text.replace(build, build[::-1])
            body = text.replace("</head>", f"{SERVER}</head>").encode() if file is page else text.encode()
            file.unlink()  # what the other tests are served stays as it is
            file.with_name(turned.get(file.name, file.name)).write_bytes(
                gzip.compress(body) if file is packed else body
            )

    def close(self) -> None:
        """No answer from now on."""
        self._open.close()
