"""What the tests' own process hands on to the programs that it starts."""

import subprocess
import sys

_CHILD = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
_IGNORED = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
_START = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {_CHILD!r}], check=True)"


def test_programs_end_by_ctrl_c_where_the_tests_ignore_it() -> None:
    """As under `nohup … &`."""
    said = subprocess.run(
        [sys.executable, "-c", f"{_IGNORED}; import tests.conftest; {_START}"], capture_output=True, check=True
    )
    assert said.stdout == b"True\n"
