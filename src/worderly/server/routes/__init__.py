"""REST routes, one module a subject."""

from worderly.server.routes import (
    challenges,
    health,
    lessons,
    local_matches,
    matches,
    people,
    press,
    puzzles,
    rooms,
    words,
)

SUBJECTS = (challenges, health, lessons, local_matches, matches, people, press, puzzles, rooms, words)
ROUTES = [route for subject in SUBJECTS for route in subject.ROUTES]
