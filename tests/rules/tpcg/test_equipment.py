"""Equipment: playing it, bearing it, losing it (2P-EQP-02 to 2P-EQP-17)."""

import pytest

from versus.games.tpcg.language.changes import Has
from versus.games.tpcg.language.vocabulary import (
    bearer,
    card_in,
    combat_action,
    daze,
    draw,
    each,
    enemy,
    equip,
    equipment,
    exhaust,
    exhausted,
    gain_xp,
    gets,
    hide,
    instead_of,
    ko,
    main_character,
    named,
    one,
    plot_twist,
    plus,
    reaction,
    return_to_hand,
    special_location,
    stun,
    super_power,
    supporting,
    take,
    this,
    transform,
    when,
    while_,
    your_main,
)
from versus.games.tpcg.words import (
    ATTACKS,
    COMBAT,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    MAIN,
    MIGHT,
    PILE,
    POWER_RESOLVES,
    WOUNDED,
)
from versus.kernel.choosing import Not
from versus.kernel.effects import Fits
from versus.testing.tpcg import Refused, duel, rule, side

suit = equipment("T-SUIT", "Suit", cost=2, powers=[while_(plus(atk=2, defense=2), on=bearer)])
wings = equipment("T-WINGS", "Wings", cost=1, powers=[while_(Has(FLIGHT), on=bearer)])
uniform = equipment(
    "T-UNIFORM", "Uniform", cost=0, powers=[while_(plus(atk=2, defense=2), on=bearer)], teams=("X-Men",)
)


def blow(effect, timing=MAIN):
    """A plot twist that does something to Ann."""
    return plot_twist(f"T-{effect.__name__}", "Blow", timing, effect(one(named("Ann"))))


@rule("2P-EQP-02")
def test_equipment_is_played_in_the_recruit_step_for_its_cost():
    table = duel(p1=side(front="Ann 3/3", hand=[suit]), at="recruit", recruit_points=3)
    table.p1.equips("Suit", "Ann")
    assert table.p1["Ann"].equipment == ["Suit"]
    assert table.p1.recruit_points == 1


@rule("2P-EQP-02")
def test_too_few_recruit_points_buy_no_equipment():
    table = duel(p1=side(front="Ann 3/3", hand=[suit]), at="recruit", recruit_points=1)
    assert table.p1.why_not("equip", "Suit", "Ann") == "2P-BLD-08"


@rule("2P-EQP-02")
@pytest.mark.parametrize(("at", "points"), [("build", 5), ("formation", 5), ("main", 0)])
def test_equipment_is_played_in_no_other_step(at, points):
    table = duel(p1=side(front="Ann 3/3", hand=[uniform, suit]), at=at, recruit_points=points)
    assert table.p1.why_not("equip", "Suit", "Ann") == "2P-BLD-14"
    assert not table.p1.may("equip", "Suit", "Ann")
    with pytest.raises(Refused):
        table.p1.equips("Suit", "Ann")


@rule("2P-EQP-03")
def test_equipment_goes_onto_a_face_up_character_of_your_own():
    p1 = side(front=["Ann 3/3", "Ben 3/3 stunned", "Cat 3/3 hidden"], hand=[wings])
    table = duel(p1=p1, p2=side(front="Foe 3/3"), at="recruit", recruit_points=1)
    assert table.p1.why_not("equip", "Wings", "Foe") == "2P-EQP-03"
    assert table.p1.why_not("equip", "Wings", "Ben") == "2P-EQP-12"
    assert table.p1.why_not("equip", "Wings", "Cat") == "2P-EQP-12"
    assert table.p1.may("equip", "Wings", "Leader 1")
    table.p1.equips("Wings", "Ann")
    assert table.p1["Wings"].controller == 1


@rule("2P-EQP-04")
def test_a_member_anywhere_on_your_side_lets_anybody_bear_team_equipment():
    p1 = side(main="Xavier 1/6 X-Men", front="Toad 1/1 Brotherhood", hand=[uniform])
    table = duel(p1=p1, at="recruit")
    table.p1.equips("Uniform", "Toad")
    assert table.p1["Toad"].stats == (3, 3)


