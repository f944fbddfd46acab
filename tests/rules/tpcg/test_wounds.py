"""Wounds, Health and KO (2P-STN-18 to 2P-STN-27)."""

import pytest

from versus.games.tpcg.language.changes import MoreHealth
from versus.games.tpcg.language.vocabulary import (
    another,
    becomes,
    cancel_it,
    cannot,
    card_in,
    daze,
    draw,
    each,
    either_of,
    enemy,
    fits,
    front_row,
    gain_xp,
    heal,
    instead_of,
    ko,
    main,
    main_character,
    minus_counters,
    named,
    one,
    plot_twist,
    put_counters,
    reaction,
    recover,
    stun,
    super_power,
    supporting,
    take,
    this,
    this_card,
    transform,
    when,
    while_,
    wound,
    yours,
)
from versus.games.tpcg.words import (
    HUMANITY,
    KOD,
    MAIN,
    PILE,
    STUN,
    TO_BE_WOUNDED,
    VITALITY,
    WOUNDED,
)
from versus.kernel.modifiers import UNTIL_YOUR_NEXT_TURN
from versus.testing.tpcg import duel, lying, rule, side

SHOCK = plot_twist("Shock", "Shock", MAIN, stun(one(enemy)))
CUT = plot_twist("Cut", "Cut", MAIN, wound(one(enemy, front_row)))
STAY_WELL = super_power("Pain Immunity", MAIN, 0, cannot(this, TO_BE_WOUNDED, until=UNTIL_YOUR_NEXT_TURN))

MATT = supporting(
    "Matt",
    "Matt",
    cost=3,
    atk=3,
    defense=3,
    health=2,
    powers=[reaction("Whatever It Takes", HUMANITY, WOUNDED, cancel_it, subject=fits(yours, another))],
)


@rule("2P-STN-18")
def test_a_wound_alone_does_not_stun():
    table = duel(p1=side(hand=CUT), p2=side(front="2/2 h3"))
    table.p1.plays("Cut")
    assert table.p2["2/2"].face_up
    assert table.p2["2/2"].ready
    assert table.p2["2/2"].wounds == 1
    assert table.happened("stunned") == 0


@rule("2P-STN-19")
@pytest.mark.parametrize(
    ("words", "dies"),
    [
        ("Blob 1/3 h2, stunned w1", True),
        ("Blob 1/3 h2 w1", True),
        ("Blob 1/3 h2, hidden w1", True),
        ("Blob 1/3 h3, stunned w1", False),
        ("Blob 1/3 h3 w1", False),
    ],
)
def test_a_wound_that_reaches_health_knocks_out_face_up_or_down(words, dies):
    table = duel(p1=side(hand=CUT), p2=side(front=words))
    table.p1.plays("Cut")
    assert table.p2["Blob"].koed is dies


@rule("2P-STN-20")
def test_maximum_health_is_printed_plus_modifiers_and_remaining_is_less_the_wounds():
    toughen = plot_twist("Toughen", "Toughen", MAIN, becomes(one(yours, front_row), MoreHealth(1)))
    table = duel(p1=side(front="Blob 1/3 h5 w2", hand=toughen))
    assert table.p1["Blob"].health == 5
    table.p1.plays("Toughen")
    assert table.p1["Blob"].health == 6
    assert table.p1["Blob"].remaining_health == 4


@rule("2P-STN-20")
@pytest.mark.parametrize(("wounds", "dies"), [(3, False), (4, True)])
def test_it_takes_the_remaining_health_in_wounds_to_knock_it_out(wounds, dies):
    toughen = plot_twist("Toughen", "Toughen", MAIN, becomes(one(enemy, front_row), MoreHealth(1)))
    maul = plot_twist("Maul", "Maul", MAIN, wound(one(enemy, front_row), wounds))
    table = duel(p1=side(hand=[toughen, maul]), p2=side(front="Blob 1/3 h5 w2"))
    table.p1.plays("Toughen")
    table.p1.plays("Maul")
    assert table.p2["Blob"].koed is dies


@rule("2P-STN-21")
def test_a_wound_cancels_one_of_two_vitality_counters():
    table = duel(p1=side(hand=CUT), p2=side(front="Blob 1/3 h5 v2"))
    assert table.p2["Blob"].health == 7
    table.p1.plays("Cut")
    assert table.p2["Blob"].vitality == 1
    assert table.p2["Blob"].wounds == 0


