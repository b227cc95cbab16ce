"""What every test shares: one Hypothesis profile, with the failing seed printed."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    print_blob=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
