"""Finding cards by a query such as `team:x-men cost<=3`, for the terminal and for every other client."""

from versus.cards.search.faults import BadQuery
from versus.cards.search.index import Indexed, Shelf, shelf_of
from versus.cards.search.query import Query, find, read_query

__all__ = ["BadQuery", "Indexed", "Query", "Shelf", "find", "read_query", "shelf_of"]
