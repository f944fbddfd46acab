"""What powers are, and when they are on (2P-PWR-01 to 2P-PWR-08)."""

import pytest

from versus.games.tpcg.language.changes import Loses
from versus.games.tpcg.language.vocabulary import (
    bearer,
    becomes,
    called,
    cannot,
    combat_action,
    draw,
    each,
    enemy,
    equipment,
    gain_xp,
    gets,
    hide,
    instead_of,
    loses_keywords,
    loses_powers,
    main_character,
    named,
    one,
    plot_twist,
    plus,
    printed_powers_of,
    reaction,
    stun,
    super_power,
    supporting,
    this,
    this_card,
    when,
    when_attacks,
    while_,
    wound,
    your_main,
    yours,
)
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    DECK,
    ENERGY,
    FLIGHT,
    INTELLECT,
    MAIN,
    PLAYED,
    RANGED,
    SKILL,
    TO_USE_POWERS,
    TWIST_RESOLVES,
    WOUNDED,
)
from versus.kernel.errors import BadCard
from versus.testing.tpcg import duel, lying, rule, side

ace = main_character(
    "T-ACE",
    "Ace",
    atk=4,
    defense=5,
    level_up=9,
    keywords=(FLIGHT,),
    powers=[
        super_power("Dive", MAIN, 0, gets(this, atk=1)),
        reaction("Bank", 0, TWIST_RESOLVES, gets(this, defense=1)),
        when(PLAYED, gain_xp()),
    ],
)
ace_two = main_character("T-ACE-2", "Ace", atk=5, defense=6, level=2)
stall = plot_twist("T-STALL", "Stall", MAIN, loses_powers(one(your_main)))
fog = plot_twist("T-FOG", "Fog", MAIN, loses_keywords(one(your_main)))
gag = plot_twist("T-GAG", "Gag", MAIN, cannot(one(your_main), TO_USE_POWERS))
wink = plot_twist("T-WINK", "Wink", MAIN, draw())


def flying_ace(*hand):
    """Ace in the front row with a shielded enemy to fly at; `Wink` is the next plot twist."""
    return duel(
        p1=side(main=ace, main_row="front", levels=[ace_two], hand=[*hand, wink]),
        p2=side(front="Shield 1/9", back="Ward 1/1"),
    )


@rule("2P-PWR-01")
def test_without_powers_there_is_no_keyword_no_super_power_no_reaction_and_no_level_up():
    table = flying_ace(stall)
    assert table.p1.may("attack", "Ace", "Ward")
    table.p1.plays("Stall")
    table.p1.declines()
    xp = table.p1.xp
    assert table.p1.why_not("attack", "Ace", "Ward") == "2P-CMB-13"
    assert table.p1.why_not("use", "Ace", power="Dive") == "2P-PWR-03"
    table.p1.plays("Wink")
    assert table.asked is table.p1
    assert not table.p1.offered("use", "Ace")
    assert table.p1.xp == xp


@rule("2P-PWR-01")
def test_what_takes_keyword_powers_leaves_super_powers_reactions_and_level_up():
    table = flying_ace(fog)
    table.p1.plays("Fog")
    table.p1.declines()
    xp = table.p1.xp
    assert table.p1.why_not("attack", "Ace", "Ward") == "2P-CMB-13"
    assert table.p1.may("use", "Ace", power="Dive")
    table.p1.plays("Wink")
    table.p1.reacts("Ace")
    assert table.p1["Ace"].stats == (4, 6)
    assert table.p1.xp == xp + 1


@rule("2P-PWR-01")
def test_a_ban_on_super_powers_reaches_reactions_but_not_keywords():
    table = flying_ace(gag)
    table.p1.plays("Gag")
    table.p1.declines()
    assert table.p1.why_not("use", "Ace", power="Dive") == "2P-GEN-02"
    table.p1.plays("Wink")
    assert not table.p1.offered("use", "Ace")
    assert table.p1.may("attack", "Ace", "Ward")


coach = supporting(
    "T-COACH",
    "Coach",
    cost=1,
    atk=1,
    defense=1,
    powers=[while_(plus(atk=1, defense=1), on=yours), when(PLAYED, draw())],
)


