"""Drags with a mouse or with a finger, along points of the page."""

import itertools
from collections.abc import Callable

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
Drag = Callable[[list[Point]], None]


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page) -> Drag:
    def drag(points: list[Point]) -> None:
        page.mouse.move(*points[0])
        page.mouse.down()
        for point in points[1:]:
            page.mouse.move(*point, steps=4)
        page.mouse.up()

    return drag


def by_finger(page: Page) -> Drag:
    """Real touch events: a finger set down, moved in small steps, and lifted."""
    wire = page.context.new_cdp_session(page)

    def send(kind: str, point: Point | None = None) -> None:
        points = [] if point is None else [{"x": point[0], "y": point[1]}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(points: list[Point]) -> None:
        send("touchStart", points[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(points):
            for part in (0.25, 0.5, 0.75, 1):
                send("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
        send("touchEnd")

    return drag
