"""Reads files inside Debian packages, npm tarballs and Python wheels, without dpkg, npm or pip."""

import io
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

Reader = Callable[[str], bytes]

_AR_HEADER = 60


def open_archive(path: Path) -> Reader:
    """Returns a function from the path of a member to its bytes."""
    data = path.read_bytes()
    if path.suffix == ".deb":
        return _tar_reader(_ar_member(data, b"data.tar"))
    if path.suffix == ".tgz":
        return _tar_reader(data)
    return zipfile.ZipFile(io.BytesIO(data)).read


def _ar_member(data: bytes, prefix: bytes) -> bytes:
    at = len(b"!<arch>\n")
    while at < len(data):
        size = int(data[at + 48 : at + 58])
        if data[at : at + 16].startswith(prefix):
            return data[at + _AR_HEADER : at + _AR_HEADER + size]
        at += _AR_HEADER + size + size % 2
    raise ValueError(f"no {prefix.decode()} in this Debian package")


def _tar_reader(data: bytes) -> Reader:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        members = {
            member.name.removeprefix("./"): archive.extractfile(member)
            for member in archive.getmembers()
            if member.isfile()
        }
        contents = {name: handle.read() for name, handle in members.items() if handle}
    return contents.__getitem__
