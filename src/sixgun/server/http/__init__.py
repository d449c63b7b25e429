"""The lobby and the page over HTTP: what can be asked, how it is described, and who is let in."""

from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.middleware import CheckedRequests
from sixgun.server.http.page import page_routes
from sixgun.server.http.routing import failures, routes

__all__ = ["ENDPOINTS", "CheckedRequests", "failures", "page_routes", "routes"]
