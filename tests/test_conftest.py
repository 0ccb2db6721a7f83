"""What a run of the tests includes, and what its process hands on to the programs that it starts."""

import os
import subprocess
import sys

import pytest

_CHILD = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
_IGNORED = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
_START = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {_CHILD!r}], check=True)"


def test_programs_end_by_ctrl_c_where_the_tests_ignore_it() -> None:
    """As under `nohup … &`."""
    said = subprocess.run(
        [sys.executable, "-c", f"{_IGNORED}; import tests.conftest; {_START}"], capture_output=True, check=True
    )
    assert said.stdout == b"True\n"


ALL = ["-o", "norecursedirs=.* bench", "tests/store"]  # hypothesis warns where its own folder is not left out


@pytest.mark.parametrize(
    ("named", "trials"), [(["tests/store"], False), (["tests/store/trial"], True), (ALL, True)], ids=str
)
def test_trials_run_only_where_their_folder_is_named(named: list[str], trials: bool) -> None:
    collecting = [sys.executable, "-m", "pytest", "-n0", "-q", "--collect-only", "-p", "no:cacheprovider", *named]
    collected = subprocess.run(collecting, capture_output=True, text=True, check=True).stdout
    assert ("tests/store/trial/test_kill.py::" in collected) == trials


@pytest.mark.parametrize(("required", "code", "said"), [("", 0, "Left out, because there is"), ("1", 4, "ERROR:")])
def test_missing_browser_is_one_line_that_names_the_command(required: str, code: int, said: str) -> None:
    environment = os.environ | {"ROOST_CHROMIUM": "/none", "ROOST_BROWSER_REQUIRED": required}
    environment.pop("PYTEST_XDIST_WORKER", None)  # whose exit status is always 0
    command = [sys.executable, "-m", "pytest", "-n2", "-q", "-p", "no:cacheprovider"]
    paths = ["tests/browser/test_page.py", "tests/browser/test_away.py", "tests/test_engines.py"]
    run = subprocess.run([*command, *paths], capture_output=True, text=True, check=False, env=environment)
    lines = [line for line in (run.stdout + run.stderr).splitlines() if "Chromium" in line or "browser driver" in line]
    assert run.returncode == code
    assert len(lines) == 1
    assert lines[0].startswith(said)
    assert "installs it" in lines[0]
