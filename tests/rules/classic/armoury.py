"""Tables with equipment that several rule tests share."""

from versus.games.classic.flow.clauses import CLAUSES
from versus.games.classic.table.equipment import transfer_fault
from versus.games.classic.table.harm import stun_event
from versus.kernel.choosing import Chosen
from versus.testing.classic import duel, side

GUN = "Gun equipment c1"
IT = Chosen(0)


def armoury(*hand, resources=3, at="recruit", **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), p2=side(front="Ilsa 4/5"), at=at)


def stunning(table, player, name):
    card = player[name].id
    table.befalls(lambda contest: contest.cause(stun_event(card)))


def transfer_rule(table, card, onto, of=1):
    """The rule against a transfer, or None."""
    player = table.players[of - 1]
    fault = transfer_fault(table.contest, of - 1, table.anywhere(card, of - 1), player[onto].id)
    return CLAUSES[fault][0] if fault else None
