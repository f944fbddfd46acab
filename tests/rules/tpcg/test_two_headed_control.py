"""Both 2-headed teammates control every character of their side (2P-MOD3-23), and what follows from it.

A character has one player all the same: whoever brought it. Its triggered powers work for that one.
"""

import pytest

from versus.games.tpcg.language.filters import IsResource
from versus.games.tpcg.language.vocabulary import (
    burn,
    draw,
    each,
    each_card,
    enemy,
    equipment,
    everywhere,
    gain_xp,
    give_back,
    if_,
    join_attack,
    ko,
    main,
    minus_counters,
    on_your_turn,
    one,
    one_anywhere,
    plot_twist,
    plus_counters,
    reaction,
    super_power,
    supporting,
    supporting_only,
    switch_places,
    take,
    unable,
    when_appears,
    your_main,
    yours,
)
from versus.games.tpcg.rules import ON, TWO_HEADED, Rules
from versus.games.tpcg.words import COMBAT, FRONT, MAIN, MIGHT, STUN, TO_ATTACK
from versus.kernel.modifiers import UNTIL_YOUR_NEXT_TURN
from versus.testing.tpcg import Refused, lay, rule, side

RALLY = plot_twist("T-RALLY", "Rally", MAIN, draw(), teams=("X-Men",))
CHEER = plot_twist("T-CHEER", "Cheer", MAIN, plus_counters(each(yours)))
ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy), FRONT))


def four(*sides, **position):
    """P1 and P2 against P3 and P4."""
    return lay(*sides, *[side()] * (4 - len(sides)), two_headed=True, **position)


# Yours and the enemy's


@rule("2P-MOD3-23")
def test_a_teammates_member_is_enough_for_a_team_card():
    table = four(side(hand=RALLY), side(front="Beast 2/2 X-Men"))
    table.p1.plays("Rally")
    assert len(table.p1.hand) == 1


@rule("2P-MOD3-23")
@pytest.mark.parametrize("member", ["Beast 2/2 X-Men, stunned", "Toad 2/2 Brotherhood"])
def test_a_teammates_member_must_be_face_up_and_of_the_team(member):
    table = four(side(hand=RALLY), side(front=member), side(front="Storm 2/2 X-Men"))
    assert table.p1.why_not("play", "Rally") == "2P-PLT-09"


@rule("2P-MOD3-23")
def test_your_side_is_the_whole_team_and_nobody_else():
    table = four(side(front="C1 3/3", hand=CHEER), side(front="C2 3/3"), side(front="C3 3/3"))
    table.p1.plays("Cheer")
    assert [table.p1["C1"].plus, table.p2["C2"].plus, table.p3["C3"].plus] == [1, 1, 0]


@rule("2P-MOD3-23")
def test_enemies_are_those_of_both_opponents():
    acid = plot_twist("T-ACID", "Acid", MAIN, minus_counters(each(enemy, supporting_only)))
    table = four(
        side(front="C1 3/3", hand=acid), side(front="C2 3/3"), side(front="C3 3/3"), side(front="C4 3/3")
    )
    table.p1.plays("Acid")
    minus = [player[f"C{player.seat + 1}"].minus for player in table.players]
    assert minus == [0, 0, 1, 1]


@rule("2P-MOD3-23", "2P-MOD3-18")
def test_a_teammates_resources_are_not_on_your_side():
    strip = plot_twist("T-STRIP", "Strip", MAIN, ko(each_card(yours, IsResource())))
    table = four(side(hand=strip, resources=["Fortress"]), side(resources=["Academy"]))
    table.p1.plays("Strip")
    assert (table.p1.resources, table.p2.resources) == ([], ["Academy"])


@rule("2P-MOD3-23")
def test_your_main_character_is_the_one_you_started_with():
    learn = plot_twist("T-LEARN", "Learn", MAIN, gain_xp(who=each(your_main)))
    mate = side(main="Boss 2 3/6 L1", levels="Boss 2 4/7 L2")
    table = four(side(main="Boss 1 3/6 L1", levels="Boss 1 4/7 L2", hand=learn), mate)
    table.p1.plays("Learn")
    assert (table.p1.xp, table.p2.xp) == (1, 0)


@rule("2P-MOD3-23")
def test_it_is_the_turn_of_both():
    lucky = plot_twist("T-LUCKY", "Lucky", COMBAT, if_(on_your_turn, draw()), any_turn=True)
    table = four(side(front="A 5/5"), side(hand=lucky), side(front="W 1/9", hand=lucky))
    table.p1.attacks("A", "W")
    table.p1.passes()
    table.p2.plays("Lucky")
    table.p3.plays("Lucky")
    assert (len(table.p2.hand), len(table.p3.hand)) == (1, 0)
    table.passes()


# Powers


