"""Team attacks: who may attack together, and what is one (2P-CMB-25 to 2P-CMB-34, 2P-CMB-90)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.effects.fights import LeaveCombat
from versus.games.tpcg.language.vocabulary import (
    attacker,
    daze,
    draw,
    fits,
    hide,
    join_attack,
    main,
    named,
    not_,
    one,
    one_anywhere,
    plot_twist,
    plus,
    plus_counters,
    return_to_hand,
    solo_attack,
    supporting,
    team_attack,
    this,
    this_card,
    when,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, TO_ATTACK, TO_TEAM_ATTACK, WON
from versus.testing.tpcg import duel, rule, side

LONER = supporting(
    "Loner",
    "Loner",
    cost=2,
    atk=2,
    defense=4,
    teams=("X-Men",),
    powers=[while_(plus(atk=2), on=fits(this_card, attacker), given=solo_attack)],
)


@rule("2P-CMB-25")
def test_one_attacker_is_a_solo_attack():
    table = duel(p1=side(front=LONER), p2=side(front="Blob 1/9"))
    assert table.p1["Loner"].stats == (2, 4)
    table.p1.attacks("Loner", "Blob")
    assert table.p1["Loner"].stats == (4, 4)


@rule("2P-CMB-25")
def test_two_attackers_are_a_team_attack_on_one_defender():
    table = duel(p1=side(front=[LONER, "Beast 1/4 X-Men"]), p2=side(front=["Blob 1/9", "Toad 3/3"]))
    table.p1.attacks(["Loner", "Beast"], "Blob")
    assert table.p1["Loner"].attacking
    assert table.p1["Beast"].attacking
    assert table.p2["Blob"].defending
    assert not table.p2["Toad"].in_combat
    assert table.p1["Loner"].stats == (2, 4)


@rule("2P-CMB-26")
def test_team_attackers_stand_in_one_row():
    table = duel(
        p1=side(front=["Beast 3/3 X-Men", "Rogue 3/3 X-Men"], back="Cyclops 3/3 R X-Men"),
        p2=side(front="Blob 1/9"),
    )
    assert table.p1.why_not("attack", ["Beast", "Cyclops"], "Blob") == "2P-CMB-26"
    assert table.p1.may("attack", ["Beast", "Rogue"], "Blob")


@rule("2P-CMB-26")
def test_team_attackers_share_a_team():
    table = duel(
        p1=side(front=["Beast 3/3 X-Men", "Pyro 3/3 Brotherhood", "Nobody 3/3", "Stranger 3/3"]),
        p2=side(front="Blob 1/9"),
    )
    assert table.p1.why_not("attack", ["Beast", "Pyro"], "Blob") == "2P-CMB-27"
    assert table.p1.why_not("attack", ["Beast", "Nobody"], "Blob") == "2P-CMB-27"
    assert table.p1.why_not("attack", ["Nobody", "Stranger"], "Blob") == "2P-CMB-27"


@rule("2P-CMB-26")
def test_a_team_attacker_is_one_who_could_attack():
    table = duel(
        p1=side(front=["Beast 3/3 X-Men", "Rogue 3/3 X-Men exhausted", "Iceman 3/3 X-Men hidden"]),
        p2=side(front="Blob 1/9"),
    )
    assert table.p1.why_not("attack", ["Beast", "Rogue"], "Blob") == "2P-CMB-02"
    assert table.p1.why_not("attack", ["Beast", "Iceman"], "Blob") == "2P-CMB-02"


@rule("2P-CMB-27")
def test_a_chain_of_teams_is_not_one_team():
    table = duel(
        p1=side(front=["Beast 3/3 X-Men", "Turncoat 3/3 X-Men Brotherhood", "Pyro 3/3 Brotherhood"]),
        p2=side(front="Blob 1/9"),
    )
    for order in (
        ["Beast", "Turncoat", "Pyro"],
        ["Turncoat", "Beast", "Pyro"],
        ["Turncoat", "Pyro", "Beast"],
    ):
        assert table.p1.why_not("attack", order, "Blob") == "2P-CMB-27"
    assert table.p1.may("attack", ["Beast", "Turncoat"], "Blob")
    assert table.p1.may("attack", ["Turncoat", "Pyro"], "Blob")


@rule("2P-CMB-28")
def test_a_front_row_team_fights_one_melee_combat_even_with_an_archer():
    table = duel(
        p1=side(front=["Beast 3/3 X-Men", "Cyclops 3/2 R X-Men"]),
        p2=side(front="Blob 2/9"),
    )
    table.p1.attacks(["Beast", "Cyclops"], "Blob")
    assert table.melee
    assert not table.ranged
    table.passes()
    table.p2.strikes("Cyclops")
    assert table.p1["Cyclops"].stunned


@rule("2P-CMB-29")
def test_a_back_row_team_is_all_archers():
    table = duel(
        p1=side(back=["Cyclops 2/2 R X-Men", "Jubilee 2/2 R X-Men", "Beast 3/3 X-Men"]),
        p2=side(front=["Blob 9/4", "Bowman 9/9 R"]),
    )
    assert table.p1.why_not("attack", ["Cyclops", "Beast"], "Blob") == "2P-CMB-04"
    table.p1.attacks(["Cyclops", "Jubilee"], "Blob")
    assert table.ranged
    table.passes()
    assert table.p2["Blob"].stunned
    assert not table.p1["Cyclops"].stunned
    assert not table.p1["Jubilee"].stunned


@rule("2P-CMB-29")
def test_an_archer_answers_a_back_row_team():
    table = duel(p1=side(back=["Cyclops 2/2 R X-Men", "Jubilee 2/2 R X-Men"]), p2=side(front="Bowman 9/9 R"))
    table.p1.attacks(["Cyclops", "Jubilee"], "Bowman")
    table.passes()
    table.p2.strikes("Jubilee")
    assert table.p1["Jubilee"].stunned
    assert not table.p1["Cyclops"].stunned


@rule("2P-CMB-30")
def test_a_team_flies_only_if_all_of_it_flies():
    table = duel(
        p1=side(front=["Angel 3/3 F X-Men", "Storm 3/3 F X-Men", "Beast 3/3 X-Men"]),
        p2=side(front="Guard 2/2", back="Clerk 1/5"),
    )
    assert table.p1.why_not("attack", ["Angel", "Beast"], "Clerk") == "2P-CMB-13"
    assert table.p1.may("attack", ["Angel", "Beast"], "Guard")
    table.p1.attacks(["Angel", "Storm"], "Clerk")
    table.passes()
    table.p2.strikes("Angel")
    assert table.p2["Clerk"].stunned


@rule("2P-CMB-30")
def test_a_guarding_flyer_stops_a_flying_team():
    table = duel(
        p1=side(front=["Angel 3/3 F X-Men", "Storm 3/3 F X-Men"]),
        p2=side(front="Falcon 2/2 F", back="Clerk 1/5"),
    )
    assert table.p1.why_not("attack", ["Angel", "Storm"], "Clerk") == "2P-CMB-15"


@rule("2P-CMB-31")
def test_each_attacker_must_be_able_to_attack_the_defender():
    loyalist = supporting(
        "Loyalist",
        "Loyalist",
        cost=2,
        atk=3,
        defense=3,
        teams=("X-Men",),
        powers=[while_(Cannot(TO_ATTACK, main))],
    )
    table = duel(
        p1=side(front=[loyalist, "Beast 3/3 X-Men"]),
        p2=side(main="Boss 3/6", main_row="front", front="Toad 3/3"),
    )
    assert not table.p1.may("attack", ["Beast", "Loyalist"], "Boss")
    assert not table.p1.may("attack", "Loyalist", "Boss")
    assert table.p1.may("attack", "Beast", "Boss")
    assert table.p1.may("attack", ["Beast", "Loyalist"], "Toad")


@rule("2P-CMB-31")
def test_nobody_joins_who_could_attack_none_of_the_others_targets():
    loyalist = supporting(
        "Loyalist",
        "Loyalist",
        cost=2,
        atk=3,
        defense=3,
        teams=("X-Men",),
        powers=[while_(Cannot(TO_ATTACK, main))],
    )
    table = duel(p1=side(front=[loyalist, "Beast 3/3 X-Men"]), p2=side(main="Boss 3/6", main_row="front"))
    assert table.p1.why_not("attack", ["Beast", "Loyalist"], "Boss") == "2P-CMB-31"


@rule("2P-CMB-32")
def test_all_team_attackers_exhaust_before_anybody_acts():
    names = ["Beast", "Rogue", "Gambit"]
    table = duel(p1=side(front=[f"{name} 3/3 X-Men" for name in names]), p2=side(front="Blob 1/9"))
    table.p1.attacks(names, "Blob")
    assert table.p1.offered("pass")
    assert all(table.p1[name].exhausted for name in names)


@rule("2P-CMB-33")
def test_a_main_character_attacks_with_its_team():
    table = duel(
        p1=side(main="Professor 3/6 X-Men", main_row="front", front="Beast 3/3 X-Men"),
        p2=side(front="Blob 1/6"),
    )
    table.p1.attacks(["Professor", "Beast"], "Blob")
    table.passes()
    table.p2.strikes("Professor")
    assert table.p2["Blob"].stunned


@rule("2P-CMB-34")
def test_six_attack_together():
    names = ["Beast", "Rogue", "Gambit", "Jubilee", "Iceman", "Banshee"]
    table = duel(p1=side(front=[f"{name} 1/2 X-Men" for name in names]), p2=side(front="Blob 1/6"))
    table.p1.attacks(names, "Blob")
    assert all(table.p1[name].attacking for name in names)
    table.passes()
    table.p2.strikes("Gambit")
    assert table.p2["Blob"].stunned


# Solo or team, as things stand


def fencer(name, atk=5):
    """Somebody who gets a counter by winning a solo attack, and draws a card by winning a team attack."""
    duellist = when(WON, plus_counters(this), subject=this_card, when_=solo_attack)
    comrade = when(WON, draw(), subject=this_card, when_=team_attack)
    return supporting(name, name, cost=2, atk=atk, defense=5, teams=("X-Men",), powers=[duellist, comrade])


def removal(effect):
    return plot_twist("T-TRICK", "Trick", COMBAT, effect, any_turn=True)


@rule("2P-CMB-90")
@pytest.mark.parametrize("deed", [daze, hide, return_to_hand, LeaveCombat])
def test_a_team_attack_that_has_lost_all_but_one_is_a_solo_attack(deed):
    table = duel(
        p1=side(front=[fencer("Nightcrawler"), "Beast 1/4 X-Men"]),
        p2=side(front="Blob 0/5", hand=removal(deed(one(attacker)))),
    )
    table.p1.attacks(["Nightcrawler", "Beast"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    table.passes()
    assert table.p2["Blob"].stunned
    assert table.p1["Nightcrawler"].plus == 1
    assert table.p1.hand.count("Beast") == len(table.p1.hand)


@rule("2P-CMB-90")
def test_a_team_attack_of_two_that_both_stay_is_one_to_the_end():
    table = duel(p1=side(front=[fencer("Nightcrawler"), "Beast 1/4 X-Men"]), p2=side(front="Blob 0/5"))
    table.p1.attacks(["Nightcrawler", "Beast"], "Blob")
    table.passes()
    assert table.p1["Nightcrawler"].plus == 0
    assert len(table.p1.hand) == 1


@rule("2P-CMB-90", "2P-KEY-37")
@pytest.mark.parametrize("fellow", ["Beast 2/2 X-Men", "Beast 0/2 X-Men"])
@pytest.mark.parametrize("defender", ["Blob 4/4", "Blob 4/4 Ferocious"])
def test_whose_fellow_the_defender_strikes_down_wins_a_team_attack(fellow, defender):
    """The fellow was there as the combat resolved: only what removes one before that makes a solo attack."""
    table = duel(p1=side(front=[fencer("Nightcrawler"), fellow]), p2=side(front=defender))
    table.p1.attacks(["Nightcrawler", "Beast"], "Blob")
    table.passes()
    table.p2.strikes("Beast")
    assert table.p2["Blob"].stunned
    assert table.p1["Beast"].stunned
    assert table.p1["Nightcrawler"].plus == 0
    assert len(table.p1.hand) == 1


@rule("2P-CMB-90")
def test_of_three_attackers_one_that_leaves_makes_no_solo_attack():
    table = duel(
        p1=side(front=[fencer("Nightcrawler"), "Beast 1/4 X-Men", "Rogue 1/4 X-Men"]),
        p2=side(front="Blob 0/5", hand=removal(daze(one(attacker)))),
    )
    table.p1.attacks(["Nightcrawler", "Beast", "Rogue"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    table.passes()
    assert table.p1["Nightcrawler"].plus == 0
    assert len(table.p1.hand) == 1


@rule("2P-CMB-90")
def test_a_solo_attack_that_somebody_joins_is_a_team_attack():
    rally = plot_twist("T-RALLY", "Rally", COMBAT, join_attack(one_anywhere(yours)))
    table = duel(p1=side(front=[fencer("Nightcrawler"), "Beast 1/4"], hand=rally), p2=side(front="Blob 0/5"))
    table.p1.attacks("Nightcrawler", "Blob")
    table.p1.plays("Rally", on="Beast")
    table.passes()
    assert table.p1["Nightcrawler"].plus == 0
    assert len(table.p1.hand) == 1


@rule("2P-CMB-90")
def test_a_bonus_of_solo_attackers_comes_as_the_fellow_goes():
    table = duel(
        p1=side(front=[LONER, "Beast 1/4 X-Men"]),
        p2=side(front="Blob 1/9", hand=removal(daze(one(attacker)))),
    )
    table.p1.attacks(["Loner", "Beast"], "Blob")
    assert table.p1["Loner"].stats == (2, 4)
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    assert table.p1["Loner"].stats == (4, 4)


@rule("2P-CMB-25", "2P-CMB-90")
def test_without_a_combat_there_is_neither():
    watcher = supporting(
        "Watcher",
        "Watcher",
        cost=1,
        atk=1,
        defense=4,
        powers=[while_(plus(atk=2), given=solo_attack), while_(plus(defense=2), given=team_attack)],
    )
    table = duel(p1=side(front=[watcher, "Beast 1/4 X-Men", "Rogue 1/4 X-Men"]), p2=side(front="Blob 0/9"))
    assert table.p1["Watcher"].stats == (1, 4)
    table.p1.attacks(["Beast", "Rogue"], "Blob")
    assert table.p1["Watcher"].stats == (1, 6)
    table.passes()
    assert table.p1["Watcher"].stats == (1, 4)


# Who can't attack together

SNOB = supporting(
    "Snob",
    "Snob",
    cost=2,
    atk=2,
    defense=4,
    teams=("X-Men",),
    powers=[while_(Cannot(TO_TEAM_ATTACK, not_(named("Friend"))))],
)


@rule("2P-GEN-02", "2P-CMB-26")
def test_whoever_may_team_attack_with_a_friend_only_does_so_with_nobody_else():
    table = duel(p1=side(front=[SNOB, "Friend 1/4 X-Men", "Beast 1/4 X-Men"]), p2=side(front="Blob 1/9"))
    assert table.p1.why_not("attack", ["Snob", "Beast"], "Blob") == "2P-GEN-02"
    assert table.p1.why_not("attack", ["Beast", "Snob"], "Blob") == "2P-GEN-02"
    assert table.p1.why_not("attack", ["Snob", "Friend", "Beast"], "Blob") == "2P-GEN-02"
    assert table.p1.may("attack", ["Friend", "Beast"], "Blob")
    table.p1.attacks(["Snob", "Friend"], "Blob")
    assert table.p1["Snob"].attacking


def test_whoever_cannot_team_attack_at_all_attacks_alone():
    loner = supporting(
        "T-3", "Hermit", cost=2, atk=2, defense=4, teams=("X-Men",), powers=[while_(Cannot(TO_TEAM_ATTACK))]
    )
    table = duel(p1=side(front=[loner, "Beast 1/4 X-Men"]), p2=side(front="Blob 1/9"))
    assert table.p1.why_not("attack", ["Hermit", "Beast"], "Blob") == "2P-GEN-02"
    table.p1.attacks("Hermit", "Blob")
    assert table.p1["Hermit"].attacking


def test_an_effect_brings_nobody_into_an_attack_who_cannot_be_in_it():
    call = plot_twist("T-4", "Call", COMBAT, join_attack(one_anywhere(yours, not_(attacker))))
    table = duel(
        p1=side(main="Chief 1/9 X-Men", front=[SNOB, "Beast 1/4 X-Men, exhausted"], hand=call),
        p2=side(front="Blob 1/9"),
    )
    table.p1.attacks("Snob", "Blob")
    table.p1.plays("Call", on="Beast")
    assert not table.p1["Beast"].attacking
