"""compose.scale.yaml: its processes, their shards and order. `test_pages.py` replaces such processes one by one."""

import re
from collections.abc import Mapping

from bot.tables.shards import Shards
from tests.e2e.house import ROOT

COMPOSE = (ROOT / "compose.scale.yaml").read_text()


def services() -> Mapping[str, str]:
    """Return the services of the file, with their settings."""
    text = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    names = re.findall(r"^  (\w+):", text, re.MULTILINE)
    parts = re.split(r"^  \w+:.*\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(names, parts, strict=True))


def ranges() -> Mapping[str, Shards]:
    """The shards of each service that has some."""
    found = {name: re.findall(r"ROOST_SHARDS: (.+)", text) for name, text in services().items()}
    return {name: Shards.parse(*texts) for name, texts in found.items() if texts}


def test_each_shard_has_one_process_and_all_of_them_have_the_same_number() -> None:
    (count,) = {shards.count for shards in ranges().values()}
    assert sorted(one for shards in ranges().values() for one in shards.ids) == list(range(count))


def test_who_is_started_waits_for_the_database_and_has_time_to_drain() -> None:
    assert [name for name, text in services().items() if 'command: ["migrate"]' in text] == ["migrate"]
    assert "condition: service_completed_successfully" in COMPOSE.partition("\nservices:\n")[0]
    assert "condition: service_healthy" in services()["migrate"]
    assert "pg_isready" in services()["postgres"]
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s", COMPOSE.partition("\nservices:\n")[0])
    assert int(seconds) > 10  # which a bot may take to finish what it has begun


def test_the_document_replaces_every_process_and_migrates_before() -> None:
    steps = (ROOT / "docs" / "scaling.md").read_text().partition("## Updates, one by one")[2].splitlines()
    replaced = [line.split()[-1] for line in steps if line.startswith("docker compose -f compose.scale.yaml")]
    assert replaced == ["--pull", "migrate", *ranges()]
