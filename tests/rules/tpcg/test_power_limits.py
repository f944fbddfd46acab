"""How often a Super Power may be used (2P-PWR-26 to 2P-PWR-34)."""

from versus.games.tpcg.language.vocabulary import (
    cancel_it,
    card_in,
    draw,
    enemy,
    ko,
    main_character,
    named,
    one,
    plot_twist,
    put_into_play,
    reaction,
    return_to_hand,
    stun,
    super_power,
    supporting,
    take,
    transform,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, ONCE_A_GAME
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import BUILD, HAND, INTELLECT, KO, MAIN, MIGHT, PILE, POWER_RESOLVES, SWARM
from versus.testing.tpcg import duel, rule, side

guard = supporting(
    "T-GUARD", "Guard", cost=1, atk=1, defense=1, powers=[super_power("Shout", MAIN, MIGHT, draw())]
)
drone = supporting(
    "T-DRONE",
    "Drone",
    cost=1,
    atk=1,
    defense=1,
    health=5,
    teams=(),
    keywords=(SWARM,),
    powers=[super_power("Ping", MAIN, MIGHT, draw())],
)
seer = supporting(
    "T-SEER",
    "Seer",
    cost=1,
    atk=1,
    defense=1,
    powers=[super_power("Vision", MAIN, 0, draw(3), limit=ONCE_A_GAME)],
)
scribe = supporting(
    "T-SCRIBE", "Scribe", cost=1, atk=1, defense=1, powers=[super_power("Note", BUILD, 0, draw())]
)
oracle = supporting(
    "T-ORACLE",
    "Oracle",
    cost=1,
    atk=1,
    defense=1,
    powers=[super_power("Omen", BUILD, 0, draw(), limit=ONCE_A_GAME)],
)
fall = plot_twist("T-FALL", "Fall", BUILD, ko(one(yours, named("Oracle"))))
recall = plot_twist("T-RECALL", "Recall", BUILD, return_to_hand(card_in(KO, named("Oracle"))))
rise = plot_twist("T-RISE", "Rise", BUILD, put_into_play(card_in(KO, named("Oracle"))))
lure = plot_twist("T-LURE", "Lure", MAIN, take(one(enemy, named("Seer"))))
she_hulk = main_character(
    "T-SHE-HULK",
    "She-Hulk",
    atk=4,
    defense=5,
    powers=[reaction("Rules Lawyer", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy)],
)


@rule("2P-PWR-26")
def test_the_same_power_is_used_once_a_turn_and_again_on_the_next():
    table = duel(p1=side(front=guard, resources=["Fortress", "Fortress", "Fortress"]))
    table.p1.uses("Guard", "Shout")
    assert table.p1.why_not("use", "Guard") == "2P-PWR-26"
    assert not table.p1.offered("use", "Guard")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.uses("Guard", "Shout")
    assert table.happened("power used", "Guard") == 2


@rule("2P-PWR-26")
def test_counted_by_power_it_is_used_up_for_everybody_that_turn():
    table = duel(p1=side(front=[drone, drone], resources=["Fortress", "Fortress"]), rules=Rules(once="power"))
    table.p1.uses("Drone", "Ping")
    assert not table.p1.offered("use", "Drone")
    assert table.happened("power used") == 1


@rule("2P-PWR-27")
def test_two_swarm_copies_use_their_power_once_each_and_pay_twice():
    table = duel(p1=side(front=[drone, drone], resources=["Fortress", "Fortress", "Fortress"]))
    table.p1.uses("Drone", "Ping")
    table.p1.uses("Drone", "Ping")
    assert len(table.p1.hand) == 2
    assert table.happened("flipped", "Fortress") == 2
    assert not table.p1.offered("use", "Drone")


@rule("2P-PWR-28")
def test_different_powers_of_one_character_are_used_as_long_as_they_are_paid():
    powers = [super_power(name, MAIN, MIGHT, draw()) for name in ("Lift", "Throw", "Crush")]
    strong = supporting("T-STRONG", "Strong", cost=1, atk=2, defense=2, powers=powers)
    table = duel(p1=side(front=strong, resources=["Fortress", "Fortress"]))
    table.p1.uses("Strong", "Lift")
    table.p1.uses("Strong", "Throw")
    assert len(table.p1.hand) == 2
    assert table.p1.why_not("use", "Strong", power="Crush") == "2P-PWR-17"


@rule("2P-PWR-29")
def test_a_card_may_lift_the_limit():
    tireless = supporting(
        "T-TIRELESS",
        "Tireless",
        cost=1,
        atk=1,
        defense=1,
        powers=[super_power("Again", MAIN, MIGHT, draw(), limit=ANY_NUMBER_OF_TIMES)],
    )
    table = duel(p1=side(front=tireless, resources=["Fortress"] * 3))
    for _ in range(3):
        table.p1.uses("Tireless", "Again")
    assert len(table.p1.hand) == 3
    assert table.p1.why_not("use", "Tireless") == "2P-PWR-17"


@rule("2P-PWR-30")
def test_once_a_game_is_not_renewed_by_being_koed_and_recruited_again():
    table = duel(p1=side(front=oracle, hand=[fall, recall]), at="recruit", recruit_points=1)
    table.p1.uses("Oracle", "Omen")
    table.p1.plays("Fall")
    table.p1.plays("Recall")
    table.p1.recruits("Oracle")
    assert table.p1["Oracle"].row == "front"
    assert table.p1.why_not("use", "Oracle") == "2P-PWR-30"


@rule("2P-PWR-30")
def test_once_a_game_is_not_renewed_by_an_effect_or_a_later_turn():
    table = duel(p1=side(front=oracle, hand=[fall, rise]), at="build")
    table.p1.uses("Oracle", "Omen")
    table.p1.plays("Fall")
    table.p1.plays("Rise", on="front")
    assert table.p1.why_not("use", "Oracle") == "2P-PWR-30"
    table.next_turn()
    table.next_turn()
    assert table.at == "resource"
    assert table.p1.why_not("use", "Oracle") == "2P-PWR-30"


@rule("2P-PWR-30")
def test_once_a_game_holds_for_a_card_that_was_transformed_away():
    wolf = supporting("T-WOLF", "Wolf", cost=1, atk=4, defense=4)
    powers = [
        super_power("Howl", BUILD, 0, draw(), limit=ONCE_A_GAME),
        super_power("Change", BUILD, 0, transform(card_in(PILE), HAND)),
    ]
    human = supporting("T-HUMAN", "Human", cost=1, atk=1, defense=1, powers=powers)
    table = duel(p1=side(front=human, pile=[wolf]), at="recruit", recruit_points=1)
    table.p1.uses("Human", "Howl")
    table.p1.uses("Human", "Change")
    assert table.p1.front == ["Wolf"]
    table.p1.recruits("Human")
    assert table.p1.why_not("use", "Human", power="Howl") == "2P-PWR-30"
    assert table.p1.may("use", "Human", power="Change")


@rule("2P-PWR-30")
def test_another_copy_of_the_card_has_its_own_use():
    table = duel(p1=side(front=oracle, hand=[oracle]), at="recruit", recruit_points=1)
    table.p1.uses("Oracle", "Omen")
    table.p1.recruits("Oracle")
    table.p1.uses("Oracle", "Omen")
    assert table.happened("power used", "Oracle") == 2


@rule("2P-PWR-31", "2P-T-18")
def test_once_a_game_used_by_a_thief_is_used_up_for_the_owner():
    table = duel(p1=side(front=seer, hand=[lure]), p2=side(hand=[lure]), active=2)
    table.p2.plays("Lure", on="front")
    table.p2.uses("Seer", "Vision")
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.plays("Lure", on="front")
    assert table.p1["Seer"].controller == 1
    assert table.p1.why_not("use", "Seer") == "2P-PWR-30"
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "Seer") == "2P-PWR-30"


