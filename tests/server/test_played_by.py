"""Each option that a table agrees on changes what its players see: over the wire, against the usual value.

The options go the whole way, from the wish that opens the table to the rules of its game; only the position
is laid by hand, for chance would take long to find one where it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.server.living import Guest, Living, cards_in, settle
from versus.cards.tpcg.all_elite_wrestling.challenge_matches import CARDS
from versus.games.house import games
from versus.games.tpcg.arenas import ARENAS
from versus.games.tpcg.language.vocabulary import (
    cannot,
    draw,
    each,
    enemy,
    main,
    minus_counters,
    one,
    plot_twist,
    stun,
    super_power,
    supporting,
    supporting_only,
    take,
    this,
)
from versus.games.tpcg.positions.position import Position, Side
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import COMBAT, FRONT, MAIN, MIGHT, SWARM, TO_BE_WOUNDED
from versus.kernel.match_options import Value
from versus.server import library

ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy, main), FRONT))
SHOCK = plot_twist("T-SHOCK", "Shock", MAIN, stun(one(enemy, supporting_only)))
ACID_RAIN = plot_twist("T-ACID", "Acid Rain", MAIN, minus_counters(each(enemy)))
NUMB = super_power("Numb", COMBAT, 0, cannot(this, TO_BE_WOUNDED), any_turn=True)
IMMUNE = supporting("T-IMMUNE", "Immune", cost=1, atk=1, defense=2, health=3, powers=[NUMB])
PING = super_power("Ping", MAIN, MIGHT, draw())
DRONE = supporting("T-DRONE", "Drone", cost=1, atk=1, defense=1, health=5, keywords=(SWARM,), powers=[PING])
DYING = "3/1 h5 w4"


class People:
    """Everybody at one table; whoever is asked answers in words."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests

    @property
    def step(self) -> dict[str, Any]:
        """What the first of them sees."""
        return self.guests[0].step

    @property
    def offered(self) -> list[str]:
        """The words of every answer to the open question."""
        settle(*self.guests)
        question = self.guests[self.step["asked"]].question
        assert question is not None
        return [option["words"] for option in question["options"]]

    def offers(self, words: str) -> list[str]:
        return [found for found in self.offered if found.startswith(words)]

    def choose(self, *answers: str) -> None:
        """Answer question after question, each with the first answer that begins so."""
        for words in answers:
            assert self.offers(words), f"{words!r} is not among {self.offered}"
            index = self.offered.index(self.offers(words)[0])
            guest = self.guests[self.step["asked"]]
            assert guest.answers(index)["type"] == "step"
            for other in self.guests:
                while other.number < guest.number:
                    other.hears("step")

    def end_turn(self) -> None:
        """Whoever's turn it is does nothing more in it."""
        turn = self.step["view"]["turn"]
        while self.step["view"]["turn"] == turn and self.step.get("result") is None:
            self.choose([words for words in self.offered if words != "Take it back"][-1])

    def names(self, seat: int, pile: str) -> list[str]:
        return [card["name"] for card in cards_in(self.step, seat, pile)]


Sit = Callable[..., People]


@pytest.fixture
def sit(server: Living, monkeypatch: pytest.MonkeyPatch):
    """Opens a table by these options, at a position laid by hand, and lets everybody sit down."""
    with ExitStack() as visit:

        def opened(
            *sides: Side, at: str = "main", points: int = 0, turn: int = 3, **options: Value
        ) -> People:
            def start(plug: Any, decks: Any, seed: int, agreed: dict[str, Value], pinned: Any) -> Any:
                rules = plug.options.read(agreed)
                return Position(sides, at=at, turn=turn, recruit_points=points, rules=rules).battle()

            monkeypatch.setattr(library, "start", start)
            people = [{"name": name} for name in ("Ann", "Bob", "Cy", "Dee")[: len(sides)]]
            table = server.open(*people, options=options)
            return People([visit.enter_context(table.sits(seat)) for seat in range(len(sides))])

        yield opened


@pytest.mark.parametrize(("value", "koed"), [("wound", []), ("stun", ["Immune"])])
def test_lethal_kos_whom_it_stuns_or_whom_it_wounds(sit: Sit, value: str, koed: list[str]):
    people = sit(Side(front="Blade 3/9 Lethal"), Side(front=[IMMUNE]), lethal=value)
    people.choose("Attack with Blade", "Choose Immune", "Pass", "Use Numb", "Pass", "Pass")
    assert people.names(1, "KO pile") == koed


@pytest.mark.parametrize(("value", "left"), [("character", 1), ("power", 0)])
def test_a_super_power_is_used_once_by_each_or_once_at_all(sit: Sit, value: str, left: int):
    people = sit(Side(front=[DRONE, DRONE], resources=["Fortress", "Fortress"]), Side(), once=value)
    assert len(people.offers("Use Ping")) == 2
    people.choose("Use Ping")
    assert len(people.offers("Use Ping")) == left


