"""Keywords that card sets share (2P-KEYC)."""

from versus.games.tpcg.language import set_keywords  # noqa: F401, which declares them
from versus.games.tpcg.language.vocabulary import loses_keywords, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lay, rule, side

HUSH = plot_twist("T-1", "Hush", MAIN, loses_keywords(one()))

# Leader


def team_attack_by(*attackers, defender="Foe 3/9"):
    table = duel(p1=side(front=list(attackers)), p2=side(front=defender))
    table.p1.attacks([words.split()[0] for words in attackers], defender.split()[0])
    table.passes()
    return table


@rule("2P-KEYC-29")
def test_with_a_leader_in_the_team_the_attacking_player_chooses_whom_the_defender_strikes():
    table = team_attack_by("Cap 3/4 Avengers Leader", "Thor 3/3 Avengers")
    assert table.asked is table.p1
    table.p1.strikes("Cap")
    assert table.p1["Thor"].face_up
    assert table.p1["Cap"].face_up, "3 ATK does not stun 4 DEF"


@rule("2P-KEYC-29")
def test_without_a_leader_and_against_one_the_defending_player_chooses():
    table = team_attack_by("Cap 3/4 Avengers", "Thor 3/3 Avengers", defender="Foe 3/9 Leader")
    assert table.asked is table.p2
    table.p2.strikes("Thor")
    assert table.p1["Thor"].stunned


@rule("2P-KEYC-29")
def test_a_leader_who_stays_at_home_chooses_nothing():
    table = duel(
        p1=side(front=["Ann 2/2 Avengers", "Bob 2/2 Avengers", "Cap 3/4 Avengers Leader"]),
        p2=side(front="Foe 2/9"),
    )
    table.p1.attacks(["Ann", "Bob"], "Foe")
    table.passes()
    assert table.asked is table.p2
    table.p2.strikes("Ann")


@rule("2P-KEYC-29")
def test_a_leader_without_keyword_powers_chooses_nothing():
    table = duel(
        p1=side(front=["Cap 3/4 Avengers Leader", "Thor 3/3 Avengers"], hand=HUSH), p2=side(front="Foe 3/9")
    )
    table.p1.plays("Hush", on="Cap")
    table.p1.attacks(["Cap", "Thor"], "Foe")
    table.passes()
    assert table.asked is table.p2
    table.p2.strikes("Cap")


@rule("2P-KEYC-29")
def test_a_leader_does_not_stop_a_monstrous_defender_from_striking_all():
    table = team_attack_by("Cap 3/3 Avengers Leader", "Thor 3/3 Avengers", defender="Foe 3/9 Monstrous")
    assert table.p1["Cap"].stunned
    assert table.p1["Thor"].stunned


# Fearless


@rule("2P-KEYC-15")
def test_fearless_strikes_a_main_character_with_double_its_atk():
    for defense, stunned in ((6, True), (7, False)):
        table = duel(p1=side(front="Ann 3/3 Fearless"), p2=side(main=f"Boss 1/{defense}", main_row="front"))
        table.p1.attacks("Ann", "Boss")
        table.passes()
        assert table.p2.main.stunned is stunned


@rule("2P-KEYC-15")
def test_fearless_strikes_a_supporting_character_or_an_attacker_as_others_do():
    table = duel(p1=side(front="Ann 3/3 Fearless"), p2=side(front="Foe 1/4"))
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p2["Foe"].face_up
    table = duel(p1=side(main="Hero 1/4", main_row="front"), p2=side(front="Ann 3/3 Fearless"))
    table.p1.attacks("Hero", "Ann")
    table.passes()
    assert table.p1.main.face_up


# Genius and Regeneration


@rule("2P-KEYC-17")
def test_genius_may_draw_a_card_as_its_players_turn_begins():
    table = duel(p1=side(front="Beast 1/1 Genius", deck=9), p2=side(deck=9), at="start", turn=3)
    table.p1.says_yes()
    assert len(table.p1.hand) == 3, "one besides the two of the Draw Phase"
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.says_no()
    assert len(table.p1.hand) == 5


@rule("2P-KEYC-17")
def test_a_stunned_genius_draws_nothing():
    table = duel(p1=side(front="Beast 1/1 h2 Genius, stunned w1", deck=9), at="start", turn=3)
    assert len(table.p1.hand) == 2


