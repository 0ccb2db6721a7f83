"""Figures: drawings that are files. Each is an SVG in `renderers/art` that any program for vectors opens.

The root says how outlines look; a figure drawn small keeps them thick enough. A class (`seat`, `hide`) marks what is
painted in a colour of choice, a group's id what is shown or hidden (`display="none"` hides it until asked for)."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from re import findall
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, fromstring, tostring

from renderers.kit.palette import Colour, rgb

ART: Final = files("renderers") / "art"
MIN_WEIGHT: Final = 2.4
"""Least weight of an outline in pixels, however small its figure."""

Paint = tuple[tuple[str, Colour], ...]
"""Classes and their colours."""


class Figure(NamedTuple):
    """A figure: its size and its outline's weight in units of its file, and its elements."""

    width: float
    height: float
    line: float
    elements: str


@lru_cache(128)
def _parsed(name: str) -> Element:
    root = fromstring((ART / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314  # ours
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]  # tostring would write the namespace as a prefix
    return root


@lru_cache(128)
def figure_of(name: str, show: frozenset[str], hide: frozenset[str], paint: Paint) -> Figure:
    """Return a figure with groups shown and hidden, and classes painted. Raises KeyError for an unknown group or
    class."""
    # a copy, because it is changed in place
    root = fromstring(tostring(_parsed(name)))  # noqa: S314  # ours
    _toggle_groups(root, show, hide)
    _paint_classes(root, paint)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    elements = "".join(tostring(element, encoding="unicode") for element in root if element.tag != "title")
    return Figure(width, height, float(root.attrib["stroke-width"]), elements)


def _toggle_groups(root: Element, show: Iterable[str], hide: Iterable[str]) -> None:
    groups = {element.get("id"): element for element in root.iter("g")}
    for name in show:
        groups[name].attrib.pop("display")
    for name in hide:
        groups[name].set("display", "none")


def _paint_classes(root: Element, paint: Paint) -> None:
    for name, colour in paint:
        painted = [element for element in root.iter() if element.get("class") == name]
        if not painted:
            raise KeyError(name)
        for element in painted:
            what = "stroke" if element.get("fill") == "none" else "fill"  # a line has no inside to paint
            element.set(what, f"#{bytes(colour).hex()}")


def colours_in(*folders: str) -> tuple[Colour, ...]:
    """Return all colours named by the figures of some folders."""
    found = [file for folder in folders for file in (ART / folder).iterdir() if file.name.endswith(".svg")]
    texts = [file.read_text(encoding="utf-8") for file in found]
    return tuple(rgb(code) for code in sorted({code for text in texts for code in findall('"#([0-9a-f]{6})"', text)}))