@rule("2P-PWR-31")
def test_a_thief_who_does_not_use_it_takes_nothing_away():
    table = duel(p1=side(front=seer, hand=[lure]), p2=side(hand=[lure]), active=2)
    table.p2.plays("Lure", on="front")
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.plays("Lure", on="front")
    hand = len(table.p1.hand)
    table.p1.uses("Seer", "Vision")
    assert len(table.p1.hand) == hand + 3


@rule("2P-PWR-32", "2P-T-18")
def test_a_newly_recruited_copy_may_use_the_power_again_this_turn():
    table = duel(p1=side(front=scribe, hand=[scribe]), at="recruit", recruit_points=1)
    table.p1.uses("Scribe", "Note")
    assert table.p1.why_not("use", "Scribe") == "2P-PWR-26"
    table.p1.recruits("Scribe", "back")
    assert table.p1.ko_pile == ["Scribe"]
    table.p1.uses("Scribe", "Note")
    assert table.happened("power used", "Scribe") == 2


@rule("2P-PWR-32")
def test_the_use_of_this_turn_does_not_follow_a_card_that_left_and_returned():
    bounce = plot_twist("T-BOUNCE", "Bounce", BUILD, return_to_hand(one(yours, named("Scribe"))))
    table = duel(p1=side(front=scribe, hand=[bounce]), at="recruit", recruit_points=1)
    table.p1.uses("Scribe", "Note")
    table.p1.plays("Bounce")
    table.p1.recruits("Scribe")
    table.p1.uses("Scribe", "Note")
    assert table.happened("power used", "Scribe") == 2


