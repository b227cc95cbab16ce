"""Reports that were made while the server was away."""

from datetime import date
from pathlib import Path

from tests.ports import free_port
from tests.server.running import running
from worderly.cli.places import open_tools
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice
from worderly.device.remote.unsent import UnsentReport, UnsentReports
from worderly.store import words


def test_a_report_is_sent_once_when_the_server_is_back(tmp_path: Path) -> None:
    port = free_port()
    device = RemoteDevice(
        Shelf(tmp_path / "player"), open_tools, date.today, server=f"http://127.0.0.1:{port}"
    )
    assert not device.report_word("en", "zzqxj")
    assert not device.report_word("en", "zzqxj")
    assert not device.report_word("en", "jar")
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, at=port) as here:
        device.check_server()
        device.check_server()
        device.disconnect()
        rows = here.service.store.read_now(words.reports)
    assert {(row.word, row.kind, row.times) for row in rows} == {("zzqxj", "in", 1), ("jar", "out", 1)}


def test_a_report_that_the_server_refuses_is_not_tried_again(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        device = RemoteDevice(Shelf(tmp_path / "player"), open_tools, date.today, server=here.url)
        device.unsent.keep(UnsentReport(here.url, "en", "r2d2"))
        device.unsent.keep(UnsentReport(here.url, "en", "jar"))
        device.check_server()
        device.disconnect()
        assert [row.word for row in here.service.store.read_now(words.reports)] == ["jar"]
    assert device.unsent.take(here.url) == []


def test_reports_to_another_server_wait_on_and_a_damaged_file_is_none(tmp_path: Path) -> None:
    unsent = UnsentReports(tmp_path)
    unsent.keep(UnsentReport("http://a", "en", "jar"))
    unsent.keep(UnsentReport("http://b", "en", "jar"))
    assert unsent.take("http://a") == [UnsentReport("http://a", "en", "jar")]
    assert unsent.take("http://b") == [UnsentReport("http://b", "en", "jar")]
    (tmp_path / "reports.json").write_text("{")
    assert unsent.take("http://a") == []
