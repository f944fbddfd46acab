"""Cards of the Marvel Battles together in a fight."""

from versus.cards.tpcg.marvel_battles.avengers import (
    ant_man,
    black_panther,
    captain_america,
    daredevil,
    hawkeye,
    luke_cage,
    think_again,
)
from versus.cards.tpcg.marvel_battles.guardians import (
    cosmo,
    drax,
    even_the_odds,
    gamora,
    mantis,
    star_lord,
    vigilante_justice,
)
from versus.cards.tpcg.marvel_battles.main_characters import (
    captain_america_1,
    deadpool_1,
    gamora_2,
    green_goblin_1,
    green_goblin_2,
    hulk_1,
    hulk_2,
    spider_man_2,
    thanos_1,
    thanos_2,
    wolverine_1,
)
from versus.cards.tpcg.marvel_battles.plot_twists import find_cover, savage_surprise
from versus.cards.tpcg.marvel_battles.villains import (
    abomination,
    dormammu,
    juggernaut,
    metal_and_fire,
    red_skull,
    sabretooth,
    trickster_god,
)
from versus.cards.tpcg.marvel_battles.x_men import (
    cable,
    colossus,
    cyclops,
    deadpool,
    namor,
    uncanny_defense,
    wolverine,
)
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-KEY-05", "2P-KEY-19")
def test_wolverine_keeps_his_rage_when_ant_man_shrinks_away():
    table = duel(p1=side(front=wolverine), p2=side(front=ant_man))
    table.p1.attacks("Wolverine", "Ant-Man")
    table.p1.resolves_first("Ant-Man")
    table.p2.says_yes()
    assert table.p1["Wolverine"].plus == 1
    assert table.p2["Ant-Man"].face_up


@rule("2P-CMB-83")
def test_two_ferocious_fighters_strike_at_the_same_time():
    table = duel(p1=side(front=black_panther), p2=side(front=sabretooth))
    table.p1.attacks("Black Panther", "Sabretooth")
    table.p1.passes()
    table.passes()
    assert table.p1["Black Panther"].stunned
    assert table.p2["Sabretooth"].face_up


def test_the_captain_cannot_choose_for_an_abomination_that_strikes_all():
    table = duel(p1=side(front=[captain_america, "Ann 1/5 Avengers"]), p2=side(front=abomination))
    table.p1.attacks(["Captain America", "Ann"], "Abomination")
    table.passes()
    assert table.p1["Captain America"].koed
    assert table.p1["Ann"].stunned


def test_star_lord_makes_guardians_of_the_x_men_whom_cyclops_leads():
    table = duel(p1=side(front=[star_lord, cyclops, "Ann 1/9 Avengers"]), p2=side(front="Foe 3/20"))
    table.p1.attacks(["Cyclops", "Star-Lord", "Ann"], "Foe")
    table.passes()
    assert table.asked is table.p1
    table.p1.strikes("Ann")
    assert table.p1["Cyclops"].face_up


def test_cosmo_takes_a_leaders_say_away():
    table = duel(
        p1=side(front=[captain_america, "Ann 1/9 Avengers"]), p2=side(front="Foe 3/9", hand=cosmo),
        active=2, at="recruit", recruit_points=1,
    )  # fmt: skip
    table.p2.recruits("Cosmo", on="Captain America")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks(["Captain America", "Ann"], "Foe")
    table.passes()
    assert table.asked is table.p2
    table.p2.strikes("Ann")


def test_avengers_assemble_protects_a_team_led_by_deadpool_the_mercenary():
    table = duel(
        p1=side(main=captain_america_1, main_row="front", front=deadpool, resources="Training Ground"),
        p2=side(front="Foe 9/9"),
    )
    table.p1.uses("Captain America", "Avengers Assemble")
    table.p1.attacks(["Captain America", "Deadpool"], "Foe")
    table.passes()
    assert table.p1.main.face_up
    assert table.p1["Deadpool"].face_up


def test_even_the_odds_takes_away_what_a_twist_gave_before_and_not_what_comes_after():
    table = duel(
        p1=side(front="Ann 5/5 Guardians", hand=even_the_odds),
        p2=side(front="Foe 1/4", hand=[find_cover, savage_surprise]),
    )
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.plays("Find Cover")
    table.p1.plays("Even the Odds")
    assert table.p2["Foe"].stats == (1, 4)
    table.p2.plays("Savage Surprise")
    assert table.p2["Foe"].stats == (5, 4)
    table.passes()
    assert table.p1["Ann"].stunned


@rule("2P-MOD-18")
def test_trickster_god_turns_counters_round_too():
    table = duel(
        p1=side(front="Foe 5/5 Villains", hand=[trickster_god, metal_and_fire]),
        p2=side(front=lying(colossus, "-2")),
    )
    table.p1.attacks("Foe", "Colossus")
    table.p1.plays("Trickster God", on="Colossus")
    assert table.p2["Colossus"].stats == (5, 5)
    table.p2.passes()
    table.p1.plays("Metal and Fire")
    assert table.p2["Colossus"].stats == (4, 4)
    table.passes()


def test_fearless_daredevil_is_not_afraid_of_a_neighbor_who_steps_in():
    table = duel(p1=side(front=daredevil), p2=side(main=spider_man_2, front="Ann 1/1", resources="Academy"))
    table.p1.attacks("Daredevil", "Ann")
    table.p1.passes()
    table.p2.uses("Spider-Man", "Friendly Neighbor")
    table.passes()
    assert table.p2.main.face_up, "3 doubled is 6, and he has 8 DEF"
    assert table.p1["Daredevil"].koed