@rule("2P-MOD3-23")
def test_either_uses_a_power_but_only_once_and_for_themselves():
    push = super_power("Push", MAIN, MIGHT, draw())
    pusher = supporting("T-PUSHER", "Pusher", cost=1, atk=1, defense=1, powers=[push])
    table = four(side(front=pusher, resources=["Fortress"]), side(resources=["Fortress"]))
    table.p1.goes_on()
    table.p2.uses("Pusher", "Push")
    assert (len(table.p1.hand), len(table.p2.hand)) == (0, 1)
    table.p2.goes_on()
    assert table.p1.why_not("use", "Pusher") == "2P-PWR-26"


@rule("2P-MOD3-23")
def test_a_triggered_power_works_for_whoever_brought_the_character():
    scout = supporting("T-SCOUT", "Scout", cost=1, atk=1, defense=1, powers=[when_appears(draw())])
    table = four(side(), side(hand=scout), at="recruit", recruit_points=1)
    table.p1.goes_on()
    table.p2.recruits("Scout")
    assert (len(table.p1.hand), len(table.p2.hand)) == (0, 1)


@rule("2P-MOD3-23")
def test_what_waits_for_your_side_hears_of_a_teammates_character():
    herald = supporting(
        "T-HERALD", "Herald", cost=1, atk=1, defense=1, powers=[when_appears(draw(), subject=yours)]
    )
    table = four(side(front=herald), side(hand="Toad 1/1 c1"), at="recruit", recruit_points=1)
    table.p1.goes_on()
    table.p2.recruits("Toad")
    assert (len(table.p1.hand), len(table.p2.hand)) == (1, 0)


@rule("2P-MOD3-23")
@pytest.mark.parametrize("after", [False, True], ids=["before it", "after it"])
@pytest.mark.parametrize("reacting", [1, 2])
def test_either_reacts_with_a_character_of_the_team(reacting, after):
    note = reaction("Note", MIGHT, STUN, draw(), subject=yours, after=after)
    scribe = supporting("T-SCRIBE", "Scribe", cost=1, atk=1, defense=9, powers=[note])
    paying = {"resources": ["Fortress"], "hand": ["Held 1/1"]}
    table = four(side(front=["Cat 1/1 h3", scribe], **paying), side(**paying), side(front="C 5/5"), active=3)
    table.p3.attacks("C", "Cat")
    table.passes()
    if reacting == 2:
        table.p1.declines()
    table.players[reacting - 1].reacts("Scribe")
    assert [len(player.hand) for player in (table.p1, table.p2)] == [1 + (reacting == n) for n in (1, 2)]
    assert [player.resources for player in (table.p1, table.p2)] == [["Fortress"], ["Fortress"]]


@rule("2P-MOD3-23")
def test_both_may_decline_to_react():
    note = reaction("Note", (), STUN, draw(), subject=yours, after=True)
    scribe = supporting("T-SCRIBE", "Scribe", cost=1, atk=1, defense=9, powers=[note])
    table = four(side(), side(front=["Cat 1/1 h3", scribe]), side(front="C 5/5"), active=3)
    table.p3.attacks("C", "Cat")
    table.passes()
    table.p2.declines()
    table.p1.declines()
    assert table.asked is table.p3
    assert table.p1.hand == table.p2.hand == []


@rule("2P-MOD3-23")
def test_equipment_goes_onto_a_teammates_character_and_either_uses_its_power():
    push = super_power("Push", MAIN, MIGHT, draw())
    glove = equipment("T-GLOVE", "Glove", cost=1, powers=[push])
    table = four(
        side(hand=glove, resources=["Fortress"]), side(front="Toad 2/2"), at="recruit", recruit_points=1
    )
    table.p1.equips("Glove", "Toad")
    table.p1.goes_to("main")
    table.p1.uses("Toad", "Push")
    assert len(table.p1.hand) == 1


@rule("2P-MOD3-23")
def test_a_card_in_hand_powers_up_a_teammates_character():
    table = four(side(hand="Toad 2/2"), side(front="Toad 2/2"))
    table.p1.powers_up("Toad")
    assert table.p2["Toad"].plus == 1


@rule("2P-MOD3-23")
def test_a_teammates_character_joins_the_attack_by_an_effect():
    charge = plot_twist("T-CHARGE", "Charge", COMBAT, join_attack(one_anywhere(yours)))
    table = four(side(front="A 1/1", hand=charge), side(front="B 1/1"), side(front="W 1/9"))
    table.p1.attacks("A", "W")
    table.p1.plays("Charge", on="B")
    assert (
        table.p2["B"].fights
        if hasattr(table.p2["B"], "fights")
        else table.battle.combat.involves(table.p2["B"].id)
    )
    table.passes()
    table.p3.strikes("B")


# Uniqueness


@rule("2P-MOD3-23", "2P-UNQ-01")
def test_one_character_of_a_name_stands_on_the_teams_side():
    table = four(side(front="Toad 2/2 c1, w1"), side(hand="Toad 2/2 c1"), at="recruit", recruit_points=1)
    table.p1.goes_on()
    table.p2.recruits("Toad")
    assert table.p1.ko_pile == ["Toad"]
    assert table.p2["Toad"].in_play


