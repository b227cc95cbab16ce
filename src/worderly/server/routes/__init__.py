"""REST routes, one module a subject."""

from worderly.server.routes import health, matches, people, press, puzzles, rooms

ROUTES = [*health.ROUTES, *matches.ROUTES, *people.ROUTES, *press.ROUTES, *puzzles.ROUTES, *rooms.ROUTES]
