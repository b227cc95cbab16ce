"""An outage of the database is logged once when it begins and once when it is over, and counted each time."""

import pytest

from worderly.store.database.outage import Outage


def test_an_outage_is_told_once_at_each_end_and_every_failure_is_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outage = Outage()
    for end in (2, 4):
        outage.failed("locked")
        outage.failed("locked")
        outage.answered()
        outage.answered()
        assert outage.failures == end
    assert [(record.levelname, record.message) for record in caplog.records] == 2 * [
        ("ERROR", "the database does not answer"),
        ("WARNING", "the database answers again"),
    ]
