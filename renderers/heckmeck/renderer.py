"""The drawings of Heckmeck."""

from renderers.heckmeck.board import SAMPLES, draw
from renderers.heckmeck.emoji import emoji_of
from renderers.heckmeck.signs import SIGNS, draw_signs
from renderers.kit.drawings import Renderer

RENDERER = Renderer(draw, SAMPLES, SIGNS, draw_signs, emoji_of=emoji_of)