@rule("2P-PWR-02")
@pytest.mark.parametrize("elsewhere", ["hand", "deck", "ko", "removed", "pile", "resources"])
def test_a_power_does_nothing_outside_play(elsewhere):
    zones = {"front": "2/2", "hand": [wink]} | away(elsewhere)
    table = duel(p1=side(**zones))
    table.p1.plays("Wink")
    assert table.p1["2/2"].stats == (2, 2)
    assert table.happened("drew") == 1


def away(zone):
    """Coach in a zone, with whatever else stands there in these tests."""
    if zone == "hand":
        return {"hand": [wink, coach]}
    if zone == "deck":
        return {"deck": ["1/1", coach, "1/1"]}
    return {zone: [coach]}


@rule("2P-PWR-02")
def test_the_same_power_works_in_play():
    table = duel(p1=side(front=["2/2", coach], hand=[wink]))
    table.p1.plays("Wink")
    assert table.p1["2/2"].stats == (3, 3)
    assert table.happened("drew") == 2


@rule("2P-PWR-02")
def test_a_power_that_only_makes_sense_in_the_deck_works_there():
    stray = supporting("T-STRAY", "Stray", cost=2, atk=2, defense=2, recruit_from=DECK)
    homely = supporting("T-HOMELY", "Homely", cost=2, atk=2, defense=2)
    table = duel(p1=side(deck=["1/1", homely, stray, "1/1"]), at="recruit", recruit_points=2)
    assert not table.p1.may("recruit", "Homely")
    table.p1.recruits("Stray")
    assert table.p1["Stray"].row == "front"
    assert table.p1.recruit_points == 0


standard = supporting(
    "T-STANDARD", "Standard", cost=1, atk=1, defense=2, powers=[while_(plus(atk=1, defense=1), on=yours)]
)
shove = plot_twist("T-SHOVE", "Shove", MAIN, stun(one(named("Standard"))))
cloak = plot_twist("T-CLOAK", "Cloak", MAIN, hide(one(named("Standard"))))


@rule("2P-PWR-03")
@pytest.mark.parametrize("twist", [shove, cloak])
def test_a_bonus_stops_at_once_when_its_character_turns_face_down(twist):
    table = duel(p1=side(front=["3/3", standard], hand=[twist]))
    assert table.p1["3/3"].stats == (4, 4)
    table.p1.plays(twist.name)
    assert table.p1["3/3"].stats == (3, 3)


@rule("2P-PWR-03")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
def test_a_face_down_character_uses_no_super_power(state):
    scout = supporting(
        "T-SCOUT", "Scout", cost=1, atk=1, defense=1, powers=[super_power("Look", MAIN, 0, draw())]
    )
    table = duel(p1=side(front=lying(scout, state)))
    assert table.p1.why_not("use", "Scout", power="Look") == "2P-PWR-03"
    assert duel(p1=side(front=scout)).p1.may("use", "Scout", power="Look")


@rule("2P-PWR-03")
@pytest.mark.parametrize("state", ["stunned", "hidden"])
@pytest.mark.parametrize("others", [[], [standard]])
def test_a_face_down_character_has_no_keyword_powers(state, others):
    table = duel(p1=side(front=[f"Bird 3/3 F R, {state}", *others]))
    assert table.p1["Bird"].keywords == []


@rule("2P-PWR-04")
def test_a_keyword_without_text_follows_its_definition():
    raging = supporting("T-RAGING", "Raging", cost=1, atk=3, defense=3, keywords=(BERSERKER,))
    table = duel(p1=side(front=raging), p2=side(front="1/9"))
    table.p1.attacks("Raging", "1/9")
    assert table.p1["Raging"].plus == 1
    table.passes()


@rule("2P-PWR-04")
def test_a_keyword_with_text_follows_its_text():
    raging = supporting(
        "T-RAGING", "Raging", cost=1, atk=3, defense=3, powers=[when_attacks(gets(this, defense=2))]
    )
    table = duel(p1=side(front=raging), p2=side(front="1/9"))
    table.p1.attacks("Raging", "1/9")
    assert table.p1["Raging"].plus == 0
    assert table.p1["Raging"].stats == (3, 5)
    table.passes()


clip = plot_twist("T-CLIP", "Clip", MAIN, loses_keywords(one(yours)))


