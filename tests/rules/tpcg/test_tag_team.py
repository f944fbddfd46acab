"""Tag Team: a partner's card powers a character up too (2P-PUP-14 to 2P-PUP-16)."""

import pytest

from versus.games.tpcg.language.changes import Loses, LosesAllPowers
from versus.games.tpcg.language.vocabulary import (
    called,
    enemy,
    main_character,
    plus_counters,
    supporting,
    tag_team,
    this,
    while_,
)
from versus.games.tpcg.printed.definition import TagTeam
from versus.games.tpcg.text import card_text
from versus.games.tpcg.words import FLIGHT, TAG_TEAM
from versus.testing.tpcg import Refused, duel, rule, side

NICK = supporting(
    "T-1",
    "Nick",
    cost=3,
    atk=3,
    defense=3,
    health=5,
    keywords=(TAG_TEAM,),
    powers=[TagTeam("Matt", plus_counters(this, 2))],
)
MATT = supporting(
    "T-2",
    "Matt",
    cost=3,
    atk=3,
    defense=3,
    health=5,
    keywords=(TAG_TEAM,),
    powers=[TagTeam("Nick", plus_counters(this, 1))],
)


@rule("2P-PUP-14", "2P-KEY-25")
def test_the_partners_card_gives_the_counter_and_the_effect_of_the_one_powered_up():
    table = duel(p1=side(front=NICK, hand=[MATT]), p2=side(front="1/9"))
    table.p1.attacks("Nick", "1/9")
    table.p1.powers_up("Nick", with_="Matt")
    assert table.p1["Nick"].plus == 3
    assert table.p1.ko_pile == ["Matt"]
    assert table.asked is table.p2


@rule("2P-PUP-14")
def test_a_defender_is_tagged_on_the_enemys_turn_too():
    table = duel(p1=side(front="1/9"), p2=side(front=MATT, hand=[NICK]))
    table.p1.attacks("1/9", "Matt")
    table.p1.passes()
    table.p2.powers_up("Matt", with_="Nick")
    assert table.p2["Matt"].plus == 2


@rule("2P-PUP-14")
def test_the_partners_card_works_only_in_a_combat():
    table = duel(p1=side(front=NICK, hand=[MATT]), p2=side(front="1/9"))
    assert table.p1.why_not("power up", "Matt", "Nick") == "2P-PUP-08"
    assert not table.p1.offered("power up")


@rule("2P-PUP-15")
def test_its_own_name_gives_the_counter_only():
    table = duel(p1=side(front=NICK, hand=[NICK]), p2=side(front="1/9"))
    table.p1.attacks("Nick", "1/9")
    table.p1.powers_up("Nick")
    assert table.p1["Nick"].plus == 1


@rule("2P-PUP-16")
@pytest.mark.parametrize("loss", [Loses(), Loses(TAG_TEAM), LosesAllPowers()])
def test_whoever_has_lost_tag_team_is_powered_up_by_its_own_name_only(loss):
    bully = main_character("T-3", "Bully", atk=3, defense=6, powers=[while_(loss, on=enemy)])
    table = duel(p1=side(front=NICK, hand=[MATT, NICK]), p2=side(main=bully, front="1/9"))
    table.p1.attacks("Nick", "1/9")
    assert table.p1.why_not("power up", "Matt", "Nick") == "2P-PUP-08"
    with pytest.raises(Refused):
        table.p1.powers_up("Nick", with_="Matt")
    table.p1.powers_up("Nick")
    assert table.p1["Nick"].plus == 1


@rule("2P-PUP-16")
def test_losing_another_keyword_does_not_matter():
    bully = main_character("T-3", "Bully", atk=3, defense=6, powers=[while_(Loses(FLIGHT), on=enemy)])
    table = duel(p1=side(front=NICK, hand=[MATT]), p2=side(main=bully, front="1/9"))
    table.p1.attacks("Nick", "1/9")
    table.p1.powers_up("Nick", with_="Matt")
    assert table.p1["Nick"].plus == 3


def test_a_tag_team_is_printed_under_its_own_name_and_is_one_power_with_its_keyword():
    brothers = supporting(
        "T-4", "Nick", cost=3, atk=3, defense=3, keywords=(TAG_TEAM,),
        powers=[called("The Brothers", tag_team("Matt", plus_counters(this, 2)))],
    )  # fmt: skip
    assert card_text(brothers) == [
        "Tag Team",
        "The Brothers. Tag Team with Matt: Put two +1/+1 counters on this character.",
    ]
    assert brothers.printed_powers() == 1