@rule("2P-EQP-04")
@pytest.mark.parametrize("member", ["1/1 Brotherhood", "Jean 1/1 X-Men, stunned", "Jean 1/1 X-Men, hidden"])
def test_without_a_face_up_member_team_equipment_is_not_played(member):
    table = duel(p1=side(front=["Ann 3/3", member], hand=[uniform]), at="recruit")
    assert table.p1.why_not("equip", "Uniform", "Ann") == "2P-EQP-04"


@rule("2P-EQP-05")
@pytest.mark.parametrize(("team", "fault"), [("Heels", None), ("Babyfaces", None), ("X-Men", "2P-EQP-04")])
def test_two_teams_with_a_slash_ask_for_either(team, fault):
    chair = equipment("T-CHAIR", "Chair", cost=0, teams=("Babyfaces", "Heels"))
    table = duel(p1=side(front=f"Ann 3/3 {team}", hand=[chair]), at="recruit")
    assert table.p1.why_not("equip", "Chair", "Ann") == fault


@rule("2P-EQP-06")
def test_the_bearer_has_what_the_equipment_grants_and_nobody_else_does():
    table = duel(p1=side(front=["Ann 3/3", "Ben 3/3"], equipment={"Ann": suit, "Ben": wings}))
    assert table.p1["Ann"].stats == (5, 5)
    assert table.p1["Ben"].stats == (3, 3)
    assert table.p1["Ann"].keywords == []
    assert table.p1["Ben"].keywords == ["Flight"]


@rule("2P-EQP-06")
def test_the_bearer_uses_and_pays_for_a_super_power_of_its_equipment():
    torch = equipment(
        "T-TORCH", "Torch", cost=1, powers=[super_power("Light", MAIN, MIGHT, gets(each(bearer), atk=3))]
    )
    vault = special_location("T-VAULT", "Vault", MIGHT, ("Villains",))
    p1 = side(front=["Ann 1/1 Villains", "Ben 1/1"], resources=[vault], equipment={"Ben": torch})
    table = duel(p1=p1)
    assert table.p1.why_not("use", "Ben") == "2P-PWR-17"
    assert table.p1.why_not("use", "Ann") == "2P-PWR-08"
    p1 = side(front=["Ann 1/1 Villains", "Ben 1/1"], resources=[vault], equipment={"Ann": torch})
    table = duel(p1=p1)
    table.p1.uses("Ann", "Light")
    assert table.p1["Ann"].stats == (4, 1)
    assert not table.p1["Vault"].face_up
    assert table.p1.why_not("use", "Ann") == "2P-PWR-26"


@rule("2P-EQP-06")
def test_this_in_the_text_of_equipment_is_the_equipment():
    table_leg = super_power("Break", COMBAT, 0, stun(one(enemy)), ko(this), any_turn=True)
    table_ = equipment("T-TABLE", "Table", cost=1, powers=[table_leg])
    table = duel(p1=side(front="1/1"), p2=side(front="Ann 1/9", equipment={"Ann": table_}))
    table.p1.attacks("1/1", "Ann")
    table.p1.passes()
    table.p2.uses("Ann", "Break", on="1/1")
    assert table.p1["1/1"].stunned
    assert table.p2["Ann"].face_up
    assert table.p2.ko_pile == ["Table"]


@rule("2P-EQP-06")
def test_a_triggered_power_of_equipment_works_for_its_bearer():
    medal = equipment("T-MEDAL", "Medal", cost=1, powers=[when(ATTACKS, draw(), subject=bearer)])
    p1 = side(front=["Ann 3/3", "Ben 3/3"], equipment={"Ann": medal})
    table = duel(p1=p1, p2=side(front=["1/1", "2/2"]))
    table.p1.attacks("Ben", "1/1")
    assert table.p1.hand == []
    table.passes()
    table.p1.attacks("Ann", "2/2")
    assert len(table.p1.hand) == 1
    table.passes()


@rule("2P-EQP-06")
def test_equipment_prevents_what_would_befall_its_bearer():
    mail = equipment("T-MAIL", "Mail", cost=1, powers=[instead_of(WOUNDED, subject=bearer)])
    table = duel(p1=side(front="Ann 3/3", equipment={"Ann": mail}, hand=[blow(stun)]))
    table.p1.plays("Blow")
    assert table.p1["Ann"].stunned
    assert table.p1["Ann"].wounds == 0