blaster = supporting(
    "T-BLASTER",
    "Blaster",
    cost=1,
    atk=1,
    defense=1,
    powers=[super_power("Blast", MAIN, MIGHT, stun(one(enemy)))],
)


@rule("2P-PWR-33", "2P-T-17")
def test_a_cancelled_power_does_nothing_and_its_discarded_location_stays_discarded():
    table = duel(
        p1=side(front=blaster, hand=["Fortress"]),
        p2=side(main=she_hulk, main_row="front", resources=["Academy"]),
    )
    table.p1.uses("Blaster", "Blast")
    table.p2.reacts("She-Hulk")
    assert table.p1.ko_pile == ["Fortress"]
    assert not table.p2["She-Hulk"].stunned
    assert table.happened("stunned") == 0


@rule("2P-PWR-33", "2P-T-17")
def test_a_location_turned_down_for_a_cancelled_power_stays_down():
    table = duel(
        p1=side(front=blaster, resources=["Fortress"]),
        p2=side(main=she_hulk, resources=["Academy"], front="1/1"),
    )
    table.p1.uses("Blaster", "Blast")
    table.p2.reacts("She-Hulk")
    assert not table.p1["Fortress"].face_up
    assert not table.p2["1/1"].stunned


@rule("2P-PWR-34", "2P-T-17")
def test_a_cancelled_power_was_used_this_turn():
    table = duel(
        p1=side(front=blaster, resources=["Fortress", "Fortress"]),
        p2=side(main=she_hulk, resources=["Academy"]),
    )
    assert table.turn == 3
    table.p1.uses("Blaster", "Blast")
    table.p2.reacts("She-Hulk")
    assert table.p1.why_not("use", "Blaster") == "2P-PWR-26"
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.uses("Blaster", "Blast")
    table.p2.declines()
    assert table.p2["She-Hulk"].stunned


@rule("2P-PWR-34")
def test_a_cancelled_once_a_game_power_is_used_up():
    table = duel(p1=side(front=seer), p2=side(main=she_hulk, resources=["Academy"]))
    table.p1.uses("Seer", "Vision")
    table.p2.reacts("She-Hulk")
    assert table.p1.hand == []
    assert table.p1.why_not("use", "Seer") == "2P-PWR-30"
