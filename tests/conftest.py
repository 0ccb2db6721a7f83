"""What holds for all tests."""

import os
import sys

# Every process of the tests would compile all libraries anew, which takes twice as long as its imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
