"""The drawings of Verflixxt."""

from renderers.kit.drawings import Renderer
from renderers.verflixxt.board import SAMPLES, draw, draw_hand
from renderers.verflixxt.signs import SIGNS, draw_signs

RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, draw_hand, emblem="verflixxt/guard")
