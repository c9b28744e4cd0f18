"""Sets Minoteka up and starts it: `python3 run.py`. All the commands: `python3 run.py --help`.

Any Python, however old, can read this file far enough to say that it is too old; the work is in bootstrap/.
"""

import os
import sys

OLDEST, TOO_NEW = (3, 11), (3, 15)

if not OLDEST <= sys.version_info[:2] < TOO_NEW:
    names = ["python3.%d" % minor for minor in range(TOO_NEW[1] - 1, OLDEST[1] - 1, -1)]
    folders = os.environ.get("PATH", "").split(os.pathsep)
    found = [n for n in names for f in folders if os.access(os.path.join(f, n), os.X_OK)]
    remedy = "start it with %s run.py" % found[0] if found else "install one and start run.py with it"
    sys.exit(
        "Minoteka needs Python %d.%d to %d.%d, and this is %d.%d: %s."
        % (OLDEST + (TOO_NEW[0], TOO_NEW[1] - 1) + tuple(sys.version_info[:2]) + (remedy,))
    )

if __name__ == "__main__":
    from bootstrap.commands import main

    sys.exit(main(sys.argv[1:]))
