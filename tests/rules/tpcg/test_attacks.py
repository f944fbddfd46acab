"""Starting an attack: who may attack whom, and from where (2P-CMB-01 to 2P-CMB-14, 2P-CMB-24)."""

import pytest

from versus.testing.tpcg import duel, lay, rule, side


@rule("2P-CMB-01")
def test_only_the_player_whose_turn_it_is_attacks():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3"), active=2)
    assert table.p1.why_not("attack", "Daken", "Blob") == "2P-TRN-24"
    assert table.p2.may("attack", "Blob", "Daken")


@rule("2P-CMB-01")
@pytest.mark.parametrize("at", ["build", "recruit", "formation"])
def test_nobody_attacks_before_the_main_phase(at):
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3"), at=at)
    assert table.p1.why_not("attack", "Daken", "Blob") == "2P-TRN-14"
    table.p1.goes_to("main")
    assert table.p1.may("attack", "Daken", "Blob")


@rule("2P-CMB-01")
def test_one_combat_ends_before_the_next_begins():
    table = duel(p1=side(front=["Daken 3/3", "Toad 3/3"]), p2=side(front="Blob 1/4"))
    table.p1.attacks("Daken", "Blob")
    assert table.p1.why_not("attack", "Toad", "Blob") == "2P-CMB-01"
    assert not table.p1.offered("attack")
    table.passes()
    assert table.p1.may("attack", "Toad", "Blob")


@rule("2P-CMB-02")
@pytest.mark.parametrize("state", ["hidden", "stunned", "exhausted"])
def test_an_attacker_is_ready_and_face_up(state):
    table = duel(p1=side(front=["Daken 3/3", f"Toad 3/3 {state}"]), p2=side(front="Blob 1/3"))
    assert table.p1.why_not("attack", "Toad", "Blob") == "2P-CMB-02"
    assert table.p1.may("attack", "Daken", "Blob")


@rule("2P-CMB-02")
def test_an_attacker_exhausts_as_the_attack_starts():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/4"))
    table.p1.attacks("Daken", "Blob")
    assert table.p1["Daken"].exhausted
    table.passes()
    assert table.p1.why_not("attack", "Daken", "Blob") == "2P-CMB-02"


@rule("2P-CMB-03")
def test_a_front_row_attack_is_melee():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    assert table.melee
    assert not table.ranged


@rule("2P-CMB-04")
def test_only_ranged_characters_attack_from_the_back_row():
    table = duel(p1=side(back=["Archer 2/2 R", "Clerk 2/2"]), p2=side(front="Blob 1/3"))
    assert table.p1.why_not("attack", "Clerk", "Blob") == "2P-CMB-04"
    table.p1.attacks("Archer", "Blob")
    assert table.ranged
    assert not table.melee


@rule("2P-CMB-05", "2P-T-12")
def test_an_archer_in_the_front_row_fights_hand_to_hand():
    table = duel(p1=side(front="Archer 2/2 R"), p2=side(front="Blob 2/3"))
    table.p1.attacks("Archer", "Blob")
    assert table.melee
    table.passes()
    assert table.p1["Archer"].stunned


@rule("2P-CMB-06")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_a_face_down_character_cannot_be_attacked(state):
    table = duel(p1=side(front="Daken 3/3"), p2=side(front=[f"Blob 1/3 {state}", "Toad 3/3"]))
    assert table.p1.why_not("attack", "Daken", "Blob") == "2P-CMB-06"
    assert table.p1.may("attack", "Daken", "Toad")


