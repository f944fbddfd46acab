"""Powers of other cards that a character has as if they were its own (2P-PWR-01)."""

from versus.games.tpcg.language.vocabulary import (
    another,
    becomes,
    cards_in,
    chosen_first,
    draw,
    each,
    enemy,
    face_up,
    having_powers_of,
    instead_of,
    loses_powers,
    named,
    one,
    pick,
    plot_twist,
    plus,
    plus_counters,
    reaction,
    stun,
    super_power,
    supporting,
    supporting_only,
    this,
    this_card,
    unable,
    when_appears,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.words import (
    BERSERKER,
    ENERGY,
    FLIGHT,
    KO,
    MAIN,
    STUN,
    TO_ATTACK,
    WOUNDED,
)
from versus.testing.tpcg import duel, rule, side

HEIR = supporting(
    "T-1",
    "Heir",
    cost=1,
    atk=2,
    defense=2,
    health=2,
    powers=[while_(having_powers_of(cards_in(KO, named("Elder"))))],
)


def elder(*powers, keywords=()):
    return supporting("T-2", "Elder", cost=1, atk=1, defense=1, powers=powers, keywords=keywords)


def heir_of(*powers, keywords=(), p2=None, **mine):
    return duel(p1=side(front=HEIR, ko=[elder(*powers, keywords=keywords)], **mine), p2=p2)


@rule("2P-PWR-02")
def test_the_heir_has_keywords_while_the_elder_lies_in_the_ko_pile():
    table = heir_of(keywords=(FLIGHT,), p2=side(front="1/9", back="1/8"))
    assert table.p1["Heir"].keywords == ["Flight"]
    assert table.p1.may("attack", "Heir", "1/8")
    poor = duel(p1=side(front=HEIR, ko="Other 1/1 Flight"))
    assert poor.p1["Heir"].keywords == []


@rule("2P-PWR-02")
def test_the_heir_uses_a_super_power_pays_for_it_and_is_this_character():
    lesson = super_power("Lesson", MAIN, ENERGY, plus_counters(this, 2))
    table = heir_of(lesson, resources="Laboratory")
    table.p1.uses("Heir", "Lesson")
    assert table.p1["Heir"].plus == 2
    assert table.p1["Laboratory"].face == "face down"
    assert not table.p1.may("use", "Heir", power="Lesson")


@rule("2P-PWR-26")
def test_a_lent_power_is_used_once_a_turn_too():
    table = heir_of(super_power("Lesson", MAIN, (), plus_counters(this)))
    table.p1.uses("Heir", "Lesson")
    assert table.p1.why_not("use", "Heir", power="Lesson") == "2P-PWR-26"


@rule("2P-TRG-01")
def test_triggers_of_the_elder_are_set_off_by_the_heir():
    table = heir_of(when_attacks(plus_counters(this)), p2=side(front="1/9"))
    table.p1.attacks("Heir", "1/9")
    assert table.p1["Heir"].plus == 1
    table.passes()


@rule("2P-TRG-01")
def test_a_keyword_with_a_trigger_is_lent_with_it():
    table = heir_of(keywords=(BERSERKER,), p2=side(front="1/9"))
    table.p1.attacks("Heir", "1/9")
    assert table.p1["Heir"].plus == 1
    table.passes()


@rule("2P-MOD-15")
def test_continuous_powers_of_the_elder_shine_from_the_heir():
    table = heir_of(while_(plus(atk=1, defense=1), on=yours), back="Ann 1/1")
    assert table.p1["Heir"].stats == (3, 3)
    assert table.p1["Ann"].stats == (2, 2)


@rule("2P-GEN-02")
def test_prohibitions_of_the_elder_bind_as_if_the_heir_said_them():
    table = duel(
        p1=side(front=["9/9"]),
        p2=side(front=[HEIR, "Ann 1/1"], ko=[elder(while_(unable(TO_ATTACK, this_card), on=enemy))]),
    )
    assert not table.p1.may("attack", "9/9", "Heir")
    assert table.p1.may("attack", "9/9", "Ann")


@rule("2P-PWR-35")
def test_a_reaction_of_the_elder_is_the_heirs():
    save = reaction("Save", (), STUN, draw(), subject=yours, after=True)
    table = duel(p1=side(front="9/9"), p2=side(front=["1/1 h2", HEIR], ko=[elder(save)], deck=3))
    table.p1.attacks("9/9", "1/1")
    table.passes()
    table.p2.reacts("Heir", power="Save")
    assert len(table.p2.hand) == 1


@rule("2P-GEN-01")
def test_what_the_elder_prevents_the_heir_prevents():
    table = duel(
        p1=side(front="9/9"),
        p2=side(front=HEIR, ko=[elder(instead_of(WOUNDED, subject=this_card))]),
    )
    table.p1.attacks("9/9", "Heir")
    table.passes()
    assert table.p2["Heir"].stunned
    assert table.p2["Heir"].wounds == 0


@rule("2P-STN-06")
def test_a_stunned_heir_has_none_of_it():
    knock = plot_twist("T-3", "Knock", MAIN, stun(one(yours, supporting_only)))
    table = heir_of(while_(plus(atk=1), on=yours), back="Ann 1/1", hand=knock)
    table.p1.plays("Knock", on="Heir")
    assert table.p1["Ann"].stats == (1, 1)


@rule("2P-PWR-07")
def test_an_heir_that_loses_its_powers_loses_these_too():
    strip = plot_twist("T-4", "Strip", MAIN, loses_powers(one(yours, supporting_only)))
    table = heir_of(super_power("Lesson", MAIN, (), draw()), keywords=(FLIGHT,), hand=strip, deck=2)
    assert table.p1.may("use", "Heir", power="Lesson")
    table.p1.plays("Strip", on="Heir")
    assert table.p1["Heir"].keywords == []
    assert not table.p1.offered("use", "Heir")


@rule("2P-MOD-15")
def test_powers_come_as_a_card_comes_to_the_pile():
    cast = plot_twist("T-5", "Cast", MAIN, stun(one(yours, supporting_only, named("Elder"))))
    table = duel(p1=side(front=[HEIR, elder(keywords=(FLIGHT,))], hand=cast))
    assert table.p1["Heir"].keywords == []
    table.p1.plays("Cast", on="Elder")
    assert table.p1["Heir"].keywords == ["Flight"]


COPYCAT = supporting(
    "T-6",
    "Copycat",
    cost=1,
    atk=1,
    defense=1,
    powers=[while_(having_powers_of(each(another, yours, face_up, supporting_only)))],
)


@rule("2P-TRG-14")
def test_whoever_has_the_powers_of_others_in_play_has_their_appearing_too():
    greeter = supporting("T-7", "Greeter", cost=1, atk=1, defense=1, powers=[when_appears(draw())])
    table = duel(p1=side(front=greeter, hand=COPYCAT, deck=3), at="recruit", recruit_points=1)
    table.p1.recruits("Copycat")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-07")
def test_nobody_lends_what_it_has_lost():
    strip = plot_twist("T-4", "Strip", MAIN, loses_powers(one(yours, named("Flyer"))))
    table = duel(p1=side(front=[COPYCAT, "Flyer 1/1 Flight"], hand=strip))
    assert table.p1["Copycat"].keywords == ["Flight"]
    table.p1.plays("Strip")
    assert table.p1["Copycat"].keywords == []


@rule("2P-MOD-11", "2P-MOD-13")
def test_for_a_time_they_are_the_powers_of_that_moment():
    learn = plot_twist(
        "T-8",
        "Learn",
        MAIN,
        pick(one(enemy)),
        becomes(one(yours, supporting_only), having_powers_of(chosen_first)),
    )
    buzz = super_power("Buzz", MAIN, (), draw())
    fly = supporting("T-9", "Fly", cost=1, atk=1, defense=1, keywords=(FLIGHT,), powers=[buzz])
    table = duel(p1=side(front="Ann 5/5", hand=learn, deck=3), p2=side(front=fly))
    table.p1.plays("Learn", on=["Fly", "Ann"])
    table.p1.attacks("Ann", "Fly")
    table.passes()
    assert table.p2["Fly"].koed
    assert table.p1["Ann"].keywords == ["Flight"]
    table.p1.uses("Ann", "Buzz")
    assert len(table.p1.hand) == 1
    table.p1.ends_turn()
    assert table.p1["Ann"].keywords == []