@rule("2P-PWR-05")
def test_a_flyer_that_loses_its_keyword_powers_is_stopped_by_the_front_row():
    p2 = side(front="Shield 1/9", back="Ward 1/1")
    table = duel(p1=side(front="Bird 3/3 F", hand=[clip]), p2=p2)
    assert table.p1.may("attack", "Bird", "Ward")
    table.p1.plays("Clip", on="Bird")
    assert table.p1.why_not("attack", "Bird", "Ward") == "2P-CMB-13"


@rule("2P-PWR-05")
def test_an_archer_that_loses_its_keyword_powers_cannot_attack_from_behind():
    table = duel(p1=side(back="Archer 3/3 R", hand=[clip]), p2=side(front="1/9"))
    assert table.p1.may("attack", "Archer", "1/9")
    table.p1.plays("Clip", on="Archer")
    assert table.p1.why_not("attack", "Archer", "1/9") == "2P-CMB-04"


@rule("2P-PWR-05")
def test_both_icons_are_counted_as_powers():
    count = plot_twist("T-COUNT", "Count", MAIN, draw(printed_powers_of(each(yours, named("Hawk")))))
    hawk = supporting("T-HAWK", "Hawk", cost=1, atk=3, defense=3, keywords=(FLIGHT, RANGED))
    table = duel(p1=side(front=hawk, hand=[count]))
    table.p1.plays("Count")
    assert len(table.p1.hand) == 2


@rule("2P-PWR-06")
def test_a_main_character_may_have_none_and_a_supporting_one_some():
    scout = supporting(
        "T-SCOUT", "Scout", cost=1, atk=1, defense=1, powers=[super_power("Look", MAIN, 0, draw())]
    )
    table = duel(p1=side(main="Plain 3/6", front=scout))
    assert table.p1.why_not("use", "Plain") == "2P-PWR-08"
    table.p1.uses("Scout", "Look")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-07")
def test_without_powers_a_character_keeps_its_other_name():
    carol = supporting("T-CAROL", "Carol", cost=2, atk=3, defense=3, aka=("Binary",))
    hush = plot_twist("T-HUSH", "Hush", MAIN, loses_powers(one(named("Carol"))))
    table = duel(p1=side(front=carol, hand=[hush, "Binary 1/1 c1", "Carol 2/2 c1"]))
    table.p1.plays("Hush")
    table.p1.powers_up("Carol", with_="Binary")
    table.p1.powers_up("Carol", with_="Carol 2/2 c1")
    assert table.p1["Carol"].plus == 2


@rule("2P-PWR-07")
def test_another_name_is_not_counted_as_a_power():
    carol = supporting("T-CAROL", "Carol", cost=2, atk=3, defense=3, aka=("Binary",), keywords=(FLIGHT,))
    count = plot_twist("T-COUNT", "Count", MAIN, draw(printed_powers_of(each(named("Binary")))))
    table = duel(p1=side(front=carol, hand=[count]))
    table.p1.plays("Count")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-08")
def test_a_super_power_has_a_name_a_timing_word_a_cost_and_an_effect():
    twofold = supporting(
        "T-TWOFOLD",
        "Twofold",
        cost=1,
        atk=1,
        defense=1,
        powers=[
            super_power("Jab", MAIN, SKILL, stun(one(enemy))),
            super_power("Study", BUILD, (INTELLECT, ENERGY), draw()),
        ],
    )
    table = duel(
        p1=side(front=twofold, resources=["Training Ground", "Academy", "Laboratory"]),
        p2=side(front="1/1", main="Boss 3/6", main_row="back"),
        at="formation",
    )
    assert table.p1.why_not("use", "Twofold", power="Jab") == "2P-PWR-11"
    table.p1.uses("Twofold", "Study")
    assert len(table.p1.hand) == 1
    assert [table.p1[name].face_up for name in table.p1.resources] == [True, False, False]
    table.p1.goes_to("main")
    table.p1.uses("Twofold", "Jab", on="1/1")
    assert table.p2["1/1"].stunned
    assert not table.p1["Training Ground"].face_up


@rule("2P-PWR-08")
@pytest.mark.parametrize(("name", "timing"), [("", MAIN), ("Jab", 0)])
def test_a_super_power_without_name_or_timing_is_no_super_power(name, timing):
    with pytest.raises(BadCard, match="2P-PWR-08"):
        super_power(name, timing, SKILL, draw())


# What "keyword powers" are (2P-PWR-47)

