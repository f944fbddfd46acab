"""Cards written in the words of an author: what they say and what they do."""

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.language.effects.players import OPPONENTS
from versus.games.classic.language.vocabulary import (
    a_card_in_hand,
    a_character,
    a_resource,
    activate,
    additional_cost,
    adjacent,
    ally,
    alternate_cost,
    at_least,
    at_start_of,
    backup,
    boost,
    character,
    character_card,
    continuous,
    cosmic,
    cosmic_character,
    cosmic_text,
    costing_at_most,
    crossover,
    discard_as_cost,
    draw,
    each,
    each_effect,
    equipment,
    gain,
    gets,
    gets_willpower,
    give,
    has,
    has_identity,
    has_power,
    has_trait,
    has_version,
    having,
    in_your,
    instead_of,
    it_is_you,
    ko_as_cost,
    later,
    leader,
    location,
    lose,
    mutant,
    negate,
    of_identity,
    of_trait,
    of_type,
    opponents,
    pay,
    pay_points,
    payment,
    plot_twist,
    recover,
    remove_counters,
    replace_as_cost,
    reveal_this,
    stun,
    stun_this,
    target,
    target_effect,
    this,
    this_card,
    vengeance,
    when,
    when_stunned,
    willpower_of,
    with_concealed,
    yours,
)
from versus.games.classic.words import (
    ALLY,
    BACKUP,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_COUNTER,
    COSMIC_SURGE,
    DRAWS,
    ENERGY,
    EVASION,
    FLIGHT,
    INVULNERABILITY,
    LEADER,
    LOYALTY,
    LOYALTY_REVEAL,
    MENTAL,
    PLOT_TWIST,
    PRESS,
    RANGE,
    RECOVERED,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESERVIST,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
    VENGEANCE,
)
from versus.kernel.choosing import Chosen
from versus.kernel.verbs import CHOOSE
from versus.testing.classic import duel, lying, rule, side

XMEN, AVENGERS = "X-Men", "Avengers"
STRONG = at_least(2, willpower_of(this))


def person(name, *powers, cost=1, atk=1, defense=1, version="", team="", **more):
    return character(
        name.upper(), name, version, team, cost=cost, atk=atk, defense=defense, powers=powers, **more
    )


def said(card):
    return phrases.card_text(card)


# Facts


def test_every_fact_of_a_character_can_be_written():
    psylocke = person(
        "Psylocke",
        version=("Betsy", "Team-Up"),
        team=(XMEN, AVENGERS),
        identity="Captain Britain",
        boost=2,
        traits=(MENTAL, ENERGY),
        willpower=3,
        keywords=(FLIGHT, RANGE, RESERVIST, LOYALTY, LOYALTY_REVEAL, PRESS, SUBSTITUTE, EVASION),
    )
    table = duel(p1=side(front=[psylocke]))
    piece = table.p1["Psylocke"]
    assert piece.versions == ["Betsy", "Team-Up"]
    assert piece.identities == ["Captain Britain"]
    assert piece.traits == [MENTAL, ENERGY]
    assert piece.willpower == 3
    assert said(psylocke) == [
        "Flight, Range, Loyalty, Loyalty—Reveal, Press, Reservist, Substitute, Evasion, Boost 2, "
        "Willpower 3, Mutant (Mental and Energy)"
    ]


def test_whoever_has_no_team_or_version_says_nothing():
    nobody = person("Nobody")
    assert (nobody.facts.teams, nobody.facts.versions, nobody.identity) == ((), (), "Nobody")


def test_equipment_and_locations_have_keywords_and_say_whether_they_are_unique():
    coat = equipment(
        "COAT",
        "Coat",
        cost=1,
        keywords=(TRANSFERABLE, CONCEALED_OPTIONAL),
        unique=True,
        borne_by=having(FLIGHT),
    )
    assert said(coat) == [
        "Concealed—Optional, Transferable, Unique",
        "Only a character with Flight can bear this equipment.",
    ]
    base = location("BASE", "Base", threshold=2, keywords=(TERRAFORM,), version="Team-Up", unique=False)
    assert (base.unique, base.facts.versions) == (False, ("Team-Up",))
    assert location("HOME", "Home", threshold=2).unique
    assert plot_twist("PACT", "Pact", threshold=2, version="Team-Up").facts.versions == ("Team-Up",)


