"""Cards of the Marvel Battles together around the fights: hands, piles, rows, resources, powers."""

from versus.cards.tpcg.marvel_battles.avengers import iron_man, nick_fury
from versus.cards.tpcg.marvel_battles.guardians import adam_warlock, agent_venom, groot, mantis, rocket
from versus.cards.tpcg.marvel_battles.main_characters import (
    groot_1,
    groot_2,
    loki_1,
    loki_2,
    magneto_2,
    professor_x_2,
    rocket_1,
    rocket_2,
    star_lord_2,
    thanos_1,
)
from versus.cards.tpcg.marvel_battles.plot_twists import open_fire
from versus.cards.tpcg.marvel_battles.villains import extinguish, magneto, mystique
from versus.cards.tpcg.marvel_battles.x_men import deadpool, emma_frost, hope_summers, magik, professor_x
from versus.testing.tpcg import duel, lying, side


def test_nick_furys_resources_let_groot_grow():
    table = duel(
        p1=side(
            main=groot_1,
            levels=groot_2,
            front=nick_fury,
            resources=["Academy", "Fortress"],
            deck=["Ann 1/1"],
        )
    )
    table.p1.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.", paying="Academy")
    table.p1.places("Ann")
    assert table.p1.xp == 1


def test_a_reborn_mantis_is_a_resource_for_groot():
    table = duel(p1=side(front="Foe 9/9"), p2=side(main=groot_1, levels=groot_2, front=mantis))
    table.p1.attacks("Foe", "Mantis")
    table.passes()
    table.p2.says_yes()
    assert table.p2.xp == 1


def test_mutant_supremacy_kos_a_reborn_mantis_for_good():
    table = duel(p1=side(main=magneto_2, resources="Fortress"), p2=side(resources=lying(mantis, "down")))
    table.p1.uses("Magneto", "Mutant Supremacy", on="Mantis")
    assert table.p2.ko_pile == ["Mantis"]
    assert table.p1.offered("go on"), "a face-down resource has no powers"


def test_courting_death_takes_a_bad_man_out_of_the_ko_pile():
    table = duel(p1=side(main=thanos_1, resources=["Fortress", "Fortress"], ko=deadpool, deck=2))
    table.p1.uses("Thanos", "Court Death")
    assert "Deadpool" in table.p1.deck
    table.p1.ends_turn()
    assert not table.p2.offered("use", "Deadpool")


def test_emma_frost_empties_rockets_hand_for_a_moment_only():
    table = duel(
        p1=side(main=rocket_1, levels=rocket_2, hand=[emma_frost, "Ann 1/1"], deck=5),
        at="recruit",
        recruit_points=6,
    )
    table.p1.recruits("Emma Frost")
    table.p1.says_yes()
    table.p1.chooses_player(1)
    assert len(table.p1.hand) == 1
    assert table.p1.main.level == 1, "there is a card in hand again when his power is judged"


def test_rocket_levels_up_as_his_last_card_is_discarded_to_pay():
    table = duel(p1=side(main=rocket_1, levels=rocket_2, hand="Laboratory"))
    table.p1.uses("Rocket", "Murder You!")
    assert table.p1.main.level == 2


def test_loki_gains_xp_for_a_twist_played_out_of_the_ko_pile():
    table = duel(
        p1=side(main=loki_1, levels=loki_2, main_row="front", ko=open_fire, resources="Training Ground"),
        p2=side(front="Foe 1/9"),
    )
    table.p1.attacks("Loki", "Foe")
    table.p1.uses("Loki", "God of Mischief")
    assert table.p1.xp == 1
    table.passes()


def test_hope_uses_the_powers_of_magik_for_herself():
    table = duel(p1=side(front=[hope_summers, magik], resources="Academy"))
    table.p1.uses("Hope Summers", "Teleport to Limbo", on="stop")
    assert table.p1.hand == ["Hope Summers"]
    assert table.p1.front == ["Magik"]


def test_a_borrowed_character_that_goes_to_a_hand_does_not_come_back_at_the_end():
    table = duel(
        p1=side(front=[professor_x, magik], resources=["Academy", "Academy"]), p2=side(front="Foe 2/2")
    )
    table.p1.uses("Professor X", "Mind Control", on="front", paying="Academy")
    table.p1.uses("Magik", "Teleport to Limbo", on="Foe", paying="Academy")
    assert table.p2.hand == ["Foe"]
    table.p1.ends_turn()
    assert table.p2["Foe"].controller == 2


def test_a_dominated_main_character_cannot_be_kept_and_nobody_has_lost():
    table = duel(p1=side(main=professor_x_2, resources="Academy"), p2=side(main="Boss 3/9", front="Foe 1/1"))
    table.p1.uses("Professor X", "Mental Domination", on=["Boss", "back"])
    assert not table.over
    table.p1.ends_turn(on="front")
    assert table.p2.main.row == "front"
    assert not table.over


def test_space_cop_frees_the_stunned_from_magnetos_suppression():
    table = duel(
        p1=side(main=star_lord_2, front="Ann 1/1 h2, stunned", resources="Training Ground"),
        p2=side(front=magneto),
        at="recovery",
        turn=3,
    )
    table.p1.goes_to("main")
    assert table.p1["Ann"].stunned
    table.p1.uses("Star-Lord", "Space Cop")
    assert table.p2["Magneto"].keywords == []


def test_adam_warlock_in_his_cocoon_can_be_extinguished():
    table = duel(
        p1=side(front="Ann 1/1 Villains", hand=extinguish),
        p2=side(front=lying(adam_warlock, "stunned"), resources="Fortress"),
    )
    table.p1.plays("Extinguish")
    assert table.p2["Adam Warlock"].koed


def test_mystique_who_impersonates_groot_keeps_his_size():
    table = duel(p1=side(front=[mystique, groot], resources=["Training Ground", "Fortress", "Academy"]))
    table.p1.uses("Mystique", "Impersonate", on="Groot")
    assert table.p1["Mystique"].base == (3, 3)


def test_iron_man_turns_up_the_location_that_paid_for_somebody():
    table = duel(
        p1=side(front=agent_venom, resources=["Fortress, down", "Ann 1/1, down"], hand=iron_man),
        at="recruit",
        recruit_points=6,
    )
    table.p1.recruits("Iron Man")
    table.p1.answers("yes", "Fortress")
    table.p1.goes_to("main")
    table.p1.uses("Agent Venom", "Symbiote Strength")
    assert table.p1["Agent Venom"].plus == 2


def test_rocket_scavenges_the_raccoon_that_was_him():
    table = duel(p1=side(front=rocket, ko=rocket, resources="Training Ground"))
    table.p1.uses("Rocket", "Scavenger")
    assert table.p1.hand == ["Rocket"]
