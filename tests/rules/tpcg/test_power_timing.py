"""When a Super Power may be used (2P-PWR-09 to 2P-PWR-16)."""

import pytest

from versus.games.tpcg.language.vocabulary import draw, gets, super_power, supporting, this
from versus.games.tpcg.words import ANY_COMBAT, BUILD, COMBAT, DRAW, MAIN, MIGHT, RECOVERY
from versus.kernel.errors import BadCard
from versus.testing.tpcg import duel, lay, lying, rule, side


def someone(*powers, name="Hero", cost=1):
    return supporting(f"T-{name}", name, cost=cost, atk=3, defense=3, health=5, powers=powers)


brace = super_power("Brace", COMBAT, 0, gets(this, defense=2))
parry = super_power("Parry", COMBAT, 0, gets(this, defense=2), any_turn=True)
rally = super_power("Rally", ANY_COMBAT, 0, draw())
watch = super_power("Watch", ANY_COMBAT, 0, draw(), any_turn=True)
plan = super_power("Plan", MAIN, 0, draw())
build = super_power("Prepare", BUILD, 0, draw())
hunch = super_power("Hunch", DRAW, 0, draw())
rest = super_power("Rest", RECOVERY, 0, draw())


@rule("2P-PWR-09")
def test_on_another_players_turn_only_the_any_turn_symbol_helps():
    table = duel(p1=side(front=someone(brace, parry)), p2=side(front="Bully 4/4"), active=2)
    table.p2.attacks("Bully", "Hero")
    table.p2.passes()
    assert table.p1.why_not("use", "Hero", power="Brace") == "2P-PWR-09"
    table.p1.uses("Hero", "Parry")
    assert table.p1["Hero"].stats == (3, 5)
    table.passes()
    assert not table.p1["Hero"].stunned


@rule("2P-PWR-09")
def test_on_your_own_turn_you_may_use_either():
    table = duel(p1=side(front=someone(brace, parry)), p2=side(front="1/9"))
    table.p1.attacks("Hero", "1/9")
    table.p1.uses("Hero", "Brace")
    table.p2.passes()
    table.p1.uses("Hero", "Parry")
    assert table.p1["Hero"].stats == (3, 7)
    table.passes()


@rule("2P-PWR-09")
@pytest.mark.parametrize(("power", "at"), [(plan, "main"), (build, "build")])
def test_a_phase_of_another_player_is_not_yours(power, at):
    table = duel(p2=side(front=someone(power)), at=at)
    assert table.p2.why_not("use", "Hero", power=power.name) == "2P-TRN-24"


@rule("2P-PWR-10")
@pytest.mark.parametrize("timing", [DRAW, RECOVERY, BUILD, MAIN, (BUILD, MAIN)])
def test_no_other_power_than_a_combat_power_has_the_any_turn_symbol(timing):
    with pytest.raises(BadCard, match="2P-PWR-10"):
        super_power("Odd", timing, MIGHT, draw(), any_turn=True)


