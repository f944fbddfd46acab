"""Tags: versions and keywords that name a group of cards and mean nothing by themselves (CL-KEY-04)."""

import pytest

from versus.games.classic.language.effects.characters import Exhaust
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import HasKeyword, OfVersion
from versus.games.classic.language.selectors import Characters, Resources
from versus.games.classic.words import ALLY, BACKUP, VENGEANCE
from versus.kernel.choosing import Each
from versus.kernel.effects import CountOf
from versus.testing.classic import duel, rule, side


@rule("CL-KEY-04")
@pytest.mark.parametrize("tag", ["Ally", "Vengeance", "Backup", "Team-Up"])
def test_a_tag_names_a_group_and_does_nothing(tag):
    def played(words):
        table = duel(p1=side(front="Kong 5/5 c3"), p2=side(front=words))
        table.p1.attacks("Kong", "Liz")
        table.passes()
        return table.p1.endurance, table.p2.endurance, table.chain, table.p1["Kong"].stunned

    assert played(f"Liz ({tag}) 5/4 c3") == played("Liz 5/4 c3") == (47, 46, [], True)
    table = duel(p1=side(front=[f"Liz ({tag}) 5/4 c3", f"{tag} 1/1", "Abe (Other) 1/1"]))
    table.resolves(LoseEndurance(OPPONENTS, CountOf(Each(Characters(OfVersion(tag))))))
    assert table.p2.endurance == 49, "only the one with the tag belongs to the group"


@rule("CL-KEY-04", "CL-KEY-01", "CL-KEY-02", "CL-KEY-03")
@pytest.mark.parametrize(("tag", "bit"), [("ally", ALLY), ("backup", BACKUP), ("vengeance", VENGEANCE)])
def test_a_tag_keyword_names_a_group_and_does_nothing(tag, bit):
    table = duel(
        p1=side(front=[f"Liz 5/4 c3 {tag}", "Abe 1/1", "Kate 1/1 ally backup vengeance, stunned"]),
        p2=side(front="Kong 4/5 c3"),
    )
    tagged = CountOf(Each(Characters(HasKeyword(bit))))
    table.resolves(LoseEndurance(OPPONENTS, tagged))
    assert table.p2.endurance == 49, "Liz alone: a stunned character has no keywords"
    table.p1.attacks("Liz", "Kong")
    table.passes()
    assert table.chain == []
    assert (table.p1.endurance, table.p2.endurance) == (47, 46)


@rule("CL-KEY-41")
def test_a_team_up_card_is_one_with_that_version_whatever_its_name_says():
    row = ["Marvel Team-Up twist, flipped", "Common Enemy (Team-Up) twist, flipped"]
    table = duel(p1=side(resources=row))
    table.resolves(LoseEndurance(OPPONENTS, CountOf(Each(Resources(OfVersion("Team-Up"))))))
    assert table.p2.endurance == 49
    table.resolves(Exhaust(Each(Resources(OfVersion("Team-Up")))))
    assert table.p1["Common Enemy"].exhausted
    assert table.p1["Marvel Team-Up"].ready
