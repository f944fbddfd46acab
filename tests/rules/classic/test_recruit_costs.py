"""What recruiting costs: press, boost, loyalty and loyalty—reveal (CL-REC-18 to CL-REC-26)."""

import pytest

from versus.games.classic.language.changes import Gets, Joins
from versus.games.classic.language.conditions import Boosted
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import IsThis, WithinCrossover, Yours
from versus.games.classic.table import moving
from versus.games.classic.words import CAME_INTO_PLAY, KO, RECRUITED
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic import Refused, duel, powered, rule, side


def table_for(*hand, resources=6, **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), at="recruit")


def is_boosted(player, name):
    """Whether a power of the card would find it boosted."""
    contest = player.contest
    return Boosted().holds(contest, contest.lens(player.seat, player[name].id))


def negated(contest):
    """The newest effect is taken off the chain, its card goes to the KO'd pile."""
    moving.drop(contest, contest.chain.pop().card)


# Press


@rule("CL-REC-24", "CL-REC-25", "CL-T-09")
def test_press_stacks_by_count_and_serves_one_character():
    table = table_for("A 3/3 c2 press", "B 3/3 c2 press", "C 7/7 c4", "D 1/1 c2")
    table.p1.brings("A")
    assert table.p1.points == 4
    table.p1.brings("B")
    assert table.p1.points == 3
    table.p1.brings("C")
    assert table.p1.points == 1
    assert table.p1.why_not("recruit", "D") == "CL-GEN-14"


@rule("CL-REC-24")
def test_a_later_press_card_counts_those_before_it():
    table = table_for("A 1/1 c1 press", "B 1/1 c2", "C 1/1 c1 press", "D 7/7 c4")
    for name, left in (("A", 5), ("B", 4), ("C", 3), ("D", 1)):
        table.p1.brings(name)
        assert table.p1.points == left


@rule("CL-REC-26")
def test_press_lowers_no_cost_below_one():
    table = table_for("A 1/1 c1 press", "B 1/1 c1", "C 1/1 c0", resources=3)
    table.p1.brings("A")
    table.p1.brings("B")
    assert table.p1.points == 1
    table.p1.brings("C")
    assert table.p1.points == 1


@rule("CL-REC-26")
def test_two_press_cards_make_a_cost_of_two_one():
    table = table_for("A 1/1 c1 press", "B 1/1 c1 press", "C 1/1 c2", resources=3)
    for name in ("A", "B", "C"):
        table.p1.brings(name)
    assert table.p1.points == 0


@rule("CL-REC-26")
def test_press_leaves_the_price_of_equipment_alone_and_waits_for_a_character():
    table = table_for("A 1/1 c1 press", "Belt equipment c2", "B 7/7 c4", front="Liz 5/4")
    table.p1.brings("A")
    table.p1.recruits("Belt", onto="Liz")
    assert table.p1.points == 3
    table.passes()
    table.p1.brings("B")
    assert table.p1.points == 0


@rule("CL-REC-24")
def test_the_discount_counts_as_soon_as_the_press_card_is_paid_and_though_it_is_negated():
    table = table_for("A 1/1 c1 press", "B 7/7 c4", resources=4)
    table.p1.recruits("A")
    assert table.p1.may("recruit", "B")
    table.befalls(negated)
    assert table.p1["A"].koed
    table.p1.brings("B")
    assert table.p1.points == 0


@rule("CL-REC-24")
def test_the_discount_is_gone_with_the_turn_and_is_nobody_elses():
    table = duel(
        p1=side(hand=["A 1/1 c1 press", "B 7/7 c4"], resources=3),
        p2=side(hand="C 7/7 c4", resources=3),
        at="recruit",
    )
    table.p1.brings("A")
    table.goes_to("recruit", 2)
    assert table.p2.why_not("recruit", "C") == "CL-GEN-14"
    table.next_turn()
    table.goes_to("recruit", 1)
    assert table.p1.why_not("recruit", "B") == "CL-GEN-14"


@rule("CL-GEN-16", "CL-T-09")
def test_a_stun_costs_the_printed_cost_though_less_was_paid():
    table = duel(
        p1=side(hand=["A 1/1 c2 press", "B 1/1 c2 press", "C 4/4 c4"], resources=6),
        p2=side(front="Kong 4/4"),
        at="recruit",
    )
    for name in ("A", "B", "C"):
        table.p1.brings(name)
    table.goes_to("attack", 2)
    table.p2.attacks("Kong", "C")
    table.passes()
    assert table.p1.endurance == 50 - 4


# Boost


@rule("CL-REC-18")
@pytest.mark.parametrize(("pays", "left"), [(True, 0), (False, 1)])
def test_a_boost_may_be_paid_for(pays, left):
    table = table_for("Hellboy 12/12 c6 boost1", resources=7)
    table.p1.recruits("Hellboy")
    if pays:
        table.p1.says_yes()
    else:
        table.p1.says_no()
    table.passes()
    table.p1.places("front")
    assert table.p1.points == left
    assert is_boosted(table.p1, "Hellboy") == pays
    assert table.contest.view(1).sides[0]["front"][0].marks == (["boosted"] if pays else [])


