"""Numbered actions for a question of any length: a page of options, and one action that turns the page."""

from __future__ import annotations

from versus.kernel.ask import Ask
from versus.kernel.errors import AnswerError
from versus.lab.environments.tpcg.layout import NEXT_PAGE, OPTIONS


class IllegalAction(AnswerError):
    """An action that the open question does not offer."""


def shown(ask: Ask, page: int) -> int:
    """How many options a page has."""
    return min(OPTIONS, len(ask.options) - page * OPTIONS)


def has_pages(ask: Ask) -> bool:
    """Whether the options fill more than one page, so that it can be turned."""
    return len(ask.options) > OPTIONS


def legal(ask: Ask, page: int) -> list[int]:
    """The legal actions, in ascending order."""
    actions = list(range(shown(ask, page)))
    if has_pages(ask):
        actions.append(NEXT_PAGE)
    return actions


def next_page(ask: Ask, page: int) -> int:
    """The page after this one; after the last the first again, so that no option is ever lost."""
    return page + 1 if (page + 1) * OPTIONS < len(ask.options) else 0


def check(ask: Ask, page: int, action: int) -> None:
    """Refuse an action that is not legal."""
    if 0 <= action < shown(ask, page) or (action == NEXT_PAGE and has_pages(ask)):
        return
    more = f", or {NEXT_PAGE} for further options" if has_pages(ask) else ""
    raise IllegalAction(
        f"Action {action} is not legal here; choose one from 0 to {shown(ask, page) - 1}{more}. "
        "The action mask marks them."
    )
