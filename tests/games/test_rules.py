"""The values of match options are types: what the rules compare with is what a table may agree on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from mypy import api

from versus.cards.catalogue import house
from versus.decks import starters
from versus.games.house import games
from versus.games.tpcg import rules
from versus.kernel.codec import fingerprint
from versus.kernel.errors import BadSave
from versus.kernel.match_options import MatchOption
from versus.kernel.save import load, save


@pytest.mark.parametrize("option", rules.OPTIONS.options, ids=lambda option: option.name)
def test_the_type_of_an_option_has_its_values_and_no_others(option: MatchOption):
    alias = getattr(rules, option.name.title().replace("_", ""))
    assert get_args(alias) == tuple(value.value for value in option.values)


WRITTEN = """
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, Rules

rules = Rules(lethal="stun", mode=TWO_AGAINST_TWO)
rules.lethal == "wound" or rules.team_recruit != ON
rules.lethal == "stunn"  # refused
rules.power_up == "wound"  # refused
Rules(once="owned")  # refused
"""


def test_the_type_checker_refuses_a_value_that_an_option_has_not(tmp_path, monkeypatch):
    monkeypatch.chdir(Path(__file__).parents[2])
    file = tmp_path / "comparing.py"
    file.write_text(WRITTEN, encoding="utf-8")
    said, failed, _ = api.run([str(file), "--config-file", "pyproject.toml", "--no-error-summary"])
    assert not failed
    refused = [number for number, line in enumerate(WRITTEN.splitlines(), 1) if line.endswith("# refused")]
    assert [int(line.split(":")[1]) for line in said.splitlines() if ": error: " in line] == refused


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [("2pcg", "lethal", "stunn"), ("2pcg", "chess", "on"), ("classic", "turn_limit", 0)],
)
def test_a_save_with_options_that_no_table_can_agree_on_is_refused(game: str, option: str, value: Any):
    plug = games()[game]
    saved = msgspec.json.decode(save(plug.start(starters(game)[:2], 1)))
    saved["position"]["rules"][option] = value
    saved["digest"] = fingerprint(msgspec.json.encode(saved["position"]))
    with pytest.raises(BadSave, match=f"{option}.*Use an undamaged copy"):
        load(msgspec.json.encode(saved), house(game))


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_a_save_keeps_what_was_agreed(game: str):
    plug = games()[game]
    option = plug.options.options[-1]
    value = option.values[-1].value if option.values else option.least
    battle: Any = plug.start(starters(game)[:2], 1, plug.options.read({option.name: value}))
    again: Any = load(save(battle), house(game))
    assert again.rules == battle.rules
    assert getattr(again.rules, option.name) == value
