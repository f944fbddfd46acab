"""Negating: any effect that waits may be the target of another, each by itself (CL-PRI-16, CL-TGT)."""

import pytest

from tests.rules.classic.powered import ANUNG, RASPUTIN, destroyer, mourner
from versus.games.classic import text as phrases
from versus.games.classic.language.effects.characters import Exhaust, KnockOut, Stun
from versus.games.classic.language.effects.players import (
    EACH_PLAYER,
    OPPONENTS,
    YOU,
    GainEndurance,
    LoseEndurance,
)
from versus.games.classic.language.effects.waiting import EachEffect, Negate, TargetEffect
from versus.games.classic.language.filters import IsReady, OfType
from versus.games.classic.language.selectors import Characters, EffectsOnChain
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.formation import stand
from versus.games.classic.words import CHARACTER, FRONT, PLOT_TWIST
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number, Sequence
from versus.kernel.save import load, save
from versus.kernel.verbs import SAY_NUMBER
from versus.testing.classic import duel, powered, rule, side
from versus.testing.five_ways import catalogue

NO = Play(Negate(TargetEffect(0)), (EffectsOnChain(),))


def denial(name="Denial", filter=None, whose=EACH_PLAYER):
    play = Play(Negate(TargetEffect(0)), (EffectsOnChain(filter, whose),))
    return powered(f"{name} twist c0", twist=Payment(play))


def hitter(words, amount=1):
    """For nothing the opponent loses endurance."""
    return powered(words, payments=(Payment(Play(LoseEndurance(OPPONENTS, Number(amount)))),))


@rule("CL-PRI-16", "CL-PRI-12", "CL-GEN-15")
@pytest.mark.parametrize(("place", "gone", "stays"), [(0, "Liz", "Abe"), (1, "Abe", "Liz")])
def test_of_two_effects_of_one_source_either_may_be_negated(place, gone, stays):
    table = duel(
        p1=side(front=[RASPUTIN]),
        p2=side(front=["Abe 9/9 c5, stunned", "Liz 5/4 c3, stunned"], hand=[denial()]),
    )
    table.p1.uses("Grigori", x=3)
    table.p1.uses("Grigori", x=5)
    table.p1.passes()
    table.p2.plays("Denial")
    assert table.p2.effects_offered == [1, 0], "the newest first"
    table.p2.aims_at(place)
    table.passes()
    assert table.chain == ["Grigori Rasputin"]
    table.passes()
    assert table.p2.ko_pile == ["Denial", stays]
    assert table.p2[gone].in_play
    assert table.p1.endurance == 42, "both were paid for"


@rule("CL-PRI-16", "CL-PRI-14", "CL-PRI-05")
@pytest.mark.parametrize(("place", "lost"), [(0, 1), (1, 10), (2, 100)])
def test_an_effect_anywhere_on_the_chain_is_taken_off_and_the_others_resolve(place, lost):
    table = duel(
        p1=side(front=[hitter("One 1/1"), hitter("Ten 1/1", 10), hitter("Hundred 1/1", 100)]),
        p2=side(hand=[denial()]),
    )
    for name in ("One", "Ten", "Hundred"):
        table.p1.uses(name)
    table.p1.passes()
    table.p2.plays("Denial")
    table.p2.aims_at(place)
    table.passes()
    assert len(table.chain) == 2
    assert table.p1.has_priority, "the primary player, after a negated effect too"
    table.passes()
    table.passes()
    assert table.p2.endurance == 50 - (111 - lost)