@pytest.mark.parametrize(("value", "stays"), [("owned", False), ("side", True)])
def test_with_a_player_who_is_out_goes_what_they_own_or_what_they_have(sit: Sit, value: str, stays: bool):
    people = sit(
        Side(front=["Axe 5/5", "Lent 1/1"], owners={"Lent": 3}),
        Side(front="Wall 1/9"),
        Side(main=f"King {DYING}", main_row="front"),
        elimination=value,
    )
    people.choose("Attack with Axe", "Choose King", "Pass", "Pass", "Pass")
    assert people.step["view"]["sides"][2]["out"]
    assert ("Lent" in people.names(0, "front")) == stays


@pytest.mark.parametrize(("value", "offers"), [("any", 1), ("face-up", 0)])
def test_anybody_is_powered_up_or_only_whoever_is_face_up(sit: Sit, value: str, offers: int):
    people = sit(Side(front="Blob 3/3 stunned", hand=["Blob 3/3"]), Side(), power_up=value)
    assert len(people.offers("Power up")) == offers


@pytest.mark.parametrize(("value", "counters"), [("forbid", {}), ("strip", {"-1/-1": 1})])
def test_a_stunned_character_gains_counters_or_none(sit: Sit, value: str, counters: dict[str, int]):
    people = sit(Side(hand=[ACID_RAIN, SHOCK]), Side(front="Victim 3/3 +2"), stun_counters=value)
    people.choose("Play Shock", "Play Acid Rain")
    [victim] = cards_in(people.step, 1, "front")
    assert victim["face"] == "stunned"
    assert victim.get("counters", {}) == counters


@pytest.mark.parametrize(("value", "winners"), [("lose", [0]), ("off", None)])
def test_a_stolen_main_character_loses_the_game_or_does_not(sit: Sit, value: str, winners: list[int] | None):
    people = sit(Side(hand=[ABDUCT]), Side(), stolen_main=value)
    people.choose("Play Abduct")
    people.end_turn()
    assert people.step["view"]["turn"] == 4
    assert (people.step["result"]["winners"] if people.step.get("result") else None) == winners


@pytest.mark.parametrize(("value", "kept"), [("keep one", 1), ("off", 2)])
def test_of_several_main_characters_one_is_kept_or_all(sit: Sit, value: str, kept: int):
    people = sit(Side(hand=[ABDUCT]), Side(front="Guard 1/1"), stolen_main="off", two_mains=value)
    people.choose("Play Abduct")
    people.end_turn()
    people.end_turn()
    if kept == 1:
        assert sorted(people.offered) == ["Leader 1", "Leader 2"]
        people.choose("Leader 1")
    mine = people.names(0, "front") + people.names(0, "back")
    assert len([name for name in mine if name.startswith("Leader")]) == kept


@pytest.mark.parametrize(("value", "winners"), [("free for all", None), ("2 vs 2", [0, 2])])
def test_two_who_play_together_win_together(sit: Sit, value: str, winners: list[int] | None):
    dying = [Side(main=f"King {seat} {DYING}", main_row="front") for seat in (2, 4)]
    people = sit(Side(front=["Axe 5/5", "Bow 5/5"]), dying[0], Side(), dying[1], mode=value)
    for attacker, king in (("Axe", "King 2"), ("Bow", "King 4")):
        people.choose(f"Attack with {attacker}", f"Choose {king}")
        while people.step.get("result") is None and people.offers("Pass"):
            people.choose("Pass")
    assert (people.step["result"]["winners"] if people.step.get("result") else None) == winners
    assert people.step["view"]["teams"] == ([[0, 2], [1, 3]] if winners else [])


def test_two_headed_teammates_act_in_one_turn_and_keep_their_hands_to_themselves(sit: Sit):
    sides = [Side(front="Axe 5/5", hand=["Secret 1/1"]), Side(front="Bow 5/5", hand=["Riddle 1/1"])]
    dying = [Side(main=f"King {seat} {DYING}", main_row="front") for seat in (3, 4)]
    people = sit(*sides, *dying, mode="two-headed")
    assert people.offers("Bob") == ["Bob goes on"]
    people.choose("Attack with Axe", "Choose King 3", *["Pass"] * 4, "Bob goes on")
    assert people.step["asked"] == 1
    people.choose("Attack with Bow", "Choose King 4", *["Pass"] * 4)
    assert people.step["result"]["winners"] == [0, 1]
    for guest, own, other in ((0, "Secret", 1), (1, "Riddle", 0)):
        step = people.guests[guest].step
        assert [card["name"] for card in cards_in(step, guest, "hand")] == [own]
        assert cards_in(step, other, "hand") == []


