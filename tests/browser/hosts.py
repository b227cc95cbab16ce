"""The folder of `worderly site` on a plain file server: a host without any server of ours."""

import json
import threading
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from worderly.server.site import write_site


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        pass


@dataclass
class Host:
    """A static host; closing it is what a lost network is to its visitors."""

    base: str
    folder: Path
    server: ThreadingHTTPServer
    thread: threading.Thread

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def engine(self) -> Path:
        return self.folder / self.base[1:] / "engine"

    def publish(self, version: str) -> None:
        """A new version: its sources have another name, and the old ones are gone."""
        manifest = json.loads((self.engine / "manifest.json").read_text())
        for file in manifest["files"]:
            if file["part"] == "sources":
                (self.engine / file["name"]).rename(self.engine / f"core-{version}.bin")
                file["name"] = f"core-{version}.bin"
        (self.engine / "manifest.json").write_text(json.dumps(manifest | {"version": version}))

    def spoil_worker(self, script: str) -> None:
        """Runs before the engine does."""
        (worker,) = self.engine.glob("worker-*.js")
        worker.write_text(f"{script}\n{worker.read_text()}")

    def close(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()


def open_host(folder: Path, base: str) -> Host:
    write_site(folder / base[1:], ("en", "fr"), base)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    host = Host(base, folder, server, threading.Thread(target=server.serve_forever))
    host.thread.start()
    return host