@rule("2P-STN-21")
def test_a_new_vitality_counter_cancels_an_old_wound():
    tonic = plot_twist("Tonic", "Tonic", MAIN, put_counters(one(yours, front_row), VITALITY, 2))
    table = duel(p1=side(front="Blob 1/3 h5 w1", hand=tonic))
    table.p1.plays("Tonic")
    assert table.p1["Blob"].wounds == 0
    assert table.p1["Blob"].vitality == 1
    assert table.p1["Blob"].health == 6


@rule("2P-STN-21")
def test_vitality_stays_through_a_stun_without_a_wound():
    slumber = plot_twist("Slumber", "Slumber", MAIN, daze(one(enemy, front_row)))
    table = duel(p1=side(hand=slumber), p2=side(front="Blob 1/3 h5 v2"))
    table.p1.plays("Slumber")
    assert table.p2["Blob"].stunned
    assert table.p2["Blob"].vitality == 2


@rule("2P-STN-22")
@pytest.mark.parametrize(("wounds", "dies"), [(1, False), (2, True)])
def test_health_that_falls_to_the_wounds_knocks_out(wounds, dies):
    sap = plot_twist("Sap", "Sap", MAIN, becomes(one(enemy, front_row), MoreHealth(-1)))
    table = duel(p1=side(hand=sap), p2=side(front=f"Blob 1/3 h3 w{wounds}"))
    table.p1.plays("Sap")
    assert table.p2["Blob"].koed is dies


@rule("2P-STN-22")
def test_the_loss_of_a_continuous_bonus_to_health_knocks_out_too():
    nurse = supporting(
        "Nurse",
        "Nurse",
        cost=1,
        atk=1,
        defense=1,
        health=3,
        powers=[while_(MoreHealth(1), on=fits(yours, another))],
    )
    table = duel(p1=side(hand=SHOCK), p2=side(front=["Blob 1/3 h2 w2"], back=nurse))
    assert table.p2["Blob"].in_play
    table.p1.plays("Shock", on="Nurse")
    assert table.p2["Blob"].koed
    assert table.p2["Nurse"].stunned


# What wounds outlast, and what takes them off


@rule("2P-STN-23")
def test_wounds_stay_through_levelling():
    hero = main_character("Hero 1", "Hero", atk=3, defense=6, level_up=4)
    lesson = plot_twist("Lesson", "Lesson", MAIN, gain_xp(1, one(yours, main)))
    table = duel(p1=side(main=lying(hero, "w3"), levels="Hero 5/8 h5 L2, xp3", hand=lesson))
    table.p1.plays("Lesson")
    assert table.p1.main.level == 2
    assert table.p1.main.wounds == 3


@rule("2P-STN-23")
def test_wounds_stay_through_transforming_and_changing_sides():
    grow = super_power("Grow", MAIN, 0, transform(card_in(PILE, named("Giant"))))
    imp = supporting("Imp", "Imp", cost=1, atk=1, defense=1, health=4, powers=[grow])
    table = duel(p1=side(front=lying(imp, "w2"), pile="Giant 6/6 h4 c5"))
    table.p1.uses("Imp", "Grow")
    assert table.p1["Giant"].row == "front"
    assert table.p1["Giant"].wounds == 2

    bribe = plot_twist("Bribe", "Bribe", MAIN, take(one(enemy, front_row)))
    table = duel(p1=side(hand=bribe), p2=side(front="Blob 1/3 h5 w2"))
    table.p1.plays("Bribe", on="front")
    assert table.p1["Blob"].controller == 1
    assert table.p1["Blob"].wounds == 2


@rule("2P-STN-23", "2P-STN-24")
def test_recovering_removes_no_wound_but_healing_does():
    rise = plot_twist("Rise", "Rise", MAIN, recover(one(yours, front_row)))
    mend = plot_twist("Mend", "Mend", MAIN, heal(one(yours, front_row)))
    table = duel(p1=side(front="Blob 1/3 h5, stunned w2", hand=[rise, mend]))
    table.p1.plays("Rise")
    assert table.p1["Blob"].face_up
    assert table.p1["Blob"].wounds == 2
    table.p1.plays("Mend")
    assert table.p1["Blob"].wounds == 1


@rule("2P-STN-24")
def test_the_recovery_phase_removes_no_wound():
    table = duel(p2=side(front="Blob 1/3 h5, stunned w2"))
    table.p1.ends_turn()
    assert table.p2["Blob"].face_up
    assert table.p2["Blob"].wounds == 2


# Stuns without a wound, KOs without a stun


