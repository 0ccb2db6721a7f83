"""Slices of reviews, worked on in the current thread."""

from random import Random
from time import thread_time

from games.review import AccountRequest, Finding, Slice, Worked, finding_of


def timed(request: Slice) -> Worked:
    """Work on a slice, and measure its CPU time."""
    begun = thread_time()
    finding = work_on(request)
    return Worked(finding, thread_time() - begun)


def work_on(request: Slice) -> Finding:
    """Return the finding of a slice. The same slice has the same finding."""
    return finding_of(request, Random("" if isinstance(request, AccountRequest) else request.stream))  # noqa: S311 - not a secret
