"""Rooms: entering one, and the page of a room."""
