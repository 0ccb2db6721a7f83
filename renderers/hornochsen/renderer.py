"""The drawings of Hornochsen."""

from renderers.hornochsen.board import SAMPLES, draw, draw_hand
from renderers.hornochsen.signs import SIGNS, draw_signs
from renderers.kit.drawings import Renderer

RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, draw_hand, emblem="hornochsen/bull")
