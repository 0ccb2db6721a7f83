"""The part of PromQL that docs/roost-alerts.yml uses, evaluated as Prometheus does."""

import math
import operator
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

Labels = frozenset[tuple[str, str]]
Vector = Mapping[Labels, float]
Scrape = Mapping[str, Vector]
"""Values by name and labels."""
Samples = Sequence[tuple[float, float]]
"""Seconds and values."""

EVALUATED_EVERY: Final = 60
_RULE: Final = re.compile(r"- alert: (\w+)\n +expr: (.+)\n(?: +for: (\d+)m\n)?")
_COMPARISON: Final = re.compile(r"(.+) (==|<|>) ([\d.]+)")
_CALL: Final = re.compile(r"(\w+)(?: by \((\w+)\) )?\((?:([\d.]+), )?(.+)\)")
_SELECTOR: Final = re.compile(r'(\w+)(?:\{(\w+)="([^"]*)"\})?(?:\[(\d+)m\])?')
_COMPARED: Final = {"==": operator.eq, "<": operator.lt, ">": operator.gt}


class Rule(NamedTuple):
    """An alert, and the minutes for which its expression has values before it is raised."""

    alert: str
    expression: str
    minutes: int


def rules_of(text: str) -> list[Rule]:
    """Read the alerts of a file of rules."""
    return [Rule(alert, expression, int(minutes or 0)) for alert, expression, minutes in _RULE.findall(text)]


def raised(rules: Iterable[Rule], scrapes: Mapping[int, Scrape]) -> set[str]:
    """Return the alerts that are raised at any time of these scrapes, which are known by their seconds."""
    found: set[str] = set()
    for rule in rules:
        since: dict[Labels, int] = {}
        for at in range(min(scrapes), max(scrapes) + 1, EVALUATED_EVERY):
            since = {of: since.get(of, at) for of in evaluate(rule.expression, scrapes, at)}
            if any(at - begun >= 60 * rule.minutes for begun in since.values()):
                found.add(rule.alert)
    return found


def evaluate(expression: str, scrapes: Mapping[int, Scrape], at: int) -> Vector:
    """Return the values of an expression at a time, by labels."""
    if found := _COMPARISON.fullmatch(expression):
        left, compared, right = found.groups()
        values = evaluate(left, scrapes, at)
        return {of: value for of, value in values.items() if _COMPARED[compared](value, float(right))}
    if (found := _CALL.fullmatch(expression)) is None:
        last = max(time for time in scrapes if time <= at)
        return {of: samples[-1][1] for of, samples in _samples(expression, {last: scrapes[last]}).items()}
    function, label, number, inner = found.groups()
    match function:
        case "sum":
            return _sums(evaluate(inner, scrapes, at), label)
        case "abs":
            return {of: abs(value) for of, value in evaluate(inner, scrapes, at).items()}
        case "histogram_quantile":
            return _quantiles(float(number), evaluate(inner, scrapes, at))
        case _:
            return _over_time(function, inner, scrapes, at)


def _samples(selector: str, scrapes: Mapping[int, Scrape]) -> Mapping[Labels, Samples]:
    """Return the samples of the selected series."""
    found = _SELECTOR.fullmatch(selector)
    assert found is not None, selector
    name, label, value, _ = found.groups()
    series: defaultdict[Labels, list[tuple[float, float]]] = defaultdict(list)
    for time, scrape in scrapes.items():
        for of, sample in scrape.get(name, {}).items():
            if label is None or (label, value) in of:
                series[of].append((time, sample))
    return series


def _over_time(function: str, selector: str, scrapes: Mapping[int, Scrape], at: int) -> Vector:
    """Apply a function to the samples of a span."""
    span = 60 * int(selector.rpartition("[")[2].rstrip("m]"))
    series = _samples(selector, {time: scrape for time, scrape in scrapes.items() if at - span < time <= at})
    if function == "avg_over_time":
        return {of: sum(value for _, value in samples) / len(samples) for of, samples in series.items()}
    per = {"increase": 1, "rate": span}[function]
    return {of: _increase(samples, at - span, at) / per for of, samples in series.items() if len(samples) > 1}


def _increase(samples: Samples, begin: float, end: float) -> float:
    """Return a counter's increase, extrapolated to the ends of the span if they are near, but not below 0."""
    (first, least), (last, _) = samples[0], samples[-1]
    grown = sum(new - (old if new >= old else 0) for (_, old), (_, new) in pairwise(samples))
    sampled, average = last - first, (last - first) / (len(samples) - 1)
    before, after = first - begin, end - last
    if grown > 0:
        before = min(before, sampled * least / grown)
    extrapolated = sum(gap if gap < 1.1 * average else average / 2 for gap in (before, after))
    return grown * (sampled + extrapolated) / sampled


def _sums(values: Vector, label: str | None) -> Vector:
    """Add values, by one label if it is given."""
    sums: defaultdict[Labels, float] = defaultdict(float)
    for of, value in values.items():
        sums[frozenset(pair for pair in of if pair[0] == label)] += value
    return sums


def _quantiles(quantile: float, buckets: Vector) -> Vector:
    """Return the quantile of one histogram's buckets."""
    bounds = sorted((float(dict(of)["le"]), value) for of, value in buckets.items())
    if not bounds:
        return {}
    total = bounds[-1][1]
    if not total:
        return {frozenset(): math.nan}
    low, below = 0.0, 0.0
    for bound, value in bounds:
        if value >= quantile * total:
            inside = low if math.isinf(bound) else low + (bound - low) * (quantile * total - below) / (value - below)
            return {frozenset(): inside}
        low, below = bound, value
    raise AssertionError(bounds)
