"""Freeze, burn, ready and exhausted (2P-STN-43 to 2P-STN-56)."""

from versus.games.tpcg.language.vocabulary import (
    burn,
    card_in,
    draw,
    enemy,
    exhaust,
    exhausted,
    freeze,
    front_row,
    gain_xp,
    gets,
    it,
    ko,
    main,
    main_character,
    may,
    named,
    one,
    plot_twist,
    plus_counters,
    put_into_play,
    ready,
    return_to_hand,
    stun,
    super_power,
    supporting,
    this,
    transform,
    when_appears,
    when_attacked,
    yours,
)
from versus.games.tpcg.words import FRONT, KO, MAIN, PILE
from versus.testing.tpcg import duel, lay, lying, rule, side

CHILL = plot_twist("Chill", "Chill", MAIN, freeze(one(enemy, front_row)))
RALLY = plot_twist("Rally", "Rally", MAIN, ready(one(yours, front_row)))


# Freeze


@rule("2P-STN-43", "2P-STN-45", "2P-KEY-10")
def test_a_frozen_character_misses_the_readying_of_its_next_turn():
    table = duel(p1=side(hand=CHILL), p2=side(front=["Toad 1/1", "Blob 1/1"]), turn=3)
    table.p1.plays("Chill", on="Toad")
    assert table.p2["Toad"].exhausted
    assert table.p2["Blob"].ready
    table.p1.ends_turn()
    assert table.turn == 4
    assert table.p2["Toad"].exhausted
    table.p2.ends_turn()
    table.p1.ends_turn()
    assert table.turn == 6
    assert table.p2["Toad"].ready


@rule("2P-STN-44")
def test_it_counts_as_frozen_until_the_end_of_that_turn():
    table = duel(p1=side(hand=CHILL), p2=side(front="Toad 1/1"), turn=3)
    table.p1.plays("Chill")
    assert table.p2["Toad"].frozen
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.turn == 4
    assert table.p2["Toad"].frozen
    table.p2.ends_turn()
    assert table.turn == 5
    assert not table.p2["Toad"].frozen


@rule("2P-STN-46")
def test_frozen_on_its_own_turn_it_misses_the_turn_after_that():
    chill = plot_twist("Chill", "Chill", MAIN, freeze(one(yours, front_row)))
    table = duel(p1=side(front="1/9"), p2=side(front="Toad 1/1", hand=chill), active=2, turn=4)
    table.p2.attacks("Toad", "1/9")
    table.passes()
    table.p2.plays("Chill")
    readiness = {}
    while table.turn < 8:
        table.next_turn()
        readiness[table.turn] = (table.p2["Toad"].ready, table.p2["Toad"].frozen)
    assert readiness == {5: (False, True), 6: (False, True), 7: (False, False), 8: (True, False)}


@rule("2P-STN-45")
def test_among_three_its_next_turn_is_that_of_whoever_has_it():
    chill = plot_twist("Chill", "Chill", MAIN, freeze(one(enemy, named("Toad"))))
    table = lay(side(hand=chill), side(), side(front="Toad 1/1"))
    table.p1.plays("Chill")
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p3["Toad"].frozen
    assert table.p3["Toad"].exhausted
    table.p3.ends_turn()
    assert not table.p3["Toad"].frozen


@rule("2P-STN-47")
def test_on_its_frozen_turn_no_effect_readies_it():
    table = duel(p2=side(front="Toad 1/1, frozen", hand=RALLY))
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Rally")
    assert table.p2["Toad"].exhausted


@rule("2P-STN-47")
def test_before_its_frozen_turn_an_effect_may_ready_it():
    table = duel(p1=side(front="Toad 1/1, frozen", hand=RALLY))
    table.p1.plays("Rally")
    assert table.p1["Toad"].ready
    assert table.p1["Toad"].frozen


@rule("2P-STN-48")
def test_freezing_an_exhausted_character_still_stops_its_readying():
    table = duel(p1=side(hand=CHILL), p2=side(front="Toad 1/1, exhausted"), turn=3)
    table.p1.plays("Chill")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.turn == 4
    assert table.p2["Toad"].exhausted


@rule("2P-STN-49")
def test_a_freeze_outlives_the_one_who_froze():
    iceman = supporting(
        "Iceman", "Iceman", cost=0, atk=1, defense=1, powers=[when_appears(freeze(one(enemy, main)))]
    )
    melt = plot_twist("Melt", "Melt", MAIN, ko(one(yours, front_row)))
    table = duel(p1=side(hand=[iceman, melt]), at="recruit")
    table.p1.recruits("Iceman")
    table.p1.goes_to("main")
    table.p1.plays("Melt")
    assert table.p1["Iceman"].koed
    table.p1.ends_turn()
    assert table.p2.main.frozen
    assert table.p2.main.exhausted