@rule("2P-STN-25")
def test_blob_under_pain_immunity_is_fully_stunned_without_a_wound():
    blob = supporting("Blob", "Blob", cost=1, atk=1, defense=3, health=2, powers=[STAY_WELL])
    table = duel(p1=side(front=lying(blob, "w1 +1")), p2=side(front="4/4"))
    table.p1.uses("Blob", "Pain Immunity")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("4/4", "Blob")
    table.passes()
    assert table.p1["Blob"].stunned
    assert table.p1["Blob"].exhausted
    assert table.p1["Blob"].plus == 0
    assert table.p1["Blob"].wounds == 1
    assert table.happened("stunned", "Blob") == 1
    assert table.happened("wounded", "Blob") == 0


@rule("2P-STN-25")
def test_a_reaction_that_prevents_the_wound_leaves_the_stun():
    saved = duel(p1=side(hand=SHOCK), p2=side(front="Nick 1/1 h1", back=MATT, resources="Humanity location"))
    saved.p1.plays("Shock", on="Nick")
    saved.p2.reacts("Matt")
    assert saved.p2["Nick"].stunned
    assert saved.p2["Nick"].exhausted
    assert saved.p2["Nick"].wounds == 0
    lost = duel(p1=side(hand=SHOCK), p2=side(front="Nick 1/1 h1", back=MATT, resources="Humanity location"))
    lost.p1.plays("Shock", on="Nick")
    lost.p2.declines()
    assert lost.p2["Nick"].koed


@rule("2P-STN-25")
def test_whoever_is_stunned_in_the_same_moment_may_still_prevent_the_others_wound():
    quake = plot_twist("Quake", "Quake", MAIN, stun(each(enemy, front_row)))
    table = duel(p1=side(hand=quake), p2=side(front=["Nick 1/1 h1", MATT], resources="Humanity location"))
    table.p1.plays("Quake")
    table.p2.reacts("Matt")
    assert table.p2["Nick"].stunned
    assert table.p2["Nick"].wounds == 0
    assert table.p2["Matt"].stunned
    assert table.p2["Matt"].wounds == 1


@rule("2P-STN-13", "2P-STN-25")
def test_a_stun_by_def_0_happens_once_though_somebody_reacts_to_its_wound():
    wither = plot_twist("Wither", "Wither", MAIN, minus_counters(one(enemy, front_row), 3))
    table = duel(p1=side(hand=wither), p2=side(front="Nick 1/1 h1", back=MATT, resources="Humanity location"))
    table.p1.plays("Wither")
    table.p2.reacts("Matt")
    assert table.happened("stunned", "Nick") == 1
    assert table.p2["Nick"].stunned
    assert table.p2["Nick"].wounds == 0


@rule("2P-STN-25")
def test_a_power_of_its_own_that_prevents_the_wound_works_at_its_own_stun():
    ghost = supporting(
        "Ghost", "Ghost", cost=1, atk=1, defense=1, powers=[instead_of(WOUNDED, subject=this_card)]
    )
    table = duel(p1=side(hand=SHOCK), p2=side(front=ghost))
    table.p1.plays("Shock", on="Ghost")
    assert table.p2["Ghost"].stunned
    assert table.p2["Ghost"].wounds == 0


@rule("2P-STN-26")
def test_a_direct_ko_neither_stuns_nor_wounds():
    crow = supporting(
        "Crow", "Crow", cost=1, atk=3, defense=3, powers=[when(STUN, draw()), when(WOUNDED, draw())]
    )
    vulture = supporting("Vulture", "Vulture", cost=1, atk=1, defense=1, powers=[when(KOD, draw())])
    end_it = plot_twist("End It", "End It", MAIN, ko(one(enemy, front_row)))
    table = duel(p1=side(front=crow, back=vulture, hand=end_it), p2=side(front="Blob 1/3 h2"))
    table.p1.plays("End It")
    assert table.p2["Blob"].koed
    assert len(table.p1.hand) == 1
    assert table.happened("stunned") == 0
    assert table.happened("wounded") == 0


@rule("2P-STN-27")
@pytest.mark.parametrize(("wounds", "out"), [(3, False), (4, True)])
def test_a_knocked_out_main_character_takes_its_player_out(wounds, out):
    plague = plot_twist("Plague", "Plague", MAIN, wound(each(either_of(yours, enemy))))
    table = duel(p1=side(hand=plague), p2=side(main=f"Boss 3/6 h5 w{wounds}"))
    table.p1.plays("Plague")
    assert table.p2.is_out is out
    assert table.over is out
    assert table.winners == ([1] if out else [])