@rule("2P-KEYC-40")
def test_regeneration_heals_a_wound_as_its_players_turn_begins_if_face_up():
    front = ["Ann 1/1 h4 Regeneration, w2", "Bob 1/1 h4 Regeneration, stunned w2"]
    table = duel(p1=side(front=front), at="start", turn=3)
    assert (table.p1["Ann"].wounds, table.p1["Bob"].wounds) == (1, 2)


# Grab and Invade


@rule("2P-KEYC-18")
def test_nobody_flies_over_a_grab_character_in_the_front_row():
    table = duel(p1=side(front="Ann 3/3 F"), p2=side(front="Drax 1/1 Grab", back="Sage 1/1"))
    assert table.p1.why_not("attack", "Ann", "Sage") == "2P-KEYC-18"
    table = duel(p1=side(front="Ann 3/3 F"), p2=side(front="Drax 1/1 h2 Grab, stunned", back="Sage 1/1"))
    assert table.p1.may("attack", "Ann", "Sage")
    table = duel(p1=side(front="Ann 3/3 F"), p2=side(front="Foe 1/1", back=["Drax 1/1 Grab", "Sage 1/1"]))
    assert table.p1.may("attack", "Ann", "Sage")


@rule("2P-KEYC-26")
def test_a_back_row_defender_cannot_strike_an_invading_attacker():
    table = duel(p1=side(front="Namor 3/2 Invade"), p2=side(back="Foe 9/9"))
    table.p1.attacks("Namor", "Foe")
    table.passes()
    assert table.p1["Namor"].face_up


@rule("2P-KEYC-26")
def test_a_front_row_defender_strikes_an_invading_attacker_and_another_attacker_is_struck():
    table = duel(p1=side(front="Namor 3/2 Invade"), p2=side(front="Foe 9/9"))
    table.p1.attacks("Namor", "Foe")
    table.passes()
    assert table.p1["Namor"].stunned
    table = duel(p1=side(front=["Namor 3/2 X-Men Invade", "Ann 1/1 X-Men"]), p2=side(back="Foe 9/9"))
    table.p1.attacks(["Namor", "Ann"], "Foe")
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p1["Namor"].face_up


# What happens as they appear


@rule("2P-KEYC-25")
def test_inspire_strengthens_others_that_appear_on_its_side():
    table = duel(p1=side(front="Cap 1/1 Inspire", hand=["Ann 1/1", "Cup 1/1 Inspire"]), at="recruit", turn=9)
    table.p1.recruits("Ann")
    assert table.p1["Ann"].plus == 1
    table.p1.recruits("Cup")
    assert (table.p1["Cup"].plus, table.p1["Cap"].plus, table.p1["Ann"].plus) == (1, 0, 1)


@rule("2P-KEYC-25")
def test_inspire_gives_nothing_to_enemies_that_appear():
    table = duel(p1=side(hand="Ann 1/1"), p2=side(front="Cap 1/1 Inspire"), at="recruit", turn=9)
    table.p1.recruits("Ann")
    assert table.p1["Ann"].plus == 0


def test_sting_weakens_an_enemy_as_it_appears():
    table = duel(
        p1=side(front="Ann 2/2", hand="Widow 2/1 Sting"), p2=side(front=["Foe 2/2", "Bug 1/1"]), at="recruit"
    )
    table.p1.recruits("Widow")
    assert sorted(table.p1.choices) == sorted(["Foe", "Bug", table.p2.main.name])
    table.p1.chooses("Foe")
    assert table.p2["Foe"].minus == 1


def test_toss_gives_flight_to_another_character_of_its_side_this_turn():
    table = duel(p1=side(front=["Ann 2/2", "Bob 1/1"], hand="Colossus 7/7 Toss"), at="recruit", turn=9)
    table.p1.recruits("Colossus")
    assert "Colossus" not in table.p1.choices
    table.p1.chooses("Ann")
    assert table.p1["Ann"].keywords == ["Flight"]
    table.p1.ends_turn()
    assert table.p1["Ann"].keywords == []


@rule("2P-KEYC-29")
def test_a_leader_leads_in_a_game_of_three_as_well():
    table = lay(
        side(front=["Cap 3/4 Avengers Leader", "Thor 3/3 Avengers"]),
        side(front="Foe 3/9"),
        side(front="Cat 1/1"),
    )
    table.p1.attacks(["Cap", "Thor"], "Foe")
    table.passes()
    assert table.asked is table.p1
    table.p1.strikes("Thor")
    assert table.p1["Thor"].stunned