@rule("2P-STN-50")
def test_a_freeze_passes_to_the_next_level():
    hero = main_character("Hero 1", "Hero", atk=3, defense=6, level_up=4)
    lesson = plot_twist("Lesson", "Lesson", MAIN, gain_xp(1, one(enemy, main)))
    table = duel(
        p1=side(hand=lesson), p2=side(main=lying(hero, "frozen"), levels="Hero 5/8 L2, xp3", hand=RALLY)
    )
    table.p1.plays("Lesson")
    assert table.p2.main.level == 2
    assert table.p2.main.exhausted
    assert table.p2.main.frozen
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.main.exhausted


@rule("2P-STN-50")
def test_a_freeze_passes_to_what_it_transforms_into():
    grow = super_power("Grow", MAIN, 0, transform(card_in(PILE, named("Giant"))))
    imp = supporting("Imp", "Imp", cost=1, atk=1, defense=1, powers=[grow])
    table = duel(p2=side(front=lying(imp, "frozen"), pile="Giant 6/6", hand=RALLY))
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Imp", "Grow")
    assert table.p2["Giant"].frozen
    table.p2.plays("Rally")
    assert table.p2["Giant"].exhausted


# Frozen already


THAW = plot_twist("Thaw", "Thaw", MAIN, may(draw(), price=freeze(one(yours, front_row))))


@rule("2P-STN-56")
def test_who_is_frozen_already_is_no_price_and_nobody_is_asked():
    table = duel(p1=side(front="Toad 1/1, frozen", hand=THAW))
    table.p1.plays("Thaw")
    assert table.p1.offered("go on")
    assert table.p1.hand == []


@rule("2P-STN-56")
def test_who_is_merely_exhausted_can_be_frozen_as_a_price():
    table = duel(p1=side(front="Toad 1/1, exhausted", hand=THAW))
    table.p1.plays("Thaw", on="yes")
    assert table.p1["Toad"].frozen
    assert len(table.p1.hand) == 1


@rule("2P-STN-56")
def test_a_power_with_such_a_price_is_silent_while_its_character_is_frozen():
    icy = when_attacked(may(plus_counters(this), price=freeze(this)))
    iceman = supporting("Iceman", "Iceman", cost=1, atk=1, defense=9, health=9, powers=[icy])
    table = duel(p1=side(front=["Toad 2/2", "Blob 2/2"]), p2=side(front=iceman))
    table.p1.attacks("Toad", "Iceman")
    table.p2.says_yes()
    assert (table.p2["Iceman"].frozen, table.p2["Iceman"].plus) == (True, 1)
    table.passes()
    table.p1.attacks("Blob", "Iceman")
    assert table.p1.offered("pass")
    assert table.p2["Iceman"].plus == 1


@rule("2P-STN-56")
def test_as_an_instruction_freezing_it_again_does_nothing():
    table = duel(p1=side(hand=[CHILL, CHILL]), p2=side(front="Toad 1/1"), turn=3)
    table.p1.plays("Chill")
    table.p1.plays("Chill")
    assert table.happened("froze", "Toad") == 1
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert not table.p2["Toad"].frozen
    table.p1.ends_turn()
    assert table.turn == 6
    assert table.p2["Toad"].ready


@rule("2P-STN-56")
def test_frozen_again_on_its_frozen_turn_it_readies_on_the_next_one():
    chill = plot_twist("Own Chill", "Own Chill", MAIN, freeze(one(yours, front_row)))
    table = duel(p1=side(hand=CHILL), p2=side(front="Toad 1/1", hand=chill), turn=3)
    table.p1.plays("Chill")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Own Chill")
    table.p2.ends_turn()
    assert not table.p2["Toad"].frozen
    table.p1.ends_turn()
    assert table.p2["Toad"].ready


# Burn


def pyro():
    ignite = super_power("Ignite", MAIN, 0, burn(one(enemy, front_row)))
    return supporting("Pyro", "Pyro", cost=2, atk=2, defense=4, powers=[ignite])


@rule("2P-STN-51")
def test_a_burned_character_is_stunned_at_the_end_of_each_of_the_burners_turns():
    table = duel(p1=side(back=pyro()), p2=side(front="Toad 1/1 h3"), turn=3)
    table.p1.uses("Pyro", "Ignite")
    assert table.p2["Toad"].face_up
    wounds = {}
    while table.turn < 6:
        table.next_turn()
        wounds[table.turn] = table.p2["Toad"].wounds
    assert wounds == {4: 1, 5: 1, 6: 2}
    assert table.happened("stunned", "Toad") == 2


