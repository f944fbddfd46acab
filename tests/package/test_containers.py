"""The files for containers and for a hosted CI speak of what there is."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from typing import Any

import pytest
import yaml

from tests.package.conftest import ROOT
from versus.cli import VERBS
from versus.server.settings import Settings

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVER = COMPOSE["services"]["server"]
SETTINGS = {f"VERSUS_{field.name.upper()}" for field in fields(Settings)}


def told(word: str) -> list[str]:
    """What follows an instruction of the Dockerfile, wherever it stands."""
    return re.findall(rf"^{word} (.+)$", DOCKERFILE, re.MULTILINE)


def test_what_is_copied_is_there() -> None:
    copied = [shlex.split(line)[:-1] for line in told("COPY") if not line.startswith("--from")]
    assert copied
    assert not [path for paths in copied for path in paths if not (ROOT / path).exists()]


def test_the_image_runs_the_server_as_nobody_in_particular() -> None:
    assert told("USER") == ["10001"]
    assert told("ENTRYPOINT") == ['["versus"]']
    (command,) = told("CMD")
    assert command.startswith('["serve"')
    assert "serve" in VERBS
    assert "/health" in DOCKERFILE.partition("HEALTHCHECK")[2]


def test_every_setting_that_is_named_exists() -> None:
    named = set(SERVER["environment"]) | {line.partition("=")[0] for line in told("ENV")}
    assert named
    assert named <= SETTINGS


def test_the_server_waits_for_a_database_that_keeps_its_data() -> None:
    assert SERVER["depends_on"]["database"]["condition"] == "service_healthy"
    database = COMPOSE["services"]["database"]
    assert database["healthcheck"]["test"]
    assert {mount.partition(":")[0] for mount in database["volumes"] + SERVER["volumes"]} == set(
        COMPOSE["volumes"]
    )


def test_no_password_stands_in_the_files_and_none_is_taken_for_granted() -> None:
    secrets = [
        SERVER["environment"]["VERSUS_DATABASE_URL"],
        COMPOSE["services"]["database"]["environment"]["POSTGRES_PASSWORD"],
    ]
    assert all("${VERSUS_DATABASE_PASSWORD:?" in secret for secret in secrets)


@pytest.mark.parametrize(("workflow", "command"), [("ci.yml", ".ci/run"), ("release.yml", "make site")])
def test_a_hosted_ci_runs_what_everybody_can_run(workflow: str, command: str) -> None:
    found = yaml.safe_load((ROOT / ".github/workflows" / workflow).read_text(encoding="utf-8"))
    steps = [step for job in found["jobs"].values() for step in job["steps"]]
    assert command in [step.get("run") for step in steps]
    assert all("timeout-minutes" in job for job in found["jobs"].values())
    assert found["permissions"] == {"contents": "read"}
