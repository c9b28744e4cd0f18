"""``minoteka serve``: the tables in the browser."""

import ipaddress
import json
import os
import socket
import threading
import webbrowser
from time import sleep
from typing import Annotated
from urllib.request import ProxyHandler, build_opener

import typer

from minoteka.cli.terminal import console, say
from minoteka.cli.warm import warm
from minoteka.core.errors import Malformed

TRIES = 40
"""How often a second start asks again where the first one is, twice a second."""


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option(help="The port (default: 7531, or the next free one).")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in the house join; prints a QR code.")] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    database_url: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> int:
    """Serve the games to browsers. Every setting can come from the environment too (MINOTEKA_PORT and others)."""
    # Late: the other commands should not wait for a web server to be imported.
    from minoteka.server.serving import address_of, bind
    from minoteka.server.serving import serve as run
    from minoteka.server.settings import ServerSettings

    if lan and host is not None and _is_loopback(host):
        raise Malformed("lan-loopback", host=host)
    heard_from = host or ("0.0.0.0" if lan else None)
    settings = ServerSettings.read(host=heard_from, port=port, database_url=database_url, log_level=log_level)
    fixed = port is not None or "MINOTEKA_PORT" in os.environ
    listening = bind(settings.host, settings.port, or_next=not fixed)
    actual = listening.getsockname()[1]
    addresses = [f"http://{address}:{actual}" for address in lan_addresses()] if lan else []
    here = address_of(listening)

    def ready() -> None:
        if settings.port and actual != settings.port:
            console.print(say("serve-port-taken", port=str(settings.port), actual=str(actual)))
        console.print(say("serve-ready", address=here))
        for address in addresses:
            console.print(say("serve-lan", address=address))
            print_qr(address)
        console.print(say("serve-stop"))
        if browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    for tries in range(TRIES, -1, -1):
        try:
            run(settings, listening, addresses, ready)
            break
        except Malformed as error:
            running = error.details.get("address")
            if error.code != "database-used" or not browser:
                raise
            if running and answers(running):
                console.print(say("serve-already", address=running))
                webbrowser.open(running)
                break
            if running or not tries:
                raise
        sleep(0.5)  # the first one is just starting: it will soon say where, or be gone
    return 0


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def at_home() -> int:
    """What the bare command does: the first game made ready with a bar, then the page in the browser."""
    warm()
    return serve(browser=True)


def answers(address: str) -> bool:
    """Whether a server of ours is alive at ``address``."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}healthz", timeout=5) as answer:
            told = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("status") == "ok" and "version" in told


def lan_addresses() -> list[str]:
    """This machine's address in the local network, if it has one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            return []
    return [] if ipaddress.ip_address(address).is_loopback else [address]


def print_qr(address: str) -> None:
    """The address for a telephone's camera."""
    import segno

    segno.make(address, error="m", micro=False).terminal(compact=True)
