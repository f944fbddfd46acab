"""What a process hears of others through a SQLite file, also where old games make room for new ones."""

from __future__ import annotations

from sqlalchemy import delete

from tests.server.living import eventually
from versus.server.columns import ENTRIES
from versus.server.feed import News, SqliteFeed
from versus.server.storage import Row, Storage, add_entries


def rows(match: str, *numbers: int) -> list[Row]:
    return [Row(match=match, number=number, writer="other", entry="{}") for number in numbers]


class Ear:
    """A process that listens to the file of another."""

    def __init__(self, storage: Storage) -> None:
        self.heard: list[tuple[str, int]] = []
        self.gaps = 0
        self.feed = SqliteFeed(storage.engine, "me", self.hear, self.miss)

    def hear(self, news: list[News]) -> None:
        self.heard += [(piece.match, piece.number) for piece in news]

    def miss(self) -> None:
        self.gaps += 1

    def __enter__(self) -> Ear:
        self.feed.start()
        assert eventually(lambda: self.gaps == 1)
        return self

    def __exit__(self, *_: object) -> None:
        self.feed.stop()


def laid(path: object) -> Storage:
    storage = Storage(f"sqlite:///{path}")
    storage.prepare()
    with storage.engine.begin() as connection:
        add_entries(connection, rows("long-ago", 1, 2, 3))
    return storage


def test_what_another_process_writes_is_heard_in_order(tmp_path):
    storage = laid(tmp_path / "versus.db")
    with Ear(storage) as ear:
        with storage.engine.begin() as connection:
            add_entries(connection, rows("today", 1, 2))
        assert eventually(lambda: ear.heard == [("today", 1), ("today", 2)])
        assert ear.gaps == 1
    storage.close()


def test_entries_in_the_places_of_packed_ones_are_not_missed(tmp_path):
    storage = laid(tmp_path / "versus.db")
    with Ear(storage) as ear:
        for gaps, written in ((2, 3), (3, 4)):
            with storage.engine.begin() as connection:
                connection.execute(delete(ENTRIES))
                add_entries(connection, rows(f"new-{written}", *range(1, written + 1)))
            assert eventually(lambda gaps=gaps: ear.gaps == gaps)
    storage.close()
