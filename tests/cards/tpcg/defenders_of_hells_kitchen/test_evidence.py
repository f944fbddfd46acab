"""Evidence (DHK-031).

That it appears exhausted and what becomes of the prisoner is stated; how it is used is ours.
"""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import evidence
from versus.games.tpcg.language.vocabulary import ko, one, plot_twist, recover, stun
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one()))
WAKE = plot_twist("T-2", "Wake", MAIN, recover(one()))
RELEASE = plot_twist("T-3", "Release", MAIN, ko(one()))


def locked_up(prisoner="3/3 h2", hand=()):
    table = duel(
        p1=side(front="Cop 2/2 Defenders", hand=[*hand], equipment={"Cop": evidence}), p2=side(front=prisoner)
    )
    table.p1.uses("Cop", "Lock Up", on=[table.p2.front[0], "back"])
    return table


@rule("2P-CRD-77", "2P-EQP-13")
def test_it_appears_exhausted_and_can_be_used_a_turn_later():
    table = duel(
        p1=side(front="Cop 2/2 Defenders", hand=evidence),
        p2=side(front="3/3"),
        at="recruit",
        recruit_points=1,
    )
    table.p1.equips("Evidence", "Cop")
    assert table.p1["Evidence"].exhausted
    table.p1.goes_to("main")
    assert not table.p1.offered("use", "Cop")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert not table.p1["Evidence"].exhausted
    assert table.p1.offered("use", "Cop")


@rule("2P-CRD-78")
def test_an_enemy_supporting_character_lies_hidden_on_your_side():
    table = locked_up()
    prisoner = table.p2["3/3"]
    assert prisoner.controller == 1
    assert prisoner.hidden
    assert table.p1.ko_pile == ["Evidence"]


@rule("2P-CRD-78")
def test_it_stays_face_down_through_every_recovery_phase():
    table = locked_up()
    for _ in range(2):
        table.p1.ends_turn()
        table.p2.ends_turn()
        table.p1.goes_to("main")
        assert table.p2["3/3"].hidden
        assert table.p2["3/3"].controller == 1


@rule("2P-CRD-79", "2P-T-32")
def test_stunned_it_is_wounded_and_exhausted_and_stays_so():
    table = locked_up("3/3 h3", hand=[KNOCK])
    table.p1.plays("Knock", on="3/3")
    assert table.p2["3/3"].stunned
    assert (table.p2["3/3"].wounds, table.p2["3/3"].exhausted) == (1, True)
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p2["3/3"].stunned
    assert table.p2["3/3"].exhausted


@rule("2P-CRD-79")
def test_no_effect_recovers_it():
    table = locked_up("3/3 h3", hand=[KNOCK, WAKE])
    table.p1.plays("Knock", on="3/3")
    table.p1.plays("Wake", on="3/3")
    assert table.p2["3/3"].stunned


@rule("2P-CRD-78", "2P-ZON-03", "2P-T-32")
def test_what_takes_it_out_of_play_sends_it_to_its_owner():
    table = locked_up(hand=[RELEASE])
    table.p1.plays("Release", on="3/3")
    assert table.p2.ko_pile == ["3/3 h2"]


@rule("2P-UNQ-05", "2P-T-32")
def test_the_prisoner_counts_for_uniqueness():
    table = duel(
        p1=side(front=["Cop 2/2 Defenders", "Toad 1/1"], equipment={"Cop": evidence}),
        p2=side(front="Toad 1/2"),
    )
    table.p1.uses("Cop", "Lock Up", on=["Toad 1/2", "back"])
    assert table.p1["Toad 1/1"].koed
    assert table.p2["Toad 1/2"].hidden


def test_a_main_character_cannot_be_locked_up():
    table = duel(
        p1=side(front="Cop 2/2 Defenders", equipment={"Cop": evidence}),
        p2=side(main="Chief 3/6", main_row="front"),
    )
    assert not table.p1.offered("use", "Cop")
