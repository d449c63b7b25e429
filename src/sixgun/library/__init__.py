"""All cards, characters, events and rulings as data, for programs that display them."""

from sixgun.library.catalogues import CATALOGUES, GameCatalogue
from sixgun.library.entries import CatalogueEntry

__all__ = ["CATALOGUES", "CatalogueEntry", "GameCatalogue"]
