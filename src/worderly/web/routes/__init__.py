"""REST routes, one module a subject."""

from worderly.web.routes import health, matches, people, puzzles, rooms

ROUTES = [*health.ROUTES, *matches.ROUTES, *people.ROUTES, *puzzles.ROUTES, *rooms.ROUTES]