veteran = main_character(
    "T-VET",
    "Veteran",
    atk=2,
    defense=2,
    level_up=9,
    powers=[
        called("Hardened", while_(plus(atk=3, defense=3))),
        called("Provoked", when_attacks(draw())),
        called("Ironclad", instead_of(WOUNDED, subject=this_card)),
        combat_action("Feint", gets(this, atk=1)),
        super_power("Rally", MAIN, 0, gets(this, atk=1)),
        called("Lessons", when(PLAYED, gain_xp())),
    ],
)
veteran_two = main_character("T-VET-2", "Veteran", atk=5, defense=6, level=2)
bonk = plot_twist("T-BONK", "Bonk", MAIN, wound(one(your_main)))


def old_soldier(*hand):
    return duel(
        p1=side(main=veteran, main_row="front", levels=[veteran_two], hand=[*hand, wink, bonk]),
        p2=side(front="Wall 0/9"),
    )


@rule("2P-PWR-47")
def test_a_continuous_power_with_a_name_of_its_own_is_a_keyword_power():
    table = old_soldier(fog)
    assert table.p1["Veteran"].stats == (5, 5)
    table.p1.plays("Fog")
    assert table.p1["Veteran"].stats == (2, 2)


@rule("2P-PWR-47")
@pytest.mark.parametrize(("taken", "cards"), [(False, 1), (True, 0)])
def test_a_triggered_power_with_a_name_of_its_own_is_one(taken, cards):
    table = old_soldier(fog) if taken else old_soldier()
    if taken:
        table.p1.plays("Fog")
    drawn = table.happened("drew")
    table.p1.attacks("Veteran", "Wall")
    assert table.happened("drew") - drawn == cards


@rule("2P-PWR-47")
def test_level_up_is_none():
    table = old_soldier(fog)
    table.p1.plays("Fog")
    xp = table.p1.xp
    table.p1.plays("Wink")
    assert table.p1.xp == xp + 1


@rule("2P-PWR-47")
@pytest.mark.parametrize(("taken", "wounds"), [(False, 0), (True, 1)])
def test_a_replacing_power_with_a_name_of_its_own_is_one(taken, wounds):
    table = old_soldier(fog) if taken else old_soldier()
    if taken:
        table.p1.plays("Fog")
    table.p1.plays("Bonk")
    assert table.p1["Veteran"].wounds == wounds


@rule("2P-PWR-47")
@pytest.mark.parametrize("taken", [False, True])
def test_a_keyword_power_that_is_used_is_one_and_a_super_power_is_none(taken):
    table = old_soldier(fog) if taken else old_soldier()
    if taken:
        table.p1.plays("Fog")
    assert table.p1.may("use", "Veteran", power="Rally")
    table.p1.attacks("Veteran", "Wall")
    assert table.p1.may("use", "Veteran", power="Feint") is not taken


@rule("2P-PWR-47")
def test_to_lose_one_keyword_leaves_powers_with_a_name_of_their_own():
    clip_wings = plot_twist("T-WINGS", "Wings", MAIN, becomes(one(your_main), Loses(FLIGHT)))
    table = old_soldier(clip_wings)
    table.p1.plays("Wings")
    assert table.p1["Veteran"].stats == (5, 5)


@rule("2P-PWR-47")
def test_a_power_that_takes_keyword_powers_from_enemies_takes_these_too():
    hush = supporting("T-HUSH", "Hush", cost=1, atk=1, defense=1, powers=[while_(Loses(), on=enemy)])
    table = duel(p1=side(main=veteran, main_row="front"), p2=side(front=[hush]))
    assert table.p1["Veteran"].stats == (2, 2)
    alone = duel(p1=side(main=veteran, main_row="front"), p2=side(front="Ann 1/1"))
    assert alone.p1["Veteran"].stats == (5, 5)


@rule("2P-PWR-47")
def test_equipment_keeps_its_powers_when_its_bearer_loses_its_keyword_powers():
    plate = equipment("T-PLATE", "Plate", cost=1, powers=[while_(plus(defense=2), on=bearer)])
    table = duel(p1=side(main=veteran, main_row="front", equipment={"Veteran": plate}, hand=[fog]))
    table.p1.plays("Fog")
    assert table.p1["Veteran"].stats == (2, 4)
