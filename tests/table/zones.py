"""Zones in which the days of the tests roll over."""

ZONES = (
    "Pacific/Kiritimati",
    "Pacific/Auckland",
    "Asia/Tokyo",
    "Europe/Paris",
    "UTC",
    "America/New_York",
    "America/Los_Angeles",
    "Pacific/Pago_Pago",
)
