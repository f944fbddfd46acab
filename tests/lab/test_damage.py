"""Whatever happens to its files, a run loses no result without a word and writes over nothing."""

from pathlib import Path

import pytest

from tests.lab.small_runs import parts, played, played_until, small_plan, tables
from versus.lab.errors import CannotWrite, OtherRun
from versus.lab.experiment import Experiment, Means


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """The folder of a finished run."""
    played(tmp_path / "run")
    return tmp_path / "run"


def opened(folder: Path) -> Experiment:
    return Experiment(small_plan(), folder, Means(workers=1))


def test_a_cut_off_part_is_set_aside_and_played_again(run: Path):
    expected = tables(run)
    part = parts(run)[2]
    part.write_bytes(part.read_bytes()[:100])
    again = opened(run)
    assert [chunk.number for chunk in again.missing] == [2]
    assert part.with_name("part-00002.parquet.corrupt-1").read_bytes()[:4] == b"PAR1"
    assert "part-00002.parquet is damaged" in again.run.notes[0]
    assert "part-00002.parquet.corrupt-1" in again.run.notes[0]
    played(run)
    assert tables(run) == expected


def test_one_flipped_bit_is_noticed_wherever_it_matters(run: Path):
    part = parts(run)[0]
    sound = part.read_bytes()
    games = next(opened(run).run.parts())
    noticed = 0
    for place in range(0, len(sound), len(sound) // 40):
        data = bytearray(sound)
        data[place] ^= 1
        part.write_bytes(data)
        again = opened(run)
        noticed += bool(again.missing)
        assert again.missing or next(again.run.parts()) == games
    assert noticed > 20


def test_a_second_damage_keeps_the_first_file_too(run: Path):
    for words in (b"first", b"second"):
        parts(run)[1].write_bytes(words)
        played(run)
    kept = [(run / "parts" / f"part-00001.parquet.corrupt-{number}").read_bytes() for number in (1, 2)]
    assert kept == [b"first", b"second"]


def test_a_part_of_another_run_is_not_taken_for_ones_own(run: Path, tmp_path: Path):
    played(tmp_path / "other", small_plan(seed=2))
    parts(run)[0].write_bytes(parts(tmp_path / "other")[0].read_bytes())
    again = opened(run)
    assert [chunk.number for chunk in again.missing] == [0]
    assert "it belongs to another run" in again.run.notes[0]


def test_a_part_in_the_place_of_another_is_noticed(run: Path):
    parts(run)[0].write_bytes(parts(run)[1].read_bytes())
    assert [chunk.number for chunk in opened(run).missing] == [0]


@pytest.mark.parametrize("name", ["games.parquet", "cards.parquet", "summary.json"])
def test_a_damaged_result_is_set_aside_and_made_anew(run: Path, name: str):
    expected = tables(run), (run / "summary.json").read_bytes()
    (run / name).write_bytes(b"nothing of use")
    again = played(run)
    assert (run / f"{name}.corrupt-1").read_bytes() == b"nothing of use"
    assert f"{name} is damaged" in again.run.notes[0]
    assert (tables(run), (run / "summary.json").read_bytes()) == expected


def test_sound_results_are_made_anew_without_a_word(run: Path):
    assert played(run).run.notes == []
    assert not list(run.rglob("*.corrupt-*"))


def test_a_damaged_manifest_is_set_aside_and_the_parts_still_count(run: Path):
    (run / "manifest.json").write_text("{")
    again = opened(run)
    assert again.missing == []
    assert (run / "manifest.json.corrupt-1").read_text() == "{"


def test_a_draft_that_was_never_finished_is_no_result(tmp_path: Path):
    played_until(tmp_path, games=2)
    (tmp_path / "parts" / ".part-00001.parquet.4711").write_bytes(b"half a pa")
    assert [chunk.number for chunk in opened(tmp_path).missing] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (small_plan(seed=2), "seed 1 there, 2 here"),
        (small_plan(games=14), "games 12 there, 14 here"),
        (small_plan(b="Magneto"), "the decks are Tide, Ember there, Tide, Magneto here"),
    ],
)
def test_the_folder_of_another_run_is_refused_and_left_alone(run: Path, other, words: str):
    before = {path: path.read_bytes() for path in run.rglob("*") if path.is_file()}
    with pytest.raises(OtherRun, match=words):
        Experiment(other, run, Means(workers=1))
    assert {path: path.read_bytes() for path in run.rglob("*") if path.is_file()} == before


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotWrite, match="file"):
        opened(tmp_path / "file" / "run")