# What it takes


@rule("CL-RES-06")
def test_a_power_that_costs_resource_points():
    merchant = person("Merchant", payment(pay_points(2), lose(3, opponents)))
    assert said(merchant) == ["Pay 2 resource points → Each opponent loses 3 endurance."]
    assert said(person("Other", payment(pay_points(1), lose(1, opponents))))[0].startswith(
        "Pay 1 resource point →"
    )
    table = duel(p1=side(front=[merchant], resources=3), at="recruit")
    table.p1.uses("Merchant")
    assert table.p1.points == 1
    event = next(e for e in table.log if table.event_names[e.kind] == "paid resource points")
    assert phrases.log_line(table.contest, event, 0, ["You"]) == "You pay two resource points."


@rule("CL-REC-28")
def test_a_reservist_with_an_additional_and_an_alternate_cost():
    abe = person(
        "Abe",
        additional_cost(discard_as_cost(a_card_in_hand())),
        alternate_cost(pay(4)),
        cost=2,
        keywords=(RESERVIST,),
    )
    assert said(abe) == [
        "Reservist",
        "As an additional cost to recruit this card, discard a card in your hand.",
        "You may pay 4 endurance rather than pay the recruit cost of this card.",
    ]
    baba = person("Baba", alternate_cost(ko_as_cost(a_character(yours))), cost=2, keywords=(RESERVIST,))
    table = duel(p1=side(front="Liz 5/4", resources=[baba, "A 1/1"]), at="recruit")
    table.p1.recruits("Baba")
    ask = table.contest.ask
    assert phrases.prompt(table.contest, ask) == "Choose what you pay to recruit Baba."
    assert [phrases.option(table.contest, ask, option) for option in ask.options] == [
        "Pay 2 resource points",
        "KO a character you control",
        "Take it back",
    ]
    table.p1.take(CHOOSE, number=1)
    assert table.p1.ko_pile == ["Liz"]


def test_every_sort_of_cost_can_be_written():
    costs = (reveal_this, replace_as_cost(a_resource(yours)))
    hidden = person("Seer", payment(costs, lose(1, opponents), only_if=in_your(RECRUIT_STEP), from_hand=True))
    assert said(hidden) == [
        "Reveal this card and replace a resource you control → Each opponent loses 1 endurance. "
        "Use it only while this card is in your hand. Use it only if it is your recruit step."
    ]


# Keywords with a text of their own


@rule("CL-REC-18", "CL-PWR-15")
def test_boost_text_counts_where_the_boost_was_paid():
    brute = person(
        "Brute",
        boost(continuous(this_card, gets(atk=3, defense=3))),
        boost(payment(stun_this, lose(5, opponents))),
        cost=1,
        boost=1,
    )
    assert said(brute) == [
        "Boost 1",
        "While this character is boosted, this character gets +3 ATK / +3 DEF.",
        "Stun this character → Each opponent loses 5 endurance. Use it only if this character is boosted.",
    ]
    for yes, stats in ((True, (4, 4)), (False, (1, 1))):
        table = duel(p1=side(hand=[brute], resources=2), at="recruit")
        table.p1.recruits("Brute")
        (table.p1.says_yes if yes else table.p1.says_no)()
        table.passes()
        table.p1.places("front")
        assert table.p1["Brute"].stats == stats
        assert table.p1.may("use", "Brute") is yes


@rule("CL-KEY-11", "CL-KEY-16", "CL-KEY-17")
def test_cosmic_text_counts_with_the_counter():
    shield = continuous(this_card, has(INVULNERABILITY), given=cosmic_text)
    strike = payment(activate, stun(target(cosmic_character)), only_if=cosmic_text)
    nova = person("Nova", shield, strike, keywords=(COSMIC,))
    late = person("Late", shield, strike, keywords=(COSMIC_SURGE,))
    table = duel(p1=side(front=[lying(nova, "cosmic"), late]))
    assert table.p1["Nova"].keywords == ["Invulnerability", "Cosmic"]
    assert table.p1["Late"].keywords == ["Cosmic—Surge"]
    assert table.p1.may("use", "Nova")
    assert table.p1.why_not("use", "Late") == "CL-PWR-21"
    assert said(nova) == [
        "Cosmic",
        "While this character has a cosmic counter, this character has Invulnerability.",
        "Activate → Stun target cosmic character. Use it only if this character has a cosmic counter.",
    ]


