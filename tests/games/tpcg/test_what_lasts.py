"""What lasts is told as it is given, and shown where it lasts, in the words of the change itself."""

from versus.games.tpcg.language.changes import Cannot, SkipsPhase
from versus.games.tpcg.language.effects.lasting import OnTheirNextTurn
from versus.games.tpcg.language.vocabulary import (
    burn,
    draw,
    each,
    enemy,
    everywhere,
    freeze,
    from_now_on,
    gets,
    has,
    one,
    plot_twist,
    when,
    yours,
)
from versus.games.tpcg.text import log_line
from versus.games.tpcg.words import FLIGHT, MAIN, RECOVERY_PHASE, STUN, TO_ATTACK
from versus.kernel.modifiers import THIS_TURN, UNTIL_YOUR_NEXT_TURN
from versus.kernel.picture import lasting_words
from versus.testing.tpcg import duel, side

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


def on(table, name):
    view = table.battle.view(None)
    [card] = [card for side in view.sides for card in side["front"] if card.name == name]
    return [lasting_words(lasting, NAMES) for lasting in card.lasting]


def test_a_bonus_names_its_source_and_how_long_it_lasts():
    table = after(gets(one(enemy), atk=2, defense=-1), on="Blob")
    assert told(table) == ["Blob gets +2/-1 this turn (Ann's Scheme)."]
    assert on(table, "Blob") == ["gets +2/-1 this turn (Ann's Scheme)"]
    table.p1.ends_turn()
    assert on(table, "Blob") == []


def test_a_burn_is_told_and_stays_on_the_card():
    table = after(burn(one(enemy)), on="Blob")
    words = 'has "As your turn ends, stun this character."'
    assert told(table) == [f"Blob {words} (Ann's Scheme)."]
    assert on(table, "Blob") == [f"{words} (Ann's Scheme)"]


def test_whoever_reads_it_is_spoken_to():
    table = after(has(one(yours), FLIGHT, until=UNTIL_YOUR_NEXT_TURN), on="Toad")
    assert told(table, ("You", "Ben")) == ["Toad has [Flight] until your next turn (your Scheme)."]
    assert told(table, ("Ann", "You")) == ["Toad has [Flight] until Ann's next turn (Ann's Scheme)."]


def test_a_change_of_the_rules_lasts_on_the_table_and_on_no_card():
    table = after(everywhere(enemy, Cannot(TO_ATTACK), until=THIS_TURN))
    assert told(table) == ["Enemy characters can't attack this turn (Ann's Scheme)."]
    assert on(table, "Blob") == []
    [lasting] = table.battle.view(1).lasting
    assert lasting_words(lasting, NAMES) == "enemy characters can't attack this turn (Ann's Scheme)"
    assert lasting.seat == 0, "an enemy of Ann's"


def test_a_delayed_effect_is_told_and_shown():
    table = after(from_now_on(when(STUN, draw(), subject=enemy)))
    [line] = told(table)
    assert line.endswith("draw a card (Ann's Scheme).")
    assert len(table.battle.view(None).lasting) == 1


def test_a_skipped_phase_names_the_player():
    table = after(OnTheirNextTurn(SkipsPhase(RECOVERY_PHASE)))
    assert told(table) == ["Ben skips the Recovery Phase on Ben's next turn (Ann's Scheme)."]


def test_what_has_an_event_and_a_mark_of_its_own_is_told_once():
    table = after(freeze(one(enemy)), on="Blob")
    assert told(table) == []
    assert table.happened("froze") == 1
    assert on(table, "Blob") == []


def test_what_was_given_is_one_event_for_each_card_and_change():
    table = after(gets(each(enemy), atk=1, defense=1), front=["Blob 2/3", "Daken 1/1"])
    assert table.happened("modified") == 3, "two characters in front, and the main one"