@rule("CL-PRI-16", "CL-PRI-30", "CL-PRI-34")
def test_rasputins_effect_is_negated_under_two_others():
    ragna_rok = destroyer("Project Ragna Rok twist c4, flipped")
    table = duel(
        p1=side(front=[RASPUTIN], resources=[ragna_rok]),
        p2=side(
            front=["Abe Sapien 9/9 c5 B.P.R.D., stunned", "Liz 5/4 c5 B.P.R.D., stunned", ANUNG],
            hand=[denial()],
        ),
    )
    table.p1.uses("Grigori", "Abe Sapien", x=5)
    table.p1.passes()
    table.p2.uses("Hellboy", "Liz")
    table.p2.passes()
    table.p1.uses("Project", "Liz")
    table.p1.passes()
    table.p2.plays("Denial")
    assert table.chain == ["Grigori Rasputin", "Hellboy", "Project Ragna Rok", "Denial"]
    table.p2.aims_at(0)
    table.passes()
    assert table.chain == ["Hellboy", "Project Ragna Rok"]
    table.passes()
    table.passes()
    assert table.p2.ko_pile == ["Denial", "Liz"]
    assert table.p2["Abe Sapien"].in_play
    assert table.happened("negated") == 2, "Rasputin's by Denial, Hellboy's because Liz is gone"


# What may be aimed at


@rule("CL-TGT-04", "CL-TGT-03")
def test_with_nothing_on_the_chain_there_is_nothing_to_negate_not_even_itself():
    table = duel(p1=side(hand=[denial()]))
    assert table.p1.why_not("play", "Denial") == "CL-TGT-04"
    answered = duel(p1=side(front=[hitter("One 1/1")], hand=[denial()]))
    answered.p1.uses("One")
    answered.p1.plays("Denial")
    assert answered.chain == ["One", "Denial"], "One is all that it could be aimed at"
    answered.passes()
    assert answered.happened("negated", "One")


@rule("CL-TGT-08")
@pytest.mark.parametrize(
    ("whose", "offered"), [(EACH_PLAYER, ["Mine", "Theirs"]), (OPPONENTS, ["Theirs"]), (YOU, ["Mine"])]
)
def test_an_effect_is_its_players_whoever_controls_the_source_now(whose, offered):
    no = Payment(Play(Sequence((Negate(TargetEffect(0)),)), (EffectsOnChain(whose=whose),)))
    table = duel(
        p1=side(front=[hitter("Mine 1/1"), powered("Judge 1/1", payments=(no,))]),
        p2=side(front=[hitter("Theirs 1/1")]),
    )
    table.p1.uses("Mine")
    table.p1.passes()
    table.p2.uses("Theirs")
    table.p2.passes()
    for name, seat in (("Mine", 1), ("Theirs", 0)):
        table.befalls(lambda contest, name=name, seat=seat: swap(contest, name, seat))
    table.p1.uses("Judge")
    if len(offered) > 1:
        assert [table.chain[place] for place in table.p1.effects_offered] == offered[::-1]
        table.p1.aims_at(0)
    table.passes()
    assert table.happened("negated", offered[0])


def swap(contest, name, seat):
    """A character goes over to another player."""
    card = next(c for c in contest.all_characters() if contest.definition[c].name == name)
    stand(contest, card, seat, FRONT, 9)


@rule("CL-TGT-08", "CL-PRI-12")
def test_what_the_source_is_counts_also_where_that_has_left_play():
    blast = powered("Blast twist c0", twist=Payment(Play(LoseEndurance(OPPONENTS, Number(2)))))
    table = duel(
        p1=side(front=[hitter("One 1/1")], hand=[blast]),
        p2=side(hand=[denial("Twists", OfType(PLOT_TWIST)), denial("People", OfType(CHARACTER), OPPONENTS)]),
    )
    table.p1.uses("One")
    table.p1.plays("Blast")
    table.resolves(KnockOut(Chosen(0)), "One")
    table.p1.passes()
    table.p2.plays("People")
    table.p2.plays("Twists")
    assert table.p2.effects_offered == [2, 1], "those of plot twists: People and Blast"
    table.p2.aims_at(1)
    table.passes()
    assert table.happened("negated", "Blast")
    table.passes()
    assert table.happened("negated", "One")
    assert table.p2.endurance == 50