@rule("2P-EQP-06")
def test_the_bearer_uses_a_reaction_of_its_equipment():
    lens = equipment(
        "T-LENS", "Lens", cost=1, powers=[reaction("See", INTELLECT, POWER_RESOLVES, draw(), by=enemy)]
    )
    thinker = supporting(
        "T-THINKER", "Thinker", cost=1, atk=1, defense=1, powers=[super_power("Idea", MAIN, 0, draw())]
    )
    p2 = side(front="Ann 3/3", equipment={"Ann": lens}, resources=["Academy"])
    table = duel(p1=side(front=thinker), p2=p2)
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("Ann", power="See")
    assert len(table.p2.hand) == 1


@rule("2P-EQP-07")
def test_new_equipment_kos_the_old_one():
    p1 = side(front="Ann 3/3", equipment={"Ann": suit}, hand=[wings])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.equips("Wings", "Ann")
    assert table.p1["Ann"].equipment == ["Wings"]
    assert table.p1.ko_pile == ["Suit"]
    assert table.p1["Ann"].stats == (3, 3)


@rule("2P-EQP-07")
def test_two_characters_bear_one_each():
    p1 = side(front=["Ann 3/3", "Ben 3/3"], equipment={"Ann": suit}, hand=[wings])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.equips("Wings", "Ben")
    assert table.p1["Ann"].equipment == ["Suit"]
    assert table.p1["Ben"].equipment == ["Wings"]


@rule("2P-EQP-08")
@pytest.mark.parametrize("fate", [stun, daze, hide, ko, return_to_hand])
def test_equipment_is_koed_when_its_bearer_turns_face_down_or_leaves_play(fate):
    table = duel(p1=side(front="Ann 3/3", equipment={"Ann": suit}, hand=[blow(fate)]))
    table.p1.plays("Blow")
    assert table.p1["Suit"].koed
    assert table.p1["Ann"].equipment == []


@rule("2P-EQP-08")
def test_equipment_stays_on_an_exhausted_bearer():
    table = duel(p1=side(front="Ann 3/3", equipment={"Ann": suit}), p2=side(front="1/9"))
    table.p1.attacks("Ann", "1/9")
    table.passes()
    assert table.p1["Ann"].exhausted
    assert table.p1["Ann"].equipment == ["Suit"]


@rule("2P-EQP-09")
def test_equipment_stays_on_a_main_character_that_levels_up():
    boss = main_character("T-BOSS", "Boss", atk=3, defense=6, level_up=1)
    boss_two = main_character("T-BOSS-2", "Boss", atk=5, defense=8, level=2)
    lesson = plot_twist("T-LESSON", "Lesson", MAIN, gain_xp(1, one(your_main)))
    table = duel(p1=side(main=boss, levels=[boss_two], equipment={"Boss": suit}, hand=[lesson]))
    table.p1.plays("Lesson")
    assert table.p1["Boss"].level == 2
    assert table.p1["Boss"].equipment == ["Suit"]
    assert table.p1["Boss"].stats == (7, 10)


@rule("2P-EQP-09")
def test_equipment_stays_on_a_character_that_transforms():
    wolf = supporting("T-WOLF", "Wolf", cost=1, atk=4, defense=4)
    change = super_power("Change", MAIN, 0, transform(card_in(PILE), HAND))
    human = supporting("T-HUMAN", "Human", cost=1, atk=1, defense=1, powers=[change])
    table = duel(p1=side(front=human, pile=[wolf], equipment={"Human": suit}))
    table.p1.uses("Human", "Change")
    assert table.p1.front == ["Wolf"]
    assert table.p1["Wolf"].equipment == ["Suit"]
    assert table.p1["Wolf"].stats == (6, 6)


lure = plot_twist("T-LURE", "Lure", MAIN, take(one(enemy, named("Ann"))))


@rule("2P-EQP-10")
def test_equipment_changes_sides_with_its_bearer_and_keeps_its_owner():
    table = duel(p1=side(hand=[lure]), p2=side(front="Ann 3/3", equipment={"Ann": suit}))
    table.p1.plays("Lure", on="front")
    assert table.p2["Ann"].controller == 1
    assert table.p2["Suit"].controller == 1
    assert table.p2["Suit"].owner == 2
    assert table.p2["Ann"].stats == (5, 5)
    assert table.happened("appeared") == 0


