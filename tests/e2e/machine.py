"""A machine on which the steps of docs/hosting.md, docs/scaling.md and the Dockerfile are done, in a folder of its own.

They are read out of those files and run by bash. Other programs stand in for those that need rights, a system or a
network: `pip install` finds what the tests run with, `git clone` and `git pull` copy this checkout, `systemctl` starts
what the unit says, and `sudo -u postgres` is the superuser of the test's server. So what is not proved here is that the
pinned packages can be had (`.ci/package` does that), and what Docker and systemd make of the rest.
"""

import asyncio
import re
import shlex
import sys
import sysconfig
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tests.e2e.house import ROOT, clean_environment
from tests.patience import PATIENCE

CLONE = "<address of this repository>"
_PLACE = re.compile(r"/(?:opt|var/lib|etc/systemd|app|data)(?=[/\s\"':]|$)")
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

_FILES = "git ls-files -coz --exclude-standard"
_INTO = '| tar c --null -T - | tar x -C "$into"'

_STAND_INS = {
    "sudo": """
case "$1 $2" in
  "-u postgres") export PGHOST=$ROOST_TEST_PGHOST PGPORT=$ROOST_TEST_PGPORT PGUSER=postgres ;;
  "-u roost") export HOME="@MACHINE@/var/lib/roost" ;;
esac
if [ "$1" = -u ]; then shift 2; fi
exec setsid --wait "$@" # without a terminal
""",
    "sudoedit": 'cat "$ROOST_TEST_SETTINGS" >> "$1"',
    "useradd": "exit 0",
    "install": """
kept=()
while [ $# -gt 0 ]; do
  case $1 in -o | -g) shift 2 ;; *) kept+=("$1"); shift ;; esac
done
for last in "${kept[@]}"; do :; done
mkdir -p "$(dirname "$last")"
exec /usr/bin/install "${kept[@]}"
""",
    "git": """
case $1 in
  clone) into=${@: -1}; mkdir -p "$into" ;;
  pull) into=$PWD; rm -r bot games renderers ;;
  *) exec /usr/bin/git "$@" ;;
esac
cd "@ROOT@"; @FILES@ @INTO@
""",
    "python3": """
if [ "$1 $2" != "-m venv" ]; then exec "@PYTHON@" "$@"; fi
"@PYTHON@" -m venv --without-pip "$3"
cp "$(dirname "$0")/pip" "$3/bin/pip"
""",
    "pip": """
case "$*" in install*" --require-hashes -r requirements"*.txt) ;; *) exit 64 ;; esac
test -s "${@: -1}"
echo "@PACKAGES@" > "$(echo "$(dirname "$0")"/../lib/python*/site-packages)/stand-in.pth"
""",
    "systemctl": 'exec "@PYTHON@" "@ROOT@/tests/e2e/systemctl.py" "@MACHINE@" "$@"',
}


@dataclass
class Machine:
    """Paths of the documents lie below `root`. The bot's settings are in a file that `sudoedit` adds to `.env`."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        """Put the programs there that stand in for others."""
        programs = self.root / "bin"
        programs.mkdir(parents=True)
        words = {
            "@FILES@": _FILES,
            "@INTO@": _INTO,
            "@ROOT@": str(ROOT),
            "@PYTHON@": sys.executable,
            "@PACKAGES@": sysconfig.get_path("purelib"),
            "@MACHINE@": str(self.root),
        }
        for name, text in _STAND_INS.items():
            for word, meant in words.items():
                text = text.replace(word, meant)  # noqa: PLW2901 - word by word
            for program in {name, "python"} if name == "python3" else {name}:
                (programs / program).write_text(f"#!/usr/bin/env bash\nset -e\n{text}\n")
                (programs / program).chmod(0o755)
        clean = clean_environment(self.root, ROOST_TEST_SETTINGS=str(self.root / "settings"))
        del clean["PYTHONPATH"]
        self.environment |= {**clean, "PATH": f"{programs}:{clean['PATH']}"}

    def here(self, text: str) -> str:
        """A text whose paths lie on this machine."""
        return _PLACE.sub(lambda found: f"{self.root}{found[0]}", text)

    async def run(self, script: str, folder: str | Path, **environment: str) -> str:
        """Run a script that must succeed. Returns its output."""
        process = await asyncio.create_subprocess_exec(
            *("bash", "-euo", "pipefail", "-c", self.here(script)),
            cwd=folder,
            env=self.environment | environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(PATIENCE):
            said, _ = await process.communicate()
        assert process.returncode == 0, f"{script}\n{said.decode()}"
        return said.decode()


def blocks(section: str, language: str, page: str = "hosting.md") -> Sequence[str]:
    """The blocks of a page in a language, of a section."""
    text = (ROOT / "docs" / page).read_text()
    (part,) = [part for part in text.split("\n## ") if part.startswith(f"{section}\n")]
    return [block for kind, block in _BLOCK.findall(part) if kind == language]


@dataclass
class Image:
    """A model of the image that the Dockerfile builds."""

    environment: Mapping[str, str]
    command: Sequence[str]
    folder: Path
    said: Mapping[str, Sequence[str]]
    """Every instruction's words, by its name."""


async def built(machine: Machine) -> Image:
    """Do what the Dockerfile says, stage after stage, on one machine."""
    text = (ROOT / "Dockerfile").read_text()
    folder, environment = machine.root, dict[str, str]()
    said: dict[str, list[str]] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        name, _, words = line.partition(" ")
        said.setdefault(name, []).append(words)
        match name:
            case "WORKDIR":
                folder = Path(machine.here(words))
                folder.mkdir(parents=True, exist_ok=True)
            case "ENV":
                key, _, value = words.partition("=")
                environment[key] = machine.here(value)
            case "RUN":
                await machine.run(words, folder, **environment)
            case "COPY":
                await machine.run(_copying(words), folder)
            case _:
                pass
    command = [machine.here(word) for name in ("ENTRYPOINT", "CMD") for word in msgspec.json.decode(said[name][-1])]
    return Image(environment, command, folder, said)


def _copying(words: str) -> str:
    """COPY as a command: from the stage before, which is the same machine, or what `.dockerignore` lets through."""
    *options, source, target = shlex.split(words)
    if options:
        assert source == target
        return f"test -e {source}"
    if source != ".":
        return f"cp {ROOT}/{source} {target}"
    first, *rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    assert first == "*"
    let_through = " ".join(rule[1:] for rule in rules if rule.startswith("!"))
    return f"into=$PWD; cd {ROOT}; {_FILES} {let_through} {_INTO}"


@asynccontextmanager
async def stopped_at_the_end(machine: Machine) -> AsyncGenerator[None]:
    """Stop the bot that `systemctl` has started."""
    try:
        yield
    finally:
        if (machine.root / "roost.pid").exists():
            await machine.run("systemctl stop roost", machine.root)
