"""Pictures of the floor and of cards, drawn by code: no font, no file, no words but the ranks.

`draw` makes what stands in a message, `card_face` a card for a line of text. Both are pure: the
same picture gives the same bytes, in the same `edition` of this code. May import Pillow, `bot.view`
and `core.rules.cards`.
"""

from bot.pictures.draw import draw
from bot.pictures.edition import edition
from bot.pictures.emoji import card_face, is_own

__all__ = ["card_face", "draw", "edition", "is_own"]