@rule("CL-KEY-32")
def test_a_leader_changes_whoever_is_adjacent():
    captain = person("Captain", leader(gets(atk=1, defense=1)), keywords=(LEADER,))
    assert said(captain) == ["Leader", "Each character adjacent to this character gets +1 ATK / +1 DEF."]
    table = duel(p1=side(front=[captain, "Near 1/1", "Far 1/1"]))
    assert [table.p1[name].stats for name in ("Near", "Far")] == [(2, 2), (1, 1)]
    beside = person("Beside", payment(stun_this, give(target(adjacent), gets(atk=2))))
    assert said(beside)[0].endswith("Target character adjacent to this character gets +2 ATK this turn.")


@rule("CL-KEY-19", "CL-KEY-21")
def test_a_crossover_joins_teams():
    pact = plot_twist("PACT", "Pact", threshold=1, ongoing=(crossover(XMEN, AVENGERS),), version="Team-Up")
    table = duel(
        p1=side(front=["A 1/1 X-Men", "B 1/1 Avengers"], resources=[lying(pact, "flipped")]),
        p2=side(front="Wall 0/9"),
    )
    assert table.p1.may("propose", ["A", "B"], "Wall")


@rule("CL-KEY-01", "CL-KEY-02", "CL-KEY-03")
def test_powers_that_tags_mark():
    friend = person("Friend", ally(lose(1, opponents)), keywords=(ALLY,))
    helper = person("Helper", backup(lose(1, opponents)), keywords=(BACKUP,))
    avenger = person("Avenger", vengeance(lose(1, opponents)), keywords=(VENGEANCE,))
    assert said(friend) == [
        "Ally",
        "Whenever a character you control becomes powered up, each opponent loses 1 endurance.",
    ]
    assert said(helper) == [
        "Backup",
        "Activate → Each opponent loses 1 endurance. Use it only if it is the build phase.",
    ]
    assert said(avenger) == [
        "Vengeance",
        "Whenever this character becomes stunned, each opponent loses 1 endurance.",
    ]
    table = duel(p1=side(front=[helper]), at="attack")
    assert table.p1.why_not("use", "Helper") == "CL-PWR-21"


# What a card counts as


@rule("CL-KEY-30", "CL-KEY-35", "CL-KEY-45", "CL-KEY-47")
def test_what_a_card_counts_as_can_be_given_and_asked_for():
    coach = person(
        "Coach",
        payment(
            stun_this,
            give(target(yours), has_identity("Phoenix"), has_version("Elder"), has_trait(MENTAL)),
        ),
        payment(stun_this, give(target(yours), gets_willpower(2))),
        payment(stun_this, stun(target(of_identity("Phoenix"), of_trait(MENTAL))), only_if=STRONG),
    )
    assert said(coach) == [
        "Stun this character → Target character you control has the identity Phoenix as well, "
        "has the version Elder as well and is a Mutant with the trait Mental as well this turn.",
        "Stun this character → Target character you control gets +2 willpower this turn.",
        "Stun this character → Stun target Mental Mutant character with the identity Phoenix. "
        "Use it only if the willpower of this character is 2 or more.",
    ]
    for willpower, rule_against in ((1, "CL-PWR-21"), (2, None)):
        mind = person("Mind", payment(stun_this, stun(each(mutant)), only_if=STRONG), willpower=willpower)
        assert duel(p1=side(front=[mind])).p1.why_not("use", "Mind") == rule_against


# Effects about effects, and later ones


