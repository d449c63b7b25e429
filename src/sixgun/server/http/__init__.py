"""The lobby and the page over HTTP: what can be asked, how it is described, and who is let in."""

from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.page import page_routes
from sixgun.server.http.routing import routes

__all__ = ["ENDPOINTS", "page_routes", "routes"]
