"""REST routes, one module a subject."""

from worderly.web.routes import health, matches

ROUTES = [*health.ROUTES, *matches.ROUTES]