@rule("CL-PRI-16")
def test_effects_are_negated_by_their_source_and_player():
    fizzle = plot_twist(
        "FIZZ",
        "Fizzle",
        threshold=0,
        effects=[negate(target_effect(of_type(PLOT_TWIST), costing_at_most(3), whose=OPPONENTS))],
    )
    assert said(fizzle) == ["Negate target opposing effect of a plot twist with cost 3 or less."]
    both = plot_twist(
        "BOTH", "Both", threshold=0, effects=[stun(target(with_concealed)), negate(target_effect())]
    )
    assert said(both) == ["Stun target character with concealed. Negate target effect."]
    assert [type(target).__name__ for target in both.powers.twist.play.targets] == [
        "Characters",
        "EffectsOnChain",
    ]
    assert said(plot_twist("ALL", "All", threshold=0, effects=[negate(each_effect(character_card))])) == [
        "Negate each effect of a character."
    ]
    blast = plot_twist("BLAST", "Blast", threshold=0, effects=[lose(5, opponents)])
    table = duel(p1=side(hand=[blast]), p2=side(hand=[fizzle]))
    table.p1.plays("Blast")
    table.p1.passes()
    table.p2.plays("Fizzle")
    table.passes()
    assert table.chain == []
    assert table.p2.endurance == 50


@rule("CL-STN-06")
def test_a_given_power_and_an_effect_that_waits_read_differently():
    medic = person("Medic", payment(stun_this, later(at_start_of(RECOVERY_PHASE, recover(this)))))
    assert said(medic) == [
        "Stun this character → This turn, at the start of the recovery phase, recover this character."
    ]
    giver = person(
        "Giver", payment(stun_this, give(each(yours), has_power(when_stunned(lose(1, opponents)))))
    )
    assert said(giver) == [
        'Stun this character → Each character you control has "Whenever this character becomes stunned, '
        'each opponent loses 1 endurance." this turn.'
    ]
    table = duel(p1=side(front=[medic]))
    table.p1.uses("Medic")
    table.passes()
    table.goes_to("recovery")
    assert table.chain == ["Medic"]
    table.passes()
    assert not table.p1["Medic"].stunned


# Order and provenance


def test_powers_are_printed_in_the_order_in_which_they_are_written():
    written = (
        payment(activate, draw()),
        when_stunned(gain(1)),
        continuous(this_card, gets(atk=1, defense=1)),
        instead_of(DRAWS, None, gain(2), given=it_is_you),
        additional_cost(pay(1)),
    )
    lines = [
        "Activate → Draw a card.",
        "Whenever this character becomes stunned, you gain 1 endurance.",
        "This character gets +1 ATK / +1 DEF.",
        "If you would draw cards, instead you gain 2 endurance.",
        "As an additional cost to recruit this card, pay 1 endurance.",
    ]
    assert said(person("Forwards", *written)) == lines
    assert said(person("Backwards", *reversed(written))) == lines[::-1]
    twice = (written[0], written[2], payment(activate, draw()))
    assert said(person("Twice", *twice)) == [lines[0], lines[2], lines[0]]


def test_only_a_card_that_says_what_is_known_is_reconstructed():
    assert person("Own").facts.filled == ()
    assert person("Half", known="name, type, cost").facts.filled[0] == "version"
    assert said(person("Unknown", payment(activate, draw()), known="")) == ["Activate → Draw a card. *"]


# Boost and cosmic text


@rule("CL-KEY-11")
@pytest.mark.parametrize(("counter", "gained"), [("cosmic", 4), ("", 0)])
def test_a_trigger_in_cosmic_text_needs_the_counter_as_it_triggers_and_not_later(counter, gained):
    surfer = person("Surfer", cosmic(when(RECOVERED, yours, gain(4))), keywords=(COSMIC,))
    assert said(surfer)[1] == (
        "Whenever a character you control recovers while this character has a cosmic counter, "
        "you gain 4 endurance."
    )
    mine = lying(surfer, counter) if counter else surfer
    table = duel(p1=side(front=[mine, "Liz 1/1, stunned"]))
    table.resolves(recover(Chosen(0)), "Liz")
    table.resolves(remove_counters(COSMIC_COUNTER, Chosen(0)), "Surfer")
    table.passes()
    assert table.p1.endurance == 50 + gained
