"""What lasts is told as it is given, and shown where it lasts, in the words of the change itself."""

from versus.games.tpcg.language.changes import Cannot, SkipsPhase
from versus.games.tpcg.language.effects.lasting import MakeMain, OnTheirNextTurn
from versus.games.tpcg.language.vocabulary import (
    burn,
    draw,
    each,
    enemy,
    everywhere,
    fits,
    freeze,
    from_now_on,
    gets,
    has,
    location,
    one,
    plot_twist,
    supporting_only,
    when,
    would_strike,
    yours,
)
from versus.games.tpcg.text import log_line
from versus.games.tpcg.words import FLIGHT, MAIN, RECOVERY_PHASE, STUN, TO_ATTACK
from versus.kernel.modifiers import THIS_TURN, UNTIL_YOUR_NEXT_TURN
from versus.kernel.picture import lasting_words
from versus.testing.tpcg import duel, rule, side

NAMES = ("Ann", "Ben")


def after(*effects, front="Blob 2/3 h3", on=()):
    """A table on which Ann has played a plot twist."""
    twist = plot_twist("T-SCHEME", "Scheme", MAIN, *effects)
    table = duel(p1=side(front="Toad 2/2", hand=[twist]), p2=side(front=front))
    table.p1.plays("Scheme", on=on)
    return table


def told(table, names=NAMES):
    """The lines of the log that tell of what lasts."""
    given = [event for event in table.log if event.given is not None]
    return [line for event in given if (line := log_line(table.battle, event, None, names))]


def card_of(table, name, seat=None, pile="front"):
    view = table.battle.view(seat)
    [card] = [card for side in view.sides for card in side[pile] if card.name == name]
    return card


def on(table, name, seat=None, names=NAMES):
    return [lasting_words(lasting, names) for lasting in card_of(table, name, seat).lasting]


def on_table(table, seat, names=NAMES):
    return [lasting_words(lasting, names) for lasting in table.battle.view(seat).lasting]


def test_a_bonus_names_its_source_and_how_long_it_lasts():
    table = after(gets(one(enemy), atk=2, defense=-1), on="Blob")
    assert told(table) == ["Blob gets +2/-1 this turn (Ann's Scheme)."]
    assert on(table, "Blob") == ["gets +2/-1 this turn (Ann's Scheme)"]
    table.p1.ends_turn()
    assert on(table, "Blob") == []


@rule("2P-STN-51", "2P-STN-52")
def test_a_burn_is_told_and_stays_on_the_card():
    table = after(burn(one(enemy)), on="Blob")
    words = 'has "As Ann\'s turn ends, Ann stuns this character." as long as it is in play'
    assert told(table) == [f"Blob {words} (Ann's Scheme)."]
    assert on(table, "Blob") == [f"{words} (Ann's Scheme)"]


@rule("2P-STN-51")
def test_whose_turn_it_waits_for_is_told_to_each_reader_alike():
    table = after(burn(one(enemy)), on="Blob")
    [ann], [ben] = on(table, "Blob", 0, ("You", "Ben")), on(table, "Blob", 1, ("Ann", "You"))
    assert ann.startswith('has "As your turn ends, stun this character."')
    assert ann.endswith("(your Scheme)")
    assert ben.startswith("has \"As Ann's turn ends, Ann stuns")
    assert ben.endswith("(Ann's Scheme)")
    [spectator] = on(table, "Blob", None, ())
    assert spectator.startswith("has \"As Player 1's turn ends, Player 1 stuns")
    table.p1.ends_turn()
    assert table.p2["Blob"].wounds == 1, "it was Ann's turn"


def test_the_log_speaks_of_the_same_turn_as_the_card():
    table = after(burn(one(enemy)), on="Blob")
    assert told(table, ("You", "Ben"))[0].startswith('Blob has "As your turn ends, stun this character."')
    assert told(table, ("Ann", "You"))[0].startswith("Blob has \"As Ann's turn ends, Ann stuns")


def test_two_burns_by_two_players_are_not_taken_for_one_another():
    """The same change, given by one and by the other: words that are kept are kept for each."""
    spark = plot_twist("T-SPARK", "Spark", MAIN, burn(one(supporting_only)))
    table = duel(p1=side(front="Toad 2/2", hand=[spark]), p2=side(front="Blob 2/3 h3", hand=[spark]))
    table.p1.plays("Spark", on="Blob")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Spark", on="Toad")
    [on_blob], [on_toad] = on(table, "Blob", 1, ("Ann", "You")), on(table, "Toad", 1, ("Ann", "You"))
    assert "Ann's turn ends" in on_blob
    assert "your turn ends" in on_toad


