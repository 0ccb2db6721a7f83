"""What is built and published comes from pinned parts, and every published file can be verified."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def lines(*paths: Path) -> Iterator[str]:
    for path in paths:
        yield from path.read_text(encoding="utf-8").splitlines()


def test_actions_are_pinned_by_commit_with_their_version_beside() -> None:
    used = [line for line in lines(*WORKFLOWS) if "uses:" in line]
    assert used
    assert [line for line in used if not re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line)] == []


def test_workflows_keep_no_credentials_and_may_read_alone() -> None:
    for text in [path.read_text(encoding="utf-8") for path in WORKFLOWS]:
        assert text.count("actions/checkout@") == text.count("persist-credentials: false")
        assert re.search(r"^permissions:( \{\}|\n  contents: read)$", text, re.MULTILINE)


def test_scripts_install_uv_by_version_and_hash() -> None:
    scripts = [path for path in (ROOT / ".ci").iterdir() if path.suffix != ".txt"]
    installs = [
        line for line in lines(*scripts, *WORKFLOWS, ROOT / "Dockerfile") if re.search(r"\bpip install\b", line)
    ]
    by_pip = [line for line in installs if "uv pip install" not in line]
    assert len(by_pip) >= 4
    assert [line for line in by_pip if "--require-hashes" not in line] == []
    pins = (ROOT / ".ci" / "requirements.txt").read_text(encoding="utf-8")
    assert re.search(r"^uv==[\d.]+ \\\n +--hash=sha256:", pins, re.MULTILINE)


def attested(step: str) -> list[str]:
    """Return the files that a step of the release attests."""
    return re.findall(r"dist/\*\S+", step.partition("subject-path:")[2].partition("sbom-path:")[0])


def test_release_attests_origin_and_parts_of_every_file_it_publishes() -> None:
    published = re.findall(r"dist/\*\S+", RELEASE.partition("gh release create")[2])
    origins, *parts = [step for step in RELEASE.split("\n      - ") if "uses: actions/attest@" in step]
    assert {"dist/*.whl", "dist/*.tar.gz", "dist/*.tgz"} < set(published)
    assert "sbom-path" not in origins
    assert attested(origins) == published
    assert all("sbom-path: dist/" in step for step in parts)
    assert [path for step in parts for path in attested(step)] == [it for it in published if "spdx" not in it]


def test_image_is_built_for_two_machines_and_has_the_license() -> None:
    assert "for platform in arm64 amd64; do" in RELEASE
    assert "!LICENSE" in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def test_update_bot_pins_base_images_that_have_no_digest() -> None:
    config = json.loads((ROOT / ".github" / "renovate.json").read_text(encoding="utf-8"))
    files = [ROOT / "Dockerfile", *ROOT.glob("compose*.yaml")]
    images = [line for line in lines(*files) if re.match(r"FROM |\s+image: (?!roost$)", line)]
    assert images
    assert all("@sha256:" in line for line in images) or "docker:pinDigests" in config["extends"]
