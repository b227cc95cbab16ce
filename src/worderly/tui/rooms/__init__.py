"""The way into a room, and the room."""
