"""Reports of words that were made while their server was away, in a file of this device."""

from pathlib import Path

from worderly.device.local.files import save_file
from worderly.kit import Record, decode, encode


class UnsentReport(Record, tag="report"):
    server: str
    language: str
    word: str


class UnsentReports:
    def __init__(self, folder: Path) -> None:
        self._path = folder / "reports.json"

    def keep(self, report: UnsentReport) -> None:
        self._write([*(one for one in self._read() if one != report), report])

    def take(self, server: str) -> list[UnsentReport]:
        """Those for this server. They leave the file before they are sent, so that none is sent twice."""
        reports = self._read()
        taken = [one for one in reports if one.server == server]
        if taken:
            self._write([one for one in reports if one.server != server])
        return taken

    def _read(self) -> list[UnsentReport]:
        try:
            return decode(self._path.read_bytes(), list[UnsentReport])
        except (FileNotFoundError, ValueError):
            return []

    def _write(self, reports: list[UnsentReport]) -> None:
        save_file(self._path, encode(reports))
