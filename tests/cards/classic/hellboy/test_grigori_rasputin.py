"""Grigori Rasputin (HEL-016, HEL-019)."""

from tests.cards.classic.hellboy.projects import RAGNA_ROK, with_doomsday
from versus.cards.classic.hellboy.bprd import abe_sapien, anung_un_rama, sidney_leach, weapons_lab
from versus.cards.classic.hellboy.thule import damn_nazis, kroenen, mad_monk, project_ragna_rok, true_father
from versus.testing.classic import duel, lying, rule, side

# True Father


@rule("CL-CRD-04")
def test_true_father_pays_the_cost_of_whom_he_kos():
    table = duel(
        p1=side(front=[true_father], endurance=4),
        p2=side(front=[lying(sidney_leach, "stunned"), lying(abe_sapien, "stunned"), damn_nazis]),
    )
    table.p1.uses("Grigori", x=2)
    assert table.p1.endurance == 2
    table.passes()
    assert table.p2.ko_pile == ["Sidney Leach"]
    assert table.p1.why_not("use", "Grigori") == "CL-GEN-14", "2 is too little for Abe"


@rule(*[f"CL-PRI-{number}" for number in range(30, 39)], "CL-CRD-13", "CL-CRD-06")
def test_the_rulebooks_chain_with_the_cards_themselves():
    table = duel(
        p1=side(
            front=[lying(damn_nazis, "exhausted"), true_father],
            resources=[RAGNA_ROK],
        ),
        p2=side(front=[lying(abe_sapien, "stunned"), anung_un_rama]),
    )
    p1, p2 = table.p1, table.p2
    p1.uses("Grigori", x=5)
    p1.passes()
    p2.uses("Hellboy", "Abe")
    p2.passes()
    p1.uses("Project")
    assert table.chain == ["Grigori Rasputin", "Hellboy", "Project Ragna Rok"]
    assert p1["Grigori"].exhausted
    table.passes()
    assert p2.ko_pile == ["Abe Sapien"]
    assert p1["Project"].counters("doomsday") == 1
    table.passes()
    table.passes()
    assert table.happened("negated") == 2
    assert table.chain == []
    assert (p1.endurance, p2.endurance) == (45, 49)


# The Mad Monk


@rule("CL-CRD-07")
def test_the_mad_monk_counts_the_counters_on_both_copies_of_the_project():
    table = duel(
        p1=side(hand=[mad_monk], resources=[with_doomsday(1), with_doomsday(2), *[damn_nazis] * 5]),
        p2=side(resources=[with_doomsday(2)]),
        at="recruit",
    )
    table.p1.brings("Grigori")
    table.passes()
    assert table.p1["Grigori"].stats == (17, 17)


def test_the_mad_monk_grows_as_he_comes_himself_and_not_with_others():
    table = duel(
        p1=side(front=[mad_monk], hand=[kroenen], resources=[with_doomsday(2), damn_nazis]), at="recruit"
    )
    table.p1.brings("Karl")
    assert table.chain == []
    assert table.p1["Grigori"].stats == (14, 14)


def test_the_mad_monk_puts_a_doomsday_counter_on_the_project_as_he_falls():
    table = duel(p1=side(front="Kong 20/20 c8"), p2=side(front=[mad_monk], resources=[RAGNA_ROK]))
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    assert table.p2["Project"].counters("doomsday") == 0
    table.passes()
    assert table.p2["Project"].counters("doomsday") == 1


def test_the_mad_monk_feeds_no_other_card_and_not_as_another_falls():
    table = duel(
        p1=side(front="Kong 20/20 c8"), p2=side(front=[mad_monk], resources=[lying(weapons_lab, "flipped")])
    )
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    table.passes()
    assert table.happened("counters put") == 0
    other = duel(p1=side(front="Kong 20/20 c8"), p2=side(front=[mad_monk, kroenen], resources=[RAGNA_ROK]))
    other.p1.attacks("Kong", "Karl")
    other.passes()
    assert other.p2["Karl"].stunned
    assert other.chain == []


def test_the_mad_monk_feeds_one_project_of_his_players_choice_as_he_falls():
    table = duel(
        p1=side(front="Kong 20/20 c8", resources=[RAGNA_ROK]),
        p2=side(front=[mad_monk], resources=[RAGNA_ROK, with_doomsday(2)]),
    )
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    assert table.chain == ["Grigori Rasputin"]
    table.passes()
    table.p2.chooses("Project Ragna Rok")
    assert table.p1["Project"].counters("doomsday") == 0
    assert table.happened("counters put", "Project Ragna Rok") == 1


def test_the_mad_monk_does_not_feed_a_project_that_lies_face_down():
    table = duel(p1=side(front="Kong 20/20 c8"), p2=side(front=[mad_monk], resources=[project_ragna_rok]))
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    table.passes()
    assert table.p2["Project"].counters("doomsday") == 0
