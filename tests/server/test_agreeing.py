"""What a table agrees on before the game: chosen in a message, shown to all, kept in journal and record."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.living import Living, Opened, living, play_on
from versus.games.house import games
from versus.kernel.match_options import Value
from versus.server.replaying import verify

FOUR = [{"name": name} for name in ("Ann", "Bob", "Cy", "Dee")]
NEEDED: dict[str, dict[str, Value]] = {"team_recruit": {"mode": "2 vs 2"}}
"""Options that mean something only together with others."""
DECKS = ["Professor X", "Magneto", "Tide", "Ember"]


def every_value() -> list[tuple[str, str, Value]]:
    """Each value of each option of each game that is not the usual one."""
    found: list[tuple[str, str, Value]] = []
    for game, plug in games().items():
        for option in plug.options.options:
            others = [value.value for value in option.values if value.value != option.default]
            found += [(game, option.name, value) for value in others or [option.least]]
    return found


def together(server: Living, **options: Value) -> Opened:
    """Four people with a deck each."""
    seats = [{**seat, "deck": deck} for seat, deck in zip(FOUR, DECKS, strict=True)]
    return server.open(*seats, options=options)


@pytest.mark.parametrize(("game", "option", "value"), every_value())
def test_each_option_is_agreed_shown_and_kept(server: Living, game: str, option: str, value: Value):
    """What each of them changes is told in test_played_by."""
    plug = games()[game]
    wanted: dict[str, Value] = {**NEEDED.get(option, {}), option: value}
    sides = plug.sides(plug.options.read(wanted))
    names = FOUR if sides else FOUR[:2]
    table = server.open(*names, game=game, options=wanted)
    agreed = plug.options.agreed(plug.options.read(wanted))
    assert len(agreed) == len(wanted)
    with ExitStack() as visit:
        guests = [visit.enter_context(table.sits(seat)) for seat in range(len(names))]
        for guest in guests:
            assert guest.welcome["agreed"] == agreed
        play_on(guests, 8)
        for guest in guests[1:]:
            guest.sends("concede")
            guests[0].hears("step")
    assert table.get().json()["agreed"] == agreed
    _, played = verify(table.living.http.get(f"/api/replays/{table.match}/record").content)
    assert getattr(played.rules, option) == value


def test_a_value_that_makes_sides_says_who_sits_with_whom(server: Living):
    offered = {
        (option["name"], value["value"]): value
        for game in server.http.get("/api/games").json()["games"]
        for option in game["options"]
        for value in option["values"]
    }
    for mode, sides in (("2 vs 2", [[0, 2], [1, 3]]), ("two-headed", [[0, 1], [2, 3]])):
        value = offered.pop(("mode", mode))
        assert (value["sides"], value["seats"]) == (sides, 4)
    assert all("sides" not in value and "seats" not in value for value in offered.values())


@pytest.mark.parametrize(("mode", "sides"), [("2 vs 2", [[0, 2], [1, 3]]), ("two-headed", [[0, 1], [2, 3]])])
def test_two_play_against_two_to_the_end(server: Living, mode: str, sides: list[list[int]]):
    table = together(server, mode=mode)
    with ExitStack() as visit:
        guests = [visit.enter_context(table.sits(seat)) for seat in range(4)]
        assert guests[0].step["view"]["teams"] == sides
        play_on(guests, 20_000)
        result = guests[0].step["result"]
    assert result["reason"] == "game"
    assert sorted(result["winners"]) in (*sides, [0, 1, 2, 3])


def test_a_table_keeps_what_was_agreed_when_its_server_is_another(tmp_path):
    with living(tmp_path / "versus.db") as server:
        table = server.duel(options={"lethal": "stun"})
    with living(tmp_path / "versus.db") as server:
        table.living = server
        with table.sits(0) as ann:
            assert ann.welcome["agreed"] == ["Lethal: KOs whom it stuns"]


def test_an_edition_sets_its_options(server: Living):
    table = server.duel(options={"edition": "2016", "once": "character"})
    agreed = table.get().json()["agreed"]
    assert "Lethal: KOs whom it stuns" in agreed
    assert not any(line.startswith("A Super Power once a turn") for line in agreed)


def test_a_usual_table_has_nothing_to_tell(server: Living):
    assert server.duel().get().json()["agreed"] == []
    assert server.duel(options={"lethal": "wound"}).get().json()["agreed"] == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"lethal": "maim"}, '"maim" is no value of the option "lethal". Choose "wound", "stun".'),
        ({"chess": "on"}, 'There is no option "chess" in this game.'),
        ({"edition": "1999"}, 'There is no edition "1999". Choose "newest", "2016".'),
        ({"mode": "2 vs 2"}, "These options are for 4 players; 2 seats were asked for."),
        ({"lethal": 7}, '"7" is no value of the option "lethal".'),
    ],
)
def test_what_cannot_be_agreed_is_refused_in_words(server: Living, options: dict[str, Value], words: str):
    wish = {"game": "2pcg", "seats": [{"kind": "me"}] * 2, "options": options}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-setup"
    assert words in answer.json()["words"]


def test_a_number_has_its_bounds(server: Living):
    def laid(turns: Value) -> int:
        wish = {"game": "classic", "seats": [{"kind": "me"}] * 2, "options": {"turn_limit": turns}}
        return server.http.post("/api/tables", json=wish).status_code

    assert [laid(turns) for turns in (0, 1, 1000, 1001)] == [400, 200, 200, 400]


def test_the_house_lists_what_may_be_agreed(server: Living):
    for listed in server.http.get("/api/games").json()["games"]:
        plug = games()[listed["game"]]
        assert [option["name"] for option in listed["options"]] == [
            option.name for option in plug.options.options
        ]
        for option in listed["options"]:
            assert option["title"]
            assert all(value["words"] for value in option["values"])
