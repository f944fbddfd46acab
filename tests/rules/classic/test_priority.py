"""Priority, passing, the chain, targets that are checked again (CL-PRI, CL-TGT)."""

from versus.games.classic.language.costs import Activate
from versus.games.classic.language.effects.characters import Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.effects.waiting import Negate, TargetEffect
from versus.games.classic.language.selectors import Characters, EffectsOnChain
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.harm import stun_event
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.testing.classic import duel, powered, rule, side


def recruiting(**more):
    return duel(p1=side(hand=["Liz 5/4 c1", "Abe 9/9 c2"], resources=3), at="recruit", **more)


@rule("CL-PRI-01", "CL-PRI-03")
def test_only_the_player_with_priority_acts_and_passing_hands_it_on():
    table = recruiting()
    assert table.p1.has_priority
    table.p1.passes()
    assert table.p2.has_priority
    assert table.p1.why_not("recruit", "Liz") == "CL-PRI-01"
    table.p2.passes()


@rule("CL-PRI-02", "CL-PRI-10", "CL-PRI-15")
def test_whoever_acts_has_priority_again_and_the_newest_effect_resolves_first():
    table = recruiting()
    table.p1.recruits("Liz")
    assert table.p1.has_priority
    table.p1.recruits("Abe")
    assert table.chain == ["Liz", "Abe"]
    table.passes()
    table.p1.places("front")
    assert table.chain == ["Liz"], "only the newest one resolves"
    assert table.p1.characters == ["Abe"]
    table.passes()
    table.p1.places("support")
    assert table.p1.characters == ["Abe", "Liz"]


@rule("CL-PRI-04", "CL-PRI-18", "CL-PRI-19")
def test_nothing_resolves_until_all_have_passed_in_succession():
    table = recruiting()
    table.p1.recruits("Liz")
    table.p1.passes()
    assert table.chain == ["Liz"]
    table.p2.passes()
    table.p1.places("front")
    assert not table.chain


@rule("CL-PRI-05")
def test_after_an_effect_the_primary_player_has_priority_whoever_controlled_it():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4", hand="Liz 9/9 c9"))
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    table.p2.powers_up("Liz")
    assert table.p2.has_priority
    table.p2.passes()
    table.p1.passes()
    assert table.p2["Liz"].stats == (6, 5)
    assert table.p1.has_priority


@rule("CL-PRI-06")
def test_an_action_between_passes_starts_the_count_anew():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4", hand=["Liz 9/9 c9", "Liz 8/8 c8"]))
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    table.p2.powers_up("Liz")
    table.p2.passes()
    assert table.p1.has_priority, "the first pass of this player no longer counts"
    assert table.chain == ["Liz"]
    table.p1.passes()
    assert table.p2["Liz"].atk == 6


@rule("CL-PRI-09", "CL-REC-06", "CL-ZON-19")
def test_a_recruited_card_lies_on_the_chain_open_to_all_and_is_paid_for():
    table = recruiting()
    table.p1.recruits("Liz")
    assert table.p1["Liz"].zone == "chain"
    assert table.p1.points == 2
    assert not table.p1.characters
    assert len(table.contest.view(1).chain) == 1
    assert table.happened("recruited", "Liz")
    assert not table.happened("came into play")
    table.passes()
    table.p1.places("front")
    assert table.happened("came into play", "Liz")


@rule("CL-PRI-08", "CL-ATK-02")
def test_an_attack_is_proposed_on_an_empty_chain_and_uses_none_itself():
    table = duel(p1=side(front=["Liz 5/4", "Abe 9/9"], hand="Liz 1/1"), p2=side(front="Ilsa 4/5"))
    table.p1.proposes("Liz", "Ilsa")
    assert not table.chain
    assert table.p1.why_not("propose", "Abe", "Ilsa") == "CL-ATK-02"
    table.passes()
    table.p1.powers_up("Liz")
    assert table.p1.why_not("propose", "Abe", "Ilsa") == "CL-ATK-02"


def attacked_liz():
    table = duel(
        p1=side(front="Kong 9/9"),
        p2=side(front="Liz 5/4 c3 B.P.R.D.", support="Abe 1/1 B.P.R.D.", hand="Liz 1/1"),
    )
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    return table


def stuns(name):
    """A stun of one of player 2's characters, as a card might bring about."""

    def change(contest):
        card = next(c for c in contest.characters(1) if contest.definition[c].name == name)
        contest.cause(stun_event(card))

    return change


@rule("CL-PRI-12", "CL-CON-26", "CL-T-18")
def test_an_effect_on_the_chain_does_not_depend_on_its_source():
    table = attacked_liz()
    table.p2.reinforces("Abe")
    table.befalls(stuns("Abe"))
    table.passes()
    assert table.p2["Liz 5/4 c3 B.P.R.D."].reinforced


@rule("CL-CON-25", "CL-T-18", "CL-GEN-15")
def test_reinforcing_a_defender_that_is_stunned_in_response_is_negated():
    table = attacked_liz()
    table.p2.reinforces("Abe")
    table.befalls(stuns("Liz"))
    table.passes()
    assert table.happened("negated", "Abe")
    assert table.p2["Abe"].exhausted
    table.passes()
    assert table.p1["Kong"].ready


@rule("CL-TGT-01", "CL-TGT-06", "CL-TGT-08", "CL-PRI-16", "CL-PUP-06", "CL-GEN-15")
def test_a_power_up_of_a_defender_that_is_stunned_in_response_is_negated():
    table = attacked_liz()
    table.p2.powers_up("Liz")
    table.befalls(stuns("Liz"))
    table.passes()
    assert table.happened("negated", "Liz")
    assert not table.happened("powered up")
    assert table.p2["Liz 5/4 c3 B.P.R.D."].stats == (5, 4)
    assert table.p2.ko_pile == ["Liz"], "what was paid is not given back"


@rule("CL-REC-07", "CL-PRI-16", "CL-PLT-02")
def test_a_card_whose_effect_leaves_it_on_the_chain_goes_to_its_owners_kod_pile():
    denial = powered("Denial twist c0", twist=Payment(Play(Negate(TargetEffect(0)), (EffectsOnChain(),))))
    table = recruiting(p2=side(hand=[denial]))
    table.p1.recruits("Liz")
    table.p1.passes()
    table.p2.plays("Denial")
    table.passes()
    assert table.happened("negated", "Liz")
    assert table.p2.ko_pile == ["Denial"]
    assert table.p1.ko_pile == ["Liz"]
    assert table.p1.points == 2


@rule("CL-TRN-05", "CL-TRN-09")
def test_the_draw_has_no_controller_and_the_primary_player_acts_first():
    table = duel(at="draw", initiative=2)
    assert table.contest.chain[0].seat < 0
    assert table.p2.has_priority


@rule("CL-PRI-11", "CL-PRI-10")
def test_nobody_forestalls_the_player_with_priority():
    shot = Payment(Play(LoseEndurance(OPPONENTS, Number(3))), (Activate(),))
    stop = Payment(Play(Stun(Chosen(0)), (Characters(),)))
    table = duel(
        p1=side(front=[powered("Shooter 1/1", payments=(shot,))]),
        p2=side(front=[powered("Stopper 1/1", payments=(stop,))]),
    )
    assert table.p2.why_not("use", "Stopper") == "CL-PRI-01", "it is not the stopper's moment"
    table.p1.uses("Shooter")
    table.p1.passes()
    table.p2.uses("Stopper", "Shooter")
    table.passes()
    assert table.p1["Shooter"].stunned
    table.passes()
    assert table.p2.endurance == 47, "the response came too late to stop what was played"