@rule("CL-REC-18")
@pytest.mark.parametrize("pays", [True, False])
def test_the_boost_text_counts_while_it_is_there(pays):
    twice = powered(
        "Hellboy 5/5 c2 boost1",
        auras=(Aura(IsThis(), (Gets(Number(2), Number(1)),), given=Boosted()),),
        triggers=(
            Trigger(CAME_INTO_PLAY, LoseEndurance(OPPONENTS, Number(3)), subject=IsThis(), given=Boosted()),
        ),
    )
    table = table_for(twice, resources=3)
    table.p1.recruits("Hellboy")
    if pays:
        table.p1.says_yes()
    else:
        table.p1.says_no()
    table.passes()
    table.p1.places("front")
    assert table.p1["Hellboy"].stats == ((7, 6) if pays else (5, 5))
    if pays:
        table.passes()
    assert not table.chain
    assert table.p2.endurance == (47 if pays else 50)
    table.next_turn()
    assert table.p1["Hellboy"].stats == (5, 5)


@rule("CL-REC-06", "CL-PWR-15")
def test_when_you_recruit_this_card_comes_before_its_coming_into_play_and_though_it_is_negated():
    herald = powered(
        "Herald 1/1 c1",
        triggers=(
            Trigger(RECRUITED, LoseEndurance(OPPONENTS, Number(2)), subject=IsThis()),
            Trigger(RECRUITED, LoseEndurance(OPPONENTS, Number(9)), subject=Yours()),
        ),
    )
    table = table_for(herald)
    table.p1.recruits("Herald")
    assert table.chain == ["Herald", "Herald"]
    table.passes()
    assert table.p2.endurance == 48
    assert table.p1["Herald"].zone == "chain"
    table.befalls(negated)
    assert table.p1["Herald"].koed
    assert not table.chain


@rule("CL-REC-18")
def test_without_the_points_for_the_boost_nothing_is_asked():
    table = table_for("Hellboy 12/12 c6 boost1", resources=6)
    table.p1.brings("Hellboy")
    assert table.p1.points == 0
    assert not is_boosted(table.p1, "Hellboy")


@rule("CL-REC-18")
def test_a_boost_is_paid_in_full():
    table = table_for("Hellboy 3/3 c2 boost3", resources=4)
    table.p1.brings("Hellboy")
    assert table.p1.points == 2


@rule("CL-REC-18")
def test_the_boost_text_is_there_this_turn_only():
    table = table_for("Hellboy 12/12 c2 boost1", resources=3)
    table.p1.recruits("Hellboy")
    table.p1.says_yes()
    table.passes()
    table.p1.places("front")
    table.goes_to("recovery")
    assert is_boosted(table.p1, "Hellboy")
    table.next_turn()
    assert not is_boosted(table.p1, "Hellboy")


@rule("CL-REC-18")
def test_a_boosted_character_that_comes_back_is_another_one():
    table = table_for("Hellboy 12/12 c2 boost1", resources=3)
    table.p1.recruits("Hellboy")
    table.p1.says_yes()
    table.befalls(negated)
    assert table.p1["Hellboy"].koed
    assert not is_boosted(table.p1, "Hellboy")
    table.befalls(lambda contest: moving.enter(contest, contest.pile(0, KO)[0], 0, 2, 0))
    assert table.p1["Hellboy"].in_play
    assert not is_boosted(table.p1, "Hellboy")


@rule("CL-REC-18", "CL-REC-24")
def test_a_boost_is_paid_on_top_of_what_press_leaves():
    table = table_for("A 1/1 c1 press", "B 7/7 c4 boost2", resources=6)
    table.p1.brings("A")
    table.p1.recruits("B")
    table.p1.says_yes()
    assert table.p1.points == 6 - 1 - 3 - 2
    table.passes()
    table.p1.places("front")


# Loyalty


@rule("CL-REC-19")
def test_a_loyal_card_wants_a_character_of_its_team():
    table = table_for("Abe 3/3 c2 loyalty B.P.R.D.", front="Ilsa 1/1 Thule Society")
    assert table.p1.why_not("recruit", "Abe") == "CL-REC-19"
    with pytest.raises(Refused, match="CL-REC-19"):
        table.p1.recruits("Abe")


@rule("CL-REC-19")
def test_crossover_joins_teams_for_loyalty():
    bond = powered(
        "Bond location c1, flipped",
        auras=(Aura(WithinCrossover(), (Joins(("B.P.R.D.", "Thule Society")),)),),
    )
    abe = "Abe 3/3 c1 loyalty B.P.R.D."
    table = table_for(abe, front="Ilsa 1/1 Thule Society", resources=[bond, "A 1/1"])
    table.p1.brings("Abe")
    assert "Abe" in table.p1.characters
    other = table_for(abe, front="Logan 1/1 X-Men", resources=[bond, "A 1/1"])
    assert other.p1.why_not("recruit", "Abe") == "CL-REC-19"


