"""Stamps: a step counts as done only with the very key it was finished with."""

from concurrent.futures import ThreadPoolExecutor

from bootstrap.stamps import Stamps, digest, digest_tree


def test_a_key_changes_with_every_part(tmp_path):
    file = tmp_path / "lock"
    missing = digest("a", file)
    file.write_text("one")
    one = digest("a", file)
    file.write_text("two")
    assert len({missing, one, digest("a", file), digest("b", file), digest("a", "b"), digest("ab")}) == 6


def test_a_tree_is_known_by_names_and_contents_not_by_order(tmp_path):
    first, second = tmp_path / "a.py", tmp_path / "b.py"
    first.write_text("1")
    second.write_text("2")
    before = digest_tree(tmp_path, [first, second])
    assert before == digest_tree(tmp_path, [second, first])
    first.rename(tmp_path / "c.py")
    assert before != digest_tree(tmp_path, [tmp_path / "c.py", second])


def test_what_was_written_holds_and_nothing_else(tmp_path):
    stamps = Stamps(tmp_path / "deep" / "stamps.json")
    assert not stamps.holds("page", "k1")
    stamps.write(page="k1", warm="w")
    stamps.write(page="k2")
    assert stamps.holds("page", "k2") and stamps.holds("warm", "w")
    assert not stamps.holds("page", "k1")


def test_two_threads_lose_nothing(tmp_path):
    stamps = Stamps(tmp_path / "stamps.json")
    names = [f"step{number}" for number in range(40)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda name: stamps.write(**{name: "done"}), names))
    assert all(stamps.holds(name, "done") for name in names)


def test_a_damaged_file_counts_as_nothing_done(tmp_path):
    path = tmp_path / "stamps.json"
    for content in (b'{"page": "k', b"[]", b"\xff\xfe"):
        path.write_bytes(content)
        assert not Stamps(path).holds("page", "k")
    Stamps(path).write(page="k")
    assert Stamps(path).holds("page", "k")
