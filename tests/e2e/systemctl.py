"""Imitates systemctl on a test's machine: `systemctl.py MACHINE COMMAND… SERVICE` does what the service's unit says, as
far as it names commands and folders."""

import configparser
import os
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path


def main(machine: Path, *words: str) -> None:
    command = words[0]
    if command == "daemon-reload":
        return
    unit = machine / "etc" / "systemd" / "system" / f"{words[-1]}.service"
    running = machine / f"{words[-1]}.pid"
    if command in ("stop", "restart"):
        stop(running)
    if command in ("start", "restart", "enable"):
        start(machine, unit, running)


def start(machine: Path, unit: Path, running: Path) -> None:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment] - names are kept as they are
    parsed.read(unit)
    service = parsed["Service"]
    with (machine / "journal").open("ab") as journal:
        process = subprocess.Popen(
            [f"{machine}{word}" if word.startswith("/") else word for word in shlex.split(service["ExecStart"])],
            cwd=f"{machine}{service['WorkingDirectory']}",
            env={**os.environ, "HOME": f"{machine}/var/lib/{service['User']}"},
            stdin=subprocess.DEVNULL,
            stdout=journal,
            stderr=journal,
            start_new_session=True,
        )
    running.write_text(str(process.pid))


def stop(running: Path) -> None:
    number = int(running.read_text())
    process = os.pidfd_open(number)
    os.kill(number, signal.SIGTERM)
    select.select([process], [], [])
    running.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