@rule("2P-MOD3-23", "2P-UNQ-07")
def test_a_namesake_of_the_teammates_main_character_is_not_recruited():
    table = four(
        side(main="Storm 3/6"),
        side(hand="Storm 2/2 c1"),
        side(hand="Storm 2/2 c1"),
        at="recruit",
        recruit_points=1,
    )
    table.p1.goes_on()
    assert table.p2.why_not("recruit", "Storm") == "2P-UNQ-08"


@rule("2P-MOD3-23", "2P-UNQ-01")
def test_teammates_may_start_with_main_characters_of_one_name():
    table = four(side(main="Storm 3/6"), side(main="Storm 3/6"))
    table.next_turn()
    assert table.p1.main.in_play
    assert table.p2.main.in_play
    assert table.happened("KO'd") == 0


# Changing sides, switching, lasting


@rule("2P-MOD3-23")
def test_a_character_taken_over_is_the_whole_teams():
    table = four(side(hand=ABDUCT), side(), side(front="C 5/5"), side(front="W 1/9"))
    table.p1.plays("Abduct", on="C")
    assert table.p3["C"].controller == 1
    table.p1.goes_on()
    table.p2.attacks("C", "W")
    table.passes()


@rule("2P-MOD3-23")
def test_what_its_owner_has_already_cannot_be_given_back():
    home = plot_twist("T-HOME", "Home", MAIN, give_back(each(yours, supporting_only), FRONT))
    lent = side(front="Lent 1/1", owners={"Lent": 1})
    table = four(side(hand=home), lent)
    table.p1.plays("Home")
    assert table.p1["Lent"].controller == 2
    assert table.happened("changed sides") == 0


@rule("2P-MOD3-23")
def test_teammates_characters_switch_rows_and_keep_their_players():
    swap = plot_twist("T-SWAP", "Swap", MAIN, switch_places(one(yours, supporting_only), one(yours, main)))
    table = four(side(front="A 1/1", hand=swap), side())
    table.p1.plays("Swap", on=["A", "Leader 2"])
    assert (table.p1["A"].row, table.p2.main.row) == ("back", "front")
    assert (table.p1["A"].controller, table.p2.main.controller) == (1, 2)


@rule("2P-MOD3-23")
def test_what_lasts_until_your_next_turn_lasts_until_the_teams():
    freeze = plot_twist("T-HALT", "Halt", MAIN, everywhere(enemy, unable(TO_ATTACK), UNTIL_YOUR_NEXT_TURN))
    table = four(side(), side(hand=freeze), side(front="C 5/5"), side(front="D 5/5"))
    table.p1.goes_on()
    table.p2.plays("Halt")
    table.next_turn()
    table.p3.goes_to("main")
    assert not table.p3.may("attack", "C", "Leader 1")
    assert not table.p4.may("attack", "D", "Leader 1")
    table.next_turn()
    table.next_turn()
    table.p3.goes_to("main")
    assert table.p3.may("attack", "C", "Leader 1")


@rule("2P-MOD3-23")
def test_a_burn_stuns_once_at_the_end_of_the_burners_turn():
    torch = plot_twist("T-TORCH", "Torch", MAIN, burn(one(enemy, supporting_only)))
    table = four(side(), side(hand=torch), side(front="C 2/2 h5"))
    table.p1.goes_on()
    table.p2.plays("Torch", on="C")
    table.next_turn()
    assert table.happened("stunned", "C") == 1


# Main characters


@rule("2P-MOD3-23", "2P-CTL-09")
def test_a_team_keeps_both_main_characters_and_one_more_costs_only_its_taker_one():
    table = four(side(hand=plot_twist("T-STEAL", "Steal", MAIN, take(one(enemy, main), FRONT))))
    table.p1.plays("Steal", on="Leader 3")
    table.next_turn()
    table.next_turn()
    assert table.p1.choices == ["Leader 3", "Leader 1"]
    table.p1.chooses("Leader 1")
    assert table.p1.main.in_play
    assert table.p2.main.in_play
    assert not table.p3.main.in_play


@rule("2P-MOD3-25", "2P-END-05")
def test_one_stolen_main_character_does_not_lose_the_game_but_the_last_one_does():
    steal = plot_twist("T-STEAL", "Steal", MAIN, take(one(enemy, main), FRONT))
    table = four(side(hand=[steal, steal]), side())
    table.p1.plays("Steal", on="Leader 3")
    table.next_turn()
    assert not table.over
    table = four(side(hand=[steal, steal]), side())
    table.p1.plays("Steal", on="Leader 3")
    table.p1.plays("Steal", on="Leader 4")
    table.next_turn()
    assert table.winners == [1, 2]


# The options beside


@rule("2P-MOD3-20", "2P-MOD3-16")
def test_recruiting_for_a_teammate_means_nothing_where_rows_are_shared():
    rules = Rules(mode=TWO_HEADED, team_recruit=ON)
    table = lay(side(hand="Toad 2/2 c1"), side(), side(), side(), rules=rules, at="recruit", recruit_points=1)
    with pytest.raises(Refused):
        table.p1.recruits("Toad", into=2)
    table.p1.recruits("Toad")
    assert table.p1["Toad"].controller == 1