@rule("CL-TRN-09", "CL-PRI-16")
def test_the_turns_draw_is_an_effect_like_any_other_and_nobodys():
    hand = [denial("Mine", whose=YOU), denial("Yours", whose=OPPONENTS), denial()]
    table = duel(p1=side(hand=hand), at="draw")
    assert table.p1.why_not("play", "Mine") == "CL-TGT-04"
    assert table.p1.why_not("play", "Yours") == "CL-TGT-04"
    table.p1.plays("Denial")
    table.passes()
    assert table.chain == []
    assert (len(table.p1.hand), table.p2.hand) == (2, []), "nobody draws"
    event = next(e for e in table.log if table.event_names[e.kind] == "negated")
    assert phrases.log_line(table.contest, event, 0) == "The turn's draw is negated."


@rule("CL-PRI-16", "CL-PRI-07")
def test_what_a_power_triggered_may_be_negated_too():
    table = duel(p1=side(front=["Kong 9/9"]), p2=side(front=["Abe 1/1 c1", mourner()], hand=[denial()]))
    table.p1.attacks("Kong", "Abe")
    table.passes()
    assert table.chain == ["Mourner"]
    table.p1.passes()
    table.p2.plays("Denial")
    table.passes()
    assert table.chain == []
    assert table.p1.endurance == 50


@rule("CL-PRI-16", "CL-ZON-07")
def test_every_effect_that_fits_is_negated_where_none_is_chosen():
    sweep = Payment(Play(Negate(EachEffect(EffectsOnChain(whose=OPPONENTS)))))
    table = duel(
        p1=side(
            hand=["Liz 5/4 c1"],
            front=[hitter("One 1/1"), powered("Sweeper 1/1", payments=(sweep,))],
            resources=1,
        ),
        p2=side(front=[hitter("Two 1/1")], hand=[powered("Blast twist c0", twist=Payment(NO))]),
        at="recruit",
    )
    table.p1.recruits("Liz")
    table.p1.uses("One")
    table.p1.passes()
    table.p2.uses("Two")
    table.p2.plays("Blast")
    table.p2.aims_at(0)
    table.p2.passes()
    table.p1.uses("Sweeper")
    table.passes()
    assert table.chain == ["Liz", "One"]
    assert table.p2.ko_pile == ["Blast"], "a card that stands for a negated effect is lost"


# The target is looked at again


@rule("CL-TGT-06", "CL-PRI-14")
def test_an_effect_that_has_left_the_chain_is_no_legal_target():
    table = duel(p1=side(front=[hitter("One 1/1")]), p2=side(hand=[denial("First"), denial("Second")]))
    table.p1.uses("One")
    table.p1.passes()
    table.p2.plays("First")
    table.p2.plays("Second")
    assert table.p2.effects_offered == [1, 0]
    table.p2.aims_at(0)
    table.passes()
    assert table.chain == ["First"]
    table.passes()
    assert table.happened("negated", "First"), "there is nothing left that it is aimed at"
    assert table.p2.endurance == 50


@rule("CL-PRI-14", "CL-TGT-05")
def test_whoever_negates_a_negation_lets_the_first_effect_resolve():
    table = duel(p1=side(front=[hitter("One 1/1")], hand=[denial("Mine")]), p2=side(hand=[denial("Theirs")]))
    table.p1.uses("One")
    table.p1.passes()
    table.p2.plays("Theirs")
    table.p2.passes()
    table.p1.plays("Mine")
    table.p1.aims_at(1)
    table.passes()
    assert table.chain == ["One"]
    table.passes()
    assert table.p2.endurance == 49