@rule("CL-REC-19")
def test_one_team_in_common_is_enough():
    table = table_for("Abe 3/3 c2 loyalty B.P.R.D. X-Men", front="Logan 1/1 X-Men Avengers")
    table.p1.brings("Abe")
    assert "Abe" in table.p1.characters


@rule("CL-REC-19")
def test_a_loyal_card_without_a_team_is_never_recruited():
    table = table_for("Drifter 3/3 c2 loyalty", front=["Nobody 1/1", "Abe 3/3 B.P.R.D."])
    assert table.p1.why_not("recruit", "Drifter") == "CL-REC-19"


@rule("CL-REC-20")
@pytest.mark.parametrize(
    "team", [{"front": "Liz 5/4 B.P.R.D., stunned"}, {"hidden_support": "Liz 5/4 concealed B.P.R.D."}]
)
def test_stunned_and_hidden_characters_are_teammates(team):
    assert table_for("Abe 3/3 c2 loyalty B.P.R.D.", **team).p1.may("recruit", "Abe")


@rule("CL-REC-20")
def test_cards_elsewhere_and_an_opponents_characters_are_none():
    table = duel(
        p1=side(
            hand=["Abe 3/3 c2 loyalty B.P.R.D.", "Liz 5/4 c9 B.P.R.D."],
            resources=["Roger 3/3 B.P.R.D.", "Kate 1/1 B.P.R.D."],
            ko="Johann 3/3 B.P.R.D.",
        ),
        p2=side(front="Hellboy 9/9 B.P.R.D."),
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Abe") == "CL-REC-19"


@rule("CL-REC-21")
def test_losing_the_teammate_in_response_does_not_undo_the_recruit():
    table = table_for("Abe 3/3 c2 loyalty B.P.R.D.", front="Liz 5/4 B.P.R.D.")
    table.p1.recruits("Abe")
    liz = table.p1["Liz"].id
    table.befalls(lambda contest: contest.cause(moving.ko_event(liz)))
    table.passes()
    table.p1.places("front")
    assert table.p1.characters == ["Abe"]


@rule("CL-REC-21")
def test_a_card_on_the_chain_is_no_teammate_yet():
    table = table_for("Liz 5/4 c1 B.P.R.D.", "Abe 3/3 c2 loyalty B.P.R.D.")
    table.p1.recruits("Liz")
    assert table.p1.why_not("recruit", "Abe") == "CL-REC-19"
    table.passes()
    table.p1.places("front")
    assert table.p1.may("recruit", "Abe")


# Loyalty—reveal


@rule("CL-REC-22")
def test_with_a_teammate_in_play_nothing_is_revealed():
    table = table_for("Abe 3/3 c2 reveal B.P.R.D.", "Roger 3/3 c9 B.P.R.D.", front="Liz 5/4 B.P.R.D.")
    table.p1.brings("Abe")
    assert "Abe" in table.p1.characters
    assert not table.happened("revealed")


@rule("CL-REC-22", "CL-GEN-23")
@pytest.mark.parametrize("shown", ["Roger", "Kate"])
def test_without_one_a_card_of_the_team_is_revealed_to_all_and_stays(shown):
    table = table_for(
        "Abe 3/3 c2 reveal B.P.R.D.",
        "Roger 3/3 c9 B.P.R.D.",
        "Ilsa 4/5 c9 Thule Society",
        "Base location c9 B.P.R.D.",
        resources=["Kate 1/1 c9 B.P.R.D.", "Kroenen 3/3 c9 Thule Society"],
    )
    table.p1.recruits("Abe")
    assert table.p1.choices == ["Roger", "Kate"]
    assert table.p1.points == 2
    table.p1.chooses(shown)
    assert table.p1.points == 0
    assert table.happened("revealed", shown) == 1
    (event,) = [table.log[place] for place in table.moments("revealed")]
    assert event.seen == -1
    assert table.p1[shown].row == ("hand" if shown == "Roger" else "resource")
    hidden = table.contest.view(1).sides[0]
    assert not hidden["hand"]
    assert [card.name for card in hidden["resources"]] == [None, None]
    table.passes()
    table.p1.places("front")
    assert table.p1.characters == ["Abe"]


@rule("CL-REC-22", "CL-REC-23")
def test_with_nothing_to_reveal_but_itself_it_is_not_recruited():
    table = table_for(
        "Abe 3/3 c2 reveal B.P.R.D.",
        "Base location c1 B.P.R.D.",
        "Ilsa 4/5 c3 Thule Society",
        ko="Liz 5/4 B.P.R.D.",
    )
    assert table.p1.why_not("recruit", "Abe") == "CL-REC-22"


@rule("CL-REC-23")
def test_a_second_copy_may_be_revealed_but_not_the_card_on_the_chain():
    table = table_for(*["Abe 3/3 c2 reveal B.P.R.D."] * 2)
    table.p1.recruits("Abe")
    assert table.p1.choices == ["Abe"]
    table.p1.chooses("Abe")
    assert table.p1.hand == ["Abe"]
    table.passes()
    table.p1.places("front")
