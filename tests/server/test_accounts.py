"""Accounts: signing in and out, tables across devices, ratings, deletion."""

from tests.server.running import Page, ServerProcess, free, me

PASSWORD = "correct horse"


def session(server: ServerProcess, name: str, path: str = "/api/accounts") -> str:
    """Make an account or sign in; gives the cookie."""
    status, body, headers = server.request("POST", path, {"name": name, "password": PASSWORD})
    assert status in (200, 201), body
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    return cookie.partition(";")[0]


def test_an_account_keeps_tables_and_ratings_across_devices(server: ServerProcess) -> None:
    olena, petro = session(server, "Olena"), session(server, "Petro")
    _, opened, _ = server.request(
        "POST", "/api/tables", {"game": "riomino", "seats": [me("Olena"), free()]}, cookie=olena
    )
    table = opened["table"]
    _, seat, _ = server.request("POST", f"/api/tables/{table}/sit", {"name": "Petro"}, cookie=petro)
    phone = session(server, "olena", "/api/session")
    _, mine, _ = server.request("POST", "/api/tables/mine", {}, cookie=phone)
    assert [(card["info"]["id"], card["yours"]) for card in mine["tables"]] == [(table, [0])]
    guest, host = Page(server, table, seat["token"]), Page(server, table, *(one["token"] for one in opened["seats"]))
    assert guest.do("hint", seat=1)["problem"]["code"] == "no-hints", "in a rated game"
    for _ in range(6):
        turn = host.state["view"]["to_act"]
        mover, other = (host, guest) if turn == 0 else (guest, host)
        mover.play(mover.moves()[0]["text"])
        other.until("entry")
    guest.do("resign", seat=1)
    _, winner, _ = server.request("GET", "/api/me", cookie=phone)
    _, loser, _ = server.request("GET", "/api/me", cookie=petro)
    assert winner["ratings"][0]["games"] == loser["ratings"][0]["games"] == 1
    assert winner["ratings"][0]["mu"] > 25 > loser["ratings"][0]["mu"]


def test_wrong_names_and_passwords_are_told_alike(server: ServerProcess) -> None:
    session(server, "Ihor")
    for name in ("Ihor", "Nobody"):
        status, body, _ = server.request("POST", "/api/session", {"name": name, "password": "wrong one"})
        assert (status, body["problem"]["code"]) == (403, "wrong-password")
    status, body, _ = server.request("POST", "/api/accounts", {"name": "IHOR", "password": PASSWORD})
    assert (status, body["problem"]["code"]) == (409, "name-taken")
    status, _, _ = server.request("GET", "/api/me")
    assert status == 404


def test_a_new_password_ends_other_sessions(server: ServerProcess) -> None:
    old, other = session(server, "Vira"), session(server, "Vira", "/api/session")
    body = {"old": PASSWORD, "new": "battery staple"}
    status, _, headers = server.request("POST", "/api/me/password", body, cookie=old)
    assert status == 200
    assert server.request("GET", "/api/me", cookie=other)[0] == 404
    fresh = headers["set-cookie"].partition(";")[0]
    assert server.request("GET", "/api/me", cookie=fresh)[0] == 200
    assert server.request("DELETE", "/api/session", cookie=fresh)[0] == 204
    assert server.request("GET", "/api/me", cookie=fresh)[0] == 404


def test_a_deleted_account_leaves_no_name_behind(server: ServerProcess) -> None:
    cookie = session(server, "Marko")
    _, opened, _ = server.request(
        "POST", "/api/tables", {"game": "riomino", "seats": [me("Marko"), me("Friend")]}, cookie=cookie
    )
    assert server.request("DELETE", "/api/me", cookie=cookie)[0] == 204
    assert server.request("GET", "/api/me", cookie=cookie)[0] == 404
    names = [seat["name"] for seat in server.get(f"/api/tables/{opened['table']}")["seats"]]
    assert names == ["—", "—"], "both seats were taken with this account"
    session(server, "Marko")


def test_stars_are_kept_the_best_try_of_each_and_go_with_the_account(server: ServerProcess) -> None:
    cookie, step = session(server, "Zoya"), "riomino/laying/turn"

    def kept(stars: dict[str, int], cookie: str = cookie) -> tuple[int, dict[str, int]]:
        status, body, _ = server.request("POST", "/api/me/stars", {"stars": stars}, cookie=cookie)
        return status, body.get("stars")

    known = {"last-die-2": 2, step: 3, "silhouette/heart": 1, "silhouette/daily-2026-11-18": 3}
    assert kept({**known, "no-such-task": 3, "silhouette/mine": 3}) == (200, known)
    phone = session(server, "Zoya", "/api/session")
    assert kept({"last-die-2": 3, step: 1}, phone) == kept({}) == (200, {**known, "last-die-2": 3})
    assert kept({step: 1}, "session=nobody")[0] == 404
    assert kept({step: 4})[0] == 400
    assert server.request("DELETE", "/api/me", cookie=cookie)[0] == 204
    assert kept({}, session(server, "Zoya")) == (200, {})
