"""Rooms: members, rounds and what everybody in a room sees."""
