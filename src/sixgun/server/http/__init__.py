"""The HTTP API and the web client: endpoints, routing, middleware, OpenAPI description."""

from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.middleware import RequestGuardMiddleware
from sixgun.server.http.routing import exception_handlers, routes
from sixgun.server.http.web_client import page_routes

__all__ = ["ENDPOINTS", "RequestGuardMiddleware", "exception_handlers", "page_routes", "routes"]