@rule("CL-TGT-07")
@pytest.mark.parametrize("gone", ["effect", "card"])
def test_of_an_effect_and_a_card_one_is_enough(gone):
    both = Play(Sequence((Negate(TargetEffect(0)), Stun(Chosen(1)))), (EffectsOnChain(), Characters()))
    table = duel(
        p1=side(front=[hitter("One 1/1")]),
        p2=side(hand=[powered("Both twist c0", twist=Payment(both)), denial()]),
    )
    table.p1.uses("One")
    table.p1.passes()
    table.p2.plays("Both")
    assert table.chain == ["One", "Both"]
    if gone == "effect":
        table.p2.plays("Denial")
        table.p2.aims_at(0)
        table.passes()
    else:
        table.resolves(KnockOut(Chosen(0)), "One")
    table.passes()
    assert not table.happened("negated", "Both")
    assert table.happened("negated", "One") == 1
    assert table.p1["One"].stunned is (gone == "effect")


@rule("CL-TGT-07", "CL-TGT-08")
def test_an_effect_whose_source_does_not_fit_any_more_is_left_alone():
    both = Play(
        Sequence((Negate(TargetEffect(0)), Stun(Chosen(1)))), (EffectsOnChain(IsReady()), Characters())
    )
    table = duel(
        p1=side(front=[hitter("One 1/1")]), p2=side(hand=[powered("Both twist c0", twist=Payment(both))])
    )
    table.p1.uses("One")
    table.p1.passes()
    table.p2.plays("Both")
    table.resolves(Exhaust(Chosen(0)), "One")
    table.passes()
    assert table.p1["One"].stunned
    assert not table.happened("negated")
    table.passes()
    assert table.p2.endurance == 49


# What people see of it


@rule("CL-PRI-09")
def test_an_effect_is_on_the_chain_before_its_targets_are_chosen_and_its_costs_are_paid():
    table = duel(p1=side(front=[RASPUTIN]), p2=side(front=["Abe 9/9 c5, stunned", "Liz 5/4 c5, stunned"]))
    table.p1.uses("Grigori")
    assert table.chain == ["Grigori Rasputin"]
    table.p1.take(SAY_NUMBER, number=5)
    assert table.p1.endurance == 50, "nothing is paid while a target is to be chosen"
    seen = [table.contest.view(seat).chain[0] for seat in (0, 1, None)]
    assert [link.targets for link in seen] == [[], [], []]
    table.p1.chooses("Abe")
    assert table.p1.endurance == 45
    seen = [table.contest.view(seat).chain[0] for seat in (0, 1, None)]
    assert [link.targets for link in seen] == [[table.contest.stamp[table.p2["Abe"].id]]] * 3


@rule("CL-PRI-09", "CL-TGT-05")
def test_everybody_sees_which_effect_another_is_aimed_at():
    table = duel(p1=side(front=[hitter("One 1/1")], hand=[denial()]))
    table.p1.uses("One")
    table.p1.uses("One")
    table.p1.plays("Denial")
    table.p1.aims_at(0)
    for seat in (0, 1, None):
        links = table.contest.view(seat).chain
        assert len({link.number for link in links}) == 3
        assert links[2].targets == [links[0].number]
    assert phrases.chain_lines(table.contest)[0] == "Denial: Negate the effect of One."
    loaded = load(save(table.contest), catalogue(table.contest))
    assert [link.targets for link in loaded.chain] == [link.targets for link in table.contest.chain]
    assert [link.stamp for link in loaded.chain] == [link.stamp for link in table.contest.chain]


def test_effects_are_offered_in_the_words_of_what_they_will_do():
    gain = powered("Gainer 1/1", payments=(Payment(Play(GainEndurance(Number(2)))),))
    table = duel(p1=side(front=[hitter("One 1/1"), gain], hand=[denial()]))
    for name in ("One", "One", "Gainer"):
        table.p1.uses(name)
    table.p1.plays("Denial")
    ask = table.contest.ask
    assert [phrases.option(table.contest, ask, option) for option in ask.options] == [
        "Gainer: You gain 2 endurance",
        "One: Each opponent loses 1 endurance (third to resolve)",
        "One: Each opponent loses 1 endurance (fourth to resolve)",
    ]
    table.p1.aims_at(2)