@rule("2P-PWR-10")
@pytest.mark.parametrize("timing", [COMBAT, ANY_COMBAT])
def test_combat_and_any_combat_powers_may_have_the_any_turn_symbol(timing):
    even = super_power("Even", timing, 0, draw(), any_turn=True)
    table = duel(p1=side(front="1/9"), p2=side(front=someone(even)))
    table.p1.attacks("1/9", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Even")
    assert len(table.p2.hand) == 1
    table.passes()


@rule("2P-PWR-11")
def test_a_build_power_works_in_every_step_of_build():
    for step in ("build", "recruit", "formation"):
        table = duel(p1=side(front=someone(build), hand=1), at=step)
        table.p1.uses("Hero", "Prepare")
        assert len(table.p1.hand) == 2


@rule("2P-PWR-11")
def test_a_build_power_works_between_recruiting_and_the_formation_step():
    table = duel(p1=side(front=someone(build), hand=["2/2 c1"]), at="recruit", recruit_points=1)
    table.p1.recruits("2/2")
    table.p1.uses("Hero", "Prepare")
    table.p1.goes_to("formation")
    table.p1.moves("2/2")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-11")
def test_a_build_power_does_not_work_in_the_main_phase():
    table = duel(p1=side(front=someone(build)))
    assert table.p1.why_not("use", "Hero", power="Prepare") == "2P-PWR-11"


@rule("2P-PWR-11")
@pytest.mark.parametrize("before_the_draw", [True, False])
def test_a_draw_power_works_before_and_after_the_draw(before_the_draw):
    table = duel(p1=side(front=someone(hunch, rest)), at="start")
    if not before_the_draw:
        table.p1.goes_on()
    assert table.at == "draw"
    assert len(table.p1.hand) == (0 if before_the_draw else 2)
    assert table.p1.why_not("use", "Hero", power="Rest") == "2P-PWR-11"
    table.p1.uses("Hero", "Hunch")
    assert len(table.p1.hand) == (1 if before_the_draw else 3)


@rule("2P-PWR-11")
def test_a_recovery_power_works_all_through_recovery_and_not_after_it():
    early = duel(p1=side(front=[someone(hunch, rest), "Idle 1/1 exhausted"]), at="start")
    early.p1.goes_to("recovery")
    assert early.p1["Idle"].exhausted
    assert early.p1.why_not("use", "Hero", power="Hunch") == "2P-PWR-11"
    early.p1.uses("Hero", "Rest")
    assert len(early.p1.hand) == 3
    late = duel(p1=side(front=[someone(hunch, rest), "Idle 1/1 exhausted"]), at="start")
    late.p1.goes_to("recovery")
    while late.p1["Idle"].exhausted:
        late.p1.goes_on()
    assert late.at == "recovery"
    late.p1.uses("Hero", "Rest")
    late.p1.goes_on()
    assert late.p1.why_not("use", "Hero", power="Rest") == "2P-PWR-11"


@rule("2P-PWR-12")
def test_a_main_power_works_between_combats_but_not_in_one():
    table = duel(p1=side(front=someone(plan)), p2=side(front="1/9"))
    assert table.p1.may("use", "Hero", power="Plan")
    table.p1.attacks("Hero", "1/9")
    assert table.p1.why_not("use", "Hero", power="Plan") == "2P-CMB-42"
    table.passes()
    table.p1.uses("Hero", "Plan")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-12")
def test_a_main_power_does_not_work_in_build():
    table = duel(p1=side(front=someone(plan)), at="formation")
    assert table.p1.why_not("use", "Hero", power="Plan") == "2P-PWR-11"


@rule("2P-PWR-13")
def test_a_combat_power_works_only_for_those_in_the_combat():
    table = duel(
        p1=side(front=[someone(brace, name="Ann"), someone(brace, name="Ben")]), p2=side(front="1/9")
    )
    table.p1.attacks("Ann", "1/9")
    assert table.p1.why_not("use", "Ben", power="Brace") == "2P-PWR-13"
    table.p1.uses("Ann", "Brace")
    assert table.p1["Ann"].stats == (3, 5)
    table.passes()


@rule("2P-PWR-13")
def test_a_combat_power_does_not_work_outside_combat():
    table = duel(p1=side(front=someone(brace, parry)))
    assert table.p1.why_not("use", "Hero", power="Brace") == "2P-PWR-13"
    assert table.p1.why_not("use", "Hero", power="Parry") == "2P-PWR-13"


@rule("2P-PWR-13")
def test_a_defender_has_combat_powers_too():
    table = duel(p1=side(front="1/9"), p2=side(front=[someone(parry), "2/2"]))
    table.p1.attacks("1/9", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Parry")
    assert table.p2["Hero"].stats == (3, 5)
    table.passes()


@rule("2P-PWR-14")
def test_an_any_combat_power_works_from_the_back_row_in_a_combat_of_others():
    p2 = side(front="2/2", back=someone(watch))
    table = duel(p1=side(front="1/1"), p2=p2)
    table.p1.attacks("1/1", "2/2")
    table.p1.passes()
    table.p2.uses("Hero", "Watch")
    assert len(table.p2.hand) == 1
    table.passes()


@rule("2P-PWR-14")
def test_an_any_combat_power_works_for_the_fighter_itself_but_needs_a_combat():
    table = duel(p1=side(front=someone(rally)), p2=side(front="1/9"))
    assert table.p1.why_not("use", "Hero", power="Rally") == "2P-PWR-13"
    table.p1.attacks("Hero", "1/9")
    table.p1.uses("Hero", "Rally")
    assert len(table.p1.hand) == 1
    table.passes()


@rule("2P-PWR-14")
def test_an_any_combat_power_works_in_a_combat_between_two_other_players():
    table = lay(side(front="1/1"), side(front="2/2"), side(front=someone(watch)))
    table.p1.attacks("1/1", "2/2")
    table.p1.passes()
    table.p2.passes()
    table.p3.uses("Hero", "Watch")
    assert len(table.p3.hand) == 1
    table.passes()


@rule("2P-PWR-15")
def test_an_any_combat_power_without_the_symbol_works_on_your_turn_only():
    p2 = side(front="2/2", back=someone(rally))
    table = duel(p1=side(front="1/1", back=someone(rally, name="Own")), p2=p2)
    table.p1.attacks("1/1", "2/2")
    table.p1.uses("Own", "Rally")
    assert table.p2.why_not("use", "Hero", power="Rally") == "2P-PWR-09"
    assert not table.p2.offered("use")
    table.passes()


@rule("2P-PWR-16")
def test_an_exhausted_character_uses_its_powers():
    hero = someone(plan)
    table = duel(p1=side(front=lying(hero, "exhausted")))
    table.p1.uses("Hero", "Plan")
    assert len(table.p1.hand) == 1
    assert table.p1["Hero"].exhausted


@rule("2P-PWR-16")
def test_a_character_recruited_this_turn_uses_its_powers():
    table = duel(p1=side(hand=[someone(plan)]), at="recruit", recruit_points=1)
    table.p1.recruits("Hero")
    table.p1.goes_to("main")
    table.p1.uses("Hero", "Plan")
    assert len(table.p1.hand) == 1