@rule("2P-CMB-06")
def test_nobody_attacks_a_friend():
    table = duel(p1=side(front=["Daken 3/3", "Pyro 2/4"]), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    table.passes()
    assert not table.p1.may("attack", "Pyro", "Daken")


@rule("2P-CMB-07")
def test_everyone_face_up_in_the_front_row_can_be_attacked():
    table = duel(
        p1=side(front="Daken 3/3"),
        p2=side(front=["Blob 1/3", "Toad 3/3 exhausted", "Lizard 9/9 F"], back="Clerk 1/1"),
    )
    for name in ("Blob", "Toad", "Lizard"):
        assert table.p1.may("attack", "Daken", name)
    assert not table.p1.may("attack", "Daken", "Clerk")


@rule("2P-CMB-08")
def test_the_back_row_is_open_once_the_front_row_is_stunned():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3 stunned", back="Clerk 1/1"))
    table.p1.attacks("Daken", "Clerk")
    table.passes()
    assert table.p2["Clerk"].stunned


@rule("2P-CMB-09", "2P-CMB-11")
def test_a_face_up_front_row_protects_the_face_up_characters_behind_it():
    table = duel(
        p1=side(front="Daken 3/3"),
        p2=side(main="Boss 3/6", front="Guard 2/2", back=["Aide 1/1", "Clerk 1/1 stunned"]),
    )
    protected = [n for n in ("Boss", "Guard", "Aide", "Clerk") if table.p2[n].protected]
    assert protected == ["Boss", "Aide"]
    theirs = table.battle.view(0).sides[1]
    assert [
        card.name for card in (*theirs["front"], *theirs["back"]) if "protected" in card.marks
    ] == protected


@rule("2P-CMB-10")
def test_one_guard_covers_a_back_row_of_five():
    names = ["Boss", "Aide", "Cook", "Driver", "Clerk"]
    table = duel(
        p1=side(front="Daken 3/3"),
        p2=side(main="Boss 3/6", front="Guard 2/2", back=[f"{name} 1/1" for name in names[1:]]),
    )
    for name in names:
        assert table.p2[name].protected
        assert table.p1.why_not("attack", "Daken", name) == "2P-CMB-13"


@rule("2P-CMB-11")
@pytest.mark.parametrize("state", ["hidden", "stunned"])
def test_a_face_down_guard_protects_nobody(state):
    table = duel(p1=side(front="Daken 3/3"), p2=side(front=f"Guard 2/2 {state}", back="Clerk 1/1"))
    assert not table.p2["Clerk"].protected
    assert table.p1.may("attack", "Daken", "Clerk")


@rule("2P-CMB-12")
def test_a_guard_who_attacked_last_turn_still_protects():
    table = duel(
        p1=side(front=["Daken 3/3", "Wall 0/9"]), p2=side(front="Guard 2/2", back="Clerk 1/1"), active=2
    )
    table.p2.attacks("Guard", "Wall")
    table.passes()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p2["Guard"].exhausted
    assert table.p2["Clerk"].protected
    assert table.p1.why_not("attack", "Daken", "Clerk") == "2P-CMB-13"


@rule("2P-CMB-13")
def test_a_protected_character_is_out_of_reach_for_fist_and_arrow():
    table = duel(
        p1=side(front="Daken 3/3", back="Archer 2/2 R"), p2=side(front="Guard 2/2", back="Clerk 1/1")
    )
    assert table.p1.why_not("attack", "Archer", "Clerk") == "2P-CMB-13"
    assert table.p1.why_not("attack", "Daken", "Clerk") == "2P-CMB-13"
    assert table.p1.may("attack", "Archer", "Guard")


@rule("2P-CMB-14")
def test_another_players_front_row_protects_nobody_else():
    table = lay(
        side(front="Daken 3/3"),
        side(back="Clerk 1/1"),
        side(front="Guard 2/2", back="Aide 1/1"),
    )
    assert table.p1.may("attack", "Daken", "Clerk")
    assert table.p1.why_not("attack", "Daken", "Aide") == "2P-CMB-13"


@rule("2P-CMB-24")
def test_an_exhausted_defender_fights_as_well_as_a_ready_one():
    table = duel(p1=side(front="Toad 2/2"), p2=side(front="Blob 4/4 exhausted"))
    table.p1.attacks("Toad", "Blob")
    table.passes()
    assert table.p1["Toad"].stunned


@rule("2P-CMB-24")
def test_defending_exhausts_nobody():
    table = duel(p1=side(front="Toad 2/2"), p2=side(front="Blob 4/4"))
    table.p1.attacks("Toad", "Blob")
    assert table.p2["Blob"].ready
    table.passes()
    assert table.p2["Blob"].ready