@pytest.mark.parametrize("viewer", [0, 1])
def test_shared_rows_are_told_once_and_with_ones_own_side(sit: Sit, viewer: int):
    sides = [Side(front="Axe 5/5"), Side(front="Bow 5/5"), Side(front="Cat 1/1"), Side(front="Dog 1/1")]
    people = sit(*sides, mode="two-headed")
    told = people.guests[viewer].step["view"]["sides"]
    rows = [[pile["name"] for pile in side["piles"] if pile["kind"] == "row"] for side in told]
    assert rows == [["front", "back"] if seat in (viewer, 2) else [] for seat in range(4)]
    step = people.guests[viewer].step
    assert [card["name"] for card in cards_in(step, viewer, "front")] == ["Axe", "Bow"]
    assert [card["name"] for card in cards_in(step, 2, "front")] == ["Cat", "Dog"]


@pytest.mark.parametrize(("value", "rows"), [("off", 0), ("on", 2)])
def test_a_character_is_recruited_into_the_teammates_row_or_is_not(sit: Sit, value: str, rows: int):
    sides = [Side(hand=["Toad 2/2 c2"]), Side(), Side(), Side()]
    people = sit(*sides, at="recruit", points=3, mode="2 vs 2", team_recruit=value)
    settle(*people.guests)
    question = people.guests[0].question
    assert question is not None
    into = [option["words"] for option in question["options"] if option.get("seat") == 2]
    assert len(into) == rows
    people.choose(into[0] if into else "Recruit Toad")
    assert "Toad" in [*people.names(2 if into else 0, "front"), *people.names(2 if into else 0, "back")]


@pytest.mark.parametrize(
    ("value", "offered", "lying"), [("chosen", 4, 0), ("at random", 0, 1), ("none", 0, 0)]
)
def test_challenge_matches_are_chosen_dealt_or_left_away(sit: Sit, value: str, offered: int, lying: int):
    wrestler = Side(main="Hero 3/6 Babyfaces", pile=list(CARDS))
    people = sit(wrestler, Side(), at="start", turn=1, challenge=value)
    assert len([words for words in people.offered if words.endswith("Match")]) == offered
    assert len(people.names(0, "Challenge Matches")) == lying
    if offered:
        people.choose("Texas Death Match")
        assert people.names(0, "Challenge Matches") == ["Texas Death Match"]
        [hero] = cards_in(people.step, 0, "back")
        assert hero["keywords"] == ["Lethal"]


@pytest.mark.parametrize("arena", ARENAS, ids=lambda arena: arena.name)
def test_a_game_takes_place_in_the_arena_that_was_agreed_on(sit: Sit, arena: Card):
    people = sit(Side(front="A 2/9"), Side(front="B 2/9"), arena=arena.name.casefold())
    [lying] = [pile for pile in people.step["view"]["piles"] if pile["name"] == "arena"]
    assert [card["name"] for card in lying["cards"]] == [arena.name]
    people.choose("Attack with A", "Choose B")
    [attacker] = cards_in(people.step, 0, "front")
    assert attacker.get("counters", {}) == ({"+1/+1": 1} if arena.name == "All Out" else {})


def test_a_usual_game_takes_place_nowhere(sit: Sit):
    people = sit(Side(), Side())
    assert [pile["count"] for pile in people.step["view"]["piles"] if pile["name"] == "arena"] == [0]


@pytest.mark.parametrize(("value", "struck"), [("die", 0), ("draft", 2)])
def test_an_arena_is_rolled_or_drafted_before_hands_are_drawn(server: Living, value: str, struck: int):
    table = server.duel(options={"arena": value})
    with table.sits(0) as ann, table.sits(1) as bob:
        people = People([ann, bob])
        people.choose(people.offered[0])
        for _ in range(2):
            people.choose("Front row")
        for _ in range(struck):
            assert people.step["view"]["sides"][0]["piles"][3]["count"] == 0
            people.choose(people.offered[0])
        [lying] = [pile for pile in people.step["view"]["piles"] if pile["name"] == "arena"]
        assert lying["count"] == 1
        assert people.offered == ["Keep your hand", "Take a mulligan"]


def test_a_classic_game_ends_with_the_turn_that_was_agreed(server: Living):
    for turns, over in ((1, True), (1000, False)):
        table = server.duel(game="classic", options={"turn_limit": turns})
        chance = Random(1)
        with table.sits(0) as ann, table.sits(1) as bob:
            while ann.step.get("result") is None and ann.step["view"]["turn"] <= 1:
                asked = next((guest for guest in (ann, bob) if guest.question is not None), None)
                if asked is None:
                    ann.hears("step")
                else:
                    asked.answers(chance.randrange(len(asked.question["options"])))
                latest = max(ann.number, bob.number)
                for guest in (ann, bob):
                    while guest.number < latest:
                        guest.hears("step")
            assert (ann.step.get("result") is not None) == over


def test_every_option_of_every_game_is_tried_here():
    tried = {"mode", "lethal", "once", "elimination", "power_up", "stun_counters", "two_mains", "stolen_main"}
    tried |= {"team_recruit", "turn_limit", "challenge", "arena"}
    assert {option.name for plug in games().values() for option in plug.options.options} == tried
