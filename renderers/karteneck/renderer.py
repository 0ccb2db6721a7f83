"""The drawings of Karteneck."""

from renderers.karteneck.board import SAMPLES, draw, draw_hand
from renderers.karteneck.emoji import emoji_of
from renderers.karteneck.signs import SIGNS, draw_signs
from renderers.kit.drawings import Renderer

RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, draw_hand, emoji_of)