def test_a_defender_called_by_uncanny_defense_into_the_front_row_strikes_an_invader():
    table = duel(
        p1=side(front=namor),
        p2=side(front="Bud 1/1 X-Men", back=["Ann 1/1", "Bob 9/9"], hand=uncanny_defense),
    )
    table.p1.attacks("Namor", "Ann")
    table.p1.passes()
    table.p2.plays("Uncanny Defense", on="Bud")
    assert table.p2["Bud"].row == "back"
    table.passes()
    assert table.p1["Namor"].face_up, "Bud stands in the back row now"


def test_hawkeyes_aim_is_spent_on_an_attack_that_ant_man_cancels():
    table = duel(p1=side(front=hawkeye, resources="Training Ground"), p2=side(front=ant_man))
    table.p1.uses("Hawkeye", "Take Aim")
    table.p1.attacks("Hawkeye", "Ant-Man")
    table.p1.resolves_first("Hawkeye")
    table.p2.says_yes()
    assert not table.in_combat
    assert table.p1["Hawkeye"].atk == 2


def test_lethal_kos_mantis_and_she_is_reborn():
    table = duel(p1=side(front=gamora), p2=side(front=mantis))
    table.p1.attacks("Gamora", "Mantis")
    table.passes()
    table.p2.says_yes()
    assert table.p2.resources == ["Mantis"]


@rule("2P-STN-25")
def test_godslayer_does_not_care_that_luke_cage_is_not_wounded():
    table = duel(
        p1=side(main=gamora_2, main_row="front", resources=["Fortress", "Fortress"]),
        p2=side(front=luke_cage, resources="Fortress"),
    )
    table.p1.uses("Gamora", "Godslayer Blade")
    table.p1.attacks("Gamora", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2["Luke Cage"].koed


def test_merc_with_a_mouth_kos_nobody_whose_skin_is_impervious():
    table = duel(
        p1=side(main=deadpool_1, front="Ann 9/9", resources="Training Ground"),
        p2=side(front=luke_cage, resources="Fortress"),
    )
    table.p1.uses("Deadpool", "Merc with a Mouth")
    table.p1.attacks("Ann", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2["Luke Cage"].stunned


def test_cable_stuns_the_hulk_after_the_combat_and_the_hulk_grows_angry():
    table = duel(
        p1=side(front=cable, resources="Training Ground"),
        p2=side(main=hulk_1, main_row="front", levels=hulk_2),
    )
    table.p1.attacks("Cable", "Hulk")
    table.p1.uses("Cable", "Ultimate Soldier")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.xp == 1


def test_red_skull_who_stuns_the_only_attacker_ends_the_combat():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"), p2=side(front=red_skull, resources="Training Ground")
    )
    table.p1.attacks("Juggernaut", "Red Skull")
    table.p1.uses("Juggernaut", "Unstoppable")
    table.p2.uses("Red Skull", "Dust of Death")
    assert not table.in_combat
    assert table.p2["Red Skull"].face_up


def test_an_unstoppable_juggernaut_is_stopped_by_a_second_thought():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"),
        p2=side(front="Foe 1/1 Avengers", back="Ann 1/1", hand=think_again),
    )
    table.p1.attacks("Juggernaut", "Foe")
    table.p1.uses("Juggernaut", "Unstoppable")
    table.p2.plays("Think Again")
    assert table.p1.offered("go on")


def test_in_his_second_attack_the_juggernaut_meets_a_ferocious_defender():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"),
        p2=side(front="Foe 1/1", back=[sabretooth], hand=vigilante_justice),
    )
    table.p1.attacks("Juggernaut", "Foe")
    table.p1.uses("Juggernaut", "Unstoppable")
    table.passes()
    table.p1.says_yes()
    table.p1.chooses("Sabretooth")
    table.passes()
    assert table.p2["Sabretooth"].stunned
    assert table.p1["Juggernaut"].face_up, "4 ATK is not 5"


def test_an_immortal_that_is_koed_gives_thanos_his_xp_and_is_gone_from_the_pile():
    table = duel(
        p1=side(main=thanos_1, levels=thanos_2, front="Ann 9/9"), p2=side(front=lying(dormammu, "w1"), deck=1)
    )
    table.p1.attacks("Ann", "Dormammu")
    table.passes()
    table.p1.resolves_first("Dormammu")
    table.p2.says_yes()
    assert table.p1.xp == 1
    assert table.p2.ko_pile == []


def test_the_goblin_gains_xp_for_the_stun_that_a_sadistic_choice_ends_in():
    table = duel(
        p1=side(main=green_goblin_1, levels=green_goblin_2, resources="Academy"),
        p2=side(front="Foe 1/1", hand=1),
    )
    table.p1.uses("Green Goblin", "Sadistic Choice")
    table.p2.says_no()
    assert table.p1.xp == 1


def test_drax_grabs_flyers_until_cosmo_comes():
    table = duel(
        p1=side(front="Ann 3/3 F", hand=cosmo),
        p2=side(front=drax, back="Foe 1/1"),
        at="recruit",
        recruit_points=1,
    )
    assert table.p1.why_not("attack", "Ann", "Foe") is not None
    table.p1.recruits("Cosmo", on="Drax")
    table.p1.goes_to("main")
    assert table.p1.may("attack", "Ann", "Foe")


def test_wolverine_gains_no_xp_when_his_claws_only_defend():
    table = duel(
        p1=side(front="Foe 1/3"), p2=side(main=wolverine_1, main_row="front", resources="Training Ground")
    )
    table.p1.attacks("Foe", "Wolverine")
    table.p1.passes()
    table.p2.uses("Wolverine", "SNIKT!")
    table.passes()
    assert table.p1["Foe"].stunned
    assert table.p2.xp == 0
