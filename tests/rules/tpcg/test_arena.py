"""Arena Mode: how an arena is found, and what each of the six does (2P-MOD4-01 to 2P-MOD4-14)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import lights_out_match
from versus.games.tpcg.arenas import ARENAS
from versus.games.tpcg.language.vocabulary import (
    arena,
    at_end_of_your_turn,
    at_start_of_your_turn,
    bearer,
    become_defender,
    champion,
    character,
    draw,
    each_card,
    enemy,
    equipment,
    gaining,
    gets,
    in_combat,
    join_attack,
    not_,
    one,
    one_anywhere,
    only_onto,
    plot_twist,
    plus,
    plus_counters,
    put_counters,
    remove_from_game,
    stun,
    super_power,
    supporting,
    supporting_only,
    this,
    while_,
    yours,
)
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.rules import OPTIONS, TWO_AGAINST_TWO, Rules
from versus.games.tpcg.table.soundness import INVARIANTS
from versus.games.tpcg.words import (
    COIN_FLIPPED,
    COMBAT,
    COUNTERS_PUT,
    DREW,
    FLIGHT,
    HAND,
    IN_FORCE,
    INTELLECT,
    MAIN,
    MARK,
    SCENE,
)
from versus.kernel.errors import BadSetup
from versus.kernel.soundness import fault_of
from versus.testing.tpcg import Table, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

BYSTANDER = one_anywhere(yours, not_(in_combat), supporting_only)
NAMES = ["Left Tunnel", "Right Tunnel", "All Out", "Double or Nothing", "Full Gear", "Revolution"]


def opening(arena, players=2, seed=1, decks=None):
    """A game at the question after everybody's row."""
    table = Table(start(decks or [plain_deck(n + 1) for n in range(players)], seed, Rules(arena=arena)))
    table.asked.names_first(1)
    for _ in range(players):
        table.asked.chooses_row("back")
    if arena != "draft":
        begun(table)
    return table


def begun(table):
    """Everybody keeps their hand."""
    while table.turn == 0:
        table.asked.keeps()


def scene(table):
    return [card.name for card in table.battle.view(None).piles[0].cards]


def at(arena, *sides, **position):
    """A table in an arena."""
    return lay(*sides, rules=Rules(arena=arena), **position)


# How it is found


@rule("2P-MOD4-01")
def test_any_of_the_six_may_be_agreed_on_by_name():
    for name in NAMES:
        assert scene(opening(name.casefold())) == [name]
    with pytest.raises(BadSetup, match="no value of the option"):
        OPTIONS.read({"arena": "laboratory"})


@rule("2P-MOD4-01", "2P-MOD4-02")
def test_a_die_finds_each_of_the_six_and_no_other():
    found = set()
    for seed in range(60):
        battle = start([plain_deck(1), plain_deck(2)], seed, Rules(arena="die"))
        for _ in range(3):
            battle.answer(0)
        [card] = battle.view(None).piles[0].cards
        found.add(card.name)
    assert found == set(NAMES)


@rule("2P-MOD4-02")
def test_the_usual_table_has_no_arena():
    table = opening("none")
    assert scene(table) == []
    assert table.battle.modifiers == []


@rule("2P-MOD4-03", "2P-SET-14")
@pytest.mark.parametrize("arena", ["die", "all out", "draft"])
def test_it_is_revealed_before_hands_are_drawn(arena):
    table = opening(arena)
    while arena == "draft" and len(scene(table)) > 1:
        assert table.p1.hand == []
        table.asked.chooses(table.asked.choices[0])
    begun(table)
    assert len(scene(table)) == 1
    told = [event.kind for event in table.log if event.kind in (IN_FORCE, DREW)]
    assert told.index(IN_FORCE) < told.index(DREW)


@rule("2P-MOD4-03")
def test_it_is_the_only_one_and_stays_all_game():
    table = at("all out", side(front="A 2/9"), side(front="B 2/9"))
    for _ in range(4):
        table.next_turn()
        assert scene(table) == ["All Out"]
        assert table.p1["A"].keywords == table.p2["B"].keywords == ["Berserker"]


