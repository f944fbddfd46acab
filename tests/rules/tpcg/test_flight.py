"""Flying over a front row (2P-CMB-15 to 2P-CMB-21)."""

from versus.testing.tpcg import duel, rule, side


@rule("2P-CMB-15")
def test_a_flyer_passes_a_front_row_without_flyers():
    table = duel(p1=side(front="Angel 3/3 F"), p2=side(front="Guard 2/2", back="Clerk 1/1"))
    table.p1.attacks("Angel", "Clerk")
    table.passes()
    assert table.p2["Clerk"].stunned


@rule("2P-CMB-15")
def test_a_flyer_in_the_front_row_stops_flyers():
    table = duel(p1=side(front="Angel 3/3 F"), p2=side(front="Guard 2/2 F", back="Clerk 1/1"))
    assert table.p1.why_not("attack", "Angel", "Clerk") == "2P-CMB-15"


@rule("2P-CMB-15")
def test_one_flyer_among_the_guards_is_enough():
    table = duel(p1=side(front="Angel 3/3 F"), p2=side(front=["Guard 2/2", "Falcon 1/1 F"], back="Clerk 1/1"))
    assert table.p1.why_not("attack", "Angel", "Clerk") == "2P-CMB-15"


@rule("2P-CMB-16")
def test_a_stunned_flyer_stops_nobody():
    table = duel(
        p1=side(front="Angel 3/3 F"), p2=side(front=["Falcon 1/1 F stunned", "Guard 2/2"], back="Clerk 1/1")
    )
    assert table.p1.may("attack", "Angel", "Clerk")


@rule("2P-CMB-17")
def test_flyers_in_the_back_row_stop_nobody():
    table = duel(
        p1=side(front="Angel 3/3 F"), p2=side(front="Guard 2/2", back=["Falcon 1/1 F", "Redwing 1/1 F"])
    )
    assert table.p1.may("attack", "Angel", "Falcon")
    assert table.p1.may("attack", "Angel", "Redwing")


@rule("2P-CMB-18", "2P-T-10")
def test_an_exhausted_flyer_in_the_front_row_still_stops_flyers():
    table = duel(
        p1=side(front="Angel 3/3 F"),
        p2=side(front=["Redwing 1/1 F stunned", "Falcon 1/1 F exhausted"], back="Clerk 1/1"),
    )
    assert table.p1.why_not("attack", "Angel", "Clerk") == "2P-CMB-15"


@rule("2P-CMB-19")
def test_a_flyer_may_attack_the_front_row():
    table = duel(p1=side(front="Angel 3/3 F"), p2=side(front=["Guard 2/2", "Falcon 1/1 F"]))
    assert table.p1.may("attack", "Angel", "Guard")
    assert table.p1.may("attack", "Angel", "Falcon")


@rule("2P-CMB-20", "2P-T-11")
def test_a_flyer_from_the_front_row_is_struck_by_whom_it_flies_at():
    table = duel(p1=side(front="Angel 3/3 F"), p2=side(front="Guard 2/2", back="Clerk 3/3"))
    table.p1.attacks("Angel", "Clerk")
    assert table.melee
    table.passes()
    assert table.p1["Angel"].stunned
    assert table.p2["Clerk"].stunned


@rule("2P-CMB-21", "2P-T-11")
def test_a_flying_archer_stays_out_of_reach():
    table = duel(p1=side(back="Harpy 3/1 R F"), p2=side(front="Guard 2/2", back="Clerk 9/3"))
    table.p1.attacks("Harpy", "Clerk")
    assert table.ranged
    table.passes()
    assert table.p2["Clerk"].stunned
    assert not table.p1["Harpy"].stunned


@rule("2P-CMB-21")
def test_a_flying_archer_is_struck_by_an_archer():
    table = duel(p1=side(back="Harpy 3/1 R F"), p2=side(front="Guard 2/2", back="Bowman 9/3 R"))
    table.p1.attacks("Harpy", "Bowman")
    table.passes()
    assert table.p1["Harpy"].stunned