@rule("2P-EQP-14", "2P-EQP-10")
def test_koed_equipment_goes_to_its_owners_ko_pile():
    table = duel(p1=side(hand=[lure, blow(stun)]), p2=side(front="Ann 3/3", equipment={"Ann": suit}))
    table.p1.plays("Lure", on="front")
    table.p1.plays("Blow")
    assert table.p2.ko_pile == ["Suit"]
    assert sorted(table.p1.ko_pile) == ["Blow", "Lure"]


@rule("2P-EQP-14")
def test_new_equipment_on_a_stolen_bearer_sends_the_old_one_home():
    p1 = side(front="Ann 3/3", equipment={"Ann": suit}, owners={"Suit": 2, "Ann 3/3": 2}, hand=[wings])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.equips("Wings", "Ann")
    assert table.p2.ko_pile == ["Suit"]
    assert table.p1.ko_pile == []


@rule("2P-EQP-11")
def test_equipment_of_one_name_may_be_borne_twice():
    p1 = side(front=["Ann 3/3", "Ben 3/3"], equipment={"Ann": suit}, hand=[suit])
    table = duel(p1=p1, at="recruit", recruit_points=2)
    table.p1.equips("Suit", "Ben")
    assert table.p1["Ann"].equipment == ["Suit"]
    assert table.p1["Ben"].equipment == ["Suit"]
    assert table.p1.ko_pile == []


@rule("2P-EQP-11")
def test_equipment_that_says_it_is_unique_is():
    belt = equipment(
        "T-BELT", "Belt", cost=1, powers=[while_(plus(atk=1, defense=1), on=bearer)], unique=True
    )
    p1 = side(front=["Ann 3/3", "Ben 3/3"], equipment={"Ann": belt}, hand=[belt])
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.equips("Belt", "Ben")
    assert table.p1["Ann"].equipment == []
    assert table.p1["Ben"].equipment == ["Belt"]
    assert table.p1.ko_pile == ["Belt"]


@rule("2P-EQP-12")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_an_effect_never_puts_equipment_onto_a_face_down_character(state):
    gift = plot_twist("T-GIFT", "Gift", MAIN, equip(card_in(KO, named("Suit")), one(named("Ann"))), draw())
    table = duel(p1=side(front=f"Ann 3/3 {state}", ko=[suit], hand=[gift]))
    table.p1.plays("Gift")
    assert table.p1["Ann"].equipment == []
    assert "Suit" in table.p1.ko_pile
    assert len(table.p1.hand) == 1


@rule("2P-EQP-12")
def test_an_effect_puts_equipment_onto_a_face_up_character():
    gift = plot_twist("T-GIFT", "Gift", MAIN, equip(card_in(KO, named("Suit")), one(named("Ann"))))
    table = duel(p1=side(front="Ann 3/3", ko=[suit], hand=[gift]))
    table.p1.plays("Gift")
    assert table.p1["Ann"].equipment == ["Suit"]


bat = equipment(
    "T-BAT",
    "Baseball Bat",
    cost=1,
    powers=[
        combat_action(
            "Grand Slam", exhaust(this), gets(each(bearer), atk=4), given=Fits(this, Not(exhausted))
        )
    ],
)


@rule("2P-EQP-13")
def test_an_exhausted_bat_is_ready_again_on_its_controllers_next_turn():
    table = duel(p1=side(front="Ann 3/9", equipment={"Ann": bat}), p2=side(front="1/9"))
    table.p1.attacks("Ann", "1/9")
    table.p1.uses("Ann", "Grand Slam")
    assert table.p1["Ann"].stats == (7, 9)
    assert table.p1["Baseball Bat"].exhausted
    table.p2.passes()
    assert not table.p1.may("use", "Ann")
    table.passes()
    table.next_turn()
    assert table.turn == 4
    assert table.p1["Baseball Bat"].exhausted
    table.next_turn()
    table.p1.goes_to("main")
    assert table.turn == 5
    assert table.p1["Baseball Bat"].ready


@rule("2P-EQP-17")
def test_equipment_without_a_team_needs_no_team():
    p1 = side(main="Loner 3/6", front="Jean 1/1 X-Men, stunned", hand=[suit])
    table = duel(p1=p1, at="recruit", recruit_points=2)
    table.p1.equips("Suit", "Loner")
    assert table.p1["Loner"].stats == (5, 8)