@rule("2P-MOD4-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_draft_each_player_strikes_out_one_of_as_many_and_one_more(players):
    table = opening("draft", players)
    revealed = scene(table)
    assert len(set(revealed)) == players + 1
    for number in range(1, players + 1):
        striker = table.players[number - 1]
        assert striker.choices == revealed
        struck = revealed.pop(1)
        striker.chooses(struck)
        assert scene(table) == revealed
    assert len(scene(table)) == 1
    assert len(table.p1.hand) == 7
    begun(table)


@rule("2P-MOD4-05")
def test_the_draft_begins_with_the_first_player():
    table = Table(start([plain_deck(1), plain_deck(2)], 1, Rules(arena="draft")))
    table.asked.names_first(2)
    for _ in range(2):
        table.asked.chooses_row("back")
    assert table.p2.asked
    table.p2.chooses(table.p2.choices[0])
    assert table.p1.asked
    table.p1.chooses(table.p1.choices[0])
    begun(table)


# What it is


@rule("2P-MOD4-04")
def test_it_pays_for_nothing():
    thinker = supporting(
        "T-THINKER",
        "Thinker",
        cost=1,
        atk=1,
        defense=1,
        powers=[super_power("Think", MAIN, INTELLECT, draw())],
    )
    assert not at("full gear", side(front=thinker), side()).p1.may("use", "Thinker", power="Think")
    paid = at("full gear", side(front=thinker, resources="Full Gear"), side())
    assert paid.p1.may("use", "Thinker", power="Think")


@rule("2P-MOD4-04")
def test_it_is_on_nobody_s_side_and_nothing_reaches_it():
    sweep = plot_twist("T-SWEEP", "Sweep", MAIN, remove_from_game(each_card()))
    table = at("all out", side(hand=sweep), side())
    assert all(not pile.cards for pile in table.battle.view(0).sides[0].piles if pile.name == "arena")
    table.p1.plays("Sweep")
    assert scene(table) == ["All Out"]


@rule("2P-MOD4-04")
def test_it_stays_though_players_leave():
    shock = plot_twist("T-SHOCK", "Shock", MAIN, stun(one(enemy)))
    sides = [side(main="First 3/6 h5, w4"), side(hand=shock), side()]
    table = at("all out", *sides, active=2)
    table.p2.plays("Shock", on="First")
    assert table.p1.is_out
    assert scene(table) == ["All Out"]


def test_nothing_else_lies_there():
    battle = at("all out", side(hand="Sting 2/2"), side()).battle.fork()
    assert fault_of(battle, INVARIANTS) == ""
    battle.put(battle.pile(0, HAND)[0], 0, SCENE)
    assert "Sting" in fault_of(battle, INVARIANTS)


# Left Tunnel, Right Tunnel


@rule("2P-MOD4-06")
def test_left_tunnel_weakens_evil_attackers():
    table = at("left tunnel", side(front="Toad 3/3 Brotherhood"), side(front="Blob 1/9"))
    table.p1.attacks("Toad", "Blob")
    assert table.p1["Toad"].minus == 1
    table.passes()


@rule("2P-MOD4-06")
def test_left_tunnel_stuns_an_evil_attacker_of_one_def_at_once():
    table = at("left tunnel", side(front="Toad 1/1 Brotherhood"), side(front="Blob 1/9"))
    table.p1.attacks("Toad", "Blob")
    assert table.p1["Toad"].stunned
    assert not table.in_combat


@rule("2P-MOD4-06")
def test_left_tunnel_leaves_good_attackers_and_defenders_alone():
    table = at("left tunnel", side(front="Sting 3/3 Babyfaces"), side(front="Toad 1/9 Brotherhood"))
    table.p1.attacks("Sting", "Toad")
    assert table.p1["Sting"].minus == table.p2["Toad"].minus == 0
    table.passes()


@rule("2P-MOD4-06")
def test_left_tunnel_weakens_each_attacker_of_a_team():
    table = at("left tunnel", side(front=["Toad 3/3 Heels", "Pyro 2/2 Heels"]), side(front="Blob 0/9"))
    table.p1.attacks(["Toad", "Pyro"], "Blob")
    assert table.p1["Toad"].minus == table.p1["Pyro"].minus == 1
    table.passes()


@rule("2P-MOD4-07")
def test_right_tunnel_weakens_a_good_defender():
    table = at("right tunnel", side(front="Toad 1/9"), side(front="Sting 3/3 Babyfaces"))
    table.p1.attacks("Toad", "Sting")
    assert table.p2["Sting"].minus == 1
    table.passes()


@rule("2P-MOD4-07")
def test_right_tunnel_stuns_a_good_defender_of_one_def_at_once():
    table = at("right tunnel", side(front="Toad 2/9"), side(front="Sting 2/1 Babyfaces"))
    table.p1.attacks("Toad", "Sting")
    assert table.p2["Sting"].stunned
    assert not table.in_combat


@rule("2P-MOD4-07")
def test_right_tunnel_leaves_good_attackers_and_evil_defenders_alone():
    table = at("right tunnel", side(front="Sting 3/9 Babyfaces"), side(front="Toad 1/9 Brotherhood"))
    table.p1.attacks("Sting", "Toad")
    assert table.p1["Sting"].minus == table.p2["Toad"].minus == 0
    table.passes()


@rule("2P-MOD4-07")
def test_right_tunnel_minds_whoever_becomes_the_defender():
    step_in = plot_twist(
        "T-IN",
        "Step In",
        COMBAT,
        become_defender(BYSTANDER),
        any_turn=True,
    )
    table = at(
        "right tunnel",
        side(front="Toad 1/9"),
        side(front=["Blob 1/9", "Sting 3/3 Babyfaces"], hand=step_in),
    )
    table.p1.attacks("Toad", "Blob")
    table.p1.passes()
    table.p2.plays("Step In", on="Sting")
    assert table.p2["Sting"].minus == 1
    table.passes()


# All Out


@rule("2P-MOD4-08")
def test_all_out_puts_a_counter_on_whoever_attacks():
    table = at("all out", side(front="A 2/9"), side(front="B 2/9"))
    table.p1.attacks("A", "B")
    assert (table.p1["A"].plus, table.p2["B"].plus) == (1, 0)
    table.passes()
    assert table.p1["A"].plus == 1


@rule("2P-MOD4-08")
def test_all_out_gives_a_berserker_a_second_counter():
    table = at("all out", side(front="A 2/9 Berserker"), side(front="B 2/9"))
    table.p1.attacks("A", "B")
    assert table.p1["A"].plus == 2
    table.passes()


@rule("2P-MOD4-08", "2P-MOD4-14")
def test_all_out_and_a_challenge_match_add_up():
    wrestlers = side(main="Hero 3/6 Heels", matches=[lights_out_match], front="A 2/9 Heels Berserker")
    table = at("all out", wrestlers, side(front="B 2/9"))
    table.p1.attacks("A", "B")
    assert table.p1["A"].plus == 3
    table.passes()


# Double or Nothing


def flipped(seeds=range(20), **rows):
    """A won and a lost flip of an attack, each as it ends."""
    found = {}
    for seed in seeds:
        table = at("double or nothing", side(front=rows["mine"]), side(front=rows["theirs"]), seed=seed)
        attackers = [card.split()[0] for card in rows["mine"]]
        table.p1.attacks(attackers, rows["theirs"].split()[0])
        table.p1.answers("yes")
        won = next(event.amount for event in table.log if event.kind == COIN_FLIPPED)
        table.passes()
        found[bool(won)] = table
        if len(found) == 2:
            return found[True], found[False]
    raise AssertionError("the coin has one side")


@rule("2P-MOD4-09")
def test_a_won_flip_doubles_what_all_attackers_strike_for():
    won, lost = flipped(mine=["A 2/9 Heels", "B 3/9 Heels"], theirs="Blob 0/10")
    assert won.p2["Blob"].stunned
    assert not lost.p2["Blob"].stunned


@rule("2P-MOD4-09")
def test_double_is_not_more_than_double_and_lost_is_nothing():
    won, lost = flipped(mine=["A 2/9 Heels", "B 3/9 Heels"], theirs="Blob 0/11")
    assert not won.p2["Blob"].stunned
    _, weak = flipped(mine=["A 9/9"], theirs="Blob 1/1")
    assert not weak.p2["Blob"].stunned
    assert not lost.p2["Blob"].stunned


@rule("2P-MOD4-09")
def test_who_does_not_flip_strikes_as_ever():
    table = at("double or nothing", side(front="A 3/9"), side(front="Blob 1/3"))
    table.p1.attacks("A", "Blob")
    table.p1.answers("no")
    table.passes()
    assert table.p2["Blob"].stunned
    assert table.happened("coin flipped") == 0


@rule("2P-MOD4-09")
def test_the_coin_is_flipped_once_for_each_attack_and_its_fate_ends_with_the_combat():
    table = at("double or nothing", side(front=["A 3/9 Heels", "B 3/9 Heels"]), side(front="Blob 1/20"))
    table.p1.attacks("A", "Blob")
    table.p1.answers("yes")
    table.passes()
    table.p1.attacks("B", "Blob")
    table.p1.answers("no")
    assert table.happened("coin flipped") == 1
    assert len(table.battle.modifiers) == 1
    table.passes()


@rule("2P-MOD4-10")
def test_the_defender_strikes_either_way():
    won, lost = flipped(mine=["A 3/3"], theirs="Blob 3/3")
    assert won.p1["A"].stunned
    assert won.p2["Blob"].stunned
    assert lost.p1["A"].stunned
    assert not lost.p2["Blob"].stunned


@rule("2P-MOD4-09")
def test_the_attacking_player_is_asked_before_anybody_acts():
    table = at("double or nothing", side(), side(front="A 3/9"), active=2)
    table.p2.attacks("A", "Leader 1")
    assert table.p2.asked
    table.p2.answers("no")
    table.passes()


def test_one_who_joins_the_attack_shares_its_fate():
    call = plot_twist("T-CALL", "Call", COMBAT, join_attack(BYSTANDER))
    for seed in range(10):
        table = at(
            "double or nothing",
            side(front=["A 1/9 Heels", "B 4/9 Heels"], hand=call),
            side(front="Blob 0/10"),
            seed=seed,
        )
        table.p1.attacks("A", "Blob")
        table.p1.answers("yes")
        won = next(event.amount for event in table.log if event.kind == COIN_FLIPPED)
        table.p1.plays("Call", on="B")
        table.passes()
        assert table.p2["Blob"].stunned is bool(won)


# Full Gear


BAT = equipment("T-BAT", "Bat", cost=7, teams=("X-Men",), powers=[while_(plus(atk=2), on=bearer)])
BELT = equipment("T-BELT", "Belt", cost=1, powers=[only_onto(champion)])


def geared(*gear, **more):
    return at(
        "full gear", side(front="A 2/2", pile=list(gear or (BAT,)), **more), side(front="B 2/2"), at="build"
    )


@rule("2P-MOD4-11")
def test_full_gear_brings_equipment_in_for_free_and_for_any_team():
    table = geared()
    assert table.p1.may("use", "Full Gear")
    table.p1.uses("Full Gear", on="A")
    assert table.p1["A"].atk == 4
    assert table.p1["Bat"].owner == 1
    assert table.happened("played", "Bat") == 1


@rule("2P-MOD4-11")
def test_full_gear_works_once_a_game():
    table = geared(BAT, BELT)
    table.p1.uses("Full Gear", on=("Bat", "A"))
    assert table.p1.why_not("use", "Full Gear") == "2P-PWR-30"
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    assert table.p1.why_not("use", "Full Gear") == "2P-PWR-30"


@rule("2P-MOD4-11")
def test_full_gear_is_for_each_player_in_their_own_build_phase():
    table = at("full gear", side(pile=[BAT]), side(pile=[BAT]), at="build")
    table.p1.uses("Full Gear", on="Leader 1")
    assert table.p2.why_not("use", "Full Gear") is not None
    table.p1.goes_to("main")
    table.next_turn()
    table.p2.uses("Full Gear", on="Leader 2")
    assert table.p2["Leader 2"].atk == 5


@rule("2P-MOD4-11")
def test_full_gear_is_no_matter_of_the_main_phase():
    table = at("full gear", side(pile=[BAT]), side())
    assert table.p1.why_not("use", "Full Gear") == "2P-PWR-11"


@rule("2P-MOD4-11")
def test_full_gear_needs_a_face_up_bearer_and_some_equipment():
    table = at("full gear", side(main="L 3/6 h5, stunned", pile=[BAT]), side(), at="build")
    assert not table.p1.may("use", "Full Gear")
    assert not at("full gear", side(hand=1), side(), at="build").p1.may("use", "Full Gear")


@rule("2P-MOD4-11", "2P-KEY-06")
def test_what_only_a_champion_bears_stays_so():
    assert not geared(BELT).p1.may("use", "Full Gear")
    holder = supporting("T-HOLDER", "Holder", cost=1, atk=2, defense=2, champion=True)
    table = at("full gear", side(front=["A 2/2", holder], pile=[BELT]), side(), at="build")
    table.p1.uses("Full Gear", on="Holder")
    assert table.p1.lying_in("out-of-game pile") == []


@rule("2P-MOD4-11")
def test_any_equipment_there_is_lies_ready_outside_the_game():
    deck, gear = plain_deck(1), [BAT, BELT]
    for agreed, brought in (("full gear", 2), ("die", 2), ("draft", 2), ("all out", 0), ("none", 0)):
        assert len(TPCG.outfit(deck, Rules(arena=agreed), [*gear, *deck.cards]).pile) == brought


@rule("2P-MOD4-11")
@pytest.mark.parametrize("seed", range(8))
def test_it_goes_away_where_the_arena_is_another(seed):
    decks = [TPCG.outfit(plain_deck(n), Rules(arena="die"), [BAT, BELT]) for n in (1, 2)]
    table = opening("die", seed=seed, decks=decks)
    kept = ["Bat", "Belt"] if scene(table) == ["Full Gear"] else []
    assert table.p1.lying_in("out-of-game pile") == kept


# Revolution


@rule("2P-MOD4-12")
def test_revolution_turns_the_phases_around():
    table = at(
        "revolution", side(front="A 2/2", hand="C 1/1", resources=1), side(front="B 1/1"), turn=2, at="start"
    )
    assert table.battle.view(0).order == ["main", "build", "recovery", "draw"]
    assert table.at == "main"
    table.p1.attacks("A", "B")
    table.passes()
    table.p1.goes_on()
    assert table.at == "resource"
    assert not table.p1["A"].ready
    hand = len(table.p1.hand)
    table.p1.ends_turn()
    assert table.p1["A"].ready
    assert len(table.p1.hand) == hand + 2
    assert table.active is table.p2
    assert table.at == "main"


@rule("2P-MOD4-12")
def test_who_is_recruited_attacks_in_the_next_main_phase_at_the_earliest():
    newcomer = side(front="A 2/2", hand="C 3/3 c1", resources=1)
    table = at("revolution", newcomer, side(front="B 1/9"), turn=1, at="start")
    table.p1.goes_to("recruit")
    table.p1.recruits("C")
    assert table.p1.why_not("attack", "C", "B") is not None
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.at == "main"
    assert table.p1.may("attack", "C", "B")


@rule("2P-MOD4-12")
def test_the_first_turn_of_a_game_still_draws_nothing():
    table = at("revolution", side(hand=0), side(), turn=1, at="start")
    table.p1.ends_turn()
    assert table.p1.hand == []
    table.p2.ends_turn()
    assert len(table.p2.hand) == 2


@rule("2P-MOD4-13")
def test_the_turn_starts_with_its_main_phase_and_ends_after_its_draw():
    clock = supporting(
        "T-CLOCK",
        "Clock",
        cost=1,
        atk=2,
        defense=9,
        powers=[at_start_of_your_turn(plus_counters(this)), at_end_of_your_turn(put_counters(this, MARK))],
    )
    table = at("revolution", side(front=clock), side(front="B 1/9"), turn=2, at="start")
    assert table.at == "main"
    assert table.p1["Clock"].plus == 1
    table.p1.ends_turn()
    told = [event.kind for event in table.log if event.kind in (DREW, COUNTERS_PUT)]
    assert told == [COUNTERS_PUT, DREW, DREW, COUNTERS_PUT]


def test_the_usual_order_needs_no_mention():
    assert at("all out", side(), side()).battle.view(0).order == []


# With other modes


@rule("2P-MOD4-14")
@pytest.mark.parametrize("arena", [card.name.casefold() for card in ARENAS])
def test_every_arena_works_for_two_against_two(arena):
    sides = [side(front=f"S{n} 2/9 Heels") for n in range(4)]
    table = lay(*sides, rules=Rules(mode=TWO_AGAINST_TWO, arena=arena))
    table.p1.attacks("S0", "S1")
    if arena == "double or nothing":
        table.p1.answers("yes")
    table.passes()
    table.next_turn()
    assert table.active is table.p2


def test_a_change_that_lasts_a_combat_still_ends_with_it_in_an_arena():
    rally = plot_twist("T-RALLY", "Rally", MAIN, gets(one(yours), atk=1))
    table = at("all out", side(front="A 2/9", hand=rally), side())
    table.p1.plays("Rally", on="A")
    assert table.p1["A"].atk == 3
    table.next_turn()
    assert table.p1["A"].atk == 2


def test_a_game_that_began_with_another_all_out_goes_on_with_it():
    old = arena("ARENA-3", "All Out", [while_(gaining(FLIGHT), on=character)])
    battle = TPCG.start([plain_deck(1), plain_deck(2)], 1, Rules(arena="all out"), {old.key: old})
    for _ in range(3):
        battle.answer(0)
    assert battle.definition[battle.pile(0, SCENE)[0]] is old


def test_the_arenas_of_an_agreement_are_known_before_the_game():
    for agreed, known in (("none", []), ("die", NAMES), ("draft", NAMES), ("all out", ["All Out"])):
        assert [card.name for card in TPCG.brings(Rules(arena=agreed))] == known