@rule("2P-STN-52")
def test_a_burn_goes_on_without_the_one_who_lit_it():
    douse = plot_twist("Douse", "Douse", MAIN, ko(one(yours, named("Pyro"))))
    table = duel(p1=side(back=pyro(), hand=douse), p2=side(front="Toad 1/1 h3"), turn=3)
    table.p1.uses("Pyro", "Ignite")
    table.p1.plays("Douse")
    assert table.p1["Pyro"].koed
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.ends_turn()
    assert table.p2["Toad"].wounds == 2


@rule("2P-STN-52")
def test_the_burn_does_nothing_to_a_character_that_is_stunned_already():
    shock = plot_twist("Shock", "Shock", MAIN, stun(one(enemy, front_row)))
    table = duel(p1=side(back=pyro(), hand=shock), p2=side(front="Toad 1/1 h3"), turn=3)
    table.p1.uses("Pyro", "Ignite")
    table.p1.plays("Shock")
    table.p1.ends_turn()
    assert table.p2["Toad"].wounds == 1
    table.p2.ends_turn()
    table.p1.ends_turn()
    assert table.p2["Toad"].wounds == 2


@rule("2P-STN-52")
def test_a_character_that_leaves_play_burns_no_more():
    flee = plot_twist(
        "Flee", "Flee", MAIN, return_to_hand(one(enemy, front_row)), put_into_play(it, row=FRONT)
    )
    table = duel(p1=side(back=pyro(), hand=flee), p2=side(front="Toad 1/1 h3"), turn=3)
    table.p1.uses("Pyro", "Ignite")
    table.p1.plays("Flee")
    assert table.p2["Toad"].row == "front"
    table.p1.ends_turn()
    assert table.p2["Toad"].face_up
    assert table.p2["Toad"].wounds == 0


# Ready and exhausted


@rule("2P-STN-53")
def test_every_card_in_play_is_either_ready_or_exhausted():
    nap = plot_twist("Nap", "Nap", MAIN, exhaust(one(yours, front_row)))
    wake_up = plot_twist("Wake Up", "Wake Up", MAIN, ready(one(yours, front_row, exhausted)))
    table = duel(p1=side(front="Toad 1/1", hand=[nap, wake_up]), p2=side(front="1/9"))
    assert table.p1["Toad"].ready
    assert table.p1.may("attack", "Toad", "1/9")
    table.p1.plays("Nap")
    assert table.p1["Toad"].exhausted
    assert table.p1.why_not("attack", "Toad", "1/9") == "2P-CMB-02"
    table.p1.plays("Wake Up")
    assert table.p1["Toad"].ready
    assert table.p1.may("attack", "Toad", "1/9")


@rule("2P-STN-54")
def test_a_character_put_into_play_in_the_main_phase_may_attack():
    summon = plot_twist("Summon", "Summon", MAIN, put_into_play(card_in(KO, named("Toad")), row=FRONT))
    table = duel(p1=side(ko="Toad 1/1", hand=summon), p2=side(front="1/9"))
    table.p1.plays("Summon")
    assert table.p1["Toad"].ready
    assert table.p1.may("attack", "Toad", "1/9")


@rule("2P-STN-54")
def test_a_character_that_left_exhausted_comes_back_ready():
    flee = plot_twist(
        "Flee", "Flee", MAIN, return_to_hand(one(yours, front_row)), put_into_play(it, row=FRONT)
    )
    table = duel(p1=side(front="Toad 1/1, exhausted", hand=flee))
    table.p1.plays("Flee")
    assert table.p1["Toad"].row == "front"
    assert table.p1["Toad"].ready


@rule("2P-STN-55")
def test_exhausting_the_exhausted_skips_nothing_else():
    tire = plot_twist("Tire", "Tire", MAIN, exhaust(one(enemy, front_row)), gets(it, defense=-1))
    table = duel(p1=side(hand=tire), p2=side(front="2/2, exhausted"))
    table.p1.plays("Tire")
    assert table.p2["2/2"].exhausted
    assert table.p2["2/2"].stats == (2, 1)
    assert table.happened("exhausted") == 0


@rule("2P-STN-55")
def test_readying_the_ready_skips_nothing_else():
    cheer = plot_twist("Cheer", "Cheer", MAIN, ready(one(yours, front_row)), draw())
    table = duel(p1=side(front="2/2", hand=cheer))
    table.p1.plays("Cheer")
    assert table.p1["2/2"].ready
    assert len(table.p1.hand) == 1
    assert table.happened("readied") == 0
