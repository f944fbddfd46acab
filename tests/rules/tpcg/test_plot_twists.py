"""Plot twists: when they are played, by whose leave, and what becomes of them (2P-PLT-01 to 2P-PLT-16)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    cancel_it,
    cards_of_yours,
    daze,
    draw,
    each,
    either_of,
    enemy,
    gets,
    named,
    one,
    one_anywhere,
    plot_twist,
    plus_counters,
    reaction,
    supporting,
    yours,
)
from versus.games.tpcg.words import BUILD, COMBAT, DRAW, INTELLECT, KO, MAIN, RECOVERY, TWIST_RESOLVES
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import Refused, duel, rule, side


def twist(name, timing, *effects, **more):
    return plot_twist(f"T-{name}", name, timing, *(effects or (draw(),)), **more)


def fight(*hand, p2=None, **more):
    """P1's Ann attacks P2's Ben while Cat and Dan stand by."""
    table = duel(
        p1=side(front=["Ann 2/9", "Cat 1/1"], hand=list(hand)),
        p2=p2 or side(front=["Ben 2/9", "Dan 1/1"], **more),
    )
    table.p1.attacks("Ann", "Ben")
    return table


@rule("2P-PLT-01")
def test_a_plot_twist_does_what_it_says_and_goes_to_its_players_ko_pile():
    table = duel(p1=side(hand=[twist("Tip", MAIN, draw(2))]))
    table.p1.plays("Tip")
    assert len(table.p1.hand) == 2
    assert table.p1.ko_pile == ["Tip"]


@rule("2P-PLT-01")
def test_a_plot_twist_that_counts_your_ko_pile_does_not_count_itself():
    mourn = twist("Mourn", MAIN, draw(cards_of_yours(KO)))
    table = duel(p1=side(hand=[mourn], ko=["1/1", "1/1"]))
    table.p1.plays("Mourn")
    assert len(table.p1.hand) == 2
    assert len(table.p1.ko_pile) == 3


@rule("2P-PLT-01")
@pytest.mark.parametrize("zone", ["deck", "ko", "resources"])
def test_a_plot_twist_is_played_from_hand_only(zone):
    table = duel(p1=side(**{zone: [twist("Tip", MAIN)]}))
    assert table.p1.why_not("play", "Tip") == "2P-PLT-01"


@rule("2P-PLT-02", "2P-PLT-03", "2P-PLT-04")
def test_each_timing_word_names_its_moment():
    words = {"Sip": DRAW, "Nap": RECOVERY, "Plan": BUILD, "Push": MAIN, "Kick": COMBAT}
    hand = [twist(name, timing) for name, timing in words.items()]
    table = duel(p1=side(front="1/1", hand=hand), p2=side(front="1/9"), at="start")
    moments = {"draw": "Sip", "recovery": "Nap", "resource": "Plan", "main": "Push"}
    for at, playable in moments.items():
        table.p1.goes_to(at)
        assert [name for name in words if table.p1.may("play", name)] == [playable]
    table.p1.attacks("1/1", "1/9")
    assert [name for name in words if table.p1.may("play", name)] == ["Kick"]
    table.passes()


@rule("2P-PLT-03")
@pytest.mark.parametrize("step", ["build", "recruit", "formation"])
def test_a_build_plot_twist_is_played_at_any_moment_of_build(step):
    table = duel(p1=side(hand=[twist("Plan", BUILD)]), at=step)
    table.p1.plays("Plan")
    assert len(table.p1.hand) == 1


@rule("2P-PLT-03")
def test_a_build_plot_twist_is_not_played_in_the_main_phase_or_in_an_enemys_build():
    plan = twist("Plan", BUILD)
    assert duel(p1=side(hand=[plan])).p1.why_not("play", "Plan") == "2P-PLT-02"
    assert duel(p2=side(hand=[plan]), at="build").p2.why_not("play", "Plan") == "2P-TRN-24"


@rule("2P-PLT-03")
def test_draw_and_recovery_plot_twists_are_played_before_and_after_what_the_phase_does():
    hand = [twist("Sip", DRAW), twist("Gulp", DRAW), twist("Nap", RECOVERY), twist("Snore", RECOVERY)]
    table = duel(p1=side(front="Idle 1/1 exhausted", hand=hand), at="start")
    table.p1.plays("Sip")
    table.p1.goes_on()
    assert table.happened("drew") == 3
    table.p1.plays("Gulp")
    table.p1.goes_to("recovery")
    assert table.p1["Idle"].exhausted
    table.p1.plays("Nap")
    while table.p1["Idle"].exhausted:
        table.p1.goes_on()
    table.p1.plays("Snore")
    assert table.happened("drew") == 6


@rule("2P-PLT-04")
def test_a_main_plot_twist_is_not_played_during_combat():
    table = fight(twist("Push", MAIN))
    assert table.p1.why_not("play", "Push") == "2P-CMB-42"
    table.passes()
    table.p1.plays("Push")
    assert len(table.p1.hand) == 1


@rule("2P-PLT-05", "2P-PLT-06")
def test_on_an_enemys_turn_only_the_any_turn_symbol_lets_a_combat_plot_twist_be_played():
    table = fight(hand=[twist("Kick", COMBAT), twist("Block", COMBAT, any_turn=True)])
    table.p1.passes()
    assert table.p2.why_not("play", "Kick") == "2P-PLT-05"
    with pytest.raises(Refused) as refused:
        table.p2.plays("Kick")
    assert refused.value.rule == "2P-PLT-05"
    table.p2.plays("Block")
    assert table.p2.ko_pile == ["Block"]
    table.passes()


@rule("2P-PLT-05")
def test_a_combat_plot_twist_is_played_in_a_combat_of_your_turn_and_nowhere_else():
    table = duel(p1=side(front="1/1", hand=[twist("Kick", COMBAT)]), p2=side(front="1/9"))
    assert table.p1.why_not("play", "Kick") == "2P-PLT-05"
    table.p1.attacks("1/1", "1/9")
    table.p1.plays("Kick")
    assert table.p1.ko_pile == ["Kick"]
    table.passes()


@rule("2P-PLT-06")
def test_the_any_turn_symbol_works_on_your_own_turn_too_but_needs_a_combat():
    block = twist("Block", COMBAT, any_turn=True)
    table = duel(p1=side(front="1/1", hand=[block]), p2=side(front="1/9", hand=[block]))
    assert table.p1.why_not("play", "Block") == "2P-PLT-05"
    assert table.p2.why_not("play", "Block") == "2P-TRN-24"
    table.p1.attacks("1/1", "1/9")
    table.p1.plays("Block")
    table.passes()


@rule("2P-PLT-07")
@pytest.mark.parametrize("at", ["build", "main"])
def test_a_plot_twist_with_two_timings_is_played_at_either_once(at):
    table = duel(p1=side(hand=[twist("Both", (BUILD, MAIN))]), at=at)
    table.p1.plays("Both")
    assert table.p1.ko_pile == ["Both"]
    assert table.p1.why_not("play", "Both") == "2P-PLT-01"


@rule("2P-PLT-07")
def test_a_plot_twist_with_two_timings_is_played_at_no_third():
    table = duel(p1=side(hand=[twist("Both", (BUILD, COMBAT))]))
    assert not table.p1.may("play", "Both")


either_side = either_of(yours, enemy)


@rule("2P-PLT-08")
def test_a_combat_plot_twist_reaches_only_those_in_the_combat():
    boost = twist("Boost", COMBAT, gets(one(either_side), atk=3, defense=1, until=THIS_COMBAT))
    table = fight(boost)
    table.p1.plays("Boost")
    assert sorted(table.p1.choices) == ["Ann", "Ben"]
    table.p1.chooses("Ben")
    assert table.p2["Ben"].stats == (5, 10)
    table.passes()


@rule("2P-PLT-08")
def test_each_means_each_of_those_in_the_combat():
    table = fight(twist("Roar", COMBAT, gets(each(either_side), atk=1)))
    table.p1.plays("Roar")
    assert [table.p1["Ann"].atk, table.p1["Cat"].atk] == [3, 1]
    assert [table.p2["Ben"].atk, table.p2["Dan"].atk] == [3, 1]
    table.passes()


@rule("2P-PLT-08")
def test_a_combat_plot_twist_that_says_so_reaches_others():
    table = fight(twist("Lob", COMBAT, gets(one_anywhere(enemy), defense=3)))
    table.p1.plays("Lob", on="Dan")
    assert table.p2["Dan"].stats == (1, 4)
    table.passes()


@rule("2P-PLT-09", "2P-T-15")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_a_team_plot_twist_needs_a_member_that_is_face_up(state):
    call = twist("Call", MAIN, teams=("X-Men",))
    table = duel(p1=side(front=[f"Jean 1/1 X-Men, {state}", "2/2 Brotherhood"], hand=[call]))
    assert table.p1.why_not("play", "Call") == "2P-PLT-09"
    assert duel(p1=side(front="Jean 1/1 X-Men", hand=[call])).p1.may("play", "Call")


@rule("2P-PLT-09")
def test_your_main_character_is_a_member_and_an_enemy_is_not():
    call = twist("Call", MAIN, teams=("X-Men",))
    assert duel(p1=side(main="Xavier 1/6 X-Men", hand=[call])).p1.may("play", "Call")
    table = duel(p1=side(hand=[call]), p2=side(front="Jean 1/1 X-Men"))
    assert table.p1.why_not("play", "Call") == "2P-PLT-09"


@rule("2P-PLT-10")
def test_a_team_plot_twist_may_affect_a_character_of_any_team():
    charge = twist("Charge", COMBAT, gets(one(either_side), atk=3), teams=("X-Men",))
    table = duel(
        p1=side(main="Xavier 1/6 X-Men", front="Nobody 2/2", hand=[charge]),
        p2=side(front="Toad 1/9 Brotherhood"),
    )
    table.p1.attacks("Nobody", "Toad")
    table.p1.plays("Charge", on="Nobody")
    assert table.p1["Nobody"].stats == (5, 2)
    table.passes()


@rule("2P-PLT-11")
@pytest.mark.parametrize(
    ("member", "fault"),
    [("1/1 X-Men", None), ("1/1 Brotherhood", None), ("1/1 Avengers", "2P-PLT-09")],
)
def test_two_teams_with_a_slash_ask_for_either(member, fault):
    mutants = twist("Mutants", MAIN, teams=("X-Men", "Brotherhood"))
    table = duel(p1=side(front=member, hand=[mutants]))
    assert table.p1.why_not("play", "Mutants") == fault


@rule("2P-PLT-12")
@pytest.mark.parametrize(
    ("members", "fault"),
    [
        (["1/1 X-Men"], "2P-PLT-09"),
        (["1/1 X-Men", "2/2 X-Men, stunned"], "2P-PLT-09"),
        (["1/1 X-Men", "2/2 X-Men"], None),
    ],
)
def test_a_team_symbol_shown_twice_asks_for_two_face_up_members(members, fault):
    pair = twist("Pair", MAIN, teams=("X-Men", "X-Men"))
    table = duel(p1=side(front=members, hand=[pair]))
    assert table.p1.why_not("play", "Pair") == fault


@rule("2P-PLT-13")
def test_a_plot_twist_without_a_team_is_played_though_all_your_characters_are_stunned():
    table = duel(p1=side(main="Boss 3/6 stunned", front="1/1 stunned", hand=[twist("Push", MAIN)]))
    table.p1.plays("Push")
    assert len(table.p1.hand) == 1


@rule("2P-PLT-14")
def test_the_team_is_asked_for_when_the_plot_twist_is_played_not_later():
    gambit = twist("Gambit", MAIN, daze(one(yours, named("Jean"))), draw(2), teams=("X-Men",))
    table = duel(p1=side(front="Jean 1/1 X-Men", hand=[gambit]))
    table.p1.plays("Gambit")
    assert table.p1["Jean"].stunned
    assert len(table.p1.hand) == 2


@rule("2P-PLT-15")
def test_a_cancelled_plot_twist_is_discarded_without_effect():
    veto = reaction("Veto", INTELLECT, TWIST_RESOLVES, cancel_it, by=enemy)
    clerk = supporting("T-CLERK", "Clerk", cost=1, atk=1, defense=1, powers=[veto])
    grow = twist("Grow", MAIN, plus_counters(one(yours, named("Ann"))), draw())
    table = duel(p1=side(front="Ann 2/2", hand=[grow]), p2=side(front=clerk, resources=["Academy"]))
    table.p1.plays("Grow")
    table.p2.reacts("Clerk")
    assert table.p1.ko_pile == ["Grow"]
    assert table.p1["Ann"].plus == 0
    assert table.p1.hand == []


@rule("2P-PLT-16")
def test_three_plot_twists_are_played_in_one_turn():
    tips = [twist(name, MAIN) for name in ("One", "Two", "Three")]
    table = duel(p1=side(hand=tips))
    for tip in tips:
        table.p1.plays(tip.name)
    assert table.p1.ko_pile == ["One", "Two", "Three"]
    assert len(table.p1.hand) == 3


@rule("2P-PLT-16")
def test_copies_of_one_plot_twist_are_no_exception():
    tip = twist("Tip", MAIN)
    table = duel(p1=side(hand=[tip, tip]))
    table.p1.plays("Tip")
    table.p1.plays("Tip")
    assert table.p1.ko_pile == ["Tip", "Tip"]


@rule("2P-PLT-16")
def test_in_combat_an_action_is_one_plot_twist():
    table = fight(twist("Kick", COMBAT), twist("Hook", COMBAT))
    table.p1.plays("Kick")
    assert table.asked is table.p2
    assert table.p1.why_not("play", "Hook") == "2P-CMB-35"
    table.p2.passes()
    table.p1.plays("Hook")
    assert table.p1.ko_pile == ["Kick", "Hook"]
    table.passes()