def test_whoever_reads_it_is_spoken_to():
    table = after(has(one(yours), FLIGHT, until=UNTIL_YOUR_NEXT_TURN), on="Toad")
    assert told(table, ("You", "Ben")) == ["Toad has [Flight] until your next turn (your Scheme)."]
    assert told(table, ("Ann", "You")) == ["Toad has [Flight] until Ann's next turn (Ann's Scheme)."]


def test_a_change_of_the_rules_lasts_on_the_table_and_on_no_card():
    table = after(everywhere(enemy, Cannot(TO_ATTACK), until=THIS_TURN))
    assert told(table) == ["Characters of Ann's enemies can't attack this turn (Ann's Scheme)."]
    assert told(table, ("You", "Ben")) == ["Enemy characters can't attack this turn (your Scheme)."]
    assert on(table, "Blob") == []
    assert on_table(table, 0, ("You", "Ben")) == ["enemy characters can't attack this turn (your Scheme)"]
    assert on_table(table, 1, ("Ann", "You")) == [
        "characters of Ann's enemies can't attack this turn (Ann's Scheme)"
    ]


def test_a_delayed_effect_is_told_and_shown():
    table = after(from_now_on(when(STUN, draw(), subject=enemy)))
    words = "When a character of Ann's enemies is stunned, Ann draws a card for the rest of the game"
    assert told(table) == [f"{words} (Ann's Scheme)."]
    assert on_table(table, 1) == [f"{words} (Ann's Scheme)"]
    assert on_table(table, 0, ("You", "Ben")) == [
        "When an enemy character is stunned, draw a card for the rest of the game (your Scheme)"
    ]


def test_a_skipped_phase_names_the_player():
    table = after(OnTheirNextTurn(SkipsPhase(RECOVERY_PHASE)))
    assert told(table) == ["Ben skips the Recovery Phase on Ben's next turn (Ann's Scheme)."]
    assert told(table, ("Ann", "You")) == ["You skip the Recovery Phase on your next turn (Ann's Scheme)."]
    assert on_table(table, 1, ("Ann", "You")) == [
        "you skip the Recovery Phase on your next turn (Ann's Scheme)"
    ]


def lines(table):
    """The whole log of a spectator."""
    return [line for event in table.log if (line := log_line(table.battle, event, None, NAMES))]


@rule("2P-STN-43", "2P-STN-44")
def test_a_freeze_is_told_once_with_its_source_and_its_turn():
    table = after(freeze(one(enemy)), on="Blob")
    words = "is frozen and can't ready on its controller's next turn (Ann's Scheme)"
    assert [line for line in lines(table) if "frozen" in line] == [f"Blob {words}."]
    assert on(table, "Blob") == [words]
    table.p1.ends_turn()
    assert on(table, "Blob") == ["is frozen and can't ready this turn (Ann's Scheme)"]
    table.p2.ends_turn()
    assert on(table, "Blob") == []


def test_a_frozen_location_bears_the_mark_for_everybody():
    frost = plot_twist("T-FROST", "Frost", MAIN, freeze(location(enemy)))
    table = duel(p1=side(hand=[frost]), p2=side(resources=["Laboratory", "Academy"]))
    table.p1.plays("Frost", on="Laboratory")
    for seat in (0, 1, None):
        laboratory = card_of(table, "Laboratory", seat, "resources")
        assert laboratory.marks == ["frozen"]
        assert [lasting_words(lasting, NAMES) for lasting in laboratory.lasting] == [
            "is frozen and can't ready on its controller's next turn (Ann's Frost)"
        ]
        assert card_of(table, "Academy", seat, "resources").marks == []
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert card_of(table, "Laboratory", 0, "resources").marks == []


@rule("2P-CTL-12")
def test_who_becomes_main_is_told_with_the_source_for_the_rest_of_the_game():
    table = after(MakeMain(one(yours, supporting_only)), on="Toad")
    words = "is a main character for the rest of the game (Ann's Scheme)"
    assert [line for line in lines(table) if "main character" in line] == [f"Toad {words}."]
    assert on(table, "Toad") == [words]


def test_what_was_given_is_one_event_for_each_card_and_change():
    table = after(gets(each(enemy), atk=1, defense=1), front=["Blob 2/3", "Daken 1/1"])
    assert table.happened("modified") == 3, "two characters in front, and the main one"


def test_whose_enemies_stands_next_to_the_noun():
    table = after(everywhere(fits(enemy, would_strike), Cannot(TO_ATTACK), until=THIS_TURN))
    assert told(table) == [
        "Characters of Ann's enemies that would strike can't attack this turn (Ann's Scheme)."
    ]
