"""What random games found, each as a small game of its own: loops that must end, cards that must fit."""

from versus.games.tpcg.language.changes import Has, Joins
from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken, PutIntoPlay
from versus.games.tpcg.language.vocabulary import (
    burn,
    card_in,
    draw,
    each,
    enemy,
    exhaust,
    freeze,
    instead_of,
    it,
    one,
    plot_twist,
    plus,
    plus_counters,
    supporting,
    supporting_only,
    take,
    team,
    this,
    this_card,
    transform,
    when,
    when_appears,
    while_,
    wound,
    yours,
)
from versus.games.tpcg.words import (
    APPEARED,
    COUNTERS_PUT,
    FLIGHT,
    FRONT,
    HAND,
    KO,
    KOD,
    MAIN,
    PLAY,
    RESOURCE,
)
from versus.kernel.ask import ACT
from versus.kernel.effects import Number
from versus.kernel.game import FUSE
from versus.testing.tpcg import duel, side
from versus.testing.tpcg.invariants import check

TOKENS["T-SPROUT"] = supporting("T-SPROUT", "Sprout", cost=1, atk=1, defense=1, health=1, token=True)


def test_a_power_does_not_replace_what_it_brings_about():
    more = instead_of(COUNTERS_PUT, plus_counters(this, 2), this_card)
    grower = supporting("T-GROWER", "Grower", cost=1, atk=1, defense=1, health=5, powers=[more])
    feed = plot_twist("T-FEED", "Feed", MAIN, plus_counters(one(yours, supporting_only)))
    table = duel(p1=side(front=grower, hand=[feed]))
    table.p1.plays("Feed")
    assert table.p1["Grower"].stats == (3, 3)


def test_a_ko_by_wounds_that_is_prevented_is_not_tried_for_ever():
    survivor = supporting(
        "T-SURVIVOR",
        "Survivor",
        cost=1,
        atk=1,
        defense=1,
        health=1,
        powers=[instead_of(KOD, subject=this_card)],
    )
    hurt = plot_twist("T-HURT", "Hurt", MAIN, wound(each(supporting_only)))
    table = duel(p1=side(hand=[hurt]), p2=side(front=[survivor, "Other 1/1 h1"]))
    table.p1.plays("Hurt")
    assert table.p2.front == ["Survivor"]
    assert table.p2["Survivor"].wounds == 1
    assert table.battle.fuse > FUSE - 10


def test_an_endless_chain_of_triggers_is_cut_though_it_asks_every_time():
    sprouts = when(APPEARED, MakeToken("T-SPROUT"))
    garden = supporting("T-GARDEN", "Garden", cost=1, atk=1, defense=1, health=5, powers=[sprouts])
    seed = plot_twist("T-SEED", "Seed", MAIN, MakeToken("T-SPROUT"))
    table = duel(p1=side(front=garden, hand=[seed]))
    battle = table.battle.fork()
    assert battle.ask is not None
    play = [option.verb for option in battle.ask.options].index(PLAY)
    battle.answer(play)
    answers = 0
    while battle.ask.kind != ACT:
        battle.answer(0)
        check(battle)
        answers += 1
    assert 50 < answers < 3 * FUSE


def test_continuous_powers_see_what_others_give():
    joins = while_(Joins("X-Men"), on=yours)
    flies = while_(Has(FLIGHT), on=team("X-Men"))
    lifts = while_(plus(atk=1, defense=1), on=team("X-Men"))
    leader = supporting(
        "T-LEADER", "Leader", cost=1, atk=1, defense=1, health=5, powers=[joins, flies, lifts]
    )
    table = duel(p1=side(front=[leader, "Stranger 2/2"]), p2=side(front="Mutant 2/2 X-Men"))
    assert table.p1["Stranger"].stats == (3, 3)
    assert table.p1["Stranger"].keywords == ["Flight"]
    assert table.p2["Mutant"].stats == (3, 3)


def test_a_stolen_character_that_transforms_goes_back_to_its_owner():
    seduce = plot_twist("T-SEDUCE", "Seduce", MAIN, take(one(enemy, supporting_only), FRONT))
    shape = supporting("T-SHAPE", "Shape", cost=1, atk=1, defense=1, health=1)
    shifter = supporting(
        "T-SHIFTER",
        "Shifter",
        cost=1,
        atk=1,
        defense=1,
        health=1,
        powers=[when(KOD, transform(card_in(KO), old_goes_to=KO))],
    )
    end = plot_twist("T-END", "End", MAIN, wound(one(yours, supporting_only)))
    table = duel(p1=side(front="Victim 1/1 h1", hand=[seduce, end], ko=[shape]), p2=side(front=[shifter]))
    table.p1.plays("Seduce")
    table.p1.plays("End", on="Victim")
    table.p1.chooses("Shape")
    assert table.p1.front == ["Shape"]
    assert table.p2.ko_pile == ["Shifter"]


def test_only_a_location_is_put_face_up_among_the_resources():
    bury = plot_twist("T-BURY", "Bury", MAIN, PutIntoPlay(card_in(HAND), as_resource=True))
    table = duel(p1=side(hand=[bury, "Laboratory", "Toad 1/1"]))
    table.p1.plays("Bury", on="Toad")
    (toad,) = table.battle.pile(0, RESOURCE)
    assert table.battle.face[toad] != 0
    check(table.battle)


def test_what_befalls_characters_passes_a_plot_twist_by():
    flop = plot_twist("T-FLOP", "Flop", MAIN, exhaust(it), freeze(this), burn(this))
    table = duel(p1=side(hand=[flop]))
    table.p1.plays("Flop")
    assert table.p1.ko_pile == ["Flop"]
    assert table.battle.modifiers == []
    check(table.battle)


def test_a_negative_wound_is_none():
    balm = plot_twist("T-BALM", "Balm", MAIN, wound(each(supporting_only), Number(-2)))
    table = duel(p1=side(hand=[balm]), p2=side(front="Toad 1/1 h2"))
    table.p1.plays("Balm")
    assert table.p2["Toad"].wounds == 0


def test_who_appears_among_namesakes_that_cannot_be_kod_ends_no_game():
    steady = supporting(
        "T-STEADY", "Twin", cost=1, atk=1, defense=1, health=1, powers=[instead_of(KOD, subject=this_card)]
    )
    twin = supporting("T-TWIN", "Twin", cost=1, atk=1, defense=1, health=1, powers=[when_appears(draw())])
    call = plot_twist("T-CALL", "Call", MAIN, PutIntoPlay(card_in(KO), row=FRONT))
    table = duel(p1=side(front=steady, hand=[call], ko=[twin], deck=3))
    table.p1.plays("Call")
    assert table.p1.front == ["Twin", "Twin"]
