"""A card set declares keywords of its own: cards have, gain, lose and ask for them, with all that they do."""

import pytest

from versus.games.tpcg.language.changes import Cannot, Has, Loses
from versus.games.tpcg.language.filters import HasKeyword
from versus.games.tpcg.language.vocabulary import (
    draw,
    each,
    enemy,
    everywhere,
    has,
    instead_of,
    keyword,
    loses_keywords,
    loses_powers,
    move_over,
    one,
    plot_twist,
    plus,
    reaction,
    stun,
    super_power,
    supporting,
    supporting_only,
    this,
    this_card,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.plug import TPCG
from versus.games.tpcg.printed.definition import WATCHING
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.text import card_text
from versus.games.tpcg.text.sheet import sheet
from versus.games.tpcg.words import (
    ALL_KEYWORDS,
    FLIGHT,
    MAIN,
    MIGHT,
    STUN,
    TO_ATTACK,
    TO_MOVE,
    TO_USE_POWERS,
    WOUNDED,
)
from versus.kernel.codec import data_of
from versus.kernel.errors import BadCard, BadSave
from versus.kernel.writing import reader_for
from versus.terminal.reading import explained
from versus.testing.tpcg import duel, side

EAGER = keyword("Eager", when_attacks(draw()))
STURDY = keyword("Sturdy", while_(plus(defense=3)))
TIMID = keyword("Timid", while_(Cannot(TO_ATTACK)))
CHARMED = keyword("Charmed", instead_of(WOUNDED, subject=this_card), means="It cannot be wounded.")
BOLD = keyword("Bold", while_(Has(FLIGHT | EAGER)))
MOBILE = keyword("Mobile", super_power("Mobile", MAIN, (), move_over(this)))
HANDY = keyword("Handy", super_power("Fix", MAIN, MIGHT, draw()))

ALL = (MOBILE, HANDY, EAGER, STURDY, TIMID, CHARMED, BOLD)


def scout(*keywords, atk=2, defense=2):
    return supporting("T-1", "Scout", cost=1, atk=atk, defense=defense, keywords=keywords)


def twist(name, *effects):
    return plot_twist(f"T-{name}", name, MAIN, *effects)


# What is printed


def test_each_has_a_bit_and_a_name_of_its_own():
    assert len({*ALL}) == len(ALL)
    assert all(bit.bit_count() == 1 for bit in ALL)
    assert KEYWORDS.names_of(EAGER | FLIGHT) == ["Flight", "Eager"]


def test_its_face_and_its_sheet_name_it_beside_those_of_the_rules():
    card = scout(FLIGHT, EAGER)
    assert card_text(card) == ["[Flight], Eager"]
    assert sheet(card).keywords == ["Flight", "Eager"]


def test_it_means_what_its_powers_say_or_what_is_said_of_it():
    meanings = TPCG.words.keywords()
    assert meanings["Eager"] == "When this character attacks, draw a card."
    assert meanings["Sturdy"] == "This character gets +0/+3."
    assert meanings["Charmed"] == "It cannot be wounded."
    shown = explained(sheet(scout(EAGER, CHARMED)).keywords, meanings)
    assert shown[1:] == ["Eager: When this character attacks, draw a card.", "Charmed: It cannot be wounded."]


def test_cards_that_give_take_and_ask_for_it_say_its_name():
    card = supporting(
        "T-2", "Coach", cost=1, atk=1, defense=1,
        powers=[while_(Has(EAGER), Loses(FLIGHT), on=HasKeyword(STURDY))],
    )  # fmt: skip
    assert card_text(card) == ["Each character with Sturdy has Eager and loses [Flight]."]


# What it does


def test_whoever_has_it_printed_has_its_trigger():
    table = duel(p1=side(front=[scout(EAGER)]), p2=side(front="Wall 0/9"))
    table.p1.attacks("Scout", "Wall")
    assert table.happened("drew") == 1


def test_whoever_has_it_not_has_no_trigger():
    table = duel(p1=side(front=[scout()]), p2=side(front="Wall 0/9"))
    table.p1.attacks("Scout", "Wall")
    assert table.happened("drew") == 0


def test_whoever_gains_it_gains_its_trigger():
    table = duel(
        p1=side(front=[scout()], hand=[twist("Pep", has(one(yours), EAGER))]), p2=side(front="Wall 0/9")
    )
    table.p1.plays("Pep", on="Scout")
    assert table.p1["Scout"].keywords == ["Eager"]
    table.p1.attacks("Scout", "Wall")
    assert table.happened("drew") == 1


@pytest.mark.parametrize("loss", [loses_keywords, loses_powers])
def test_whoever_loses_it_loses_its_trigger(loss):
    table = duel(
        p1=side(front=[scout(EAGER)], hand=[twist("Dull", loss(one(yours)))]), p2=side(front="Wall 0/9")
    )
    table.p1.plays("Dull", on="Scout")
    assert table.p1["Scout"].keywords == []
    table.p1.attacks("Scout", "Wall")
    assert table.happened("drew") == 0


def test_it_can_be_taken_alone():
    bully = supporting("T-3", "Bully", cost=1, atk=1, defense=1, powers=[while_(Loses(EAGER), on=enemy)])
    table = duel(p1=side(front=[scout(EAGER, STURDY)]), p2=side(front=[bully]))
    assert table.p1["Scout"].keywords == ["Sturdy"]
    assert table.p1["Scout"].stats == (2, 5)


def test_its_continuous_power_comes_and_goes_with_it():
    table = duel(
        p1=side(
            front=[scout(), "Ann 1/1"],
            hand=[twist("Brace", has(one(yours), STURDY)), twist("Dull", loses_keywords(each(yours)))],
        )
    )
    assert table.p1["Scout"].stats == (2, 2)
    table.p1.plays("Brace", on="Scout")
    assert table.p1["Scout"].stats == (2, 5)
    assert table.p1["Ann"].stats == (1, 1)
    table.p1.plays("Dull")
    assert table.p1["Scout"].stats == (2, 2)


def test_its_continuous_power_still_works_once_somebody_else_has_lost_theirs():
    table = duel(
        p1=side(
            front=[scout(), "Ann 1/1"],
            hand=[twist("Brace", has(one(yours), STURDY)), twist("Hush", loses_powers(one(yours)))],
        )
    )
    table.p1.plays("Brace", on="Scout")
    table.p1.plays("Hush", on="Ann")
    assert table.p1["Scout"].stats == (2, 5)


def test_its_continuous_power_is_off_while_its_character_is_face_down():
    table = duel(p1=side(front=[scout(STURDY)], hand=[twist("Bonk", stun(one(yours)))]))
    assert table.p1["Scout"].stats == (2, 5)
    table.p1.plays("Bonk", on="Scout")
    assert table.p1["Scout"].stats == (2, 2)


def test_its_prohibition_binds_whoever_has_it():
    table = duel(p1=side(front=[scout(TIMID), "Ann 2/2"]), p2=side(front="Wall 0/9"))
    assert not table.p1.may("attack", "Scout", "Wall")
    assert table.p1.may("attack", "Ann", "Wall")


def test_its_prohibition_can_be_given():
    scare = twist("Scare", has(one(yours), TIMID))
    table = duel(p1=side(front="Ann 2/2", hand=[scare]), p2=side(front="Wall 0/9"))
    assert table.p1.may("attack", "Ann", "Wall")
    table.p1.plays("Scare", on="Ann")
    assert not table.p1.may("attack", "Ann", "Wall")


@pytest.mark.parametrize(("keywords", "wounds"), [((), 1), ((CHARMED,), 0)])
def test_it_replaces_what_it_says_for_whoever_has_it(keywords, wounds):
    bonk = twist("Bonk", stun(one(enemy)))
    tough = supporting("T-5", "Tough", cost=1, atk=1, defense=1, health=2, keywords=keywords)
    table = duel(p1=side(hand=[bonk]), p2=side(front=[tough]))
    table.p1.plays("Bonk", on="Tough")
    assert table.p2["Tough"].wounds == wounds


def test_a_keyword_may_give_keywords():
    table = duel(p1=side(front=[scout(BOLD)]), p2=side(front="Wall 0/9", back="Ward 1/1"))
    assert table.p1["Scout"].keywords == ["Flight", "Eager", "Bold"]
    table.p1.attacks("Scout", "Ward")
    assert table.happened("drew") == 1


def test_it_is_asked_for_by_name():
    cheer = supporting(
        "T-6", "Cheer", cost=1, atk=1, defense=1, powers=[while_(plus(atk=1), on=HasKeyword(EAGER))]
    )
    table = duel(p1=side(front=[cheer, scout(EAGER)], back="Ann 1/1"))
    assert table.p1["Scout"].stats == (3, 2)
    assert table.p1["Ann"].stats == (1, 1)


# What is used


def test_a_keyword_that_is_used_is_printed_by_its_name_and_explained():
    card = scout(FLIGHT, MOBILE)
    assert card_text(card) == ["[Flight], Mobile"]
    assert sheet(card).keywords == ["Flight", "Mobile"]
    meanings = TPCG.words.keywords()
    assert meanings["Mobile"] == "Keyword Main: Move this character over to its other row."
    assert meanings["Handy"] == "Fix. Keyword Main [Might]: Draw a card."


def test_whoever_has_it_printed_uses_it_once_a_turn():
    table = duel(p1=side(front=[scout(MOBILE), "Ann 1/1"]))
    assert not table.p1.may("use", "Ann")
    assert table.p1.offered("use", "Scout")
    table.p1.uses("Scout", "Mobile")
    assert "Scout" in table.p1.back
    assert table.p1.why_not("use", "Scout", power="Mobile") == "2P-PWR-26"
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.uses("Scout", "Mobile")
    assert table.p1.front == ["Ann", "Scout"]


def test_it_has_its_time():
    table = duel(p1=side(front=[scout(MOBILE)]), p2=side(front="Wall 0/9"), at="recruit")
    assert not table.p1.offered("use", "Scout")
    table.p1.goes_to("main")
    table.p1.attacks("Scout", "Wall")
    assert not table.p1.offered("use", "Scout")


def test_whoever_gains_it_may_use_it_and_whoever_loses_it_may_not():
    pep, dull = twist("Pep", has(one(yours), MOBILE)), twist("Dull", loses_keywords(one(yours)))
    table = duel(p1=side(front=[scout(), "Ann 1/1"], hand=[pep, dull]))
    assert not table.p1.offered("use")
    table.p1.plays("Pep", on="Ann")
    assert table.p1["Ann"].keywords == ["Mobile"]
    assert table.p1.offered("use", "Ann")
    assert not table.p1.offered("use", "Scout")
    table.p1.plays("Dull", on="Ann")
    assert not table.p1.offered("use", "Ann")


@pytest.mark.parametrize("loss", [loses_keywords, loses_powers, stun])
def test_without_it_its_power_cannot_be_used(loss):
    table = duel(p1=side(front=[scout(MOBILE)], hand=[twist("Dull", loss(one(yours, supporting_only)))]))
    assert table.p1.offered("use", "Scout")
    table.p1.plays("Dull")
    assert not table.p1.offered("use", "Scout")


def test_a_continuous_power_may_give_it():
    guide = supporting(
        "T-7", "Guide", cost=1, atk=1, defense=1, powers=[while_(Has(MOBILE), on=HasKeyword(EAGER))]
    )
    table = duel(p1=side(front=[guide, scout(EAGER), "Ann 1/1"]))
    assert table.p1.offered("use", "Scout")
    assert not table.p1.offered("use", "Ann")
    table.p1.uses("Scout", "Mobile")
    assert "Scout" in table.p1.back


def test_what_forbids_super_powers_does_not_reach_it():
    hush = supporting(
        "T-8", "Hush", cost=1, atk=1, defense=1, powers=[while_(Cannot(TO_USE_POWERS), on=enemy)]
    )
    zap = supporting(
        "T-9",
        "Zap",
        cost=1,
        atk=1,
        defense=1,
        keywords=(MOBILE,),
        powers=[super_power("Zap", MAIN, 0, draw())],
    )
    table = duel(p1=side(front=[zap]), p2=side(front=[hush]))
    assert table.p1.may("use", "Zap", power="Mobile")
    assert not table.p1.may("use", "Zap", power="Zap")


def test_where_it_would_do_nothing_it_is_not_offered():
    root = twist("Root", everywhere(yours, Cannot(TO_MOVE)))
    table = duel(p1=side(front=[scout(MOBILE)], hand=[root]))
    assert table.p1.offered("use", "Scout")
    table.p1.plays("Root")
    assert not table.p1.offered("use", "Scout")


def test_its_symbols_are_paid():
    for resources, may in ((["Fortress"], True), ([], False)):
        table = duel(p1=side(front=[scout(HANDY)], resources=resources))
        assert table.p1.may("use", "Scout", power="Fix") is may
    table = duel(p1=side(front=[scout(HANDY)], resources=["Fortress"]))
    table.p1.uses("Scout", "Fix", paying="Fortress")
    assert len(table.p1.hand) == 1


def test_a_used_one_is_asked_for_by_name():
    fan = supporting(
        "T-6", "Fan", cost=1, atk=1, defense=1, powers=[while_(plus(atk=1), on=HasKeyword(MOBILE))]
    )
    table = duel(p1=side(front=[fan, scout(MOBILE)], back="Ann 1/1"))
    assert [table.p1[name].stats for name in ("Scout", "Ann")] == [(3, 2), (1, 1)]


# Declaring


def test_to_say_the_same_again_changes_nothing():
    assert keyword("Eager", when_attacks(draw())) == EAGER


@pytest.mark.parametrize("name", ["Eager", "Flight"])
def test_one_name_means_one_thing(name):
    with pytest.raises(BadCard, match=f'keyword "{name}"'):
        keyword(name, when_attacks(draw(2)))


def test_a_keyword_that_means_nothing_is_refused():
    with pytest.raises(BadCard, match="tell what it means"):
        keyword("Hollow")


@pytest.mark.parametrize(
    "part",
    [
        draw(),
        plus(atk=1),
        reaction("Flinch", 0, STUN, draw()),
        super_power("Peek", MAIN, 0, draw(), place=WATCHING),
    ],
)
def test_a_keyword_stands_for_whole_powers_and_for_no_reactions(part):
    with pytest.raises(BadCard, match="a keyword stands for"):
        keyword("Odd", part)


# Saves


def test_a_save_names_it_whatever_its_bit():
    reader = reader_for(TPCG, {})
    for change in (Has(EAGER | FLIGHT), Loses(EAGER), Loses(), HasKeyword(ALL_KEYWORDS)):
        assert reader.value(data_of(change)) == change
    assert data_of(Has(EAGER | FLIGHT)) == {"Has": {"keywords": ["Flight", "Eager"]}}


def test_a_save_with_an_unknown_keyword_says_what_is_missing():
    with pytest.raises(BadSave, match="Telepath"):
        reader_for(TPCG, {}).value({"Has": {"keywords": ["Telepath"]}})
